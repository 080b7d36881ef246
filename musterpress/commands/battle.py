"""`musterpress battle`: one battle by the rules, told and logged."""

from pathlib import Path
from typing import Annotated

import typer

from engine.battles.orders import BattleOrder, Mode
from engine.battles.played import battles_of
from engine.battles.telling import report
from musterpress.arguments.custom_players import fight_with
from musterpress.arguments.orders import ForceOption, refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.arguments.telling import LanguageOption
from musterpress.reports.titles import title
from musterpress.terminal.console import say
from schemas.catalogues.saying import said


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
    language: LanguageOption = "",
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
        from musterpress.writing.files import write_log  # noqa: PLC0415 - most battles leave none

        write_log(log, fought.jsonl().encode(), force=force)
    say(title(fought.header, language))
    for sentence in report(opened.manifest.system, fought.told(language), language):
        say(sentence)
    if log is not None:
        say(said("Log: {file}", language, file=log))
