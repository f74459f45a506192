"""Called back, as people meet it: asked once and never again, quiet hours in the settings, a message only when nobody looks."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from support.axe import violations
from support.long import sampled
from support.windows import Windows, lay_table, press, sit_down, until
from tabletown.words import Words

# The browser shows messages outside of the page; what the worker asks it to show is written down instead.
WRITE_DOWN = """() => {
  self.told = [];
  self.heard = 0;
  const clients = self.clients.matchAll.bind(self.clients);
  self.clients.matchAll = (...wish) => clients(...wish).finally(() => setTimeout(() => self.heard++));
  self.registration.showNotification = async (title, more) => void self.told.push([title, more.body, more.tag]);
}"""
OFFER = "Shall we call you when it is your turn"


def two_at_a_table(windows: Windows, *, phone: bool = False) -> tuple[Page, Page]:
    """Windows may be called here: what the browser would ask is answered already, or still open."""
    ann = windows.open("Ann", phone=phone)
    ann.context.grant_permissions([], origin=windows.address)
    path = lay_table(ann, "welcome", "me", "open")
    ben = windows.open("Ben", path)
    sit_down(ben)
    expect(ann.get_by_role("list", name="Players").first).to_be_visible()
    return ann, ben


def may_be_asked(page: Page) -> None:
    """Headless browsers refuse for their readers; a real one waits for the reader's answer."""
    page.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' });"
        "Notification.requestPermission = () => Promise.resolve('default');"
    )


@pytest.mark.parametrize("phone", sampled([False, True], True), ids=["desk", "phone"])
def test_whoever_says_no_is_never_asked_again(windows: Windows, phone: bool) -> None:
    ann, _ = two_at_a_table(windows, phone=phone)
    may_be_asked(ann)
    ann.goto("/")
    expect(ann.get_by_text(OFFER)).to_be_visible()
    expect(ann.get_by_text("Between 22:00 and 08:00 we keep quiet")).to_be_visible()
    assert violations(ann) == []
    press(ann.get_by_role("button", name="No, thanks"))
    expect(ann.get_by_text(OFFER)).to_be_hidden()
    ann.reload()
    expect(ann.get_by_role("heading", name="Your tables")).to_be_visible()
    ann.wait_for_timeout(1_000)
    expect(ann.get_by_text(OFFER)).to_be_hidden()


@pytest.mark.long
def test_whoever_does_not_answer_is_not_asked_again_either(windows: Windows) -> None:
    ann, _ = two_at_a_table(windows)
    may_be_asked(ann)
    ann.goto("/")
    expect(ann.get_by_text(OFFER)).to_be_visible()
    press(ann.get_by_role("link", name="Settings"))
    expect(ann.get_by_role("switch", name="Messages on this device")).not_to_be_checked()
    ann.go_back()
    expect(ann.get_by_text(OFFER)).to_be_visible()  # it is still the same question
    ann.reload()
    expect(ann.get_by_role("heading", name="Your tables")).to_be_visible()
    ann.wait_for_timeout(1_000)
    expect(ann.get_by_text(OFFER)).to_be_hidden()


def test_where_somebody_lives_is_told_with_a_yes_and_not_before(windows: Windows) -> None:
    """Quiet at night means the night on their wall; of whoever has said nothing yet it is nobody's business."""
    ann, _ = two_at_a_table(windows)
    may_be_asked(ann)
    ann.context.new_cdp_session(ann).send("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Tokyo"})
    wishes: list[Any] = []

    def note(sent: Request) -> None:
        if sent.method == "PUT":
            wishes.append(sent.post_data_json)

    ann.on("request", note)
    ann.goto("/")
    expect(ann.get_by_text(OFFER)).to_be_visible()
    assert [wish["zone"] for wish in wishes] == ["UTC"]
    with ann.expect_response(lambda answer: answer.request.method == "PUT"):
        press(ann.get_by_role("button", name="Yes, please"))
    assert wishes[1:] == [{"language": "en", "zone": "Asia/Tokyo", "quiet_from": 22 * 60, "quiet_to": 8 * 60}]


def test_whoever_plays_alone_is_not_asked(windows: Windows) -> None:
    ann = windows.open("Ann")
    may_be_asked(ann)
    lay_table(ann, "welcome", "me", "bot:random")
    ann.goto("/")
    expect(ann.get_by_role("heading", name="Your tables")).to_be_visible()
    ann.wait_for_timeout(1_000)
    expect(ann.get_by_text(OFFER)).to_be_hidden()


@pytest.mark.parametrize("language", sampled(["en", "ru", "uk"], "uk"))
def test_quiet_hours_are_kept(windows: Windows, language: str) -> None:
    say = Words(language)
    ann = windows.open("Ann", "/settings", language=language)
    quiet = ann.get_by_role("switch", name=say("person-calls-quiet"))
    begin = ann.get_by_label(say("person-calls-from"), exact=True)
    expect(quiet).to_be_checked()  # nobody is woken who has not said that they want to be
    expect(begin).to_have_value("22:00")
    expect(ann.get_by_label(say("person-calls-to"), exact=True)).to_have_value("08:00")
    with ann.expect_response("**/api/me/calls"):  # a time is said in whole as soon as it is filled in
        begin.fill("21:30")
    assert violations(ann) == []
    ann.reload()
    expect(quiet).to_be_checked()
    expect(begin).to_have_value("21:30")
    with ann.expect_response("**/api/me/calls"):
        quiet.press("Space")
    expect(begin).to_be_hidden()
    ann.reload()
    expect(quiet).not_to_be_checked()
    quiet.press("Space")
    expect(begin).to_have_value("22:00")


def test_a_message_is_shown_only_when_nobody_looks(windows: Windows) -> None:
    page = windows.open("Ann", "/settings")
    page.context.grant_permissions(["notifications"], origin=windows.address)
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 0)")
    until(page, lambda: len(page.context.service_workers) == 1)
    (worker,) = page.context.service_workers
    worker.evaluate(WRITE_DOWN)
    push = pusher(page, windows.address)
    push({"title": "Your turn", "body": "Welcome To", "url": "/table/one"})
    until(page, lambda: worker.evaluate("self.heard") == 1)
    assert worker.evaluate("self.told") == []
    page.goto("about:blank")
    push({"title": "Your turn", "body": "Welcome To", "url": "/table/two"})
    until(page, lambda: worker.evaluate("self.heard") == 2)
    assert worker.evaluate("self.told") == [["Your turn", "Welcome To", "/table/two"]]


def pusher(page: Page, address: str) -> Any:
    """The browser's own tools hand a message to the worker as a push service would."""
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(page, lambda: bool(known))

    def push(told: dict[str, str]) -> None:
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": address, "registrationId": known[-1], "data": json.dumps(told)},
        )

    return push
