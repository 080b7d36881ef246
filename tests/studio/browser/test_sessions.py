"""What happens to a pack that others have open, or whose session ends: nobody's work is lost or silently undone."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, change_outside, idle, look, settle

SAVED = "Saved 1 file"
CHANGED = "was changed on disk by another program or window"


def typed(page: Page, label: str, words: str) -> None:
    """Fill a field of the pack's manifest, on the page of all documents."""
    field = page.get_by_label(label, exact=True)
    field.fill(words)
    field.press("Tab")
    expect(page.get_by_text("1 file not saved")).to_be_visible()
    idle(page)


def save(page: Page, answer: str) -> None:
    """Save, and wait for what the studio says of it; some of that goes away by itself."""
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text(answer)).to_be_visible()
    idle(page)


def manifest(studio: Studio) -> str:
    return Path(studio.root, "pack.yaml").read_text(encoding="utf-8")


def test_two_tabs_do_not_silently_undo_each_other(context: BrowserContext, studio: Studio) -> None:
    """The one that saves second is asked; until it answers, what the first has saved stands."""
    first, second = (studio.visit(context.new_page(), "documents") for _ in range(2))
    typed(first, "Title", "Of the first tab")
    typed(second, "Title", "Of the second tab")
    save(first, SAVED)
    save(second, CHANGED)
    assert "title: Of the first tab" in manifest(studio)

    second.get_by_role("button", name="Keep mine").click()
    idle(second)
    save(second, SAVED)
    assert "title: Of the second tab" in manifest(studio)


@pytest.mark.prove
def test_a_change_by_another_program_is_a_question(page: Page, studio: Studio) -> None:
    """Nothing is written over it; whoever takes it can have the own text back by undo."""
    studio.visit(page, "documents")
    typed(page, "Title", "Ours")
    change_outside(studio.root / "pack.yaml", "title: 7 Seconds", "title: Theirs")
    theirs = manifest(studio)

    save(page, CHANGED)
    assert manifest(studio) == theirs

    page.get_by_role("button", name="Take theirs").click()
    idle(page)
    expect(page.get_by_test_id("stSidebar").get_by_text("Theirs")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    idle(page)
    expect(page.get_by_test_id("stSidebar").get_by_text("Ours", exact=True)).to_be_visible()
    assert manifest(studio) == theirs


@pytest.mark.prove
def test_a_reload_comes_back_to_what_was_in_hand(page: Page, studio: Studio) -> None:
    """Also to a pack that was opened by hand: what is not saved stands there, undo takes it back, nothing is offered.

    A change on disk is noticed by itself, and what is being typed meanwhile stays.
    """
    other = Path(shutil.copytree(studio.root, studio.root.parent / "other", dirs_exist_ok=True))
    page.on("dialog", lambda dialog: dialog.accept())
    studio.visit(page)
    page.get_by_label("Folder of the pack").fill(str(other))
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text(str(other), exact=True).first).to_be_visible()
    idle(page)
    studio.visit(page, "documents")
    typed(page, "Title", "Not saved yet")

    page.reload()
    settle(page)

    expect(page.get_by_label("Title", exact=True)).to_have_value("Not saved yet")
    expect(page.get_by_text("1 file not saved")).to_be_visible()
    expect(page.get_by_text("Another session left changes")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_label("Title", exact=True).first).to_have_value("7 Seconds")
    idle(page)

    change_outside(other / "pack.yaml", "title: 7 Seconds", "title: Theirs")
    expect(page.get_by_label("Title", exact=True).first).to_have_value("Theirs")
    shutil.rmtree(other)


@pytest.mark.prove
def test_what_is_being_typed_outlives_a_change_on_disk(page: Page, studio: Studio) -> None:
    """The file is looked at once the author has left the field; then both have changed it, which is said."""
    studio.visit(page, "documents")
    field = page.get_by_label("Description", exact=True)
    field.fill("Half a sent")
    change_outside(studio.root / "missions" / "blood_debt.yaml", "Blood Debt", "Theirs")
    change_outside(studio.root / "pack.yaml", "title: 7 Seconds", "title: Theirs")
    look(page)
    idle(page)
    expect(field).to_have_value("Half a sent")
    field.press_sequentially("ence")

    field.press("Tab")

    expect(page.get_by_text("the page Changes asks what is to be done")).to_be_visible()
    idle(page)
    expect(page.get_by_label("Description", exact=True)).to_have_value("Half a sentence")


@pytest.mark.prove
def test_a_second_tab_has_what_the_first_has_in_hand(context: BrowserContext, studio: Studio) -> None:
    """Unsaved as it is; from then on each goes its own way."""
    first = studio.visit(context.new_page(), "documents")
    typed(first, "Title", "Not saved yet")

    second = studio.visit(context.new_page(), "documents")

    expect(second.get_by_label("Title", exact=True)).to_have_value("Not saved yet")
    expect(second.get_by_text("Another session left changes")).to_have_count(0)
    second.get_by_role("button", name="Undo", exact=True).click()
    expect(second.get_by_label("Title", exact=True).first).to_have_value("7 Seconds")
    expect(first.get_by_label("Title", exact=True)).to_have_value("Not saved yet")


@pytest.mark.prove
def test_another_browser_is_offered_the_draft(page: Page, browser: Browser, studio: Studio) -> None:
    """What was not saved is taken up as one step; the file is as it was."""
    before = manifest(studio)
    studio.visit(page, "documents")
    typed(page, "Title", "Not saved yet")
    with window(browser) as profile:
        other = studio.visit(profile.new_page(), "documents")
        expect(other.get_by_text("Another session left changes")).to_be_visible()
        other.get_by_role("button", name="Restore").click()
        expect(other.get_by_test_id("stSidebar").get_by_text("Not saved yet")).to_be_visible()
        idle(other)
        expect(other.get_by_label("Title", exact=True)).to_have_value("Not saved yet")
        expect(other.get_by_text("Another session left changes")).to_have_count(0)
    assert manifest(studio) == before
