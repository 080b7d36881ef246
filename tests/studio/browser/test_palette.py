"""The palette in a real browser: opened on any page, driven by keys and by the pointer, read by screen readers."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, idle


def field(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Find in the pack")


def option(page: Page, words: str) -> Locator:
    return page.get_by_role("option").filter(has_text=words)


def test_keys_lead_to_a_field_of_a_document(page: Page, studio: Studio) -> None:
    """Ctrl+K while typing, words, the arrows, Enter: the page, the document, the cursor in the field."""
    studio.visit(page, "documents")
    page.get_by_label("Title", exact=True).click()
    page.keyboard.press("Control+k")
    expect(field(page)).to_be_focused()
    page.keyboard.type("foundries cast")
    expect(option(page, "People's Utopian Collective")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")

    expect(page).to_have_url(re.compile("/factions$"))
    expect(page.get_by_label("Background", exact=True)).to_be_focused()
    expect(page.get_by_label("Background", exact=True)).to_have_value(re.compile("foundries cast plate"))


def test_arrows_go_round_and_escape_closes(page: Page, studio: Studio) -> None:
    """The chosen one is told to screen readers; the focus goes back to where it was."""
    studio.visit(page)
    page.keyboard.press("Control+k")
    chosen = page.locator("[role=option][aria-selected=true]")
    expect(chosen).to_have_text(re.compile("^Overview"))
    page.keyboard.press("ArrowUp")
    expect(chosen).to_have_text(re.compile("^Redo"))
    expect(field(page)).to_have_attribute("aria-activedescendant", chosen.get_attribute("id") or "none")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(chosen).to_have_text(re.compile("^Problems"))
    page.keyboard.press("Escape")

    expect(field(page)).not_to_be_visible()


def test_a_button_and_a_click_do_the_same(page: Page, studio: Studio) -> None:
    """On a narrow window too, whose list of pages is folded away."""
    page.set_viewport_size({"width": 390, "height": 800})
    studio.visit(page)
    page.get_by_role("button", name="Find").click()
    field(page).fill("print")
    page.get_by_role("option", name="Print Page of output").click()

    expect(page).to_have_url(re.compile("/print$"))
    expect(page.get_by_role("heading", name="Print", exact=True)).to_be_visible()


def test_what_is_typed_and_not_saved_is_found_and_acts_on_nothing(page: Page, studio: Studio) -> None:
    """A draft with markup in it is words, and its undo is done from the palette."""
    studio.visit(page, "factions")
    name = page.get_by_label("Name", exact=True).first
    name.fill("<img src=x onerror=alert(1)> :red[Choir]")
    name.blur()
    idle(page)
    page.keyboard.press("Control+k")
    field(page).fill("choir onerror")
    expect(option(page, "<img src=x onerror=alert(1)> :red[Choir]").first).to_be_visible()
    field(page).fill("undo")
    option(page, "Take back the last step").click()

    expect(name).not_to_have_value(re.compile("Choir"))
    assert "Choir" not in Path(studio.root, "factions", "puc.yaml").read_text("utf-8")


@pytest.mark.prove
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width_px", [1440, 390])
def test_the_palette_is_accessible(browser: Browser, studio: Studio, width_px: int, *, dark: bool) -> None:
    """Open, with hits of several sorts: axe-core finds nothing, and nothing is wider than the window."""
    with window(browser, dark=dark) as profile:
        page = profile.new_page()
        page.set_viewport_size({"width": width_px, "height": 800})
        studio.visit(page)
        page.get_by_role("button", name="Find").click()
        field(page).fill("missile")
        expect(page.get_by_role("option").first).to_be_visible()

        found = Axe().run(page, {"exclude": [["[data-testid=stSidebarNav]"]]}).response["violations"]
        assert [(rule["id"], node["html"][:160]) for rule in found for node in rule["nodes"]] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width_px
