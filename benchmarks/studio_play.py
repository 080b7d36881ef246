"""What an answer costs the studio where a battle is played by hand. Run: python -m benchmarks.studio_play [game ...].

For each game: processor time of the server for the choices before a battle, with the ground that is made ready while
one looks at them for some seconds; from Play until the first question is on the board; and for an answer there, with
bytes that go to a real Chromium, as they come and pressed together as they are sent. Medians but for the first ones.
"""

import os
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, expect

from benchmarks.studio_edits import count_frames, cpu_ms
from engine.paths import CONTENT
from musterpress.servers import any_port, ended, start_server, wait_for
from tests.studio.browser.chromium import chromium, window
from tests.studio.browser.studios import Studio, idle
from tests.studio.browser.test_by_hand import answered, with_the_pointer
from tests.studio.serving.asking import let_in

GAMES = ("maneuvers", "seven_seconds", "battlesuit", "survive", "infantry")
TURNS = 12
LOOKING_MS = 5_000
"""What somebody looks at the choices before a battle for, at the least."""


def main() -> None:
    """Print the table."""
    print(f"load before: {os.getloadavg()[0]:.2f}\n")
    print("game | ms: choices | first question | first answer | an answer | kB | pressed")
    with chromium() as browser:
        for game in sys.argv[1:] or GAMES:
            with tempfile.TemporaryDirectory() as folder, window(browser) as profile:
                choices, first, costs = answers(profile.new_page(), game, Path(folder))
            ms, kb, pressed = (median(each) for each in zip(*costs[1:], strict=True))
            spent = " | ".join(f"{each:.0f}" for each in (choices, first, costs[0][0], ms, kb))
            print(f"{game} | {spent} | {pressed:.1f}", flush=True)


def answers(page: Page, game: str, folder: Path) -> tuple[float, float, list[tuple[float, float, float]]]:
    """Return the ms of the choices, and until the first question is there; of each answer its ms, and kB both ways."""
    sent, plain = list[int](), list[int]()
    page.on("websocket", lambda socket: count_frames(socket, sent, []))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: plain.append(len(frame))))
    state = folder / "state"
    shutil.copytree(CONTENT / game, folder / game)
    places = {"XDG_STATE_HOME": str(state), "LOCALAPPDATA": str(state)}
    with ended(start_server(any_port(), folder / game, places)) as server:
        assert wait_for(server), "the studio did not start"
        Studio(server, folder / game, state, let_in(server.addresses[0])).visit(page, "battle")
        opened = cpu_ms(server.process.pid)
        page.get_by_text("Play it yourself", exact=True).click()
        idle(page)
        page.wait_for_timeout(LOOKING_MS)
        board = page.locator(".play")
        before = cpu_ms(server.process.pid)
        page.get_by_role("button", name="Play", exact=True).click()
        expect(board).to_be_visible()
        idle(page)
        first, costs = cpu_ms(server.process.pid) - before, []
        for _ in range(TURNS):
            then = cpu_ms(server.process.pid), sum(plain), sum(sent)
            if not answered(page, board, partial(with_the_pointer, board, last=False)):
                break
            now = cpu_ms(server.process.pid), sum(plain), sum(sent)
            costs.append((now[0] - then[0], (now[1] - then[1]) / 1000, (now[2] - then[2]) / 1000))
    return before - opened, first, costs


if __name__ == "__main__":
    main()
