"""What is measured, in a real browser: the words of the command line, in both looks, and on a small window."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from typer.testing import Result

from tests.cli.conftest import run
from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, idle, unfold
from tests.studio.browser.test_accessibility import violations

__all__ = ["run"]
SHARE = re.compile(r"-?[\d.]+ \(-?[\d.]+ to -?[\d.]+\)")
WIDE = "one => one.scrollWidth > one.clientWidth"
Run = Callable[..., Result]


@pytest.fixture
def shipped() -> str:
    """The game that is measured."""
    return "maneuvers"


def filled(page: Page, label: str, number: int) -> None:
    field = page.get_by_role("spinbutton", name=label, exact=True)
    field.fill(str(number))
    field.press("Enter")
    idle(page)


def rows_of(page: Page, selector: str) -> list[str]:
    """What the rows of a chart say, in one line each."""
    return [" ".join(row.split()) for row in page.locator(selector).all_inner_texts()]


def started(page: Page, last: str) -> None:
    """Begin to measure, and wait for the last chart."""
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(last).first).to_be_visible()
    idle(page)


def narrowed(page: Page, *, has_charts: bool = True) -> None:
    """See that axe finds nothing, also in a small window, beside which nothing is lost."""
    assert [*violations(page)] == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert [*violations(page)] == []
    for part in ("[data-testid=stMain]", ".charts") if has_charts else ("[data-testid=stMain]",):
        assert not page.locator(part).first.evaluate(WIDE), part
    assert not [part for part in page.locator(".of-figures").all() if part.evaluate(WIDE)]
    page.set_viewport_size({"width": 1024, "height": 768})


def has_the_profile(page: Page, told: list[str]) -> None:
    """See that the page has the verdict, the figures and the turns of the command line."""
    filled(page, "Battles", 6)
    filled(page, "Tries", 3)
    started(page, ".of-table")

    expect(page.get_by_role("heading", level=2).first).to_have_text(told[0])
    figures = rows_of(page, ".figures .row:not(.unseen)")
    assert figures == told[3 : 3 + len(figures)]
    turns = rows_of(page, ".of-table tbody tr")
    at = told.index(next(line for line in told if line.startswith("after "))) + 1
    assert [sorted(SHARE.findall(row)) for row in turns] == [
        sorted(SHARE.findall(line)) for line in told[at : at + len(turns)]
    ]
    assert [row.split()[0] for row in turns] == [str(turn) for turn in range(len(turns))]
    expect(page.locator(".of-curve")).to_have_count(3)


def has_the_dependence(page: Page, told: list[str]) -> None:
    """See that the page has the shares and the verdicts of the command line, and a matrix of a row."""
    page.get_by_text("Does it depend on who plays", exact=True).click()
    idle(page)
    filled(page, "Battles", 72)
    started(page, ".of-matrix")

    rows = rows_of(page, ".of-figures >> nth=0 >> .row:not(.unseen)")
    assert len(rows) == 6
    for row, line in zip(rows, told[1:], strict=False):
        assert SHARE.findall(row)[0] == SHARE.findall(line)[0]
        assert line.endswith(row.split(") ")[1].rpartition(" ")[0])
    expect(page.locator(".matrix .rate")).to_have_count(21)


def has_the_worth(page: Page, told: list[str]) -> None:
    """See that the page has the wins, the differences and the slopes of the command line, and a curve for each side."""
    page.get_by_text("What a number is worth", exact=True).click()
    idle(page)
    box = page.get_by_role("combobox", name="Number of the rules", exact=True).first
    box.fill("end.rounds")
    page.get_by_role("option", name="end.rounds (8)", exact=True).click()
    idle(page)
    for label, number in (("From", 3), ("To", 7), ("Step", 2), ("Battles", 20)):
        filled(page, label, number)
    started(page, ".of-table")

    expect(page.get_by_role("heading", level=2).first).to_have_text("rules.end.rounds, which is 8")
    expect(page.locator(".of-curve")).to_have_count(2)
    rows = [line for line in told if line.startswith(("a ", "b ")) and len(SHARE.findall(line)) > 1]
    slopes = [line for line in told if line.startswith(("a ", "b ")) and len(SHARE.findall(line)) == 1]
    for row, line in zip(rows_of(page, ".of-table tbody tr"), rows, strict=True):
        wins, *difference = SHARE.findall(row)
        assert SHARE.findall(line)[::3] == [wins, *difference]
    for row, line in zip(rows_of(page, ".of-figures .row:not(.unseen)"), slopes, strict=True):
        assert SHARE.findall(row) == SHARE.findall(line)


def has_the_aim(page: Page, told: list[str]) -> None:
    """See that the page has the sides of the command line, each with its shares now and as proposed."""
    page.get_by_text("Numbers to an aim", exact=True).click()
    idle(page)
    page.get_by_role("combobox", name="Fight", exact=True).click()
    page.get_by_role("option", name="Lights Out", exact=True).click()
    idle(page)
    page.get_by_role("combobox", name="Numbers that may change", exact=True).fill("each_round")
    page.get_by_role("option", name="order.each_round (false)", exact=True).click()
    page.keyboard.press("Escape")
    idle(page)
    filled(page, "Battles", 84)
    started(page, ".of-table")

    sides = [line for line in told if line.startswith("a, ")]
    rows = rows_of(page, ".of-table >> nth=1 >> tbody tr")
    assert len(sides) == 21
    for row, line in zip(rows, sides, strict=True):
        assert SHARE.findall(row) == SHARE.findall(line)


def has_the_records(page: Page) -> None:
    """See that chances are answered and kept, and that without a repository a revision is refused in words."""
    page.get_by_text("Exact chances", exact=True).click()
    idle(page)
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.get_by_text("Kept as record 5.")).to_be_visible()
    narrowed(page, has_charts=False)
    page.get_by_text("What was measured", exact=True).click()
    idle(page)
    unfold(page, "From")
    page.get_by_role("option", name="A revision of git", exact=True).click()
    idle(page)
    page.get_by_role("button", name="Compare", exact=True).click()
    expect(page.get_by_text("lies in no git repository")).to_be_visible()
    idle(page)
    narrowed(page, has_charts=False)


@pytest.mark.prove
@pytest.mark.parametrize("dark", [False, True])
def test_the_page_says_what_the_command_line_says(browser: Browser, studio: Studio, run: Run, *, dark: bool) -> None:
    """To the last digit, in both looks, and nothing is lost beside a small window."""

    def told(*command: str) -> list[str]:
        at = 2 if command[0] == "tune" else 1
        said = run(*command[:at], studio.root, *command[at:]).output
        return [" ".join(line.split()) for line in said.splitlines()]

    with window(browser, dark=dark) as profile:
        page = studio.visit(profile.new_page(), "measure")
        has_the_profile(page, told("profile", "--battles", "6", "--tries", "3"))
        narrowed(page)
        has_the_dependence(page, told("balance", "--styles", "all", "--by", "scenario", "--battles", "72"))
        narrowed(page)
        has_the_worth(
            page,
            told("sweep", "rules.end.rounds", "3..7 by 2", "--scenario", "hold_the_stairs", "--battles", "20"),
        )
        narrowed(page)
        has_the_aim(
            page,
            told("tune", "numbers", "rules.order.each_round=false,true", "--scenario", "lights_out", "--battles", "84"),
        )
        narrowed(page)
        has_the_records(page)
