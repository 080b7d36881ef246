"""`musterpress battle`: one battle by the rules, told and logged."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from engine.battles.orders import BattleOrder, OrderError
from musterpress.arguments.custom_players import fight_with, policies
from musterpress.arguments.packs import open_pack
from musterpress.terminal.console import say
from musterpress.writing.files import ForceOption, write_log


def battle(
    pack: Annotated[str, typer.Argument(metavar="PACK", help="Path of a pack, or id of a shipped one.")],
    red: Annotated[str | None, typer.Option(help="Faction of the red side; else by the seed.")] = None,
    blue: Annotated[str | None, typer.Option(help="Faction of the blue side; else by the seed.")] = None,
    map: Annotated[str | None, typer.Option(help="Terrain map; else by the seed.")] = None,
    red_player: Annotated[str, typer.Option(metavar="PLAYER", help="Who plays red; see above.")] = "heuristic",
    blue_player: Annotated[str, typer.Option(metavar="PLAYER", help="Who plays blue; see above.")] = "heuristic",
    seed: Annotated[int, typer.Option(min=0, help="The same seed, the same battle.")] = 1,
    mode: Annotated[
        Literal["auto", "plain", "compiled"], typer.Option(help="Kernels to use; the battle is the same.")
    ] = "auto",
    log: Annotated[Path | None, typer.Option(dir_okay=False, help="File for the log, one JSON object a line.")] = None,
    force: ForceOption = False,
) -> None:
    """Fight one battle and tell it.

    Every row of the log cites the rules it applies; look one up with explain.

    A PLAYER is heuristic, random, or PATH.py:ClassName: a class of your own, which plays in plain mode.
    Naming a file runs the code in it, so name only files you trust.
    """
    players = (red_player, blue_player)
    order = BattleOrder(red=red, blue=blue, map=map, seed=seed, mode=mode, policies=policies(players))
    try:
        fought = fight_with(open_pack(pack), order, players)
    except OrderError as fault:
        raise typer.BadParameter(str(fault)) from fault
    if log is not None:  # before it is told: whoever listens may leave early
        write_log(log, fought.jsonl().encode(), force=force)
    say(title(fought.header))
    for sentence in fought.sentences():
        say(sentence)
    if log is not None:
        say(f"Log: {log}")


def title(header: Mapping[str, Any]) -> str:
    """Return who fights whom and where, the seed and the mode, from a log's header."""
    sides = f"{header['red']['faction']} (red) against {header['blue']['faction']} (blue)"
    return f"{sides} on {header['map']}, seed {header['seed']}, {header['mode']}"
