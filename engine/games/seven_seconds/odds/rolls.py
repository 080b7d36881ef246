"""Rolls beside those of weapons: who attacks and goes first, which damaged suits work, which stunned troopers wake."""

from dataclasses import dataclass
from fractions import Fraction

from engine.games.seven_seconds.campaign.standing import advantage
from engine.games.seven_seconds.kernel.course.turn import initiative_after
from engine.odds.dice import Distribution, Odds, certain, die, either, one_of, repeated
from schemas.models.seven_seconds.rules import Rules

HOLDER = 0


def game_type(first_streak: int, second_streak: int, rules: Rules) -> Odds:
    """Return who attacks, by the battles each player has won in a row. Rules: 7S.SETUP.2 to 7S.SETUP.4, 7S.CAMP.6."""
    first, second = (advantage(streak, rules.campaign).roll_bonus for streak in (first_streak, second_streak))
    lead = _two_dice(rules).map(lambda faces: faces[0] + first - faces[1] - second)
    return Odds(
        first_attacks=lead.chance(lambda by: by > 0),
        second_attacks=lead.chance(lambda by: by < 0),
        chance_encounter=lead.of(0),
    )


def initiative(rules: Rules) -> Odds:
    """Return whether the present holder keeps the initiative counter. Rules: 7S.SEQ.3, 7S.SEQ.4."""
    keeps = _two_dice(rules).chance(lambda faces: initiative_after(HOLDER, *faces) == HOLDER)
    return Odds(keeps=keeps, loses=1 - keeps)


def _two_dice(rules: Rules) -> Distribution[tuple[int, int]]:
    one = die(rules.dice.sides)
    return one.then(lambda first: one.map(lambda second: (first, second)))


@dataclass(frozen=True)
class _Trooper:
    awake: bool = False
    acted: bool = False


def working_actions(tries: int, rules: Rules) -> Distribution[int]:
    """Return how many of `tries` actions of a damaged suit work. Rule: 7S.DMG.1."""
    works = action_works(rules)
    return repeated(tries, 0, lambda done: either(works, done + 1, done))


def damaged_suit(tries: int, rules: Rules) -> Odds:
    """Return how many of `tries` actions of a damaged suit work, in three words. Rule: 7S.DMG.1."""
    done = working_actions(tries, rules)
    return Odds(none_work=done.of(0), exactly_one=done.of(1), two_or_more=done.chance(lambda actions: actions >= 2))


def stun_recovery(commands: int, rules: Rules, stuns: int = 1) -> Odds:
    """Return whether a trooper stunned before the round wakes in it.

    It tries in its own activation and once for each command; `stuns` matter only where they stack.
    Rules: 7S.DMG.4, 7S.DMG.5, 7S.CMD.5, 7S.GAP.87.
    """
    wakes = one_of(rules.stun.recovers_on, rules.dice.sides)
    left = stuns if rules.stun.stacks else min(stuns, 1)
    asleep = repeated(1 + commands, left, lambda now: either(wakes, max(now - 1, 0), now))
    return Odds(awake=asleep.of(0), stunned=1 - asleep.of(0))


def stunned_and_damaged(commands: int, rules: Rules) -> Odds:
    """Return whether a stunned trooper in a damaged suit gets an action done, all commands of the round used.

    Rules: 7S.DMG.1, 7S.DMG.4, 7S.DMG.5, 7S.GAP.86, 7S.GAP.108.
    """
    own = _activation(_Trooper(), rules, acts_on_waking=True)
    full = rules.stun.command_gives_full_activation
    end = own.then(lambda state: repeated(commands, state, lambda now: _activation(now, rules, acts_on_waking=full)))
    acts = end.chance(lambda state: state.acted)
    return Odds(acts=acts, idle=1 - acts)


def action_works(rules: Rules) -> Fraction:
    """Return the chance that one action of a damaged suit works. Rule: 7S.DMG.1."""
    return 1 - one_of(rules.damage.fails_on, rules.dice.sides)


def _activation(state: _Trooper, rules: Rules, *, acts_on_waking: bool) -> Distribution[_Trooper]:
    if state.awake:
        return _actions(state, rules)
    wakes = one_of(rules.stun.recovers_on, rules.dice.sides)
    woken = either(wakes, _Trooper(awake=True), state)
    return woken.then(lambda now: _actions(now, rules) if now.awake and acts_on_waking else certain(now))


def _actions(state: _Trooper, rules: Rules) -> Distribution[_Trooper]:
    works = action_works(rules)
    all_fail = (1 - works) ** rules.activation.trooper_actions
    if works > 0 and not rules.damage.failed_action_spent:
        all_fail = Fraction(0)
    return either(1 - all_fail, _Trooper(awake=True, acted=True), state)
