"""Battle maps laid out in a real browser: panels by mouse and keyboard, and their sides as they lie."""

from collections.abc import Iterator

import pytest
import yaml
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.studio.browser.studios import Studio, idle

pytestmark = pytest.mark.prove


@pytest.fixture(scope="module")
def shipped() -> str:
    """The pack that has battle maps."""
    return "battlesuit"


@pytest.fixture
def table(context: BrowserContext, studio: Studio) -> Iterator[Page]:
    """A tab with the first map, the Ashgarth line: E and F over G and H; a wood stands on an edge of panel B."""
    path = studio.root / "panels/panel_b.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace('  H: ".', '  H: "w', 1), encoding="utf-8")
    page = studio.visit(context.new_page(), "layouts")
    expect(page.locator("svg.layout .placed")).to_have_count(4)
    yield page
    assert page.locator(".stException").count() == 0


def editor(page: Page) -> Locator:
    return page.locator(".editor:has(svg.layout)")


def acked(page: Page, edits: int) -> None:
    expect(editor(page)).to_have_attribute("data-acked-seq", str(edits))
    expect(editor(page)).to_have_attribute("data-pending", "0")
    idle(page)


def place(page: Page, row: int, column: int) -> Locator:
    return page.locator(f"svg.layout [data-place='{row},{column}'] .frame")


def names(page: Page) -> Locator:
    """Return the panels on the map with their letters, row by row."""
    return page.locator("svg.layout .placed .name")


def test_panels_are_laid_turned_and_exchanged(table: Page, studio: Studio) -> None:
    """A panel that does not fit is told at its side; what is saved is what lies there."""
    expect(names(table)).to_have_text(["E · Ashgarth", "F · Tarn Cross", "G · Barley Flats", "H · Copper Lane"])
    expect(table.locator(".seam.joins")).to_have_count(4)

    place(table, 0, 1).click(position={"x": 40, "y": 40})
    table.get_by_role("button", name="Lay panel B").click()
    acked(table, 1)
    expect(names(table)).to_have_text(["E · Ashgarth", "B · Millrace", "G · Barley Flats", "H · Copper Lane"])
    expect(table.locator(".seam.differs")).to_have_count(1)
    expect(table.locator(".seam.differs title")).to_contain_text("B-H-01 is woods at level 0")

    place(table, 0, 0).click(position={"x": 40, "y": 40})
    table.keyboard.press("r")
    acked(table, 2)
    place(table, 1, 0).drag_to(place(table, 1, 1))
    acked(table, 3)
    expect(names(table)).to_have_text(["E · Ashgarth ↻ turned", "B · Millrace", "H · Copper Lane", "G · Barley Flats"])

    table.get_by_role("button", name="Save").click()
    expect(table.get_by_role("button", name="Save")).to_be_disabled()
    saved = yaml.safe_load((studio.root / "maps/ashgarth_line.yaml").read_text(encoding="utf-8"))
    assert saved["layout"] == [
        [{"panel": "panel_e", "rotation": 180}, {"panel": "panel_b"}],
        [{"panel": "panel_h"}, {"panel": "panel_g"}],
    ]


def test_the_keyboard_carries_panels_and_a_map_grows(table: Page) -> None:
    """Shift and an arrow carry the chosen panel; a row is added from the panels that are left; undo takes it back."""
    table.locator("svg.layout").focus()
    table.keyboard.press("Shift+ArrowRight")
    acked(table, 1)
    expect(names(table)).to_have_text(["F · Tarn Cross", "E · Ashgarth", "G · Barley Flats", "H · Copper Lane"])

    table.get_by_role("button", name="Add panels in the north").click()
    acked(table, 2)
    expect(table.locator("svg.layout .placed")).to_have_count(6)
    table.get_by_role("button", name="Undo").click()
    expect(table.locator("svg.layout .placed")).to_have_count(4)


def test_a_tile_lies_where_it_was_put(table: Page) -> None:
    """On the dot next to the pointer, by its name on its panel. Rule: BS.TER.20."""
    marks = table.locator("svg.layout .mark")
    before = marks.count()
    signs = table.locator(".swatch .letter").evaluate_all("nodes => nodes.map((node) => node.clientWidth)")
    assert max(signs) <= 22
    table.get_by_role("button", name="RU rubble").click()
    box = place(table, 1, 0).bounding_box()
    assert box is not None
    table.mouse.move(box["x"] + box["width"] * 16 / 34, box["y"] + box["height"] * 4 / 17)
    expect(table.locator("svg.layout .aim")).to_have_count(1)
    expect(editor(table).locator(".place")).to_have_text("G-E-17")
    table.mouse.click(box["x"] + box["width"] * 16 / 34, box["y"] + box["height"] * 4 / 17)
    acked(table, 1)

    expect(marks).to_have_count(before + 1)
    expect(table.locator(".mark.rubble title")).to_have_text("rubble on G-E-17")


def test_what_is_done_again_stands_out_where_the_author_looks(table: Page) -> None:
    """The tile is marked and the turned panel chosen on the map, which stays in view."""
    table.get_by_role("button", name="RU rubble").click()
    place(table, 0, 1).click(position={"x": 60, "y": 60})
    acked(table, 1)
    table.keyboard.press("Escape")
    place(table, 1, 1).click(position={"x": 60, "y": 60})
    table.get_by_role("button", name="Turn by half a turn").click()
    acked(table, 2)
    place(table, 0, 0).click(position={"x": 60, "y": 60})

    table.get_by_role("button", name="Undo").click()
    expect(editor(table).locator("svg.layout")).to_have_attribute("aria-label", "Map of 4 panels; chosen: Copper Lane")
    idle(table)
    table.get_by_role("button", name="Undo").click()
    expect(table.locator(".mark.rubble")).to_have_count(0)
    table.get_by_role("button", name="Redo").click()
    expect(table.locator(".mark.rubble.shown")).to_have_count(1)
    expect(place(table, 0, 0)).to_be_in_viewport()
