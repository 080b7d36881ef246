"""What stands around every page: the title of its tab, and the list of pages and Save in the side bar."""

from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from schemas.systems import SYSTEM_NAMES
from tests.studio.browser.studios import Studio

SMALL_LAPTOPS: Final = ((1024, 768), (1366, 768))
MOST_PAGES: Final = "battlesuit"
UNCOVERED: Final = """link => {
    const {x, y, width, height} = link.getBoundingClientRect();
    const ends = [[x + 3, y + 3], [x + width - 3, y + height - 3]];
    return ends.every(([left, top]) => link.contains(document.elementFromPoint(left, top)));
}"""


@pytest.fixture(scope="module")
def shipped() -> str:
    """The pack with the most pages."""
    return MOST_PAGES


def is_uncovered(link: Locator) -> bool:
    """Whether nothing lies over a link, neither at its upper left nor at its lower right."""
    return bool(link.evaluate(UNCOVERED))


@pytest.mark.parametrize(
    "shipped",
    [pytest.param(one, marks=[] if one == MOST_PAGES else pytest.mark.prove) for one in SYSTEM_NAMES],
)
def test_every_page_and_save_are_in_sight(studio: Studio, context: BrowserContext) -> None:
    """Without scrolling, and nothing lies over them, on the screens of small laptops, also while something is typed."""
    page = studio.visit(context.new_page(), "documents")
    links = page.get_by_test_id("stSidebarNavLink")
    page.get_by_label("Title", exact=True).fill("Another")
    expect(page.get_by_text("What you typed is not saved")).to_be_visible()
    for width, height in SMALL_LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})

        expect(page.get_by_role("button", name="Save", exact=True)).to_be_in_viewport(ratio=1)
        expect(links.last).to_have_text("translateTranslate")
        assert [link.inner_text() for link in links.all() if not is_uncovered(link)] == []


def test_in_a_lower_window_the_list_of_pages_scrolls_above_save(studio: Studio, context: BrowserContext) -> None:
    """Whoever walks through it with Tab sees each page that is reached."""
    page = studio.visit(context.new_page(), "documents")
    page.set_viewport_size({"width": 1024, "height": 600})
    links = page.get_by_test_id("stSidebarNavLink")
    links.first.focus()
    for _ in range(links.count() - 1):
        page.keyboard.press("Tab")

    expect(links.last).to_be_focused()
    assert is_uncovered(links.last)
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_in_viewport(ratio=1)


def test_a_tab_says_which_page_of_which_pack_it_is(studio: Studio, context: BrowserContext) -> None:
    """So that two tabs, and two entries of the history, can be told apart."""
    page = studio.visit(context.new_page(), "battle")

    title = page.locator("[data-testid=stSidebarUserContent] strong").first.inner_text()
    expect(page).to_have_title(f"Test battle · {title} · Musterpress")
