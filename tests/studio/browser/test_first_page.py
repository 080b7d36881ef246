"""The first page of a real browser, and what stands between the studio and other machines."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.studio.browser.studios import Studio, Witness, settle
from tests.studio.serving.asking import HANDSHAKE, STREAM, ask


@pytest.fixture
def page(context: BrowserContext, studio: Studio) -> Page:
    """A tab with the studio's first page."""
    return studio.visit(context.new_page())


def test_the_first_page_shows_the_pack(page: Page) -> None:
    """Whoever opens the studio sees what is open."""
    expect(page.get_by_role("heading", name="7 Seconds")).to_be_visible()


@pytest.mark.parametrize(
    "address",
    ["no-such-page", *(pytest.param(other, marks=pytest.mark.prove) for other in ("overview", "overview/", "zones"))],
)
def test_an_address_of_no_page_leads_to_the_first(page: Page, studio: Studio, address: str) -> None:
    """Nor does that of a page for packs of another game, or a reload there; nothing pops up about it."""
    studio.visit(page, address)
    expect(page.get_by_role("heading", name="7 Seconds")).to_be_visible()
    expect(page).to_have_url(f"{studio.url}/")
    page.reload()
    settle(page)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_page_opened_by_its_address_asks_for_nothing_in_vain(
    context: BrowserContext, studio: Studio, witness: Witness
) -> None:
    """A bookmark works as well as the list of pages: what is asked for is there, and no error is written down."""
    page = studio.visit(context.new_page(), "documents")

    expect(page.get_by_role("heading", name="All documents")).to_be_visible()
    assert witness.errors == []


def test_headings_are_set_in_the_face_of_the_cards(page: Page) -> None:
    """The face comes from the studio's own server, and has arrived."""
    loaded = page.evaluate(
        "document.fonts.ready.then(() => [...document.fonts].filter(f => f.status == 'loaded').map(f => f.family))"
    )

    assert any("Fira Sans Condensed" in family for family in loaded)


def test_the_policy_of_the_page_keeps_it_at_home(page: Page, witness: Witness) -> None:
    """Even a script that got onto a page could not send anything to another machine: the browser refuses."""
    refused = page.evaluate(
        """async () => {
            const refusal = new Promise(done =>
                document.addEventListener("securitypolicyviolation", event => done(event.effectiveDirective)));
            fetch("http://192.0.2.1/").catch(() => null);
            return refusal;
        }"""
    )

    assert refused == "connect-src"
    assert "http://192.0.2.1/" in " ".join(witness.strangers)
    witness.strangers.clear()


def test_a_socket_for_our_own_page_opens(studio: Studio) -> None:
    """The request that the next tests change is otherwise a sound one."""
    assert asked(studio, Origin=studio.url) == 101


@pytest.mark.parametrize("origin", ["http://example.org", "http://127.0.0.1.example.org", "null"])
def test_a_page_of_another_site_gets_no_socket(studio: Studio, origin: str) -> None:
    """A page of another site, open in the same browser, cannot talk to the studio."""
    assert asked(studio, Origin=origin) == 403


def test_another_name_for_this_machine_gets_no_socket(studio: Studio) -> None:
    """A name that was bent to point here does not help either."""
    assert asked(studio, Host="studio.example.org", Origin="http://studio.example.org") == 403


def asked(studio: Studio, **headers: str) -> int:
    """Return the status of a request for a socket by a browser that was let in."""
    return ask(studio.server.port, STREAM, Cookie=studio.cookie, **HANDSHAKE, **headers).status


@pytest.mark.parametrize("path", ["/fonts/../theme.py", "/fonts/%2e%2e/%2e%2e/pyproject.toml", "/fonts//etc/hostname"])
def test_only_the_faces_are_handed_out(studio: Studio, path: str) -> None:
    """No way leads out of the folder of the faces."""
    answer = ask(studio.server.port, path, Cookie=studio.cookie)

    assert answer.status in {400, 403, 404} or "<title>" in answer.text


def test_the_pack_is_a_copy(studio: Studio, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tests never work on what is shipped."""
    assert studio.root.is_relative_to(Path(tmp_path_factory.getbasetemp()))
