"""A server that is slow: another page is always drawn, whatever was asked for while it was on its way."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from engine.paths import CONTENT
from tests.studio.browser.studios import Studio, idle, look, settle

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are held up by signals")

MAP = "maps/ashford_hills.yaml"
HELD_MS = 80
"""In which a browser asks for everything that it wants of a server that does not answer."""


@contextmanager
def held_up(studio: Studio) -> Iterator[None]:
    """Let the server do nothing for a while, as on a machine that is busy."""
    process = studio.server.process.pid
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def go_back_and_forth(page: Page, studio: Studio) -> None:
    """Go to the battle, and back to the problems while the server is held up and a fragment is asked for."""
    page.locator(f"[data-testid=stSidebarNavLink][href='{studio.url}/battle']").click()
    expect(page.get_by_role("heading", name="Test battle", level=1)).to_be_visible()
    idle(page)
    with held_up(studio):
        page.go_back()
        page.wait_for_timeout(HELD_MS)
        look(page)
        page.wait_for_timeout(HELD_MS)
    expect(page.get_by_role("heading", name="Problems", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    idle(page)


def test_a_fragment_never_takes_the_page_away_that_is_on_its_way(page: Page, studio: Studio) -> None:
    """Back leads to the page before, though its tab asked for something on the one that was left."""
    studio.visit(page, "problems")
    go_back_and_forth(page, studio)


@pytest.mark.prove
def test_saving_takes_what_was_drawn_before_it(page: Page, studio: Studio) -> None:
    """Though the server has heard of neither when it is asked to save."""
    studio.visit(page, "terrain")
    barn = page.locator(".piece[data-key='barn']")
    expect(barn).to_be_visible()
    barn.focus()
    for key in ("Shift+Tab", "Tab"):  # until it is the one in hand
        page.keyboard.press(key)
    with held_up(studio):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Control+s")
        page.wait_for_timeout(HELD_MS)
        expect(page.locator(".editor:has(.stage)")).to_have_attribute("data-pending", "1")
    expect(page.locator(".editor:has(.stage)")).to_have_attribute("data-pending", "0")

    expect(page.get_by_text("Saved 1 file")).to_be_visible()
    assert studio.root.joinpath(MAP).read_bytes() != (CONTENT / "seven_seconds" / MAP).read_bytes()


@pytest.mark.prove
def test_pages_are_drawn_again_and_again_while_many_battles_are_fought(page: Page, studio: Studio) -> None:
    """A batch asks for its own fragment four times a second, and takes what the server has."""
    studio.visit(page, "problems")
    page.locator(f"[data-testid=stSidebarNavLink][href='{studio.url}/battle']").click()
    expect(page.get_by_role("heading", name="Test battle", level=1)).to_be_visible()
    idle(page)
    page.get_by_text("Many battles").click()
    idle(page)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    page.go_back()
    settle(page)
    for _ in range(8):
        go_back_and_forth(page, studio)
