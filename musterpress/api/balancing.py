"""Balance for programs and for the command: who wins how often, and what changes it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from threading import Event
from typing import Any, Literal

from engine.battles.orders import Mode, OrderError
from engine.battles.styles import may_play, player_names, pool_of
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, SCENARIO, Balance, Comparison, balance_of_scenarios, compare
from engine.experiments.balance import balance as measure
from engine.experiments.measures.orders import BalanceOrder, maps_of, pool_of_trials, trials_of
from engine.experiments.measures.reasons import judged
from engine.experiments.measures.rows import balance_facts, balance_rows, comparison_rows, pooled_facts, pooled_rows
from engine.experiments.tallies import Standing
from engine.experiments.trials import Progress, Trial
from engine.experiments.tuning.price_figures import worth_facts, worth_notes, worth_rows
from engine.experiments.tuning.prices import PriceOrder, card_worths
from engine.experiments.tuning.tunable import tuned_prices, weighed
from engine.experiments.tuning.weighing import WeighingOrder, weigh
from engine.systems import SYSTEMS, Tunable
from musterpress.api.fighting import Forces, ordered
from musterpress.api.packs import Pack
from musterpress.api.restricting import doing_without
from musterpress.api.tables import Table
from musterpress.api.watching import Watch, battles_heard, unwatched
from musterpress.reports.balance import notes, pooled_notes, say_balance, say_comparison, say_pooled, width_of
from musterpress.reports.figures import Figures
from musterpress.reports.reasons import judged_rows, say_judged, say_seen
from musterpress.reports.tuning.prices import say_worths
from musterpress.reports.tuning.weights import say_weights, weight_facts, weight_notes, weight_rows

WORTH_BATTLES = 2000


class Unfit(OrderError):
    """What is ordered does not go together: `part` of the order is not to be named, and the message says why."""

    def __init__(self, part: str, reason: str) -> None:
        super().__init__(reason)
        self.part = part


Measuring = Callable[[Event | None, Callable[[Progress], None]], Figures]
"""Measures once it is called with what is set to stop it and what hears how far it has come."""


def balance(
    pack: Pack,
    battles: int | None = None,
    *,
    until: float | None = None,
    forces: Forces | None = None,
    players: Mapping[str, str] | None = None,
    scenario: str | None = None,
    map: str | None = None,
    by: str = PAIRING,
    against: Pack | None = None,
    styles: Sequence[str] | Literal["all"] = (),
    without: str = "",
    seed: int = 1,
    mode: Mode = "auto",
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Table:
    """Return who wins how often, as `musterpress balance` measures it: a row a pairing of forces, sorted by name.

    At most `battles` a pairing are fought (1000), fewer once all rates are known to plus or minus `until`; every seed
    is fought from every seat. `by` makes the rows scenarios, or cards of a kind such as "mission". Against another pack
    the same dice are thrown for both, and the rows say what differs. With `styles`, "all" or their names, every style
    meets every other: a row for each two says the side's share, and its `verdict` whether it depends on who plays.
    A side that does `without` words of an answer ("fires a missile"), or a pack without a document ("trooper.gunner"),
    is fought beside what is free, 200 battles each way: rows say what that is `worth`, and one does so over all.
    Rates `won`, `drawn`, `lost` go from 0 to 1, with their bounds at 95 % in `won_low` and `won_high`; `facts` say how
    it was measured, and `notes` what it rests on. Once interrupted it returns what was fought, and
    `facts["cancelled"]` is true.

    Source: intervals by `docs/decisions/0025-harm-is-weighed.md`, early stops by `0009-early-stops.md`.

    Raises:
        OrderError: the pack has not what is named, or what is named does not go together.
    """
    simulations = [_simulation(each, mode) for each in (pack, against) if each is not None]
    seated, own = ordered(simulations[0], forces, players, scenario)
    if own:
        raise OrderError("balance is measured between shipped players, which are named")
    order = BalanceOrder(
        seated,
        scenario,
        by,
        battles,
        until,
        seed,
        threads or usable_cores(),
        pool(simulations[0], styles),
        without,
        map,
    )
    return Table.of(measuring(simulations, order)(None, battles_heard(progress)))


def measured_order(
    simulation: Simulation,
    battles: int | None,
    *,
    forces: Forces | None,
    players: Mapping[str, str] | None,
    scenario: str | None,
    map: str | None = None,
    seed: int,
    threads: int | None,
) -> BalanceOrder:
    """Return what is measured between players of a pack, as a program names it; without `threads` on all cores.

    Raises:
        OrderError: one of the seats is none, or the scenario.
    """
    seated, _ = ordered(simulation, forces, players, scenario)
    return BalanceOrder(seated, scenario, battles=battles, seed=seed, threads=threads or usable_cores(), map=map)


def pool(simulation: Simulation, styles: Sequence[str] | Literal["all"]) -> tuple[str, ...]:
    """Return the styles that are to meet, each once: those named, or all of the pack that differ."""
    return pool_of(simulation.pack, simulation.form) if styles == "all" else tuple(dict.fromkeys(styles))


def _simulation(pack: Pack, mode: Mode) -> Simulation:
    return pack.simulation if mode == "auto" else Simulation(pack.read, mode)


def measuring(simulations: Sequence[Simulation], order: BalanceOrder) -> Measuring:
    """Return what measures a pack, or the first of two packs against the second.

    Raises:
        OrderError: what is ordered does not go together, or the packs do not have it.
    """
    refuse_unfit(simulations, order)
    first, record = simulations[0], SYSTEMS[simulations[0].system]
    if order.by in {each.thing for each in record.tuned_prices}:
        return partial(_worths, first, f"{order.by}s", _lot_trial(first, order))
    if order.by in {each.thing for each in record.weighed}:
        return partial(_weights, first, f"{order.by}s", _lot_trial(first, order))
    trials = trials_of(simulations, order)
    if order.without:
        return doing_without(first, order.without, trials[0], order.battles)
    return partial(_pooled, first, trials, order.by) if order.styles else partial(_rates, simulations, trials, order.by)


def rows_by(simulation: Simulation, scenario: str | None) -> tuple[str, ...]:
    """Return what the rows of a balance can be, pairings first."""
    record = SYSTEMS[simulation.system]
    tunables: tuple[Tunable[Any], ...] = (*record.tuned_prices, *record.weighed)
    scenarios = [SCENARIO] if simulation.scenarios else []
    return (PAIRING, *scenarios, *simulation.form_for(scenario).cards, *(each.thing for each in tunables))


def refuse_unfit(simulations: Sequence[Simulation], order: BalanceOrder) -> None:
    """Raise an `OrderError` if what is ordered does not go together, or the packs do not have it."""
    if simulations[1:] and order.by != PAIRING:
        raise Unfit("by", "two packs are compared by pairing")
    if order.scenario is not None and order.by == SCENARIO:
        raise Unfit("scenario", "by scenario all of them are fought")
    if order.without and (order.by != PAIRING or simulations[1:] or order.until is not None):
        part = "until" if order.until is not None else "against" if simulations[1:] else "by"
        raise Unfit(part, "doing without is measured by pairing, in one pack, in so many battles")
    if order.styles:
        _refuse_for_styles(simulations, order)
    known = rows_by(simulations[0], order.scenario)
    if order.by not in known:
        raise OrderError(f"{order.by!r} is none of {', '.join(known)}")


def _refuse_for_styles(simulations: Sequence[Simulation], order: BalanceOrder) -> None:
    form = simulations[0].form_for(order.scenario)
    if simulations[1:]:
        raise Unfit("against", "styles are measured in one pack")
    if order.by not in {PAIRING, SCENARIO}:
        raise Unfit("by", "styles are measured by pairing or by scenario")
    if any(each.player != form.players[0] for each in order.participants):
        raise Unfit("players", "all of the styles play all sides")
    unknown = [style for style in order.styles if not may_play(style, simulations[0].pack, form)]
    if unknown:
        raise OrderError(f"no player {unknown[0]!r}; there are: {', '.join(player_names(simulations[0].pack, form))}")


def _lot_trial(simulation: Simulation, order: BalanceOrder) -> Trial:
    """Return the trial of forces by lot: what they have is measured, and all seats have one player."""
    players = tuple(each.player for each in order.participants)
    if any(each.force is not None for each in order.participants) or len({*players}) > 1:
        raise Unfit("forces", "forces are drawn by lot and played alike")
    if order.until is not None:
        raise Unfit("until", "what is measured to plus or minus so much are rates")
    form, maps = simulation.form_for(order.scenario), maps_of(order, simulation.maps_for(order.scenario))
    battles = order.battles or WORTH_BATTLES
    return Trial(form, (), maps, battles, order.seed, players=players, threads=order.threads, scenario=order.scenario)


def _worths(
    simulation: Simulation, things: str, trial: Trial, stop: Event | None, progress: Callable[[Progress], None]
) -> Figures:
    """Measure what cards that forces buy are worth."""
    if trial.scenario is not None:
        raise Unfit("scenario", "forces that are bought by lot meet without a scenario")
    order = PriceOrder(tuned_prices(simulation.pack, things), trial)
    found = card_worths(simulation, order, stop, progress)
    facts = worth_facts(_about(simulation, order.tunable.thing), found)
    return Figures(lambda: say_worths(found), worth_notes(found, simulation.mode), facts, worth_rows(found))


def _weights(
    simulation: Simulation, things: str, trial: Trial, stop: Event | None, progress: Callable[[Progress], None]
) -> Figures:
    """Weigh what units carry."""
    order = WeighingOrder(weighed(simulation.pack, things), trial)
    found = weigh(simulation, order, stop, progress)
    facts, rows = weight_facts(_about(simulation, order.tunable.thing), found), weight_rows(found)
    return Figures(lambda: say_weights(found), weight_notes(found, simulation.mode), facts, rows)


def _rates(
    simulations: Sequence[Simulation],
    trials: Sequence[Trial],
    by: str,
    stop: Event | None,
    progress: Callable[[Progress], None],
) -> Figures:
    """Measure win rates, or what differs between two packs."""
    first, last = simulations[0], simulations[-1]
    if simulations[1:]:
        return _compared(first, last, compare(first, last, trials[0], stop, progress))
    if by == SCENARIO:
        return _of_scenarios(
            first,
            balance_of_scenarios(trials, lambda trial, show: measure(first, trial, PAIRING, stop, show), progress),
        )
    found = measure(first, trials[0], by, stop, progress)
    facts = balance_facts(_about(first, found.by), found)
    told = notes(found, width_of(found), first.mode)
    return Figures(partial(say_balance, found), told, facts, balance_rows(found))


def _of_scenarios(simulation: Simulation, found: Balance[Standing]) -> Figures:
    """Return what a balance by scenario has shown, with a verdict on each scenario and its reasons."""
    reasons = [*judged(found, simulation)]
    facts = {**balance_facts(_about(simulation, found.by), found), "verdicts": judged_rows(reasons)}

    def tables() -> None:
        say_balance(found)
        say_judged(reasons)

    return Figures(tables, notes(found, width_of(found), simulation.mode), facts, balance_rows(found))


def _pooled(
    simulation: Simulation,
    trials: Sequence[Trial],
    by: str,
    stop: Event | None,
    progress: Callable[[Progress], None],
) -> Figures:
    """Measure shares over a pool of styles."""
    found = pool_of_trials(simulation, trials, by, stop, progress)
    facts = pooled_facts(_about(simulation, found.by), found, simulation)

    def tables() -> None:
        say_pooled(found)
        say_seen(facts.get("seen", {}))

    return Figures(tables, pooled_notes(found, simulation.mode), facts, pooled_rows(found))


def _compared(new: Simulation, old: Simulation, found: Comparison) -> Figures:
    names = (new.pack.manifest.id, old.pack.manifest.id)
    about = {"pack": names[0], "against": names[1], "by": PAIRING, "mode": new.mode}
    tables = partial(say_comparison, found, *names)
    return Figures(tables, notes(found, width_of(found), new.mode), balance_facts(about, found), comparison_rows(found))


def _about(simulation: Simulation, by: str) -> dict[str, str]:
    return {"pack": simulation.pack.manifest.id, "by": by, "mode": simulation.mode}
