"""Exact chances against the kernel: its own functions, over and over, with its own keyed dice."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.games.seven_seconds.kernel.actions.blasts import blast_unit
from engine.games.seven_seconds.kernel.actions.damage import graze as graze_by_kernel
from engine.games.seven_seconds.kernel.actions.drones import contact_roll
from engine.games.seven_seconds.kernel.actions.missiles import fire_missile
from engine.games.seven_seconds.kernel.actions.movement import suffer_field
from engine.games.seven_seconds.kernel.actions.rifle import rifle_result
from engine.games.seven_seconds.kernel.actions.sensors import counters_bought
from engine.games.seven_seconds.kernel.codes import Event, Status
from engine.games.seven_seconds.kernel.course.activation import suit_works, wakes
from engine.games.seven_seconds.kernel.course.turn import initiative_after
from engine.games.seven_seconds.odds.aiming import Aim, counters_at_least, rifle
from engine.games.seven_seconds.odds.drones import jammer, kamikaze_contact
from engine.games.seven_seconds.odds.harm import Suit, blast, graze
from engine.games.seven_seconds.odds.missile import Interceptor, missile, missile_kill
from engine.games.seven_seconds.odds.rolls import damaged_suit, initiative, stun_recovery
from schemas.models.seven_seconds.words import Cover
from tests.engine.games.seven_seconds.by_hand import RULES
from tests.engine.games.seven_seconds.chance import SEED, Roll, amounts, check_counts, check_frequencies

HARM = {(0, 0): "no_effect", (1, 0): "stunned_only", (0, 1): "damaged_only", (1, 1): "damaged_and_stunned"}
whether_damaged = pytest.mark.parametrize("damaged", [False, True])


class Butts:
    """A bench with a firer and a target, who stand there afresh for each trial."""

    def __init__(self, bench: Any, *, damaged: bool = False, stunned: bool = False, **stats: int) -> None:
        table = bench()
        self.game, self.battle = table.game, table.game.battle
        self.firer = table.unit(0, 0, "tactical", (10, 18), blast_radius=2, blast_dice=2)
        self.target = table.unit(1, 0, "tactical", (20, 18), **stats)
        self.game.draws.seed = SEED
        self.damaged, self.stunned = int(damaged), int(stunned)

    def trials(self, throws: int, trial: Callable[[], str]) -> Counter[str]:
        """Return how often each outcome of `trial` came up."""
        return Counter(self._afresh(throw, trial) for throw in range(throws))

    def _afresh(self, throw: int, trial: Callable[[], str]) -> str:
        self.battle.round = throw
        self.battle.scarred[self.target] = self.battle.missiles_fired[self.firer] = self.game.log.length = 0
        self.battle.status[self.target] = Status.ON_TABLE
        self.battle.damaged[self.target], self.battle.stunned[self.target] = self.damaged, self.stunned
        return trial()

    def harm(self) -> str:
        """Return what is new about the target."""
        if self.battle.status[self.target] == Status.DESTROYED:
            return "destroyed"
        stunned = self.battle.stunned[self.target] - self.stunned
        return HARM[stunned, self.battle.damaged[self.target] - self.damaged]

    def after(self, work: Callable[[Any, int, int], object]) -> Callable[[], str]:
        """Return a trial: what `work` by the firer does to the target."""

        def trial() -> str:
            work(self.game, self.target, self.firer)
            return self.harm()

        return trial


@amounts
def test_rifles_fall_as_the_odds_say(bench: Any, throws: int) -> None:
    """What the kernel makes of the faces of three dice has the exact odds of all three weapons."""
    numbers = bench().game.numbers
    words = ("miss", "graze", "kill")

    def fire(roll: Roll, weapon: int) -> str:
        shown = (1 << roll()) | (1 << roll()) | (1 << roll())
        return words[rifle_result(numbers.kill_faces[weapon], numbers.graze_faces[weapon], shown)]

    check_frequencies(lambda roll: fire(roll, 0), rifle("gauss", 3, RULES), throws)
    check_frequencies(lambda roll: fire(roll, 1), rifle("plasma", 3, RULES), throws)
    check_frequencies(lambda roll: fire(roll, 2), rifle("machine_gun", 3, RULES), throws)


@amounts
def test_initiative_and_sensors_fall_as_the_odds_say(throws: int) -> None:
    """Who holds the counter, and what a pool buys, have the exact odds."""

    def hold(roll: Roll) -> str:
        return "keeps" if initiative_after(0, roll(), roll()) == 0 else "loses"

    def find(roll: Roll) -> str:
        return "enough" if counters_bought(roll() + roll() + roll(), 2, 0) >= 5 else "too_few"

    check_frequencies(hold, initiative(RULES), throws)
    check_frequencies(find, counters_at_least(3, Aim(2), 5, RULES), throws)


@amounts
@whether_damaged
def test_grazes_fall_as_the_odds_say(bench: Any, damaged: bool, throws: int) -> None:
    """A trooper that is grazed over and over is harmed with the exact odds."""
    butts = Butts(bench, damaged=damaged, armour=3)

    check_counts(butts.trials(throws, butts.after(graze_by_kernel)), graze(Suit(3, damaged), RULES))


@amounts
@whether_damaged
def test_blasts_fall_as_the_odds_say(bench: Any, damaged: bool, throws: int) -> None:
    """So is one in a blast, stage by stage."""
    butts = Butts(bench, damaged=damaged, armour=4)

    check_counts(butts.trials(throws, butts.after(blast_unit)), blast(2, Suit(4, damaged), RULES))


@amounts
def test_jamming_fields_fall_as_the_odds_say(bench: Any, throws: int) -> None:
    """So is a suit that stays in a jamming field for two activations."""
    butts = Butts(bench, armour=3)
    words = {"no_effect": "left_undamaged", "damaged_only": "left_damaged", "destroyed": "destroyed"}

    def stay() -> str:
        suffer_field(butts.game, butts.target, butts.firer)
        suffer_field(butts.game, butts.target, butts.firer)
        return words[butts.harm()]

    check_counts(butts.trials(throws, stay), jammer(2, Suit(3), RULES))


@amounts
def test_suits_and_stuns_fall_as_the_odds_say(bench: Any, throws: int) -> None:
    """Two actions of a damaged suit, and two tries to wake, have the exact odds."""
    butts = Butts(bench, damaged=True, stunned=True)
    tried = ("none_work", "exactly_one", "two_or_more")

    def act() -> str:
        return tried[suit_works(butts.game, butts.target) + suit_works(butts.game, butts.target)]

    def wake() -> str:
        return "awake" if wakes(butts.game, butts.target) or wakes(butts.game, butts.target) else "stunned"

    check_counts(butts.trials(throws, act), damaged_suit(2, RULES))
    check_counts(butts.trials(throws, wake), stun_recovery(1, RULES))


@amounts
def test_contact_rolls_fall_as_the_odds_say(bench: Any, throws: int) -> None:
    """A kamikaze's contact roll against four counters."""
    butts = Butts(bench, counters=4)

    def touch() -> str:
        return "destroyed" if contact_roll(butts.game, butts.firer, butts.target) else "not_destroyed"

    check_counts(butts.trials(throws, touch), kamikaze_contact(4, Cover.CLEAR, RULES))


@amounts
def test_missiles_fall_as_the_odds_say(bench: Any, throws: int) -> None:
    """A missile from launch to blast, against a damaged target that intercepts: its flight and its victim.

    All of it comes down beside a tiny table, so that no crater gives cover to the next trial's target.
    """
    butts = Butts(bench, damaged=True, countermeasures=3, counters=3, armour=2)
    butts.game.table.width_mil = butts.game.table.depth_mil = 1
    flight = missile((Interceptor(3, damaged=True),), 3, Cover.CLEAR, RULES)
    flights: Counter[str] = Counter()

    def shoot() -> str:
        fire_missile(butts.game, butts.firer, butts.target)
        rows = {row[0] for row in _rows(butts.game.log)}
        end = "deviates" if Event.DEVIATES in rows else "direct_hit" if Event.MISSILE_RESULT in rows else "shot_down"
        flights[end] += 1
        if butts.harm() != "destroyed":
            return "survives"
        return "by_direct_hit" if end == "direct_hit" else "by_blast"

    seen = butts.trials(throws, shoot)

    check_counts(flights, flight)
    check_counts(seen, missile_kill(flight, 2, Suit(2, damaged=True), RULES))


def _rows(log: Any) -> list[list[int]]:
    return [log.cells[at : at + 10] for at in range(0, log.length * 10, 10)]
