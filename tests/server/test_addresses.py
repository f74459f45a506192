"""Whose an address is: limits count households, not the many addresses of the newer kind that each has."""

from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import Guest, serving
from tabletown.server.addresses import BadProxy, Proxies, counted_as
from tabletown.server.config import Limits, Rate, Settings
from tabletown.server.door import Door
from tabletown.server.metrics import Metrics
from tabletown.server.options import BadOptions, read


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::1"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_what_an_address_is_counted_as(address: str, counted: str) -> None:
    assert counted_as(address).partition("%")[0] == counted


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies(("127.0.0.1", "10.1.0.0/16", "2001:db8::/32"))
    for address in ("127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3", "2001:db8:9::1"):
        assert proxies.has(address)
    for address in ("127.0.0.2", "10.2.0.1", "2001:db9::1", "::1", "proxy", ""):
        assert not proxies.has(address)
    with pytest.raises(BadProxy):
        Proxies(("proxy.example.org",))


def test_a_proxy_that_is_no_address_is_told_when_the_settings_are_read(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"proxies: 'proxy.example.org'"):
        read({"TABLETOWN_PROXIES": "127.0.0.1,proxy.example.org"})


def test_the_door_counts_households() -> None:
    door = Door(Settings("", proxies=("10.0.0.0/8",), limits=Limits(connections=2)), Metrics())
    assert [door.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert door.enter("2001:db8:0:1::1")
    assert all(door.enter("10.9.8.7") for _ in range(5))
    door.leave("2001:db8::77")
    assert door.enter("2001:db8::78")


async def test_a_household_has_one_rate_however_many_addresses_it_uses(settings: Settings) -> None:
    strict = msgspec.structs.replace(settings, proxies=("127.0.0.0/8",), limits=Limits(requests=Rate(2, 0.0)))
    async with serving(strict) as (address, _), Guest(address) as guest:

        async def ask(told: str) -> int:
            return (await guest.http.get("/health", headers={"X-Forwarded-For": told})).status_code

        assert [await ask(f"2001:db8::{number}") for number in range(3)] == [200, 200, 429]
        assert await ask("2001:db8:0:1::") == 200


async def test_what_a_client_says_of_itself_in_front_of_a_proxy(settings: Settings) -> None:
    """A proxy may add a header of its own behind the client's, and may tell the port: neither makes another address."""
    strict = msgspec.structs.replace(settings, proxies=("127.0.0.0/8",), limits=Limits(requests=Rate(2, 0.0)))
    async with serving(strict) as (address, _), Guest(address) as guest:

        async def ask(*told: str) -> int:
            headers = [("X-Forwarded-For", each) for each in told]
            return (await guest.http.get("/health", headers=headers)).status_code

        assert [await ask(f"192.0.2.{number}", "198.51.100.7") for number in range(3)] == [200, 200, 429]
        assert [await ask(f"192.0.2.{number}, 198.51.100.8:40{number}") for number in range(3)] == [200, 200, 429]
        assert [await ask(f"[2001:db8::1]:40{number}") for number in range(3)] == [200, 200, 429]
        assert [await ask(f'"[2001:db8:1::{number}]"') for number in range(3)] == [200, 200, 429]
