"""Printing from the page of a game: the wishes, and the file that comes."""

from pathlib import Path

from playwright.sync_api import expect
from pypdf import PdfReader

from support.windows import Windows


def test_the_print_button_saves_a_pdf(windows: Windows, tmp_path: Path) -> None:
    page = windows.open()
    page.goto("/rules/welcome")
    page.get_by_role("button", name="Print", exact=True).click()
    sheet = page.get_by_role("dialog", name="Print for a real table")
    sheet.get_by_label("How many").fill("3")
    sheet.get_by_role("radio", name="Letter").check()
    link = sheet.get_by_role("link", name="Save the PDF")
    with page.expect_download() as waiting:
        link.click()
    assert waiting.value.suggested_filename == "welcome-first-sheets-en.pdf"
    file = tmp_path / "sheets.pdf"
    waiting.value.save_as(file)
    assert len(PdfReader(file).pages) == 3
    sheet.get_by_label("What").select_option("Rules in short")
    expect(sheet.get_by_label("How many")).to_have_count(0)
