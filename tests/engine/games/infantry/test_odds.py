"""The odds of infantry against the rulebook's worked cases and against throws counted by its words."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from engine.games.infantry.odds.harm import fresh_body, hits_to_kill
from engine.games.infantry.odds.tables import ODDS, shipped
from engine.odds.tables import Row
from schemas.models.infantry.people import Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Harm
from schemas.packs.packs import Pack

RULES = Rules(kind="rules", id="as_ruled", title="As ruled")
TABLES = {table.name: table for table in ODDS.tables}
FACES = range(1, 7)
TOTALS = Counter(one + other for one, other in product(FACES, FACES))
COMPASS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight directions from north, clockwise. Rule: IN.GAP.18."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    return shipped()


def ruled(**changes: Mapping[str, Any]) -> Rules:
    """Return the rules as ruled but for some groups."""
    return Rules.model_validate({**RULES.model_dump(), **changes})


def rows(table: str, pack: Pack, rules: Rules = RULES, /, **texts: Any) -> list[Row]:
    """Return the rows of a table."""
    asked = {name: str(text) for name, text in texts.items()}
    return list(TABLES[table].rows(rules, asked, lambda: pack))


def one(table: str, pack: Pack, rules: Rules = RULES, /, **texts: Any) -> Row:
    """Return the only row of a table."""
    [row] = rows(table, pack, rules, **texts)
    return row


def chances(table: str, pack: Pack, rules: Rules = RULES, /, **texts: Any) -> dict[str, str]:
    """Return the chances that are not 0."""
    return {name: str(chance) for name, chance in one(table, pack, rules, **texts).chances.items() if chance}


@pytest.mark.parametrize(
    ("asked", "number", "hit"),
    [
        ({"weapon": "rifle", "range": 24}, 6, "13/18"),
        ({"weapon": "rifle", "range": 25}, 8, "5/12"),
        ({"weapon": "rifle", "range": "long", "target": "sneak_suit"}, 9, "5/18"),
        ({"weapon": "rifle", "range": "short", "target": "sneak_suit"}, 6, "13/18"),
        ({"weapon": "rifle", "target": "prone+trench"}, 8, "5/12"),
        ({"weapon": "rifle", "target": "prone+low_wall"}, 10, "1/6"),
        ({"weapon": "smg", "fire": "wide_arc"}, 7, "7/12"),
        ({"weapon": "smg", "fire": "moving", "hindered": "entangled"}, 9, "5/18"),
        ({"weapon": "medium_machine_gun", "range": 34, "line": "fire+swamp:2"}, 9, "5/18"),
        ({"weapon": "auto_grenade_launcher", "range": 17, "fire": "moving", "line": "smoke"}, 13, "1/36"),
        ({"weapon": "rocket_launcher", "target": "large"}, 4, "11/12"),
        ({"weapon": "hand_grenade", "range": 8, "target": "prone"}, 9, "5/18"),
        ({"weapon": "rocket_launcher", "target": "trench"}, 8, "5/12"),
        ({"weapon": "hand_grenade", "range": 8, "target": "swimming+low_wall+sneak_suit"}, 7, "7/12"),
        ({"weapon": "bayonet", "range": 1, "hindered": "tunnel"}, 9, "5/18"),
        ({"weapon": "pistol", "line": "smoke:2+smoke+heavy_vegetation"}, 17, "1/36"),
        ({"weapon": "pistol", "target": "swimming"}, 7, "7/12"),
    ],
)
def test_a_target_number_is_the_base_and_what_the_rules_add(
    asked: dict[str, Any], number: int, hit: str, pack: Pack
) -> None:
    """Two of them are IN.CASE.109 and 110; a natural 12 hits against 13 and 17 too. Rules: IN.GAP.16, IN.HOUSE.3."""
    row = one("hit", pack, **{"range": "short", **asked})

    assert [row.figures["number"], str(row.chances["hit"])] == [number, hit]
    assert row.chances["cannot"] == 0


@pytest.mark.parametrize(
    "asked",
    [
        {"weapon": "rifle", "range": 81},
        {"weapon": "hand_grenade", "range": 9},
        {"weapon": "satchel_charge", "range": "long"},
        {"weapon": "bayonet", "range": 2},
        {"weapon": "bayonet", "range": 1, "fire": "moving"},
        {"weapon": "light_machine_gun", "fire": "moving"},
        {"weapon": "light_machine_gun", "fire": "wide_arc"},
        {"weapon": "grenade_launcher", "fire": "arc"},
        {"weapon": "rifle", "target": "large"},
        {"weapon": "smoke_grenade", "target": "large"},
    ],
)
def test_what_the_rules_forbid_has_no_chance(asked: dict[str, Any], pack: Pack) -> None:
    """Out of range, crewed on the move or with a wide arc, explosives into arcs, bullets at walls.

    Rules: IN.CRW.11, IN.LRG.1, IN.GAP.26, IN.GAP.37, IN.HOUSE.4.
    """
    assert chances("hit", pack, **{"range": "short", **asked}) == {"cannot": "1"}


def test_options_that_are_not_played_take_their_attacks_along(pack: Pack) -> None:
    """IN.GEN.1, IN.GAP.21: without them no rocket, no flames, no smoke, no fire on the move, none out of wire."""
    none = {
        "explosive_ranged": False,
        "incendiary": False,
        "smoke": False,
        "movement_fire": False,
        "crewed_weapons": False,
    }
    rules = ruled(options=none)
    for weapon, fire in (
        ("rocket_launcher", "aimed"),
        ("flamethrower", "aimed"),
        ("incendiary_grenade", "aimed"),
        ("smoke_grenade", "aimed"),
        ("light_machine_gun", "aimed"),
        ("rifle", "moving"),
    ):
        assert chances("hit", pack, rules, weapon=weapon, range="short", fire=fire) == {"cannot": "1"}
    assert chances("hit", pack, rules, weapon="hand_grenade", range=5) == {"hit": "7/12", "miss": "5/12"}
    held = ruled(wire={"entangled_may_attack": False})
    assert chances("hit", pack, held, weapon="rifle", range=5, hindered="entangled") == {"cannot": "1"}
    assert chances("hit", pack, held, weapon="rifle", range=5) == {"hit": "13/18", "miss": "5/18"}
    small = ruled(options={"large_targets": False})
    assert chances("hit", pack, small, weapon="rocket_launcher", range=5, target="large") == {"cannot": "1"}


def test_a_pack_may_let_grenades_fly_two_dots_an_ap(pack: Pack) -> None:
    """IN.GAP.2: with 4 AP at most that is eight dots, five of which take three AP; nine are too far."""
    rules = ruled(thrown={"dots_per_ap": 2, "most_ap": 4})
    ap = [one("hit", pack, rules, weapon="hand_grenade", range=dots).figures["ap"] for dots in (1, 2, 5, "short")]

    assert ap == [1, 1, 3, 4]
    assert chances("hit", pack, rules, weapon="hand_grenade", range=8) == {"hit": "7/12", "miss": "5/12"}
    assert chances("hit", pack, rules, weapon="hand_grenade", range=9) == {"cannot": "1"}


def test_ap_are_those_of_the_weapon_of_firing_on_the_move_or_of_the_throw(pack: Pack) -> None:
    """IN.MVF.3, IN.MVF.8, IN.GAP.2: 3 for a rifle, 2 on the move, 5 for a rocket there too, 6 to throw six dots."""
    asked = (
        ("rifle", "aimed", 9),
        ("rifle", "moving", 9),
        ("rocket_launcher", "moving", 9),
        ("hand_grenade", "aimed", 6),
    )
    ap = [one("hit", pack, weapon=weapon, fire=fire, range=dots).figures["ap"] for weapon, fire, dots in asked]

    assert ap == [3, 2, 5, 6]


def marks_after(points: int, covered: Sequence[int], cells: int = 10) -> tuple[int, int]:
    """Return HP cells crossed out and hits on armour after lethal points, by the words of IN.HOUSE.2."""
    crossed, hits = 0, Counter[int]()
    for _ in range(points):
        if crossed == cells:
            break
        if crossed + 1 in covered and hits[crossed + 1] < 2:
            hits[crossed + 1] += 1
        else:
            crossed += 1
    return crossed, hits.total()


def standing(points: int, covered: Sequence[int]) -> str:
    """Return how a fresh trooper stands after lethal points."""
    crossed, hits = marks_after(points, covered)
    return "dead" if crossed == 10 else "wounded" if crossed else "armor_only" if hits else "unharmed"


@pytest.mark.parametrize(
    ("weapon", "damage", "shots", "armor", "first"),
    [("rifle", 4, 3, 0, 1), ("assault_rifle", 3, 4, 2, 1), ("pistol", 2, 3, 3, 1), ("medium_machine_gun", 6, 4, 4, 3)],
)
def test_shots_wear_a_trooper_down_point_by_point(
    weapon: str, damage: int, shots: int, armor: int, first: int, pack: Pack
) -> None:
    """Every sequence of hits and misses, at 13 in 18 each; armour takes two points a cell. Rule: IN.HOUSE.2."""
    covered = range(first, first + armor)
    found: dict[str, Fraction] = {}
    cells = [Fraction(0)] * 11
    for hits in product((True, False), repeat=shots):
        chance = Fraction(1)
        for hit in hits:
            chance *= Fraction(13 if hit else 5, 18)
        points = damage * sum(hits)
        found[standing(points, covered)] = found.get(standing(points, covered), Fraction(0)) + chance
        cells[marks_after(points, covered)[0]] += chance
    asked = {"weapon": weapon, "shots": shots, "armor": armor, "armor_from": first, "range": "short"}

    row = one("shots", pack, **asked)

    assert {name: chance for name, chance in row.chances.items() if chance} == found
    assert row.figures["cells_crossed"] == sum(number * chance for number, chance in enumerate(cells))
    assert [each.chances["exactly"] for each in rows("cells", pack, **asked)] == cells
    assert [each.chances["more"] for each in rows("cells", pack, **asked)] == [sum(cells[n + 1 :]) for n in range(11)]


def test_how_many_shots_kill_is_the_hits_it_takes_over_the_chance_of_each(pack: Pack) -> None:
    """A rifle's 4 points take 3 hits for 10 cells, 5 for 18 points; at 13 in 18 that is 54/13 and 90/13 shots."""
    bare, armoured, hurt = (
        one("shots", pack, weapon="rifle", shots=1, range="short", **card).figures
        for card in ({}, {"armor": 4}, {"suffered": 7})
    )

    assert [[each["hits_to_kill"], each["shots_to_kill"]] for each in (bare, armoured, hurt)] == [
        [3, Fraction(54, 13)],
        [5, Fraction(90, 13)],
        [1, Fraction(18, 13)],
    ]
    beyond = one("shots", pack, weapon="rifle", shots=3, range=81)
    assert [beyond.figures["shots_to_kill"], beyond.chances["unharmed"]] == [0, 1]


def test_armour_beyond_the_card_is_none_and_armour_that_stops_all_lets_nobody_be_killed() -> None:
    """A card has ten cells; a club of two points of bludgeoning crosses one a hit. Rules: IN.ARM.3, IN.HOUSE.2."""
    bare = fresh_body((), RULES)

    assert fresh_body(range(11, 50), RULES) == bare
    assert hits_to_kill(bare, 2, Harm.BLUDGEONING, RULES) == 10
    assert hits_to_kill(fresh_body((1,), RULES), 2, Harm.BLUDGEONING, RULES) is None
    assert hits_to_kill(fresh_body((2,), RULES), 2, Harm.BLUDGEONING, RULES) is None


def test_armour_of_the_basic_game_is_gone_before_anybody_is_hurt(pack: Pack) -> None:
    """IN.ARM.1, IN.GAP.6: one point a cell, wherever it lies; 3 points on 2 cells are 1 HP cell."""
    rules = ruled(options={"body_armor": False})
    row = one("burst", pack, rules, weapon="hand_grenade", dots=0, armor=2, armor_from=5)

    assert [row.figures["points"], row.figures["cells_crossed"]] == [3, 1]
    assert one("burst", pack, weapon="hand_grenade", dots=0, armor=2, armor_from=5).figures["cells_crossed"] == 3


@pytest.mark.parametrize(
    ("weapon", "attacks"),
    [("rifle", [0, 1, 1, 1, 1]), ("assault_rifle", [0, 1, 2, 3, 3]), ("light_machine_gun", [0, 1, 2, 3, 4])],
)
def test_an_arc_is_fired_into_once_three_times_or_without_limit(weapon: str, attacks: list[int], pack: Pack) -> None:
    """Single shot, burst, crewed; as many attacks of a table of shots come to the same. Rules: IN.CRW.3, IN.HOUSE.4."""
    walked = rows("arc", pack, weapon=weapon, dots="0..4", armor=1, range="short")

    assert [row.figures["attacks"] for row in walked] == attacks
    for row, made in zip(walked, attacks, strict=True):
        shot = one("shots", pack, weapon=weapon, shots=made, armor=1, range="short", fire="arc")
        assert row.chances == shot.chances


def test_fists_are_stopped_by_armour_and_half_cross_cells(pack: Pack) -> None:
    """7 times in 12 a die of bludgeoning, two points a cell; armour stops all. Rules: IN.ARM.3, IN.HOUSE.7."""
    crossed = Fraction(0)
    for points in FACES:
        crossed += Fraction(7, 12) * Fraction(points // 2, 6)

    assert one("fists", pack, blows=1).figures["cells_crossed"] == crossed
    assert chances("fists", pack, blows=1) == {"wounded": "7/12", "unharmed": "5/12"}
    assert chances("fists", pack, blows=9, armor=1) == {"unharmed": "1"}
    assert chances("fists", pack, blows=1, modifier=6) == {"wounded": "1/36", "unharmed": "35/36"}
    assert chances("fists", pack, blows=2, suffered=9) == {
        "dead": str(Fraction(1) - chance_alive_with_one_cell_left()),
        "wounded": str(chance_alive_with_one_cell_left() - Fraction(25, 144)),
        "unharmed": "25/144",
    }


def chance_alive_with_one_cell_left() -> Fraction:
    """Return the chance to live through two blows with one cell left, which two points cross out. Rule: IN.HOUSE.2."""
    alive = Fraction(0)
    for first, second in product((0, *FACES), repeat=2):
        chance = Fraction(1)
        for points in (first, second):
            chance *= Fraction(5, 12) if points == 0 else Fraction(7, 72)
        alive += chance if first + second < 2 else 0
    return alive


def landings(number: int) -> Iterator[tuple[tuple[int, int], Fraction]]:
    """Yield where an explosive comes down and the chance of it, throw by throw. Rules: IN.EXP.11, IN.GAP.18."""
    for total, ways in TOTALS.items():
        if total != 2 and (total >= number or total == 12):
            yield (0, 0), Fraction(ways, 36)
            continue
        dots = max(1, min(6, number - total))
        for east, north in COMPASS:
            yield (dots * east, dots * north), Fraction(ways, 36 * 8)


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        ({"weapon": "hand_grenade", "range": 8}, 7),
        ({"weapon": "rocket_launcher", "range": 212, "fire": "moving", "line": "smoke"}, 13),
        ({"weapon": "satchel_charge", "range": 2}, 7),
    ],
)
def test_misses_come_down_in_a_star_around_the_dot(asked: dict[str, Any], number: int, pack: Pack) -> None:
    """Each dot within seven has the chance that the throws give it. Rules: IN.EXP.11, IN.GAP.18, IN.HOUSE.6."""
    counted: dict[tuple[int, int], Fraction] = {}
    for dot, chance in landings(number):
        counted[dot] = counted.get(dot, Fraction(0)) + chance

    found = rows("landing", pack, north="7..-7", east="-7..7", **asked)

    assert {(int(row.given["east"]), int(row.given["north"])): row.chances["here"] for row in found} == {
        (east, north): counted.get((east, north), Fraction(0)) for north, east in product(range(-7, 8), range(-7, 8))
    }
    apart = [sum(chance for dot, chance in counted.items() if max(map(abs, dot)) == dots) for dots in range(8)]
    scattered = rows("scatter", pack, dots="0..7", **asked)
    assert [row.chances["exactly"] for row in scattered] == apart
    assert [row.chances["nearer"] for row in scattered] == [sum(apart[:dots]) for dots in range(8)]
    assert scattered[0].figures["mean_dots"] == sum(dots * chance for dots, chance in enumerate(apart))


@pytest.mark.parametrize(
    ("ruling", "found"),
    [
        ("no_effect", {"here": "13/18", "no_effect": "5/18"}),
        ("lands_anyway", {"here": "1"}),
        ("scatters", {"here": "13/18", "elsewhere": "5/18"}),
    ],
)
def test_what_a_missed_flame_does_is_a_ruling(ruling: str, found: dict[str, str], pack: Pack) -> None:
    """IN.INC.12, IN.GAP.12: nothing, as ruled; a pack may say otherwise, but grenades scatter in any case."""
    rules = ruled(scatter={"incendiary_miss": ruling})

    assert chances("landing", pack, rules, weapon="flamethrower", north=0, east=0) == found
    assert chances("landing", pack, rules, weapon="incendiary_grenade", north=0, east=0) == {
        "here": "7/12",
        "elsewhere": "5/12",
    }


RINGS = {"hand_grenade": (3, 2, 1), "rocket_launcher": (8, 4, 2), "satchel_charge": (8, 4, 2, 1)}


@pytest.mark.parametrize(
    ("weapon", "armor", "water"), [("hand_grenade", 0, 0), ("hand_grenade", 1, 2), ("rocket_launcher", 2, 0)]
)
@pytest.mark.parametrize("place", [(0, 0), (1, 0), (2, 1), (5, 5), (-3, 4)])
def test_who_is_near_where_it_is_aimed_takes_the_ring_of_where_it_comes_down(
    weapon: str, armor: int, water: int, place: tuple[int, int], pack: Pack
) -> None:
    """Two more in water within the rings. Rules: IN.EXP.3, IN.WAT.6, IN.GAP.20."""
    found: dict[str, Fraction] = {}
    mean = Fraction(0)
    for (east, north), chance in landings(6 if weapon == "rocket_launcher" else 7):
        distance = max(abs(east - place[0]), abs(north - place[1]))
        points = RINGS[weapon][distance] + water if distance < 3 else 0
        mean += chance * points
        name = standing(points, range(1, armor + 1))
        found[name] = found.get(name, Fraction(0)) + chance
    ground = "water" if water else "open"

    row = one("blast", pack, weapon=weapon, range=2, east=place[0], north=place[1], armor=armor, place=ground)

    assert {name: chance for name, chance in row.chances.items() if chance} == found
    assert row.figures["mean_points"] == mean


def test_a_burst_falls_off_from_ring_to_ring_and_stops_at_walls(pack: Pack) -> None:
    """IN.CASE.45 to 50: an anti-tank missile 13, 6, 3, 1; 2 more for a rocket in water; 0 behind a wall or prone."""
    asked = {"weapon": "anti_tank_missile", "dots": "0..4"}

    assert [row.figures["points"] for row in rows("burst", pack, **asked)] == [13, 6, 3, 1, 0]
    for weapon, dots, place, points in (
        ("rocket_launcher", 1, "water", 6),
        ("rocket_launcher", 3, "water", 0),
        ("incendiary_rocket", 1, "prone_behind_low_wall", 0),
        ("incendiary_rocket", 1, "water", 2),
        ("recoilless_rifle", 1, "behind_wall", 0),
    ):
        assert one("burst", pack, weapon=weapon, dots=dots, place=place).figures["points"] == points


@pytest.mark.parametrize(
    ("weapon", "number", "toughness", "needs"), [("rocket_launcher", 4, "wall", 11), ("satchel_charge", 5, "light", 16)]
)
def test_a_wall_is_breached_by_what_comes_down_on_it_and_beside_it(
    weapon: str, number: int, toughness: str, needs: int, pack: Pack
) -> None:
    """Each of three throws does the ring of how far off it is; 10 takes 11, 15 takes 16. Rules: IN.LRG.2, IN.BRC.1."""
    points: dict[int, Fraction] = {}
    for dot, chance in landings(number):
        apart = max(map(abs, dot))
        ring = RINGS[weapon][apart] if apart < len(RINGS[weapon]) else 0
        points[ring] = points.get(ring, Fraction(0)) + chance
    breached = [Fraction(0)] * 4
    for uses in range(1, 4):
        for thrown in product(points, repeat=uses):
            chance = Fraction(1)
            for each in thrown:
                chance *= points[each]
            breached[uses] += chance if sum(thrown) >= needs else 0

    found = rows("breach", pack, weapon=weapon, toughness=toughness, uses="0..3", range="short")

    assert [row.chances["breached"] for row in found] == breached
    assert found[0].figures["needs"] == needs


def test_how_often_it_takes_to_breach_is_the_sum_of_the_chances_to_stand(pack: Pack) -> None:
    """The mean number of uses is 1 and the chances that it still stands after 1, 2, 3 and so on."""
    found = rows("breach", pack, weapon="hand_grenade", toughness="tree", uses="0..20")

    assert found[0].figures["mean_uses"] == pytest.approx(float(sum(row.chances["stands"] for row in found)), abs=1e-12)
    off = ruled(options={"breaching": False})
    never = one("breach", pack, off, weapon="rocket_launcher", toughness="tree", uses=5)
    assert [never.chances["stands"], never.figures["mean_uses"]] == [1, 0]


def test_fire_burns_six_turns_around_where_it_came_down_and_not_on_water(pack: Pack) -> None:
    """IN.INC.7, IN.GAP.24, IN.GAP.49: the three rings of an incendiary grenade, out six turns later; 7 to hit."""
    near = sum(chance for (east, north), chance in landings(7) if max(abs(east - 2), abs(north)) <= 2)
    burning = [
        row.chances["burning"] for row in rows("fire", pack, weapon="incendiary_grenade", east=2, turns="0..7", range=4)
    ]

    assert burning == [near] * 6 + [0, 0]
    wet = rows("fire", pack, weapon="incendiary_grenade", east="0..2", turns="0", ground="water")
    assert {row.chances["burning"] for row in wet} == {0}


def test_where_fire_spreads_its_front_moves_a_dot_a_turn_and_it_never_goes_out(pack: Pack) -> None:
    """IN.GAP.11: a flame that hits, 13 times in 18, reaches a dot 5 away from its two rings after four turns.

    Where it came down it burns out with the ring around it in turn 6, and so waits a turn until that burns again.
    """
    spreads = ruled(fire={"spreads": "vegetation"})
    asked = {"weapon": "flamethrower", "east": 5, "turns": "0..12", "range": "short"}

    burning = [row.chances["burning"] for row in rows("fire", pack, spreads, ground="vegetation", **asked)]

    assert burning == [Fraction(0)] * 4 + [Fraction(13, 18)] * 9
    reached = rows("fire", pack, spreads, ground="vegetation", **asked)
    assert [row.figures["farthest"] for row in reached] == [*range(1, 14)]
    squares = [(2 * n + 1) ** 2 for n in range(1, 14)]
    squares[6] -= 1
    assert [row.figures["mean_dots"] for row in reached] == [Fraction(13, 18) * dots for dots in squares]
    assert {row.chances["burning"] for row in rows("fire", pack, spreads, ground="open", **asked)} == {0}


def test_smoke_grows_once_and_is_gone_after_twelve_turns(pack: Pack) -> None:
    """IN.SMK.3, IN.SMK.5, IN.SMK.7: a radius of 1, of 2 from the next turn on, none in the twelfth."""
    asked = {"weapon": "smoke_grenade", "east": 2, "north": 1, "turns": "0,1,11,12", "range": 8}
    at = {
        radius: sum(chance for dot, chance in landings(7) if max(abs(dot[0] - 2), abs(dot[1] - 1)) <= radius)
        for radius in (1, 2)
    }

    assert [row.chances["smoke"] for row in rows("smoke", pack, **asked)] == [at[1], at[2], at[2], 0]
    halved = ruled(smoke={"counted_in": "side_turns"})
    late = rows("smoke", pack, halved, **{**asked, "turns": "5,6"})
    assert [row.chances["smoke"] for row in late] == [at[2], 0]


def test_morale_is_seven_for_a_regular_and_one_more_for_each_after_the_fourth(pack: Pack) -> None:
    """IN.CASE.94 to 98: none with three dead; 7/12 with four, and with six under a leader; 1/36 for a green seventh."""
    for experience, dead, leadership, passes in (
        ("regular", 4, 0, "7/12"),
        ("regular", 6, 2, "7/12"),
        ("green", 7, 0, "1/36"),
        ("elite", 4, 2, "1"),
        ("green", 3, 0, "1"),
    ):
        row = one("morale", pack, experience=experience, dead=dead, leadership=leadership)
        assert str(row.chances["steady"]) == str(row.figures["passes"]) == passes
    assert one("morale", pack, experience="green", dead=3, leadership=0).figures["number"] == 0


def test_who_fails_rallies_in_its_turns_and_goes_at_a_further_check(pack: Pack) -> None:
    """IN.GAP.28: of 12 regulars 5 fail and are shaken; each rally calms 7 of 12, and routs nobody as ruled."""
    asked = {"experience": "regular", "dead": 4, "leadership": 0}
    passes, fails = Fraction(7, 12), Fraction(5, 12)

    assert chances("morale", pack, checks=1, **asked) == {"steady": "7/12", "shaken": "5/12"}
    for checks in (2, 9):
        shaken = fails**checks
        assert chances("morale", pack, checks=checks, **asked) == {"steady": str(1 - shaken), "shaken": str(shaken)}
    assert chances("morale", pack, checks=1, failed="yes", **asked) == {"shaken": "7/12", "routed": "5/12"}
    rallied = {"steady": str(passes**2), "shaken": str(passes * fails), "routed": "5/12"}
    assert chances("morale", pack, checks=2, failed="yes", **asked) == rallied
    assert chances("morale", pack, checks=0, failed="yes", **asked) == {"shaken": "1"}
    harsh, patient = ruled(morale={"fails": "routed"}), ruled(morale={"routed_after": 3})
    assert chances("morale", pack, harsh, checks=1, **asked) == {"steady": "7/12", "routed": "5/12"}
    assert chances("morale", pack, patient, checks=1, failed="yes", **asked) == {"shaken": "1"}
    counted = ruled(morale={"rally_counts": True})
    assert chances("morale", pack, counted, checks=2, **asked) == {"steady": str(1 - fails**2), "routed": str(fails**2)}


def test_wire_holds_every_second_and_tears_before_it_lets_go(pack: Pack) -> None:
    """IN.CASE.71: 1/8 is still caught two turns later. Somebody with one cell left lives only through a 1."""
    assert [row.chances["caught"] for row in rows("wire", pack, turns="0..2")] == [
        Fraction(1, 2),
        Fraction(1, 4),
        Fraction(1, 8),
    ]
    assert chances("wire", pack, turns=0, suffered=9) == {"caught": "1/12", "free": "1/12", "dead": "5/6"}
    assert chances("wire", pack, turns=1, suffered=9) == {"free": "1/12", "dead": "11/12"}
    assert chances("wire", pack, turns=3, armor=1) == {"caught": "1/16", "free": "15/16"}
    assert one("wire", pack, turns=0).figures["cells_crossed"] == Fraction(0 + 1 + 1 + 2 + 2 + 3, 6)
    assert chances("wire", pack, ruled(options={"barbed_wire": False}), turns=3) == {"free": "1"}


def test_who_lies_is_as_easy_to_hit_by_a_grenade_where_that_is_ruled(pack: Pack) -> None:
    """IN.GAP.58: with `prone_for_dot_fire: false` 7 are enough, and a rifle still needs 8."""
    rules = ruled(target={"prone_for_dot_fire": False})

    assert one("hit", pack, rules, weapon="hand_grenade", range=8, target="prone").figures["number"] == 7
    assert one("hit", pack, rules, weapon="rifle", range="short", target="prone").figures["number"] == 8


def test_numbers_of_a_homebrew_change_the_odds(pack: Pack) -> None:
    """With 5 to reach for ranged weapons a rifle hits 30 times in 36; with least 3 a miss is 3 dots off at least."""
    rules = ruled(target={"base": {"ranged": 5}}, scatter={"least": 3, "most": 3})

    assert chances("hit", pack, rules, weapon="rifle", range=1) == {"hit": "5/6", "miss": "1/6"}
    assert [row.chances["exactly"] for row in rows("scatter", pack, rules, weapon="hand_grenade", dots="1..4")] == [
        0,
        0,
        Fraction(5, 12),
        0,
    ]


@pytest.mark.parametrize(
    ("table", "asked", "said"),
    [
        ("hit", {"weapon": "riffle"}, "did you mean 'rifle'"),
        ("hit", {"range": "near"}, "'near'"),
        ("hit", {"line": "smoke:many"}, "'smoke:many'"),
        ("hit", {"line": "smok"}, "did you mean 'smoke'"),
        ("hit", {"target": "pron"}, "did you mean 'prone'"),
        ("shots", {"weapon": "hand_grenade"}, "'hand_grenade' cannot be asked about here"),
        ("blast", {"weapon": "smoke_grenade"}, "cannot be asked about here"),
        ("fire", {"weapon": "rocket_launcher"}, "use flamethrower, heavy_flamethrower, incendiary_grenade"),
        ("landing", {"east": "-60"}, "'-60'"),
        ("landing", {"east": "west"}, "such as -3..3"),
    ],
)
def test_what_cannot_be_asked_is_refused_by_name(table: str, asked: dict[str, str], said: str, pack: Pack) -> None:
    """Whoever asks is told what was wrong, and what there is."""
    with pytest.raises(ValueError, match=said):
        rows(table, pack, **asked)


def test_all_weapons_are_those_that_a_table_is_about(pack: Pack) -> None:
    """Every weapon of the pack is asked about in `hit`, and in one of the tables on harm or smoke."""
    known = {loaded.id for loaded in pack.of_kind("weapon")}

    def of(table: str) -> set[str]:
        return {row.given["weapon"] for row in rows(table, pack)}

    assert of("hit") == known
    assert of("shots") | of("blast") | of("smoke") == known
    assert of("shots") & of("scatter") == set()
    assert of("blast") | of("smoke") == of("scatter")
    assert all(isinstance(loaded.model, Weapon) for loaded in pack.of_kind("weapon"))
