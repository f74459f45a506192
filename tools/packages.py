"""Installs pinned Python packages into the checkout's environment: with uv where it is to be had, otherwise with pip.

uv does the same work in a fraction of the time but does not read pip's settings, so it is told them; where one has no
counterpart, or where uv fails for whatever reason, pip does it. prepare.py calls this; it needs only the standard library.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from pip_settings import pip_settings

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin/python"
UV = VENV / "bin/uv"

AS_OPTIONS = {
    "index-url": "--index-url",
    "extra-index-url": "--extra-index-url",
    "find-links": "--find-links",
    "trusted-host": "--allow-insecure-host",
}
AS_VARIABLES = {
    "cert": ("SSL_CERT_FILE",),
    "proxy": ("HTTP_PROXY", "HTTPS_PROXY"),
    "timeout": ("UV_HTTP_TIMEOUT",),
    "default-timeout": ("UV_HTTP_TIMEOUT",),
}
# They change how pip speaks and keeps, not what is installed.
WITHOUT_MEANING = {
    *(
        "disable-pip-version-check",
        "no-cache-dir",
        "cache-dir",
        "progress-bar",
        "quiet",
        "verbose",
        "no-color",
        "no-input",
    ),
    *(
        "root-user-action",
        "retries",
        "require-virtualenv",
        "no-python-version-warning",
        "prefer-binary",
        "resume-retries",
    ),
}


def quietly(command: Sequence[str | Path], **environment: str) -> None:
    """Run it in the checkout. What it says is kept for the day it fails: several steps run side by side."""
    subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
        text=True,
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def in_venv(*arguments: str, **environment: str) -> None:
    quietly([str(VENV_PYTHON), *arguments], **environment)


def make_environment() -> None:
    quietly([sys.executable, "-m", "venv", "--clear", VENV])


def install_installer() -> None:
    try:
        _pip("-r", "requirements/uv.txt")
    except subprocess.CalledProcessError:
        UV.unlink(missing_ok=True)  # no index has it for this machine; pip is slower, and enough


def install(*arguments: str) -> None:
    """What `pip install` does with these arguments."""
    told = for_uv(pip_settings(VENV_PYTHON)) if UV.exists() else None
    if told is not None:
        options, variables = told
        try:
            command = [str(UV), "pip", "install", "--quiet", "--python", str(VENV_PYTHON), *options, *arguments]
            return quietly(command, TABLETOWN_PURE="1", **variables)
        except subprocess.CalledProcessError:
            pass  # pip tries the same; if it fails too, its reason is the one that is told
    return _pip(*arguments)


def install_one(file: str, name: str) -> None:
    """Only this package of a file of pins."""
    pin = re.search(rf"^{re.escape(name)}==.*(?:\\\n.*)*", (ROOT / file).read_text(), re.MULTILINE)
    assert pin, f"{file} does not pin {name}"
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as only:
        only.write(f"{pin.group()}\n")
        only.flush()
        install("--no-deps", "-r", only.name)


def for_uv(settings: dict[str, list[str]]) -> tuple[list[str], dict[str, str]] | None:
    """pip's settings as uv's options and variables, or nothing where one of them cannot be told."""
    if settings.keys() - AS_OPTIONS.keys() - AS_VARIABLES.keys() - WITHOUT_MEANING:
        return None
    # pip looks into all indexes alike; without this uv stops at the first that knows a package. The hashes decide anyway.
    options = ["--index-strategy", "unsafe-best-match"]
    options += [
        part for name, option in AS_OPTIONS.items() for value in settings.get(name, []) for part in (option, value)
    ]
    variables = {
        variable: settings[name][0] for name, names in AS_VARIABLES.items() if settings.get(name) for variable in names
    }
    return options, variables


def _pip(*arguments: str) -> None:
    in_venv("-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments, TABLETOWN_PURE="1")
