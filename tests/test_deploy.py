"""The files for operators: what they name is there, and the dashboard asks for figures that the server has."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tabletown.server.app import App
from tabletown.server.config import Settings

ROOT = Path(__file__).parent.parent
FIGURE = re.compile(r"tabletown_[a-z_]+")


def test_the_dashboard_and_the_alerts_ask_for_figures_that_are_there() -> None:
    services = App(Settings("sqlite+aiosqlite://")).services
    shown = {f"{name}_bucket" for name in services.metrics.names()} | set(services.metrics.names())
    panels = json.loads((ROOT / "deploy/grafana.json").read_text())["panels"]
    asked = {name for panel in panels for each in panel["targets"] for name in FIGURE.findall(each["expr"])}
    assert len(asked) > 10
    assert asked <= shown
    assert set(FIGURE.findall((ROOT / "docs/operating.md").read_text())) <= shown


def test_the_bill_of_materials_has_everything_that_is_locked(tmp_path: Path) -> None:
    target = tmp_path / "bill.json"
    subprocess.run([sys.executable, ROOT / "tools/sbom.py", target], check=True, capture_output=True)
    bill = json.loads(target.read_text())
    names = {each["purl"].partition("@")[0] for each in bill["components"]}
    assert {"pkg:pypi/litestar", "pkg:pypi/sqlalchemy", "pkg:npm/svelte"} <= names
    pins = re.findall(r"^[^ #=]+==", (ROOT / "requirements/play.txt").read_text(), re.MULTILINE)
    assert sum(name.startswith("pkg:pypi/") for name in names) == len(pins)
    assert all(each["hashes"] for each in bill["components"] if each["purl"].startswith("pkg:pypi/"))
