"""The heuristic player reckons with the dice of the rules. Rule: 7S.GEN.8."""

from typing import Any

import pytest

from engine.games.seven_seconds.kernel.players.heuristic.arms import chance_through_ppm, missile_worth
from engine.games.seven_seconds.kernel.players.heuristic.goals import chance_of_none_ppm, faces_in, worth_of_dice
from engine.games.seven_seconds.kernel.players.heuristic.scans import points_hoped_for
from engine.games.seven_seconds.kernel.players.observe import observe
from tests.engine.games.seven_seconds.conftest import BLUE, RED

TROOPER = 1_000_000


@pytest.mark.parametrize(("sides", "worth"), [(6, 233_333), (12, 116_666)])
def test_a_shot_is_worth_its_faces(bench: Any, sides: int, worth: int) -> None:
    """One die of s sides kills on a 1 and grazes on a 2: 1/s of a trooper, and two fifths of another 1/s."""
    table = bench(dice={"sides": sides})
    piece = table.unit(RED, 0, "tactical", (10, 10))
    target = table.unit(BLUE, 0, "tactical", (14, 10))
    observe(table.game, RED)

    assert worth_of_dice(table.game, piece, target, 1) == pytest.approx(worth, abs=2)


@pytest.mark.parametrize(("sides", "points"), [(6, 14), (8, 18), (12, 26)])
def test_four_sensor_dice_show_four_means(bench: Any, sides: int, points: int) -> None:
    """The mean of a die is (s + 1) / 2: four show 14, 18 and 26."""
    assert points_hoped_for(bench(dice={"sides": sides}).game, 4) == points


def test_faces_beyond_six_are_counted(bench: Any) -> None:
    """Of the faces 1, 7 and 12 a die of 12 has three, one of 6 the first; the others miss with 9/12 and 5/6."""
    faces = 1 << 1 | 1 << 7 | 1 << 12
    twelve, six = bench(dice={"sides": 12}).game, bench().game

    assert (faces_in(twelve, faces), faces_in(six, faces)) == (3, 1)
    assert (chance_of_none_ppm(twelve, 3, 1), chance_of_none_ppm(six, 1, 1)) == (750_000, 833_333)


@pytest.mark.parametrize(("sides", "chance"), [(6, 666_666), (12, 833_333)])
def test_a_missile_gets_by_on_the_faces_above_countermeasures(bench: Any, sides: int, chance: int) -> None:
    """Countermeasures 2, shown before, stop it on 2 of 6 faces or of 12; nobody else is near the path."""
    table = bench(dice={"sides": sides})
    table.unit(RED, 0, "tactical", (10, 10))
    table.unit(BLUE, 0, "tactical", (14, 10))
    table.game.battle.trooper_countermeasures_shown[BLUE] = 3
    observe(table.game, RED)

    assert chance_through_ppm(table.game, 10_000, 10_000, 14_000, 10_000) == chance


@pytest.mark.parametrize(("sides", "share"), [(6, 1.0), (12, 0.5)])
def test_a_missile_hits_on_as_many_faces_as_there_are_counters(bench: Any, sides: int, share: float) -> None:
    """With six counters every face of a six-sided die is a direct hit, and half of those of a twelve-sided one."""
    table = bench(dice={"sides": sides})
    piece = table.unit(RED, 0, "tactical", (10, 10))
    target = table.unit(BLUE, 0, "tactical", (16, 10), counters=6, stunned=1)
    observe(table.game, RED)
    through = chance_through_ppm(table.game, 10_000, 10_000, 16_000, 10_000) / 1_000_000

    worth = missile_worth(table.game, RED, piece, target) + 26_000
    direct, near_miss = TROOPER + 0.45 * TROOPER / 2, 0.45 * TROOPER / 6
    assert worth == pytest.approx((share * direct + (1 - share) * near_miss) * through, rel=0.01)
