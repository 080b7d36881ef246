"""The page "Find and replace" in a real browser: looked at first, picked, replaced in one step, taken back."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, idle


def mission(studio: Studio) -> str:
    return Path(studio.root, "factions", "puc.yaml").read_text("utf-8")


def ask(page: Page, old: str, new: str) -> None:
    page.get_by_label("Find", exact=True).fill(old)
    page.get_by_label("Replace with", exact=True).fill(new)


def test_words_are_picked_and_replaced_with_keys_alone(page: Page, studio: Studio) -> None:
    """Tab, Space and Enter; a place that is not picked stays, undo takes all back, and a save writes the rest."""
    before = mission(studio)
    studio.visit(page, "replace")
    page.get_by_label("Find", exact=True).focus()
    page.keyboard.type("Collective")
    page.keyboard.press("Tab")
    page.keyboard.type("Commune")
    puc = page.get_by_role("region", name="factions/puc.yaml")
    expect(puc.get_by_role("checkbox")).to_have_count(3)
    others = page.get_by_role("region").filter(has_not_text="factions/puc.yaml").locator("[data-file]")
    for box in others.all():
        box.press("Space")
    puc.get_by_role("checkbox").nth(2).press("Space")
    button = page.get_by_role("button", name="Replace in 1 place")
    expect(button).to_be_enabled()
    button.press("Enter")
    expect(page.get_by_text("Replaced in 1 place of 1 file").first).to_be_visible()
    idle(page)
    page.keyboard.press("Control+s")
    expect(page.get_by_text("Saved 1 file")).to_be_visible()

    assert mission(studio) == before.replace("Utopian Collective", "Utopian Commune", 1)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved 1 file").last).to_be_visible()
    idle(page)
    assert mission(studio) == before


def test_what_stays_says_why_and_words_of_a_pack_are_only_words(page: Page, studio: Studio) -> None:
    """The id of a rule cannot be picked; markup is shown and does nothing."""
    studio.visit(page, "replace")
    ask(page, "UNIT.7", "<img src=x onerror=alert(1)>")
    stays = page.get_by_role("listitem").filter(has_text="Stays: it is part of 7S.UNIT.7")
    expect(stays.first.get_by_role("checkbox")).to_be_disabled()
    ask(page, "first country", "<img src=x onerror=alert(1)>")

    expect(page.locator("ins")).to_have_text("<img src=x onerror=alert(1)>")
    expect(page.get_by_role("button", name="Replace in 1 place")).to_be_enabled()


@pytest.mark.prove
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width_px", [1440, 390])
def test_the_page_is_accessible_with_places_on_it(
    browser: Browser, studio: Studio, width_px: int, *, dark: bool
) -> None:
    """axe-core finds nothing, and nothing is wider than the window."""
    with window(browser, dark=dark) as profile:
        page = profile.new_page()
        page.set_viewport_size({"width": width_px, "height": 800})
        studio.visit(page, "replace")
        ask(page, "missile", "rocket")
        expect(page.locator("ins").first).to_be_visible()

        found = Axe().run(page, {"exclude": [["[data-testid=stSidebarNav]"]]}).response["violations"]
        assert [(rule["id"], node["html"][:160]) for rule in found for node in rule["nodes"]] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width_px
