//! The networks that this machine is in, and ports of its own.

use std::io::{self, ErrorKind};
use std::net::Ipv6Addr;
use std::ops::RangeInclusive;

use if_addrs::{IfAddr, Ifv4Addr};

/// This machine's addresses in networks with others. One whose mask the system does not know is left
/// out: it would take everybody for a neighbour.
pub fn own_addresses() -> impl Iterator<Item = Ifv4Addr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    interfaces.into_iter().filter_map(|interface| match interface.addr {
        // One that a machine gives itself may belong to an adapter without a cable.
        IfAddr::V4(address) if address.ip.is_loopback() || address.ip.is_link_local() => None,
        IfAddr::V4(address) if address.netmask.to_bits() != 0 => Some(address),
        IfAddr::V4(_) | IfAddr::V6(_) => None,
    })
}

/// This machine's addresses of IPv6, each with the number of its interface.
pub fn own_v6() -> Vec<(Ipv6Addr, u32)> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let own = interfaces.into_iter().filter_map(|interface| match interface.addr {
        IfAddr::V6(address) if !address.ip.is_loopback() => Some((address.ip, interface.index?)),
        IfAddr::V4(_) | IfAddr::V6(_) => None,
    });
    own.collect()
}

/// What could be bound to the first port that is free.
pub fn at_first_free<T>(
    ports: RangeInclusive<u16>,
    bind: impl Fn(u16) -> io::Result<T>,
) -> io::Result<T> {
    let mut last = None;
    for port in ports {
        match bind(port) {
            Ok(bound) => return Ok(bound),
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| ErrorKind::AddrInUse.into()))
}
