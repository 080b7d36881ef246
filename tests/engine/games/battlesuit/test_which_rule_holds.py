"""Where two rules meet, one holds: snipers gone berserk, shocked drones, boosts, assistants, ties, jammers."""

from typing import Any

import pytest

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.fire import aim_at, fire_once
from engine.games.battlesuit.kernel.actions.harm import shake
from engine.games.battlesuit.kernel.actions.morale import go_berserk
from engine.games.battlesuit.kernel.actions.moves import boost, bounce, fly
from engine.games.battlesuit.kernel.board.soldiers import good_order_count
from engine.games.battlesuit.kernel.codes import Morale, Part, Place, Rank
from engine.games.battlesuit.kernel.course.activation import begin
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.legal.command import is_in_command, morale_modifier
from engine.games.battlesuit.kernel.legal.special import is_jammed
from engine.games.battlesuit.kernel.numbers.attack import set_attack_parts
from tests.engine.games.battlesuit.bench import Bench, bench

NORTH = 0
LEAPS, CHARGES = 2, 1


def attacks_of_a_berserk(card: str, die: int, *, barred: bool = False, **panic: Any) -> int:
    """Return how often a berserk attacks that leaps, or charges north into water or over open ground."""
    table = bench({"A-G-11": "water"} if barred else {}, changes={"panic": panic})
    red = table.add(0, card, "A-H-11")
    table.add(1, "front_line", "A-K-11")
    table.die(red, Draw.BERSERK, die)
    table.die(red, Draw.DIRECTION, 1)
    begin(table.game, red)
    go_berserk(table.game, red)
    return len([row for row in table.rows(Event.ATTACK) if row[3] == red])


def test_a_berserk_sniper_fires_only_from_where_it_stood() -> None:
    """Having moved or in the air it does not; others do. Rules: BS.SNP.1, BS.GAP.37, BS.GAP.141."""
    assert attacks_of_a_berserk("sniper", LEAPS) == 0
    assert attacks_of_a_berserk("sniper", CHARGES) == 0
    assert attacks_of_a_berserk("sniper", CHARGES, barred=True) == 1
    assert attacks_of_a_berserk("front_line", LEAPS) == attacks_of_a_berserk("front_line", CHARGES) == 1
    for die in (LEAPS, CHARGES):
        assert attacks_of_a_berserk("sniper", die, berserk_sniper_fires=True) == 1


def shaken_in_the_air(card: str, **drone: Any) -> list[tuple[int, ...]]:
    """Return the crash landings of one with all its points that is shaken over open ground."""
    table = bench(changes={"drone": drone})
    soldier = table.add(0, card, "A-H-11", level=6)
    table.game.battle.mover = codes.NOBODY
    table.die(soldier, Draw.CRASH_LANDING, 1)
    shake(table.game, soldier, codes.NOBODY)
    assert table.game.soldiers.level[soldier] == 0
    return [row[6:8] for row in table.rows(Event.CRASH)]


def test_a_shocked_drone_crashes_whatever_it_could_pay() -> None:
    """It rolls, with nothing unpaid; a soldier that can pay does not. Rules: BS.DRN.7, BS.GAP.126, BS.GAP.142."""
    assert shaken_in_the_air("recon_drone") == [(1, 0)]
    assert shaken_in_the_air("recon_drone", drone_shock_crashes=False) == []
    assert shaken_in_the_air("front_line") == []


def boosted_part(flown: int, *, shoots: bool = False, **rules: Any) -> int:
    """Return what a boost does to an attack of one with five points and the extra one, after so many points flown."""
    table = bench(changes={"bounce": rules})
    red, blue = table.add(0, "front_line", "A-M-11"), table.add(1, "front_line", "A-D-11")
    begin(table.game, red)
    bounce(table.game, red, 4)
    boost(table.game, red)
    assert table.game.soldiers.left[red] == 6
    for _ in range(flown):
        fly(table.game, red, NORTH)
    if shoots:
        table.game.soldiers.left[red] -= table.game.numbers.fire_mp
        table.answers(blue)
        fire_once(table.game, red, 0, 0)
    else:
        aim_at(table.game, red, blue)
        set_attack_parts(table.game.numbers, table.game.cards, table.game.attack)
    return int(table.game.attack.parts[Part.BOOSTED])


def test_a_boost_weakens_once_its_point_is_spent() -> None:
    """The sixth of six points is the extra one, whether it is flown or fired with. Rules: BS.BNC.21, BS.GAP.143."""
    assert [boosted_part(flown) for flown in (0, 5, 6)] == [0, 0, -1]
    assert [boosted_part(flown, shoots=True) for flown in (4, 5)] == [0, -1]
    assert [boosted_part(flown, boost_penalty_from="declared") for flown in (0, 5, 6)] == [-1, -1, -1]


def led_by_two(**leader: Any) -> tuple[Bench, int, int, int]:
    """Return a table with a leader, its assistant and a soldier of theirs."""
    table = bench(changes={"leader": leader})
    first, second = table.add(0, "commander", "A-H-11"), table.add(0, "commander", "A-H-13")
    table.game.forces.leader[first], table.game.forces.leader[second] = Rank.SQUAD_LEADER, Rank.ASSISTANT
    table.game.battle.leader[0], table.game.battle.merged[0] = first, 1
    return table, first, second, table.add(0, "front_line", "A-H-15")


@pytest.mark.parametrize(("counts_from", "relieves"), [("takeover", False), ("at_once", True)])
def test_an_assistant_is_a_commander_once_it_has_taken_over(counts_from: str, relieves: bool) -> None:
    """While the leader is shaken a fit assistant puts nobody in command. Rules: BS.GAP.43, BS.GAP.46, BS.GAP.144."""
    table, first, second, soldier = led_by_two(assistant_counts_from=counts_from)
    assert is_in_command(table.game, soldier)
    table.game.soldiers.morale[first] = Morale.SHOCKED
    assert is_in_command(table.game, soldier) == relieves
    assert morale_modifier(table.game, soldier) == (0 if relieves else -1)
    table.game.soldiers.morale[second] = Morale.SHOCKED
    assert not is_in_command(table.game, soldier)
    table.game.battle.leader[0], table.game.soldiers.morale[second] = second, Morale.STEADY
    assert is_in_command(table.game, soldier)


@pytest.mark.parametrize(("counts", "found"), [("on_map", 1), ("all", 2)])
def test_who_breaks_a_tie(counts: str, found: int) -> None:
    """Who is in good order on the map; not the shaken, nor who is still to enter. Rules: BS.INI.2, BS.GAP.145."""
    table = bench(changes={"turn": {"initiative_tie_counts": counts}})
    soldiers = [table.add(0, "front_line", at) for at in ("A-H-11", "A-H-13", "A-H-15", "A-H-17")]
    table.game.soldiers.morale[soldiers[1]] = Morale.SHOCKED
    for waiting in soldiers[2:]:
        table.game.soldiers.place[waiting] = Place.WAITING
    table.game.forces.wave[soldiers[2]] = 1
    assert good_order_count(table.game, 0) == found


@pytest.mark.parametrize(("goes_on", "jammed"), [(False, False), (True, True)])
def test_a_shocked_jammer_falls_silent(goes_on: bool, jammed: bool) -> None:
    """It is unresponsive until it has recovered; one off the map never jams. Rules: BS.ECM.1, BS.DRN.7, BS.GAP.146."""
    table = bench(changes={"drone": {"shocked_drone_jams": goes_on}})
    red, drone = table.add(0, "front_line", "A-H-11"), table.add(1, "ecm_drone", "A-H-15")
    assert is_jammed(table.game, red)
    table.game.soldiers.morale[drone] = Morale.SHOCKED
    assert is_jammed(table.game, red) == jammed
    table.game.soldiers.place[drone] = Place.LOST
    assert not is_jammed(table.game, red)
