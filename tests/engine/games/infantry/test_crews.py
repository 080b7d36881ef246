"""Crewed weapons by hand: who sets one up, what it fires at, and who takes it over."""

from typing import Any

import pytest

from engine.games.infantry.kernel.codes import Action, Fault, Slot
from engine.games.infantry.kernel.standing.cards import die
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, only


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


NORTH = 0


def gunners(pack: Pack, **rules: Any) -> Table:
    """Return a machine gunner at 4/0 with the loader beside it at 5/0, both with 8 AP, and a recruit far north."""
    table = Table(pack, ("machine_gunner", "loader", "loader"), ("recruit",), **rules)
    table.put("machine_gunner", 4, 0, ap=8)
    table.put("loader", 5, 0, ap=8)
    table.put("loader#2", 8, 8, ap=8)
    table.put("recruit", 4, 20, ap=8)
    return table


def test_a_medium_machine_gun_takes_its_carrier_and_one_more(pack: Pack) -> None:
    """IN.CRW.4, IN.CRW.5: 4 AP each, for the carrier and for the one helper beside it."""
    table = gunners(pack)

    rows = table.do("machine_gunner", Action.SET_UP, bearing=NORTH)

    assert [row["actor"] for row in only(rows, "helps")] == ["Loader (A 1)"]
    assert [table.ap(name) for name in ("machine_gunner", "loader", "loader#2")] == [4, 4, 8]


def test_without_its_crew_beside_it_nobody_sets_it_up(pack: Pack) -> None:
    """IN.CRW.4, IN.CRW.5: a helper two dots away does not count, one with 3 AP cannot pay."""
    table = gunners(pack)
    table.put("loader", 6, 0)
    assert table.faults("machine_gunner", Action.SET_UP, bearing=NORTH) == Fault.NO_CREW
    table.put("loader", 5, 0, ap=3)
    assert table.faults("machine_gunner", Action.SET_UP, bearing=NORTH) == Fault.NOT_ENOUGH


def test_it_fires_at_every_dot_entered_in_its_arc(pack: Pack) -> None:
    """IN.CRW.3, IN.CRW.14: five dots, five attacks, each 6 to reach within 34 dots."""
    table = gunners(pack)
    table.do("machine_gunner", Action.SET_UP, bearing=NORTH)
    table.dice("machine_gunner", attack=(1, 1) * 5)

    rows = table.walk("recruit", *((4, row) for row in range(19, 14, -1)))

    assert [row["number"] for row in only(rows, "attack")] == [6] * 5


def test_in_its_own_turn_it_fires_once_for_nothing_and_only_into_its_arc(pack: Pack) -> None:
    """IN.HOUSE.4: one free attack, at who is in the arc; to swing it costs 4 AP (IN.CRW.12)."""
    table = gunners(pack)
    table.do("machine_gunner", Action.SET_UP, bearing=6)
    assert table.faults("machine_gunner", Action.FREE_FIRE, "recruit") == Fault.NOT_IN_ARC
    table.do("machine_gunner", Action.SWING, bearing=NORTH)
    assert table.ap("machine_gunner") == 0
    table.dice("machine_gunner", attack=(1, 1))

    table.do("machine_gunner", Action.FREE_FIRE, "recruit")

    assert table.faults("machine_gunner", Action.FREE_FIRE, "recruit") == Fault.FIRED_ALREADY


def test_an_enemy_takes_over_what_nobody_controls(pack: Pack) -> None:
    """IN.CRW.8, IN.CRW.9: on its dot, for 6 AP, once the gunner is dead; its arc stays as it was."""
    table = gunners(pack)
    table.do("machine_gunner", Action.SET_UP, bearing=NORTH)
    table.put("recruit", 5, 1, ap=7)
    assert table.faults("recruit", Action.TAKE_OVER, "machine_gunner") == Fault.NOT_THERE
    die(table.game, table.person("machine_gunner"))
    table.walk("recruit", (4, 0))

    [taken] = only(table.do("recruit", Action.TAKE_OVER, "machine_gunner"), "gun")

    assert (taken["deed"], taken["bearing_deg"], table.ap("recruit")) == ("taken_over", 0, 0)


def test_who_walks_off_leaves_it_standing(pack: Pack) -> None:
    """IN.CRW.8: a set-up weapon stays on its dot, and its gunner no longer fires it."""
    table = gunners(pack)
    table.do("machine_gunner", Action.SET_UP, bearing=NORTH)

    [left] = only(table.walk("machine_gunner", (4, 1)), "gun")

    assert left["deed"] == "left"
    assert table.faults("machine_gunner", Action.FREE_FIRE, "recruit") == Fault.NO_GUN


def test_a_dropped_gun_is_picked_up_by_who_has_no_primary_weapon(pack: Pack) -> None:
    """IN.GAP.5: the loader has a submachine gun, and so no room for it until that is dropped; then it takes 2 AP."""
    table = gunners(pack)
    table.do("machine_gunner", Action.DROP_WEAPON, slot=Slot.PRIMARY)
    table.walk("machine_gunner", (3, 0))
    table.walk("loader", (4, 0))
    assert table.faults("loader", Action.PICK_UP, "machine_gunner") == Fault.HANDS_FULL
    table.do("loader", Action.DROP_WEAPON, slot=Slot.PRIMARY)

    [picked] = only(table.do("loader", Action.PICK_UP, "machine_gunner"), "gun")

    assert (picked["deed"], table.ap("loader")) == ("picked_up", 8 - 1 - 1 - 2)


def test_without_the_option_nobody_has_crewed_weapons(pack: Pack) -> None:
    """IN.GEN.1: the gunner carries nothing to set up."""
    table = gunners(pack, options={"crewed_weapons": False})

    assert table.faults("machine_gunner", Action.SET_UP, bearing=NORTH) == Fault.NO_GUN


def test_the_log_says_what_a_crewed_weapon_costs(pack: Pack) -> None:
    """IN.CRW.5: 4 AP to set it up. IN.GAP.23: dropping it where it is carried is 1 AP, and nobody has it then."""
    table = gunners(pack)

    (stands,) = only(table.do("machine_gunner", Action.SET_UP, bearing=NORTH), "gun")
    other = gunners(pack)
    dropped = other.do("machine_gunner", Action.DROP_WEAPON, slot=0)

    assert (stands["deed"], stands["cost"], stands["ap"]) == ("set_up", 4, 4)
    assert [(row["event"], row.get("cost")) for row in dropped] == [("laid_down", 1), ("gun", 0)]
    assert dropped[0]["weapon"] == "Medium Machine Gun"


def test_who_has_a_primary_weapon_breaks_nothing_down(pack: Pack) -> None:
    """IN.CRW.1, IN.GAP.5: a crewed weapon is carried in the place of the primary one. Who took one over drops that."""
    table = gunners(pack)
    table.do("machine_gunner", Action.SET_UP, bearing=NORTH)
    table.walk("machine_gunner", (3, 0))
    table.walk("loader", (4, 0))
    table.put("loader", 4, 0, ap=8)
    table.do("loader", Action.TAKE_OVER, "machine_gunner")
    table.put("loader", 4, 0, ap=8)
    table.put("machine_gunner", 3, 0, ap=8)
    assert table.faults("loader", Action.BREAK_DOWN) == Fault.HANDS_FULL

    table.do("loader", Action.DROP_WEAPON, slot=Slot.PRIMARY)

    assert table.faults("loader", Action.BREAK_DOWN) == 0


@pytest.mark.parametrize(("columns", "ap"), [("swapped", 4), ("as_printed", 3)])
def test_as_printed_its_attacks_cost_the_figure_of_its_card(pack: Pack, columns: str, ap: int) -> None:
    """IN.GAP.1: as ruled the 1 of the gun is its crew, and attacks are free; as printed it is 1 AP, and no crew."""
    table = gunners(pack, crewed={"columns": columns})
    rows = table.do("machine_gunner", Action.SET_UP, bearing=NORTH)
    assert len(only(rows, "helps")) == (1 if columns == "swapped" else 0)
    table.do("machine_gunner", Action.FREE_FIRE, "recruit")
    assert table.ap("machine_gunner") == ap
    table = gunners(pack, crewed={"columns": columns})
    table.put("machine_gunner", 4, 0, ap=4)
    table.do("machine_gunner", Action.SET_UP, bearing=NORTH)
    assert table.faults("machine_gunner", Action.FREE_FIRE, "recruit") == (
        0 if columns == "swapped" else Fault.NOT_ENOUGH
    )


def test_a_weapon_under_ground_is_not_taken_from_above(pack: Pack) -> None:
    """IN.CRW.9, IN.TUN.6: the dot of a weapon that stands in a tunnel is the one under ground."""
    drawn = {"tunnels": "....A....\n" + ".........\n" * 29}
    table = Table(pack, ("machine_gunner", "loader"), ("recruit", "recruit"), drawn=drawn)
    table.put("machine_gunner", 4, 29, ap=8, tunnel=0)
    table.put("loader", 4, 28, ap=8, tunnel=0)
    table.do("machine_gunner", Action.SET_UP, bearing=NORTH)
    die(table.game, table.person("machine_gunner"))
    for under, faults in ((-1, Fault.NOT_THERE), (0, 0)):
        table.put("recruit", 4, 29, ap=7, tunnel=under)
        assert table.faults("recruit", Action.TAKE_OVER, "machine_gunner") == faults


@pytest.mark.parametrize(("needs", "faults"), [(False, 0), (True, Fault.NO_CREW)])
def test_a_crew_is_needed_to_set_it_up_and_not_to_fire(pack: Pack, *, needs: bool, faults: int) -> None:
    """IN.GAP.40: the loader has walked off, and the gunner fires; with `crew_to_fire` it cannot."""
    table = gunners(pack, crewed={"crew_to_fire": needs})
    table.do("machine_gunner", Action.SET_UP, bearing=NORTH)
    table.walk("loader", (6, 0))
    assert table.faults("machine_gunner", Action.FREE_FIRE, "recruit") == faults


def test_who_sets_a_weapon_up_fires_the_secondary_one_afterwards(pack: Pack) -> None:
    """IN.GAP.4, IN.CRW.7: with 8 AP 4 are left: 1 for the pistol in hand, 2 for its shot."""
    table = Table(pack, ("gunner",), ("recruit",))
    table.put("gunner", 4, 0, ap=8)
    table.put("recruit", 4, 8)
    table.do("gunner", Action.SET_UP, bearing=NORTH)
    table.do("gunner", Action.CHANGE_WEAPON, slot=Slot.SECONDARY)
    [attack] = only(table.do("gunner", Action.AIMED_FIRE, "recruit"), "attack")
    assert (attack["weapon"], table.ap("gunner")) == ("Pistol", 1)


def test_who_goes_under_ground_leaves_it_standing(pack: Pack) -> None:
    """IN.CRW.8, IN.TUN.1: a weapon that is set up does not come along."""
    table = Table(pack, ("gunner",), drawn={"tunnels": ".........\n" * 29 + "....Aa...\n"})
    table.put("gunner", 4, 0, ap=8)
    table.do("gunner", Action.SET_UP, bearing=NORTH)
    assert [row["deed"] for row in only(table.do("gunner", Action.INTO_TUNNEL), "gun")] == ["left"]


def test_a_shaken_gunner_does_not_fire(pack: Pack) -> None:
    """IN.GAP.28: neither in its own turn nor into the arc, which stays."""
    for shaken, attacks in ((0, 1), (1, 0)):
        table = gunners(pack)
        table.do("machine_gunner", Action.SET_UP, bearing=NORTH)
        table.put("machine_gunner", 4, 0, shaken=shaken)
        assert len(only(table.walk("recruit", (4, 19)), "attack")) == attacks
        assert (table.faults("machine_gunner", Action.FREE_FIRE, "recruit") == Fault.TOO_SHAKEN) is bool(shaken)


def test_who_has_laid_an_arc_still_has_the_free_attack_of_its_crewed_weapon(pack: Pack) -> None:
    """IN.GAP.56: setting up lays the arc of the weapon, and an arc of one's own is another matter."""
    table = Table(pack, ("gunner",), ("recruit",))
    table.put("gunner", 4, 0, ap=8)
    table.put("recruit", 4, 10)
    table.do("gunner", Action.SET_UP, bearing=NORTH)
    table.do("gunner", Action.CHANGE_WEAPON, slot=Slot.SECONDARY)
    table.do("gunner", Action.ARC, bearing=NORTH)
    assert table.faults("gunner", Action.AIMED_FIRE, "recruit") == Fault.HAS_LAID_ARC
    assert table.faults("gunner", Action.FREE_FIRE, "recruit") == 0
