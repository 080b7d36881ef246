"""An author at work in a browser: cards and factions as they are typed, mistakes and the way to them, undo anywhere."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.studio.browser.studios import Studio, idle

MISSION = "missions/blood_debt.yaml"


def heading(page: Page, name: str) -> Locator:
    return page.get_by_role("heading", name=name, level=1)


def sought(page: Page) -> Locator:
    """Return the field to which the studio has led."""
    return page.locator("[data-sought=true]")


def go(page: Page, name: str) -> None:
    """Go to another page by the list of pages, as an author does: the session goes on."""
    page.get_by_test_id("stSidebar").get_by_role("link", name=name).click()
    expect(heading(page, name)).to_be_visible()
    idle(page)


def test_the_card_is_drawn_as_one_types(page: Page, studio: Studio) -> None:
    """Before the field is left; the card's own words are those typed."""
    studio.visit(page, "cards")
    field = page.get_by_label("Title", exact=True)
    front = page.get_by_alt_text("Front of Blood Debt")
    expect(front).to_be_visible()
    before = front.get_attribute("src")

    field.press("End")
    field.press_sequentially("s", delay=20)

    now = page.get_by_alt_text("Front of Blood Debts")
    expect(now).to_be_visible()
    assert now.get_attribute("src") != before
    expect(field).to_be_focused()
    expect(field).to_have_value("Blood Debts")


@pytest.mark.prove
def test_overspent_points_are_said_with_their_fix(page: Page, studio: Studio) -> None:
    """A click on the fix makes the faction legal, and legal stats clear what was said."""
    studio.visit(page, "factions")
    armour = page.get_by_label("Reserve armour", exact=True)
    legal = armour.input_value()
    armour.fill(str(int(legal) + 1))
    armour.press("Enter")
    expect(page.get_by_text("7 of 6, 1 too many")).to_be_visible()
    expect(page.get_by_text("Cheapest fix")).to_be_visible()
    expect(page.get_by_test_id("stSidebar").get_by_role("button", name="1 error")).to_be_visible()

    page.get_by_role("button", name="Fix").click()
    expect(page.get_by_text("Cheapest fix")).to_have_count(0)
    expect(page.get_by_text("6 of 6")).to_have_count(3)
    expect(page.get_by_test_id("stSidebar").get_by_role("button", name="No problems")).to_be_visible()

    idle(page)
    raised = page.get_by_label("Reserve stealth", exact=True)
    stealth = raised.input_value()
    raised.fill(str(int(stealth) + 1))
    raised.press("Enter")
    expect(page.get_by_text("Cheapest fix")).to_be_visible()
    idle(page)
    raised.fill(stealth)
    raised.press("Enter")
    expect(page.get_by_text("Cheapest fix")).to_have_count(0)


@pytest.mark.prove
def test_undo_leads_back_to_what_it_changes(page: Page, studio: Studio) -> None:
    """From another page, by the keys: the page of the step is opened, and its field shown as it was."""
    studio.visit(page, "cards")
    field = page.get_by_label("Title", exact=True)
    field.fill("A Debt Paid")
    field.press("Tab")
    expect(page.get_by_alt_text("Front of A Debt Paid")).to_be_visible()
    idle(page)
    go(page, "Rules")

    page.get_by_label("Sides", exact=True).fill("8")
    page.get_by_label("Sides", exact=True).press("Enter")
    expect(page.get_by_text("changed", exact=True)).to_be_visible()
    idle(page)
    go(page, "Changes")
    heading(page, "Changes").click()
    page.keyboard.press("Control+z")
    expect(heading(page, "Rules")).to_be_visible()
    idle(page)
    expect(page.get_by_label("Sides", exact=True)).to_have_value("6")
    page.keyboard.press("Control+z")
    expect(heading(page, "Cards")).to_be_visible()
    idle(page)
    expect(page.get_by_label("Title", exact=True)).to_have_value("Blood Debt")
    expect(sought(page).get_by_label("Title", exact=True)).to_be_visible()
    expect(page.get_by_test_id("stSidebar").get_by_role("button", name="Undo")).to_be_disabled()


@pytest.mark.prove
def test_a_problem_leads_into_its_field(page: Page, studio: Studio) -> None:
    """The cursor stands in it, ready to fix."""
    file = studio.root / MISSION
    text = file.read_text(encoding="utf-8").replace("deck: chance_encounter", "deck: chanc_encounter")
    file.write_text(text, encoding="utf-8")
    studio.visit(page, "problems")
    expect(page.get_by_text(MISSION)).to_be_visible()

    page.get_by_role("button", name="Go there").click()

    expect(heading(page, "Cards")).to_be_visible()
    idle(page)
    expect(sought(page).get_by_text("Deck", exact=True)).to_be_visible()
    expect(sought(page).get_by_role("combobox")).to_be_focused()


@pytest.mark.prove
def test_a_file_that_cannot_be_read_is_fixed_as_text(page: Page, studio: Studio) -> None:
    """The way to it leads to its text, where the line is marked; sound text takes the problem away."""
    file = studio.root / MISSION
    sound = file.read_text(encoding="utf-8")
    file.write_text(sound.replace("deck: chance_encounter", "deck: [chance_encounter"), encoding="utf-8")
    studio.visit(page, "problems")

    page.get_by_role("button", name="Go there").click()

    expect(heading(page, "All documents")).to_be_visible()
    idle(page)
    area = page.get_by_label(f"Text of {MISSION}")
    expect(area).to_have_css("white-space", "pre")
    area.fill(sound)
    area.blur()
    expect(page.get_by_test_id("stSidebar").get_by_role("button", name="No problems")).to_be_visible()
