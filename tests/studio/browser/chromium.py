"""Chromium without a window, driven by Playwright: for tests, pictures and measurements of the studio."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-device-scale-factor=1",
)
WIDTH_PX, HEIGHT_PX = 1440, 900
TALK: Final = Path(__file__).with_name("talk.js")
"""Keeps whether the studio has answered; `studios.idle` asks it."""


def chromium_path() -> str | None:
    """Return where the Chromium of this machine lies; None when there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Give a running browser. Raises `FileNotFoundError` when this machine has none."""
    path = chromium_path()
    if path is None:
        raise FileNotFoundError("there is no Chromium on this machine")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=[*FLAGS])
        try:
            yield browser
        finally:
            browser.close()


def window(browser: Browser, *, dark: bool = False) -> BrowserContext:
    """Return a fresh profile with the window of our pictures: no cookies, no motion, English."""
    profile = browser.new_context(
        viewport={"width": WIDTH_PX, "height": HEIGHT_PX},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
        accept_downloads=True,
    )
    profile.add_init_script(path=TALK)
    return profile
