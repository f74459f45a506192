"""Whose address an address is: our own proxies', and what one household has of the newer kind. Used by door.py and gate.py.

A home or a rented machine has 2^64 addresses of IPv6 at least, so limits that count each of them would limit nobody: they
count networks of that size. A listener for both kinds shows older addresses in the newer form; they are one.
"""

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

HOUSEHOLD = 64
"""Bits that the addresses of one household share."""


class BadProxy(ValueError):
    """Something in the list of proxies that is no address and no network."""


class Proxies:
    """Addresses and networks (10.0.0.0/8) that are our own."""

    def __init__(self, written: tuple[str, ...]) -> None:
        try:
            self._networks = [ip_network(each, strict=False) for each in written]
        except ValueError as bad:
            raise BadProxy(str(bad)) from None

    def has(self, address: str) -> bool:
        found = _parsed(address)
        return found is not None and any(found in network for network in self._networks)


def counted_as(address: str) -> str:
    """What limits count it as. Something that is no address stays as it is: a proxy may say what it likes."""
    found = _parsed(address)
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return str(IPv6Network((found, HOUSEHOLD), strict=False).network_address)
    return address if found is None else str(found)


def without_port(told: str) -> str:
    """The address alone: some proxies tell `198.51.100.7:4711` or `[2001:db8::1]:4711`, with another port each time."""
    written = re.fullmatch(r'"?(?:\[([^\[\]]*)\]|([\d.]+))(?::\d*)?"?', told)
    return (written[1] or written[2]) if written else told


@lru_cache(4096)
def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
