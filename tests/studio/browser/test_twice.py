"""A click made twice in a row, as many people click: what was asked for is made once."""

import pytest
from playwright.sync_api import Page, expect

from tests.studio.browser.studios import Studio, idle


@pytest.mark.prove
def test_a_pack_is_begun_once(page: Page, studio: Studio) -> None:
    """The second click finds the pack that the first has made: it is open, and nothing is refused."""
    beside = studio.root.parent
    before = {path.name for path in beside.iterdir() if path.is_dir()}
    studio.visit(page)
    page.get_by_role("tab", name="New").click()

    page.get_by_role("button", name="Begin", exact=True).dblclick()

    expect(page.get_by_text(str(beside / "my_pack"), exact=True).first).to_be_visible()
    idle(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert {path.name for path in beside.iterdir() if path.is_dir()} - before == {"my_pack"}


@pytest.mark.prove
def test_a_document_is_begun_once(page: Page, studio: Studio) -> None:
    """And it is the one in hand."""
    studio.visit(page, "cards")
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_label("Name", exact=True).fill("Twice Begun")

    page.get_by_role("button", name="Begin", exact=True).dblclick()

    idle(page)
    expect(page.get_by_role("combobox", name="Mission card", exact=True)).to_have_value("Twice Begun")
    expect(page.get_by_label("Title", exact=True)).to_have_value("Twice Begun")
    expect(page.get_by_text("1 file not saved")).to_be_visible()


@pytest.mark.prove
def test_house_rules_are_begun_once(page: Page, studio: Studio) -> None:
    """A second rules document would be a mistake at once."""
    (studio.root / "rules.yaml").unlink()
    studio.visit(page, "rules")

    page.get_by_role("button", name="Begin house rules", exact=True).dblclick()

    idle(page)
    expect(page.get_by_label("Search", exact=True)).to_be_visible()
    expect(page.get_by_text("1 file not saved")).to_be_visible()
