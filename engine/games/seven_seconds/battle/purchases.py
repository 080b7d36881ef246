"""What the engine's own players buy for a chance encounter, where drones are for sale: a simple rule, stated."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.games.seven_seconds.rules.numbers import UNIT_CODES
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType


def drones_bought(fielded: Iterable[str], room: int, rules: Rules) -> tuple[DroneType, ...]:
    """Return the drones a player buys beside the units it fields, in order. Rules: 7S.CE.4, 7S.GAP.13.

    It is always the drone that is worth most for its price, the dearer of equal ones, as long as it can be paid,
    a figure is left and there is room in the holding area.
    """
    return tuple(_bought(Counter(fielded), room, rules))


def _bought(figures: Counter[str], room: int, rules: Rules) -> Iterator[DroneType]:
    points = rules.chance_encounter.drone_points if rules.chance_encounter.drone_purchase else 0
    for _ in range(room if rules.chance_encounter.drone_purchase else 0):
        offers = [kind for kind in DroneType if _price(kind, rules) <= points and _is_left(kind, figures, rules)]
        if not offers:
            return
        best = max(offers, key=lambda kind: (_worth(kind) / max(0.5, _price(kind, rules)), _price(kind, rules)))
        yield best
        figures[best.value] += 1
        points -= _price(best, rules)


def _price(kind: DroneType, rules: Rules) -> int:
    price: int = getattr(rules.chance_encounter.drone_prices, kind.value)
    return price


def _worth(kind: DroneType) -> int:
    # Imported here: it brings the plain rules along, which a compiled battle does without.
    from engine.games.seven_seconds.kernel.players.heuristic.worth import piece_worth  # noqa: PLC0415

    return piece_worth(UNIT_CODES[kind.value])


def _is_left(kind: DroneType, figures: Counter[str], rules: Rules) -> bool:
    pool: int = getattr(rules.figures.pool, kind.value)
    return figures[kind.value] < pool
