"""`musterpress tune numbers`: values of a pack at which sides win as often as their author wants, under every style."""

from collections.abc import Sequence
from typing import Annotated

import typer

from engine.execution.executors import usable_cores
from engine.experiments.measures.orders import BalanceOrder
from engine.experiments.tuning.aims import ROUNDS, AimTuning
from musterpress.api.balancing import pool
from musterpress.api.packs import load
from musterpress.api.worths.aiming import Aiming, Aims
from musterpress.arguments.keeping import KeepOption, keeping
from musterpress.arguments.measuring import (
    ClusterOption,
    Format,
    ModeName,
    Seed,
    StylesOption,
    ThreadsOption,
    fought_at,
    style_names,
    watched,
)
from musterpress.arguments.options import ScenarioOption, refusals
from musterpress.arguments.packs import PackArgument, find_pack, open_pack
from musterpress.arguments.seats import Seats, named_values, takes_forces
from musterpress.commands.battles.proposals import Write, refuse_read_only, write_proposal
from musterpress.reports.figures import show
from musterpress.terminal import complain, say
from musterpress.writing.rewriting import Rewriting, changed_files, home_of

HELP = """Find values of a few numbers at which sides win as often as you want.

Name the values that you would accept. All styles of the pack meet one another, each number takes its values on the same
dice, and what brings the sides nearest to their aims is tried in battles of its own. Files change with --write only.
"""
EPILOG = "Example: musterpress tune numbers my_pack scenario.my_ford.turns=8..14 --scenario my_ford --aim red=45"


@takes_forces
def numbers(
    pack: PackArgument,
    values: Annotated[list[str], typer.Argument(metavar="PLACE=VALUES", help="scenario.my_ford.turns=8..14")],
    aim: Annotated[
        list[str] | None,
        typer.Option(metavar="SIDE=PERCENT", help="Wins of a seat, or force; may be repeated; else even."),
    ] = None,
    battles: Annotated[int | None, typer.Option(min=2, max=10**8, help="Battles a value; else 4000.")] = None,
    rounds: Annotated[int, typer.Option(min=1, max=9, help="How often all numbers are gone through.")] = ROUNDS,
    *,
    seats: Seats,
    scenario: ScenarioOption = None,
    styles: StylesOption = "all",
    write: Write = False,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
    keep: KeepOption = None,
) -> None:
    """Find values at which sides win as often as their author wants."""
    read = open_pack(pack)
    with refusals(), fought_at(cluster) as executor:
        opened = load(find_pack(pack))
        participants = seats.participants(opened.simulation.form_for(scenario))
        meeting = pool(opened.simulation, style_names(styles))
        order = BalanceOrder(
            participants, scenario, battles=battles, seed=seed, threads=threads or usable_cores(), styles=meeting
        )
        places = named_values(values, "PLACE=VALUES", "scenario.my_ford.turns=8..14")
        shares = {side: _share(percent) for side, percent in named_values(aim, "--aim", "red=45").items()}
        tuning = Aiming(opened, Aims(places, shares, rounds), order, mode, executor)
        asked = {"values": places, "aims": shares, "forces": {**seats.forces}, "styles": meeting, "rounds": rounds}
        asked |= {"scenario": scenario, "battles": battles, "seed": seed}
        kept = keeping(keep, opened.read, "tune_numbers", asked)
        if write:
            refuse_read_only(home_of(opened.read, at.kind, at.id).path for at in tuning.homes())
        with watched() as (stop, progress):
            found = tuning.found(stop, progress)
        show(kept(tuning.figures(found)), format)
        if write:
            tell = say if format == "text" else complain
            write_proposal(read, found, lambda: _changes(tuning, found), ".", tell)


def _changes(tuning: Aiming, found: AimTuning) -> Sequence[Rewriting]:
    return changed_files(tuning.with_values(found.proposal).changes)


def _share(percent: str) -> float:
    try:
        return float(percent.removesuffix("%")) / 100
    except ValueError:
        raise typer.BadParameter(f"{percent!r} is no number of percent", param_hint="--aim") from None
