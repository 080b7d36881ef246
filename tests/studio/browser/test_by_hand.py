"""Battles played in a real browser: with the pointer and with keys alone, by two persons, kept and gone on with."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, WebSocket, expect

from engine.battles.logs import open_log
from engine.execution.snapshots import verify
from schemas.packs.packs import Pack, read_packs
from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, idle, rest, unfold
from tests.studio.browser.test_accessibility import violations

GAMES = (
    ("maneuvers", "Fight", "The Loading Dock", False),
    ("seven_seconds", "", "", True),
    ("battlesuit", "Scenario", "Market Day", False),
    ("survive", "Level", "First Blood", True),
    ("infantry", "Scenario", "The Ford", False),
)
"""Games, where a scenario of few questions is chosen, and whether the last answer makes them fewer or the first."""

CHOICES, ANY = "Or go on with a battle that was saved", re.compile("")
"""What stands among the choices of a battle, and any value of an attribute."""

ANSWERED = "([board, after]) => !board.isConnected || board.dataset.after !== after"


@pytest.fixture
def table(studio: Studio, context: BrowserContext) -> Page:
    """The page on which a battle is played."""
    return page_of(studio, context)


@pytest.fixture(scope="module")
def shipped() -> str:
    """The game that is played where a test names none."""
    return "maneuvers"


def page_of(studio: Studio, context: BrowserContext) -> Page:
    page = studio.visit(context.new_page(), "battle")
    page.get_by_text("Play it yourself", exact=True).click()
    idle(page)
    return page


def choose(page: Page, label: str, name: str) -> None:
    unfold(page, label)
    page.get_by_role("option", name=name, exact=True).click()
    idle(page)


def begun(page: Page) -> Locator:
    """The board, once the battle is begun and nothing moves any more: the choices above it fold away by and by."""
    page.get_by_role("button", name="Play", exact=True).click()
    board = page.locator(".play")
    expect(board.locator(".asks")).to_be_visible()
    expect(page.locator("details").filter(has_text=CHOICES)).not_to_have_attribute("open", ANY)
    rest(page)
    idle(page)
    return board


def answered(page: Page, board: Locator, give: Callable[[], None]) -> bool:
    """Give an answer, wait for the next question, and return whether there is one."""
    after = board.get_attribute("data-after")
    handle = board.element_handle()
    give()
    page.wait_for_function(ANSWERED, arg=[handle, after])
    idle(page)
    return board.count() > 0


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()
    idle(page)


def with_keys(page: Page, board: Locator, *, last: bool) -> None:
    """Type the number of the first or the last answer, and Enter."""
    page.keyboard.type(str(board.locator(".answer").count() if last else 1))
    page.keyboard.press("Enter")


def with_the_pointer(board: Locator, *, last: bool) -> None:
    """Click the first or the last answer, in its heap if it is folded away."""
    end = "last" if last else "first"
    answer = getattr(board.locator(".answer"), end)
    if not answer.is_visible():
        answer.locator("xpath=ancestor::details/summary").click()
    answer.click()


def log_of(page: Page) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("button", name="Log", exact=True).click()
    return Path(download.value.path()).read_bytes()


def pack_of(game: str) -> Pack:
    (pack,) = (pack for pack in read_packs((Path("content"),)).packs if pack.manifest.id == game)
    return pack


def is_true(log: bytes, game: str) -> bool:
    return verify(open_log(io.BytesIO(log)), pack_of(game)).difference == ""


@pytest.mark.prove
@pytest.mark.parametrize(("shipped", "label", "scenario", "last"), GAMES)
def test_a_whole_battle_is_played_with_keys_alone(
    shipped: str, label: str, scenario: str, last: bool, studio: Studio, context: BrowserContext
) -> None:
    """From the first question on nothing but keys; its log is verified, and its replay is there."""
    page = page_of(studio, context)
    if scenario:
        choose(page, label, scenario)
    board = begun(page)
    board.locator(".answer, summary").first.focus()
    while answered(page, board, lambda: with_keys(page, board, last=last)):
        expect(board.locator(".panel :focus")).to_have_count(1)

    expect(page.locator(".replay:not(.play)")).to_be_visible()
    log = log_of(page)
    assert is_true(log, shipped)
    assert json.loads(log.splitlines()[0])["order"]["answers"]


@pytest.mark.prove
@pytest.mark.parametrize(("shipped", "label", "scenario", "last"), GAMES[::3])
def test_a_whole_battle_is_played_with_the_pointer(
    shipped: str, label: str, scenario: str, last: bool, studio: Studio, context: BrowserContext
) -> None:
    """Answers are clicked on; its log is verified."""
    page = page_of(studio, context)
    if scenario:
        choose(page, label, scenario)
    board = begun(page)
    while answered(page, board, lambda: with_the_pointer(board, last=last)):
        pass

    assert is_true(log_of(page), shipped)


@pytest.mark.prove
@pytest.mark.parametrize("shipped", ["seven_seconds"])
def test_what_is_lit_on_the_board_answers(table: Page) -> None:
    """A blip that two answers lead to narrows the list to these; a place that one leads to is gone to."""
    page = table
    board = begun(page)
    assert answered(page, board, lambda: with_the_pointer(board, last=False))
    lit = board.locator(".piece.lit").first
    name = lit.get_attribute("data-name") or ""
    lit.dispatch_event("click")
    answers = board.locator(".answer")
    expect(answers).to_have_count(2)
    assert all(text.endswith(f"{name}.") for text in (one.strip() for one in answers.all_inner_texts()))
    page.keyboard.press("Escape")
    expect(answers).not_to_have_count(2)
    lit.dispatch_event("click")

    assert answered(page, board, answers.first.click)
    place = board.locator(".spot").first
    words = place.text_content() or ""
    assert answered(page, board, lambda: place.dispatch_event("click"))
    expect(board.locator(".log")).to_contain_text(words.rstrip(".").split(" to ")[0])


@pytest.mark.prove
def test_an_answer_is_hinted_taken_back_and_the_battle_kept(table: Page) -> None:
    """A hint says what styles would do; what is saved goes on where it stood, and a file that is none is refused."""
    board = begun(table)
    press(table, "Hint")
    expect(board.locator(".hints li").first).to_be_visible()
    assert answered(table, board, lambda: with_the_pointer(board, last=False))
    asks = board.locator(".asks").inner_text()
    with table.expect_download() as download:
        table.get_by_role("button", name="Save battle", exact=True).click()
    saved = Path(download.value.path()).read_bytes()
    press(table, "Take back")
    expect(board).to_have_attribute("data-after", "0")
    press(table, "Resign")
    expect(table.locator(".replay .log").get_by_text("A resigns.")).to_be_visible()
    expect(board).to_have_count(0)

    table.get_by_text("The battle", exact=True).click()
    files = table.locator("input[type=file]")
    files.set_input_files({"name": "none.saved", "mimeType": "text/plain", "buffer": b"[1"})
    expect(table.get_by_text("There is no battle: no saved battle")).to_be_visible()
    idle(table)
    files.set_input_files({"name": "mine.saved", "mimeType": "text/plain", "buffer": saved})
    expect(board.locator(".asks")).to_have_text(asks)


@pytest.mark.prove
def test_between_two_persons_nothing_is_shown(table: Page) -> None:
    """What the other one is to see comes with the press of a button, and not before."""
    for seat in ("a", "b"):
        choose(table, f"Player of {seat}", "A person")
    board = begun(table)
    while answered(table, board, lambda: with_the_pointer(board, last=False)):
        pass
    expect(table.get_by_text("Hand over to")).to_be_visible()
    table.get_by_role("button", name="I play").click()
    expect(board).to_be_visible()


@pytest.mark.prove
@pytest.mark.parametrize("shipped", ["seven_seconds"])
def test_cards_of_the_enemy_come_in_no_frame(table: Page) -> None:
    """Its mission is told to nobody before the battle is over; one's own is."""
    page = table
    frames = list[bytes]()
    page.on("websocket", lambda socket: _keep(socket, frames))
    page.reload()
    idle(page)
    page.get_by_text("Play it yourself", exact=True).click()
    idle(page)
    frames.clear()
    board = begun(page)
    assert answered(page, board, board.locator(".answer").first.click)
    early = b"".join(frames)
    while answered(page, board, lambda: with_keys(page, board, last=True)):
        pass
    header = json.loads(log_of(page).splitlines()[0])
    titles = {each.id: str(each.data["title"]).encode() for each in pack_of("seven_seconds").of_kind("mission_card")}

    assert titles[header["red"]["mission"]] in early
    assert titles[header["blue"]["mission"]] not in early


@pytest.mark.prove
def test_a_page_that_has_lost_its_scene_is_sent_it_again(studio: Studio, context: BrowserContext) -> None:
    """Where the browser does not keep what it was sent, it asks for it and the battle goes on."""
    context.route("**/play.js*", _forgetting)
    page = page_of(studio, context)
    board = begun(page)
    for _ in range(2):
        assert answered(page, board, lambda: with_the_pointer(board, last=False))
        expect(board.locator(".answer").first).to_be_attached()
    expect(board.locator(".piece").first).to_be_visible()


def _forgetting(route: Route) -> None:
    """Answer with a script that says it knows the scenes, and forgets them."""
    told = route.fetch()
    text, times = re.subn(r"\.set\((\w+)\.board,\s*\w+\)", r".set(\1.board,null)", told.text())
    assert times == 1
    route.fulfill(response=told, body=text)


def _keep(socket: WebSocket, frames: list[bytes]) -> None:
    socket.on("framereceived", lambda told: frames.append(told if isinstance(told, bytes) else told.encode()))


@pytest.mark.prove
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("shipped", ["seven_seconds"])
def test_the_board_and_its_answers_are_accessible(browser: Browser, studio: Studio, *, dark: bool) -> None:
    """With heaps of answers, hints and what happened: names, contrast, and no traps."""
    with window(browser, dark=dark) as profile:
        page = page_of(studio, profile)
        board = begun(page)
        assert answered(page, board, board.locator(".answer").first.click)
        press(page, "Hint")
        board.locator("summary").first.click()

        assert [*violations(page)] == []
