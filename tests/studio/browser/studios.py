"""A studio that a test drives in a browser: its server, the copy of a pack that it has open, and what it asked for."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, expect

from engine.paths import CONTENT
from musterpress.servers import Server, any_port, ended, start_server, wait_for
from schemas.systems import OWN_GAME, SYSTEM_NAMES
from tests.studio.serving.asking import carry, let_in

PATIENCE_MS = 120_000
SHIPPED: Final = {**{name: str(name) for name in SYSTEM_NAMES}, OWN_GAME: "tidewrack"}
"""The shipped pack of each game, and that of a game of one's own."""
STILL = "document.getAnimations().every(one => one.effect.getComputedTiming().endTime === Infinity)"
"""That what moves for a while has come to rest; what turns for ever does not count."""
expect.set_options(timeout=PATIENCE_MS)


@dataclass(frozen=True)
class Studio:
    """A running studio: where it answers, the folder of its pack, where its drafts are kept, and what lets one in."""

    server: Server
    root: Path
    state: Path
    cookie: str

    @property
    def url(self) -> str:
        """Where a browser finds it."""
        return self.server.url

    def restore(self, shipped: str) -> None:
        """Put the pack back as it was shipped, with no drafts of earlier tests."""
        shutil.rmtree(self.root, ignore_errors=True)
        shutil.rmtree(self.state, ignore_errors=True)
        shutil.copytree(CONTENT / shipped, self.root)

    def visit(self, page: Page, key: str = "") -> Page:
        """Open the page with that key in a browser's page, which is let in, and wait until it is drawn."""
        carry(self.cookie, self.url, page.context)
        page.goto(f"{self.url}/{key}")
        settle(page)
        return page


@dataclass
class Witness:
    """What a browser asked of anyone but the studio, the faults of scripts, and what it wrote down as errors."""

    url: str
    strangers: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Look at every page of a profile from now on."""
        context.on("request", self._note_request)
        context.on("response", self._note_response)
        context.on("console", self._note_console)
        context.on("weberror", lambda fault: self.faults.append(str(fault.error)))

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.strangers.append(request.url)

    def _note_response(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status} {response.url}")

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        self.errors.append(message.text)
        if "Content Security Policy" in message.text:
            self.strangers.append(message.text)


def settle(page: Page) -> None:
    """Wait until the page has a heading and the studio has nothing more to draw."""
    expect(page.locator("h1").first).to_be_visible()
    idle(page)


def idle(page: Page) -> None:
    """Wait until the studio has answered everything that it was asked, and the page shows it."""
    page.wait_for_function("window.answered", timeout=PATIENCE_MS)
    app = page.locator("[data-testid=stApp]")
    expect(app).to_have_attribute("data-test-script-state", "notRunning")
    expect(page.locator("[data-testid=stSkeleton]")).to_have_count(0)
    expect(page.locator("[data-stale=true]")).to_have_count(0)


def look(page: Page) -> None:
    """Let the tab ask whether files have changed, as it does every other second: a fragment of its own."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def change_outside(file: Path, ours: str, theirs: str) -> None:
    """Let another program put its words where ours stand first in a file."""
    file.write_text(file.read_text(encoding="utf-8").replace(ours, theirs, 1), encoding="utf-8")


def unfold(page: Page, label: str) -> None:
    """Open the list of a choice, once nothing moves any more: it closes again when what it hangs on is scrolled."""
    field = page.get_by_role("combobox", name=label, exact=True)
    field.scroll_into_view_if_needed()
    rest(page)
    field.click()


def rest(page: Page) -> None:
    """Wait until nothing moves, so that what is pressed is where the pointer lets go."""
    page.wait_for_function(STILL, polling=100, timeout=PATIENCE_MS)


@contextmanager
def running(folder: Path, shipped: str) -> Iterator[Studio]:
    """Give a studio with a copy of a shipped pack, below `folder`."""
    root, state = folder / shipped, folder / "state"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(CONTENT / shipped, root)
    places = {"XDG_STATE_HOME": str(state), "LOCALAPPDATA": str(state)}
    with ended(start_server(any_port(), root, places)) as server:
        assert wait_for(server), "the studio did not start"
        yield Studio(server, root, state, let_in(server.addresses[0]))
