//! ipnet: strings such as `10.0.0.0/8`.

use ::ipnet::{IpNet, Ipv4Net, Ipv6Net};

use crate::impls::macros::displayed;

displayed! {
    IpNet;
    Ipv4Net;
    Ipv6Net;
}
