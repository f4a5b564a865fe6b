//! Network addresses, as the strings that they are known by.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use crate::context::JsonContext;
use crate::to_json::{ToJson, ToJsonKey};
use crate::writer::{JsonWriter, KeyWriter};

macro_rules! address {
    ($($type:ty;)+) => {$(
        impl<C: JsonContext> ToJson<C> for $type {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.display(self);
            }
        }

        impl<C: JsonContext> ToJsonKey<C> for $type {
            fn write_key(&self, key: KeyWriter<'_, '_, C>) {
                key.display(self);
            }
        }
    )+};
}

address! {
    IpAddr;
    Ipv4Addr;
    Ipv6Addr;
    SocketAddr;
    SocketAddrV4;
    SocketAddrV6;
}
