"""The kernel of SURVIVE: the same answers plain and compiled, and whole numbers that are exact."""

from dataclasses import dataclass
from math import atan2, cos, degrees, radians, sin
from random import Random
from typing import Any

import pytest

from engine.battles.modes import call, compiled_kernel, new_game
from engine.games.survive.kernel.numbers import ENTRIES
from engine.games.survive.kernel.numbers.places import arc_place
from engine.games.survive.kernel.rules_record import Inquiry
from engine.games.survive.rules.numbers import numbers_of, pack_numbers, unit_vector
from engine.games.survive.rules.places import nearest_to_pulse
from schemas.models.survive.rules import Rules

HOUSE_RULES: list[dict[str, Any]] = [
    {},
    {"effect": {"method": "grid"}, "to_hit": {"formula": "flat"}, "red": {"fire": "each"}},
    {"game": {"mode": "campaign"}, "pulse": {"geometry": "line", "tolerance_in": 0}, "blink": {"cell": "far_edge"}},
    {"team": {"mob_run_coherency": "all_pairs", "double_team_same_kind": False}, "control": {"disabled": "nothing"}},
    {"to_hit": {"modifier_stage": "before_formula", "formula": "skill_only"}, "arc": {"rear_boundary": "rear"}},
    {"dice": {"sides": 8}, "direction": {"step_deg": 45}, "arc": {"front_deg": 270}, "blink": {"may_shoot": True}},
    {"control": {"red_line": "icz_outer"}, "dazed": {"toughness_modifier": -3}, "movement": {"follow_on_share": 0.37}},
]


def rules(**groups: Any) -> Rules:
    return Rules.model_validate({"kind": "rules", "id": "home", "title": "Home", **groups})


@dataclass(frozen=True)
class Throw:
    """A question at random: the rules, a board, places on it, and what is asked."""

    rules: Rules
    board: dict[str, int]
    points: list[tuple[int, int]]
    asked: dict[str, int]


LIMITS = {"power": 13, "toughness": 12, "dazed": 1, "control": 1, "skill": 12, "difficulty": 12, "kind": 4, "hands": 2}
LIMITS |= {
    "action": 5,
    "other_action": 5,
    "weapon_type": 2,
    "wanted": 3,
    "range_mil": 20000,
    "ammo": 10,
    "weight": 15,
    "stamina": 6,
}
LIMITS |= {"players": 4, "corner": 3, "zone": 2, "first": 1, "x_mil": 40000, "y_mil": 30000}


def thrown(dice: Random) -> Throw:
    ruled = rules(**dice.choice(HOUSE_RULES))
    sides = ruled.dice.sides
    asked = {name: dice.randint(0, most) for name, most in LIMITS.items()}
    asked |= {"modifier": dice.randint(-4, 4), "roll": dice.randint(1, sides), "other_roll": dice.randint(1, sides)}
    asked["facing_x"], asked["facing_y"] = unit_vector(dice.choice([36 * dice.randint(0, 9), dice.uniform(0, 360)]))
    board = {"width_mil": 36000, "depth_mil": 24000, "spire_x_mil": 18000, "spire_y_mil": 12000}
    board |= {"inner_mil": dice.randint(1000, 6000), "outer_mil": dice.randint(6000, 12000)}
    grain = dice.choice([1, 500])
    points = [(grain * dice.randint(0, 36000 // grain), grain * dice.randint(0, 24000 // grain)) for _ in range(12)]
    return Throw(ruled, board, points[: dice.randint(0, 12)], asked)


def answers(throw: Throw, mode: str) -> list[list[int]]:
    """Return what every entry answers, and the places it chooses."""
    game = new_game(Inquiry, mode)
    pack_numbers(throw.rules, game.numbers)
    for record, values in ((game.board, throw.board), (game.question, throw.asked)):
        for name, value in values.items():
            setattr(record, name, value)
    game.places.count = len(throw.points)
    for place, (x, y) in enumerate(throw.points):
        game.places.x_mil[place], game.places.y_mil[place] = x, y
    found = []
    for entry in ENTRIES:
        call("survive_numbers", entry, game, mode)
        found.append([*game.question.answer, *game.places.chosen])
    return found


@pytest.mark.parametrize("seed", range(15))
def test_plain_and_compiled_answer_the_same(seed: int) -> None:
    """Ten throws of rules, board, places and question: not one number differs, of eleven entries."""
    assert compiled_kernel("survive_numbers") is not None
    dice = Random(seed)

    for throw in [thrown(dice) for _ in range(10)]:
        assert answers(throw, "plain") == answers(throw, "compiled")


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
