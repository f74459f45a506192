"""Builds what pyproject.toml cannot describe: the modules that mypyc compiles and the browser client.

pip and `make` run it. Without a working C compiler, or with TABLETOWN_PURE=1, the package installs interpreted.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PURE = os.environ.get("TABLETOWN_PURE", "") not in ("", "0")
NATIVE_LIBRARY = "tabletown"


def sources_to_compile() -> list[str]:
    settings = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["tabletown"]
    found = (path for room in settings["compiled"] for path in Path(room).rglob("*.py"))
    return sorted(str(path) for path in found if not any(path.match(glob) for glob in settings["interpreted"]))


def can_compile() -> bool:
    """A compiler alone is not enough: the C library's and Python's headers are separate packages."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def is_newer(target: str, sources: Sequence[str]) -> bool:
    made = Path(target).stat().st_mtime if Path(target).exists() else 0.0
    return made > max(Path(source).stat().st_mtime for source in sources)


class BuildNative(build_ext):
    """Runs mypyc only when extensions are really built, since it type-checks every source first."""

    def run(self) -> None:
        sources = sources_to_compile()
        if PURE or not sources:
            return self._become([])
        if not can_compile():
            print("tabletown: no working C compiler with Python headers; installing interpreted", file=sys.stderr)
            return self._become([])
        from mypyc.build import mypycify

        self._become(mypycify(sources, group_name=NATIVE_LIBRARY, multi_file=True, debug_level="0"))
        super().run()
        return None

    def build_extensions(self) -> None:
        """mypyc writes a C file for each module; setuptools would compile one after the other."""
        compile_in_turn = self.compiler.compile

        def compile_one(source: str, output_dir: str = "", **options: Any) -> str:
            """The object file of this source. One that earlier, interrupted work left is good if nothing is newer."""
            target: str
            (target,) = self.compiler.object_filenames([source], output_dir=output_dir)
            if not is_newer(target, [source, *options.get("depends", []), *headers]):
                # Under another name until it is whole: whoever stops us must not leave half of it.
                (made,) = compile_in_turn([source], output_dir=f"{output_dir}/unfinished", **options)
                Path(target).parent.mkdir(parents=True, exist_ok=True)
                Path(made).replace(target)
            return target

        def compile_at_once(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(lambda source: compile_one(source, **options), sources))

        headers = [__file__, *(str(header) for header in Path("build").rglob("*.h"))]

        self.compiler.compile = compile_at_once
        super().build_extensions()

    def _become(self, extensions: Sequence[Any]) -> None:
        self.extensions = self.distribution.ext_modules = list(extensions)
        self.swig_opts = ""  # type: ignore[assignment]  # already split by the first finalize_options, which expects text
        self.finalize_options()


class BuildWithClient(build_py):
    """Puts the browser client beside the server before the package's data is collected."""

    def run(self) -> None:
        if not self.editable_mode and Path("web/package.json").exists():
            subprocess.check_call([sys.executable, "tools/client.py", "install", "build"])
        super().run()


setup(
    # A placeholder marks the wheel as native; BuildNative replaces it.
    ext_modules=[] if PURE else [Extension(f"{NATIVE_LIBRARY}__mypyc", [])],
    cmdclass={"build_ext": BuildNative, "build_py": BuildWithClient},
)
