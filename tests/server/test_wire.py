"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_typescript_is_not_stale() -> None:
    subprocess.run([sys.executable, ROOT / "tools/wire.py", "--check"], check=True)
