"""`make play`: sets up what a game needs and turns into the server. Compiling can wait: it goes on behind the game.

Without compiled modules the server begins interpreted. Bots take them over between two moves as soon as they are whole
(server/compiled_later.py), the server itself when it is started again.
"""

from __future__ import annotations

import os
import sys

import arguments
import compiling
import prepare
from packages import ROOT, VENV


def environment() -> dict[str, str]:
    """How the server is to run: compiled if that takes no waiting; compiling begins where it has not been done."""
    ours = dict(os.environ)
    if ours.get("TABLETOWN_PURE", "") not in ("", "0") or not prepare.can_compile("play"):
        return {**ours, "TABLETOWN_PURE": "1"}
    key = prepare.NATIVE.key()
    if prepare.NATIVE.is_done() or compiling.tree(key).exists():
        prepare.set_up((prepare.NATIVE,))
        return ours
    if compiling.has_failed(key):
        return {**ours, "TABLETOWN_PURE": "1"}
    print(
        "tabletown: compiling goes on behind the game, a minute or two; until then bots think more slowly", flush=True
    )
    compiling.start_behind(key)
    return {**ours, "TABLETOWN_PURE": "1", "TABLETOWN_COMPILED_LATER": str(compiling.tree(key))}


def main() -> None:
    prepare.demand_python()
    arguments.settle("serve", sys.argv[1:])
    prepare.set_up(prepare.PLAY)
    server = str(VENV / "bin/tabletown")
    os.chdir(ROOT)
    os.execve(server, [server, "serve", "--data", ".cache/play", *sys.argv[1:]], environment())


if __name__ == "__main__":
    main()
