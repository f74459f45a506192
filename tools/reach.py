"""A pytest plugin (`-p reach`): writes down which functions of the sources each test calls, and how long it takes.

Whole functions, not lines: that costs little, and a test that never calls a function cannot notice a change in it. What runs in
other processes is not seen. TABLETOWN_REACH names the file that is written; tools/mutants.py reads it.
"""

import json
import os
import sys
import threading
from collections import defaultdict
from pathlib import Path
from types import FrameType

import pytest

SOURCES = str(Path.cwd() / "src/tabletown") + os.sep


class Reach:
    def __init__(self, target: Path) -> None:
        self._target = target
        self._now: set[object] = set()
        self._reached: dict[str, list[str]] = defaultdict(list)
        self._seconds: dict[str, float] = defaultdict(float)
        self._failed: set[str] = set()

    def _called(self, frame: FrameType, event: str, value: object) -> None:
        self._now.add(frame.f_code)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item):  # type: ignore[no-untyped-def]
        self._now = set()
        threading.settrace(self._called)
        sys.settrace(self._called)
        yield
        sys.settrace(None)
        threading.settrace(None)
        for code in self._now:
            file = getattr(code, "co_filename", "")
            if file.startswith(SOURCES):
                self._reached[f"{os.path.relpath(file)}::{getattr(code, 'co_qualname', '')}"].append(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Tests that do not pass as they are, or are left out, notice nothing."""
        seconds = {test: round(took, 2) for test, took in self._seconds.items() if test not in self._failed}
        reached = {name: [test for test in tests if test in seconds] for name, tests in self._reached.items()}
        self._target.write_text(json.dumps({"seconds": seconds, "reached": reached}))


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Reach(Path(os.environ["TABLETOWN_REACH"])))
