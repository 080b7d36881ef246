"""Worths of cards over several rounds, against pairs of forces on paper."""

import pytest

from engine.battles.orders import OrderError
from engine.experiments.tuning.tunable import Bought, Pair, PricedCard
from engine.experiments.tuning.worths import Met, card_rows

SWORD = PricedCard("sword", "arm", 3, ("price",), own=True)
SHIELD = PricedCard("shield", "arm", 3, ("price",), own=True)
BOUGHT = ((2, 0, 0, 1), (1, 1, 0, 1), (0, 3, 2, 0), (1, 0, 0, 2))
"""Swords and shields of one force, then those of the other: 6 swords and 8 shields in all."""


def met(sword: int, shield: int) -> Met:
    """Return a round in which a sword brings 8 % and a shield 4 %, and each point of price takes 1 % away."""
    pairs: list[Pair] = []
    gained = []
    for swords, shields, their_swords, their_shields in BOUGHT:
        one = Bought("one", {"sword": swords, "shield": shields})
        other = Bought("other", {"sword": their_swords, "shield": their_shields})
        pairs.append((one, other))
        more = swords - their_swords, shields - their_shields
        gained.append(more[0] * (0.08 - 0.01 * sword) + more[1] * (0.04 - 0.01 * shield))
    return Met(pairs, gained, {"sword": sword, "shield": shield})


def test_one_round_shows_worths_with_what_the_price_takes_away() -> None:
    """At 3 points each a sword brings 5 % and a shield 1 %.

    As 6 swords and 8 shields cost 42 points and bring 38 %, a point brings 38/42 %: fair are 42/38 of 5 and of 1.
    """
    (sword, shield), point = card_rows((SHIELD, SWORD), [met(3, 3)])

    assert (sword.card, shield.card) == (SWORD, SHIELD)
    assert (sword.worth.estimate, shield.worth.estimate) == pytest.approx((0.05, 0.01))
    assert sword.a_point.estimate == pytest.approx(0.05 / 3)
    assert point == pytest.approx(0.38 / 42)
    assert (sword.fair.estimate, shield.fair.estimate) == pytest.approx((5 * 42 / 38, 42 / 38))
    assert (sword.bought, shield.bought) == pytest.approx((6 / 8, 8 / 8))


def test_several_rounds_show_worths_without_it() -> None:
    """At 3 and 3, and at 6 and 2, a sword is twice a shield: 42 points are 6 x 4.2 and 8 x 2.1.

    What cards cost now is what they did in the last round; what forces cost on the whole is what they did in the first.
    """
    rows, point = card_rows((SHIELD, SWORD), [met(3, 3), met(6, 2)])

    sword, shield = sorted(rows, key=lambda row: row.card.id, reverse=True)
    assert (sword.card.price, shield.card.price) == (6, 2)
    assert (sword.worth.estimate, shield.worth.estimate) == pytest.approx((0.08, 0.04))
    assert point == pytest.approx((6 * 0.08 + 8 * 0.04) / 42)
    assert (sword.fair.estimate, shield.fair.estimate) == pytest.approx((4.2, 2.1))


def test_rounds_at_the_same_prices_cannot_tell_what_a_price_does() -> None:
    """A sword is always as much dearer as it is better: whether the price counts cannot be seen, and it is said."""
    with pytest.raises(OrderError, match="8 pairs of forces are too few to tell 2 cards apart"):
        card_rows((SHIELD, SWORD), [met(3, 3), met(3, 3)])
