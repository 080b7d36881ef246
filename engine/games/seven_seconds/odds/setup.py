"""The rolls that decide who attacks and who goes first."""

from dataclasses import dataclass
from fractions import Fraction

from engine.games.seven_seconds.campaign.standing import advantage
from engine.games.seven_seconds.kernel.course.turn import initiative_after
from engine.odds.dice import Distribution, Odds, die
from schemas.models.seven_seconds.rules import Rules

HOLDER = 0


@dataclass(frozen=True)
class GameTypeOdds(Odds):
    """What the roll for the game type decides."""

    first_attacks: Fraction
    second_attacks: Fraction
    chance_encounter: Fraction


@dataclass(frozen=True)
class InitiativeOdds(Odds):
    """Whether the holder of the initiative counter still has it after the roll."""

    keeps: Fraction
    loses: Fraction


def game_type(first_streak: int, second_streak: int, rules: Rules) -> GameTypeOdds:
    """Return who attacks, by the battles each player has won in a row. Rules: 7S.SETUP.2 to 7S.SETUP.4, 7S.CAMP.6."""
    first, second = (advantage(streak, rules.campaign).roll_bonus for streak in (first_streak, second_streak))
    lead = _two_dice(rules).map(lambda faces: faces[0] + first - faces[1] - second)
    return GameTypeOdds(lead.chance(lambda by: by > 0), lead.chance(lambda by: by < 0), lead.of(0))


def initiative(rules: Rules) -> InitiativeOdds:
    """Return whether the present holder keeps the initiative counter. Rules: 7S.SEQ.3, 7S.SEQ.4."""
    keeps = _two_dice(rules).chance(lambda faces: initiative_after(HOLDER, *faces) == HOLDER)
    return InitiativeOdds(keeps, 1 - keeps)


def _two_dice(rules: Rules) -> Distribution[tuple[int, int]]:
    one = die(rules.dice.sides)
    return one.then(lambda first: one.map(lambda second: (first, second)))
