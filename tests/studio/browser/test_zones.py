"""Control zones and Mobs in a real browser: things moved by mouse and keys, judged, undone, saved."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.studio.browser.studios import Studio, idle, unfold

FILE = Path("zones/interchange_zero.yaml")
DEPTH_IN = 48
PLACE = """(stage, [x, y]) => {
  const point = new DOMPoint(x, y).matrixTransform(stage.getScreenCTM());
  return [point.x, point.y];
}"""


@pytest.fixture(scope="module")
def shipped() -> str:
    """The pack that has control zones."""
    return "survive"


@pytest.fixture
def zone(context: BrowserContext, studio: Studio) -> Iterator[Page]:
    """A tab with the first board, Interchange Zero: 60 by 48 inches, rings of 6 and 13 round [30, 24]."""
    page = studio.visit(context.new_page(), "zones")
    expect(thing(page, "unit:8")).to_be_visible()
    yield page
    assert page.locator(".stException").count() == 0


def thing(page: Page, key: str) -> Locator:
    return page.locator(f"svg.stage [data-key='{key}']")


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Return where a place of the board is on the screen."""
    found = page.locator("svg.stage").evaluate(PLACE, [x, DEPTH_IN - y])
    return found[0], found[1]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*at(page, *start))
    page.mouse.down()
    page.mouse.move(*at(page, *end), steps=4)
    page.mouse.up()


def acked(page: Page, edits: int) -> None:
    """Wait until Python has dealt with so many edits, and the page has been drawn again."""
    editor = page.locator(".editor:has(svg.stage)")
    expect(editor).to_have_attribute("data-acked-seq", str(edits))
    expect(editor).to_have_attribute("data-pending", "0")
    idle(page)


def saved(page: Page, studio: Studio) -> list[str]:
    """Save, and return the lines of the file that changed."""
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    idle(page)
    before = Path("content/survive").joinpath(FILE).read_text(encoding="utf-8").splitlines()
    after = (studio.root / FILE).read_text(encoding="utf-8").splitlines()
    return [new for old, new in zip(before, after, strict=True) if old != new]


@pytest.mark.prove
def test_a_ring_and_a_unit_are_moved_and_their_moves_undone(zone: Page, studio: Studio) -> None:
    """A ring from 13 to 11 inches and back and there again; a Rip SAW off its ground, which is said, and back.

    Only the ring's line is saved. Rule: SV.CTL.3.
    """
    ring, unit = thing(zone, "ring:outer"), thing(zone, "unit:5")
    drag(zone, (30, 37), (30, 35.1))
    acked(zone, 1)
    expect(ring).to_have_attribute("aria-valuenow", "11")
    zone.get_by_role("button", name="Undo").click()
    expect(ring).to_have_attribute("aria-valuenow", "13")
    idle(zone)
    zone.get_by_role("button", name="Redo").click()
    expect(ring).to_have_attribute("aria-valuenow", "11")
    idle(zone)

    drag(zone, (30, 14.5), (30, 9.5))
    acked(zone, 2)
    expect(unit).to_have_class("disc selected wrong")
    expect(zone.locator(".about .problem")).to_contain_text("in neither zone")
    expect(zone.get_by_text("1 error", exact=True)).to_be_visible()
    zone.get_by_role("button", name="Undo").click()
    expect(unit).to_have_class("disc selected")
    expect(zone.locator(".about .problem")).to_have_count(0)
    idle(zone)

    assert saved(zone, studio) == ["outer_in: 11"]


@pytest.mark.prove
def test_a_unit_in_another_is_warned_of_while_it_is_dragged(zone: Page) -> None:
    """Before anything is let go. Rule: SV.HOUSE.2."""
    zone.mouse.move(*at(zone, 30, 27))
    zone.mouse.down()
    zone.mouse.move(*at(zone, 27.4, 25.2), steps=4)
    expect(thing(zone, "unit:1")).to_have_class("disc selected wrong")
    expect(zone.locator(".about .problem")).to_contain_text("stands in CU 2")
    zone.keyboard.press("Escape")
    zone.mouse.up()
    expect(thing(zone, "unit:1")).to_have_class("disc selected")
    acked(zone, 0)


@pytest.mark.prove
def test_the_keyboard_nudges_turns_and_deletes(zone: Page, studio: Studio) -> None:
    """Arrows by a quarter inch, with Shift by one; rings grow by them; keys turn a unit by a face of the die."""
    unit = thing(zone, "unit:5")
    unit.focus()
    for key in ("Shift+ArrowRight", "ArrowUp", "]"):
        unit.press(key)
    acked(zone, 3)
    expect(unit).to_have_attribute("aria-label", "Rip SAW; at 31, 14.75; looks 72 degrees")
    ring = thing(zone, "ring:inner")
    ring.focus()
    ring.press("ArrowUp")
    ring.press("ArrowUp")
    acked(zone, 5)
    assert saved(zone, studio) == ["inner_in: 6.5", "  - {type: rip_saw,  at_in: [31, 14.75], facing_deg: 72}"]

    zone.mouse.click(*at(zone, 31, 14.75))
    zone.keyboard.press("Delete")
    acked(zone, 6)
    expect(zone.locator("svg.stage .disc")).to_have_count(9)


@pytest.mark.prove
def test_a_unit_is_placed_and_turned_by_its_knob(zone: Page) -> None:
    """It looks away from the spire along a direction of the die; the knob turns it to another."""
    zone.locator("[data-tool='place']").click()
    zone.mouse.click(*at(zone, 40, 24.1))
    acked(zone, 1)
    unit = thing(zone, "unit:9")
    expect(unit).to_have_attribute("aria-label", "CU 5; at 40, 24; looks 108 degrees")
    zone.locator("[data-tool='select']").click()
    knob = zone.locator("svg.stage .knob").bounding_box()
    assert knob is not None
    zone.mouse.move(knob["x"] + knob["width"] / 2, knob["y"] + knob["height"] / 2)
    zone.mouse.down()
    zone.mouse.move(*at(zone, 40, 34), steps=4)
    zone.mouse.up()
    acked(zone, 2)
    expect(unit).to_have_attribute("aria-label", "CU 5; at 40, 24; looks 0 degrees")


@pytest.mark.prove
def test_terrain_is_drawn_moved_turned_and_taken_back_on_a_board(zone: Page, studio: Studio) -> None:
    """Drawn by clicks, moved by a drag, a corner moved and one added, turned and its kind changed by key and click.

    What is saved is one piece more; undone step by step it is gone. Rule: SV.HOUSE.7.
    """
    before = (studio.root / FILE).read_text(encoding="utf-8").splitlines()
    zone.locator("[data-tool='draw']").click()
    zone.locator("[data-type='wall']").click()
    for x, y in ((22, 1), (26, 1), (26, 5), (22, 5), (22, 1)):
        zone.mouse.click(*at(zone, x, y))
    acked(zone, 1)
    zone.locator("[data-tool='select']").click()
    expect(thing(zone, "wall_1")).to_have_attribute("aria-label", "wall_1, wall, 4 corners")
    drag(zone, (24, 3), (25, 3))
    acked(zone, 2)
    drag(zone, (27, 5), (27, 6))
    acked(zone, 3)
    drag(zone, (25, 1), (25, 0.5))
    acked(zone, 4)
    zone.locator("[data-type='scrub']").click()
    acked(zone, 5)
    thing(zone, "wall_1").focus()
    zone.keyboard.press("q")
    acked(zone, 6)
    zone.get_by_role("button", name="Save").click()
    expect(zone.get_by_role("button", name="Save")).to_be_disabled()
    idle(zone)

    corners = "[[27.25, 1.25], [27.75, 3.25], [27.25, 5.25], [22.25, 5.25], [23.25, 1.25]]"
    line = f"  - {{id: wall_1, type: scrub, outline_in: {corners}}}"
    after = (studio.root / FILE).read_text(encoding="utf-8").splitlines()
    assert [one for one in after if one not in before] == [line]
    expect(thing(zone, "wall_1")).to_have_class("piece selected")
    for deed in ("Rotate wall_1", "Make wall_1 scrub", "Add a corner to wall_1", "Reshape wall_1", "Move wall_1"):
        zone.get_by_role("button", name="Undo").first.click()
        expect(zone.get_by_text(f"Undone: {deed}")).to_be_visible()
        idle(zone)
    zone.get_by_role("button", name="Undo").first.click()
    expect(thing(zone, "wall_1")).to_have_count(0)


@pytest.mark.prove
def test_a_unit_placed_by_direction_is_dragged_along_the_directions(zone: Page, studio: Studio) -> None:
    """Placed near the fourth ray at 9.5 inches, dragged to the sixth; arrows go out, and on to the next direction."""
    zone.locator("[data-tool='posting']").click()
    zone.locator("[data-tool='place']").click()
    zone.mouse.click(*at(zone, 39.1, 21.2))
    acked(zone, 1)
    unit = thing(zone, "unit:9")
    expect(unit).to_have_attribute("aria-label", "CU 5; direction 4, 9.5 inches; looks 108 degrees")
    zone.locator("[data-tool='select']").click()
    drag(zone, (39.03, 21.06), (30.3, 16))
    acked(zone, 2)
    expect(unit).to_have_attribute("aria-label", "CU 5; direction 6, 8 inches; looks 108 degrees")
    unit.focus()
    zone.keyboard.press("ArrowUp")
    zone.keyboard.press("ArrowRight")
    acked(zone, 4)
    expect(unit).to_have_attribute("aria-label", "CU 5; direction 7, 8.25 inches; looks 108 degrees")
    zone.get_by_role("button", name="Save").click()
    expect(zone.get_by_role("button", name="Save")).to_be_disabled()
    line = "  - {type: cu, direction: 7, from_spire_in: 8.25, facing_deg: 108}"
    assert line in (studio.root / FILE).read_text(encoding="utf-8").splitlines()


@pytest.mark.prove
def test_a_pulse_shows_whom_it_wakes(zone: Page) -> None:
    """North of the spire of Interchange Zero stands the first CU. Rule: SV.CAP.2."""
    zone.locator(".pulse[data-roll='1']").click()
    expect(thing(zone, "unit:1")).to_have_class("disc woken")
    expect(zone.locator(".ray.chosen")).to_have_attribute("data-roll", "1")


@pytest.mark.prove
def test_the_spire_takes_everything_with_it_when_asked(zone: Page, studio: Studio) -> None:
    """One step moves ten places."""
    zone.locator("[data-tool='carry']").click()
    drag(zone, (30, 24), (29, 24))
    acked(zone, 1)
    lines = saved(zone, studio)
    assert lines[0] == "spire_in: [29, 24]"
    assert len(lines) == 10


@pytest.mark.prove
def test_a_starting_corner_is_taken_out_by_a_click(zone: Page, studio: Studio) -> None:
    """The players behind it move up."""
    zone.locator("[data-corner='north_west']").click()
    acked(zone, 1)
    expect(zone.locator("[data-corner='north_east']")).to_have_attribute(
        "aria-label", "Player 2 starts in the north-east"
    )
    assert saved(zone, studio) == ["corners: [south_west, north_east, south_east]"]


@pytest.mark.prove
def test_the_same_edits_are_made_in_numbers(zone: Page, studio: Studio) -> None:
    """The table changes the drawing, and the drawing the table."""
    zone.get_by_role("tab", name="In numbers").click()
    field = zone.get_by_label("CU 1, x", exact=True)
    field.fill("31.5")
    field.press("Enter")
    expect(thing(zone, "unit:1")).to_have_attribute("aria-label", "CU 1; at 31.5, 27; looks 144 degrees")
    idle(zone)
    drag(zone, (31.5, 27), (31.5, 28))
    acked(zone, 1)
    idle(zone)
    moved = zone.get_by_label("CU 1, y", exact=True)
    expect(moved).to_have_count(1)  # the number before it goes when the page has drawn the new one
    expect(moved).to_have_value("28")
    assert saved(zone, studio) == ["  - {type: cu,       at_in: [31.5, 28], facing_deg: 144}"]


@pytest.mark.prove
def test_a_weapon_changed_in_a_mob_is_undone_on_the_same_page(context: BrowserContext, studio: Studio) -> None:
    """The unit's card has a page of its own, but the author is not taken there. Rule: SV.MOV.1."""
    page = studio.visit(context.new_page(), "mobs")
    moves = page.get_by_text("(12 in less")
    unfold(page, "Weapon 1 of Boss")
    page.keyboard.type("Autocannon")
    page.keyboard.press("Enter")
    expect(moves.first).to_contain_text("less 7")
    idle(page)

    page.get_by_role("button", name="Undo").click()

    expect(moves.first).to_contain_text("less 3")
    idle(page)
    expect(page.locator("h1")).to_have_text("Mobs")
