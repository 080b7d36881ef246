"""What a changed parameter does to effects, numbers, distances, patrols and directions; figures worked on paper."""

from fractions import Fraction
from typing import Any

import pytest
from shapely import Point, Polygon

from engine.games.survive.rules.movement import (
    control_rates,
    move_rates,
    turns_for,
)
from engine.games.survive.rules.numbers import direction_deg
from engine.games.survive.rules.places import (
    Rings,
    bearing_deg,
    may_patrol,
    nearest_to_pulse,
    red_chance,
    towards,
)
from engine.games.survive.rules.shots import (
    Action,
    Effect,
    Refusal,
    chance,
    control_to_hit,
    effect,
    jam_chance,
    to_hit,
)
from schemas.models.survive.force import Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Corner, Zone
from tests.rules.adapters.survive.asked import (
    TeamRefusal,
    blink_spot,
    contact_side,
    disagreements,
    double_team_refusals,
    heading_deg,
    in_arc,
    mob_run_refusals,
    red_targets,
    shots_of,
)

GUN = {"kind": "weapon", "id": "gun", "name": "Gun", "power": 5, "difficulty": 4, "weight": 1}
RIFLE = Weapon.model_validate({**GUN, "type": "ranged", "hands": 2, "ammo": 7, "range_in": 15})
GRENADE = Weapon.model_validate({**GUN, "type": "grenade", "hands": 1, "ammo": 4, "range_in": 7, "blast_in": 2})


def rules(**groups: Any) -> Rules:
    return Rules.model_validate({"kind": "rules", "id": "home", "title": "Home", **groups})


RULED = rules()


def test_the_formulas_are_the_printed_grid_but_for_one_cell() -> None:
    """SV.GAP.1: Power 2 against Toughness 1 is Dazed on paper and dead by the formula."""
    assert [*disagreements(RULED)] == [(2, 1, Effect.DAZED, Effect.DEAD)]


def test_the_grid_has_as_many_signs_of_each_kind_as_printed() -> None:
    """SV.EFF.4: 55 times nothing, 21 times D, 24 times X."""
    signs = "".join(RULED.effect.grid)

    assert {sign: signs.count(sign) for sign in "-DX"} == {"-": 55, "D": 21, "X": 24}


@pytest.mark.parametrize("toughness", range(12))
def test_more_power_never_does_less(toughness: int) -> None:
    """Over all Powers up to 25 the effect rises from nothing over Dazed to dead."""
    strength = [Effect.NONE, Effect.DAZED, Effect.DEAD]
    found = [strength.index(effect(power, toughness, RULED)) for power in range(26)]

    assert found == sorted(found)


@pytest.mark.parametrize(
    ("changed", "power", "toughness", "dazed", "expected"),
    [
        ({"effect": {"method": "grid"}}, 2, 1, False, Effect.DAZED),
        ({"effect": {"method": "grid"}}, 12, 6, False, Effect.DEAD),
        ({"effect": {"overkill": 3}}, 10, 5, False, Effect.DAZED),
        ({"dazed": {"effect_kills": False}}, 5, 5, True, Effect.DAZED),
        ({"dazed": {"toughness_floor": 1}}, 1, 1, True, Effect.NONE),
        ({"dazed": {"toughness_modifier": -2}}, 4, 5, True, Effect.DEAD),
    ],
)
def test_a_changed_parameter_changes_the_effect(
    changed: dict[str, Any], power: int, toughness: int, dazed: bool, expected: Effect
) -> None:
    """The printed grid, another multiple for OverKill, and Dazed units that are tougher or weaker than ruled."""
    assert effect(power, toughness, rules(**changed), dazed=dazed) is expected


@pytest.mark.parametrize(
    ("changed", "skill", "difficulty", "modifier", "number"),
    [
        ({}, 5, 7, 0, 3),
        ({"to_hit": {"formula": "flat"}}, 5, 7, 0, 4),
        ({"to_hit": {"formula": "skill_only"}}, 5, 7, 0, 5),
        ({"game": {"mode": "campaign"}}, 6, 6, 0, 7),
        ({"game": {"mode": "campaign"}, "to_hit": {"campaign_bonus": 2}}, 6, 6, 0, 8),
        ({"to_hit": {"modifier_stage": "before_formula"}}, 6, 6, -1, 4),
        ({"to_hit": {"least": 2}}, 1, 9, 0, 2),
        ({"to_hit": {"most": 8}}, 9, 1, 0, 8),
    ],
)
def test_a_changed_parameter_changes_the_number(
    changed: dict[str, Any], skill: int, difficulty: int, modifier: int, number: int
) -> None:
    """SV.GAP.5 and SV.GAP.48, one parameter at a time."""
    assert to_hit(skill, difficulty, rules(**changed), modifier) == number


def test_a_chance_is_the_number_over_the_sides_of_the_die() -> None:
    """Five on a D10 is one half; without a number there is no chance."""
    assert (chance(5, RULED), chance(None, RULED)) == (Fraction(1, 2), Fraction(0))
    assert chance(5, rules(dice={"sides": 20})) == Fraction(1, 4)


def test_control_units_have_flat_numbers_within_the_limits() -> None:
    """SV.CTL.7 to SV.CTL.9: a Hack SAW has no gun, and no modifier takes a number below 1."""
    assert control_to_hit(ControlType.HACK_SAW, "ranged", RULED) is None
    assert control_to_hit(ControlType.PRIME_CU, "ranged", RULED, -9) == 1


def test_rates_follow_their_parameters() -> None:
    """Ten inches, two for each Stamina, five more to charge, and a third of the Move to follow on."""
    changed = rules(movement={"base_in": 10, "stamina_in": 2, "charge_in": 5, "follow_on_share": 0.3})
    rates = move_rates(1, 3, changed)

    assert (rates.move_in, rates.run_in, rates.charge_in, rates.follow_on_in) == (9, 15, 20, 3)


def test_a_disabled_control_unit_does_what_the_rules_let_it() -> None:
    """SV.GAP.45: two inches and its gun, or nothing at all."""
    limited = control_rates(ControlType.CU, RULED, disabled=True)
    idle = control_rates(ControlType.CU, rules(control={"disabled": "nothing"}), disabled=True)

    assert (limited.move_in, limited.shoots) == (2, True)
    assert (idle.move_in, idle.charge_in, idle.shoots) == (0, None, False)


def test_cus_keep_to_the_inner_rim_if_that_is_the_red_line() -> None:
    """SV.GAP.9: ten inches off, between the rings of 6 and 13; SAWs are at home there either way."""
    rings, spot = Rings((30.0, 24.0), 6, 13), (40.0, 24.0)
    inner = rules(control={"red_line": "icz_outer"})

    assert may_patrol(ControlType.CU, rings, spot, RULED)
    assert not may_patrol(ControlType.CU, rings, spot, inner)
    assert may_patrol(ControlType.HACK_SAW, rings, spot, inner)


def test_going_red_follows_its_faces() -> None:
    """Four faces in the ICZ are 2/5, and the first fatality may be left to the die."""
    changed = rules(red={"inner_on": [1, 2, 3, 10], "first_fatality": False})

    assert red_chance(Zone.ICZ, changed) == Fraction(2, 5)
    assert red_chance(Zone.OUTSIDE, changed, first_fatality=True) == Fraction(1, 10)


def test_directions_and_headings_follow_their_parameters() -> None:
    """On a D8 with steps of 45 degrees a 3 is east; a 2 turns about if the rules say so."""
    changed = rules(direction={"step_deg": 45, "about_on": [2]})

    assert direction_deg(3, changed) == 90
    assert (heading_deg(350, 2, changed), heading_deg(350, 3, changed)) == (170, 350)


def test_the_limit_of_the_rear_is_front_unless_ruled_otherwise() -> None:
    """SV.GAP.49: due east of a unit that looks north."""
    assert contact_side((10, 10), 0, (11, 10), RULED) == "front"
    assert contact_side((10, 10), 0, (11, 10), rules(arc={"rear_boundary": "rear"})) == "rear"


@pytest.mark.parametrize("facing", [0, 36, 180, 324])
def test_an_arc_is_the_wedge_that_a_geometry_library_draws(facing: float) -> None:
    """Of 400 spots around a unit, those in the arc of 90 degrees are those in the triangle of two long sides."""
    at = (0.0, 0.0)
    wedge = Polygon([at, towards(at, facing - 45, 100), towards(at, facing + 45, 100)])
    spots = [(x + 0.37, y - 0.21) for x in range(-10, 10) for y in range(-10, 10)]

    assert [in_arc(at, facing, spot, 90) for spot in spots] == [wedge.covers(Point(spot)) for spot in spots]


@pytest.mark.parametrize(
    ("target", "bearing"), [((0, 1), 0), ((1, 0), 90), ((0, -1), 180), ((-1, 0), 270), ((0, 0), 0)]
)
def test_bearings_go_clockwise_from_north(target: tuple[float, float], bearing: float) -> None:
    """North, east, south, west; and a point has no bearing to itself."""
    assert bearing_deg((0, 0), target) == bearing


def test_what_shots_an_action_allows_follows_the_rules() -> None:
    """Three shots for who holds, Blink with a free hand, half of seven inches rounded up to four."""
    assert shots_of(Action.HOLD, RIFLE, 3, rules(hold={"shots": 3})).refusals == ()
    assert shots_of(Action.BLINK, RIFLE, 1, rules(blink={"may_shoot": True})).refusals == ()
    assert shots_of(Action.SHUFFLE, GRENADE, 1, RULED).range_in == 4
    assert shots_of(Action.SHUFFLE, RIFLE, 2, RULED).refusals == (Refusal.TWO_HANDED, Refusal.TOO_MANY)


def test_a_point_on_a_rim_is_inside_it() -> None:
    """SV.HOUSE.5: 3.6 east and 4.8 north of the spire are 6 inches, whatever the machine makes of them."""
    rings = Rings((30.0, 24.0), 6, 13)

    assert rings.zone_of((33.6, 28.8)) is Zone.ICZ
    assert rings.zone_of((37.8, 34.4)) is Zone.OCZ
    assert not may_patrol(ControlType.RIP_SAW, rings, (33.6, 28.8), RULED)


def test_a_pulse_goes_one_way_unless_ruled_otherwise() -> None:
    """North of the spire stands one a half inch off the pulse, south of it one right on its other end."""
    spire, points = (30.0, 24.0), [(30.5, 30.0), (30.0, 20.0)]

    assert nearest_to_pulse(spire, 1, points, RULED) == (0,)
    assert nearest_to_pulse(spire, 1, points, rules(pulse={"geometry": "line"})) == (1,)


def test_a_pulse_rounds_before_it_compares() -> None:
    """0.52 and 0.48 inches off are the same to a tenth, so the closer to the spire has it; else 0.48 has it."""
    spire, points = (30.0, 24.0), [(30.52, 26.0), (30.48, 30.0), (29.48, 26.0)]

    assert nearest_to_pulse(spire, 1, points[:2], RULED) == (0,)
    assert nearest_to_pulse(spire, 1, points[:2], rules(pulse={"tolerance_in": 0})) == (1,)
    assert nearest_to_pulse(spire, 1, [points[0], points[2]], RULED) == (0, 1)
    assert nearest_to_pulse(spire, 1, [], RULED) == ()


def test_groups_follow_their_parameters() -> None:
    """A chain of three is no Mob Run if every two have to be close; a mixed Double Team only if ruled so."""
    line = [(0.0, 0.0), (3.0, 0.0), (6.0, 0.0)]
    mixed = rules(team={"double_team_same_kind": False})

    assert mob_run_refusals(line, RULED) == ()
    assert mob_run_refusals(line, rules(team={"mob_run_coherency": "all_pairs"})) == (TeamRefusal.COHERENCY,)
    assert double_team_refusals(6, (Action.MOVE, Action.CHARGE), RULED) == (TeamRefusal.KIND,)
    assert double_team_refusals(6, (Action.MOVE, Action.CHARGE), mixed) == ()
    assert double_team_refusals(6, (Action.RUN, Action.RUN), mixed) == (TeamRefusal.KIND,)


def test_a_blink_is_laid_off_from_its_corner() -> None:
    """A 10 and a 1 on 40 by 20 inches: 38 and 1 inches from the corner, or 40 and 2 by the far edge of the cell."""
    assert blink_spot((10, 1), Corner.SOUTH_WEST, 40, 20, RULED) == (38, 1)
    assert blink_spot((10, 1), Corner.SOUTH_EAST, 40, 20, RULED) == (2, 1)
    assert blink_spot((10, 1), Corner.NORTH_WEST, 40, 20, rules(blink={"cell": "far_edge"})) == (40, 18)


def test_a_unit_that_goes_red_fires_at_the_nearest_or_at_each() -> None:
    """SV.GAP.43: two in arc at 5 and 14 inches, one behind, one at 14.1 out of reach."""
    around = [(0.0, 14.0), (0.0, 5.0), (0.0, -3.0), (0.0, 14.1)]

    assert red_targets((0, 0), 0, around, RULED) == (1,)
    assert red_targets((0, 0), 0, around, rules(red={"fire": "each"})) == (1, 0)


def test_small_numbers_of_the_game() -> None:
    """Ammo 10 never jams, ammo 4 jams on six faces of ten; two turns a player are six for three."""
    assert (jam_chance(10, RULED), jam_chance(4, RULED)) == (Fraction(0), Fraction(3, 5))
    assert turns_for(3, rules(game={"turns_per_player": 2})) == 6
