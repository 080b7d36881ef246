"""`musterpress battle`: one battle by the rules, told and logged."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder, Mode
from engine.battles.played import battles_of
from engine.battles.styles import may_play, player_names
from engine.battles.telling import report
from musterpress.api.recording.measures import battle_table
from musterpress.arguments.keeping import KeepOption, keeping
from musterpress.arguments.options import ForceOption, LanguageOption, ScenarioOption, refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.reports.figures import Figures
from musterpress.reports.headlines import title
from musterpress.terminal import complain, say
from schemas.catalogues.saying import said
from schemas.packs.packs import Pack


@takes_seats
def battle(
    pack: PackArgument,
    *,
    seats: Seats,
    scenario: ScenarioOption = None,
    map: Annotated[str | None, typer.Option(help="Map; else by the seed.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed, the same battle.")] = 1,
    mode: Annotated[Mode, typer.Option(help="Kernels to use; the battle is the same.")] = "auto",
    log: Annotated[Path | None, typer.Option(dir_okay=False, help="File for the log, one JSON object a line.")] = None,
    language: LanguageOption = "",
    force: ForceOption = False,
    keep: KeepOption = None,
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
        if keep is not None and any(not may_play(each.player, opened, played.form) for each in participants):
            raise typer.BadParameter("a battle of players of your own is not kept", param_hint="--keep")
        asked = {**seats.asked, "scenario": scenario, "map": map, "seed": seed}
        kept = keeping(keep, opened, "battle", asked)
        fought = fight_with(opened, BattleOrder(participants, scenario, map, seed, mode))
    if keep is not None:
        table = battle_table(fought)
        kept(Figures(lambda: None, (), table.facts, table.rows))
    if log is not None:  # before it is told: whoever listens may leave early
        from musterpress.writing.files import write_log  # noqa: PLC0415 - most battles leave none

        write_log(log, fought.jsonl().encode(), force=force)
    say(title(fought.header, language))
    for sentence in report(opened.manifest.system, fought.told(language), language):
        say(sentence)
    if log is not None:
        say(said("Log: {file}", language, file=log))


def fight_with(pack: Pack, order: BattleOrder) -> Battle:
    """Fight a battle with the players that the order names: shipped ones, or classes of the user's own.

    Raises:
        OrderError: the battle cannot be fought as ordered.
        typer.BadParameter: there is no such player.
        typer.Exit: a player of the user's own failed, as was said; status 1.
    """
    form = battles_of(pack.manifest.system).form
    shipped = player_names(pack, form)
    strangers = [each for each in order.participants if not may_play(each.player, pack, form)]
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
            f"{name!r} is no player: {', '.join(shipped)}, search:TRIES, or PATH.py:ClassName of a file there is"
        )
    try:
        import runpy  # noqa: PLC0415 - most battles have no player of one's own

        found = runpy.run_path(file).get(wanted)
    except Exception as error:
        raise typer.BadParameter(f"{file} cannot be run: {type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, base)):
        raise typer.BadParameter(f"{file} has no class {wanted!r} that builds on {base.__module__}.{base.__name__}")
    return found()
