"""`musterpress balance`: how often which side wins, and how sure that is."""

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Literal

import typer

from engine.battles.orders import Mode, OrderError, Participant, fixed_forces
from engine.execution.cores import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, SCENARIO, Balance, balance_of_scenarios, pairings_of
from engine.experiments.balance import balance as measure
from engine.experiments.comparison import Comparison, compare
from engine.experiments.statistics import battles_until
from engine.experiments.trials import Pairing, Trial
from engine.experiments.tuning.prices import PriceOrder, card_worths
from engine.experiments.tuning.tunable import tuned_prices, weighed
from engine.experiments.tuning.weighing import WeighingOrder, weigh
from engine.systems import SYSTEMS
from musterpress.arguments.executors import ClusterOption, ThreadsOption, fought_at
from musterpress.arguments.orders import refusals
from musterpress.arguments.packs import PackArgument, open_pack
from musterpress.arguments.seats import Seats, takes_seats
from musterpress.arguments.tables import one_of
from musterpress.arguments.tuning import watched
from musterpress.reports.balance_rows import balance_facts, balance_rows, comparison_rows
from musterpress.reports.balance_text import notes, say_balance, say_comparison
from musterpress.reports.figures import Figures, show
from musterpress.reports.prices import say_worths, worth_facts, worth_notes, worth_rows
from musterpress.reports.weights import say_weights, weight_facts, weight_notes, weight_rows

BATTLES = 1000
WORTH_BATTLES = 2000


@takes_seats
def balance(
    pack: PackArgument,
    battles: Annotated[
        int | None, typer.Option(min=2, max=10**9, help="Battles a pairing at most; 1000, or what --until may take.")
    ] = None,
    until: Annotated[
        float | None, typer.Option(min=0.001, max=0.5, help="Stop once all is known to plus or minus this: 0.02.")
    ] = None,
    *,
    seats: Seats,
    scenario: Annotated[str | None, typer.Option(help="Scenario, where a game has them.")] = None,
    by: Annotated[
        str, typer.Option(help="What the rows are: pairing, scenario, or a kind of card, soldier or weapon.")
    ] = PAIRING,
    against: Annotated[
        str | None, typer.Option(metavar="PACK", help="Pack to compare with: the same dice for both.")
    ] = None,
    format: Annotated[Literal["text", "csv", "json"], typer.Option(help="Text to read, or data.")] = "text",
    seed: Annotated[int, typer.Option(min=0, max=2**61, help="First seed.")] = 1,
    threads: ThreadsOption = None,
    mode: Annotated[Mode, typer.Option(help="Kernels to use; same figures.")] = "auto",
    cluster: ClusterOption = None,
) -> None:
    """Measure who wins how often.

    Every seed is fought from every seat: two sides swap, more take turns; only where a game's seats are different
    roles is it fought once. The maps of the pack come in turn. Ctrl-C keeps what is done.
    """
    if against is not None and by != PAIRING:
        raise typer.BadParameter("--against compares pairings; leave out --by")
    if scenario is not None and by == SCENARIO:
        raise typer.BadParameter("--by scenario fights them all; leave out --scenario")
    variants = [open_pack(name) for name in (pack, against) if name is not None]
    plan = _Plan(battles, until, seed, threads or usable_cores())
    with refusals(), fought_at(cluster) as executor:
        simulations = [Simulation(variant, mode, executor) for variant in variants]
        first, form = simulations[0], simulations[0].form_for(scenario)
        priced = tuple(each.thing for each in SYSTEMS[first.system].tuned_prices)
        carried = tuple(each.thing for each in SYSTEMS[first.system].weighed)
        one_of(by, (PAIRING, *([SCENARIO] if first.scenarios else []), *form.cards, *priced, *carried), "--by")
        for each in seats.participants(form):
            one_of(each.player, form.players, "--player")
        if by in priced:
            _show_worths(first, f"{by}s", _lot_trial(first, seats, scenario, plan), format)
            return
        if by in carried:
            _show_weights(first, f"{by}s", _lot_trial(first, seats, scenario, plan), format)
            return
        names = first.scenarios if by == SCENARIO else (scenario,)
        trials = [_trial(simulations, seats, name, plan) for name in names]
        _show(_measured(simulations, trials, by), simulations, format)


@dataclass(frozen=True)
class _Plan:
    """How much is fought."""

    battles: int | None
    until: float | None
    seed: int
    threads: int


def _trial(simulations: list[Simulation], seats: Seats, scenario: str | None, plan: _Plan) -> Trial:
    """Return the trial of a scenario, or of free forces."""
    form = simulations[0].form_for(scenario)
    seated = seats.participants(form)
    pairings, maps = _common(simulations, seated, scenario)
    most = plan.battles or (battles_until(plan.until, form.block) if plan.until is not None else BATTLES)
    players = tuple(each.player for each in seated)
    return Trial(form, pairings, maps, most, plan.seed, plan.until, players, plan.threads, scenario=scenario)


def _lot_trial(simulation: Simulation, seats: Seats, scenario: str | None, plan: _Plan) -> Trial:
    """Return the trial of forces by lot: what they have is measured, and all seats have one player."""
    form = simulation.form_for(scenario)
    players = tuple(each.player for each in seats.participants(form))
    if seats.forces or len({*players}) > 1:
        raise typer.BadParameter(
            "forces are drawn by lot and played alike; leave out --seat, or name one player for all"
        )
    if plan.until is not None:
        raise typer.BadParameter("--until is for rates; say how many --battles")
    battles, maps = plan.battles or WORTH_BATTLES, simulation.maps_for(scenario)
    return Trial(form, (), maps, battles, plan.seed, players=players, threads=plan.threads, scenario=scenario)


def _show_worths(simulation: Simulation, things: str, trial: Trial, format: str) -> None:
    """Measure what cards that forces buy are worth, and print it."""
    if trial.scenario is not None:
        raise typer.BadParameter("forces that are bought by lot meet without a scenario; leave out --scenario")
    order = PriceOrder(tuned_prices(simulation.pack, things), trial)
    with watched() as (stop, progress):
        found = card_worths(simulation, order, stop, progress)
    about = {"pack": simulation.pack.manifest.id, "by": order.tunable.thing, "mode": simulation.mode}
    facts = worth_facts(about, found)
    show(Figures(lambda: say_worths(found), worth_notes(found, simulation.mode), facts, worth_rows(found)), format)


def _show_weights(simulation: Simulation, things: str, trial: Trial, format: str) -> None:
    """Weigh what units carry, and print what it is worth."""
    order = WeighingOrder(weighed(simulation.pack, things), trial)
    with watched() as (stop, progress):
        found = weigh(simulation, order, stop, progress)
    about = {"pack": simulation.pack.manifest.id, "by": order.tunable.thing, "mode": simulation.mode}
    facts, rows = weight_facts(about, found), weight_rows(found)
    show(Figures(lambda: say_weights(found), weight_notes(found, simulation.mode), facts, rows), format)


def _common(
    simulations: list[Simulation], participants: tuple[Participant, ...], scenario: str | None
) -> tuple[tuple[Pairing, ...], tuple[str, ...]]:
    """Return the pairings and the maps that all packs have."""
    first, last = simulations[0], simulations[-1]
    forces = [force for force in first.forces if force in last.forces]
    maps = tuple(field for field in first.maps if field in last.maps)
    named = {each.seat: each.force for each in participants if each.force is not None}
    fixed, *_ = (fixed_forces(simulation.scenarios, scenario) for simulation in simulations)
    form = first.form_for(scenario)
    seated = tuple(named.get(seat, force) for seat, force in zip(form.seats, fixed, strict=False))
    pairings = (seated,) if seated else pairings_of(form, forces, named)
    if not pairings or (form.has_map and not maps):
        raise OrderError(f"the packs have no {'maps' if pairings else 'forces'} in common")
    return pairings, maps if first.maps_for(scenario) else ()


def _measured(simulations: list[Simulation], trials: list[Trial], by: str) -> Balance | Comparison:
    with watched() as (stop, progress):
        if len(simulations) == 2:
            return compare(simulations[0], simulations[1], trials[0], stop, progress)
        if by == SCENARIO:
            return balance_of_scenarios(simulations[0], trials, stop, progress)
        return measure(simulations[0], trials[0], by, stop, progress)


def _show(found: Balance | Comparison, simulations: list[Simulation], format: str) -> None:
    first = simulations[0]
    names = [simulation.pack.manifest.id for simulation in simulations]
    if isinstance(found, Balance):
        tables, rows, about = partial(say_balance, found), balance_rows(found), {"pack": names[0], "by": found.by}
    else:
        tables, rows = partial(say_comparison, found, names[0], names[-1]), comparison_rows(found)
        about = {"pack": names[0], "against": names[-1], "by": PAIRING}
    facts = balance_facts(about | {"mode": first.mode}, found)
    show(Figures(tables, notes(found, first.mode), facts, rows), format)
