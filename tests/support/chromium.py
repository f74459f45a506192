"""Starts the Chromium that `make test` unpacked into .cache/chromium; tests/conftest.py calls it.

The browser gets its own libraries and fonts, so it runs, and pages look the same, on a machine that has neither.
"""

import os
from pathlib import Path

from playwright.sync_api import Browser, Playwright

FOLDER = Path(__file__).parents[2] / ".cache/chromium"
FLAGS = ["--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"]


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(
        executable_path=FOLDER / "chromium",
        args=FLAGS,
        chromium_sandbox=False,
        env={
            **{name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")},
            "LD_LIBRARY_PATH": f"{FOLDER / 'al2023/lib'}:{FOLDER}",
            "FONTCONFIG_FILE": str(FOLDER / "fonts/fonts.conf"),
        },
    )
