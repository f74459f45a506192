"""What the coach says of the turn that one has just ended."""

from litestar import post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.server import feedback
from tabletown.server.gate import Caller
from tabletown.server.routes.shared import PROBLEMS, TableId
from tabletown.server.services import Services
from tabletown.server.wire_feedback import AskFeedback, Feedback


@post("/api/tables/{table_id:str}/feedback", responses=PROBLEMS, status_code=200)
async def look_back(
    table_id: TableId, data: JSONBody[AskFeedback], services: Given[Services], caller: Given[Caller]
) -> Feedback:
    person = caller.person()
    table = await services.tables.get(table_id)
    fold = feedback.demand(table, data.seat, person)
    services.rate_limits.demand(services.rate_limits.hints, person.holder, caller.address)
    depth = services.settings.feedback_depth
    return await feedback.find(services.lookers_back, services.signer, services.replays, table, fold, data, depth)
