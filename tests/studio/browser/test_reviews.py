"""A battle that is over, looked back at in a real browser: what the command line says, and the way to each step."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from typer.testing import Result

from engine.battles.by_hand.saves import saved_text
from schemas.packs.packs import read_packs
from tests.cli.conftest import run
from tests.studio.blunders import blundered
from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, idle
from tests.studio.browser.test_accessibility import violations
from tests.studio.browser.test_by_hand import log_of, page_of

__all__ = ["run"]
GAMES = (
    ("maneuvers", None, 6),
    ("seven_seconds", None, 3),
    pytest.param("battlesuit", "market_day", 2, marks=pytest.mark.soak),
    pytest.param("survive", "first_blood", 8, marks=pytest.mark.soak),
    ("infantry", "the_ford", 4),
)
"""Games, a scenario of short battles where there is one, and after how many answers by lot a battle is given up."""

LONG_WORD = "Oberschiffahrtsgesellschaftskapitaen"
WIDE = "one => one.scrollWidth > one.clientWidth"


def given_up(studio: Studio, profile: BrowserContext, answers: int, scenario: str | None = None) -> Page:
    """The page after a battle was given up, of which so many answers were by lot; from here on with keys alone."""
    (pack,) = read_packs((studio.root,)).packs
    game = blundered(pack, answers, scenario)
    saved = saved_text(pack, game.order, game.simulation.form_for(scenario).seats).encode()
    page = page_of(studio, profile)
    files = page.locator("input[type=file]")
    files.set_input_files({"name": "mine.saved", "mimeType": "text/plain", "buffer": saved})
    expect(page.locator(".play")).to_be_visible()
    idle(page)
    entered(page, "Resign")
    return page


def entered(page: Page, name: str) -> None:
    """Press a button with the Enter key."""
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    page.keyboard.press("Enter")
    idle(page)


def looked_back(page: Page) -> None:
    for name, chart in (("Where it turned", ".of-course"), ("What was missed", ".of-missed")):
        entered(page, name)
        expect(page.locator(chart)).to_be_visible()
    idle(page)


def said_of_turns(page: Page) -> list[str]:
    """What the page says of turns, in the lines of the command line: without the row of the end, which that has not."""
    rows = [" ".join(row.split()) for row in page.locator(".course tbody tr").all_inner_texts()]
    words = page.locator(".turned").inner_text().split(" Go to ")[0].strip()
    return [*rows[:-1], *([words] if words.startswith("It turned") else [])]


def said_of_misses(page: Page) -> Iterator[str]:
    """What the page says was missed, in the lines of the command line."""
    for item in page.locator(".miss").all():
        number = item.locator(".leading").inner_text()
        better = re.sub(r" \((.*)\)$", r" (\1; ", item.locator(".better").inner_text())
        cost = item.locator(".cost").inner_text().replace("\N{MINUS SIGN}", "+").removesuffix(" points")
        yield f"{number}: {item.locator('.asks').inner_text()}"
        yield item.locator(".given").inner_text()
        yield f"{better}{cost})"


@pytest.mark.prove
@pytest.mark.parametrize(("shipped", "scenario", "answers"), GAMES)
def test_the_page_says_what_the_command_line_says(
    shipped: str,
    scenario: str | None,
    answers: int,
    studio: Studio,
    context: BrowserContext,
    run: Callable[..., Result],
    tmp_path: Path,
) -> None:
    """To the last digit, and each line leads to its step of the replay; all of it with keys alone."""
    page = given_up(studio, context, answers, scenario)
    looked_back(page)
    log = tmp_path / f"{shipped}.jsonl"
    log.write_bytes(log_of(page))
    told = run("replay", log, "--chances", "--missed").output.replace("_", " ")
    lines = [" ".join(line.split()) for line in told.split("\nafter ")[1].splitlines()[1:] if line]

    if any(line.startswith("No answer cost") for line in lines):
        expect(page.locator(".of-missed")).to_contain_text(lines[-1])
        assert said_of_turns(page) == lines[:-1]
    else:
        assert [*said_of_turns(page), *said_of_misses(page)] == lines
    replay = page.locator(".replay")
    for link in (page.locator(".turned .leading"), page.locator(".course td, .course th").locator(".leading").last):
        _leads(page, link, replay)
    for link in page.locator(".miss .leading").all():
        _leads(page, link, replay)


def _leads(page: Page, link: Locator, replay: Locator) -> None:
    """Follow a link with Enter: its step is shown, seen, and the arrow keys go on from there."""
    if not link.count():
        return
    step = link.get_attribute("data-step")
    link.focus()
    page.keyboard.press("Enter")
    expect(replay).to_have_attribute("data-step", str(step))
    expect(replay).to_be_focused()
    expect(replay.locator(".caption")).to_be_in_viewport()
    page.keyboard.press("ArrowLeft")
    expect(replay).to_have_attribute("data-step", str(max(0, int(step or 0) - 1)))


@pytest.fixture
def shipped() -> str:
    """The game that is played where a test names none."""
    return "maneuvers"


@pytest.mark.prove
@pytest.mark.parametrize("dark", [False, True])
def test_what_was_found_is_accessible_and_fits(browser: Browser, studio: Studio, *, dark: bool) -> None:
    """Names, contrast and no traps in both looks; with long names nothing is lost beside a small window."""
    for path in (studio.root / "characters").iterdir():
        words = re.sub("^name: .*", f"name: {LONG_WORD}{path.stem[:4]}", path.read_text("utf-8"), flags=re.MULTILINE)
        path.write_text(words, encoding="utf-8")
    with window(browser, dark=dark) as profile:
        page = given_up(studio, profile, 6)
        looked_back(page)
        expect(page.locator(".miss").first).to_contain_text(LONG_WORD)
        assert [*violations(page)] == []

        page.set_viewport_size({"width": 390, "height": 844})
        for part in ("[data-testid=stMain]", ".charts", ".of-course", ".of-missed"):
            assert not page.locator(part).evaluate(WIDE), part
        assert [*violations(page)] == []
