"""Test battles of infantry in a real browser: fought, stepped through, a line of fire looked at."""

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.studio.browser.studios import Studio, idle

pytestmark = pytest.mark.prove


@pytest.fixture(scope="module")
def shipped() -> str:
    """The pack that has dot maps."""
    return "infantry"


def test_a_battle_is_fought_and_its_lines_of_fire_are_looked_at(context: BrowserContext, studio: Studio) -> None:
    """An attack shows the dots of its line; where one back would go elsewhere, rings and a note say so.

    A gun that is set up keeps its arc from step to step; the piece that is picked is told in words.
    """
    page = studio.visit(context.new_page(), "battle")
    page.get_by_label("Scenario", exact=True).click()
    page.get_by_role("option", name="Up the Hill").click()
    idle(page)
    page.get_by_role("button", name="Fight").click()
    replay = page.locator(".replay")
    expect(replay).to_be_visible()
    idle(page)

    replay.locator(".log").focus()
    page.keyboard.press("PageDown")
    expect(replay.locator(".caption")).to_have_text("Turn 1")
    expect(replay.locator(".piece")).to_have_count(16)
    expect(replay.locator(".board .dots")).to_have_count(1)
    expect(replay.locator(".arc")).not_to_have_count(0)
    expect(replay.locator(".barrel")).not_to_have_count(0)

    replay.locator(".entry", has_text=re.compile("fires .*dots away.*back, it would")).first.locator(
        ".sentence"
    ).click()
    expect(replay.locator(".passing .line")).to_have_count(1)
    expect(replay.locator(".passing .over")).not_to_have_count(0)
    expect(replay.locator(".passing .back")).not_to_have_count(0)
    expect(replay.locator(".piece.marked")).to_have_count(2)
    expect(replay.locator("[aria-current=step] .note").first).to_contain_text("IN.GAP.20")
    replay.locator("[aria-current=step] .rule", has_text="IN.GAP.20").click()
    expect(replay.locator(".rulewords")).to_contain_text("not reciprocal")

    replay.locator(".piece").first.click()
    expect(replay.locator(".piece.picked")).to_have_count(1)
    expect(replay).to_contain_text(re.compile(r": at \d+/\d+"))
    replay.locator(".log").focus()
    page.keyboard.press("End")
    expect(replay.locator("[aria-current=step] .sentence")).to_have_text(re.compile("won"))
