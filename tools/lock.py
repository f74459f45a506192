"""Chooses the newest package versions that pyproject.toml and web/package.json allow, and pins them.

`make lock` runs it with the checkout's Python. play.txt holds what playing and building need, test.txt what tests add.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = "# Written by `make lock`.\n"


def resolved(requirements: list[str]) -> set[str]:
    """What pip installs for these requirements into an empty environment, as name==version lines."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [f"{folder}/bin/python", "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", *requirements], check=True)
        frozen = subprocess.run([*pip, "freeze", "--all"], check=True, capture_output=True, text=True).stdout
    return {line for line in frozen.splitlines() if not line.startswith("pip==")}


def write(name: str, lines: set[str], first: str = "") -> None:
    Path(ROOT, "requirements", name).write_text(HEADER + first + "".join(f"{line}\n" for line in sorted(lines)))


def main() -> None:
    project = tomllib.loads(Path(ROOT, "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    play = project["project"]["dependencies"] + project["build-system"]["requires"]
    test = [each for extra in extras.values() for each in extra if not each.startswith("tabletown[")]
    pinned_play = resolved(play)
    pinned_test = resolved(play + test)
    if not pinned_play <= pinned_test:
        sys.exit(f"tests would change what playing installs: {sorted(pinned_play - pinned_test)}")
    write("play.txt", pinned_play)
    write("test.txt", pinned_test - pinned_play, "-r play.txt\n")
    subprocess.run([sys.executable, "tools/client.py", "npm", "update", "--package-lock-only"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
