"""`musterpress verify`: is a log true? Its battle is fought again, and every row compared."""

from pathlib import Path
from typing import Annotated

import typer

from engine.battles.logs import Log, open_log
from engine.battles.orders import LogError, Mode
from engine.execution.snapshots import verify as verify_log
from engine.paths import shipped_ids
from musterpress.arguments.packs import open_pack
from musterpress.terminal import complain, say


def verify(
    log: Annotated[Path, typer.Argument(metavar="LOG", exists=True, dir_okay=False, help="Log of a battle.")],
    pack: Annotated[str | None, typer.Option(help="Path of its pack; else the shipped one that it names.")] = None,
    mode: Annotated[Mode, typer.Option(help="Kernels to use; the battle is the same.")] = "auto",
) -> None:
    """Fight the battle of a log again and compare every row.

    It names the first row that differs, and says when the log was written with another pack or engine.
    """
    try:
        with log.open("rb") as stream:
            opened = open_log(stream)
            verdict = verify_log(opened, open_pack(pack or shipped_pack(opened)), mode)
    except LogError as error:
        complain(f"{log}: {error}")
        raise typer.Exit(1) from error
    for note in verdict.notes:
        say(f"{log}: {note}")
    if verdict.difference:
        complain(f"{log}: {verdict.difference}")
        raise typer.Exit(1)
    say(f"{log}: true; all {verdict.rows} rows are as the battle goes.")


def shipped_pack(log: Log) -> str:
    """Return the id of the shipped pack that a log names.

    Raises:
        typer.BadParameter: it is not a shipped one, so that only the user can say where it lies.
    """
    if log.header.pack not in shipped_ids():
        raise typer.BadParameter(f"the log is of the pack {log.header.pack!r}; say where it lies with --pack")
    return log.header.pack
