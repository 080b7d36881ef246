"""The studio in a real browser: how long an author waits. Run: python -m benchmarks.studio.

Seconds on the clock, from the author's side of the screen; every figure is of a real Chromium on this machine.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from musterpress.servers import any_port
from tests.studio.browser.chromium import chromium, window
from tests.studio.browser.studios import PATIENCE_MS, Studio, idle, running

TURNS = 20
STARTS = 3
ROWS: Final[tuple[tuple[str, str], ...]] = (
    ("first page after the command", "5 s"),
    ("edit of a map acknowledged, median", "300 ms"),
    ("card drawn after the last key, median", "400 ms"),
    ("first interval of the balance panel", "1 s"),
)
"""What is measured, and the aim."""


def main() -> None:
    """Print the table."""
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    print(f"{os.cpu_count()} processors; load before: {load}")
    print("\nwhat | ms | aim")
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        figures = [median(first_page_s(browser, Path(folder)) for _ in range(STARTS))]
        with running(Path(folder), "seven_seconds") as studio, window(browser) as profile:
            page = profile.new_page()
            figures += [measure(page, studio) for measure in (edit_s, card_s, interval_s)]
    for (what, aim), seconds in zip(ROWS, figures, strict=True):
        print(f"{what} | {seconds * 1000:.0f} | {aim}")


def first_page_s(browser: Browser, folder: Path) -> float:
    """Return what passes from `musterpress studio` to a page with its heading, in a new profile."""
    port = any_port()
    command = [sys.executable, "-m", "musterpress", "studio", "content/seven_seconds", "--no-browser"]
    with window(browser) as profile:
        page = profile.new_page()
        start = time.perf_counter()
        program = subprocess.Popen(
            [*command, "--port", str(port)], stdout=subprocess.PIPE, text=True, cwd=Path.cwd(), env=around(folder)
        )
        assert program.stdout is not None
        program.stdout.readline()
        page.goto(f"http://127.0.0.1:{port}/")
        expect(page.locator("h1").first).to_be_visible(timeout=PATIENCE_MS)
        passed = time.perf_counter() - start
        program.terminate()
        program.wait()
    return passed


def around(folder: Path) -> dict[str, str]:
    """Return the environment of a studio whose drafts lie in a folder of the measurement."""
    return {**os.environ, "XDG_STATE_HOME": str(folder / "state")}


def edit_s(page: Page, studio: Studio) -> float:
    """Return the median from a nudge of a piece of terrain to Python's word that it is done."""
    studio.visit(page, "terrain")
    editor = page.locator(".editor:not(.keys)").first
    editor.locator(".piece").first.click()
    times = []
    for turn in range(TURNS):
        acked = str(int(editor.get_attribute("data-acked-seq") or "0") + 1)
        nudge = partial(page.keyboard.press, ("ArrowLeft", "ArrowRight")[turn % 2])
        times.append(seen_s(nudge, partial(reads, editor, "data-acked-seq", acked)))
        idle(page)
    return median(times)


def card_s(page: Page, studio: Studio) -> float:
    """Return the median from the last key in a card's title to the new card on the page."""
    studio.visit(page, "cards")
    card = page.locator("[data-testid=stMain] [data-testid=stImage] img").first
    field = page.get_by_label("Title", exact=True)
    field.click()
    times = []
    for _ in range(TURNS):
        before = card.get_attribute("src") or ""
        typed = partial(page.keyboard.press, "a")
        times.append(seen_s(typed, partial(differs, card, "src", before)))
        idle(page)
    return median(times)


def interval_s(page: Page, studio: Studio) -> float:
    """Return what passes from a changed stat to the first interval of the balance panel."""
    studio.visit(page, "factions")
    page.get_by_role("tab", name="Balance").click()
    rates = page.locator(".rates")
    expect(rates.locator(".range").first).to_be_visible()
    stat = page.locator("[data-testid=stNumberInput] input").first
    stat.fill("3" if stat.input_value() != "3" else "2")
    before = rates.inner_text()
    return seen_s(partial(stat.press, "Enter"), lambda: rates.is_visible() and rates.inner_text() != before)


def reads(thing: Locator, attribute: str, value: str) -> bool:
    """Whether an attribute has a value now."""
    return thing.get_attribute(attribute) == value


def differs(thing: Locator, attribute: str, value: str) -> bool:
    """Whether an attribute has another value now."""
    return not reads(thing, attribute, value)


def seen_s(act: Callable[[], None], seen: Callable[[], bool]) -> float:
    """Return what passes from a deed to what it leads to; asked without pause: `expect` looks ever more rarely."""
    act()
    start = time.perf_counter()
    while not seen():
        if time.perf_counter() - start > PATIENCE_MS / 1000:
            raise TimeoutError("nothing was seen")
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
