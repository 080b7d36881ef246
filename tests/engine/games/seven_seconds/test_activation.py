"""Activations that go wrong: stunned between two actions, and ended in a jamming field."""

from typing import Any

import pytest

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event, Status
from engine.games.seven_seconds.kernel.course.activation import use_revealed, use_unit
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.log import LOG_ROWS
from tests.rules.adapters.seven_seconds.bench import ATTACKER, DEFENDER, Bench
from tests.rules.adapters.seven_seconds.player import LaidDownPlayer

LOCAL = (18.0, 18.0)
HIGH, LOW = 6, 1


class Doer(LaidDownPlayer):
    """A player that takes the same action whenever it is asked."""

    def __init__(self, side: int, **choice: int) -> None:
        super().__init__(side)
        self.choice = choice

    def choose_action(self, game: Game, _: int) -> None:
        """Take the action."""
        for name, value in self.choice.items():
            setattr(game.choice, name, value)


def played_by(bench: Bench, side: int, **choice: int) -> None:
    """Let a side take one action over and over."""
    seats: list[Any] = [*bench.players]
    seats[side] = Doer(side, **choice)
    game: Any = bench.game
    game.adapters = tuple(seats)


def jammed_bench(**params: Any) -> tuple[Bench, int]:
    """Return a bench with a haywire drone of the attacker at HERE, its field on."""
    bench = Bench({"params": params})
    drone = bench.unit(ATTACKER, "haywire_drone", LOCAL)
    bench.jam(drone)
    return bench, drone


def test_a_trooper_that_its_own_blast_has_stunned_takes_no_second_action() -> None:
    """A stunned trooper just cannot act (7S.GAP.87): after the first missile there is no second, and no die for it."""
    bench = Bench({})
    piece = bench.unit(ATTACKER, "tactical", LOCAL, {"armour": 3, "nuclear": 1})
    target = bench.unit(DEFENDER, "tactical", (19.2, 18.0), {"counters": 6, "cm": 0})
    played_by(bench, ATTACKER, action=Action.FIRE_MISSILE, target=target)
    bench.lay(target, Draw.COUNTERMEASURES, HIGH)
    bench.lay(piece, Draw.MISSILE, LOW)
    bench.lay(piece, Draw.BLAST, HIGH, HIGH, LOW)

    use_unit(bench.game, piece)

    bench.check_dice()
    assert bench.state(piece) == {"stunned": True, "damaged": True, "destroyed": False}
    assert len(bench.events(Event.FIRE_MISSILE)) == 1
    assert bench.events(Event.DAMAGED_SUIT) == []


def test_units_turned_over_by_passive_sensors_in_a_field_suffer_it() -> None:
    """A blip ends its move 1 in from a jamming drone, whose sensors turn it over: its units suffer (7S.JAM.6)."""
    bench, _ = jammed_bench()
    blip = bench.blip(DEFENDER, (25.0, 18.0), ("tactical", "basic_drone"))
    trooper, drone = (DEFENDER * codes.SIDE_PIECES + codes.BLIPS + slot for slot in (0, 1))
    bench.game.forces.armour[trooper] = 3
    played_by(bench, DEFENDER, action=Action.MOVE, x_mil=20_000, y_mil=18_000)
    bench.lay(trooper, Draw.JAMMING_FIELD, 4)

    use_unit(bench.game, blip)

    bench.check_dice()
    assert bench.state(trooper)["damaged"]
    assert bench.is_destroyed(drone)


def test_units_turned_over_by_passive_sensors_outside_the_field_suffer_nothing() -> None:
    """At 4.5 in the sensors reach the blip and the field of 3 in does not."""
    bench, _ = jammed_bench()
    blip = bench.blip(DEFENDER, (28.0, 18.0), ("basic_drone",))
    played_by(bench, DEFENDER, action=Action.MOVE, x_mil=23_500, y_mil=18_000)

    use_unit(bench.game, blip)

    assert bench.game.battle.status[blip] == Status.OFF_TABLE
    assert bench.events(Event.JAMMED) == []


def test_a_blip_that_an_enemy_turns_over_has_ended_no_activation() -> None:
    """Only a unit's own end of activation triggers a field (7S.GAP.78): a scout that comes near harms no blip in it."""
    bench, _ = jammed_bench()
    bench.blip(DEFENDER, (20.0, 18.0), ("basic_drone",))
    scout = bench.unit(ATTACKER, "scout", (24.0, 24.0))
    played_by(bench, ATTACKER, action=Action.MOVE, x_mil=23_000, y_mil=22_000)

    use_unit(bench.game, scout)

    assert len(bench.events(Event.REVEAL)) == 1
    assert bench.events(Event.JAMMED) == []


@pytest.mark.parametrize(("roll", "damaged"), [(4, True), (3, False)])
def test_a_trooper_that_does_not_wake_ends_its_activation_in_the_field(roll: int, damaged: bool) -> None:
    """It stays stunned on a 5, and still throws against armour 3 for the field it lies in (7S.JAM.4, 7S.DMG.4)."""
    bench, _ = jammed_bench()
    piece = bench.unit(DEFENDER, "tactical", (20.0, 18.0), {"stunned": True, "armour": 3})
    bench.lay(piece, Draw.WAKING_UP, 5)
    bench.lay(piece, Draw.JAMMING_FIELD, roll)

    use_unit(bench.game, piece)

    bench.check_dice()
    assert bench.state(piece) == {"stunned": True, "damaged": damaged, "destroyed": False}


@pytest.mark.parametrize(("action", "left"), [(Action.MOVE, 0), (codes.NO_ACTION, 1)])
@pytest.mark.parametrize("rows", [0, LOG_ROWS])
def test_of_a_pair_the_unit_that_does_nothing_keeps_its_counter(action: int, left: int, rows: int) -> None:
    """The second unit may act and otherwise keeps its counter (7S.GAP.105), whether its log has room or not."""
    bench = Bench({})
    unit = bench.unit(ATTACKER, "tactical", LOCAL)
    bench.game.battle.active[unit] = 1
    bench.game.log.length = rows
    played_by(bench, ATTACKER, action=action, x_mil=18_000, y_mil=20_000)

    use_revealed(bench.game, unit, 2)

    assert bench.game.battle.active[unit] == left
