"""Explosives, fire, smoke and breaches by hand."""

from typing import Any

import pytest

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.blasts.smoke import land_smoke
from engine.games.infantry.kernel.codes import Action, Fault, Land, Slot
from engine.games.infantry.kernel.course import begin_turn, end_side
from engine.games.infantry.kernel.moving.hazards import light_fire
from schemas.models.infantry.people import Weapon
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, map_of, only


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


GRENADE = Slot.GRENADES


def throws(table: Table, name: str, column: int, row: int, slot: int = GRENADE) -> list[dict[str, Any]]:
    """Let a trooper use an explosive at a dot, and its side's turn end; return the rows."""
    rows = table.do(name, Action.EXPLOSIVE, slot=slot, column=column, row=row)
    end_side(table.game, 0)
    return [*rows, *table.rows()]


def test_a_grenade_goes_as_far_as_ap_are_spent_and_hurts_by_rings(pack: Pack) -> None:
    """IN.GAP.2, IN.GAP.17, IN.EXP.3: 6 dots for 6 AP, 7 to reach; 3 where it lands, 2 beside it, 1 two dots away."""
    table = Table(pack, ("recruit",), ("scout", "scout", "scout", "scout"))
    table.put("recruit", 0, 0, ap=7)
    for number, column in enumerate((0, 1, 2, 3), 1):
        table.put(f"scout#{number}", column, 6)
    table.dice("recruit", attack=(3, 4))

    rows = throws(table, "recruit", 0, 6)

    assert [row["number"] for row in only(rows, "declared")] == [7]
    assert table.ap("recruit") == 1
    assert [(row["actor"], row["points"]) for row in only(rows, "damage")] == [
        ("Scout (B 1)", 3),
        ("Scout (B 2)", 2),
        ("Scout (B 3)", 1),
    ]


def test_a_miss_scatters(pack: Pack) -> None:
    """IN.GAP.18: 7 to reach and 4 rolled is 3 dots, to the south-east with a 4."""
    table = Table(pack, ("recruit",))
    table.put("recruit", 0, 0, ap=7)
    table.dice("recruit", attack=(2, 2), scatter=4)

    rows = throws(table, "recruit", 0, 6)

    [scattered] = only(rows, "scatters")
    assert (scattered["column"], scattered["row"], scattered["dots"]) == (3, 3, 3)
    assert [(row["column"], row["row"]) for row in only(rows, "blast")] == [(3, 3)]


def test_a_missed_rocket_of_fire_does_nothing_and_its_round_is_gone(pack: Pack) -> None:
    """IN.INC.12, IN.GAP.12: ranged incendiaries do not scatter; of the flamer's 4 rounds 3 are left."""
    table = Table(pack, ("flamer",))
    table.put("flamer", 0, 0, ap=8)
    table.dice("flamer", attack=(1, 2))

    rows = throws(table, "flamer", 0, 6, Slot.PRIMARY)

    assert [row["rounds"] for row in only(rows, "declared")] == [3]
    assert [row["why"] for row in only(rows, "no_effect")] == ["missed"]
    assert not only(rows, "blast")


def test_a_wall_shelters_from_a_blast(pack: Pack) -> None:
    """IN.INC.5, IN.GAP.50: behind the wall nobody is hurt; beside it, at the same distance, somebody is."""
    table = Table(
        pack, ("recruit",), ("scout", "scout"), ground=map_of("......", "..#...", "......", "......", rows=12)
    )
    table.put("recruit", 2, 4, ap=7)
    table.put("scout#1", 2, 11)
    table.put("scout#2", 1, 11)
    table.dice("recruit", attack=(6, 6))

    rows = throws(table, "recruit", 2, 9)

    assert [row["actor"] for row in only(rows, "damage")] == ["Scout (B 2)"]


def test_flames_light_the_dots_they_reach_but_not_water(pack: Pack) -> None:
    """IN.INC.7, IN.GAP.24: the heavy flamethrower has three rings, so 25 dots burn, less the five of water."""
    table = Table(pack, ("flamer",), ground=map_of("-" * 7, rows=12))
    table.put("flamer", 3, 2, ap=8)
    table.dice("flamer", attack=(6, 6))

    rows = throws(table, "flamer", 3, 9, Slot.PRIMARY)

    assert len(only(rows, "burns")) == 20
    assert {row["until"] for row in only(rows, "burns")} == {7}


def test_fire_hurts_on_entry_and_at_the_end(pack: Pack) -> None:
    """IN.INC.9, IN.INC.10, IN.GAP.11: through two burning dots and staying on the second is 1, 1 and 8."""
    table = Table(pack, ("section_leader",))
    table.put("section_leader", 0, 0, ap=8)
    for row in (1, 2):
        light_fire(table.game, 0, row)

    rows = table.walk("section_leader", (0, 1), (0, 2))
    end_side(table.game, 0)

    assert [row["points"] for row in only([*rows, *table.rows()], "fire_hurts")] == [1, 1, 8]


def test_a_fire_lit_in_turn_one_is_out_at_the_start_of_turn_seven(pack: Pack) -> None:
    """IN.GAP.49: it burns through turn 6."""
    table = Table(pack)
    light_fire(table.game, 5, 5)
    table.rows()
    for turn, outs in ((6, 0), (7, 1)):
        table.game.battle.turn = turn
        begin_turn(table.game)
        assert len(only(table.rows(), "fire_out")) == outs


def test_smoke_hides_grows_in_the_next_own_turn_and_goes(pack: Pack) -> None:
    """IN.SMK.3 to IN.SMK.7: 3 for each of 3 dots in the line, of 5 once it has grown; of turn 1, it goes in 13."""
    table = Table(pack, ("scout", "rifleman"), ("recruit",))
    table.put("scout", 4, 0, ap=8)
    table.put("rifleman", 4, 1, ap=8)
    table.put("recruit", 4, 20)
    table.dice("scout", attack=(6, 6))
    rows = throws(table, "scout", 4, 8)

    assert [(row["radius"], row["until"]) for row in only(rows, "smoke")] == [(1, 13)]
    numbers = []
    for turn in (1, 2, 13):
        table.game.battle.turn = turn
        begin_turn(table.game)
        if turn > 1:
            end_side(table.game, 0)
        table.put("rifleman", 4, 1, ap=8)
        numbers += [row["number"] for row in only(table.do("rifleman", Action.AIMED_FIRE, "recruit"), "attack")]
    assert numbers == [6 + 9, 6 + 15, 6]


def test_a_tree_falls_and_is_rough_ground(pack: Pack) -> None:
    """IN.BRC.6, IN.LRG.2, IN.GAP.27: 4 to reach at a large target with a rocket; its 8 points are more than 5."""
    table = Table(pack, ("rocketeer",), ground=map_of("...T..", rows=30))
    table.put("rocketeer", 3, 0, ap=8)
    table.dice("rocketeer", attack=(2, 2))

    rows = throws(table, "rocketeer", 3, 29, Slot.PRIMARY)

    assert [row["number"] for row in only(rows, "declared")] == [4]
    [tree] = only(rows, "structure")
    assert (tree["total"], tree["breached"]) == (8, True)
    table.put("rocketeer", 3, 28, ap=8)
    assert [row["cost"] for row in only(table.walk("rocketeer", (3, 29)), "step")] == [3]


@pytest.mark.parametrize(
    ("option", "card", "slot"),
    [("explosive_ranged", "rocketeer", 0), ("incendiary", "flamer", 0), ("smoke", "scout", GRENADE)],
)
def test_what_is_switched_off_is_not_used(pack: Pack, option: str, card: str, slot: int) -> None:
    """IN.GEN.1: each of these options by itself."""
    for played, faults in ((True, 0), (False, Fault.WRONG_WEAPON)):
        table = Table(pack, (card,), ("recruit",), options={option: played})
        table.put(card, 0, 0, ap=8)
        assert table.faults(card, Action.EXPLOSIVE, slot=slot, column=0, row=6) == faults


def test_where_a_prone_trooper_lies_behind_a_low_wall_nothing_burns(pack: Pack) -> None:
    """IN.INC.6, IN.GAP.47: neither the scout nor its dot is reached; standing up both are, and so are without it."""
    for prone, types, burns in ((1, ["incendiary"], False), (0, ["incendiary"], True), (1, [], True)):
        table = Table(
            pack, ("flamer",), ("scout",), ground=map_of("..n...", rows=12), explosion={"low_cover_from": types}
        )
        table.put("flamer", 2, 2, ap=8)
        table.put("scout", 1, 11, prone=prone)
        table.dice("flamer", attack=(6, 6))
        rows = throws(table, "flamer", 3, 11, Slot.PRIMARY)
        assert ((1, 11) in {(row["column"], row["row"]) for row in only(rows, "burns")}) is burns
        assert bool(only(rows, "damage")) is burns


def test_to_load_the_next_round_costs_what_is_ruled(pack: Pack) -> None:
    """IN.GAP.14: the first rocket is loaded; the second costs 5 AP, with `reload: 2` 7. Grenades need none of it."""
    for reload, ap in ((0, 5), (2, 7)):
        table = Table(pack, ("rocketeer",), ("recruit",), actions={"reload": reload})
        table.put("rocketeer", 0, 0, ap=9)
        table.do("rocketeer", Action.EXPLOSIVE, slot=Slot.PRIMARY, column=0, row=20)
        assert table.ap("rocketeer") == 4
        table.put("rocketeer", 0, 0, ap=ap - 1)
        assert table.faults("rocketeer", Action.EXPLOSIVE, slot=Slot.PRIMARY, column=0, row=20) == Fault.NOT_ENOUGH
        table.put("rocketeer", 0, 0, ap=ap)
        table.do("rocketeer", Action.EXPLOSIVE, slot=Slot.PRIMARY, column=0, row=20)
        assert table.ap("rocketeer") == 0
    table = Table(pack, ("recruit",), actions={"reload": 2})
    for _ in range(2):
        table.put("recruit", 0, 0, ap=6)
        table.do("recruit", Action.EXPLOSIVE, slot=GRENADE, column=0, row=6)
    assert table.ap("recruit") == 0


def test_a_vehicle_is_a_structure_of_medium_toughness(pack: Pack) -> None:
    """IN.GAP.43, IN.LRG.1, IN.HOUSE.6: nobody walks into it, a rocket does it 8 points, and 41 are needed."""
    table = Table(
        pack, ("rocketeer",), ground=map_of("...v..", rows=30), drawn={"legend": {".": "standard", "v": "vehicle"}}
    )
    table.put("scout", 0, 0)
    for hit in range(1, 7):
        table.put("rocketeer", 3, 0, ap=8)
        table.game.battle.rounds[Slot.PRIMARY] = 4
        table.dice("rocketeer", attack=(6, 6))
        [wreck] = only(throws(table, "rocketeer", 3, 29, Slot.PRIMARY), "structure")
        assert (wreck["total"], wreck["breached"]) == (8 * hit, hit == 6)


def test_incendiaries_are_primary_weapons_and_their_grenades_grenades(pack: Pack) -> None:
    """IN.GAP.10: flamethrowers and the rocket in the first section, grenades in place of hand grenades."""
    weapons = [loaded.model for loaded in pack.of_kind("weapon")]
    sections = {weapon.id: weapon.section.value for weapon in weapons if isinstance(weapon, Weapon)}
    assert [sections[name] for name in ("flamethrower", "heavy_flamethrower", "incendiary_rocket")] == ["primary"] * 3
    assert sections["incendiary_grenade"] == sections["hand_grenade"] == "grenades"


def test_who_stands_in_fire_when_a_turn_begins_is_hurt(pack: Pack) -> None:
    """IN.GAP.49, IN.GAP.58: by 1 point, whatever a step into it does; not if the fire goes out at that moment."""
    for turn, start, hurts in ((2, 1, [1]), (2, 3, [3]), (2, 0, []), (7, 1, [])):
        table = Table(pack, ("recruit",), fire={"start_damage": start, "enter_damage": 2})
        table.put("recruit", 5, 5)
        light_fire(table.game, 5, 5)
        table.game.battle.turn = turn
        table.rows()
        begin_turn(table.game)
        assert [row["points"] for row in only(table.rows(), "fire_hurts")] == hurts


def test_fire_spreads_to_vegetation_alone_where_it_spreads(pack: Pack) -> None:
    """IN.GAP.11: it does not, as ruled; else to the brush beside it, not to trees, and not on from there at once."""
    for spreads, burns in (("never", set()), ("vegetation", {(1, 11), (3, 11)})):
        table = Table(pack, ground=map_of(".,.%%T", "......", rows=12), fire={"spreads": spreads})
        light_fire(table.game, 2, 11)
        table.rows()
        table.game.battle.turn = 2
        begin_turn(table.game)
        assert {(row["column"], row["row"]) for row in only(table.rows(), "burns")} == burns


def test_smoke_does_not_grow_in_the_turn_it_lands(pack: Pack) -> None:
    """IN.SMK.5: worked out at once it lands before the movement phase ends, and grows in the next one."""
    table = Table(pack, ("scout",), ("recruit",), turn={"explosions": "at_once"})
    table.put("scout", 4, 0, ap=8)
    table.put("recruit", 4, 29)
    table.dice("scout", attack=(6, 6))
    rows = throws(table, "scout", 4, 8)
    assert [row["radius"] for row in only(rows, "smoke")] == [1]
    table.game.battle.turn = 2
    end_side(table.game, 1)
    assert not only(table.rows(), "smoke")
    end_side(table.game, 0)
    assert [row["radius"] for row in only(table.rows(), "smoke")] == [2]


def smoked(table: Table) -> set[int]:
    """Return the columns that smoke fills about row 3."""
    width, smoke = table.game.ground.width, table.game.battle.smoke
    return {column for column in range(width) if all(smoke[row * width + column] for row in (2, 3, 4))}


def test_smoke_fills_what_it_reaches_as_it_rises_and_as_it_grows(pack: Pack) -> None:
    """IN.SMK.3, IN.SMK.5 to IN.SMK.7: where trees fall it comes through once it grows, and not since other smoke rises;
    that of turn 1 goes in turn 13, but for the dots that smoke of turn 2 fills as well.
    """
    table = Table(pack, ground=map_of(*["...T....."] * 6))
    land_smoke(table.game, 0, 2, 3)
    assert smoked(table) == {1, 2}
    for row in range(6):
        table.game.ground.terrain[row * 9 + 3] = Land.ROUGH
    table.game.battle.turn = 2
    land_smoke(table.game, 1, 5, 3)
    assert smoked(table) == {1, 2, 4, 5, 6}
    end_side(table.game, 0)
    assert smoked(table) == {0, 1, 2, 3, 4, 5, 6}
    for turn, left in ((12, {*range(7)}), (13, {4, 5, 6}), (14, set())):
        table.game.battle.turn = turn
        begin_turn(table.game)
        assert smoked(table) == left


def test_who_uses_an_explosive_standing_still_is_done(pack: Pack) -> None:
    """IN.HOUSE.4, IN.MVF.5: it is an aimed attack; on the move its trooper goes on."""
    for moved, action in ((0, Action.EXPLOSIVE), (1, Action.EXPLOSIVE_ON_THE_MOVE)):
        table = Table(pack, ("recruit",), ("scout",))
        table.put("recruit", 0, 0, ap=7, moved=moved, stepped=moved, active=GRENADE)
        table.do("recruit", action, slot=GRENADE, column=0, row=5)
        assert table.game.battle.done[0] == 1 - moved


def test_behind_a_wall_nothing_burns_where_the_line_counts(pack: Pack) -> None:
    """IN.INC.5, IN.GAP.50: the wall keeps the flames off the dot behind it; without lines of blasts it does not."""
    for line, burns in (("detonation", False), ("none", True)):
        table = Table(pack, ("flamer",), ground=map_of("..#...", rows=12), explosion={"line": line})
        table.put("flamer", 3, 4, ap=8)
        table.dice("flamer", attack=(6, 6))
        rows = throws(table, "flamer", 3, 11, Slot.PRIMARY)
        burning = {(row["column"], row["row"]) for row in only(rows, "burns")}
        assert ((1, 11) in burning) is burns
        assert (4, 11) in burning
        assert (2, 11) not in burning


def test_fire_that_does_not_hurt_is_not_told(pack: Pack) -> None:
    """IN.INC.9: where stepping into it costs no point, no row says that it burns."""
    table = Table(pack, fire={"enter_damage": 0})
    table.put("rifleman", 0, 0, ap=8)
    light_fire(table.game, 0, 1)
    assert not only(table.walk("rifleman", (0, 1)), "fire_hurts")


def test_there_is_room_for_so_many_clouds(pack: Pack) -> None:
    """IN.SMK.3: a battle keeps 64 at a time; of one more nothing is written anywhere."""
    for clouds, rows in ((codes.CLOUDS - 1, 1), (codes.CLOUDS, 0)):
        table = Table(pack)
        table.game.battle.clouds = clouds
        land_smoke(table.game, 0, 5, 5)
        assert table.game.battle.clouds == codes.CLOUDS
        assert len(only(table.rows(), "smoke")) == rows


LYING = {
    "nobody": ("......", (5, 5), {}, 7),
    "standing": ("......", (0, 6), {}, 7),
    "prone": ("......", (0, 6), {"prone": 1}, 9),
    "beside it": ("......", (1, 6), {"prone": 1}, 7),
    "in a trench": ("=.....", (0, 6), {}, 9),
    "prone in a trench": ("=.....", (0, 6), {"prone": 1}, 9),
}


@pytest.mark.parametrize(("line", "at", "state", "number"), LYING.values(), ids=LYING)
def test_a_dot_where_somebody_lies_is_harder_to_hit(
    pack: Pack, line: str, at: tuple[int, int], state: dict[str, int], number: int
) -> None:
    """IN.GAP.58, IN.TUN.5: a grenade needs 7, and 2 more at the dot of who is prone or in a trench; or it does not."""
    for counts, expected in ((True, number), (False, 7)):
        table = Table(pack, ("recruit",), ground=map_of(line, rows=7), target={"prone_for_dot_fire": counts})
        table.put("recruit", 0, 0, ap=7)
        table.put("scout", *at, **state)
        [declared] = only(table.do("recruit", Action.EXPLOSIVE, slot=GRENADE, column=0, row=6), "declared")
        assert declared["number"] == expected


def test_who_lies_under_ground_is_not_on_the_dot_above(pack: Pack) -> None:
    """IN.GAP.58, IN.TUN.7: above a tunnel nobody lies; along it the grenade needs 2 more for that, 2 for the tunnel."""
    drawn = {"tunnels": "......\n" * 9 + "A.....\na.....\nA.....\n"}
    for under, number in ((codes.NOWHERE, 7), (0, 11)):
        table = Table(pack, ("recruit",), ground=map_of("......", rows=12), drawn=drawn)
        table.put("recruit", 0, 0, ap=7, tunnel=under)
        table.put("scout", 0, 2, prone=1, tunnel=0)
        [declared] = only(table.do("recruit", Action.EXPLOSIVE, slot=GRENADE, column=0, row=2), "declared")
        assert declared["number"] == number


def test_what_was_thrown_is_not_taken_in_hand(pack: Pack) -> None:
    """IN.EXP.2: of two grenades the second may be; a launcher without rounds is still there to be held."""
    table = Table(pack, ("recruit", "rocketeer"))
    for left, faults in ((1, 0), (0, Fault.NO_ROUNDS)):
        table.game.battle.rounds[GRENADE] = left
        assert table.faults("recruit", Action.CHANGE_WEAPON, slot=GRENADE) == faults
    table.put("rocketeer", 5, 5, active=Slot.SECONDARY)
    table.game.battle.rounds[codes.SLOTS + Slot.PRIMARY] = 0
    assert table.faults("rocketeer", Action.CHANGE_WEAPON, slot=Slot.PRIMARY) == 0
