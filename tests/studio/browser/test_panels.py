"""Map panels painted in a real browser: strokes by mouse and keyboard, what the engine answers, what is saved."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.studio.browser.studios import Studio, idle

FILE = Path("panels/panel_a.yaml")


@pytest.fixture(scope="module")
def shipped() -> str:
    """The pack that has panels."""
    return "battlesuit"


@pytest.fixture
def panel(context: BrowserContext, studio: Studio) -> Iterator[Page]:
    """A tab with the first panel, Chapel Downs."""
    page = studio.visit(context.new_page(), "panels")
    expect(page.locator("svg.panel [data-dot='R-35']")).to_be_visible()
    yield page
    assert page.locator(".stException").count() == 0


def editor(page: Page) -> Locator:
    return page.locator(".editor:has(svg.panel)")


def acked(page: Page, edits: int) -> None:
    """Wait until Python has dealt with so many edits, and the page has been drawn again."""
    expect(editor(page)).to_have_attribute("data-acked-seq", str(edits))
    expect(editor(page)).to_have_attribute("data-pending", "0")
    idle(page)


def at(page: Page, name: str) -> tuple[float, float]:
    """Return where a dot is on the screen, from its name and the corners of the board."""
    box = page.locator("svg.panel .edge").bounding_box()
    assert box is not None
    column = int(name[2:]) - 1
    row = "ABCDEFGHIJKLMNOPQR".index(name[0]) + (column % 2) / 2
    return box["x"] + box["width"] * column / 34, box["y"] + box["height"] * row / 17


def drag(page: Page, *names: str) -> None:
    page.mouse.move(*at(page, names[0]))
    page.mouse.down()
    for name in names[1:]:
        page.mouse.move(*at(page, name), steps=2)
    page.mouse.up()


def tool(page: Page, name: str) -> None:
    page.locator(f"[data-tool='{name}']").click()


def swatch(page: Page, layer: str, sign: str) -> Locator:
    return page.locator(f".swatch[data-layer='{layer}'][data-sign='{sign}']")


def row(studio: Studio, name: str, layer: str = "terrain") -> str:
    """Return a row of the picture as it stands in the file."""
    text = (studio.root / FILE).read_text(encoding="utf-8")
    line = next(line for line in text.split(f"{layer}:", 1)[1].splitlines() if line.startswith(f"  {name}: "))
    return line.split('"')[1]


def save(page: Page) -> None:
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    idle(page)


def changed_lines(studio: Studio) -> list[str]:
    before = Path("content/battlesuit").joinpath(FILE).read_text(encoding="utf-8").splitlines()
    after = (studio.root / FILE).read_text(encoding="utf-8").splitlines()
    return [new for old, new in zip(before, after, strict=True) if old != new]


def test_dots_are_painted_by_click_and_by_drag(panel: Page, studio: Studio) -> None:
    """A click paints a dot, a fast drag leaves no gap, each is one step; only the lines of their rows are saved."""
    water = swatch(panel, "terrain", "~")
    water.click()
    panel.mouse.click(*at(panel, "J-25"))
    acked(panel, 1)
    drag(panel, "K-21", "K-31")
    acked(panel, 2)
    expect(water).to_have_attribute("aria-label", "water, 12 dots")
    panel.get_by_role("button", name="Undo").click()
    expect(water).to_have_attribute("aria-label", "water, 1 dots")
    idle(panel)
    panel.get_by_role("button", name="Redo").click()
    expect(water).to_have_attribute("aria-label", "water, 12 dots")
    idle(panel)

    save(panel)

    assert row(studio, "J")[24] == "~"
    assert row(studio, "K")[20:31] == "~" * 11
    assert len(changed_lines(studio)) == 2


@pytest.mark.prove
def test_brushes_lines_blocks_and_fill(panel: Page) -> None:
    """19 dots round one, a line of 5, a block of 3 by 3, and all that hangs together: counted in the legend."""
    marsh = swatch(panel, "terrain", "m")
    marsh.click()
    panel.keyboard.press("3")
    panel.mouse.click(*at(panel, "E-05"))
    expect(marsh).to_have_attribute("aria-label", f"marsh, {7 + 19 - 1} dots")
    panel.keyboard.press("1")
    tool(panel, "line")
    drag(panel, "P-17", "P-21")
    expect(marsh).to_have_attribute("aria-label", f"marsh, {25 + 5} dots")
    tool(panel, "rectangle")
    drag(panel, "A-29", "C-31")
    expect(marsh).to_have_attribute("aria-label", f"marsh, {30 + 9} dots")
    slag = swatch(panel, "terrain", "s")
    slag.click()
    tool(panel, "fill")
    panel.mouse.click(*at(panel, "B-30"))
    expect(slag).to_have_attribute("aria-label", f"slag, {7 + 9} dots")
    acked(panel, 4)


@pytest.mark.prove
def test_replace_pick_contours_and_mirror(panel: Page) -> None:
    """All woods become rubble; Ctrl-click picks; the ground rises and sinks; a mirrored panel keeps its counts."""
    tool(panel, "replace")
    swatch(panel, "terrain", "r").click()
    panel.mouse.click(*at(panel, "M-21"))
    expect(swatch(panel, "terrain", "r")).to_have_attribute("aria-label", "rubble, 85 dots")
    panel.keyboard.down("Control")
    panel.mouse.click(*at(panel, "B-11"))
    panel.keyboard.up("Control")
    expect(swatch(panel, "terrain", "b")).to_have_attribute("aria-pressed", "true")
    tool(panel, "raise")
    drag(panel, "A-02", "A-04")
    expect(swatch(panel, "levels", "1")).to_have_attribute("aria-label", "Level 1, 70 dots")
    tool(panel, "lower")
    panel.mouse.click(*at(panel, "A-02"))
    expect(swatch(panel, "levels", "1")).to_have_attribute("aria-label", "Level 1, 69 dots")
    tool(panel, "west_east")
    acked(panel, 4)
    expect(swatch(panel, "levels", "1")).to_have_attribute("aria-label", "Level 1, 69 dots")
    expect(panel.locator("[data-dot='A-32'] .level")).to_have_text("1")


@pytest.mark.prove
def test_the_keyboard_paints_too(panel: Page, studio: Studio) -> None:
    """Arrows walk over the dots, Space paints, R and two presses draw a block."""
    panel.locator("svg.panel").focus()
    for key in ("ArrowRight", "ArrowDown", "Space", "r", "ArrowDown", "Enter", "ArrowRight", "ArrowDown", "Enter"):
        panel.keyboard.press(key)
    acked(panel, 2)
    save(panel)

    assert [row(studio, name)[:3] for name in "ABCD"] == ["...", ".w.", ".ww", ".ww"]


@pytest.mark.prove
def test_the_engine_says_what_is_seen(panel: Page) -> None:
    """From Chapel Crown woods hide what lies east; from six levels higher one looks over them. Rules: BS.LOS.5, 6."""
    tool(panel, "sight")
    panel.mouse.click(*at(panel, "M-09"))
    panel.mouse.click(*at(panel, "M-20"))
    answer = panel.locator(".sightbox .answer")
    expect(answer).to_contain_text("M-09 does not see M-20.")
    expect(answer).to_contain_text("higher than both (6.3)")
    expect(panel.locator(".obstacle.blocks").first).to_be_attached()

    panel.get_by_label("Viewer, levels above ground").fill("12")
    panel.get_by_label("Viewer, levels above ground").press("Tab")
    panel.get_by_label("Target, levels above ground").fill("9")
    panel.get_by_label("Target, levels above ground").press("Tab")
    expect(answer).to_contain_text("M-09 sees M-20.")


@pytest.mark.prove
def test_an_edge_that_joins_no_longer_is_shown_at_once(panel: Page) -> None:
    """A wood on C-35 meets clear ground on nine other panels: the dot is ringed, and says which. Rule: BS.MAP.1."""
    expect(panel.locator(".differing circle")).to_have_count(0)

    panel.mouse.click(*at(panel, "C-35"))
    acked(panel, 1)

    expect(panel.locator(".differing title")).to_contain_text("C-35 is woods at level 0; C-01 of panel_b is clear")


@pytest.mark.prove
def test_rows_are_edited_as_text(panel: Page) -> None:
    """The same edit without the drawing; the drawing follows."""
    panel.get_by_role("tab", name="Rows as text").click()
    idle(panel)
    field = panel.get_by_label("A terrain", exact=True)
    field.fill("~" * 35)
    field.press("Enter")

    expect(swatch(panel, "terrain", "~")).to_have_attribute("aria-label", "water, 35 dots")
