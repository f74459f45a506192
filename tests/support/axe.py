"""What axe finds wrong with a page, for people who do not see it, or not well. Used by the browser tests."""

import json
from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each rule that the page breaks, with the first element that it is about."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(result => result.violations)")
    return [
        f"{each['id']}: {json.dumps(each['nodes'][0]['target'])} {each['nodes'][0]['html'][:200]}" for each in found
    ]
