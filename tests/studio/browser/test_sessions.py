"""What happens to a pack that others have open, or whose session ends: nobody's work is lost or silently undone."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.studio.browser.studios import Studio, idle

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
    theirs = manifest(studio).replace("title: 7 Seconds", "title: Theirs")
    Path(studio.root, "pack.yaml").write_text(theirs, encoding="utf-8")

    save(page, CHANGED)
    assert manifest(studio) == theirs

    page.get_by_role("button", name="Take theirs").click()
    expect(page.get_by_test_id("stSidebar").get_by_text("Theirs")).to_be_visible()
    idle(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_test_id("stSidebar").get_by_text("Ours", exact=True)).to_be_visible()
    assert manifest(studio) == theirs


@pytest.mark.prove
def test_a_reload_recovers_the_draft(page: Page, studio: Studio) -> None:
    """What was not saved is offered, and taken up as one step; the file is as it was."""
    before = manifest(studio)
    studio.visit(page, "documents")
    typed(page, "Title", "Not saved yet")
    page.on("dialog", lambda dialog: dialog.accept())
    studio.visit(page, "documents")

    expect(page.get_by_text("Another session left changes")).to_be_visible()
    page.get_by_role("button", name="Restore").click()
    expect(page.get_by_test_id("stSidebar").get_by_text("Not saved yet")).to_be_visible()
    idle(page)
    expect(page.get_by_label("Title", exact=True)).to_have_value("Not saved yet")
    expect(page.get_by_text("Another session left changes")).to_have_count(0)
    assert manifest(studio) == before
