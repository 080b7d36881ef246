"""Players of the user's own: `PATH.py:ClassName` on the command line."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder
from engine.battles.played import battles_of
from musterpress.terminal.console import complain
from schemas.packs.packs import Pack


def fight_with(pack: Pack, order: BattleOrder) -> Battle:
    """Fight a battle with the players that the order names: shipped ones, or classes of the user's own.

    Raises:
        OrderError: the battle cannot be fought as ordered.
        typer.BadParameter: there is no such player.
        typer.Exit: a player of the user's own failed, as was said; status 1.
    """
    shipped = battles_of(pack.manifest.system).form.players
    strangers = [each for each in order.participants if each.player not in shipped]
    if not strangers:
        return fight(pack, order)
    from engine.battles.custom_players import (  # noqa: PLC0415 - most battles have none
        custom_players_of,
        fight_with_players,
    )

    custom = custom_players_of(pack.manifest.system)
    players = {each.seat: _custom(each.player, custom.base, shipped) for each in strangers}
    try:
        return fight_with_players(pack, order, players)
    except custom.error as error:
        complain(str(error))
        raise typer.Exit(1) from error


def _custom(name: str, base: type, shipped: Sequence[str]) -> Any:
    file, _, wanted = name.rpartition(":")
    if not file.endswith(".py") or not Path(file).is_file():
        raise typer.BadParameter(
            f"{name!r} is no player: {', '.join(shipped)}, or PATH.py:ClassName of a file there is"
        )
    try:
        import runpy  # noqa: PLC0415 - most battles have no player of one's own

        found = runpy.run_path(file).get(wanted)
    except Exception as error:
        raise typer.BadParameter(f"{file} cannot be run: {type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, base)):
        raise typer.BadParameter(f"{file} has no class {wanted!r} that builds on {base.__module__}.{base.__name__}")
    return found()
