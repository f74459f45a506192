"""Every route of the server, asked by everybody: for tests that read all answers. Each line is a route as the server names it
and what to ask it with; `left_out` tells which routes no line knows, so that a new one is noticed."""

import re
from itertools import product

import httpx

from support.tabletown_server import Guest
from tabletown.server.app import ROUTES

FILL = {
    "table_id": ["", "nothing"],  # the first is replaced by the table in question
    "seat": ["0", "1", "77"],
    "number": ["1", "999"],
    "step": ["3?seat=1", "x"],
    "turn": ["1"],
    "game": ["welcome"],
    "language": ["uk"],
    "part": ["nothing"],  # what is printed knows no table, and takes seconds
    "token": ["0123456789abcdef0123456789abcdef"],
    "day": ["today"],
    "lesson": ["base"],
    "path": ["settings"],
}
TABLE = "/api/tables/{table_id}"
SEAT = f"{TABLE}/seats/{{seat}}"
HERE = b'{"endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"}'
CALLS = b'{"language": "uk", "zone": "Europe/Kyiv", "quiet_from": 0, "quiet_to": 60}'
KEPT = b'{"seats": [{"kind": "kept", "seat": 0}, {"kind": "kept", "seat": 1}]}'
TOKEN = b'{"token": "0123456789abcdef0123456789abcdef"}'

SHOWING = (
    *(("GET", path, b"") for path in ("/api/me", "/api/me/export", "/api/me/calls", "/api/me/games", "/api/waiting")),
    *(("GET", path, b"") for path in ("/api/me/tendencies", "/api/branches", "/api/games/{game}/pictures")),
    *(("GET", path, b"") for path in ("/api/tables", TABLE, f"{TABLE}/replay", f"{TABLE}/replay/{{step}}")),
    *(("GET", f"{TABLE}/{what}", b"") for what in ("record", "verify", "lesson", "review")),
    *(("GET", f"/api/games{rest}", b"") for rest in ("", "/{game}/cards", "/{game}/words/{language}", "/{game}/deal")),
    *(("GET", f"/api/games/{{game}}/print{rest}", b"") for rest in ("", "/{part}")),
    *(("GET", path, b"") for path in ("/api/days/{day}", "/health", "/alive", "/metrics", "/", "/{path}")),
)
"""What only asks."""
DOING = (
    ("POST", "/api/me", b""),
    ("PUT", "/api/me", b'{"name": ""}'),
    ("POST", "/api/me/code", b""),
    ("POST", "/api/device", b'{"code": "123456789012"}'),
    ("PUT", "/api/me/calls", CALLS),
    ("POST", "/api/me/push", HERE),
    ("POST", "/api/me/push/stop", b'{"endpoint": "https://push.example/x"}'),
    ("PUT", "/api/me/mail", b'{"address": "somebody@example.org", "language": "en"}'),
    ("POST", "/api/mail/confirm", TOKEN),
    ("POST", "/api/mail/stop/{token}", b""),
    ("POST", "/api/days/{day}/{game}", b"{}"),
    ("POST", "/api/lessons/{game}/{lesson}", b"{}"),
    ("POST", "/api/games/{game}/paper", b"nothing"),
    ("POST", "/api/games/{game}/turn", b"nothing"),
    ("POST", "/api/records", b"\xff\x00"),
    ("POST", "/api/setups", b'{"game": "welcome", "edition": "first", "seats": 2}'),
    ("POST", "/api/tables", b'{"game": 3}'),
    ("POST", "/api/seat-link", TOKEN),
    ("PUT", TABLE, KEPT),
    ("POST", f"{TABLE}/hint", b'{"seat": 0, "depth": "quick"}'),
    ("POST", f"{TABLE}/hint", b'{"seat": 1, "depth": "quick"}'),
    ("POST", f"{TABLE}/review", b""),
    ("POST", f"{TABLE}/review/{{turn}}", b'{"actions": []}'),
    ("POST", f"{TABLE}/review/{{turn}}/judge", b'{"actions": []}'),
    *(("POST", f"{TABLE}/feedback", b'{"seat": %d}' % seat) for seat in (0, 1)),
    *(("POST", f"{TABLE}/branches", b'{"seat": %d, "step": 3}' % seat) for seat in (0, 1)),
    ("PUT", f"{TABLE}/title", b'{"title": "mine"}'),
    ("POST", f"{TABLE}/start", b""),
    ("POST", SEAT, b"{}"),
    ("DELETE", SEAT, b""),
    *(("POST", f"{SEAT}/{deed}", b"{}") for deed in ("link", "hand-over", "return", "nudge", "let-go", "host")),
    ("POST", f"{TABLE}/talk", b'{"what": {"kind": "phrase", "text": "hello"}}'),
    ("PUT", f"{TABLE}/talk", b'{"free_text": true, "watchers": true}'),
    ("POST", f"{TABLE}/talk/{{number}}/mute", b""),
    ("DELETE", f"{TABLE}/talk/{{number}}/mute", b""),
    *(("POST", f"{TABLE}/{deed}", b"") for deed in ("again", "hide", "remove", "leave", "come-back")),
    ("POST", "/api/me/sign-out-others", b""),
    ("DELETE", "/api/me/mail", b""),
)
LAST = (("DELETE", "/api/me", b""),)
"""Whoever asks this is nobody afterwards."""
SOCKET = "/api/tables/{table_id}/live"


def left_out() -> set[tuple[str, str]]:
    """Routes that the lines above do not know."""
    known = {(method, path) for method, path, _ in (*SHOWING, *DOING, *LAST)}
    return {
        (method, re.sub(r":\w+}", "}", path))
        for route in ROUTES
        for path in route.paths
        for method in getattr(route, "http_methods", ())
    } - known


async def every_answer(guests: list[Guest], table_id: str) -> list[str]:
    """What all routes say to everybody about this table, errors and what lies outside of them included."""
    texts = []
    for guest in guests:
        for method, path, body in (*SHOWING, *DOING, *SHOWING):
            for filled in _filled(path, table_id):
                texts.append((await _asked(guest, method, filled, body)).text)
        for path in ("/api/nothing", "/api/schema/openapi.json"):
            texts.append((await guest.http.get(path)).text)
    for guest in guests:
        texts += [(await _asked(guest, method, path, body)).text for method, path, body in LAST]
    return texts


async def _asked(guest: Guest, method: str, path: str, body: bytes) -> httpx.Response:
    return await guest.http.request(method, path, content=body, headers={"content-type": "application/json"})


def _filled(path: str, table_id: str) -> list[str]:
    names = re.findall(r"{(\w+)}", path)
    values = [[value or table_id for value in FILL[name]] for name in names]
    return [path.format(**dict(zip(names, chosen, strict=True))) for chosen in product(*values)]
