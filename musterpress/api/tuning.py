"""Tuning for programs and for the command: points and prices that are proposed and tried, and what points are worth."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from threading import Event
from typing import Any

from engine.battles.orders import Mode, OrderError, fixed_forces
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_of
from engine.experiments.statistics import battles_until
from engine.experiments.trials import Pairing, Progress, Trial
from engine.experiments.tuning.points import PointOrder, PointTuning, tune_points
from engine.experiments.tuning.price_figures import price_facts, price_notes, price_rows
from engine.experiments.tuning.prices import PRICE_BATTLES, PriceTuning, price_order
from engine.experiments.tuning.prices import tune_prices as propose_prices
from engine.experiments.tuning.steps import StepOrder, StepRanking, rank_steps
from engine.experiments.tuning.tunable import ranked_steps, tuned_points, tuned_prices
from engine.systems import SYSTEMS, Tunable, title_of
from musterpress.api.packs import Pack
from musterpress.api.tables import Table
from musterpress.api.watching import Watch, battles_heard, unwatched
from musterpress.reports.figures import Figures
from musterpress.reports.tuning.points import (
    card_facts,
    card_rows,
    point_notes,
    ranking_notes,
    say_points,
    say_ranking,
    step_facts,
    step_rows,
)
from musterpress.reports.tuning.prices import say_prices

ROUND_BATTLES = 4000
MOST_ROUND_BATTLES = 200_000
"""All battles of a round are kept in memory to be scored anew."""
STEP_BATTLES = 1000
ROUNDS = 2

Hear = Callable[[Progress], None]


@dataclass(frozen=True)
class TuneOrder:
    """What is tuned: `things` as the system calls them, of some families or of a force, in how many battles."""

    things: str
    of: tuple[str, ...] = ()
    battles: int | None = None
    until: float | None = None
    rounds: int | None = None
    scenario: str | None = None
    seed: int = 1
    threads: int = field(default_factory=usable_cores)


@dataclass(frozen=True, repr=False, eq=False)
class Tuning(Table):
    """What tuning has shown: a row a card or a step.

    `proposal` has the numbers that would change, by the card's id: its points, or its price. `is_borne_out` says
    whether battles of their own have shown that they are fairer; a ranking proposes nothing.
    """

    proposal: Mapping[str, tuple[int, ...] | int] = field(default_factory=dict)
    is_borne_out: bool = False


def tune(
    pack: Pack,
    things: str,
    of: str | Collection[str] = (),
    *,
    battles: int | None = None,
    until: float | None = None,
    rounds: int | None = None,
    scenario: str | None = None,
    seed: int = 1,
    mode: Mode = "auto",
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Tuning:
    """Return what `musterpress tune` shows: fairer points or prices, or what a point of a force is worth.

    `things` are what a game has to tune, such as "missions" and "stats" of 7 Seconds; `of` names decks or the like
    whose cards may change (else all), or the force whose points are ranked. `battles` is how many a round or a step.
    Nothing is written: `pack.changed` makes a pack with other numbers.

    Source: `docs/how-to/tune-a-pack.md` says how, `docs/decisions/0025-harm-is-weighed.md` why.

    Raises:
        OrderError: the pack has no such things, or not what is named.
    """
    simulation = pack.simulation if mode == "auto" else Simulation(pack.read, mode)
    names = (of,) if isinstance(of, str) else tuple(of)
    order = TuneOrder(things, names, battles, until, rounds, scenario, seed, threads or usable_cores())
    record, hear = SYSTEMS[simulation.system], battles_heard(progress)
    if things in {each.things for each in record.tuned_points}:
        return _points(simulation, order, hear)
    if things in {each.things for each in record.ranked_steps}:
        return _tuning(step_figures(steps_found(simulation, order, None, hear), simulation), {}, borne_out=False)
    if things in {each.things for each in record.tuned_prices}:
        return _prices(simulation, order, hear)
    tunables: tuple[Tunable[Any], ...] = (*record.tuned_points, *record.ranked_steps, *record.tuned_prices)
    there = ", ".join(each.things for each in tunables) or "none"
    raise OrderError(f"packs of {title_of(simulation.system)} have no {things} to tune; there are: {there}")


def _points(simulation: Simulation, order: TuneOrder, hear: Hear) -> Tuning:
    found = points_found(simulation, order, None, hear)
    return _tuning(point_figures(found, simulation), found.proposal, borne_out=found.is_borne_out)


def _prices(simulation: Simulation, order: TuneOrder, hear: Hear) -> Tuning:
    found = prices_found(simulation, order, None, hear)
    return _tuning(price_figures(found, simulation), found.proposal, borne_out=found.is_borne_out)


def _tuning(figures: Figures, proposal: Mapping[str, tuple[int, ...] | int], *, borne_out: bool) -> Tuning:
    return Tuning(tuple(figures.rows), figures.facts, tuple(figures.notes), proposal, borne_out)


def points_found(simulation: Simulation, order: TuneOrder, stop: Event | None, hear: Hear) -> PointTuning:
    """Propose points that make cards fair, and try them.

    Raises:
        OrderError: the pack has no such cards, or none of its own.
    """
    tunable, form = tuned_points(simulation.pack, order.things), simulation.form
    cards = len(tunable.part().cards(simulation.pack))
    wanted = ROUND_BATTLES if order.until is None else battles_until(order.until, form.block) * max(1, cards)
    most = order.battles or min(wanted, MOST_ROUND_BATTLES)
    pairings = _fixed(simulation, order) or pairings_of(form, simulation.forces, {})
    trial = _trial(simulation, order, pairings, most)
    return tune_points(simulation, PointOrder(tunable, trial, order.rounds or ROUNDS, order.of), stop, hear)


def steps_found(simulation: Simulation, order: TuneOrder, stop: Event | None, hear: Hear) -> StepRanking:
    """Rank the points of a force by what they are worth.

    Raises:
        OrderError: the pack has no such points, or not one force was named that it has.
    """
    tunable, form = ranked_steps(simulation.pack, order.things), simulation.form_for(order.scenario)
    if len(order.of) != 1:
        raise OrderError(f"{order.things} are ranked of one {tunable.of}, which is named")
    most = order.battles or (battles_until(order.until, form.block) if order.until is not None else STEP_BATTLES)
    trial = _trial(simulation, order, _fixed(simulation, order), most)
    return rank_steps(simulation, StepOrder(tunable, order.of[0], trial), stop, hear)


def prices_found(simulation: Simulation, order: TuneOrder, stop: Event | None, hear: Hear) -> PriceTuning:
    """Propose prices that are fair, and try them.

    Raises:
        OrderError: the pack has nothing of the kind that is bought, or what is named does not belong to prices.
    """
    tuned_prices(simulation.pack, order.things)
    if order.of or order.scenario is not None or order.until is not None:
        raise OrderError("prices are tuned of all that is bought, without a scenario, in so many battles a round")
    asked = price_order(simulation, order.things, order.battles or PRICE_BATTLES, order.rounds or 0, order.seed)
    asked = replace(asked, trial=replace(asked.trial, threads=order.threads))
    return propose_prices(simulation, asked, stop, hear)


def _fixed(simulation: Simulation, order: TuneOrder) -> tuple[Pairing, ...]:
    """Return the pairing that a scenario fixes, () if forces are free."""
    forces = fixed_forces(simulation.scenarios, order.scenario)
    return (forces,) if forces else ()


def _trial(simulation: Simulation, order: TuneOrder, pairings: tuple[Pairing, ...], battles: int) -> Trial:
    form, maps = simulation.form_for(order.scenario), simulation.maps_for(order.scenario)
    return Trial(form, pairings, maps, battles, order.seed, order.until, threads=order.threads, scenario=order.scenario)


def point_figures(found: PointTuning, simulation: Simulation) -> Figures:
    """Return what tuning points has shown, as it is told."""
    facts = card_facts(_about(simulation), found)
    return Figures(lambda: say_points(found), point_notes(found, simulation.mode), facts, card_rows(found))


def step_figures(found: StepRanking, simulation: Simulation) -> Figures:
    """Return what a ranking has shown, as it is told."""
    facts = step_facts(_about(simulation), found)
    return Figures(lambda: say_ranking(found), ranking_notes(found, simulation.mode), facts, step_rows(found))


def price_figures(found: PriceTuning, simulation: Simulation) -> Figures:
    """Return what tuning prices has shown, as it is told."""
    facts = price_facts(_about(simulation), found)
    return Figures(lambda: say_prices(found), price_notes(found, simulation.mode), facts, price_rows(found))


def _about(simulation: Simulation) -> dict[str, str]:
    return {"pack": simulation.pack.manifest.id, "mode": simulation.mode}
