"""The lock files: they pin every package, on every platform, and tie nobody to a certain package index."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*( --hash=sha256:[0-9a-f]{64})+")


@pytest.mark.parametrize("name", ["play.txt", "test.txt", "uv.txt"])
def test_python_packages_are_pins_with_hashes(name: str) -> None:
    """pip then installs only files that were there when the lock was made, and refuses a package without any."""
    text = re.sub(r" \\\n +", " ", (ROOT / "requirements" / name).read_text())
    _, *lines = text.splitlines()
    assert [line for line in lines if not PIN.fullmatch(line)] == (["-r play.txt"] if name == "test.txt" else [])
    assert len(lines) > (20 if name != "uv.txt" else 0)


def test_client_packages_name_no_index() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert [path for path, package in packages.items() if "resolved" in package] == []


def test_client_packages_are_locked_for_every_platform() -> None:
    """npm writes a lock without a platform's package when the index lacks it, and then refuses that lock."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    locked = {path.rsplit("node_modules/", 1)[-1] for path in packages}
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert wanted - locked == set()
