"""The studio in a real browser: how long an author waits. Run: python -m benchmarks.studio.

Seconds on the clock of a real Chromium on this machine: from the key that is pressed to the frame that shows what it
led to, looked for within the page, since a look from outside holds the page up.
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

from playwright.sync_api import Browser, Page, expect

from engine.execution.executors import usable_cores
from musterpress.servers import any_port
from tests.studio.browser.chromium import chromium, window
from tests.studio.browser.studios import PATIENCE_MS, Studio, idle, running
from tests.studio.serving.asking import address_said

TURNS = 20
STARTS = 3
REST_MS = 700
"""What an author rests between one deed and the next."""
CARD: Final = "[data-testid=stMain] [data-testid=stImage] img"
ROWS: Final[tuple[tuple[str, str], ...]] = (
    ("first page after the command", "5 s"),
    ("edit of a map acknowledged, median", "300 ms"),
    ("card drawn after the last key, median", "400 ms"),
    ("first interval of the balance panel", "1 s"),
)
"""What is measured, and the aim."""


WATCH: Final = """() => {
    const editors = () => [...document.querySelectorAll("[data-testid=stBidiComponentIsolated]")];
    const found = (selector) => [document, ...editors().map((one) => one.shadowRoot)]
        .map((root) => root?.querySelector(selector)).find((one) => one);
    const look = () => %s;
    const before = look();
    let start = 0;
    window.passed = null;
    document.addEventListener("keydown", () => { start = performance.now(); }, { capture: true, once: true });
    const watch = () => {
        const now = look();
        if (start && now && now !== before) window.passed = performance.now() - start;
        else requestAnimationFrame(watch);
    };
    watch();
}"""
"""Looks at the page before each frame, from the next key on, until it shows something else."""


def main() -> None:
    """Print the table."""
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    print(f"{usable_cores()} processors; load before: {load}")
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
        page.goto(address_said(program.stdout.readline()))
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
    page.locator(".editor:not(.keys) .piece").first.click()
    idle(page)
    nudges = [partial(page.keyboard.press, key) for key in ("ArrowLeft", "ArrowRight") * (TURNS // 2)]
    return median(seen_s(page, nudge, "found('.editor:not(.keys)').dataset.ackedSeq") for nudge in nudges)


def card_s(page: Page, studio: Studio) -> float:
    """Return the median from the last key in a card's title to the new card on the page."""
    studio.visit(page, "cards")
    page.get_by_label("Title", exact=True).click()
    typed = partial(page.keyboard.press, "a")
    return median(seen_s(page, typed, f"found('{CARD}').src") for _ in range(TURNS))


def interval_s(page: Page, studio: Studio) -> float:
    """Return the median from a changed stat to the first interval of the balance panel for it."""
    studio.visit(page, "factions")
    page.get_by_role("tab", name="Balance").click()
    expect(page.locator(".rates .range").first).to_be_visible()
    stat = page.locator("[data-testid=stNumberInput] input").first
    times = []
    for _ in range(TURNS):
        stat.fill("3" if stat.input_value() == "2" else "2")
        # the line at the rate before the change comes with the first rates after it
        times.append(seen_s(page, partial(stat.press, "Enter"), "found('.rates .before')?.style.left"))
    return median(times)


def seen_s(page: Page, press: Callable[[], None], look: str) -> float:
    """Return what passes from a key to the first frame in which a look at the page gives another text."""
    page.evaluate(WATCH % look)
    press()
    page.wait_for_function("window.passed !== null", polling=200, timeout=PATIENCE_MS)
    passed = float(page.evaluate("window.passed"))
    idle(page)
    page.wait_for_timeout(REST_MS)
    return passed / 1000


if __name__ == "__main__":
    main()
