"""What somebody orders to be measured, and the trials that it takes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from threading import Event
from typing import Final

from engine.battles.orders import OrderError, Participant, fixed_forces
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, SCENARIO, Balance, balance_of_scenarios, pairings_of
from engine.experiments.pools import PooledStanding, pooled_balance
from engine.experiments.statistics import battles_until
from engine.experiments.trials import Pairing, Progress, Trial

BATTLES: Final = 1000
POOL_BATTLES: Final = 4000
"""Battles of a pairing where styles meet and nobody says how many."""

PROFILE_BATTLES: Final = 60
PROFILE_TRIES: Final = 16


@dataclass(frozen=True)
class BalanceOrder:
    """What is measured: who sits where, in which scenario, `by` what, in how many battles; on all maps, or on one."""

    participants: tuple[Participant, ...]
    scenario: str | None = None
    by: str = PAIRING
    battles: int | None = None
    until: float | None = None
    seed: int = 1
    threads: int = field(default_factory=usable_cores)
    styles: tuple[str, ...] = ()
    without: str = ""
    map: str | None = None


def trials_of(simulations: Sequence[Simulation], order: BalanceOrder) -> list[Trial]:
    """Return the trials of all scenarios if rows are by scenario, else that of the order's own.

    Raises:
        OrderError: the packs have not what is ordered, or nothing in common.
    """
    names = simulations[0].scenarios if order.by == SCENARIO else (order.scenario,)
    return [_trial(simulations, order, name) for name in names]


def trials_everywhere(simulation: Simulation, order: BalanceOrder) -> list[Trial]:
    """Return the trials of all scenarios, if the pack has some and none is ordered; else that of the order's own.

    Raises:
        OrderError: the pack has not what is ordered.
    """
    by = SCENARIO if order.scenario is None and simulation.scenarios else PAIRING
    return trials_of([simulation], replace(order, by=by))


def pool_of_trials(
    simulation: Simulation,
    trials: Sequence[Trial],
    by: str,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Balance[PooledStanding]:
    """Fight trials of styles and return how the sides fared: of each scenario if `by` is that, else of the first.

    Raises:
        OrderError: the pack has not what a trial names.
    """
    if by == SCENARIO:
        return balance_of_scenarios(trials, lambda each, show: pooled_balance(simulation, each, stop, show), progress)
    return pooled_balance(simulation, trials[0], stop, progress)


def _trial(simulations: Sequence[Simulation], order: BalanceOrder, scenario: str | None) -> Trial:
    """Return the trial of a scenario, or of free forces."""
    form = simulations[0].form_for(scenario)
    named = {each.seat: each for each in order.participants}
    seated = tuple(named.get(seat, Participant(seat, None, form.players[0])) for seat in form.seats)
    pairings, maps = _common(simulations, seated, scenario)
    maps = maps_of(order, maps)
    players = tuple(each.player for each in seated)
    unplanned = Trial(form, pairings, maps, 0, order.seed, order.until, players, order.threads)
    trial = replace(unplanned, scenario=scenario, styles=order.styles)
    planned = POOL_BATTLES if order.styles else BATTLES
    most = order.battles or (planned if order.until is None else battles_until(order.until, trial.block))
    return replace(trial, battles=most)


def maps_of(order: BalanceOrder, maps: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some maps that are ordered; none where a scenario names its own, or battles have none.

    Raises:
        OrderError: the one that is ordered is none of them.
    """
    if order.map is None or not maps:
        return maps
    if order.map not in maps:
        raise OrderError(f"no map {order.map!r}; there are: {', '.join(maps)}")
    return (order.map,)


def _common(
    simulations: Sequence[Simulation], participants: tuple[Participant, ...], scenario: str | None
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
