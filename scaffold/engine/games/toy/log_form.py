"""The form of the log, from which its page is made: its header, and what the values of its rows mean."""

from collections.abc import Mapping
from typing import Final

from pydantic import Field

from engine.battles.events import Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.toy.log import LOG
from engine.games.toy.names import SEATS

MEANINGS: Final[Mapping[str, str]] = {
    "round": "The round, from 1.",
    "actor": "The creature that acts.",
    "target": "The creature that is bitten.",
    "round.number": "The round that begins.",
    "value": "What the die of the bite shows.",
    "added": "What is added to the die.",
    "adds": "What will be added to the die of its next bite.",
    "broken": "Teeth that the bite breaks.",
    "left": "Teeth that are left to the creature that is bitten.",
    "left_north": "Teeth that are left to the creature in the north.",
    "left_south": "Teeth that are left to the creature in the south.",
    "result.actor": "The creature that has won; missing if none has.",
}
"""By the key of a value, or by `event.key` where it means something else there."""


class Creature(Side):
    """A seat and its creature."""

    name: str = Field(description="Name of the creature.")
    teeth: Number = Field(description="Teeth that it begins with.")


class FightHeader(Header):
    """What was played, and by whom."""

    north: Creature = Field(description="The creature in the north.")
    south: Creature = Field(description="The creature in the south.")


FORM: Final = log_form(FightHeader, LOG, SEATS, MEANINGS)
