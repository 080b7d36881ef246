"""Soldiers, forces and scenarios of Battlesuit in a real browser: typed, fixed, printed beside, saved."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.studio.browser.studios import Studio, idle


@pytest.fixture(scope="module")
def shipped() -> str:
    """The pack that has forces."""
    return "battlesuit"


def typed(page: Page, label: str, value: str) -> None:
    """Type a number and leave the field."""
    field = page.get_by_label(label, exact=True)
    field.fill(value)
    field.press("Tab")
    expect(page.get_by_text("1 file not saved")).to_be_visible()
    idle(page)


def save(page: Page) -> None:
    idle(page)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    idle(page)


def changed(studio: Studio, name: str) -> list[tuple[str, str]]:
    """Return the lines of a file that a save changed, before and after."""
    before = Path("content/battlesuit", name).read_text(encoding="utf-8").splitlines()
    after = (studio.root / name).read_text(encoding="utf-8").splitlines()
    assert len(before) == len(after)
    return [(old, new) for old, new in zip(before, after, strict=True) if old != new]


@pytest.mark.prove
def test_a_track_is_typed_marked_and_fixed(context: BrowserContext, studio: Studio) -> None:
    """Nine under d3 is said at once; the fix puts seven, and the save changes the one line."""
    page = studio.visit(context.new_page(), "cards")
    typed(page, "Attack under d3", "9")
    expect(page.get_by_text("Cheapest fix: attack d3 to 7")).to_be_visible()

    page.get_by_role("button", name="Fix").click()

    expect(page.get_by_text("Cheapest fix")).to_have_count(0)
    idle(page)
    expect(page.get_by_label("Attack under d3", exact=True)).to_have_value("7")
    save(page)
    assert [new for _, new in changed(studio, "soldiers/assault.yaml")] == ["attack: [ 8,  8,  7,  7,  2]"]


@pytest.mark.prove
def test_a_force_over_its_budget_shows_the_fix_and_a_legal_one_clears_it(
    context: BrowserContext, studio: Studio
) -> None:
    """Two assault suits too many, fixed with a click, undone with another, and the roster stands beside it."""
    page = studio.visit(context.new_page(), "forces")
    expect(page.get_by_role("img", name="Front of The Gatehouse Squad")).to_be_visible()
    typed(page, "How many of soldiers 2 of squad 1", "7")
    expect(page.get_by_text("140 of 120, 20 too many")).to_be_visible()

    page.get_by_role("button", name="Fix").click()
    expect(page.get_by_text("too many")).to_have_count(0)
    idle(page)
    page.get_by_role("button", name="Undo").click()
    idle(page)
    expect(page.get_by_text("140 of 120, 20 too many")).to_be_visible()

    typed(page, "How many of soldiers 2 of squad 1", "5")
    expect(page.get_by_text("too many")).to_have_count(0)
    expect(page.get_by_text("120 of 120 ✓")).to_be_visible()


@pytest.mark.prove
def test_a_scenario_is_written_with_buttons(context: BrowserContext, studio: Studio) -> None:
    """An optional rule is pressed, a side gets a longer entry, and only those lines change on disk."""
    page = studio.visit(context.new_page(), "scenarios")
    typed(page, "Turns", "12")
    page.get_by_role("button", name="Squad morale").click()
    idle(page)
    save(page)

    text = (studio.root / "scenarios/crossroads.yaml").read_text(encoding="utf-8")
    before = Path("content/battlesuit/scenarios/crossroads.yaml").read_text(encoding="utf-8")
    assert {*text.splitlines()} - {*before.splitlines()} == {
        "turns: 12",
        "  - {type: optional_rule, rule: squad_morale}",
    }
    assert {*before.splitlines()} - {*text.splitlines()} == {"turns: 10"}
