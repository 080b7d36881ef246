"""Keys that count on every page: save, undo, redo, the sheet; and the question before unsaved work is left."""

from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Locator, Page, expect

from tests.studio.browser.studios import Studio, idle


def title_field(page: Page, studio: Studio) -> Locator:
    """Return the field of the pack's title, on the page of all documents."""
    studio.visit(page, "documents")
    return page.get_by_label("Title", exact=True)


def in_fields(page: Page, *values: str) -> None:
    """See that title, version and licence of the pack are these, once the page is drawn."""
    idle(page)
    for label, value in zip(("Title", "Version", "Licence"), values, strict=True):
        expect(page.get_by_label(label, exact=True)).to_have_value(value)


def pack_name(page: Page) -> Locator:
    """Return the pack's title in the frame, as Python knows it."""
    return page.get_by_test_id("stSidebar").locator("strong").first


def saved(page: Page) -> Locator:
    return page.get_by_text("Saved 1 file")


def manifest(studio: Studio) -> list[str]:
    return Path(studio.root, "pack.yaml").read_text(encoding="utf-8").splitlines()


def test_saving_while_typing_saves_the_last_letter(page: Page, studio: Studio) -> None:
    """Ctrl+S hears what the field has not yet told, leaves the focus there, and changes one line of the file."""
    before = manifest(studio)
    field = title_field(page, studio)
    field.fill("")
    field.press_sequentially("Eight Seconds", delay=5)
    page.keyboard.press("Control+s")
    expect(saved(page)).to_be_visible()

    changed = [(old, new) for old, new in zip(before, manifest(studio), strict=True) if old != new]
    assert changed == [("title: 7 Seconds", "title: Eight Seconds")]
    expect(field).to_be_focused()


def test_the_button_saves_what_is_being_typed(page: Page, studio: Studio) -> None:
    """It can be pressed as soon as a key was, takes what the field has not yet told, and leaves the focus there."""
    field = title_field(page, studio)
    save = page.get_by_role("button", name="Save", exact=True)
    expect(save).to_be_disabled()
    field.press("End")
    field.press_sequentially(" and More", delay=5)
    expect(save).to_be_enabled()
    assert pack_name(page).inner_text() == "7 Seconds"
    save.click()
    expect(saved(page)).to_be_visible()

    assert "title: 7 Seconds and More" in manifest(studio)
    expect(field).to_be_focused()
    expect(save).to_be_disabled()


@pytest.mark.prove
def test_the_button_is_no_way_to_send_a_form(page: Page, studio: Studio) -> None:
    """What is typed into a form counts when its own button is pressed; saving would do nothing about it."""
    studio.visit(page, "cards")
    page.get_by_role("button", name="New").first.click()
    field = page.get_by_test_id("stPopoverBody").get_by_label("Name", exact=True)
    field.press_sequentially("Not begun")
    expect(page.get_by_text("What you typed is not saved")).to_be_visible()

    expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()


@pytest.mark.prove
def test_undo_and_redo_by_keys_outside_of_text(page: Page, studio: Studio) -> None:
    """One press one step, and several quick ones as many."""
    title_field(page, studio)
    undo = page.get_by_role("button", name="Undo")
    for label, words in (("Title", "Nine Seconds"), ("Version", "2.0.0"), ("Licence", "MIT")):
        page.get_by_label(label, exact=True).fill(words)
        page.keyboard.press("Tab")
        idle(page)
    page.get_by_role("heading", name="All documents").click()
    for _ in range(3):
        page.keyboard.press("Control+z")
    in_fields(page, "7 Seconds", "1.0.0", "CC-BY-4.0")
    expect(undo).to_be_disabled()
    page.keyboard.press("Control+Shift+z")
    page.keyboard.press("Control+y")
    expect(pack_name(page)).to_have_text("Nine Seconds")
    expect(undo).to_be_enabled()
    in_fields(page, "Nine Seconds", "2.0.0", "CC-BY-4.0")


@pytest.mark.prove
def test_undo_inside_of_text_is_the_browsers(page: Page, studio: Studio) -> None:
    """Whoever mistypes takes back letters, not steps."""
    field = title_field(page, studio)
    field.fill("A step")
    field.press("Tab")
    expect(pack_name(page)).to_have_text("A step")
    idle(page)
    field.click()
    field.press("End")
    field.press_sequentially(" more")
    page.keyboard.press("Control+z")
    idle(page)

    expect(pack_name(page)).to_have_text("A step")
    assert field.input_value().startswith("A step")


@pytest.mark.prove
def test_a_question_mark_shows_the_sheet_and_escape_puts_it_away(page: Page, studio: Studio) -> None:
    """The keys can be looked up with a key, and with the mouse."""
    studio.visit(page)
    expect(page.get_by_role("button", name="Keys")).to_be_visible()
    sheet = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text("Save, with what you are typing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Keys").click()
    expect(sheet).to_be_visible()


@pytest.mark.prove
def test_leaving_is_asked_about_only_with_unsaved_work(page: Page, studio: Studio) -> None:
    """A saved pack is left without a word."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", answer)
    field = title_field(page, studio)
    page.reload()
    expect(field).to_be_visible()
    assert asked == []
    field.click()
    field.fill("Changed")
    field.press("Tab")
    expect(page.get_by_text("1 file not saved")).to_be_visible()
    idle(page)
    page.reload()
    expect(page.get_by_role("heading").first).to_be_visible()
    assert asked == ["beforeunload"]
