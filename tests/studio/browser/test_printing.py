"""Printing in a browser: sheets are seen, and what is downloaded is what a reader of PDFs says it is."""

import zipfile
from pathlib import Path

import pypdfium2
from playwright.sync_api import Page, expect

from tests.studio.browser.studios import Studio, idle


def sizes_mm(path: Path) -> list[tuple[float, float]]:
    with pypdfium2.PdfDocument(path) as document:
        return [tuple(round(side / 72 * 25.4, 1) for side in page.get_size()) for page in document]


def chosen(page: Page, label: str, option: str) -> None:
    page.get_by_label(label, exact=True).click()
    page.get_by_role("option", name=option, exact=True).click()
    idle(page)


def downloaded(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_pdf_is_seen_and_downloaded(page: Page, studio: Studio, tmp_path: Path) -> None:
    """The kit on Letter: its pages are pictures, one file has the sheets it says, the zip has all of them."""
    studio.visit(page, "print")
    expect(page.get_by_alt_text("01-cards, page 1")).to_be_visible()
    chosen(page, "Paper", "Letter")
    expect(page.get_by_role("button", name="Download all")).to_be_visible()
    chosen(page, "Look at", "01-cards.pdf")
    expect(page.get_by_text("10 pages, 215.9 by 279.4 mm")).to_be_visible()
    expect(page.get_by_alt_text("01-cards, page 8")).to_be_visible()

    pdf = downloaded(page, "Download", tmp_path)
    every = downloaded(page, "Download all", tmp_path)

    assert pdf.name == "01-cards.pdf"
    assert sizes_mm(pdf) == [(215.9, 279.4)] * 10
    with zipfile.ZipFile(every) as archive:
        assert {"00-contents.pdf", "01-cards.pdf", "kit.json"} <= {*archive.namelist()}
        assert archive.read("01-cards.pdf") == pdf.read_bytes()
