"""The form of the log: its header, its rows as the table of events says them, and what the values of these mean.

Meanings stand by their key, or by `event.key` where it means something else.
"""

from collections.abc import Mapping
from typing import Final

from pydantic import Field

from engine.battles.events import Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.maneuvers.log.events import LOG
from engine.games.maneuvers.names import SEATS

MEANINGS: Final[Mapping[str, str]] = {
    "round": "The round, from 1; 0 before the first.",
    "actor": "The character who acts, or whom it happens to.",
    "target": "The other one: who is opposed, named or hit.",
    "die.value": "What the die shows.",
    "value": "Value of the rating.",
    "sides": "How many sides the die has.",
    "die.reason": "What it was thrown for.",
    "fight_over.reason": "Why the fight is over.",
    "begins.total": "Squad Total that the squad begins with.",
    "total": "Squad Total at that moment.",
    "begins.location": "Location where the squad begins.",
    "squad": "Name of the squad.",
    "place": "Place in the order of action, from 1.",
    "order.result": "Die and Action Value together.",
    "roll.result": "Die and rating together.",
    "compared.result": "Result of the actor.",
    "action_value": "Action Value of the character.",
    "number": "The round that begins.",
    "round.rounds": "How many rounds there are at most.",
    "result.rounds": "How many rounds were fought.",
    "idle.refused": "Whether what was chosen is against the rules; else there is nothing to choose.",
    "made": "Whether the escape comes off.",
    "able": "Whether the squad can pay for the escape.",
    "maneuver": "Name of the maneuver.",
    "rating": "The rating that is rolled with.",
    "ally": "The ally who is named; null for nobody.",
    "extra": "Whether it is one more maneuver in the same action.",
    "role": "Whose roll it is.",
    "advantage": "Dice of advantage, below 0 of disadvantage.",
    "roll.die": "The die that counts.",
    "rewarded": "Whether the Reward is earned; else the Risk is suffered.",
    "margin": "By how much the two results differ.",
    "opposed": "Result of the opponent; what is to be reached where nobody opposes.",
    "change": "How the Squad Total changes.",
    "points": "By how many points.",
    "before": "Squad Total before it.",
    "after": "Squad Total after it.",
    "part": "The part of the maneuver that does it.",
    "from": "Location that is left.",
    "to": "Location that is reached.",
    "state.state": "The state that it is about.",
    "set": "Whether the state begins; else it ends.",
    "state.cause": "What begins or ends it.",
    "advantage_ends.cause": "What ends it.",
    "again": "Whether it held already.",
    "worth": "Dice that it adds: 1 for advantage, -1 for disadvantage.",
    "rolls": "Which rolls it counts for.",
    "until": "How long it lasts.",
    "damage.damage": "Damage of the one who hits.",
    "armor": "Armor of the one who is hit.",
    "checks": "Checks that the one who is hit has to make after the fight.",
    "check.check": "Which check is made.",
    "check_earned.check": "Which check is to be made after the fight.",
    "stress": "Stress of the check, which the roll has to make up for.",
    "by": "What the check comes from.",
    "what": "What becomes of the one more maneuver.",
    "total_a": "Squad Total of a.",
    "total_b": "Squad Total of b.",
    "left_a": "How many of a are in the fight.",
    "left_b": "How many of b are in the fight.",
    "squads": "Names of the squads, a first.",
    "fight_over.edge": "Edge of the side that leads, in points.",
    "result.edge": "By how many points the winner is ahead; below 0 it is behind.",
    "open": "Whether it is still open who wins, until the harm is known.",
    "winner": "The side that wins; null for nobody, or not yet.",
    "harm_a": "Points of harm of a.",
    "harm_b": "Points of harm of b.",
    "score": "What the check comes to.",
    "outcome": "What becomes of the character.",
    "ending": "Why the fight ended.",
    "grade": "How clear the victory is; null without a winner.",
}


class Squad(Side):
    """A seat: its squad, who is in it and by which cards, and how it begins."""

    name: str = Field(description="Name of the squad.")
    colour: str = Field(description="Colour of the squad.")
    members: list[str] = Field(description="Names of its members.")
    characters: list[str] = Field(description="Ids of their cards.")
    location: Number = Field(description="Number of the location where it begins, from 0.")
    preparation: str = Field(description="How it is prepared.")
    total: Number = Field(description="Squad Total that it begins with.")


class FightHeader(Header):
    """What was played, by whom, and along which locations; `fight` is empty where none was named."""

    a: Squad = Field(description="Side a.")
    b: Squad = Field(description="Side b.")
    fight: str = Field(description="Id of the fight; empty without one.")
    locations: list[str] = Field(description="The locations in a row.")
    rounds: Number = Field(description="How many rounds there are at most.")


FORM = log_form(FightHeader, LOG, SEATS, MEANINGS, "order", "end")
