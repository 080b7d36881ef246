"""Test battles in a real browser: fought, stepped through with keys, asked for their rules, and counted."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, idle, running


@pytest.fixture
def battle(studio: Studio, context: BrowserContext) -> Page:
    """The page of test battles."""
    return studio.visit(context.new_page(), "battle")


@pytest.fixture
def replay(battle: Page) -> Locator:
    """The replay of a battle of four rounds that was fought on the page."""
    battle.get_by_label("Seed", exact=True).fill("2")
    battle.get_by_label("Seed", exact=True).press("Enter")
    battle.get_by_role("button", name="Fight").click()
    found = battle.locator(".replay")
    expect(found).to_be_visible()
    idle(battle)
    return found


def step_of(replay: Locator) -> int:
    return int(replay.get_attribute("data-step") or "-1")


def test_a_battle_is_fought_and_stepped_through_with_keys(battle: Page, replay: Locator) -> None:
    """Arrows go a step, Page Down a round, End to the result, Space plays until another step is asked for."""
    expect(battle.get_by_role("heading", level=2)).to_contain_text("after")
    expect(replay).to_have_attribute("data-step", "0")
    replay.locator(".log").focus()

    battle.keyboard.press("ArrowRight")
    battle.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "2")
    battle.keyboard.press("ArrowLeft")
    expect(replay).to_have_attribute("data-step", "1")

    battle.keyboard.press("PageDown")
    expect(replay.locator(".caption")).to_have_text("Round 1")
    for press, number in (("PageDown", 2), ("PageDown", 3), ("PageUp", 2)):
        battle.keyboard.press(press)
        expect(replay.locator(".caption")).to_have_text(f"Round {number}")
        head = replay.locator(".log .chapter", has_text=re.compile(f"^Round {number}$"))
        expect(head.locator("+ .entry")).to_be_in_viewport()
    battle.keyboard.press("PageUp")
    expect(replay.locator(".piece")).not_to_have_count(0)

    battle.keyboard.press("End")
    current = replay.locator("[aria-current=step] .sentence")
    expect(current).to_have_text(re.compile("victory|draw"))
    expect(replay.locator(".caption")).to_contain_text(current.inner_text())

    play = replay.get_by_role("button", name="Play or pause")
    for _ in range(3):
        replay.get_by_role("button", name="Faster").click()
    replay.locator(".log").focus()
    battle.keyboard.press("Home")
    battle.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(replay).to_have_attribute("data-step", re.compile("[3-9]"))
    battle.keyboard.press("ArrowLeft")
    expect(play).to_have_attribute("aria-pressed", "false")


@pytest.mark.prove
def test_the_next_seed_stays_while_another_page_is_looked_at(battle: Page, replay: Locator) -> None:
    """What the button put into the field stands there again, and in a small window the buttons stand beside it."""
    battle.set_viewport_size({"width": 1024, "height": 768})
    battle.get_by_role("button", name="Next seed").click()
    expect(battle.get_by_text("Seed 3 on")).to_be_visible()
    idle(battle)
    battle.get_by_role("link", name="Rules").click()
    expect(battle.get_by_role("heading", level=1, name="Rules")).to_be_visible()
    idle(battle)
    battle.get_by_role("link", name="Test battle").click()
    expect(battle.get_by_role("heading", level=1, name="Test battle")).to_be_visible()
    idle(battle)
    expect(replay).to_be_visible()

    expect(battle.get_by_label("Seed", exact=True)).to_have_value("3")
    tops = [battle.get_by_role("button", name=name).bounding_box() for name in ("Fight", "Next seed")]
    assert len({box["y"] for box in tops if box}) == 1


@pytest.mark.prove
def test_log_and_map_are_linked(battle: Page, replay: Locator) -> None:
    """A click on a sentence goes there, one on a rule shows its words, one on a piece dims what is not about it."""
    entry = replay.locator(".entry", has=battle.locator(".die")).nth(1)
    entry.locator(".sentence").click()

    expect(entry).to_have_attribute("aria-current", "step")
    assert step_of(replay) == int(entry.get_attribute("data-step") or "-2")
    rule = entry.locator(".rule").first
    rule.click()
    expect(replay.locator(".rulewords")).to_contain_text(rule.inner_text())
    assert len(replay.locator(".rulewords").inner_text()) > 40

    replay.get_by_role("button", name="A round on").click()
    piece = replay.locator(".piece").first
    name = piece.get_attribute("data-name") or ""
    piece.dispatch_event("click")

    expect(replay.locator(".piece.picked")).to_have_attribute("data-name", name)
    expect(replay.locator(".log")).to_have_class(re.compile("filtered"))
    about = replay.locator(".entry.about .sentence")
    assert all(name in text.lower() for text in about.all_inner_texts() if "fires" not in text)

    replay.locator(".log").focus()
    battle.keyboard.press("Escape")
    expect(replay.locator(".piece.picked")).to_have_count(0)


@pytest.mark.prove
def test_a_downloaded_log_can_be_opened_again(battle: Page, replay: Locator, tmp_path: Path) -> None:
    """The log comes back as the same replay; one that was cut off is refused in words."""
    with battle.expect_download() as download:
        battle.get_by_role("button", name="Log").click()
    log, spoilt = tmp_path / "battle.jsonl", tmp_path / "spoilt.jsonl"
    download.value.save_as(log)
    spoilt.write_bytes(log.read_bytes()[:-40])
    steps = replay.locator(".entry").count()

    battle.get_by_role("radio", name="Open a log").or_(battle.get_by_text("Open a log")).first.click()
    idle(battle)
    battle.locator("input[type=file]").set_input_files(log)
    again = battle.locator(".replay")
    expect(again).to_be_visible()
    expect(again.locator(".entry")).to_have_count(steps)

    battle.locator("input[type=file]").set_input_files(spoilt)
    expect(battle.get_by_text("cut off")).to_be_visible()


@pytest.mark.prove
def test_many_battles_narrow_and_can_be_cancelled(battle: Page) -> None:
    """Intervals come while battles are still being fought; Cancel keeps what was found."""
    battle.get_by_role("radio", name="Many battles").or_(battle.get_by_text("Many battles")).first.click()
    idle(battle)
    battle.get_by_role("button", name="Start").click()

    expect(battle.locator(".rates .row")).to_have_count(5)
    battle.get_by_role("button", name="Cancel").click()
    expect(battle.get_by_text("Broken off after")).to_be_visible()
    expect(battle.locator(".rates .row")).to_have_count(5)


@pytest.mark.prove
def test_the_balance_of_a_faction_follows_its_stats(studio: Studio, context: BrowserContext) -> None:
    """The panel, still in sight, measures anew and shows the rate before; the mistake stands above it."""
    page = studio.visit(context.new_page(), "factions")
    tab = page.get_by_role("tab", name="Balance")
    tab.click()
    expect(page.locator(".rates .point")).to_have_count(2)
    expect(page.locator(".rates .before")).to_have_count(0)

    field = page.get_by_role("spinbutton", name="Reserve sensors")
    field.fill("5")
    field.press("Enter")

    expect(page.locator(".rates .before")).to_have_count(2)
    expect(page.get_by_text("too many").first).to_be_visible()
    expect(tab).to_have_attribute("aria-selected", "true")


@pytest.mark.prove
def test_what_is_even_is_marked_where_the_seats_share_it(browser: Browser, tmp_path: Path) -> None:
    """Of four who meet each has a quarter: the line stands in the middle of what counts as fair, and not at a half."""
    with running(tmp_path, "survive") as studio, window(browser) as profile:
        page = studio.visit(profile.new_page(), "battle")
        page.get_by_text("Many battles", exact=True).click()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".bar").first).to_be_visible()
        # While battles come in, the chart is drawn anew, and has no size for a moment.
        expect(page.get_by_role("button", name="Cancel", exact=True)).to_have_count(0)
        [bar, fair, line] = [page.locator(part).first.bounding_box() for part in (".bar", ".fair", ".middle")]

    assert bar is not None
    assert fair is not None
    assert line is not None
    assert (line["x"] - bar["x"]) / bar["width"] == pytest.approx(0.25, abs=0.01)
    assert line["x"] == pytest.approx(fair["x"] + fair["width"] / 2, abs=2)
