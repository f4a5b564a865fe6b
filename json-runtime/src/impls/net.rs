//! Network addresses, as the strings that they are known by.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use super::macros::displayed;

displayed! {
    IpAddr;
    Ipv4Addr;
    Ipv6Addr;
    SocketAddr;
    SocketAddrV4;
    SocketAddrV6;
}
