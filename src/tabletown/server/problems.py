"""Everything that can be wrong with a request, as one exception that becomes a `Problem` on the wire.

Its message is a Fluent id, the server's own (error-…) or one of the engine's. Nothing of an unexpected error reaches a
client.
"""

from tabletown.engine.contract import BadSetup
from tabletown.engine.record import RecordError
from tabletown.server.wire import Args, Problem


class HttpError(Exception):
    """A request that cannot be done, and why, in words that may be shown to the one who asked."""

    def __init__(self, code: int, message: str, field: str = "", args: Args | None = None) -> None:
        super().__init__(message)
        self.problem = Problem(code, message, field, args or {})


def no_table() -> HttpError:
    return HttpError(404, "error-no-table")


def bad_setup(bad: BadSetup) -> HttpError:
    return HttpError(422, bad.message, bad.field, {"value": bad.value, "allowed": bad.allowed})


def bad_record(bad: RecordError) -> HttpError:
    return HttpError(422, bad.message, f"line {bad.line}" if bad.line else "", {**bad.details, "line": bad.line})


BY_STATUS = {
    404: "error-not-found",
    405: "error-method",
    413: "error-too-big",
    429: "error-too-many",
    503: "error-busy",
}


def by_status(status: int) -> Problem:
    """What we say when the framework refuses a request before we see it."""
    if status >= 500 and status not in BY_STATUS:
        return Problem(500, "error-internal")
    return Problem(status, BY_STATUS.get(status, "error-bad-request"))
