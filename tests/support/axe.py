"""What axe finds on a page that is open in the test browser. Used by the browser tests."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds once the page is there, each with the first element it is about."""
    expect(page.locator("main, [role=dialog], dialog").filter(visible=True).first).to_be_visible()
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(result => result.violations)")
    return [
        f"{each['id']}: {json.dumps(each['nodes'][0]['target'])} {each['nodes'][0]['html'][:200]}" for each in found
    ]
