"""What is measured, in a real browser: the words of the command line, in both looks, and on a small window."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from typer.testing import Result

from tests.cli.conftest import run
from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, idle
from tests.studio.browser.test_accessibility import violations

__all__ = ["run"]
SHARE = re.compile(r"[\d.]+ \([\d.]+ to [\d.]+\)")
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


def narrowed(page: Page, *parts: str) -> None:
    """See that axe finds nothing, also in a small window, beside which nothing is lost."""
    assert [*violations(page)] == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert [*violations(page)] == []
    for part in ("[data-testid=stMain]", ".charts", *parts):
        assert not page.locator(part).first.evaluate(WIDE), part


@pytest.mark.prove
@pytest.mark.parametrize("dark", [False, True])
def test_a_profile_says_what_the_command_line_says(browser: Browser, studio: Studio, run: Run, *, dark: bool) -> None:
    """To the last digit, with the verdict above it, in both looks."""
    told = run("profile", studio.root, "--battles", "6", "--tries", "3").output
    lines = [" ".join(line.split()) for line in told.splitlines()]
    with window(browser, dark=dark) as profile:
        page = studio.visit(profile.new_page(), "measure")
        filled(page, "Battles", 6)
        filled(page, "Tries", 3)
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".of-curve")).to_have_count(3)
        idle(page)

        expect(page.get_by_role("heading", level=2).first).to_have_text(lines[0])
        figures = rows_of(page, ".figures .row:not(.unseen)")
        assert figures == lines[3 : 3 + len(figures)]
        turns = rows_of(page, ".of-table tbody tr")
        at = lines.index(next(line for line in lines if line.startswith("after ")))
        assert [sorted(SHARE.findall(row)) for row in turns] == [
            sorted(SHARE.findall(line)) for line in lines[at + 1 : at + 1 + len(turns)]
        ]
        assert [row.split()[0] for row in turns] == [str(turn) for turn in range(len(turns))]
        narrowed(page, ".of-figures", ".of-curve")
