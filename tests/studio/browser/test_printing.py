"""Printing in a browser: sheets are seen, and what is downloaded is what a reader of PDFs says it is."""

import csv
import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.exporters.colour_profiles import NAMED, TO_INKS, TO_LAB, icc
from tests.studio.browser.studios import Studio, idle, unfold


def sizes_mm(path: Path) -> list[tuple[float, float]]:
    with pypdfium2.PdfDocument(path) as document:
        return [tuple(round(side / 72 * 25.4, 1) for side in page.get_size()) for page in document]


def chosen(page: Page, label: str, option: str) -> None:
    unfold(page, label)
    page.get_by_role("option", name=option, exact=True).click()
    idle(page)


def downloaded(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def made(page: Page) -> None:
    """Let the files be made that are wanted, and wait for them."""
    page.get_by_role("button", name="Make the files").click()
    idle(page)
    expect(page.get_by_role("button", name="Download").first).to_be_visible()
    idle(page)


def test_only_a_part_that_is_opened_is_drawn(page: Page, studio: Studio) -> None:
    """A visit shows what the kit holds and draws none of it; a part that is opened is seen, and can be downloaded."""
    studio.visit(page, "print")
    drawn = page.get_by_test_id("stMain").locator(":is([data-testid=stImage], [data-testid=stProgress])")
    parts = page.get_by_test_id("stMain").locator("[data-testid=stExpander] summary")
    assert drawn.count() == 0
    for title in ("All cards", "Maps"):
        expect(parts.get_by_text(title, exact=True)).to_be_visible()

    parts.get_by_text("Counters", exact=True).click()
    expect(page.get_by_alt_text("counters, page 1", exact=True)).to_be_visible()
    idle(page)
    assert drawn.count() == page.get_by_alt_text(re.compile("^counters, page")).count()
    expect(page.get_by_role("button", name="Download", exact=True)).to_be_enabled()


@pytest.mark.prove
def test_a_pdf_is_seen_and_downloaded(page: Page, studio: Studio, tmp_path: Path) -> None:
    """The kit on Letter: its pages are pictures, one file has the sheets it says, the zip has all of them."""
    studio.visit(page, "print")
    made(page)
    expect(page.get_by_alt_text("01-cards, page 1")).to_be_visible()
    chosen(page, "Paper", "Letter")
    made(page)
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


def several(page: Page, label: str, option: str) -> None:
    """Choose one of those of which several may be chosen, and close the list."""
    chosen(page, label, option)
    page.keyboard.press("Escape")
    idle(page)


@pytest.mark.prove
def test_a_shop_gets_the_colours_of_its_press(page: Page, studio: Studio, tmp_path: Path) -> None:
    """A file that is no colour profile is refused in a sentence; the one of the press is in the PDF that goes there."""
    profile = icc(desc=NAMED, A2B0=TO_LAB, B2A0=TO_INKS)
    studio.visit(page, "print")
    page.get_by_text("Parts", exact=True).click()
    expect(page.get_by_text("Choose what to print.")).to_be_visible()
    several(page, "Parts of the kit", "Drone cards")
    chosen(page, "Who prints", "Any print shop")
    page.get_by_text("Exact fit").click()
    idle(page)
    upload = page.locator("[data-testid=stFileUploader] input[type=file]")
    upload.set_input_files({"name": "press.icc", "mimeType": "", "buffer": b"A picture, renamed."})
    expect(page.get_by_text("this is no ICC colour profile")).to_be_visible()
    page.get_by_role("button", name="Remove press.icc").click()
    idle(page)
    made(page)
    warning = page.get_by_text("without the colour profile of the press")
    expect(warning).to_be_visible()
    upload.set_input_files({"name": "press.icc", "mimeType": "", "buffer": profile})
    expect(warning).to_have_count(0)
    idle(page)
    made(page)
    expect(warning).to_have_count(0)

    expect(page.get_by_role("button", name="Download all")).to_have_count(0)  # there is one file
    with pikepdf.open(downloaded(page, "Download", tmp_path)) as pdf:
        intents: Any = pdf.Root.OutputIntents
        assert intents[0].DestOutputProfile.read_bytes() == profile


def files_for(page: Page, table: str, folder: Path) -> dict[str, bytes]:
    """Let the files for a digital table be made, and return them by name."""
    chosen(page, "Digital table", table)
    made(page)
    if page.get_by_role("button", name="Download all").count() == 0:  # there is one file
        alone = downloaded(page, "Download", folder)
        return {alone.name: alone.read_bytes()}
    with zipfile.ZipFile(downloaded(page, "Download all", folder)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.prove
def test_digital_tables_are_made_and_downloaded(page: Page, studio: Studio, tmp_path: Path) -> None:
    """Every picture that a list, a table or a module names is there, and is a picture."""
    studio.visit(page, "print")
    page.get_by_text("On a digital table", exact=True).click()
    several(page, "Parts of the kit", "Drone cards")

    pictures = files_for(page, "Single pictures", tmp_path)
    rows = [*csv.DictReader(io.StringIO(pictures["index.csv"].decode()))]
    assert len(rows) == 10
    assert {*pictures} == {"index.csv", *(row[side] for row in rows for side in ("front", "back"))}

    table = files_for(page, "Tabletop Simulator", tmp_path)
    [deck] = json.loads(table.pop("seven_seconds.json"))["ObjectStates"]
    assert len(deck["DeckIDs"]) == 10
    urls = {one[side] for one in deck["CustomDeck"].values() for side in ("FaceURL", "BackURL")}
    assert urls == {*table}

    vassal = files_for(page, "VASSAL", tmp_path)
    with zipfile.ZipFile(io.BytesIO(vassal.pop("seven_seconds.vmod"))) as module:
        plan = module.read("buildFile.xml").decode()
        images = {name: module.read(name) for name in module.namelist() if name.startswith("images/")}
    assert vassal == {}
    assert [name for name in images if name.removeprefix("images/") not in plan] == []
    assert len(images) > len(rows)

    for data in (*pictures.values(), *table.values(), *images.values()):
        if data != pictures["index.csv"]:
            Image.open(io.BytesIO(data)).verify()
