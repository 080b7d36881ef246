"""How a real browser comes into the studio and stays: by the address that is said, or by the file it is handed."""

import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.paths import CONTENT
from musterpress.commands.packs.studio import window as window_on
from musterpress.servers import Server, any_port, ended, start_server, wait_for
from tests.studio.browser.chromium import window
from tests.studio.browser.studios import idle, settle

HINT = "Open the studio with the address that its command printed in the terminal."


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A studio of one's own, started in an empty folder, with a shipped pack open and nothing drawn yet."""
    monkeypatch.chdir(tmp_path)
    with ended(start_server(any_port(), CONTENT / "seven_seconds")) as found:
        assert wait_for(found)
        yield found


@pytest.fixture
def tab(browser: Browser) -> Iterator[Page]:
    """An empty tab of a browser that was not let in."""
    with window(browser) as profile:
        yield profile.new_page()


def test_the_address_that_is_said_opens_the_studio(tab: Page, server: Server, browser: Browser) -> None:
    """Nothing of the key is left in the bar or behind the Back button; all else in that browser needs it no more."""
    tab.goto(server.addresses[0])
    settle(tab)
    expect(tab).to_have_url(f"{server.url}/")
    tab.reload()
    settle(tab)
    bookmarked = tab.context.new_page()
    bookmarked.goto(f"{server.url}/terrain")
    settle(bookmarked)
    expect(bookmarked.get_by_role("heading", name="Terrain maps", level=1)).to_be_visible()
    bookmarked.goto(server.addresses[0])
    settle(bookmarked)
    tab.go_back()

    expect(tab).to_have_url("about:blank")
    with window(browser) as other:
        late = other.new_page()
        late.goto(server.addresses[0])
        expect(late.get_by_text(HINT)).to_be_visible()
        late.goto(f"{server.url}/terrain")
        expect(late.get_by_text(HINT)).to_be_visible()


@pytest.mark.prove
def test_the_file_that_a_browser_is_handed_leads_in(
    tab: Page, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though it is a page of no site, from which the browser brings no cookie along; nor is there a key afterwards."""
    handed: list[str] = []
    monkeypatch.setattr(webbrowser, "open", handed.append)
    with window_on(server.addresses[1], tmp_path):
        tab.goto(handed[0])
        expect(tab).to_have_url(f"{server.url}/")
        settle(tab)

    assert "token" not in tab.evaluate("performance.getEntriesByType('navigation')[0].name")
    assert [*tmp_path.glob("*.html")] == []


@pytest.mark.prove
def test_packs_are_begun_where_the_author_stands(tab: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first page proposes that folder; others without a beginning are meant from it, that of drafts among them."""
    monkeypatch.chdir(tmp_path)
    with ended(start_server(any_port(), None, {"XDG_STATE_HOME": "state"})) as server:
        assert wait_for(server)
        tab.goto(server.addresses[0])
        settle(tab)
        expect(tab.get_by_label("Folder of the pack")).to_have_value(tmp_path.as_posix())
        tab.get_by_role("tab", name="New").click()
        new = tab.get_by_role("tabpanel", name="New")
        expect(new.get_by_label("New folder")).to_have_value((tmp_path / "my_pack").as_posix())
        new.get_by_label("New folder").fill("./beside_me")
        new.get_by_role("button", name="Begin").click()
        expect(tab.get_by_text((tmp_path / "beside_me").as_posix()).first).to_be_visible()
        idle(tab)
        tab.get_by_role("link", name="All documents", exact=True).click()
        idle(tab)
        tab.get_by_label("Title", exact=True).fill("A draft")
        tab.keyboard.press("Tab")
        expect(tab.get_by_text("1 file not saved")).to_be_visible()

    assert (tmp_path / "beside_me" / "pack.yaml").is_file()
    assert [*(tmp_path / "state" / "musterpress" / "drafts").iterdir()] != []
