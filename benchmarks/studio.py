"""The studio in a real browser: how long an author waits. Run: python -m benchmarks.studio.

Seconds on the clock, from the author's side of the screen; every figure is of a real Chromium on this machine.
"""

import os
import subprocess
import sys
import tempfile
import time
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
        watch(editor, "data-acked-seq")
        page.keyboard.press(("ArrowLeft", "ArrowRight")[turn % 2])
        times.append(seen_s(page))
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
        watch(card, "src")
        page.keyboard.press("a")
        times.append(seen_s(page))
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
    watch(rates, "")
    stat.press("Enter")
    return seen_s(page)


WATCH = """(node, attribute) => {
  let start = performance.now();
  addEventListener("keydown", () => { start = performance.now(); }, { capture: true, once: true });
  const what = attribute
    ? { attributes: true, attributeFilter: [attribute] }
    : { subtree: true, childList: true, characterData: true };
  window.passed = new Promise((done, failed) => {
    setTimeout(() => failed(new Error("nothing was seen in half a minute")), 30000);
    new MutationObserver((_, observer) => {
      observer.disconnect();
      done(performance.now() - start);
    }).observe(node, what);
  });
}"""


def watch(thing: Locator, attribute: str) -> None:
    """Let the browser take the time from the next key to a change of an attribute of a thing, or of what is in it.

    It is the browser that looks: whoever asks again and again from outside sees a change a second late.
    """
    thing.evaluate(WATCH, attribute)


def seen_s(page: Page) -> float:
    """Return what passed, once the change has come."""
    passed_ms: float = page.evaluate("() => window.passed")
    return passed_ms / 1000


if __name__ == "__main__":
    main()
