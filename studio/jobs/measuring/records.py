"""What is measured on a page becomes a record beside the pack, kept by the worker that has measured it.

Its order is that of the command and of the API, so each of them can measure it again.
"""

from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from typing import Any

from engine.battles.orders import BattleOrder, participants_of
from engine.battles.styles import pool_of
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING
from engine.experiments.measures.orders import BalanceOrder
from engine.experiments.measures.places import values_of, written
from engine.experiments.records.orders import (
    Aimed,
    AskedOdds,
    Balanced,
    OneBattle,
    Order,
    Profiled,
    RecordError,
    Swept,
    Tuned,
    arguments_of,
    order_from,
)
from engine.experiments.records.record import Record, blank_record, changed, with_figures
from engine.experiments.records.shelf import Shelf
from engine.experiments.records.states import State, state_of
from engine.experiments.tuning.prices import PRICE_BATTLES
from engine.systems import SYSTEMS
from schemas.packs.packs import Pack
from studio.jobs.battles import Fought, Ground, Shelved, SingleBattle, Weighed, form_of, ground_for
from studio.jobs.jobs import Report, Task
from studio.jobs.measuring.measures import (
    Asked,
    Counted,
    Measured,
    find_balance,
    find_battle,
    find_dependence,
    find_profile,
    find_weighed,
)
from studio.jobs.measuring.numbers import (
    Aims,
    Chances,
    Draft,
    Pricing,
    Wanted,
    find_chances,
    find_numbers,
    find_prices,
    find_worth,
)


@dataclass(frozen=True)
class Keeping:
    """Where something is kept once it is measured: the folder of the pack, the record so far, the state of the pack."""

    folder: Path
    record: Record
    state: State


@dataclass(frozen=True)
class Kept:
    """What was measured, and the record that it became."""

    measured: Measured[Any]
    shelved: Shelved


def keeping_of(draft: Draft, pack: Pack, order: Order) -> Keeping | str:
    """Return what keeps an order's figures of a pack, which a draft has in its author's hands; or why nothing can."""
    try:
        Shelf(draft.folder).refuse_unfit()
        state = state_of(pack, lambda path: draft.files.get(path) or path.read_bytes())
        return Keeping(draft.folder, blank_record(pack, order), state)
    except (RecordError, OSError) as error:
        return str(error)


def measure_and_keep(task: Task, keeping: Keeping | str, *arguments: Any) -> Kept:
    """Do a task that measures, with its arguments, and keep what it has found, unless it was stopped.

    Raises:
        OrderError: the pack has not what is asked for.
    """
    measured: Measured[Any] = task(*arguments)
    return Kept(measured, shelved(keeping, measured))


def shelved(keeping: Keeping | str, measured: Measured[Any]) -> Shelved:
    """Keep what was measured and return the number of its record, or why it is not kept."""
    if isinstance(keeping, str):
        return Shelved(why_not=keeping)
    try:
        record = Shelf(keeping.folder).keep(with_figures(keeping.record, measured), keeping.state)
    except (RecordError, OSError) as error:
        return Shelved(why_not=str(error))
    return Shelved(record.number)


def fight_and_keep(keeping: Keeping | str, ground: Ground, single: SingleBattle, report: Report, stop: Event) -> Fought:
    """Fight a battle and keep it, with the seed that was found for it, unless it is kept already.

    Raises:
        OrderError: the pack has not what was ordered, or no seed draws what was wanted.
    """
    measured = find_battle(ground, single, report, stop)
    if not isinstance(keeping, str):
        order = keeping.record.order.model_copy(update={"seed": measured.found.order.seed})
        keeping = replace(keeping, record=changed(keeping.record, order=order))
        if known := _kept_before(keeping):
            return replace(measured.found, kept=Shelved(known))
    return replace(measured.found, kept=shelved(keeping, measured))


def _kept_before(keeping: Keeping) -> int:
    """Return the number of a record of the same order of the same pack by the same rules of play, 0 for none."""
    new = keeping.record
    same = (each.number for each in Shelf(keeping.folder).records() if _told_apart_by(each) == _told_apart_by(new))
    return next(same, 0)


def _told_apart_by(record: Record) -> tuple[Any, ...]:
    return record.order, record.digest, record.engine, record.kernel


def weigh_and_keep(keeping: Keeping | str, ground: Ground, counted: Counted, report: Report, stop: Event) -> Weighed:
    """Fight a trial, reporting a `Weighed` as battles come, and keep it; what was stopped is counted and not kept.

    Raises:
        OrderError: the pack has not what is asked for.
    """
    measured = find_weighed(ground, counted, report, stop)
    return replace(measured.found, kept=shelved(keeping, measured))


def battle_order(pack: Pack, order: BattleOrder) -> Order:
    """Return the order of a battle."""
    seated = BalanceOrder(order.participants, order.scenario, seed=order.seed, map=order.map)
    asked = _arguments(pack, seated)
    del asked["battles"]
    return order_from("battle", asked)


def trial_order(pack: Pack, order: BalanceOrder) -> Order:
    """Return the order of a balance by pairing or by card."""
    return order_from("balance", _arguments(pack, order) | {"by": order.by, "until": order.until})


def profile_order(pack: Pack, _ground: Ground, asked: Asked) -> Order:
    """Return the order of a profile."""
    return order_from("profile", _arguments(pack, asked.order) | {"tries": asked.tries})


def styles_order(pack: Pack, _ground: Ground, asked: Asked) -> Order:
    """Return the order of a balance over styles."""
    return order_from("balance", _arguments(pack, asked.order) | {"by": asked.order.by, "styles": asked.order.styles})


def sweep_order(pack: Pack, _draft: Draft, wanted: Wanted) -> Order:
    """Return the order of a sweep."""
    place = {"place": wanted.place, "values": ",".join(map(written, wanted.values))}
    return order_from("sweep", _arguments(pack, wanted.asked.order) | place)


def aims_order(pack: Pack, _draft: Draft, aims: Aims) -> Order:
    """Return the order of numbers that are tuned to an aim."""
    asked = _arguments(pack, aims.order)
    values = {place: ",".join(map(written, values)) for place, values in aims.values.items()}
    kept = {name: asked[name] for name in ("forces", "scenario", "battles", "seed")}
    return order_from("tune_numbers", kept | {"values": values, "aims": aims.shares, "styles": aims.order.styles})


def prices_order(_pack: Pack, _draft: Draft, asked: Pricing) -> Order:
    """Return the order of prices that are tuned."""
    how = {"battles": asked.battles, "rounds": asked.rounds or None, "seed": asked.seed}
    return order_from("tune", {"things": asked.things, **how})


def chances_order(_pack: Pack, _draft: Draft, asked: Chances) -> Order:
    """Return the order of a table of exact chances."""
    return order_from("odds", {"table": asked.table, "inputs": dict(asked.inputs)})


def _arguments(pack: Pack, order: BalanceOrder) -> dict[str, Any]:
    """Return what is asked for where it is not left as it is, as commands and programs name it."""
    usual = form_of(pack, order.scenario).players[0]
    return {
        "forces": {each.seat: each.force for each in order.participants if each.force is not None},
        "players": {each.seat: each.player for each in order.participants if each.player != usual},
        "scenario": order.scenario,
        "map": order.map,
        "battles": order.battles,
        "seed": order.seed,
    }


def can_be_repeated(order: Order, pack: Pack) -> bool:
    """Return whether the studio can measure an order of a pack again; the command line can all of them."""
    if isinstance(order, Tuned):
        return order.things in {each.things for each in SYSTEMS[pack.manifest.system].tuned_prices}
    return order.measure in {"battle", "odds", "profile", "sweep", "tune_numbers"} or (
        isinstance(order, Balanced) and not order.without and (bool(order.styles) or _are_rates(order, pack))
    )


def _are_rates(order: Balanced, pack: Pack) -> bool:
    """Return whether rows are pairings, or cards that battles draw."""
    return order.by in {PAIRING, *form_of(pack, order.scenario).cards}


def repeated(draft: Draft, pack: Pack, order: Order) -> tuple[Task, tuple[Any, ...]]:
    """Return the task that measures an order again of the pack in its author's hands, and its arguments.

    Raises:
        OrderError: the pack has not what was measured.
    """
    if isinstance(order, AskedOdds):
        return find_chances, (draft, Chances(order.table, order.inputs))
    if isinstance(order, Tuned):
        battles, rounds = order.battles or PRICE_BATTLES, order.rounds or 0
        return find_prices, (draft, Pricing(order.things, battles, rounds, order.seed))
    return _fought_again(draft, Simulation(pack), order)


def _fought_again(draft: Draft, simulation: Simulation, order: Order) -> tuple[Task, tuple[Any, ...]]:
    """Return the task that fights an order's battles again, and its arguments."""
    if isinstance(order, OneBattle):
        seated = participants_of(simulation.form_for(order.scenario), order.forces, order.players)
        single = SingleBattle(BattleOrder(seated, order.scenario, order.map, order.seed))
        return find_battle, (ground_for(simulation), single)
    asked = Asked(balance_order(order, simulation))
    if isinstance(order, Swept):
        return find_worth, (draft, Wanted(asked, order.place, values_of(order.values)))
    if isinstance(order, Aimed):
        values = {place: values_of(each) for place, each in order.values.items()}
        return find_numbers, (draft, Aims(asked.order, values, order.aims, order.rounds))
    ground = ground_for(simulation)
    if isinstance(order, Profiled):
        return find_profile, (ground, replace(asked, tries=order.tries))
    return find_dependence if asked.order.styles else find_balance, (ground, asked)


def balance_order(order: Order, simulation: Simulation) -> BalanceOrder:
    """Return what a record of a balance, a profile or the like was ordered by, as battles of a pack take it."""
    asked = arguments_of(order)
    form = simulation.form_for(asked["scenario"])
    names = ("scenario", "map", "by", "battles", "until", "seed", "styles")
    given: dict[str, Any] = {name: asked[name] for name in names if name in asked}
    if given.get("styles") == "all":
        given["styles"] = pool_of(simulation.pack, form)
    return replace(BalanceOrder(participants_of(form, asked["forces"], asked.get("players", {}))), **given)
