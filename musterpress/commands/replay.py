"""`musterpress replay`: a written log told again, and drawn."""

from pathlib import Path
from typing import Annotated

import typer

from engine.logs import LogError, open_log
from engine.replay import tell
from musterpress.commands.battle import title
from musterpress.console import complain, say


def replay(
    log: Annotated[Path, typer.Argument(metavar="LOG", exists=True, dir_okay=False, help="Log of a battle.")],
) -> None:
    """Tell the battle of a log from its rows alone."""
    try:
        with log.open("rb") as stream:
            opened = open_log(stream)
            say(title(opened.first))
            for _, sentence in tell(opened):
                if sentence:
                    say(sentence)
    except LogError as fault:
        complain(f"{log}: {fault}")
        raise typer.Exit(1) from fault
