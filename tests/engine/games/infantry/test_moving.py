"""Steps over all kinds of ground, by hand."""

import pytest

from engine.games.infantry.kernel.codes import Action, Fault, Slot
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, only


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


GROUND = "=.r.s.x.n.-.,.%..\n=................\n" + "........#........\n" * 8
"""Row 9 has one of each terrain, at even columns."""
FLAT_COSTS = {2: 3, 4: 4, 6: 6, 8: 5, 10: 4, 12: 1, 14: 1, 0: 3}


@pytest.mark.parametrize(("column", "cost"), FLAT_COSTS.items())
def test_a_step_costs_what_its_terrain_does(pack: Pack, column: int, cost: int) -> None:
    """IN.TER.2: rough 3, swamp 4, wire 6, a wall climbed 5, shallow water 4, a trench 3; vegetation is standard, 1."""
    table = Table(pack, ("recruit",), ground=GROUND)
    table.put("recruit", column + 1, 8, ap=8)

    [step] = only(table.do("recruit", Action.STEP, column=column, row=9), "step")

    assert step["cost"] == cost


def test_along_a_trench_a_dot_is_a_standard_one_and_out_of_it_costs_three(pack: Pack) -> None:
    """IN.TUN.2, IN.TUN.3: 1 AP along, 3 AP out; the recruit, green, has 7 AP."""
    table = Table(pack, ("recruit",), ground=GROUND)
    table.put("recruit", 0, 9)

    rows = table.walk("recruit", (0, 8), (1, 8))

    assert [row["cost"] for row in only(rows, "step")] == [1, 3]
    assert table.ap("recruit") == 3


def test_of_a_contour_and_rough_ground_only_the_dearer_is_paid(pack: Pack) -> None:
    """IN.GAP.15: a contour 3 and a swamp 4 together cost 4; with costs added they cost 7."""
    levels = ("." * 17 + "\n") * 9
    drawn = {"levels": "....1............\n" + levels}
    for combined, cost in (("most", 4), ("sum", 7)):
        table = Table(pack, ("rifleman",), ground=GROUND, drawn=drawn, terrain={"combined": combined})
        table.put("rifleman", 5, 9)

        [step] = only(table.do("rifleman", Action.STEP, column=4, row=9), "step")

        assert step["cost"] == cost


def test_no_more_than_eight_points_go_into_movement(pack: Pack) -> None:
    """IN.XPR.2: an elite trooper has 10 AP, of which 2 are left for other things after 8 dots."""
    table = Table(pack, ("ghost_leader",))
    table.put("ghost_leader", 0, 0)

    table.walk("ghost_leader", *((0, row) for row in range(1, 9)))

    assert table.ap("ghost_leader") == 2
    assert table.faults("ghost_leader", Action.STEP, column=0, row=9) == Fault.OVER_MOVEMENT


def test_nobody_steps_into_a_wall_an_enemy_or_off_the_map(pack: Pack) -> None:
    """IN.GAP.39, IN.GAP.45: a high wall and an enemy are in the way; beyond the edge there is nothing."""
    table = Table(pack, ground=GROUND)
    table.put("rifleman", 7, 0)
    table.put("scout", 6, 1)

    assert table.faults("rifleman", Action.STEP, column=8, row=0) == Fault.IN_THE_WAY
    assert table.faults("rifleman", Action.STEP, column=6, row=1) == Fault.IN_THE_WAY
    assert table.faults("rifleman", Action.STEP, column=7, row=-1) == Fault.WRONG_DOT


def test_a_trooper_goes_through_a_friend_but_does_not_stay(pack: Pack) -> None:
    """IN.GAP.39: on a friend's dot nothing is legal but to step on, and nobody goes there who could not."""
    table = Table(pack, ("rifleman", "recruit"))
    table.put("rifleman", 0, 0)
    table.put("recruit", 1, 1)
    table.put("rifleman", 0, 0, ap=2)

    table.walk("rifleman", (1, 1))

    assert table.faults("rifleman", Action.END) == Fault.MUST_MOVE_ON
    assert table.faults("rifleman", Action.STEP, column=2, row=2) == 0
    table.put("rifleman", 0, 0, ap=1)
    assert table.faults("rifleman", Action.STEP, column=1, row=1) == Fault.IN_THE_WAY


def test_who_carries_two_weapons_cannot_swim(pack: Pack) -> None:
    """IN.WAT.2: the leader has rifle and pistol; the diver has one weapon, and swims for 4 AP (IN.WAT.5)."""
    table = Table(pack, ("section_leader", "diver"), ground="......\n" + "~~~~~~\n" * 6 + "......\n" * 6)
    table.put("section_leader", 0, 5)
    table.put("diver", 1, 5)

    assert table.faults("section_leader", Action.STEP, column=0, row=6) == Fault.CANNOT_SWIM
    [step] = only(table.do("diver", Action.STEP, column=1, row=6), "step")
    assert (step["cost"], step["terrain"]) == (4, "deep_water")


def test_who_drops_one_of_two_weapons_swims(pack: Pack) -> None:
    """IN.GAP.23: the leader drops the pistol for 1 AP, and the river is open."""
    table = Table(pack, ("section_leader",), ground="......\n" + "~~~~~~\n" * 6 + "......\n" * 6)
    table.put("section_leader", 0, 5, ap=8)

    table.do("section_leader", Action.DROP_WEAPON, slot=Slot.SECONDARY)

    assert table.ap("section_leader") == 7
    assert table.faults("section_leader", Action.STEP, column=0, row=6) == 0
    assert table.faults("section_leader", Action.DROP_WEAPON, slot=Slot.SECONDARY) == Fault.NO_WEAPON


def test_on_the_belly_a_dot_costs_two(pack: Pack) -> None:
    """IN.GAP.14: dropping prone 1, crawling a dot 2, standing up 2."""
    table = Table(pack)
    table.put("rifleman", 0, 0, ap=8)

    table.do("rifleman", Action.DROP_PRONE)
    table.walk("rifleman", (0, 1))
    table.do("rifleman", Action.STAND_UP)

    assert table.ap("rifleman") == 8 - 1 - 2 - 2


def test_nobody_goes_through_a_friend_who_is_in_wire(pack: Pack) -> None:
    """IN.GAP.39, IN.WIR.3: the wire might hold who goes there, and two would stand on the dot. Beside it one may."""
    for sign, faults in (("x", Fault.IN_THE_WAY), ("r", 0)):
        table = Table(pack, ("rifleman", "recruit"), ground=f".{sign}.......\n" + ".........\n" * 9)
        table.put("rifleman", 0, 9, ap=8)
        table.put("recruit", 1, 9)
        assert table.faults("rifleman", Action.STEP, column=1, row=9) == faults


def test_with_the_rifle_goes_the_launcher_under_it(pack: Pack) -> None:
    """IN.GAP.23, IN.WAT.3: who has dropped the rifle has no launcher to take in hand."""
    table = Table(pack, ("grenadier",))
    table.put("grenadier", 0, 0, ap=8)
    assert table.faults("grenadier", Action.CHANGE_WEAPON, slot=Slot.MOUNTED) == 0
    table.do("grenadier", Action.DROP_WEAPON, slot=Slot.PRIMARY)
    assert table.faults("grenadier", Action.CHANGE_WEAPON, slot=Slot.MOUNTED) == Fault.NO_WEAPON
