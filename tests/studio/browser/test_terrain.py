"""Terrain maps drawn in a real browser: by mouse, by keyboard, in numbers; looked across by the engine."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.studio.browser.studios import Studio, idle, unfold

FILE = Path("maps/ashford_hills.yaml")
BARN = [[23.25, 11], [25.25, 11.5], [24.75, 13], [22.75, 12.5]]
PLACE = """(stage, [x, y]) => {
    const depth = Number(stage.querySelector(".table").getAttribute("height"));
    const spot = new DOMPoint(x, depth - y).matrixTransform(stage.getScreenCTM());
    return [spot.x, spot.y];
}"""


@pytest.fixture
def terrain(context: BrowserContext, studio: Studio) -> Iterator[Page]:
    """A tab with the first map, Ashford Hills."""
    page = context.new_page()
    page.set_viewport_size({"width": 1440, "height": 1300})
    studio.visit(page, "terrain")
    expect(piece(page, "barn")).to_be_visible()
    idle(page)
    yield page
    assert page.locator(".stException").count() == 0


def editor(page: Page) -> Locator:
    return page.locator(".editor:has(.stage)")


def piece(page: Page, key: str) -> Locator:
    return page.locator(f".piece[data-key='{key}']")


def acked(page: Page, edits: int) -> None:
    """Wait until Python has dealt with so many edits, and the page has been drawn again."""
    expect(editor(page)).to_have_attribute("data-acked-seq", str(edits))
    expect(editor(page)).to_have_attribute("data-pending", "0")
    idle(page)


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Return where a spot of the table is on the screen, from inches."""
    across, down = page.locator(".stage").evaluate(PLACE, [x, y])
    return across, down


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*at(page, *start))
    page.mouse.down()
    page.mouse.move(*at(page, *end), steps=4)
    page.mouse.up()


def tool(page: Page, name: str) -> None:
    page.locator(f"[data-tool='{name}']").click()


def shape(page: Page, key: str) -> list[list[float]]:
    """Return the corners of a piece as they are drawn, in inches."""
    path = piece(page, key).locator(".body").get_attribute("d") or ""
    corners = [[float(part) for part in corner.split()] for corner in path.strip("MZ").split("L")]
    return [[x, 36 - y] for x, y in corners]


def save(page: Page) -> None:
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved 1 file")).to_be_visible()
    idle(page)


def undo(page: Page) -> None:
    page.get_by_role("button", name="Undo").first.click()
    idle(page)


def as_shipped(page: Page) -> None:
    """Wait until the barn stands where it was shipped."""
    corners = "L".join(f"{x:g} {36 - y:g}" for x, y in BARN)
    expect(piece(page, "barn").locator(".body")).to_have_attribute("d", f"M{corners}Z")


def lines_of(folder: Path) -> list[str]:
    return (folder / FILE).read_text(encoding="utf-8").splitlines()


@contextmanager
def slow(studio: Studio) -> Iterator[None]:
    """Let the server stand still half of the time."""
    over = threading.Event()

    def hinder() -> None:
        while not over.wait(0.1):
            studio.server.process.send_signal(signal.SIGSTOP)
            over.wait(0.1)
            studio.server.process.send_signal(signal.SIGCONT)

    thread = threading.Thread(target=hinder)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@pytest.mark.prove
def test_a_piece_is_drawn_and_reshaped(terrain: Page, studio: Studio) -> None:
    """Clicks draw it, drags move it, its corners from nearby and one between; the file gains one line."""
    before = lines_of(studio.root)
    terrain.locator("[data-type='lake']").click()
    tool(terrain, "draw")
    for x, y in ((20, 1), (28, 1), (30, 3), (24, 3.5), (20, 1)):
        terrain.mouse.click(*at(terrain, x, y))
    acked(terrain, 1)
    tool(terrain, "select")
    drag(terrain, (25, 2), (15, 3))
    acked(terrain, 2)
    assert shape(terrain, "lake_1") == [[10, 2], [18, 2], [20, 4], [14, 4.5]]

    across, down = at(terrain, 20, 4)
    terrain.mouse.move(across + 6, down)
    terrain.mouse.down()
    terrain.mouse.move(*at(terrain, 19, 5), steps=4)
    terrain.mouse.up()
    acked(terrain, 3)
    drag(terrain, (14, 2), (14, 1))
    acked(terrain, 4)
    terrain.keyboard.down("Alt")
    terrain.mouse.click(*at(terrain, 14, 4.5))
    terrain.keyboard.up("Alt")
    acked(terrain, 5)
    assert shape(terrain, "lake_1") == [[10, 2], [14, 1], [18, 2], [19, 5]]

    save(terrain)
    line = "  - {id: lake_1, type: lake, outline_in: [[10, 2], [14, 1], [18, 2], [19, 5]]}"
    assert lines_of(studio.root) == [*before, line]
    for deed in ("Remove a corner of", "Add a corner to", "Reshape", "Move", "Draw"):
        terrain.get_by_role("button", name="Undo").first.click()
        expect(terrain.get_by_text(f"Undone: {deed} lake_1")).to_be_visible()
        idle(terrain)
    expect(piece(terrain, "lake_1")).to_have_count(0)


@pytest.mark.prove
def test_a_piece_is_nudged_turned_and_deleted_by_keys(terrain: Page) -> None:
    """Tab comes to it, arrows move it as one step, brackets turn it, Delete takes it; undo shows it again."""
    piece(terrain, "barn").focus()
    terrain.keyboard.press("Shift+Tab")
    terrain.keyboard.press("Tab")
    expect(piece(terrain, "barn")).to_have_attribute("aria-pressed", "true")
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowUp"):
        terrain.keyboard.press(key)
    acked(terrain, 3)
    assert shape(terrain, "barn") == [[x + 0.5, y + 1] for x, y in BARN]

    terrain.keyboard.press("Delete")
    acked(terrain, 4)
    expect(piece(terrain, "barn")).to_have_count(0)
    undo(terrain)
    expect(piece(terrain, "barn")).to_have_attribute("aria-pressed", "true")
    undo(terrain)
    as_shipped(terrain)


@pytest.mark.prove
def test_no_edit_is_lost_while_the_server_is_slow(terrain: Page, studio: Studio) -> None:
    """Twelve nudges 60 ms apart: each is done once, and they are one step."""
    piece(terrain, "barn").focus()
    terrain.keyboard.press("Shift+Tab")
    terrain.keyboard.press("Tab")
    with slow(studio):
        for _ in range(12):
            terrain.keyboard.press("ArrowRight")
            terrain.wait_for_timeout(60)
        acked(terrain, 12)
    save(terrain)

    assert "    outline_in: [[26.25, 11], [28.25, 11.5], [27.75, 13], [25.75, 12.5]]" in lines_of(studio.root)
    undo(terrain)
    as_shipped(terrain)


@pytest.mark.prove
def test_the_engine_tells_what_lies_on_a_line(terrain: Page) -> None:
    """Two hills block it and a wood holds the target; moved aside, the line is free."""
    tool(terrain, "sight")
    drag(terrain, (3, 3), (28, 28))
    about = editor(terrain).locator(".about")
    expect(about).to_contain_text("Blocked by terrain, at 34.4 in.")
    expect(about).to_contain_text("mill hill: 5.0 in, blocks sight")
    expect(terrain.locator(".sight.blocked")).to_have_count(1)

    drag(terrain, (28, 28), (3, 13))
    expect(about).to_contain_text("Seen at 9.0 in, in the open.")
    expect(terrain.locator(".sight.open")).to_have_count(1)


@pytest.mark.prove
def test_the_table_does_what_the_drawing_does(terrain: Page) -> None:
    """A piece picked in the table is selected on the map; its corners are numbers, its turns buttons."""
    terrain.get_by_role("tab", name="In numbers").click()
    idle(terrain)
    unfold(terrain, "Piece")
    terrain.get_by_role("option", name="barn").click()
    expect(piece(terrain, "barn")).to_have_attribute("aria-pressed", "true")
    idle(terrain)
    terrain.get_by_label("Corner 1, x").fill("22")
    terrain.keyboard.press("Enter")
    expect(piece(terrain, "barn").locator(".body")).to_have_attribute("d", "M22 25L25.25 24.5L24.75 23L22.75 23.5Z")
    idle(terrain)
    terrain.get_by_role("button", name="Copy to the other side", exact=True).click()
    expect(piece(terrain, "barn_1")).to_have_attribute("aria-pressed", "true")
    assert shape(terrain, "barn_1")[0] == [36 - 22, 36 - 11]


@pytest.mark.prove
def test_what_is_wrong_is_marked_on_the_map(terrain: Page) -> None:
    """A piece over the table's edge is marked, said to be wrong, and told aloud."""
    drag(terrain, (24, 12), (35.5, 12))
    acked(terrain, 1)
    expect(editor(terrain).locator(".about .problem")).to_contain_text("hangs over the 36 x 36 in table")
    expect(terrain.locator(".piece.wrong")).to_have_count(1)
    assert "hangs over" in (piece(terrain, "barn").get_attribute("aria-label") or "")


@pytest.mark.prove
def test_all_pieces_of_a_type_are_hidden_and_locked_at_once(terrain: Page) -> None:
    """Hidden ones leave the map, locked ones stay where they are; the keyboard stays on the button; all come back."""
    terrain.locator("[data-type='woods']").click()
    terrain.get_by_role("button", name="Hide all woods, 4 pieces").click()
    expect(terrain.locator(".piece")).to_have_count(15)
    expect(piece(terrain, "crow_wood")).to_have_count(0)
    expect(terrain.get_by_role("button", name="Show crow wood")).to_be_visible()
    terrain.get_by_role("button", name="Show all woods, 4 pieces").press("Enter")
    expect(terrain.locator(".piece")).to_have_count(19)
    expect(terrain.get_by_role("button", name="Hide all woods, 4 pieces")).to_be_focused()

    terrain.get_by_role("button", name="Lock all woods, 4 pieces").click()
    expect(terrain.locator(".piece.locked")).to_have_count(4)
    before = shape(terrain, "fox_covert")
    drag(terrain, (29, 26), (25, 22))
    assert shape(terrain, "fox_covert") == before
    expect(editor(terrain)).to_have_attribute("data-pending", "0")
