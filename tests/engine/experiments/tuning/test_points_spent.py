"""What points bring, against pairs of forces on paper."""

import pytest

from engine.experiments.tuning.tunable import Bought, Pair, PricedCard
from engine.experiments.tuning.worths import UNKNOWN, point_worth

BOW = PricedCard("bow", "arm", 4, ("price",), own=True, spent=(("arms", 4),))
MAIL = PricedCard("mail", "arm", 2, ("price",), own=True, spent=(("armour", 2),))
KNIGHT = PricedCard("knight", "arm", 5, ("price",), own=True, spent=(("arms", 3), ("armour", 2)))


def pair(one: dict[str, int], other: dict[str, int]) -> Pair:
    return Bought("one", one), Bought("other", other)


def test_points_bring_what_they_are_spent_on() -> None:
    """A bow of 4 points brings 20 % and mail of 2 nothing: a point of arms 5 %, one of armour none.

    A knight has 3 points of arms, so 15 %. Pairs cost 4, 2, 5 and 1 points more one way or the other; the slope through
    the origin is (4 x .20 + 2 x 0 + 5 x .15 + 1 x .05) / (16 + 4 + 25 + 1) a point.
    """
    pairs = (pair({"bow": 1}, {}), pair({"mail": 1}, {}), pair({}, {"knight": 1}), pair({"bow": 1}, {"knight": 1}))
    gained = (0.20, 0.0, -0.15, 0.05)

    found = point_worth((BOW, MAIL, KNIGHT), pairs, gained)

    arms, armour = found.spendings
    assert (arms.on, armour.on) == ("arms", "armour")
    assert (arms.worth.estimate, armour.worth.estimate) == pytest.approx((0.05, 0.0))
    assert (arms.points, armour.points) == pytest.approx(((4 + 3 + 4 + 3) / 8, (2 + 2 + 2) / 8))
    assert found.a_point.estimate == pytest.approx((0.80 + 0.75 - 0.05) / 46)
    assert arms.against is not None
    assert arms.against.estimate == pytest.approx(0.05)
    assert (arms.is_worth_more, arms.is_worth_less, armour.is_worth_more, armour.is_worth_less) == (
        *(True, False),
        *(False, True),
    )


def test_the_rest_is_spent_as_forces_spend_it() -> None:
    """Of three things, the first is set against the others in the proportion in which forces spend on them.

    Points of a, b and c bring 6, 3 and 0 %; a force spends 1 on b for each 2 on c, so the rest brings 1 % and a 5 more.
    """
    cards = [PricedCard(name, "arm", 1, ("price",), own=True, spent=((name, 1),)) for name in "abc"]
    pairs = (pair({"a": 3}, {}), pair({"b": 2}, {}), pair({"c": 4}, {}), pair({"a": 1}, {"a": 2}))

    found = point_worth(cards, pairs, (0.18, 0.06, 0.0, -0.06))

    first = found.spendings[0]
    assert first.on == "a"
    assert first.against is not None
    assert first.against.estimate == pytest.approx(0.06 - (0.03 * 2 + 0.0 * 4) / 6)


def test_bands_are_pairs_by_how_much_dearer_one_is() -> None:
    """Eight pairs with 1 to 8 mail more make four bands of two; who pays more wins by a tenth for each 4 points.

    The first band costs 2 to 4 points more and has 55 and 60 %: the mean is 57.5, give or take 12.7 errors of 2.5,
    as t of one degree of freedom has it.
    """
    pairs = [pair({"mail": many}, {}) if many % 2 else pair({}, {"mail": many}) for many in range(8, 0, -1)]
    gained = [(1 if many % 2 else -1) * many * 0.05 for many in range(8, 0, -1)]

    bands = point_worth((MAIL,), pairs, gained).bands

    assert [(band.least, band.most, band.pairs) for band in bands] == [(2, 4, 2), (6, 8, 2), (10, 12, 2), (14, 16, 2)]
    assert [band.share.estimate for band in bands] == pytest.approx([0.575, 0.675, 0.775, 0.875])
    assert bands[0].share.half_width == pytest.approx(12.706205 * 0.025)


def test_pairs_that_cost_the_same_tell_nothing_of_points() -> None:
    """Without a difference there is no slope, no band and nothing to set against anything."""
    found = point_worth((MAIL,), [pair({"mail": 1}, {"mail": 1})] * 3, [0.1, -0.1, 0.2])

    assert found.a_point == UNKNOWN
    assert (found.spendings, found.bands) == ((), ())


def test_one_thing_has_no_rest() -> None:
    """Where all points go to armour, nothing is worth more or less than that."""
    found = point_worth((MAIL,), [pair({"mail": 1}, {}), pair({"mail": 2}, {})], [0.1, 0.2])

    (armour,) = found.spendings
    assert armour.against is None
    assert not armour.is_worth_more
    assert not armour.is_worth_less
