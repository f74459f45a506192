"""Behind a real proxy, set up as deploy/ says: everybody has an address of their own, cookies are Secure, sockets stay open.

Runs with whichever of nginx and Caddy is installed; test_door.py looks at the headers alone, everywhere.
"""

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from support.tabletown_server import MARK, new_listener, quick_settings, read, serving, sqlite_url
from tabletown.server import wire
from tabletown.server.config import Limits, Rate

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
UPSTREAM = "127.0.0.1:8000"
PEOPLE = 12
EACH = 6
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def nginx(folder: Path, upstream: str, port: int) -> list[str]:
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    files = ["-keyout", str(folder / "key"), "-out", str(folder / "pem")]
    subprocess.run(["openssl", "req", *kind, "-subj", f"/CN={NAME}", *files], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for ours, theirs in (
        (UPSTREAM, upstream),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        (f"/etc/ssl/{NAME}.pem", f"{folder}/pem"),
        (f"/etc/ssl/{NAME}.key", f"{folder}/key"),
    ):
        assert ours in site
        site = site.replace(ours, theirs)
    built = subprocess.run(["nginx", "-V"], capture_output=True, text=True, check=True).stderr
    paths = [f"{name}_temp_path {folder}/{name};" for name in TEMPORARY if f"without-http_{name}_module" not in built]
    main = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}} http {{ access_log off;"
    (folder / "main.conf").write_text("\n".join([main, *paths, site, "}"]))
    return ["nginx", "-c", f"{folder}/main.conf", "-e", f"{folder}/errors"]


def caddy(folder: Path, upstream: str, port: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text()
    for ours, theirs in (
        (UPSTREAM, upstream),
        (f"{NAME} {{", f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls internal"),
    ):
        assert ours in site
        site = site.replace(ours, theirs)
    own = f"admin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system {folder}/kept"
    (folder / "Caddyfile").write_text(f"{{\n\t{own}\n}}\n{site}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


PROXIES = {"nginx": nginx, "caddy": caddy}


@asynccontextmanager
async def behind(proxy: str, folder: Path, upstream: str) -> AsyncIterator[int]:
    """The proxy in front of this server; gives the port at which it listens."""
    listener = new_listener()
    port = int(listener.getsockname()[1])
    listener.close()
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(PROXIES[proxy](folder, upstream, port), stdout=output, stderr=output)
        try:
            async with asyncio.timeout(60):
                while (await status(port)) != 200:
                    assert process.poll() is None, (folder / "output").read_text()
                    await asyncio.sleep(0.1)
            yield port
        finally:
            process.terminate()
            process.wait(20)


def visitor(port: int, address: str) -> httpx.AsyncClient:
    """Somebody with an address of their own, who says that it is another one."""
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    headers = {**MARK, "Host": NAME, "X-Forwarded-For": "203.0.113.1"}
    return httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", transport=transport, headers=headers, timeout=60)


async def status(port: int) -> int:
    try:
        async with visitor(port, "127.0.0.2") as first:
            return (await first.get("/alive", extensions={"sni_hostname": NAME})).status_code
    except httpx.HTTPError:
        return 0


@pytest.mark.parametrize("proxy", PROXIES)
async def test_behind_a_real_proxy(proxy: str, tmp_path: Path) -> None:
    if not (shutil.which(proxy) and shutil.which("openssl")):
        pytest.skip(f"{proxy} is not installed")
    settings = msgspec.structs.replace(
        quick_settings(sqlite_url(tmp_path)),
        proxies=("127.0.0.1",),
        hosts=(NAME,),
        limits=Limits(requests=Rate(EACH, 0.0)),
    )
    named = {"sni_hostname": NAME}
    async with serving(settings) as (address, _), behind(proxy, tmp_path, address.removeprefix("http://")) as port:
        for number in range(PEOPLE):
            async with visitor(port, f"127.0.0.{10 + number}") as person:
                found = [(await person.get("/alive", extensions=named)).status_code for _ in range(EACH + 1)]
                assert found == [200] * EACH + [429], "everybody has a rate of their own, whatever they say"
        async with visitor(port, "127.0.0.100") as ann:
            answer = await ann.put("/api/me", json={"name": "Ann"}, extensions=named)
            assert "Secure" in answer.headers["set-cookie"]
            wish = msgspec.json.encode(wire.NewTable("welcome", [wire.MySeat()]))
            cookie = answer.headers["set-cookie"].partition(";")[0]
            cookies = {"Cookie": cookie, "Content-Type": "application/json"}
            made = read(await ann.post("/api/tables", content=wish, headers=cookies, extensions=named), wire.TableInfo)
            assert (await ann.get("/metrics", extensions=named)).status_code == 403
        anybody = ssl.create_default_context()
        anybody.check_hostname, anybody.verify_mode = False, ssl.CERT_NONE
        async with connect(
            f"wss://{NAME}:{port}/api/tables/{made.id}/live",
            host="127.0.0.1",
            ssl=anybody,
            additional_headers={"Cookie": cookie},
            local_addr=("127.0.0.101", 0),
            proxy=None,
        ) as live:
            async with asyncio.timeout(30):
                assert "position" in "".join([str(await live.recv()) for _ in range(2)])
