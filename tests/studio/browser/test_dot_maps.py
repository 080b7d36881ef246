"""Dot maps painted in a real browser: strokes by mouse and keyboard on squares, a map that grows, what is saved."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from schemas.models.infantry.dot_map import lines_of
from schemas.reading.text import read_text
from tests.studio.browser.studios import Studio, idle

FILE = Path("maps/karst_hill.yaml")
COLUMNS, ROWS = 36, 48

pytestmark = pytest.mark.prove


@pytest.fixture(scope="module")
def shipped() -> str:
    """The pack that has dot maps."""
    return "infantry"


@pytest.fixture
def board(context: BrowserContext, studio: Studio) -> Iterator[Page]:
    """A tab with the first map, Karst Hill: 36 columns by 48 rows."""
    page = studio.visit(context.new_page(), "dot_maps")
    expect(page.locator("svg.panel [data-dot='0-0']")).to_be_visible()
    yield page
    assert page.locator(".stException").count() == 0


def acked(page: Page, edits: int) -> None:
    """Wait until Python has dealt with so many edits, and the page has been drawn again."""
    editor = page.locator(".editor:has(svg.panel)")
    expect(editor).to_have_attribute("data-acked-seq", str(edits))
    expect(editor).to_have_attribute("data-pending", "0")
    idle(page)


def at(page: Page, column: int, row: int) -> tuple[float, float]:
    """Return where a dot is on the screen: in the middle of its square, rows counted from the south."""
    edge = page.locator("svg.panel .edge")
    edge.scroll_into_view_if_needed()
    box = edge.bounding_box()
    assert box is not None
    across, down = (column + 0.5) / COLUMNS, (ROWS - row - 0.5) / ROWS
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def swatch(page: Page, layer: str, sign: str) -> Locator:
    return page.locator(f".swatch[data-layer='{layer}'][data-sign='{sign}']")


def save(page: Page) -> None:
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    idle(page)


def picture(studio: Studio, layer: str) -> tuple[str, ...]:
    """Return the lines of a picture as they stand in the file, from the north."""
    return lines_of(read_text((studio.root / FILE).read_bytes()).documents[0].data[layer])


def test_squares_are_painted_by_click_and_by_drag(board: Page, studio: Studio) -> None:
    """A click paints a dot, a fast drag leaves no gap, 9 dots lie around one; only their lines are saved."""
    before = (studio.root / FILE).read_text(encoding="utf-8").splitlines()
    swatch(board, "ground", "x").click()
    board.mouse.click(*at(board, 3, 40))
    acked(board, 1)
    board.mouse.move(*at(board, 5, 44))
    board.mouse.down()
    board.mouse.move(*at(board, 15, 44), steps=2)
    board.mouse.up()
    acked(board, 2)
    swatch(board, "tunnels", "C").click()
    board.keyboard.press("2")
    board.mouse.click(*at(board, 30, 2))
    acked(board, 3)
    board.get_by_role("button", name="Undo").click()
    expect(swatch(board, "tunnels", "C")).to_have_attribute("aria-label", "way into tunnel c, 0 dots")
    idle(board)
    save(board)

    ground = picture(studio, "ground")
    assert ground[ROWS - 1 - 40][3] == "x"
    assert ground[ROWS - 1 - 44][5:16] == "x" * 11
    after = (studio.root / FILE).read_text(encoding="utf-8").splitlines()
    assert sum(old != new for old, new in zip(before, after, strict=True)) == 2


def test_the_keyboard_paints_squares_too(board: Page, studio: Studio) -> None:
    """The first dot is in the north-west; arrows walk, Space paints, R and two presses draw a block."""
    swatch(board, "ground", "r").click()
    board.locator("svg.panel").focus()
    for key in ("ArrowRight", "ArrowDown", "Space", "r", "ArrowDown", "Enter", "ArrowRight", "ArrowDown", "Enter"):
        board.keyboard.press(key)
    acked(board, 2)
    save(board)

    assert [line[:3] for line in picture(studio, "ground")[:4]] == ["...", ".r.", ".rr", ".rr"]


def test_a_map_that_grows_is_drawn_anew(board: Page, studio: Studio) -> None:
    """A column in the east: its dots are there to be painted at once."""
    board.get_by_role("button", name="Add in the east").click()
    expect(board.locator("svg.panel [data-dot='36-0']")).to_be_visible()
    idle(board)
    save(board)

    assert {len(line) for line in picture(studio, "levels")} == {COLUMNS + 1}
