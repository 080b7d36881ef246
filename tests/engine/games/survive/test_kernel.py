"""The numbers of SURVIVE's kernel: whole ones that are exact."""

from math import atan2, cos, degrees, radians, sin
from random import Random
from typing import Any

import pytest

from engine.games.survive.kernel.numbers.places import arc_place
from engine.games.survive.rules.numbers import numbers_of, unit_vector
from engine.games.survive.rules.places import nearest_to_pulse
from schemas.models.survive.rules import Rules


def rules(**groups: Any) -> Rules:
    return Rules.model_validate({"kind": "rules", "id": "home", "title": "Home", **groups})


def test_a_die_has_ten_directions_in_whole_millionths() -> None:
    """SV.GAP.20: the sines and cosines of 0, 36, 72 and so on to six decimals, as tables print them."""
    first = [(0, 1000000), (587785, 809017), (951057, 309017), (951057, -309017), (587785, -809017)]
    numbers = numbers_of(rules())

    found = [*zip(numbers.direction_x[1:11], numbers.direction_y[1:11], strict=True)]

    assert found == first + [(-x, -y) for x, y in first]


@pytest.mark.parametrize("seed", range(20))
def test_unit_vectors_are_sines_and_cosines(seed: int) -> None:
    """At any angle they differ from those of the machine by half a millionth at most."""
    dice = Random(seed)
    for angle in [dice.uniform(0, 360) for _ in range(50)]:
        x, y = unit_vector(angle)

        assert abs(x - 1e6 * sin(radians(angle))) < 0.51
        assert abs(y - 1e6 * cos(radians(angle))) < 0.51


@pytest.mark.parametrize("facing", [0, 90, 180, 270])
def test_the_limits_of_a_right_angled_arc_are_met_exactly(facing: int) -> None:
    """SV.GAP.23: a way at 45 degrees lies on the limit of a 90 degree arc, a mil off it is in or out."""
    across, along = unit_vector(facing + 90), unit_vector(facing)
    sine, cosine = unit_vector(45)

    def place(aside: int, ahead: int) -> int:
        east, north = ((aside * across[axis] + ahead * along[axis]) // 1000000 for axis in range(2))
        return arc_place(*along, east, north, cosine, sine)

    assert [place(side * 7123, 7123) for side in (-1, 1)] == [0, 0]
    assert [place(side * 7124, 7123) for side in (-1, 1)] == [-1, -1]
    assert [place(side * 7122, 7123) for side in (-1, 1)] == [1, 1]


@pytest.mark.parametrize("width", [1, 36, 90, 180, 250, 359, 360])
def test_an_arc_holds_the_ways_whose_angle_is_within_half_of_it(width: int) -> None:
    """By arc tangents, for 400 ways around four facings; those within a thousandth of a degree of a limit are left."""
    sine, cosine = unit_vector(width / 2)
    dice = Random(width)
    for facing in (0, 36, 108, 251):
        for _ in range(100):
            x, y = dice.randint(-60000, 60000), dice.randint(-60000, 60000)
            apart = abs((degrees(atan2(x, y)) - facing + 180) % 360 - 180)
            if abs(apart - width / 2) > 0.001 and (x, y) != (0, 0):
                expected = 1 if apart < width / 2 else -1
                assert arc_place(*unit_vector(facing), x, y, cosine, sine) == expected


@pytest.mark.parametrize("spire", [(0.0, 0.0), (18.0, 12.0), (30.3, 24.7)])
def test_half_a_tenth_off_the_pulse_is_rounded_up_wherever_the_spire_stands(spire: tuple[float, float]) -> None:
    """SV.GAP.21: 0.45 and 0.5 inches off are the same 0.5, so the closer to the spire has it; 0.449 is nearer."""
    far, near = (spire[0] + 0.45, spire[1] + 9), (spire[0] + 0.5, spire[1] + 3)

    assert nearest_to_pulse(spire, 1, [far, near], rules()) == (1,)
    assert nearest_to_pulse(spire, 1, [(spire[0] + 0.449, spire[1] + 9), near], rules()) == (0,)


def test_behind_the_spire_the_distance_to_it_counts_unrounded() -> None:
    """SV.GAP.21: 3 east, 4 south is 5 inches off a pulse to the north; of two so far off, none is preferred."""
    behind, mirrored, beside = (3.0, -4.0), (-3.0, -4.0), (4.96, 10.0)

    assert nearest_to_pulse((0.0, 0.0), 1, [behind, mirrored], rules()) == (0, 1)
    assert nearest_to_pulse((0.0, 0.0), 1, [beside, behind], rules()) == (1,)


def test_numbers_are_packed_once_for_a_rules_document() -> None:
    """The same document has the same numbers; an equal one that was read again has its own."""
    ruled = rules()

    assert numbers_of(ruled) is numbers_of(ruled)
    assert numbers_of(ruled) is not numbers_of(rules())
