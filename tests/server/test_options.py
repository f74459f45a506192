"""What the operator chooses: a file, the environment over it, and mistakes that are told in one line."""

from pathlib import Path

import pytest

from support.command import tabletown
from tabletown.commands.database import has_password
from tabletown.server.config import Limits, Rate
from tabletown.server.options import BadMail, BadOptions, Options, read

EXAMPLE = Path(__file__).parents[2] / "deploy/tabletown.toml"


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tabletown.toml"
    file.write_text(
        """
        database = "postgresql://me:secret@db/tabletown"
        proxies = ["10.0.0.1"]
        hosts = ["play.example.org"]
        bot_workers = 3
        url = "https://play.example.org"
        [limits]
        sockets = 50
        requests = { burst = 100, per_second = 20 }
        [smtp]
        host = "mail.example.org"
        port = 465
        sender = "town@example.org"
        security = "tls"
        """
    )
    environment = {
        "TABLETOWN_CONFIG": str(file),
        "TABLETOWN_PROXIES": "10.0.0.2, 10.0.0.3",
        "TABLETOWN_BOT_WORKERS": "2",
        "TABLETOWN_SMTP_PASSWORD": "hush",
        "TABLETOWN_METRICS_TOKEN": "open sesame",
    }
    settings = read(environment).settings("sqlite+aiosqlite://")
    assert (settings.proxies, settings.hosts) == (("10.0.0.2", "10.0.0.3"), ("play.example.org",))
    assert (settings.bot_workers, settings.metrics_token) == (2, "open sesame")
    assert settings.limits == Limits(sockets=50, requests=Rate(100, 20))
    assert settings.smtp is not None
    assert (settings.smtp.host, settings.smtp.port, settings.smtp.password) == ("mail.example.org", 465, "hush")
    assert read({}) == Options()
    limits = read({"TABLETOWN_LIMITS": "{ sockets = 7, talk = { burst = 1, per_second = 0.5 } }"}).limits
    assert (limits.sockets, limits.talk) == (7, Rate(1, 0.5))


def test_the_example_names_every_field_as_it_is() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    named = {line.lstrip("# ").partition(" =")[0] for line in lines if " = " in line}
    assert set(Options.__struct_fields__) - {"smtp", "limits"} <= named
    assert {"[smtp]", "[limits]"} <= {line.lstrip("# ").partition(" ")[0] for line in lines}
    read({}, EXAMPLE)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("colour = 1", "colour"),
        ("port = 70000", "port"),
        ("workers = 0", "workers"),
        ("proxies = 'x'", "proxies"),
        ("[limits]\nsokets = 1", "sokets"),
        ("[limits.requests]\nburst = 1", "per_second"),
        ("= 1", "line 1"),
        ("a = " + "[" * 5000, "a|depth|nested|recursion"),
        ("#\n" * 200_000, "letters"),
        ("#" * 5000, ":1: "),
        ("a." * 900 + "a = 1", ":1: a name in too many parts"),
        ("port = " + "9" * 1_900, "too large|port"),
        ('url = "\x1b[2J"', ":1: "),
    ],
    ids=lambda value: value[:20],
)
def test_a_mistake_names_the_file_and_the_field(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "tabletown.toml"
    file.write_text(text)
    with pytest.raises(BadOptions, match=reason) as told:
        read({}, file)
    assert str(file) in str(told.value)


def test_a_list_may_take_several_lines(tmp_path: Path) -> None:
    file = tmp_path / "tabletown.toml"
    networks = ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "127.0.0.1")
    file.write_text("proxies = [\n  " + ", ".join(f'"{each}"' for each in networks) + "\n]\n")
    assert read({}, file).proxies == networks


def test_a_mistake_in_the_environment_names_the_variable() -> None:
    with pytest.raises(BadOptions, match="TABLETOWN_PORT"):
        read({"TABLETOWN_PORT": "many"})
    with pytest.raises(BadOptions, match="TABLETOWN_LIMITS"):
        read({"TABLETOWN_LIMITS": "{"})
    with pytest.raises(BadMail, match="TABLETOWN_MAIL_FROM"):
        read({"TABLETOWN_SMTP_HOST": "mail.example.org"})


def test_no_password_on_the_command_line(tmp_path: Path) -> None:
    assert not any(map(has_password, ("", "/srv/a.sqlite3", "postgresql://me@host/db", "postgresql://[")))
    assert has_password("postgresql://me:secret@host/db")
    for command in (["serve"], ["admin", "tables"]):
        said = tabletown(tmp_path, *command, "--database", "postgresql://me:secret@host/db")
        assert said.status != 0
        assert "TABLETOWN_DATABASE" in said.err
        assert "secret" not in said.err


def test_the_operators_commands_read_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "tabletown.toml"
    file.write_text(f'database = "{tmp_path}/nowhere.sqlite3"')
    said = tabletown(tmp_path, "admin", "tables", TABLETOWN_CONFIG=str(file))
    assert said.status != 0
    assert f"{tmp_path}/nowhere.sqlite3" in said.err
