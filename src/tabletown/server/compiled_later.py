"""Compiled modules that are still being built while this server already plays: where they will be, and who takes them over.

`make play` names the folder in TABLETOWN_COMPILED_LATER. It appears by one rename, whole or not at all, so a process started
with it first in its path is compiled from its first import. This process itself stays as it began.
"""

import logging
import os
from pathlib import Path

logger = logging.getLogger(__name__)

VARIABLE = "TABLETOWN_COMPILED_LATER"


class CompiledLater:
    def __init__(self, folder: str | None = None) -> None:
        named = os.environ.get(VARIABLE, "") if folder is None else folder
        self._folder = Path(named) if named else None

    @property
    def is_there(self) -> bool:
        return self._folder is not None and self._folder.is_dir()

    def environment(self) -> dict[str, str]:
        """For a process that uses them."""
        path = os.pathsep.join(filter(None, (str(self._folder), os.environ.get("PYTHONPATH", ""))))
        return {**os.environ, "PYTHONPATH": path, "TABLETOWN_PURE": ""}

    def give_up(self, why: str) -> None:
        """They do not work here: no process tries them again."""
        self._folder = None
        logger.warning("the compiled modules are not used", extra={"data": {"why": why}})
