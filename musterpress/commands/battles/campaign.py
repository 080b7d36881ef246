"""`musterpress campaign`: battles one after another, with what is won in one carried into the next."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Literal

import typer

from engine.battles.orders import Mode
from engine.battles.played import battles_of
from engine.campaigns import CampaignOrder, Chapter, logs_of, run_campaign, told
from musterpress.arguments.options import ForceOption, LanguageOption, refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.seats import Seats, takes_forces
from musterpress.terminal import say
from musterpress.writing.files import FileSet, write_set


@takes_forces
def campaign(
    pack: PackArgument,
    *,
    seats: Seats,
    length: Annotated[str, typer.Option(help="How many points win: short, medium or long; else medium.")] = "",
    seed: Annotated[int, typer.Option(min=0, help="The same seed, the same campaign.")] = 1,
    battles_max: Annotated[int, typer.Option(min=1, help="Battles after which it stops undecided.")] = 50,
    mode: Annotated[Mode, typer.Option(help="Kernels to use; the battles are the same.")] = "auto",
    format: Annotated[Literal["text", "json"], typer.Option(help="Text to read, or a JSON array.")] = "text",
    logs: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for the log of each battle.")] = None,
    language: LanguageOption = "",
    force: ForceOption = False,
) -> None:
    """Fight a campaign and tell each battle in a line.

    Points, winning streaks and technology follow the rules document of the pack; levels of SURVIVE are linked by a
    record of SoulChips and Levels-up, and --battles-max says how many are fought.
    """
    opened = open_pack(pack)
    with refusals():
        participants = seats.participants(battles_of(opened.manifest.system).form)
        order = CampaignOrder(participants, length, seed, battles_max, mode)
        chapters = run_campaign(opened, order)
        if logs is not None:  # before it is told: whoever listens may leave early
            chapters = logged(chapters, logs, force=force)
        if format == "json":
            print(json.dumps([chapter.row for chapter in chapters], indent=2))
            return
        for chapter in chapters:
            say(told(opened, chapter, language))


def logged(chapters: Iterable[Chapter], folder: Path, *, force: bool) -> Iterator[Chapter]:
    """Write the logs of all battles of a campaign into a folder, and return its chapters."""
    fought = tuple(chapters)
    write_set(FileSet("campaign", logs_of(fought)), folder, force=force)
    return iter(fought)
