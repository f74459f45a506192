"""`make bench`: sets up what measuring needs, then measures one thing after the other. Each writes its part of the page.

The page is docs/benchmarks.md; ARGS are those of `tabletown bench`. It needs only the standard library until all is set up.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import arguments
import prepare
from packages import ROOT, VENV, VENV_PYTHON

SLOW_LINE = "tests/browser/measure_slow_line.py"


def main() -> None:
    prepare.demand_python()
    arguments.settle("bench", sys.argv[1:])
    prepare.set_up(prepare.steps_for("test"))
    measurements: list[list[str | Path]] = [
        [VENV / "bin/tabletown", "bench", *sys.argv[1:]],
        [VENV_PYTHON, "-m", "tabletown.lab.load"],
        [VENV / "bin/pytest", "-q", "-s", SLOW_LINE],
        [VENV_PYTHON, "tools/measure_start.py"],
    ]
    for command in measurements:
        if status := subprocess.run(command, cwd=ROOT, check=False).returncode:
            sys.exit(status)


if __name__ == "__main__":
    main()
