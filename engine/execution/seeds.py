"""Seeds for whoever wants certain cards: the dice draw them, so a seed is looked for that does."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.battles.orders import BattleOrder
from engine.execution.simulation import Simulation

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
        if _begins_with(simulation.set_up(replace(order, seed=seed)).header(), wanted):
            return seed
    return None


def _begins_with(header: Mapping[str, Any], wanted: Wanted) -> bool:
    return all(header[seat].get(key) == value for seat, cards in wanted.items() for key, value in cards.items())
