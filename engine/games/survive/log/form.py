"""The form of the log: its header, its rows as the table of events says them, and what the values of these mean.

Meanings stand by their key, or by `event.key` where it means something else.
"""

from collections.abc import Mapping
from typing import Annotated, Final

from pydantic import Field

from engine.battles.events import Measure, Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Part, Side
from engine.games.survive.log.events import LOG
from engine.games.survive.log.words import SIDES

MEANINGS: Final[Mapping[str, str]] = {
    "turn": "The turn, from 1; 0 before the first.",
    "actor": "The unit or control unit that acts, or that it happens to.",
    "target": "The other one: who is shot at, struck or charged, or who goes along.",
    "value": "What the die shows.",
    "red.value": "What was rolled to go Red or not; 0 if no die was thrown.",
    "need": "What the throw may be at most; 0 where it is compared or read from a table.",
    "reason": "What it was thrown for.",
    "x_in": "Inches east of the west edge.",
    "y_in": "Inches north of the south edge.",
    "facing_east": "East part of the direction it looks in, a unit vector.",
    "facing_north": "North part of the direction it looks in, a unit vector.",
    "kind": "Type of the control unit.",
    "turn.number": "The turn that begins.",
    "turn.turns": "How many turns there are.",
    "result.turns": "How many turns were played.",
    "shot.number": "The number to roll at most.",
    "strike.number": "The number to roll at most.",
    "shots": "How many shots the hold is good for.",
    "ready": "How many units of the side may still be activated.",
    "action": "What it does in this activation.",
    "length_in": "How many inches it goes.",
    "scatter.length_in": "How many inches the grenade scatters.",
    "turned_about": "Whether it turns about at the end.",
    "charge.reached": "Whether it reaches whom it charges.",
    "contact.reached": "Which side of the target it reaches.",
    "front": "The unit that charges from the front while the actor takes the rear.",
    "weapon": "The weapon, by its name.",
    "distance_in": "Distance in inches.",
    "range_in": "Range of the shot in inches.",
    "modifier": "What is added to the number.",
    "shot_result.result": "Whether the shot hits, misses, or falls short.",
    "power": "Power that counts.",
    "estimate_in": "Distance to the target as guessed before the shot, in inches.",
    "effect.effect": "What it does to the target.",
    "double_tap.effect": "What both hits together do to the target.",
    "toughness": "Toughness of the target.",
    "cause": "What it comes from.",
    "relocates": "Whether it appears elsewhere on the board; else it is gone.",
    "zone": "The zone it dies in: inner (ICZ) or outer control zone (OCZ), or none.",
    "unit": "The unit, by its name in its Mob, that has left the Mob.",
    "hit": "Whether it hits.",
    "bonus": "What is added to the Power of the strike.",
    "how": "How the fight ends.",
    "together": "Whether it moves together with another unit.",
    "follow_on.together": "Whether it goes on together with the other winner.",
    "picked": "The control unit that the pulse moves.",
    "about": "Whether it turns about; else it goes on as it looks.",
    "ready_in_turn": "The turn from which the weapon may be used.",
    "by_roll": "Whether a roll cleared it.",
    "radius_in": "Radius of the blast in inches.",
    "direction": "Direction of the scatter by the die, a number of the ring round the spire.",
    "ending": "By what the level is decided.",
    "winner": "The seat that wins; null for nobody.",
}


Spot = Annotated[list[Measure], Field(min_length=2, max_length=2)]


class Mob(Side):
    """A seat: its Mob, what it is called and its colour, and its units."""

    name: str = Field(description="Name of the Mob.")
    colour: str = Field(description="Colour of the Mob.")
    units: list[str] = Field(description="Names of its units.")


class Terrain(Part):
    """A piece of terrain and its corners."""

    id: str = Field(description="Id of the piece.")
    type: str = Field(description="Kind of terrain.")
    outline_in: list[Spot] = Field(description="Its corners, in inches.")


class ZoneHeader(Header):
    """What was played, by whom, and in which control zone; measures in inches. Seats without a Mob are missing."""

    south_west: Mob = Field(default=None, description="The seat in the south-west.")  # type: ignore[assignment]
    north_west: Mob = Field(default=None, description="The seat in the north-west.")  # type: ignore[assignment]
    north_east: Mob = Field(default=None, description="The seat in the north-east.")  # type: ignore[assignment]
    south_east: Mob = Field(default=None, description="The seat in the south-east.")  # type: ignore[assignment]
    map: str = Field(description="Id of the control zone.")
    level: str = Field(description="Id of the level; empty without one.")
    table_in: Spot = Field(description="Width and depth of the board in inches.")
    spire_in: Spot = Field(description="Where the spire stands, in inches.")
    rings_in: Spot = Field(description="Radius of the inner and of the outer control zone in inches.")
    terrain: list[Terrain] = Field(default_factory=list, description="The pieces of terrain.")
    turns: Number = Field(description="How many turns there are.")


FORM = log_form(ZoneHeader, LOG, SIDES, MEANINGS)
