"""What an edit sends: what the browser does not show already, and all of what is drawn otherwise."""

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from tests.studio.browser.studios import Studio, idle, settle

MOST_BYTES = 20_000


def listened(page: Page) -> list[ForwardMsg]:
    """Return what a page receives from now on, as it comes."""
    heard: list[ForwardMsg] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(ForwardMsg.FromString(frame)))

    page.on("websocket", hear)
    return heard


def typed(field: Locator, letter: str) -> None:
    """Type a letter and leave it no time to be taken later."""
    field.press_sequentially(letter)
    field.press("Enter")


def test_a_letter_sends_what_shows_it_and_nothing_else(studio: Studio, context: BrowserContext) -> None:
    """After a title is changed, all fields stand as before, and of them only that one was sent."""
    page = context.new_page()
    heard = listened(page)
    studio.visit(page, "cards")
    title = page.get_by_label("Title", exact=True)
    typed(title, "a")
    idle(page)
    fields = page.locator("input").count()
    heard.clear()
    typed(title, "b")
    idle(page)

    sent = [message.delta.new_element.WhichOneof("type") for message in heard if message.HasField("delta")]
    assert "text_input" in sent
    assert len(sent) < 10
    assert sum(len(message.SerializeToString()) for message in heard) < MOST_BYTES
    assert page.locator("input").count() == fields


def test_what_goes_from_a_form_goes_from_the_page(studio: Studio, context: BrowserContext) -> None:
    """Of two pages after one another nothing of the first stays, and a field that is undone shows what was there."""
    page = studio.visit(context.new_page(), "cards")
    title = page.get_by_label("Title", exact=True)
    before = title.input_value()
    typed(title, "x")
    idle(page)
    page.get_by_role("button", name="Undo").click()
    idle(page)
    expect(page.get_by_label("Title", exact=True)).to_have_value(before)
    page.get_by_role("link", name="Rules").click()
    settle(page)
    expect(page.get_by_label("Title", exact=True)).to_have_count(0)
