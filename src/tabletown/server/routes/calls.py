"""Being called back: on which devices, when not, and that nobody is asked twice."""

from typing import Literal
from zoneinfo import available_timezones

from litestar import get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.server.calls_storage import NIGHT_FROM, NIGHT_TO, Wishes
from tabletown.server.gate import Caller
from tabletown.server.identity import hashed
from tabletown.server.problems import HttpError
from tabletown.server.push import Subscription, demand_endpoint, demand_keys
from tabletown.server.routes.shared import PROBLEMS
from tabletown.server.services import Services
from tabletown.server.wire_people import CallWishes, MyCalls, PushHere, PushStop
from tabletown.words import LANGUAGES


async def my_calls(services: Services, caller: Caller) -> MyCalls:
    storage = services.storage.calls
    wishes = await storage.wishes(caller.holder) if caller.holder else Wishes()
    devices = await storage.subscriptions(caller.holder) if caller.holder else []
    return MyCalls(
        key=services.push.key,
        devices=[hashed(device.endpoint) for device in devices],
        mail=await _mail(services, caller),
        zone=wishes.zone,
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
        night_from=NIGHT_FROM,
        night_to=NIGHT_TO,
        asked=wishes.asked,
    )


async def _mail(services: Services, caller: Caller) -> Literal["never", "none", "asked", "confirmed"]:
    if services.mailer is None:
        return "never"
    box = await services.storage.mail.mailbox(caller.holder) if caller.holder else None
    if box is None:
        return "none"
    return "confirmed" if box.confirmed else "asked"


@get("/api/me/calls", responses=PROBLEMS)
async def show(services: Given[Services], caller: Given[Caller]) -> MyCalls:
    return await my_calls(services, caller)


@put("/api/me/calls", responses=PROBLEMS)
async def wish(data: JSONBody[CallWishes], services: Given[Services], caller: Given[Caller]) -> MyCalls:
    """In which language and when not. Whoever has answered this once is not asked again."""
    services.rate_limits.demand(services.rate_limits.tables, caller.holder, caller.address)
    if data.zone not in available_timezones():
        raise HttpError(422, "error-zone", "zone")
    language = data.language if data.language in LANGUAGES else LANGUAGES[0]
    wishes = Wishes(language, data.zone, data.quiet_from, data.quiet_to)
    caller.remember()
    await services.storage.calls.keep_wishes(caller.person().holder, wishes)
    return await my_calls(services, caller)


@post("/api/me/push", responses=PROBLEMS, status_code=200)
async def push_here(data: JSONBody[PushHere], services: Given[Services], caller: Given[Caller]) -> MyCalls:
    """This browser may be called."""
    services.rate_limits.demand(services.rate_limits.tables, caller.holder, caller.address)
    demand_endpoint(data.endpoint, services.settings)
    demand_keys(data.p256dh, data.auth)
    caller.remember()
    await services.storage.calls.subscribe(caller.person().holder, Subscription(data.endpoint, data.p256dh, data.auth))
    return await my_calls(services, caller)


@post("/api/me/push/stop", responses=PROBLEMS, status_code=200)
async def push_stop(data: JSONBody[PushStop], services: Given[Services], caller: Given[Caller]) -> MyCalls:
    if caller.holder:
        await services.storage.calls.unsubscribe(caller.holder, data.endpoint)
    return await my_calls(services, caller)
