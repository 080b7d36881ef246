"""A small window, of 1024 by 768 dots: saving is in sight, no field cuts what stands in it, nothing leans out."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.studio.browser import chromium
from tests.studio.browser.studios import Studio, idle, unfold

WIDTH_PX, HEIGHT_PX = 1024, 768
CUT = """() => [...document.querySelectorAll("[data-testid=stMain] :is([role=combobox], button)")]
    .filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.value || one.textContent)"""
LEANING_OUT = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.fixture
def small(context: BrowserContext) -> Page:
    """A tab in a small window."""
    page = context.new_page()
    page.set_viewport_size({"width": WIDTH_PX, "height": HEIGHT_PX})
    return page


def nothing_is_cut(page: Page) -> None:
    assert page.evaluate(CUT) == []
    assert not page.evaluate(LEANING_OUT)


@pytest.mark.prove
def test_a_card_fits_a_small_window(small: Page, studio: Studio) -> None:
    """Its fields beside the piece, the buttons that save and undo below the pages, and a menu that says its name."""
    studio.visit(small, "cards")
    for name in ("Undo", "Redo", "Save"):
        expect(small.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    nothing_is_cut(small)

    small.get_by_role("button", name="What to do with Victory points 2", exact=True).click()
    expect(small.get_by_role("button", name="Move down")).to_be_visible()


@pytest.mark.prove
@pytest.mark.parametrize("key", ["overview", "factions", "terrain", "rules", "documents", "print"])
def test_other_pages_fit_a_small_window(small: Page, studio: Studio, key: str) -> None:
    """Nothing is cut on them either."""
    studio.visit(small, key)
    nothing_is_cut(small)


@pytest.mark.prove
def test_what_a_battle_asks_for_fits_a_small_window(small: Page, studio: Studio) -> None:
    """The longest mission is named whole, as are the players of one battle and of many; those in a larger one too."""
    studio.visit(small, "battle")
    small.get_by_text("Missions and players").click()
    unfold(small, "Mission of red")
    options = small.get_by_role("option")
    expect(options.first).to_be_visible()
    small.get_by_role("option", name=max(options.all_inner_texts(), key=len), exact=True).click()
    idle(small)
    nothing_is_cut(small)

    small.get_by_text("Many battles").click()
    idle(small)
    expect(small.get_by_role("button", name="Start")).to_be_visible()
    nothing_is_cut(small)
    small.set_viewport_size({"width": chromium.WIDTH_PX, "height": chromium.HEIGHT_PX})
    nothing_is_cut(small)
