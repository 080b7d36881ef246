"""Players of the user's own: `PATH.py:ClassName` on the command line."""

import runpy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from engine.battles.battle import Battle, fight
from engine.battles.custom_players import custom_players_of
from engine.battles.orders import BattleOrder
from musterpress.terminal.console import complain
from schemas.packs.packs import Pack

SHIPPED = ("heuristic", "random")


def fight_with(pack: Pack, order: BattleOrder, players: Sequence[str]) -> Battle:
    """Fight a battle with a player for red and for blue: a shipped one, or a class of the user's own.

    Raises:
        OrderError: the battle cannot be fought as ordered.
        typer.BadParameter: there is no such player.
        typer.Exit: a player of the user's own failed, as was said; status 1.
    """
    if all(name in SHIPPED for name in players):
        return fight(pack, order)
    custom = custom_players_of(pack.manifest.system)
    red, blue = (None if name in SHIPPED else _custom(name, custom.base) for name in players)
    try:
        return custom.fight(pack, order, red, blue)
    except custom.error as fault:
        complain(str(fault))
        raise typer.Exit(1) from fault


def policies(players: Sequence[str]) -> tuple[str, ...]:
    """Return the shipped players among `players`; in the place of others anything may stand."""
    return tuple(name if name in SHIPPED else SHIPPED[0] for name in players)


def _custom(name: str, base: type) -> Any:
    file, _, wanted = name.rpartition(":")
    if not file.endswith(".py") or not Path(file).is_file():
        raise typer.BadParameter(f"{name!r} is no player: heuristic, random, or PATH.py:ClassName of a file there is")
    try:
        found = runpy.run_path(file).get(wanted)
    except Exception as fault:
        raise typer.BadParameter(f"{file} cannot be run: {type(fault).__name__}: {fault}") from fault
    if not (isinstance(found, type) and issubclass(found, base)):
        raise typer.BadParameter(f"{file} has no class {wanted!r} that builds on {base.__module__}.{base.__name__}")
    return found()
