"""`musterpress battle`: one battle by the rules, told and logged."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from engine.battles.orders import BattleOrder, Mode
from engine.battles.played import battles_of
from engine.battles.telling import report
from musterpress.arguments.custom_players import fight_with
from musterpress.arguments.orders import refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.terminal.console import say
from musterpress.writing.files import ForceOption, write_log


@takes_seats
def battle(
    pack: PackArgument,
    *,
    seats: Seats,
    scenario: Annotated[str | None, typer.Option(help="Scenario, where a game has them.")] = None,
    map: Annotated[str | None, typer.Option(help="Map; else by the seed.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed, the same battle.")] = 1,
    mode: Annotated[Mode, typer.Option(help="Kernels to use; the battle is the same.")] = "auto",
    log: Annotated[Path | None, typer.Option(dir_okay=False, help="File for the log, one JSON object a line.")] = None,
    force: ForceOption = False,
) -> None:
    """Fight one battle and tell it.

    Every row of the log cites the rules it applies; look one up with explain.

    A PLAYER is heuristic, random, or PATH.py:ClassName: a class of your own, which plays in plain mode.
    Naming a file runs the code in it, so name only files you trust.
    """
    opened = open_pack(pack)
    with refusals():
        played = battles_of(opened.manifest.system)
        participants = seats.participants(played.form_for(played.prepared(opened), scenario))
        fought = fight_with(opened, BattleOrder(participants, scenario, map, seed, mode))
    if log is not None:  # before it is told: whoever listens may leave early
        write_log(log, fought.jsonl().encode(), force=force)
    say(title(fought.header))
    for sentence in report(opened.manifest.system, fought.told()):
        say(sentence)
    if log is not None:
        say(f"Log: {log}")


def title(header: Mapping[str, Any]) -> str:
    """Return who fights whom and where, the seed and the mode, from a log's header."""
    seats = [each["seat"] for each in header["order"]["participants"]]
    sides = " against ".join(f"{header[seat]['force']} ({seat})" for seat in seats)
    where = f" on {header['map']}" if header.get("map") else ""
    return f"{sides}{where}, seed {header['seed']}, {header['mode']}"
