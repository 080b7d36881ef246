"""Batches of battles: orders in, compact outcomes out, on as many threads as there are cores.

A compiled battle runs without the interpreter's lock, so threads share one pack and its tables.
Dice are keyed by the seed of each battle, so neither threads nor order change an outcome.
"""

from collections.abc import Callable, Generator, Iterable, Mapping
from itertools import takewhile
from threading import Event, local
from typing import Any

from engine.battles.forms import BattleForm
from engine.battles.modes import mode_for, new_game
from engine.battles.orders import BattleOrder, BattleSetup, Mode, Outcome, Prepared
from engine.battles.played import battles_of
from engine.battles.searching.fights import Found, fight_out
from engine.execution.executors import LOCAL, Executor, Outcomes, usable_cores
from engine.kernel.records import clear
from schemas.packs.packs import Pack


class Simulation:
    """A pack ready to be fought over any number of times, by any number of threads, on any executor."""

    def __init__(self, pack: Pack, mode: Mode = "auto", executor: Executor = LOCAL) -> None:
        """Prepare the pack.

        Raises:
            OrderError: the system is not played yet, or there is no compiled engine and it was asked for.
        """
        self.pack = pack
        self.executor = executor
        self.system = pack.manifest.system
        self._played = battles_of(self.system)
        self.mode = mode_for(self.system, mode)
        self._prepared: Prepared = self._played.prepared(pack)
        self._thread = local()

    @property
    def form(self) -> BattleForm:
        """Return what its battles have."""
        return self._played.form

    def form_for(self, scenario: str | None) -> BattleForm:
        """Return what its battles of a scenario have, or those without one.

        Raises:
            OrderError: the pack has no such scenario.
        """
        return self._played.form_for(self._prepared, scenario)

    @property
    def forces(self) -> tuple[str, ...]:
        """Return the ids of the forces that can fight."""
        return self._prepared.forces

    @property
    def maps(self) -> tuple[str, ...]:
        """Return the ids of the maps they can fight on; none where battles have no map."""
        return self._prepared.maps

    def maps_for(self, scenario: str | None) -> tuple[str, ...]:
        """Return the maps that battles of a scenario take in turn; none where the scenario names its own."""
        return () if scenario is not None and self.form.scenario_maps else self.maps

    @property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """Return the forces that each scenario fixes, in the order of the seats; () where they are free."""
        return self._prepared.scenarios

    def outcome(self, order: BattleOrder) -> Outcome:
        """Fight one battle and return its outcome; one that went beyond a limit says so in its `fault`.

        Raises:
            OrderError: the order names what the pack does not have.
        """
        return self.fought(order).outcome(order)

    def fought(self, order: BattleOrder) -> BattleSetup:
        """Return a battle fought to its end, or to where an answer of its order is missing.

        It lasts until this thread sets out another.

        Raises:
            OrderError: the order names what the pack does not have.
        """
        return fight_out(self.pack, order, self.mode, lambda: self.set_up(order), self.found(order))

    def found(self, order: BattleOrder) -> Found | None:
        """Return what was found in the battle that is played by hand, so that it is not searched for again."""
        if not any(each.player == "answered" for each in order.participants):
            return None
        begun = order._replace(answers=())
        if getattr(self._thread, "begun", None) != begun:
            self._thread.begun, self._thread.found = begun, Found()
        found: Found = self._thread.found
        return found

    def set_up(self, order: BattleOrder) -> BattleSetup:
        """Return a battle set out and not yet played; it lasts until this thread sets out another.

        Raises:
            OrderError: the order names what the pack does not have.
        """
        return self._played.set_up(self._prepared, order, self.empty_game())

    def empty_game(self) -> Any:
        """Return the game record of this thread, cleared."""
        game = getattr(self._thread, "game", None)
        if game is None:
            game = self._thread.game = new_game(self._played.game, self.mode)
        else:
            clear(game)
        return game

    def outcomes(self, orders: Iterable[BattleOrder], stopped: Callable[[], bool] = (lambda: False)) -> Outcomes:
        """Fight battles one after another on this thread; once `stopped`, return those that were fought."""
        return tuple(self.outcome(order) for order in takewhile(lambda _: not stopped(), orders))

    def run(
        self, orders: Iterable[BattleOrder], *, threads: int | None = None, stop: Event | None = None
    ) -> Generator[Outcomes, None, None]:
        """Yield the outcomes of `orders` in their order, a chunk at a time; orders are taken as the executor gets free.

        Without a number of `threads` there are as many as usable cores. Once `stop` is set, chunks that were fought
        to their end are still yielded, then it ends. Whoever breaks off the loop, or is interrupted in it, waits for
        the battles that are being fought and no more.

        Raises:
            OrderError: an order names what the pack does not have, or the executor cannot fight it.
        """
        return self.executor.fight(self, orders, threads or usable_cores(), stop or Event())


Wanted = Mapping[str, Mapping[str, str]]
"""By seat what it is to have, as a log's header says it."""


def seed_with(
    simulation: Simulation, order: BattleOrder, wanted: Wanted, tries: int, stopped: Callable[[], bool]
) -> int | None:
    """Return the first of `tries` seeds from that of `order` on whose battle begins as wanted; None if none does.

    Raises:
        OrderError: the order names what the pack does not have.
    """
    for seed in range(order.seed, order.seed + tries):
        if stopped():
            return None
        if _begins_with(simulation.set_up(order._replace(seed=seed)).header(), wanted):
            return seed
    return None


def _begins_with(header: Mapping[str, Any], wanted: Wanted) -> bool:
    return all(header[seat].get(key) == value for seat, cards in wanted.items() for key, value in cards.items())
