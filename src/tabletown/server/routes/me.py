"""What is mine: the code for my other device, everything that is kept about me, and being forgotten."""

from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromQuery, JSONBody
from litestar.response import Response

from tabletown.server import devices, exporting
from tabletown.server.gate import Caller
from tabletown.server.routes.shared import PROBLEMS
from tabletown.server.services import Services
from tabletown.server.wire import Me
from tabletown.server.wire_people import DeviceCode, Export, UseCode, Waiting

EVERYBODY = "everybody"


@post("/api/me/code", responses=PROBLEMS, status_code=200)
async def make_code(services: Given[Services], caller: Given[Caller]) -> DeviceCode:
    """A code for my other device."""
    services.rate_limits.demand(services.rate_limits.codes, caller.holder, caller.address)
    caller.remember()
    return await devices.offer(services.storage.people, services.signer, caller.person())


@post("/api/device", responses=PROBLEMS, status_code=200)
async def use_code(data: JSONBody[UseCode], services: Given[Services], caller: Given[Caller]) -> Me:
    """Be here who made this code."""
    limits = services.rate_limits
    limits.demand(limits.guesses, caller.address)
    limits.demand(limits.guesses_in_all, EVERYBODY)
    caller.become(await devices.redeem(services.storage.people, services.signer, data.code))
    return Me(caller.public, caller.name)


@post("/api/me/sign-out-others", responses=PROBLEMS, status_code=200)
async def sign_out_others(services: Given[Services], caller: Given[Caller]) -> Me:
    """Nobody is me any more but this device."""
    services.rate_limits.demand(services.rate_limits.codes, caller.holder, caller.address)
    if caller.holder:
        await services.sessions.sign_out_others(caller.person())
        caller.remember()
    return Me(caller.public, caller.name)


@get("/api/waiting", responses=PROBLEMS)
async def waiting(services: Given[Services], caller: Given[Caller], looks: FromQuery[bool] = False) -> Waiting:
    """Where it is my turn: what the title of every page tells. A page that is seen says so: its reader needs no call."""
    if looks and caller.holder:
        await services.storage.calls.note_look(caller.holder, services.settings.call_after / 3)
    return Waiting(await services.storage.people.waiting(caller.holder) if caller.holder else [])


@get("/api/me/export", responses=PROBLEMS)
async def export(services: Given[Services], caller: Given[Caller]) -> Response[Export]:
    """One file with all that is kept about me."""
    services.rate_limits.demand(services.rate_limits.exports, caller.address)
    people = services.storage.people
    is_known = caller.holder != ""
    kept = await exporting.everything(people, caller.holder, caller.name) if is_known else Export("", 0, [], {})
    return Response(kept, headers={"content-disposition": 'attachment; filename="tabletown-about-me.json"'})


@delete("/api/me", responses=PROBLEMS, status_code=200)
async def forget(services: Given[Services], caller: Given[Caller]) -> Me:
    """Nothing here knows me any more."""
    services.rate_limits.demand(services.rate_limits.exports, caller.address)
    if caller.holder:
        await services.forgotten.forget(caller.holder)
    caller.vanish()
    return Me("", "")
