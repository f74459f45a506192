"""Getting somewhere with the keys alone, for browser tests that never point and never put the focus anywhere themselves."""

from playwright.sync_api import Page

FARTHEST = 150
# A button of the prompt bar that is neither a way back nor the end of the turn, which have keys of their own.
BAR_BUTTON = ".bar .buttons button:not([aria-keyshortcuts])"


def go(page: Page, key: str, wanted: str) -> None:
    """Press a key until something that is wanted has the focus."""
    for _ in range(FARTHEST):
        if page.locator(f":focus:is({wanted})").count():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {wanted}")
