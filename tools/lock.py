"""Chooses the newest package versions that pyproject.toml and web/package.json allow; pins them with their files' hashes.

`make lock` runs it with the checkout's Python. play.txt holds what playing and building need, test.txt what tests add,
uv.txt what installs them. With `--hashes` the versions stay and only the hashes are looked up anew.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from hashes import with_hashes

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
HEADER = "# Written by `make lock`.\n"
PIN = re.compile(r"^[A-Za-z0-9._-]+==[0-9A-Za-z.]+", re.MULTILINE)


def resolved(requirements: list[str]) -> set[str]:
    """What pip installs for these requirements into an empty environment, as name==version lines."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [f"{folder}/bin/python", "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", *requirements], check=True)
        frozen = subprocess.run([*pip, "freeze", "--all"], check=True, capture_output=True, text=True).stdout
    return {line for line in frozen.splitlines() if not line.startswith("pip==")}


def write(name: str, pins: set[str], first: str = "") -> None:
    entries = []
    for pin, hashes in with_hashes(pins).items():
        entries.append(" \\\n    ".join([pin, *(f"--hash=sha256:{digest}" for digest in hashes)]) + "\n")
    (REQUIREMENTS / name).write_text(HEADER + first + "".join(entries))


def pinned(name: str) -> set[str]:
    """What a file pins now."""
    return set(PIN.findall((REQUIREMENTS / name).read_text()))


def main() -> None:
    if sys.argv[1:] == ["--hashes"]:
        write("play.txt", pinned("play.txt"))
        write("test.txt", pinned("test.txt"), "-r play.txt\n")
        write("uv.txt", pinned("uv.txt"))
        return
    project = tomllib.loads(Path(ROOT, "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    wanted = {name: [each for each in extra if not each.startswith("tabletown[")] for name, extra in extras.items()}
    build = project["build-system"]["requires"]
    play = project["project"]["dependencies"] + wanted["terminal"] + wanted["print"] + wanted["server"] + build
    test = [each for extra in wanted.values() for each in extra]
    pinned_play = resolved(play)
    pinned_test = resolved(play + test)
    if not pinned_play <= pinned_test:
        sys.exit(f"tests would change what playing installs: {sorted(pinned_play - pinned_test)}")
    write("play.txt", pinned_play)
    write("test.txt", pinned_test - pinned_play, "-r play.txt\n")
    write("uv.txt", {pin for pin in resolved(["uv"]) if pin.startswith("uv==")})
    subprocess.run([sys.executable, "tools/client.py", "npm", "update", "--package-lock-only"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
