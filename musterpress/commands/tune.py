"""`musterpress tune`: points for missions that make them fair, and what a faction's points are worth."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Annotated, Literal

import typer

from engine.battles.orders import Mode, OrderError
from engine.execution.cores import usable_cores
from engine.execution.executors import Executor
from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_of
from engine.experiments.statistics import battles_until
from engine.experiments.trials import Progress, Trial
from engine.experiments.tuning.missions import MissionOrder, MissionTuning, tune_missions
from engine.experiments.tuning.stats import StatRanking, rank_stats
from engine.experiments.tuning.tunable import ScoreCard, tunings_of
from musterpress.arguments.executors import ClusterOption, ThreadsOption, fought_at
from musterpress.arguments.packs import check_paths, open_pack
from musterpress.reports.figures import Figures, show, tell_lines
from musterpress.reports.tune_rows import mission_facts, mission_rows, step_facts, step_rows
from musterpress.reports.tune_text import mission_notes, ranking_notes, say_missions, say_ranking
from musterpress.reports.verdict import summary
from musterpress.terminal.console import complain, say
from musterpress.terminal.interruption import stop_on_interrupt
from musterpress.terminal.progress import progress_bar
from musterpress.writing.files import is_read_only
from musterpress.writing.rewriting import document_of, rewritings, write
from schemas.edits.edits import PatchError
from schemas.packs.packs import Pack

MISSION_BATTLES = 4000
MOST_MISSION_BATTLES = 200_000
"""All battles of a round are kept in memory to be scored anew."""
STEP_BATTLES = 1000

PackName = Annotated[str, typer.Argument(metavar="PACK", help="Path of a pack, or id of a shipped one.")]
Until = Annotated[
    float | None, typer.Option(min=0.001, max=0.5, help="Stop once all is known to plus or minus this: 0.05.")
]
Format = Annotated[Literal["text", "csv", "json"], typer.Option(help="Text to read, or data.")]
Seed = Annotated[int, typer.Option(min=0, max=2**61, help="First seed.")]
ModeName = Annotated[Mode, typer.Option(help="Kernels to use; same figures.")]


def tune() -> typer.Typer:
    """Return the commands below `musterpress tune`."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
    app.command("missions", epilog="Example: musterpress tune missions my_pack --deck offense")(missions)
    app.command("stats", epilog="Example: musterpress tune stats my_pack --faction iron_choir")(stats)
    return app


def missions(
    pack: PackName,
    battles: Annotated[
        int | None,
        typer.Option(min=2, max=MOST_MISSION_BATTLES, help="Battles a round; 4000, or what --until may take."),
    ] = None,
    until: Until = None,
    rounds: Annotated[int, typer.Option(min=1, max=9, help="Rounds to propose from, before the one that tries.")] = 2,
    deck: Annotated[list[str] | None, typer.Option(help="Deck to change, may be repeated; else all.")] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the proposal, as a whole, if the battles bear it out.")
    ] = False,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
) -> None:
    """Propose victory points that let every mission's holder win as often as lose.

    The proposal is tried in battles of its own, on the same dice as the present points. Files change with --write only.
    """
    opened = open_pack(pack)
    with _fought_at(cluster) as executor:
        simulation = Simulation(opened, mode, executor)
        form = simulation.form
        cards = tunings_of(opened).score_cards(opened)
        if write:
            _refuse_read_only(opened, (card for card in cards if card.own and (not deck or card.deck in deck)))
        wanted = MISSION_BATTLES if until is None else battles_until(until) * max(1, len(cards))
        most = battles or min(wanted, MOST_MISSION_BATTLES)
        pairings, cores = pairings_of(form, simulation.forces, {}), threads or usable_cores()
        trial = Trial(form, pairings, simulation.maps, most, seed, until, threads=cores)
        with _watched() as (stop, progress):
            found = tune_missions(simulation, MissionOrder(trial, rounds, tuple(deck or ())), stop, progress)
        _show_missions(found, simulation, format)
        if write:
            _write(opened, found, say if format == "text" else complain)


def stats(
    pack: PackName,
    faction: Annotated[str, typer.Option(help="Faction whose stats are ranked.")],
    battles: Annotated[
        int | None, typer.Option(min=2, max=10**8, help="Battles a step; 1000, or what --until may take.")
    ] = None,
    until: Until = None,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
) -> None:
    """Rank the stats of a faction by the win rate that one point brings.

    Every point that the rules let it buy or give back is tried against all other factions, on the same dice.
    """
    opened = open_pack(pack)
    with _fought_at(cluster) as executor:
        simulation = Simulation(opened, mode, executor)
        most = battles or (battles_until(until) if until is not None else STEP_BATTLES)
        trial = Trial(simulation.form, (), simulation.maps, most, seed, until, threads=threads or usable_cores())
        with _watched() as (stop, progress):
            found = rank_stats(simulation, faction, trial, stop, progress)
        _show_ranking(found, simulation, format)


@contextmanager
def _fought_at(cluster: str | None) -> Iterator[Executor]:
    try:
        with fought_at(cluster) as executor:
            yield executor
    except OrderError as fault:
        raise typer.BadParameter(str(fault)) from fault


@contextmanager
def _watched() -> Iterator[tuple[Event, Callable[[Progress], None]]]:
    with stop_on_interrupt() as stop, progress_bar("Battles") as show:
        yield stop, lambda now: show(now.battles, now.planned)


def _refuse_read_only(pack: Pack, cards: Iterable[ScoreCard]) -> None:
    """Refuse before the work what could not be written after it."""
    kind = tunings_of(pack).kind
    for path in sorted({document_of(pack, kind, card).path for card in cards}):
        if is_read_only(path):
            raise typer.BadParameter(f"{path} is read-only", param_hint="--write")


def _write(pack: Pack, found: MissionTuning, tell: Callable[[str], None]) -> None:
    """Write the proposal if battles bear it out, and print the diff and the verdict on the pack as it is then."""
    if found.cancelled:
        tell("Nothing is written: the work was stopped by hand.")
        return
    if not found.is_borne_out:
        tell("Nothing is written: the battles bear out no change.")
        return
    points = found.proposal
    cards = [row.card for row in found.rows if row.card.id in points]
    try:
        changes = rewritings(pack, tunings_of(pack).kind, cards, points)
    except PatchError as fault:
        complain(f"Nothing is written: {fault}")
        raise typer.Exit(1) from fault
    write(changes)
    for change in changes:
        tell_lines(change.diff(), tell)
    tell(f"Files written: {len(changes)}, with all points as the last round has fought them.")
    tell(summary(check_paths((pack.folder,))))


def _show_missions(found: MissionTuning, simulation: Simulation, format: str) -> None:
    notes, facts = mission_notes(found, simulation.mode), mission_facts(_about(simulation), found)
    show(Figures(lambda: say_missions(found), notes, facts, mission_rows(found)), format)


def _show_ranking(found: StatRanking, simulation: Simulation, format: str) -> None:
    notes, facts = ranking_notes(found, simulation.mode), step_facts(_about(simulation), found)
    show(Figures(lambda: say_ranking(found), notes, facts, step_rows(found)), format)


def _about(simulation: Simulation) -> dict[str, str]:
    return {"pack": simulation.pack.manifest.id, "mode": simulation.mode}
