"""Changes one thing at a time in the rules and the server and looks whether a test notices: `make mutants`.

A sample of all possible changes is drawn from a seed, so that a run can be stopped and gone on with: what was tried stands in
.cache/mutants/results.json, by the text that was changed. Works on a copy of the sources, never on the checkout itself, and
interpreted. First every test is run once unchanged, to learn which functions it calls and how long it takes (tools/reach.py);
then a change meets only the tests that call its function, the quickest first. `--report` writes docs/mutants.md.
"""

import argparse
import hashlib
import json
import os
import py_compile
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import date
from itertools import takewhile, zip_longest
from pathlib import Path

from changes import ROOMS, ROOT, Mutant, apply, every, sample

CACHE = ROOT / ".cache/mutants"
TREE = CACHE / "tree"
RESULTS = CACHE / "results.json"
REACHED = CACHE / "reached"
REPORT = ROOT / "docs/mutants.md"
COPIED = ("src", "tests", "web/src", "docs", "requirements", "tools", "deploy")
COPIED_FILES = ("pyproject.toml", "README.md", "Makefile", "web/package-lock.json", "web/package.json", "CHANGELOG.md")
LEFT_OUT = {
    "server": (
        "_kill",
        "_standing",
        "_rolling",
        "_real_push",
        "_calls",
        "_admin",
        "_processes",
        "_leaks",
        "_upgrades",
        "_reviews",
    ),
    "rules": (
        "_greedy",
        "_patience",
        "_planning",
        "_reasons",
        "_looking_ahead",
        "_paper",
        "_paper_collectors",
        "_terminal",
    ),
}
"""Tests that take minutes, or that ask what is not changed here: bots, drawings, other processes."""
WHOLE_GAMES = ["tests/engine/test_golden.py"]
LAST_OF_ALL = ["tests/engine/test_actions.py", "tests/engine/test_properties.py"]
"""What a change of the rules meets that survived so far: random games of its title, with every position audited."""
ENOUGH = 40.0
"""Seconds of tests, as they take unchanged, that a change must survive."""
MUCH_LONGER = 8


def copied() -> None:
    """Bring the copy up to date: sources and tests as the checkout has them, nothing compiled to C, and bytecode that goes by
    what a file holds, because by its time and size a changed file could be taken for the one before."""
    wanted = {Path(name) for name in COPIED_FILES}
    for name in COPIED:
        files = (path.relative_to(ROOT) for path in (ROOT / name).rglob("*") if path.is_file())
        wanted.update(path for path in files if path.suffix not in (".so", ".pyc"))
    for path in wanted:
        source, target = ROOT / path, TREE / path
        if target.exists() and target.read_bytes() == source.read_bytes():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
        if path.parts[0] == "src" and path.suffix == ".py":
            py_compile.compile(str(target), invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
    for path in list(TREE.rglob("*")):
        if path.is_file() and path.suffix != ".pyc" and path.relative_to(TREE) not in wanted:
            path.unlink()


def pytest_in_copy(arguments: list[str], patience: float | None = None, **more: str) -> int | None:
    """The exit status; None when it took too long."""
    environment = {**os.environ, "TABLETOWN_PURE": "1", "PYTHONPATH": f"{TREE / 'src'}:{TREE / 'tools'}", **more}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    with subprocess.Popen(
        command, cwd=TREE, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            return process.wait(patience)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)  # with the servers and bots that it started
            return None


# Which tests call what -------------------------------------------------------------------------------------------------------


def files_of_tests(room: str) -> list[str]:
    games = [path.name for path in sorted((ROOT / ROOMS["rules"]).iterdir()) if (path / "game.py").exists()]
    folders = [room] if room == "server" else games
    found = [file for name in folders for file in sorted((ROOT / "tests" / name).rglob("test_*.py"))]
    names = [str(file.relative_to(ROOT)) for file in found if not file.stem.endswith(LEFT_OUT[room])]
    return names if room == "server" else names + WHOLE_GAMES


def kept_reach(file: str) -> Path:
    """By what the file holds: a test that was changed is run again."""
    content = hashlib.sha256((ROOT / file).read_bytes()).hexdigest()[:12]
    return REACHED / f"{file.replace('/', '.')}.{content}.json"


def learn_reach(rooms: list[str], until: float) -> bool:
    """Run the files of tests of which it is not known yet what they call. Returns whether all are known."""
    REACHED.mkdir(parents=True, exist_ok=True)
    missing = [file for room in rooms for file in files_of_tests(room) if not kept_reach(file).exists()]
    missing.sort(key=lambda file: (ROOT / file).stat().st_size)  # small ones are quick
    for file in missing:
        start = time.monotonic()
        if start > until:
            return False
        status = pytest_in_copy(["-p", "reach", file], TABLETOWN_REACH=str(kept_reach(file)))
        print(f"{file}: status {status}, {time.monotonic() - start:.0f} s", flush=True)
    return True


class Reached:
    """What is known of the tests: which call a function, and how long each takes."""

    def __init__(self, rooms: list[str]) -> None:
        self._seconds: dict[str, float] = {}
        self._tests: dict[str, set[str]] = {}
        for path in (kept_reach(file) for room in rooms for file in files_of_tests(room)):
            if not path.exists():  # changed meanwhile
                continue
            known = json.loads(path.read_text())
            self._seconds.update(known["seconds"])
            for name, tests in known["reached"].items():
                self._tests.setdefault(name, set()).update(tests)

    def tests_for(self, mutant: Mutant) -> tuple[list[str], float]:
        """The tests that could notice, the quickest first, and the seconds that they take. Where a change stands outside of all
        functions these are the tests that call anything in its file; where none calls it (another process does), those that are
        named like it."""
        name = f"{mutant.file}::{mutant.function}"
        reaching = self._tests.get(name, set()) if mutant.function else self._of_file(mutant.file)
        if not reaching and mutant.file.startswith(ROOMS["server"]):
            return _named_like(mutant.file), ENOUGH
        if not reaching:  # a file without functions: any test of the game may read what stands in it
            reaching = {test for test in self._seconds if test.startswith(f"tests/{_game(mutant.file)}/")}
        chosen: list[str] = []
        seconds = 0.0
        for test in sorted(reaching, key=lambda each: (self._seconds[each], each)):
            if chosen and seconds + self._seconds[test] > ENOUGH:
                break
            chosen.append(test)
            seconds += self._seconds[test]
        return chosen, seconds

    def _of_file(self, file: str) -> set[str]:
        return {test for name, tests in self._tests.items() if name.startswith(f"{file}::") for test in tests}


def _game(file: str) -> str:
    return Path(file).relative_to(ROOMS["rules"]).parts[0]


def _named_like(file: str) -> list[str]:
    """Files of tests that are named like this one, or name it."""
    stem = Path(file).stem
    found = sorted((ROOT / "tests/server").glob("test_*.py"))
    near = [path for path in found if stem in path.stem or f"server.{stem}" in path.read_text(encoding="utf-8")]
    return [str(path.relative_to(ROOT)) for path in near]


# Changes ---------------------------------------------------------------------------------------------------------------------


def try_one(mutant: Mutant, reached: Reached) -> dict[str, object]:
    tests, seconds = reached.tests_for(mutant)
    start = time.monotonic()
    outcome = "survived"
    if tests:
        listed = CACHE / "tests.txt"
        listed.write_text("\n".join(tests))
        apply(mutant, TREE)
        try:
            status = pytest_in_copy(["-x", f"@{listed}"], 60 + MUCH_LONGER * seconds)
            if status == 0 and mutant.file.startswith(ROOMS["rules"]):
                status = pytest_in_copy(["-x", "-k", _game(mutant.file), *LAST_OF_ALL], 600)
        finally:
            shutil.copy(ROOT / mutant.file, TREE / mutant.file)
        outcome = "timeout" if status is None else "caught" if status else "survived"
    return {**mutant.__dict__, "outcome": outcome, "tests": len(tests), "seconds": round(time.monotonic() - start, 1)}


def wanted(rooms: list[str], most: int, seed: int) -> Iterator[Mutant]:
    """In turn, so that a run that is stopped has tried as much of each room."""
    samples = [sample(room, most, seed) for room in rooms]
    return (each for some in zip_longest(*samples) for each in some if each is not None)


def kept() -> dict[str, dict[str, object]]:
    """What was tried, as far as the sources still have it."""
    there = {mutant.key: mutant for room in ROOMS for mutant in every(room)}
    found = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    return {key: {**result, "line": there[key].line} for key, result in found.items() if key in there}


def is_survivor(result: dict[str, object] | None) -> bool:
    return result is not None and result["outcome"] == "survived"


def report() -> None:
    results = kept()
    lines = ["# Changes that no test noticed", "", f"Written by `make mutants` on {date.today()}.", ""]
    lines += ["| room | tried | caught | hung | share |", "|---|---|---|---|---|"]
    for room, folder in ROOMS.items():
        mine = [each for each in results.values() if str(each["file"]).startswith(folder)]
        caught = sum(each["outcome"] == "caught" for each in mine)
        hung = sum(each["outcome"] == "timeout" for each in mine)
        share = f"{(caught + hung) / len(mine):.0%}" if mine else "not tried"
        lines.append(f"| {room} | {len(mine)} | {caught} | {hung} | {share} |")
    for outcome, title in (("survived", "Survivors"), ("timeout", "Hung, and so noticed")):
        lines += ["", f"{title}:", ""]
        for each in sorted(results.values(), key=lambda one: (str(one["file"]), int(str(one["line"])))):
            if each["outcome"] == outcome:
                lines.append(f"- `{each['file']}`:{each['line']}: `{each['before']}` → `{each['after']}`")
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--room", choices=[*ROOMS], action="append")
    parser.add_argument("--most", type=int, default=100, help="so many changes in each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long, to go on another time")
    parser.add_argument(
        "--hurry", action="store_true", help="go by those tests of which it is known already what they call"
    )
    parser.add_argument("--again", action="store_true", help="first try again what survived")
    parser.add_argument("--report", action="store_true", help="only write docs/mutants.md from what was tried")
    wish = parser.parse_args()
    if wish.report:
        report()
        return
    until = time.monotonic() + 60 * wish.minutes
    copied()
    rooms = wish.room or [*ROOMS]
    if not (wish.hurry or learn_reach(rooms, until)):
        return
    results = kept()
    reached = Reached(rooms)
    survivors = [
        mutant for room in rooms for mutant in every(room) if wish.again and is_survivor(results.get(mutant.key))
    ]
    missing = [mutant for mutant in wanted(rooms, wish.most, wish.seed) if mutant.key not in results]
    for mutant in takewhile(lambda _: time.monotonic() < until, [*survivors, *missing]):
        results[mutant.key] = found = try_one(mutant, reached)
        RESULTS.write_text(json.dumps(results, indent=1))
        place = f"{mutant.file}:{mutant.line}: {mutant.before} -> {mutant.after}"
        print(f"{found['outcome']} {found['seconds']} s, {found['tests']} tests  {place}", flush=True)
    report()


if __name__ == "__main__":
    main()
