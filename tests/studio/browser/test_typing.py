"""What is typed is never lost: in every field, whatever happens before it is left."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Locator, Page, Route, expect

from engine.paths import CONTENT
from musterpress.servers import any_port, ended, start_server, wait_for
from tests.studio.browser.chromium import window
from tests.studio.browser.studios import PATIENCE_MS, Studio, change_outside, idle, look, settle
from tests.studio.browser.typing_fields import PLACES, Place, drawn_in_code
from tests.studio.serving.asking import carry, let_in

KEPT: Final = """() => {
    const {typed, sent, timer} = window.musterpressTyping;
    const asked = Object.entries(typed).filter(([, one]) => !one.setting);
    return !timer && sent === JSON.stringify(Object.fromEntries(asked));
}"""
"""That all that was typed is kept in the browser and lies in the draft."""


def named(place: Place) -> str:
    return f"{place.drawn_by.rpartition('.')[2]}-{place.page}-{place.label}".replace(" ", "_")


def typed(field: Locator, words: str) -> None:
    """Type over what stands in a field, key by key, and stay in it."""
    field.focus()
    field.press("Control+a")
    field.press_sequentially(words)
    expect(field).to_be_focused()


def state(page: Page) -> Locator:
    """Return where the page says whether all is saved."""
    return page.get_by_test_id("stSidebar").locator(".typing .state")


def asked_before_leaving(page: Page) -> list[str]:
    """Leave whenever the browser asks, and return the list of its questions."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", answer)
    return asked


def test_every_field_has_its_place_in_the_matrix() -> None:
    """A new field to type in is red until it stands among them."""
    assert drawn_in_code() == {place.drawn_by for place in PLACES}


@pytest.fixture
def shipped(request: pytest.FixtureRequest) -> str:
    """The pack on which the place of the test is."""
    place: Place | None = getattr(request.node, "callspec", None) and request.node.callspec.params["place"]
    return place.pack if place is not None else PLACES[0].pack


def matrix(*places: Place) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("place", [pytest.param(one, id=named(one)) for one in places])


@pytest.mark.prove
@matrix(*PLACES)
def test_what_is_typed_outlives_whatever_its_tab_goes_through(
    context: BrowserContext, studio: Studio, place: Place
) -> None:
    """Back, a reload, a second tab, its end; nothing says meanwhile that it is saved, and leaving is asked about."""
    page = studio.visit(context.new_page(), "problems")
    asked = asked_before_leaving(page)
    first, second, third = place.words

    typed(place.visit(page, studio), first)
    if place.asks:
        expect(state(page)).not_to_have_text("✓ Saved")
    page.go_back()
    expect(page.get_by_role("heading", name="Problems", level=1)).to_be_visible()
    idle(page)
    field = place.visit(page, studio)
    expect(field).to_have_value(first)
    idle(page)

    typed(field, second)
    other = studio.visit(context.new_page(), place.page)
    if not place.live:
        expect(place.field(other)).not_to_have_value(second)
    page.reload()
    settle(page)
    field = place.field(page)
    expect(field).to_have_value(second)
    assert bool(asked) == place.asks

    idle(page)
    if place.in_document:  # else it would be said for ever
        page.keyboard.press("Control+s")
        expect(state(page)).to_have_text("✓ Saved")
        idle(page)
    typed(field, third)
    page.wait_for_function(KEPT, timeout=PATIENCE_MS)
    page.close()
    if place.asks:
        again = studio.visit(context.new_page(), place.page)
        expect(place.field(again)).to_have_value(third)


KILLED: Final = [
    one
    for one in PLACES
    if one.pack == "seven_seconds" and one.label in {"Description", "Sides", "Gauss kill", "Text of pack.yaml", "Name"}
]
"""A field of each sort that counts when it is left: words, a number, a list, a file, and one in a form."""


@dataclass(frozen=True)
class Pack:
    """A copy of a shipped pack, where its drafts are kept, and the port of its studio."""

    root: Path
    state: Path
    port: int

    @contextmanager
    def open(self) -> Iterator[Studio]:
        """Give a studio that has it open."""
        places = {"XDG_STATE_HOME": str(self.state), "LOCALAPPDATA": str(self.state)}
        with ended(start_server(self.port, self.root, places)) as server:
            assert wait_for(server)
            yield Studio(server, self.root, self.state, let_in(server.addresses[0]))


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    root = Path(shutil.copytree(CONTENT / "seven_seconds", tmp_path / "seven_seconds"))
    return Pack(root, tmp_path / "state", any_port())


@pytest.mark.prove
def test_what_is_typed_outlives_a_studio_that_is_killed(browser: Browser, pack: Pack) -> None:
    """Its tabs go on in the next one, where each field holds what was typed."""
    with window(browser) as profile:
        with pack.open() as studio:
            tabs = [(place, studio.visit(profile.new_page(), place.page)) for place in KILLED]
            for place, page in tabs:
                asked_before_leaving(page)
                typed(place.field(page), place.words[0])
                page.wait_for_function(KEPT, timeout=PATIENCE_MS)
            studio.server.process.kill()
            studio.server.process.wait()
        with pack.open() as studio:
            carry(studio.cookie, studio.url, profile)
            for place, page in tabs:
                page.reload()
                settle(page)
                expect(place.field(page)).to_have_value(place.words[0])


@pytest.mark.prove
def test_another_browser_takes_up_what_was_typed_in_one_that_is_gone(browser: Browser, pack: Pack) -> None:
    """The draft beside the pack holds it too, and puts it into its field there."""
    words = "Half a sentence"
    with window(browser) as profile, pack.open() as studio:
        page = studio.visit(profile.new_page(), "documents")
        typed(page.get_by_label("Description", exact=True), words)
        page.wait_for_function(KEPT, timeout=PATIENCE_MS)
        studio.server.process.kill()
        studio.server.process.wait()
    with window(browser) as profile, pack.open() as studio:
        page = studio.visit(profile.new_page(), "documents")
        page.get_by_role("button", name="Restore").click()
        expect(page.get_by_text("1 file not saved")).to_be_visible()  # the browser has put the words into the field
        idle(page)  # until all is drawn, the field of before stands beside the new one
        expect(page.get_by_label("Description", exact=True)).to_have_value(words)


OUTSIDE: Final = {
    "Description": ("pack.yaml", "Everything for", "Theirs for"),
    "Text of pack.yaml": ("pack.yaml", "title: 7 Seconds", "title: Theirs"),
    "Sides": ("rules.yaml", "sides: 6", "sides: 20"),
}


@pytest.mark.prove
@matrix(*(one for one in KILLED if one.label in OUTSIDE))
def test_a_change_from_outside_is_not_written_over(page: Page, studio: Studio, place: Place) -> None:
    """Nor what was typed: both are there, and its author says where it goes."""
    name, ours, theirs = OUTSIDE[place.label]
    asked_before_leaving(page)
    typed(place.field(studio.visit(page, place.page)), place.words[0])
    change_outside(studio.root / name, ours, theirs)
    page.reload()
    settle(page)

    field = place.field(page)
    offer = page.locator(".typing .offer")
    expect(offer.get_by_text(f"You typed in {place.label}:")).to_be_visible()
    expect(offer.get_by_role("button", name="Put it there")).to_be_visible()
    expect(field).not_to_have_value(place.words[0])
    expect(state(page)).to_have_text("● What you typed is not saved")

    offer.get_by_role("button", name="Put it there").click()
    expect(offer).to_have_count(0)
    expect(page.get_by_text("1 file not saved")).to_be_visible()
    idle(page)
    expect(field).to_have_value(place.words[0])


@pytest.mark.prove
def test_what_was_typed_and_is_not_wanted_is_forgotten(page: Page, studio: Studio) -> None:
    """Then all is saved, and nobody is asked before the page is left."""
    asked = asked_before_leaving(page)
    studio.visit(page, "documents")
    typed(page.get_by_label("Description", exact=True), "Not wanted")
    page.go_back()
    studio.visit(page, "problems")
    expect(page.get_by_text("You typed in Description, on the page documents:")).to_be_visible()
    page.get_by_role("button", name="Forget it").click()
    expect(state(page)).to_have_text("✓ Saved")
    asked.clear()
    page.reload()
    settle(page)
    expect(state(page)).to_have_text("✓ Saved")
    assert asked == []


@pytest.mark.prove
def test_what_a_form_has_taken_is_typed_no_more(page: Page, studio: Studio) -> None:
    """A document begun, and called otherwise: once that is saved, so is all that was typed."""
    for label, words, button in (("Name", "Typed Here", "Begin"), ("Id", "typed_there", "Change the id everywhere")):
        place = next(one for one in PLACES if one.label == label)
        studio.visit(page, place.page)
        typed(place.field(page), words)
        expect(state(page)).to_have_text("● What you typed is not saved")
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_text("not saved")).to_be_visible()
        idle(page)
        page.keyboard.press("Control+s")
        expect(state(page)).to_have_text("✓ Saved")


LOOK: Final = """() => {
    const seen = window.offersSeen = [];
    const look = () => {
        for (const one of document.querySelectorAll(".st-key-typing *"))
            for (const offer of one.shadowRoot?.querySelectorAll(".offer") ?? []) seen.push(offer.textContent);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Looks for offers to put something back before each time that the browser paints."""


def test_what_a_form_has_taken_is_never_offered(page: Page, studio: Studio) -> None:
    """Not even for a moment: while its answer is drawn, the field that it was typed in is gone."""
    name = next(one for one in PLACES if one.label == "Name")
    field = name.field(studio.visit(page, name.page))
    page.evaluate(LOOK)
    typed(field, "Typed Here")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_text("1 file not saved")).to_be_visible()
    idle(page)

    assert page.evaluate("window.offersSeen") == []


@contextmanager
def held_back(page: Page, scripts: str) -> Iterator[None]:
    """Let a tab wait for the scripts whose addresses fit a pattern; then it has them all."""
    held: list[Route] = []
    page.route(scripts, lambda route: held.append(route))  # noqa: PLW0108 - which Playwright writes on
    yield
    for route in held:
        route.continue_()
    page.unroute(scripts)


COMPONENTS: Final = "**/BidiComponent.*.js"
"""What draws our own elements on a page: the saying whether all is saved is one of them."""


@pytest.mark.prove
def test_what_is_typed_before_all_of_the_page_is_there_is_heard(page: Page, studio: Studio) -> None:
    """A field is drawn sooner than what says whether all is saved; whoever types in it that early loses nothing."""
    studio.visit(page, "problems")
    with held_back(page, COMPONENTS):
        page.goto(f"{studio.url}/documents")
        typed(page.get_by_label("Description", exact=True), "Half a wo")
    expect(state(page)).to_have_text("● What you typed is not saved")


@pytest.mark.prove
def test_no_change_on_disk_comes_under_words_that_were_typed_before_all_of_the_page_was_there(
    page: Page, studio: Studio
) -> None:
    """Whoever goes on typing has changed the file as well, and is asked."""
    studio.visit(page, "problems")
    with held_back(page, COMPONENTS):
        page.goto(f"{studio.url}/documents")
        typed(page.get_by_label("Description", exact=True), "Half a wo")
    settle(page)
    change_outside(studio.root / "pack.yaml", "title: 7 Seconds", "title: Theirs")
    look(page)
    idle(page)
    page.keyboard.press("Tab")

    expect(page.get_by_text("the page Changes asks what is to be done")).to_be_visible()


@pytest.mark.prove
def test_a_tab_that_is_loaded_again_has_what_was_typed_though_another_begins_meanwhile(
    context: BrowserContext, studio: Studio
) -> None:
    """The other takes it for that of a tab that is gone."""
    page, other = context.new_page(), context.new_page()
    asked_before_leaving(page)
    studio.visit(page, "documents")
    typed(page.get_by_label("Description", exact=True), "Half a wo")

    with held_back(page, "**/*.js*"):
        page.reload(wait_until="commit")
        studio.visit(other, "problems")
        expect(other.get_by_text("You typed in Description, on the page documents:")).to_be_visible()

    settle(page)
    expect(page.get_by_label("Description", exact=True)).to_have_value("Half a wo")


def test_what_is_typed_is_not_said_to_be_saved_and_comes_back(page: Page, studio: Studio) -> None:
    """A reload in the middle of a word: the browser asks, and the field holds it all."""
    asked = asked_before_leaving(page)
    field = studio.visit(page, "documents").get_by_label("Description", exact=True)
    expect(state(page)).to_have_text("✓ Saved")

    typed(field, "Half a wo")
    expect(state(page)).to_have_text("● What you typed is not saved")
    page.reload()
    settle(page)

    expect(page.get_by_label("Description", exact=True)).to_have_value("Half a wo")
    expect(page.get_by_text("1 file not saved")).to_be_visible()
    assert asked == ["beforeunload"]
