"""The container's files, as far as they can be tried where no image can be fetched: what they name is there, the commands that
they run work here, and the server runs as it would in there: on a root that cannot be written, with one folder and /tmp.
"""

import json
import re
import shlex
import shutil
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from support.command import environment, process_of
from tabletown.server.options import PREFIX, Options

ROOT = Path(__file__).parent.parent
CONTAINERFILE = ROOT / "deploy/Containerfile"
# A checkout below /tmp is still seen there.
READ_ONLY = """mount --bind "$DATA" /mnt && mount --bind "$CHECKOUT" /srv && mount -o remount,bind,ro /srv &&
    mount -o remount,bind,ro / && mount -t tmpfs tmpfs /tmp &&
    { [ -d "$CHECKOUT" ] || { mkdir -p "$CHECKOUT" && mount --bind /srv "$CHECKOUT"; } } && exec "$@" """
PATIENCE = 60


def steps() -> list[tuple[str, str]]:
    """Each instruction with what follows it."""
    text = re.sub(r"\\\n", " ", CONTAINERFILE.read_text(encoding="utf-8"))
    lines = (line.partition(" ") for line in text.splitlines() if line and not line.startswith("#"))
    return [(name, rest.strip()) for name, _, rest in lines]


def last(wanted: str) -> str:
    return [rest for name, rest in steps() if name == wanted][-1]


def is_ignored(path: str) -> bool:
    patterns = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    return any(path == each or path.startswith(f"{each}/") for each in patterns)


def test_the_build_sees_what_it_needs_and_no_keys() -> None:
    commands = " ".join(rest for name, rest in steps() if name == "RUN")
    named = set(re.findall(r"(?<![\w/])[\w.-]+/[\w.-]+\.txt", commands))
    assert named == {"requirements/play.txt", "requirements/test.txt"}
    asked = {
        "setup.py",
        "pyproject.toml",
        "MANIFEST.in",
        "README.md",
        "LICENSE",
        "NOTICE",
        "src/tabletown",
        "tools",
        "web/src",
    }
    for path in named | asked | {"web/package-lock.json"}:
        assert (ROOT / path).exists(), path
        assert not is_ignored(path), path
    for path in (".git", ".venv", ".cache", "src/tabletown/server/static", "web/node_modules"):
        assert is_ignored(path), path
    for kept in ("**/.env", "**/*.sqlite3*"):
        assert kept in (ROOT / ".dockerignore").read_text().splitlines()


def test_what_is_copied_between_the_stages_was_made_in_the_first() -> None:
    stages = [rest for name, rest in steps() if name == "FROM"]
    assert [stage.rpartition(" AS ")[2] for stage in stages] == ["build", "python:3.12-slim"]
    copies = [shlex.split(rest) for name, rest in steps() if name == "COPY"]
    assert copies == [[".", "."], ["--from=build", "/opt/tabletown", "/opt/tabletown"]]
    assert "python -m venv /opt/tabletown" in next(rest for name, rest in steps() if name == "RUN" and "venv" in rest)


def test_the_driver_for_postgresql_comes_from_the_lock_with_its_hashes(tmp_path: Path) -> None:
    """The very command of the file, but for the folder that it writes to."""
    (command,) = re.findall(r"sed -n .*? > /tmp/postgres\.txt", " ".join(rest for _, rest in steps()))
    target = tmp_path / "postgres.txt"
    subprocess.run(["sh", "-c", command.replace("/tmp/postgres.txt", str(target))], cwd=ROOT, check=True)
    pins = re.split(r"^(?=\S)", target.read_text(), flags=re.MULTILINE)[1:]
    assert [pin.partition("==")[0] for pin in pins] == ["psycopg-binary", "psycopg"]
    for pin in pins:
        lines = pin.strip().splitlines()
        assert len(lines) > 1
        assert all(line.endswith("\\") for line in lines[:-1])
        assert all("--hash=sha256:" in line for line in lines[1:])


def test_it_runs_without_rights() -> None:
    order = [name for name, _ in steps()]
    assert last("USER") == "tabletown"
    assert order.index("USER") < order.index("ENTRYPOINT")
    made = next(rest for name, rest in steps() if name == "RUN" and "useradd" in rest)
    assert "useradd --system" in made
    assert "install -d -o tabletown -m 0700 /data" in made
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    ours = services["tabletown"]
    assert ours["read_only"]
    assert (ours["cap_drop"], ours["tmpfs"]) == (["ALL"], ["/tmp"])
    assert ours["depends_on"].keys() <= services.keys()


def test_the_compose_file_names_what_is_there() -> None:
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    ours = compose["services"]["tabletown"]
    context = (ROOT / "deploy" / ours["build"]["context"]).resolve()
    assert context == ROOT
    assert (context / ours["build"]["dockerfile"]).is_file()
    fields = {PREFIX + field.upper() for field in Options.__struct_fields__}
    assert ours["environment"].keys() <= fields
    used = {mount.partition(":")[0] for service in compose["services"].values() for mount in service.get("volumes", [])}
    assert used == compose["volumes"].keys()


def may_mount() -> bool:
    if shutil.which("unshare") is None:
        return False
    return (
        subprocess.run(["unshare", "-rm", "mount", "-o", "remount,bind,ro", "/"], capture_output=True).returncode == 0
    )


@pytest.mark.skipif(not may_mount(), reason="no namespaces of mounts here")
def test_the_server_runs_on_a_root_that_cannot_be_written(tmp_path: Path) -> None:
    """As the file starts it, with what compose adds; then the file's own question after its health."""
    program, *arguments = json.loads(last("ENTRYPOINT"))
    assert program == "/opt/tabletown/bin/tabletown"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    wanted = [*arguments, *compose["services"]["tabletown"]["command"]]
    wanted = [{"8000": port, "/data": "/mnt"}.get(each, each) for each in wanted]
    question = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    question = [sys.executable, *(each.replace(":8000", f":{port}") for each in question[1:])]
    data = tmp_path / "data"
    data.mkdir(0o700)
    inside = ["unshare", "-rm", "sh", "-c", READ_ONLY, "sh", sys.executable, "-m", "tabletown", *wanted]
    folders = {"DATA": str(data), "CHECKOUT": str(ROOT), "HOME": "/nowhere", "XDG_STATE_HOME": "/nowhere"}
    variables = {**environment(tmp_path), **folders}
    with process_of(inside, cwd="/", env=variables, stderr=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(question, capture_output=True).returncode:
            assert process.poll() is None, "it ended"
            assert time.monotonic() < deadline, "it does not answer"
            time.sleep(0.1)
        process.terminate()
        assert process.wait(PATIENCE) == 0
    kept = [path for path in data.rglob("*") if path.is_file()]
    assert kept
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in kept)
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
