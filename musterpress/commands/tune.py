"""`musterpress tune`: points that make what scores fair, and what the points of a force are worth."""

from collections.abc import Callable
from typing import Annotated

import typer

from engine.battles.orders import fixed_forces
from engine.execution.cores import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_of
from engine.experiments.statistics import battles_until
from engine.experiments.trials import Pairing, Trial
from engine.experiments.tuning.points import PointOrder, PointTuning, tune_points
from engine.experiments.tuning.steps import StepOrder, StepRanking, rank_steps
from engine.experiments.tuning.tunable import ranked_steps, tuned_points
from musterpress.arguments.executors import ClusterOption, ThreadsOption, fought_at
from musterpress.arguments.orders import refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.tunables import in_words, tunables
from musterpress.arguments.tuning import Format, ModeName, Seed, watched
from musterpress.commands.tune_prices import PRICES_HELP, prices
from musterpress.reports.figures import Figures, show
from musterpress.reports.tune_rows import card_facts, card_rows, step_facts, step_rows
from musterpress.reports.tune_text import point_notes, ranking_notes, say_points, say_ranking
from musterpress.terminal.console import complain, say
from musterpress.terminal.groups import ListingGroup
from musterpress.writing.proposals import refuse_read_only, write_proposal
from musterpress.writing.rewriting import home_of, rewritings
from schemas.packs.packs import Pack

ROUND_BATTLES = 4000
MOST_ROUND_BATTLES = 200_000
"""All battles of a round are kept in memory to be scored anew."""
STEP_BATTLES = 1000

Until = Annotated[
    float | None, typer.Option(min=0.001, max=0.5, help="Stop once all is known to plus or minus this: 0.05.")
]
ScenarioName = Annotated[str | None, typer.Option("--scenario", help="Scenario, where a game has them.")]

EXAMPLE = "Example: musterpress tune"
POINTS_HELP = """Propose points for {0} that let the holder of each win as often as lose.

The proposal is tried in battles of its own, on the same dice as the present points. Files change with --write only.
"""
STEPS_HELP = """Rank the {0} of a {1} by the win rate that one point brings.

Every point more or less that the rules allow is tried against all others, on the same dice.
"""


def tune() -> typer.Typer:
    """Return the commands below `musterpress tune`: one for whatever the systems say can be tuned."""
    app = typer.Typer(cls=ListingGroup, add_completion=False, rich_markup_mode=None)
    for things, of in tunables("tuned_points").items():
        words = f"{' or '.join(of).capitalize()} to change, may be repeated; else all."
        families = Annotated[list[str] | None, typer.Option(*(f"--{word}" for word in of), help=words)]
        command = in_words(points, things, "families", families)
        app.command(things, help=POINTS_HELP.format(things), epilog=f"{EXAMPLE} {things} my_pack --write")(command)
    for things, of in tunables("ranked_steps").items():
        words = f"{' or '.join(of).capitalize()} whose {things} are ranked."
        force = Annotated[str, typer.Option(*(f"--{word}" for word in of), help=words)]
        epilog = f"{EXAMPLE} {things} my_pack --{of[0]} my_{of[0]}"
        help_text = STEPS_HELP.format(things, " or ".join(of))
        app.command(things, help=help_text, epilog=epilog)(in_words(steps, things, "force", force))
    for things in tunables("tuned_prices"):
        command = in_words(prices, things, "", None)
        app.command(things, help=PRICES_HELP.format(things), epilog=f"{EXAMPLE} {things} my_pack --write")(command)
    return app


def points(
    pack: PackArgument,
    battles: Annotated[
        int | None,
        typer.Option(min=2, max=MOST_ROUND_BATTLES, help="Battles a round; 4000, or what --until may take."),
    ] = None,
    until: Until = None,
    rounds: Annotated[int, typer.Option(min=1, max=9, help="Rounds to propose from, before the one that tries.")] = 2,
    families: list[str] | None = None,
    scenario: ScenarioName = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the proposal, as a whole, if the battles bear it out.")
    ] = False,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
    *,
    things: str,
) -> None:
    """Propose points that make cards fair, and try them."""
    opened = open_pack(pack)
    with refusals(), fought_at(cluster) as executor:
        simulation, tunable = Simulation(opened, mode, executor), tuned_points(opened, things)
        form, cards = simulation.form, tunable.part().cards(opened)
        if write:
            own = (card for card in cards if card.own and (not families or card.family in families))
            refuse_read_only(home_of(opened, tunable.part().kind, card.id).path for card in own)
        wanted = ROUND_BATTLES if until is None else battles_until(until, form.block) * max(1, len(cards))
        most = battles or min(wanted, MOST_ROUND_BATTLES)
        pairings = _fixed(simulation, scenario) or pairings_of(form, simulation.forces, {})
        cores = threads or usable_cores()
        maps = simulation.maps_for(scenario)
        trial = Trial(form, pairings, maps, most, seed, until, threads=cores, scenario=scenario)
        with watched() as (stop, progress):
            found = tune_points(simulation, PointOrder(tunable, trial, rounds, tuple(families or ())), stop, progress)
        _show_points(found, simulation, format)
        if write:
            _write(opened, found, say if format == "text" else complain)


def steps(
    pack: PackArgument,
    force: str,
    battles: Annotated[
        int | None, typer.Option(min=2, max=10**8, help="Battles a step; 1000, or what --until may take.")
    ] = None,
    until: Until = None,
    scenario: ScenarioName = None,
    format: Format = "text",
    seed: Seed = 1,
    threads: ThreadsOption = None,
    mode: ModeName = "auto",
    cluster: ClusterOption = None,
    *,
    things: str,
) -> None:
    """Rank the points of a force by what they are worth."""
    opened = open_pack(pack)
    with refusals(), fought_at(cluster) as executor:
        simulation, tunable = Simulation(opened, mode, executor), ranked_steps(opened, things)
        form, cores = simulation.form_for(scenario), threads or usable_cores()
        most = battles or (battles_until(until, form.block) if until is not None else STEP_BATTLES)
        fixed = _fixed(simulation, scenario)
        maps = simulation.maps_for(scenario)
        trial = Trial(form, fixed, maps, most, seed, until, threads=cores, scenario=scenario)
        with watched() as (stop, progress):
            found = rank_steps(simulation, StepOrder(tunable, force, trial), stop, progress)
        _show_ranking(found, simulation, format)


def _fixed(simulation: Simulation, scenario: str | None) -> tuple[Pairing, ...]:
    """Return the pairing that a scenario fixes, () if forces are free."""
    forces = fixed_forces(simulation.scenarios, scenario)
    return (forces,) if forces else ()


def _write(pack: Pack, found: PointTuning, tell: Callable[[str], None]) -> None:
    """Write the points that battles bear out."""
    kind, cards = found.order.tunable.part().kind, [row.card for row in found.rows if row.card.id in found.proposal]
    remark = ", with all points as the last round has fought them."
    write_proposal(pack, found, lambda: rewritings(pack, kind, cards, found.proposal), remark, tell)


def _show_points(found: PointTuning, simulation: Simulation, format: str) -> None:
    notes, facts = point_notes(found, simulation.mode), card_facts(_about(simulation), found)
    show(Figures(lambda: say_points(found), notes, facts, card_rows(found)), format)


def _show_ranking(found: StepRanking, simulation: Simulation, format: str) -> None:
    notes, facts = ranking_notes(found, simulation.mode), step_facts(_about(simulation), found)
    show(Figures(lambda: say_ranking(found), notes, facts, step_rows(found)), format)


def _about(simulation: Simulation) -> dict[str, str]:
    return {"pack": simulation.pack.manifest.id, "mode": simulation.mode}
