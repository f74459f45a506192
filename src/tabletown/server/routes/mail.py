"""Being called by e-mail: give an address, confirm it by its link, stop with one tap from any mail."""

from litestar import delete, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.server import lots
from tabletown.server.gate import Caller
from tabletown.server.identity import hashed
from tabletown.server.mail import checked_address
from tabletown.server.problems import HttpError
from tabletown.server.routes.calls import my_calls
from tabletown.server.routes.shared import PROBLEMS, LinkToken
from tabletown.server.services import Services
from tabletown.server.wire_people import Done, MailHere, MailToken, MyCalls
from tabletown.words import LANGUAGES

EVERYBODY = "everybody"


@put("/api/me/mail", responses=PROBLEMS)
async def mail_here(data: JSONBody[MailHere], services: Given[Services], caller: Given[Caller]) -> MyCalls:
    """Ask the owner of this address; until they say yes it gets nothing else."""
    if services.mailer is None:
        raise HttpError(404, "error-no-mail")
    address = checked_address(data.address)
    limits = services.rate_limits
    limits.demand(limits.mails, caller.holder or caller.address, caller.address, hashed(address.lower()))
    limits.demand(limits.mails_in_all, EVERYBODY)
    caller.remember()
    token, holder = lots.for_link(), caller.person().holder
    await services.storage.mail.ask(holder, address, token, services.signer.stop_token(holder, address))
    language = data.language if data.language in LANGUAGES else LANGUAGES[0]
    if not await services.mailer.ask(address, language, token):
        raise HttpError(503, "error-mail-failed")
    return await my_calls(services, caller)


@delete("/api/me/mail", responses=PROBLEMS, status_code=200)
async def mail_off(services: Given[Services], caller: Given[Caller]) -> MyCalls:
    if caller.holder:
        await services.storage.mail.drop(caller.holder)
    return await my_calls(services, caller)


@post("/api/mail/confirm", responses=PROBLEMS, status_code=200)
async def confirm(data: JSONBody[MailToken], services: Given[Services]) -> Done:
    if not await services.storage.mail.confirm(data.token):
        raise HttpError(404, "error-link")
    return Done()


@post("/api/mail/stop/{token:str}", responses=PROBLEMS, status_code=200)
async def stop(token: LinkToken, services: Given[Services]) -> Done:
    """From our page, or from a mail program by itself (RFC 8058): whoever has the mail may end it."""
    await services.storage.mail.stop(token)
    return Done()
