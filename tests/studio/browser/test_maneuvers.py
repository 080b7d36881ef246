"""A maneuver of one's own in a real browser: from an empty folder to a fight in which it is made, without any code."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.studio.browser.studios import Studio, idle, unfold

FILE = "maneuvers/blitz.yaml"


@pytest.fixture(scope="module")
def shipped() -> str:
    """The pack that is open before the new one is begun."""
    return "maneuvers"


def go(page: Page, name: str) -> None:
    page.get_by_test_id("stSidebar").get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    idle(page)


def begin_pack(page: Page, folder: str) -> None:
    page.get_by_role("tab", name="New").click()
    idle(page)
    game = page.get_by_role("radio", name="Maneuvers", exact=True)
    game.or_(page.get_by_text("Maneuvers", exact=True)).last.click()
    idle(page)
    field = page.get_by_label("New folder").first
    field.fill(folder)
    field.press("Tab")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_text(f"{folder.rpartition('/')[2].title()} is open")).to_be_visible()
    idle(page)


def begin(page: Page, name: str) -> None:
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_label("Name", exact=True).last.fill(name)
    page.get_by_role("button", name="Begin", exact=True).click()
    idle(page)


def add(page: Page, menu: str, step: str) -> None:
    page.get_by_role("button", name=menu).click()
    page.get_by_role("button", name=step, exact=True).last.click()
    idle(page)


@pytest.mark.prove
def test_a_new_maneuver_is_written_judged_and_fought_with(page: Page, studio: Studio) -> None:
    """Its sentence and its odds stand there at once; the squad that learns it makes it in a fight of its own.

    Equals earn the Reward in 7 of 12 throws: 30 points and a die, then a die with the margin (35/36 on average), or a
    die less.
    """
    studio.visit(page)
    root = studio.root.parent / "mine"
    begin_pack(page, root.as_posix())

    go(page, "Maneuvers")
    begin(page, "Blitz")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Blitz")
    add(page, "Add a step to Effect", "Gain")
    expect(page.get_by_text("Your squad gains 1d6 points.").first).to_be_visible()
    points = page.get_by_label("Points", exact=True).first
    points.click()
    idle(page)
    points.fill("30")
    points.press("Enter")
    expect(page.get_by_text("Your squad gains 1d6 + 30 points.").first).to_be_visible()
    cells = page.locator("tr", has_text="equal").locator("td")
    expect(cells).to_have_text(["equal", "58.3 %", "7/12", "+35.06", "0", "+35.06"])
    idle(page)

    go(page, "Squads")
    page.get_by_role("button", name="New", exact=True).click()
    unfold(page, "Or change one of the pack that this one extends")
    page.get_by_role("option", name="copperhead").click()
    idle(page)
    page.get_by_role("button", name="Take over").click()
    idle(page)
    page.get_by_role("button", name="Blitz", exact=True).click()
    idle(page)

    go(page, "Fights")
    begin(page, "Night Market")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    idle(page)
    text = (root / FILE).read_text(encoding="utf-8")
    assert "# in any case" in text
    assert "  - {type: move, to: anywhere}\n  - {type: gain, side: own, dice: 1, points: 30}\n" in text

    page.get_by_role("button", name="Test battle", exact=True).click()
    expect(page.get_by_role("heading", name="Test battle", level=1)).to_be_visible()
    idle(page)
    expect(page.get_by_text("The fight fixes who is there, a: Copperhead; b: Lantern.")).to_be_visible()
    page.get_by_role("button", name="Fight", exact=True).click()
    replay = page.locator(".replay")
    expect(replay).to_be_visible()
    idle(page)
    made = replay.locator(".entry", has_text="goes for Blitz").first
    made.locator(".sentence").click()
    expect(replay.locator(".caption")).to_contain_text("goes for Blitz")
    replay.locator(".log").focus()
    page.keyboard.press("End")
    expect(replay.locator("[aria-current=step] .sentence")).to_have_text(re.compile("has won|nobody has won"))
