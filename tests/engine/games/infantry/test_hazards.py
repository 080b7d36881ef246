"""Wire, tunnels, and fire on the move, by hand."""

from typing import Any

import pytest

from engine.games.infantry.kernel.codes import Action, Fault, Slot
from engine.games.infantry.kernel.course import begin_side
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, map_of, only


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


def test_wire_bruises_and_may_catch(pack: Pack) -> None:
    """IN.WIR.2, IN.WIR.3: 5 points of bludgeoning, then a 4 catches: no more movement; attacks are at 1 more."""
    table = Table(pack, ("section_leader",), ("recruit",), ground=map_of("......", ".x....", rows=12))
    table.put("section_leader", 1, 9, ap=10)
    table.put("recruit", 1, 0)
    table.dice("section_leader", wire=(5, 4))

    rows = table.walk("section_leader", (1, 10))

    assert [(row["harm"], row["points"]) for row in only(rows, "damage")] == [("bludgeoning", 5)]
    assert [row["caught"] for row in only(rows, "wire")] == [True]
    assert table.faults("section_leader", Action.STEP, column=1, row=11) == Fault.CAUGHT
    assert [row["number"] for row in only(table.do("section_leader", Action.AIMED_FIRE, "recruit"), "attack")] == [7]


@pytest.mark.parametrize(("may", "attacks"), [(True, 1), (False, 0)])
def test_who_is_caught_fires_into_its_arc_where_it_may_attack(pack: Pack, *, may: bool, attacks: int) -> None:
    """IN.GAP.21: with `entangled_may_attack: false` neither an arc nor an aimed shot is fired from the wire."""
    table = Table(pack, b=("recruit",), wire={"entangled_may_attack": may})
    table.put("rifleman", 4, 0, ap=8)
    table.do("rifleman", Action.ARC, bearing=0)
    table.put("rifleman", 4, 0, caught=1, ap=8)
    table.put("recruit", 4, 10, ap=7)

    rows = table.walk("recruit", (4, 9))

    assert len(only(rows, "attack")) == attacks
    table.put("rifleman", 4, 0, laid=0)
    assert table.faults("rifleman", Action.AIMED_FIRE, "recruit") == (0 if may else Fault.CAUGHT)


def test_who_gets_free_of_wire_has_all_its_ap(pack: Pack) -> None:
    """IN.WIR.4, IN.GAP.21: at the start of its turn another die of damage, then a 3 frees; regular AP, or none at all
    where the freed may not act.
    """
    for acts, ap in ((True, 8), (False, 0)):
        table = Table(pack, ("diver",), wire={"freed_acts": acts})
        table.put("diver", 1, 0, caught=1)
        table.dice("diver", wire=(1, 3))

        begin_side(table.game, 0)

        assert table.ap("diver") == ap
        assert table.game.battle.caught[table.person("diver")] == 0


def test_under_ground_one_crawls_and_is_not_seen(pack: Pack) -> None:
    """IN.TUN.1, IN.TUN.4, IN.TUN.6: 2 AP in, 2 AP a dot, 2 AP out; nobody outside can fire at who is in there."""
    drawn = {"tunnels": "A.....\na.....\nA.....\n" + "......\n" * 9}
    table = Table(pack, ("rifleman",), ("recruit",), ground=map_of("......", rows=12), drawn=drawn)
    table.put("rifleman", 0, 11, ap=8)
    table.put("recruit", 3, 11, ap=8)

    rows = table.do("rifleman", Action.INTO_TUNNEL)
    assert table.faults("recruit", Action.AIMED_FIRE, "rifleman") == Fault.NOT_SEEN
    rows += table.walk("rifleman", (0, 10), (0, 9))
    assert table.faults("rifleman", Action.STEP, column=1, row=9) == Fault.WRONG_DOT
    rows += table.do("rifleman", Action.OUT_OF_TUNNEL)

    assert [row["cost"] for row in rows if "cost" in row] == [2, 2, 2, 2]
    assert table.faults("recruit", Action.AIMED_FIRE, "rifleman") == 0


def test_fire_on_the_move_costs_two_and_is_harder_and_its_target_drops(pack: Pack) -> None:
    """IN.MVF.3 to IN.MVF.6: 2 AP, 8 to reach; the target drops prone for nothing, the mover goes on."""
    table = Table(pack, ("rifleman",), ("recruit",))
    table.put("rifleman", 0, 0, ap=8)
    table.put("recruit", 0, 10, ap=0)
    table.dice("rifleman", attack=(1, 2))
    assert table.faults("rifleman", Action.FIRE_ON_THE_MOVE, "recruit") == Fault.NOT_MOVING
    table.walk("rifleman", (0, 1))

    rows = table.do("rifleman", Action.FIRE_ON_THE_MOVE, "recruit")

    assert [row["number"] for row in only(rows, "attack")] == [8]
    assert [(row["actor"], row["cost"]) for row in only(rows, "posture")] == [("Recruit", 0)]
    assert table.ap("rifleman") == 8 - 1 - 2
    assert table.faults("rifleman", Action.STEP, column=0, row=2) == 0


@pytest.mark.parametrize("needs_step", [True, False])
def test_only_a_step_to_another_dot_makes_a_shot_one_on_the_move(pack: Pack, *, needs_step: bool) -> None:
    """IN.GAP.55: to drop, to stand up or to go under ground is no step, a dot crawled is one; for explosives too."""
    drawn = {"tunnels": "A.....\na.....\nA.....\n" + "......\n" * 9}
    for deeds in (
        (Action.DROP_PRONE,),
        (Action.DROP_PRONE, Action.STAND_UP),
        (Action.INTO_TUNNEL, Action.OUT_OF_TUNNEL),
    ):
        table = Table(
            pack, ("recruit",), ("scout",), ground=map_of("......", rows=12), drawn=drawn,
            movement_fire={"needs_step": needs_step},
        )  # fmt: skip
        table.put("recruit", 0, 11, ap=16)
        table.put("scout", 5, 11)
        for deed in deeds:
            table.do("recruit", deed)
        thrown: dict[str, Any] = {"slot": Slot.GRENADES, "column": 4, "row": 11}
        table.game.battle.active[0] = Slot.GRENADES
        assert table.faults("recruit", Action.EXPLOSIVE_ON_THE_MOVE, **thrown) == (
            Fault.NOT_MOVING if needs_step else 0
        )
        table.game.battle.active[0] = Slot.PRIMARY
        assert table.faults("recruit", Action.FIRE_ON_THE_MOVE, "scout") == (Fault.NOT_MOVING if needs_step else 0)
        table.walk("recruit", (1, 11))
        assert table.faults("recruit", Action.FIRE_ON_THE_MOVE, "scout") == 0


def test_a_step_counts_in_its_own_turn_alone(pack: Pack) -> None:
    """IN.GAP.55: earlier in the same activation; the next turn begins with none."""
    table = Table(pack, ("rifleman",), ("recruit",))
    table.put("rifleman", 0, 0, ap=8)
    table.put("recruit", 0, 10)
    table.walk("rifleman", (0, 1))
    begin_side(table.game, 0)
    assert table.faults("rifleman", Action.FIRE_ON_THE_MOVE, "recruit") == Fault.NOT_MOVING


def test_nobody_stands_up_in_a_tunnel(pack: Pack) -> None:
    """IN.TUN.4: one crawls there; who lies may stand up once it has come out."""
    drawn = {"tunnels": "A.....\na.....\nA.....\n" + "......\n" * 9}
    table = Table(pack, ("rifleman",), ("recruit",), ground=map_of("......", rows=12), drawn=drawn)
    table.put("rifleman", 0, 11, ap=8, prone=1)
    table.do("rifleman", Action.INTO_TUNNEL)
    assert table.faults("rifleman", Action.STAND_UP) == Fault.TOO_LOW
    table.do("rifleman", Action.OUT_OF_TUNNEL)
    assert table.faults("rifleman", Action.STAND_UP) == 0


@pytest.mark.parametrize("crewed", [True, False])
def test_a_crewed_weapon_is_fired_on_the_move_only_where_that_is_ruled(pack: Pack, *, crewed: bool) -> None:
    """IN.GAP.37: it has to be set up; with `movement_fire.crewed` its carrier fires it for 2 AP, 8 to reach."""
    table = Table(pack, ("machine_gunner",), ("recruit",), movement_fire={"crewed": crewed})
    table.put("machine_gunner", 0, 0, ap=8)
    table.put("recruit", 0, 20)
    table.walk("machine_gunner", (0, 1))
    if not crewed:
        assert table.faults("machine_gunner", Action.FIRE_ON_THE_MOVE, "recruit") == Fault.WRONG_WEAPON
        return
    [attack] = only(table.do("machine_gunner", Action.FIRE_ON_THE_MOVE, "recruit"), "attack")
    assert (attack["weapon"], attack["number"], table.ap("machine_gunner")) == ("Medium Machine Gun", 8, 5)


def test_only_the_weapon_in_hand_is_fired_on_the_move(pack: Pack) -> None:
    """IN.MVF.1: with a grenade in hand nobody fires; where any weapon may be used it is the first one, the rifle."""
    for only_active, faults in ((True, Fault.WRONG_WEAPON), (False, 0)):
        table = Table(pack, ("rifleman",), ("recruit",), movement_fire={"active_only": only_active})
        table.put("rifleman", 0, 0, ap=8, active=Slot.GRENADES)
        table.game.battle.weapon[Slot.GRENADES] = grenade(table)
        table.put("recruit", 0, 10)
        table.walk("rifleman", (0, 1))
        assert table.faults("rifleman", Action.FIRE_ON_THE_MOVE, "recruit") == faults
    [attack] = only(table.do("rifleman", Action.FIRE_ON_THE_MOVE, "recruit"), "attack")
    assert attack["weapon"] == "Rifle"


def grenade(table: Table) -> int:
    """Return the number of the hand grenade."""
    return [weapon.id for weapon in table.setup.names.weapons].index("hand_grenade")


RIVER = map_of("......", "......", *["~~~~~~"] * 8, rows=12)


def test_who_swims_does_not_fire_on_the_move(pack: Pack) -> None:
    """IN.WAT.4: neither on the move nor standing still; with `water.may_fire` both; without water nobody swims."""
    rules = {"plain": {}, "fires": {"water": {"may_fire": True}}, "dry": {"options": {"water": False}}}
    for name, faults in (("plain", Fault.NOT_WHILE_SWIMMING), ("fires", 0), ("dry", 0)):
        table = Table(pack, ("diver",), ("recruit",), ground=RIVER, **rules[name])
        table.put("diver", 0, 1, ap=8)
        table.put("recruit", 0, 9)
        table.walk("diver", (0, 2))
        assert table.faults("diver", Action.FIRE_ON_THE_MOVE, "recruit") == faults, name
        assert table.faults("diver", Action.AIMED_FIRE, "recruit") == faults, name


def test_a_crewed_weapon_that_is_not_in_hand_is_not_fired_on_the_move(pack: Pack) -> None:
    """IN.MVF.1, IN.GAP.37: the gunner had the pistol in hand and has dropped it; the gun on its back is not active."""
    table = Table(pack, ("gunner",), ("recruit",), movement_fire={"crewed": True})
    table.put("gunner", 0, 0, ap=8)
    table.put("recruit", 0, 20)
    table.do("gunner", Action.CHANGE_WEAPON, slot=Slot.SECONDARY)
    table.do("gunner", Action.DROP_WEAPON, slot=Slot.SECONDARY)
    table.walk("gunner", (0, 1))
    assert table.faults("gunner", Action.FIRE_ON_THE_MOVE, "recruit") == Fault.NO_WEAPON


def test_who_lies_already_is_not_asked_to_drop(pack: Pack) -> None:
    """IN.MVF.6: the one shot at on the move drops prone if it stands."""
    for prone, asked in ((0, ["cover"]), (1, [])):
        table = Table(pack, ("rifleman",), ("recruit",))
        table.put("rifleman", 0, 0, ap=8)
        table.put("recruit", 0, 10, prone=prone)
        table.walk("rifleman", (0, 1))
        table.dice("rifleman", attack=(1, 1))
        table.do("rifleman", Action.FIRE_ON_THE_MOVE, "recruit")
        assert table.players[1].asked == asked


def test_who_is_caught_in_wire_goes_nowhere(pack: Pack) -> None:
    """IN.WIR.3, IN.GAP.21: neither on nor under ground."""
    table = Table(pack, drawn={"tunnels": "Aa.......\n" + ".........\n" * 29})
    for caught, faults in ((0, 0), (1, Fault.CAUGHT)):
        table.put("rifleman", 0, 29, ap=8, caught=caught)
        assert table.faults("rifleman", Action.INTO_TUNNEL) == faults


def test_where_any_weapon_may_be_used_the_first_that_shoots_is_fired_on_the_move(pack: Pack) -> None:
    """IN.MVF.1, IN.MVF.7: a flamethrower does not shoot at one trooper, so the flamer fires the pistol."""
    table = Table(pack, ("flamer",), ("recruit",), movement_fire={"active_only": False})
    table.put("flamer", 0, 0, ap=8)
    table.put("recruit", 0, 9)
    table.walk("flamer", (0, 1))
    [attack] = only(table.do("flamer", Action.FIRE_ON_THE_MOVE, "recruit"), "attack")
    assert attack["weapon"] == "Pistol"
