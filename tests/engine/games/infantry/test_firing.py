"""Lines of fire, target numbers, arcs and damage, by hand."""

import pytest

from engine.games.infantry.kernel.codes import Action, Fault, Slot
from engine.games.infantry.kernel.course import begin_side
from engine.games.infantry.kernel.firing.sight import sees
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, map_of, only


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


NORTH, EAST = 0, 6


def test_a_line_of_fire_is_not_the_same_the_other_way_round(pack: Pack) -> None:
    """IN.GAP.20: from 0/0 to 2/1 the line goes over 1/1, from 2/1 to 0/0 over 1/0; a wall on 1/1 blocks one of them."""
    table = Table(pack, ground=map_of("......", "......", "......", "......", ".#....", "......"))
    table.put("rifleman", 0, 0)
    table.put("scout", 2, 1)

    assert not sees(table.game, table.person("rifleman"), table.person("scout"))
    assert sees(table.game, table.person("scout"), table.person("rifleman"))


def test_a_hill_between_blocks_and_hides_nothing_below_the_higher_end(pack: Pack) -> None:
    """IN.GAP.44: a dot above both ends blocks; trees below the level of the higher end are seen over."""
    flat = "......\n" * 5
    for levels, seen in (("..1...", False), ("1.1...", True), ("....1.", True)):
        table = Table(
            pack,
            ground="..T...\n" + flat,
            drawn={"levels": levels + "\n" + flat},
            terrain={"trees": "heavy_vegetation"},
        )
        table.put("rifleman", 0, 5)
        table.put("scout", 4, 5)
        assert sees(table.game, table.person("rifleman"), table.person("scout")) is seen, levels


@pytest.mark.parametrize("sign", "TB")
def test_trees_and_houses_below_the_higher_end_are_seen_over_from_anywhere(pack: Pack, sign: str) -> None:
    """IN.GAP.57: also where they stand right before the lower end; on its own level neither is looked over."""
    flat = "......\n" * 5
    for column in (1, 2, 3):
        ground = "".join(sign if at == column else "." for at in range(6)) + "\n"
        for levels, seen in (("1.....", True), ("......", False), ("111111", False)):
            table = Table(pack, ground=ground + flat, drawn={"levels": levels + "\n" + flat})
            table.put("rifleman", 0, 5)
            table.put("scout", 4, 5)
            assert sees(table.game, table.person("rifleman"), table.person("scout")) is seen
            assert sees(table.game, table.person("scout"), table.person("rifleman")) is seen


@pytest.mark.parametrize("both", [True, False])
def test_an_arc_and_an_aimed_attack_are_not_made_in_one_turn(pack: Pack, *, both: bool) -> None:
    """IN.GAP.56: one or the other, even once the arc is given up; with `aim_or_arc: both` one after the other."""
    table = Table(pack, ("rifleman",), ("recruit",), arcs={"aim_or_arc": "both" if both else "exclusive"})
    table.put("rifleman", 4, 0, ap=12)
    table.put("recruit", 4, 10)
    assert table.faults("rifleman", Action.AIMED_FIRE, "recruit") == 0
    for arc in (Action.ARC, Action.WIDE_ARC):
        begin_side(table.game, 0)
        table.put("rifleman", 4, 0, ap=12)
        table.do("rifleman", arc, bearing=NORTH)
        assert table.faults("rifleman", Action.AIMED_FIRE, "recruit") == (0 if both else Fault.HAS_LAID_ARC)
        table.walk("rifleman", (4, 1))
        assert table.faults("rifleman", Action.AIMED_FIRE, "recruit") == (0 if both else Fault.HAS_LAID_ARC)
        assert table.faults("rifleman", Action.FIRE_ON_THE_MOVE, "recruit") == 0
    begin_side(table.game, 0)
    assert table.faults("rifleman", Action.AIMED_FIRE, "recruit") == 0


TARGETS = {
    "plain": ({}, "......", 6),
    "prone": ({"prone": 1}, "......", 8),
    "light": ({}, "..,,..", 8),
    "own dot": ({}, "....,.", 7),
    "heavy": ({}, "..%...", 8),
    "swamp": ({}, "..s...", 7),
    "wall": ({}, "...n..", 8),
    "far wall": ({}, ".n....", 6),
    "trench": ({}, "....=.", 8),
    "prone in a trench": ({"prone": 1}, "....=.", 8),
}


@pytest.mark.parametrize(("state", "line", "number"), TARGETS.values(), ids=TARGETS)
def test_what_stands_in_the_line_and_how_the_target_lies_make_the_number(
    pack: Pack, state: dict[str, int], line: str, number: int
) -> None:
    """IN.HOUSE.3: 6, 2 for prone or a trench, 1 or 2 a dot of vegetation, 1 of swamp, 2 for a low wall before it."""
    table = Table(pack, b=("recruit",), ground=map_of(line))
    table.put("rifleman", 0, 5, ap=8)
    table.put("recruit", 4, 5, **state)

    [attack] = only(table.do("rifleman", Action.AIMED_FIRE, "recruit"), "attack")

    assert (attack["number"], attack["distance"], attack["band"]) == (number, 4, "short")


def test_at_long_range_a_sneak_suit_makes_it_harder_still(pack: Pack) -> None:
    """IN.SNK.1, IN.GAP.25: 6, 2 for long range, 1 for the scout's suit; without the option 8."""
    for worn, number in ((True, 9), (False, 8)):
        table = Table(pack, options={"sneak_suits": worn})
        table.put("rifleman", 0, 0, ap=8)
        table.put("scout", 0, 25)

        [attack] = only(table.do("rifleman", Action.AIMED_FIRE, "scout"), "attack")

        assert (attack["number"], attack["band"]) == (number, "long")


def test_a_hit_goes_on_the_armour_first(pack: Pack) -> None:
    """IN.ARM.4, IN.HOUSE.2: four points of a rifle on cells 1 and 2 armoured: two on armour, HP, one on armour, so one
    HP cell is crossed out and the second cell's armour is half gone.
    """
    table = Table(pack, b=("gunner",))
    table.put("rifleman", 0, 0, ap=8)
    table.put("gunner", 0, 10)
    table.dice("rifleman", attack=(3, 3))

    [damage] = only(table.do("rifleman", Action.AIMED_FIRE, "gunner"), "damage")

    assert (damage["points"], damage["crossed"], damage["armor_hits"]) == (4, 1, 3)


def test_two_ones_miss_and_two_sixes_hit_whatever_the_number(pack: Pack) -> None:
    """IN.GAP.16: a natural 2 misses an easy shot, a natural 12 hits one with 13 to reach."""
    for faces, hit in (((1, 1), False), ((6, 6), True)):
        table = Table(pack, b=("recruit",), ground=map_of(".%%%%.") if hit else map_of("......"))
        table.put("rifleman", 0, 5, ap=8)
        table.put("recruit", 5, 5)
        table.dice("rifleman", attack=faces)

        [roll] = only(table.do("rifleman", Action.AIMED_FIRE, "recruit"), "roll")

        assert roll["hit"] is hit


def test_an_aimed_attack_ends_the_turn(pack: Pack) -> None:
    """IN.HOUSE.4: it costs the weapon's 3 AP, and its trooper is done, whatever AP are left."""
    table = Table(pack)
    table.put("rifleman", 0, 0, ap=8)
    table.put("scout", 0, 10)

    table.do("rifleman", Action.AIMED_FIRE, "scout")

    assert table.ap("rifleman") == 5
    assert table.game.battle.done[table.person("rifleman")] == 1


def test_a_single_shot_takes_the_arc_away_and_a_burst_weapon_has_three(pack: Pack) -> None:
    """IN.HOUSE.4: of five dots entered in the arc a rifle fires at one, an assault rifle at three and keeps its arc."""
    for card, shots, arc in (("rifleman", 1, 0), ("section_leader", 3, 1)):
        table = Table(pack, (card,), ("ghost_leader",))
        table.put(card, 4, 0, ap=8)
        table.put("ghost_leader", 4, 20, ap=10)
        table.do(card, Action.ARC, bearing=NORTH)
        table.dice(card, attack=(1, 1) * 5)

        rows = table.walk("ghost_leader", *((4, row) for row in range(19, 14, -1)))

        assert len(only(rows, "attack")) == shots
        assert table.game.battle.arc[table.person(card)] == arc


def test_an_arc_covers_its_limits_and_no_more(pack: Pack) -> None:
    """IN.HOUSE.5: 60 degrees to the north: 4 to the side and 8 ahead (26.6 degrees) is in it, 5 and 8 (32) not."""
    table = Table(pack)
    table.put("rifleman", 0, 0, ap=8)
    table.do("rifleman", Action.ARC, bearing=NORTH)
    for column, fired in ((5, 0), (4, 1)):
        table.put("scout", column, 9, ap=8)
        rows = table.walk("scout", (column, 8))
        assert len(only(rows, "attack")) == fired


def test_a_wide_arc_makes_its_attacks_harder(pack: Pack) -> None:
    """IN.HOUSE.4: 120 degrees, and 7 instead of 6."""
    table = Table(pack, b=("recruit",))
    table.put("rifleman", 0, 0, ap=8)
    table.do("rifleman", Action.WIDE_ARC, bearing=NORTH)
    table.put("recruit", 5, 9, ap=8)

    [attack] = only(table.walk("recruit", (5, 8)), "attack")

    assert (attack["number"], attack["way"]) == (7, "into_arc")


def test_who_moves_gives_up_the_arc(pack: Pack) -> None:
    """IN.HOUSE.4: it lasts until its owner moves."""
    table = Table(pack)
    table.put("rifleman", 0, 0, ap=8)
    table.do("rifleman", Action.ARC, bearing=EAST)

    [ends] = only(table.walk("rifleman", (0, 1)), "arc_ends")

    assert ends["cause"] == "moved"


def test_fists_bruise_and_a_bayonet_cuts(pack: Pack) -> None:
    """IN.GAP.32, IN.HOUSE.7: 7 to reach; a bayonet does 2 lethal points, fists a die of half crosses."""
    table = Table(pack, ("recruit",), ("scout",))
    table.put("recruit", 0, 0, ap=8)
    table.put("scout", 1, 1, ap=8)
    table.dice("recruit", attack=(3, 4))
    table.dice("scout", attack=(3, 4), harm=5)

    rows = [*table.do("recruit", Action.STRIKE, "scout"), *table.do("scout", Action.STRIKE, "recruit")]

    damage = [(row["harm"], row["points"], row["crossed"], row["half"]) for row in only(rows, "damage")]
    assert damage == [("lethal", 2, 2, False), ("bludgeoning", 5, 2, True)]
    assert table.ap("recruit") == 5


def test_who_takes_another_weapon_in_hand_gives_up_the_arc(pack: Pack) -> None:
    """IN.GAP.14, IN.HOUSE.4: the arc is that of the weapon in hand. The pistol takes 1 AP."""
    table = Table(pack, ("section_leader",))
    table.put("section_leader", 0, 0, ap=8)
    table.do("section_leader", Action.ARC, bearing=EAST)

    [ends] = only(table.do("section_leader", Action.CHANGE_WEAPON, slot=Slot.SECONDARY), "arc_ends")

    assert (ends["cause"], table.ap("section_leader")) == ("other_weapon", 8 - 3 - 1)


def test_a_weapon_with_a_number_of_rounds_is_fired_so_often(pack: Pack) -> None:
    """IN.EXP.2: of two rounds one goes into the arc and one on the move; then neither shot nor arc is left."""
    table = Table(pack, ("section_leader",), ("recruit",))
    table.game.battle.rounds[Slot.PRIMARY] = 2
    table.put("section_leader", 4, 0, ap=10)
    table.put("recruit", 4, 10, ap=7)
    table.do("section_leader", Action.ARC, bearing=NORTH)
    table.dice("section_leader", attack=(1, 1, 1, 1))
    assert len(only(table.walk("recruit", (4, 9)), "attack")) == 1
    table.walk("section_leader", (4, 1))
    table.do("section_leader", Action.FIRE_ON_THE_MOVE, "recruit")
    assert table.faults("section_leader", Action.FIRE_ON_THE_MOVE, "recruit") == Fault.NO_ROUNDS
    assert table.faults("section_leader", Action.ARC, bearing=NORTH) == Fault.NO_ROUNDS
    table.put("section_leader", 4, 1, laid=0)
    assert table.faults("section_leader", Action.AIMED_FIRE, "recruit") == Fault.NO_ROUNDS

    table = Table(pack, ("section_leader",), ("recruit",))
    table.game.battle.rounds[Slot.PRIMARY] = 1
    table.put("section_leader", 4, 0, ap=10)
    table.put("recruit", 4, 10, ap=7)
    table.do("section_leader", Action.ARC, bearing=NORTH)
    table.dice("section_leader", attack=(1, 1))
    assert len(only(table.walk("recruit", (4, 9), (4, 8)), "attack")) == 1
