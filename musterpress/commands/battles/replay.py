"""`musterpress replay`: a written log told again, and drawn."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from engine.battles.logs import Log, open_log, tell
from engine.battles.orders import BattleOrder, LogError, LogRow, OrderError
from engine.battles.played import battles_of
from engine.battles.telling import Told, report
from engine.execution.simulation import Simulation
from engine.execution.snapshots import ordered
from engine.execution.snapshots import verify as verify_log
from engine.experiments.courses import course_of
from engine.experiments.reviews import missed_in
from engine.paths import shipped_ids
from exporters.components.base import Frames
from exporters.kit.runs import frame_file
from exporters.systems import frames_of
from musterpress.arguments.options import ForceOption, LanguageOption
from musterpress.arguments.packs import open_pack
from musterpress.commands.battles.verify import shipped_pack
from musterpress.reports.headlines import title
from musterpress.reports.reviews import say_chances, say_missed
from musterpress.terminal import complain, say
from musterpress.writing.files import FileSet, write_set
from schemas.catalogues.saying import said


def replay(
    log: Annotated[Path, typer.Argument(metavar="LOG", exists=True, dir_okay=False, help="Log of a battle.")],
    frames: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for pictures of the table, SVG.")] = None,
    every: Annotated[
        Literal["round", "move"], typer.Option(help="A frame for each round, or for each move.")
    ] = "round",
    pack: Annotated[str | None, typer.Option(help="Path of its pack, for the terrain; else a shipped one.")] = None,
    chances: Annotated[
        bool, typer.Option("--chances", help="Who would have won, turn by turn, and where it turned.")
    ] = False,
    missed: Annotated[
        bool, typer.Option("--missed", help="Which answers given by hand another one would have beaten.")
    ] = False,
    language: LanguageOption = "",
    force: ForceOption = False,
) -> None:
    """Tell the battle of a log from its rows alone, and draw it.

    The words need no pack; the terrain in the frames does, and so do chances and what was missed: the battle is fought
    on from the end of each turn, or from each answer, many times with other dice.
    """
    try:
        fought = verified(log, pack) if chances or missed else None
        course = course_of(*fought) if fought and chances else None
        worse = missed_in(*fought, language=language) if fought and missed else None
        with log.open("rb") as stream:
            opened = open_log(stream)
            drawn = None if frames is None else drawn_frames(opened, pack, language, every_move=every == "move")
            sentences, pictures, cut_short = read(opened, drawn, language)
    except (LogError, OrderError) as error:
        complain(f"{log}: {error}")
        raise typer.Exit(1) from error
    if frames is not None and cut_short is None:  # before it is told: whoever listens may leave early
        write_set(FileSet("frames", pictures), frames, force=force)
    say(title(opened.first, language))
    for sentence in sentences:
        say(sentence)
    if cut_short is not None:
        complain(f"{log}: {cut_short}")
        raise typer.Exit(1)
    if course is not None:
        say()
        say_chances(course, battles_of(opened.header.system).form)
    if worse is not None:
        say()
        say_missed(worse, language)
    if frames is not None:
        say(said("Frames: {number} in {folder}", language, number=len(pictures), folder=frames))


def verified(path: Path, pack: str | None) -> tuple[Simulation, BattleOrder]:
    """Return what fights the battle of a log, and its order, once it is verified.

    Raises:
        LogError: it cannot be read.
        typer.Exit: it is not true, as was said; status 1.
    """
    with path.open("rb") as stream:
        opened = open_log(stream)
        read = open_pack(pack or shipped_pack(opened))
        verdict = verify_log(opened, read)
    if verdict.difference:
        complain(f"{path}: {verdict.difference}")
        raise typer.Exit(1)
    return Simulation(read), ordered(opened)


def read(log: Log, drawn: Frames | None, language: str = "") -> tuple[list[str], dict[str, bytes], LogError | None]:
    """Return the sentences of a log, the frames that are due by the names of their files, and where it ends too early.

    What comes before that is returned too.
    """
    told: list[Told] = []
    pictures: dict[str, bytes] = {}
    try:
        for row, sentence in tell(log, language):
            told.append((row, sentence))
            if drawn is not None:
                pictures |= frame(drawn, row, sentence)
    except LogError as error:
        return [*report(log.header.system, told, language)], pictures, error
    return [*report(log.header.system, told, language)], pictures, None


def frame(drawn: Frames, row: LogRow, sentence: str) -> dict[str, bytes]:
    """Return the frame that a row asks for, by the name of its file; nothing if it asks for none.

    Raises:
        LogError: the row cannot be drawn.
    """
    try:
        drawing = drawn.read(row, sentence)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise LogError(row["n"] + 1, f"this row `{row['event']}` cannot be drawn: {error}") from error
    if drawing is None:
        return {}
    picture = frame_file(drawing)
    return {picture.name: picture.data}


def drawn_frames(log: Log, pack: str | None, language: str = "", *, every_move: bool) -> Frames:
    """Return the frames of a log's battle, with the terrain of its pack if that is named or shipped.

    Raises:
        LogError: the table of the header cannot be drawn, or battles of its system cannot.
    """
    header = log.header
    make = frames_of(header.system)
    if make is None:
        raise LogError(1, f"battles of {header.system} cannot be drawn yet")
    name = pack or (header.pack if header.pack in shipped_ids() else None)
    try:
        return make(log.first, open_pack(name) if name else None, every_move=every_move, language=language)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise LogError(1, "the table of the header cannot be drawn") from error
