"""The questions a battle puts to players, as one table; the modules of `WRITTEN` are written from it.

After a change: `python -m engine.games.battlesuit.kernel.players.questions` writes them anew.
"""

from collections.abc import Mapping

from engine.games.battlesuit.kernel.players.rows.command import COMMAND
from engine.games.battlesuit.kernel.players.rows.course import COURSE
from engine.games.battlesuit.kernel.players.rows.fire import FIRE
from engine.games.battlesuit.kernel.players.rows.flight import FLIGHT
from engine.games.battlesuit.kernel.players.rows.hidden import HIDDEN
from engine.games.battlesuit.kernel.players.rows.moves import MOVES
from engine.kernel.build.questions import dispatch_source, listing_source
from engine.paths import HOME

KERNEL = "engine.games.battlesuit.kernel"
QUESTIONS = (*COURSE, *MOVES, *FIRE, *FLIGHT, *HIDDEN)

WRITTEN: Mapping[str, str] = {
    "dispatch.py": dispatch_source(KERNEL, "The players by number: who decides for a side.", QUESTIONS),
    "command_dispatch.py": dispatch_source(KERNEL, "The players by number, asked about command and support.", COMMAND),
    "listing/choices.py": listing_source(KERNEL, "The legal answers of each question, listed.", (*QUESTIONS, *COMMAND)),
}
"""Name of a module in this folder to its text."""


def write() -> None:
    """Write the modules."""
    for name, text in WRITTEN.items():
        (HOME / "engine/games/battlesuit/kernel/players" / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
