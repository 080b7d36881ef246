"""What an edit costs the studio, by the size of the pack. Run: python -m benchmarks.studio_edits.

For packs of 7 Seconds with ever more troop cards: processor time of the server, and bytes that it sends to a real
Chromium and receives from it, for one letter typed into the title of a card on the page of cards. Medians.
Everything that the browser fetches counts, the picture of the card too; of what it sends, the heads of requests do not.
"""

import os
import shutil
import tempfile
import time
import zlib
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect

from engine.paths import CONTENT
from musterpress.servers import any_port, ended, start_server, wait_for
from tests.studio.browser.chromium import chromium, window
from tests.studio.browser.studios import PATIENCE_MS, Studio, idle
from tests.studio.serving.asking import let_in

SIZES: Final = (55, 350, 1_000)
TURNS: Final = 12
SETTLED_MS: Final = 2_500
"""What the folder of a pack is left alone for, so that its date tells whether it changed."""
HEAD: Final = 4
"""Bytes before a message of a socket."""


def main() -> None:
    """Print the table."""
    print(f"load before: {os.getloadavg()[0]:.2f}\n\ndocuments | ms of CPU an edit | kB sent | kB received | aim")
    with chromium() as browser:
        for size in SIZES:
            with tempfile.TemporaryDirectory() as folder, window(browser) as profile:
                cpu_ms, sent_kb, got_kb = edits(profile.new_page(), pack_of(size, Path(folder)), Path(folder) / "state")
            print(f"{size} | {cpu_ms:.0f} | {sent_kb:.1f} | {got_kb:.1f} | 60 ms, 20 kB", flush=True)


def pack_of(size: int, folder: Path) -> Path:
    """Return a copy of the shipped pack that has `size` documents, all new ones troop cards."""
    root = folder / "seven_seconds"
    shutil.copytree(CONTENT / "seven_seconds", root)
    cards = sorted((root / "troops").glob("*.yaml"))
    for number in range(size - len(list(root.rglob("*.yaml")))):
        card = cards[number % len(cards)]
        lines = [_renamed(line, f"{card.stem}_{number}") for line in card.read_text(encoding="utf-8").splitlines()]
        card.with_stem(f"{card.stem}_{number}").write_text("\n".join([*lines, ""]), encoding="utf-8")
    return root


def _renamed(line: str, name: str) -> str:
    word = line.partition(":")[0]
    return {"id": f"id: {name}", "title": f"title: {name.replace('_', ' ').title()}"}.get(word, line)


def edits(page: Page, root: Path, state: Path) -> tuple[float, float, float]:
    """Return what an edit costs: ms of processor time of the server, and kB that it sends and receives."""
    sent: list[int] = []
    got: list[int] = []
    page.on("websocket", lambda socket: count_frames(socket, sent, got))
    page.on("request", lambda request: got.append(len(request.post_data_buffer or b"")))
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda done: sent.append(int(done["encodedDataLength"])))
    with ended(start_server(any_port(), root, {"XDG_STATE_HOME": str(state), "LOCALAPPDATA": str(state)})) as server:
        assert wait_for(server), "the studio did not start"
        studio = Studio(server, root, state, let_in(server.addresses[0]))
        studio.visit(page, "cards")
        page.get_by_role("radio", name="Troop cards").or_(page.get_by_role("button", name="Troop cards")).first.click()
        idle(page)
        title = page.get_by_label("Title", exact=True)
        expect(title).to_be_visible(timeout=PATIENCE_MS)
        page.wait_for_timeout(SETTLED_MS)
        title.click()
        costs = [_edit(page, server.process.pid, sent, got) for _ in range(TURNS)][2:]
    cpu_ms, sent_kb, got_kb = (median(each) for each in zip(*costs, strict=True))
    return cpu_ms, sent_kb, got_kb


def count_frames(socket: WebSocket, sent: list[int], got: list[int]) -> None:
    """Count what goes through a socket both ways, pressed together as server and browser agree to do."""
    socket.on("framereceived", partial(_count, zlib.compressobj(wbits=-15, memLevel=9), sent))
    socket.on("framesent", partial(_count, zlib.compressobj(wbits=-15), got))


def _count(press: Any, counted: list[int], frame: Any) -> None:
    data = frame if isinstance(frame, bytes) else frame.encode()
    counted.append(len(press.compress(data) + press.flush(zlib.Z_SYNC_FLUSH)) + HEAD)


def _edit(page: Page, pid: int, sent: list[int], got: list[int]) -> tuple[float, float, float]:
    """Type a letter, and return what comes of it."""
    before, sent_before, got_before = cpu_ms(pid), len(sent), len(got)
    page.keyboard.press("a")
    page.wait_for_timeout(700)
    idle(page)
    return cpu_ms(pid) - before, sum(sent[sent_before:]) / 1000, sum(got[got_before:]) / 1000


def cpu_ms(pid: int) -> float:
    """Return the processor time of a process so far, by the clock that Linux keeps for it."""
    return time.clock_gettime(~pid << 3 | 2) * 1000


if __name__ == "__main__":
    main()
