"""Rolls as a player makes them at the table, die by die from the rulebook's words, beside the exact odds of each.

Nothing here knows distributions: `play` throws dice one at a time and says what has happened. So every sequence of
dice can be tried (`every_sequence`), or many can be thrown.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.games.seven_seconds.odds.aiming import Aim, counters_at_least, pool, rifle, rifle_at_drone, rifle_at_trooper
from engine.games.seven_seconds.odds.drones import Kamikaze, jammer, kamikaze_contact, kamikaze_kill
from engine.games.seven_seconds.odds.harm import Suit, blast, blast_pair, graze
from engine.games.seven_seconds.odds.missile import Interceptor, deviation, missile, missile_kill
from engine.games.seven_seconds.odds.rolls import (
    damaged_suit,
    game_type,
    initiative,
    stun_recovery,
    stunned_and_damaged,
)
from engine.odds.dice import Odds
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Cover
from tests.engine.games.seven_seconds.chance import Roll

RULES = Rules(kind="rules", id="as_ruled", title="As ruled")


@dataclass(frozen=True)
class Played:
    """A thing that is rolled for: its name, how it is played, and the exact odds of its outcomes."""

    name: str
    play: Callable[[Roll], str]
    odds: Odds


def shot(roll: Roll, dice: int, kill: Sequence[int], graze: Sequence[int]) -> str:
    faces = [roll() for _ in range(dice)]
    if any(face in kill for face in faces):
        return "kill"
    return "graze" if any(face in graze for face in faces) else "miss"


def grazed(roll: Roll, armour: int, *, damaged: bool) -> str:
    red, other = roll() > armour, roll() > armour
    if other and damaged:
        return "destroyed"
    if red and other:
        return "damaged_and_stunned"
    if other:
        return "damaged_only"
    return "stunned_only" if red else "no_effect"


def gauss_at_trooper(roll: Roll, dice: int, armour: int, *, damaged: bool) -> str:
    result = shot(roll, dice, [1], [2])
    if result == "graze":
        return grazed(roll, armour, damaged=damaged)
    return "destroyed" if result == "kill" else "no_effect"


def gauss_at_drone(roll: Roll, dice: int) -> str:
    return "unharmed" if shot(roll, dice, [1], [2]) == "miss" else "destroyed"


def flown(roll: Roll, interceptors: Sequence[Interceptor], counters: int) -> str:
    for unit in interceptors:
        if unit.damaged and roll() > 4:
            continue
        if roll() <= unit.countermeasures:
            return "shot_down"
    return "direct_hit" if roll() <= counters else "deviates"


def blasted(roll: Roll, dice: int, armour: int, *, damaged: bool) -> str:
    if all(roll() <= armour for _ in range(dice)):
        return "no_effect"
    if damaged:
        return "destroyed"
    if all(roll() <= armour for _ in range(dice)):
        return "damaged_only"
    return "damaged_and_stunned" if all(roll() <= armour for _ in range(dice)) else "destroyed"


def both_blasted(roll: Roll, dice: int, armours: tuple[int, int]) -> str:
    dead = tuple(blasted(roll, dice, armour, damaged=False) == "destroyed" for armour in armours)
    words = {(True, True): "both", (True, False): "first_only", (False, True): "second_only", (False, False): "neither"}
    return words[dead[0], dead[1]]


def aimed_at(roll: Roll, cm: int, counters: int, nuclear: int, armour: int) -> str:
    end = flown(roll, [Interceptor(cm)], counters)
    if end == "direct_hit":
        return "by_direct_hit"
    if end == "shot_down" or roll() + roll() - 0.5 > nuclear:
        return "survives"
    return "by_blast" if blasted(roll, nuclear, armour, damaged=False) == "destroyed" else "survives"


def touched(roll: Roll, robotics: int, counters_before: int, armour: int) -> str:
    if roll() < counters_before + 1:
        return "by_contact"
    return "by_blast" if blasted(roll, robotics, armour, damaged=False) == "destroyed" else "survives"


def jammed(roll: Roll, armour: int, activations: int) -> str:
    hits = sum(roll() > armour for _ in range(activations))
    return ("left_undamaged", "left_damaged", "destroyed")[min(hits, 2)]


def suit_tried(roll: Roll, tries: int) -> str:
    works = sum(roll() <= 4 for _ in range(tries))
    return ("none_work", "exactly_one", "two_or_more")[min(works, 2)]


def woken(roll: Roll, commands: int) -> str:
    return "awake" if any(roll() <= 2 for _ in range(1 + commands)) else "stunned"


def gets_up_and_acts(roll: Roll, commands: int) -> str:
    awake = acted = False
    for _ in range(1 + commands):
        awake = awake or roll() <= 2
        if awake:
            acted = any([roll() <= 4, roll() <= 4]) or acted
    return "acts" if acted else "idle"


def found(roll: Roll, dice: int, cost: int, swallowed: int, counters: int) -> str:
    points = sum(roll() for _ in range(dice))
    return "enough" if points // cost - swallowed >= counters else "too_few"


def higher(roll: Roll, bonus: int, words: tuple[str, str, str]) -> str:
    first, second = roll() + bonus, roll()
    return words[0] if first > second else words[1] if second > first else words[2]


def _whether(holds: bool, words: tuple[str, str]) -> str:
    return words[0] if holds else words[1]


SQUAD = (Interceptor(3), Interceptor(4, damaged=True))
SIDES = ("first_attacks", "second_attacks", "chance_encounter")

PLAYED: tuple[Played, ...] = (
    Played("gauss", lambda roll: shot(roll, 3, [1], [2]), rifle("gauss", 3, RULES)),
    Played("plasma", lambda roll: shot(roll, 2, [1, 2], [3]), rifle("plasma", 2, RULES)),
    Played("machine gun", lambda roll: shot(roll, 2, [1, 2], []), rifle("machine_gun", 2, RULES)),
    Played(
        "gauss at a trooper",
        lambda roll: gauss_at_trooper(roll, 3, 3, damaged=False),
        rifle_at_trooper("gauss", 3, Suit(3), RULES),
    ),
    Played(
        "gauss at a damaged trooper",
        lambda roll: gauss_at_trooper(roll, 2, 4, damaged=True),
        rifle_at_trooper("gauss", 2, Suit(4, damaged=True), RULES),
    ),
    Played("gauss at a drone", lambda roll: gauss_at_drone(roll, 2), rifle_at_drone("gauss", 2, RULES)),
    Played("graze", lambda roll: grazed(roll, 4, damaged=False), graze(Suit(4), RULES)),
    Played("missile", lambda roll: flown(roll, SQUAD, 4), missile(SQUAD, 4, Cover.CLEAR, RULES)),
    Played("missile at light cover", lambda roll: flown(roll, SQUAD, 4), missile(SQUAD, 5, Cover.LIGHT, RULES)),
    Played(
        "missile kill",
        lambda roll: aimed_at(roll, 2, 3, 2, 3),
        missile_kill(missile([Interceptor(2)], 3, Cover.CLEAR, RULES), 2, Suit(3), RULES),
    ),
    Played("deviation", lambda roll: _whether(roll() + roll() <= 4.5, ("within", "beyond")), deviation(4.5, RULES)),
    Played("blast", lambda roll: blasted(roll, 2, 4, damaged=False), blast(2, Suit(4), RULES)),
    Played("blast on damage", lambda roll: blasted(roll, 3, 4, damaged=True), blast(3, Suit(4, damaged=True), RULES)),
    Played("blast on two", lambda roll: both_blasted(roll, 1, (2, 4)), blast_pair(1, Suit(2), Suit(4), RULES)),
    Played("sensor pool", lambda roll: found(roll, 4, 1, 0, 15), pool(4, 15, RULES)),
    Played(
        "counters behind cover",
        lambda roll: found(roll, 4, 4, 2, 2),
        counters_at_least(4, Aim(2, Cover.HEAVY, (Cover.HEAVY,)), 2, RULES),
    ),
    Played(
        "kamikaze contact",
        lambda roll: _whether(roll() < 5 - 2, ("destroyed", "not_destroyed")),
        kamikaze_contact(5, Cover.HEAVY, RULES),
    ),
    Played(
        "kamikaze kill",
        lambda roll: touched(roll, 2, 3, 3),
        kamikaze_kill(Kamikaze(2), 3, Cover.CLEAR, Suit(3), RULES),
    ),
    Played("jamming field", lambda roll: jammed(roll, 4, 3), jammer(3, Suit(4), RULES)),
    Played("damaged suit", lambda roll: suit_tried(roll, 4), damaged_suit(4, RULES)),
    Played("stun", lambda roll: woken(roll, 2), stun_recovery(2, RULES)),
    Played("stunned and damaged", lambda roll: gets_up_and_acts(roll, 1), stunned_and_damaged(1, RULES)),
    Played("game type", lambda roll: higher(roll, 2, SIDES), game_type(2, 0, RULES)),
    Played("initiative", lambda roll: higher(roll, 0, ("keeps", "loses", "loses")), initiative(RULES)),
)


class _Exhausted(Exception):
    """The dice laid out so far are not enough."""


def every_sequence(play: Callable[[Roll], str], sides: int = 6) -> dict[str, Fraction]:
    """Return the share of each outcome over every sequence of dice that `play` may throw."""
    shares: Counter[str] = Counter()
    waiting: list[tuple[int, ...]] = [()]
    longest = 12
    while waiting:
        laid_out = waiting.pop()
        try:
            outcome = play(_dealer(laid_out))
        except _Exhausted:
            waiting += [(*laid_out, face) for face in range(1, sides + 1)]
        else:
            shares[outcome] += sides ** (longest - len(laid_out))
    return {outcome: Fraction(share, sides**longest) for outcome, share in shares.items()}


def _dealer(faces: Sequence[int]) -> Roll:
    left = iter(faces)

    def roll() -> int:
        face = next(left, None)
        if face is None:
            raise _Exhausted
        return face

    return roll
