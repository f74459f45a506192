"""What pip is set up with on this machine: indexes, certificates and the like, from its files and the environment.

Whoever installs or looks up packages without pip asks here, so that every tool goes to the same indexes.
"""

import subprocess
from pathlib import Path

# What stands further right wins, as in pip.
SCOPES = ("global", "install", ":env:")


def pip_settings(python: Path | str) -> dict[str, list[str]]:
    """Every setting that counts for `pip install` of this Python, by its name, as a list of its values."""
    command = [python, "-m", "pip", "--disable-pip-version-check", "config", "list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, dict[str, list[str]]] = {scope: {} for scope in SCOPES}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        scope, _, key = name.rpartition(".")
        if scope in found:
            found[scope][key.replace("_", "-")] = value.strip("'\"").replace("\\n", " ").split()
    return {key: values for scope in SCOPES for key, values in found[scope].items()}
