"""Takes the pictures of the studio that the docs show, in `docs/images/studio/`, light and dark.

Run: python -m docs.screenshots [NAME ...], where NAME is one of `PICTURES`; without any, all are taken.
"""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from schemas.systems import SystemName
from tests.studio.browser.chromium import HEIGHT_PX, WIDTH_PX, chromium, window
from tests.studio.browser.studios import Studio, idle, running

FOLDER: Final = Path("docs/images/studio")
LOOKS: Final = ("light", "dark")
COLOURS = 200
SHEETS_MS = 120_000
SETTLING_MS = 700
"""For pictures, curves and panels that come after the page itself; nothing moves after it."""


def fought(page: Page) -> None:
    """Fight a battle, and go some steps into its second round."""
    page.get_by_role("button", name="Fight").first.click()
    replay = page.locator(".replay")
    expect(replay).to_be_visible()
    idle(page)
    replay.locator(".log").focus()
    for key in ("PageDown", "PageDown", *["ArrowRight"] * 6):
        page.keyboard.press(key)
    replay.scroll_into_view_if_needed()


def woken(page: Page) -> None:
    """Take a control unit in hand, and show whom a pulse wakes."""
    page.locator(".layers .pick", has_text="Hack SAW").click()
    page.locator(".pulse[data-roll='2']").click()


def overspent(page: Page, back: str) -> None:
    """Give a faction more points than it has, and come back to a page."""
    page.get_by_role("link", name="Factions", exact=True).click()
    stat = page.get_by_role("spinbutton", name="Veteran stealth")
    stat.fill("5")
    stat.press("Enter")
    expect(page.get_by_text("too many").first).to_be_visible()
    idle(page)
    page.get_by_role("link", name=back, exact=True).click()
    expect(page.get_by_role("heading", name=back, level=1)).to_be_visible()
    idle(page)


def opened(page: Page) -> None:
    """Open the counters of the kit, and wait for their sheets."""
    page.get_by_test_id("stMain").get_by_text("Counters", exact=True).click()
    expect(page.get_by_alt_text("counters, page 1", exact=True)).to_be_visible(timeout=SHEETS_MS)
    idle(page)


def weighed(page: Page) -> None:
    """Fight some battles of each pairing."""
    page.get_by_text("Many battles", exact=True).click()
    most = page.get_by_role("spinbutton", name="At most")
    most.fill("240")
    most.press("Enter")
    idle(page)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Ended after")).to_be_visible(timeout=SHEETS_MS)
    idle(page)


def shot_fired(page: Page) -> None:
    """Fight at the ford, and go to a shot whose line of fire is not the line back."""
    page.get_by_label("Scenario", exact=True).click()
    page.get_by_role("option", name="The Ford").click()
    idle(page)
    page.get_by_role("button", name="Fight").first.click()
    replay = page.locator(".replay")
    expect(replay).to_be_visible()
    idle(page)
    replay.locator(".entry", has_text="back, it would pass over").nth(8).locator(".sentence").click()
    replay.scroll_into_view_if_needed()


@dataclass(frozen=True)
class Picture:
    """A picture: its name, the system of the pack, the key of the page, and what is done there before it is taken."""

    name: str
    system: SystemName
    page: str
    prepare: Callable[[Page], None] | None = None

    def file(self, look: str) -> Path:
        """Return where it lies."""
        return FOLDER / f"{self.name}-{look}.png"


PICTURES: Final = (
    Picture("problems", "seven_seconds", "problems", partial(overspent, back="Problems")),
    Picture("terrain", "seven_seconds", "terrain"),
    Picture("cards", "seven_seconds", "cards"),
    Picture("battle", "seven_seconds", "battle", fought),
    Picture("many_battles", "seven_seconds", "battle", weighed),
    Picture("print", "seven_seconds", "print", opened),
    Picture("panels", "battlesuit", "panels"),
    Picture("zones", "survive", "zones", woken),
    Picture("maneuvers", "maneuvers", "maneuvers"),
    Picture("dot_battle", "infantry", "battle", shot_fired),
)
"""Those that README and docs show."""


def main(asked: Iterable[str]) -> None:
    """Take the pictures that are asked for, all when none is."""
    wanted = {*asked}
    chosen = [picture for picture in PICTURES if not wanted or picture.name in wanted]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for system in dict.fromkeys(picture.system for picture in chosen):
            with running(Path(gettempdir()) / "games", system) as studio:
                for picture in chosen:
                    if picture.system == system:
                        take(browser, studio, picture)


def take(browser: Browser, studio: Studio, picture: Picture) -> None:
    """Write the pictures of one page."""
    for look in LOOKS:
        studio.restore(picture.system)
        with window(browser, dark=look == "dark") as profile:
            page = studio.visit(profile.new_page(), picture.page)
            if picture.prepare is not None:
                picture.prepare(page)
            page.mouse.move(WIDTH_PX - 2, HEIGHT_PX / 2)  # what lies under it may look otherwise, and there is nothing
            page.wait_for_timeout(SETTLING_MS)
            picture.file(look).write_bytes(small(page.screenshot(animations="disabled", caret="hide")))


def small(png: bytes) -> bytes:
    """Return a picture in few colours, which those of a page are."""
    out = BytesIO()
    image = Image.open(BytesIO(png)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(out, "png", optimize=True)
    return out.getvalue()


if __name__ == "__main__":
    main(sys.argv[1:])
