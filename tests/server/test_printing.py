"""Documents over HTTP: what can be printed, the file itself, wishes that make no sense, and too many of them."""

import io

from pypdf import PdfReader

from support.tabletown_server import Guest
from tabletown.server.app import App


async def test_a_document_is_made_once_and_kept(app: App, ann: Guest) -> None:
    parts = (await ann.http.get("/api/games/welcome/print?edition=collectors")).json()
    assert {"name": "projected", "repeated": True} in parts["parts"]
    path = "/api/games/welcome/print/projected?edition=collectors&language=uk&copies=2&paper=letter&ink=true"
    answer = await ann.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert "welcome-collectors-projected-uk.pdf" in answer.headers["content-disposition"]
    assert len(PdfReader(io.BytesIO(answer.content)).pages) == 2
    (order,) = app.services.printer._kept
    again = await ann.http.get(path)
    assert again.content == answer.content and list(app.services.printer._kept) == [order]


async def test_wishes_that_make_no_sense_are_refused(ann: Guest) -> None:
    wanted = {
        "/api/games/chess/print": 404,
        "/api/games/welcome/print?edition=third": 404,
        "/api/games/welcome/print/nonsense": 404,
        "/api/games/welcome/print/sheets?copies=1000": 400,
        "/api/games/welcome/print/sheets?paper=a3": 400,
        "/api/games/welcome/print/sheets?per_page=3": 400,
    }
    for path, status in wanted.items():
        assert (await ann.http.get(path)).status_code == status, path


async def test_nobody_prints_without_end(app: App, ann: Guest) -> None:
    burst = int(app.services.rate_limits.limits.prints.burst)
    path = "/api/games/welcome/print/pad"
    answers = [(await ann.http.get(path)).status_code for _ in range(burst + 1)]
    assert answers[0] == 200 and answers[-1] == 429
