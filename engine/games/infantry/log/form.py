"""The form of the log: its header, its rows as the table of events says them, and what the values of these mean.

Meanings stand by their key, or by `event.key` where it means something else.
"""

from collections.abc import Mapping
from typing import Final

from pydantic import Field

from engine.battles.events import Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.infantry.log.events import LOG
from engine.games.infantry.log.words import FourNumbers
from engine.games.infantry.names import SEATS

MEANINGS: Final[Mapping[str, str]] = {
    "turn": "The turn, 0 before the first.",
    "actor": "The trooper that acts, or that it happens to.",
    "target": "The other trooper: who is shot at, struck, or brought the crewed weapon.",
    "column": "Column of the dot, from 0.",
    "row": "Row of the dot, from 0.",
    "cost": "Action points that it took.",
    "ap": "Action points that are left after it.",
    "activated.ap": "Action points to spend.",
    "weapon": "The weapon, by its name.",
    "carries": "The crewed weapon that the trooper has brought, by its name.",
    "squads": "The squads by their names.",
    "winner": "The side that wins; null for nobody.",
    "die.value": "What the die shows.",
    "die.sides": "How many sides the die has.",
    "die.reason": "What it was thrown for.",
    "begins.troopers": "How many troopers the side has.",
    "begins.value": "What they cost in points.",
    "begins.budget": "What they may cost in points.",
    "dead.value": "What the trooper cost in points.",
    "routed.value": "What the trooper cost in points.",
    "turn.number": "The turn that begins.",
    "turn.turns": "How many turns there are.",
    "attack.number": "What the roll needs at least.",
    "roll.number": "What the roll needs at least.",
    "declared.number": "What the roll needs at least.",
    "roll.roll": "What was rolled.",
    "declared.rounds": "Rounds that are left; null without limit.",
    "distance": "Distance to the target in dots.",
    "points": "Points of damage.",
    "crossed": "HP cells of the trooper that are crossed out now.",
    "scatters.dots": "How many dots it goes astray.",
    "scatters.direction": "Which way: 1 is north, and on clockwise by 45 degrees.",
    "until": "The turn until which it lasts.",
    "smoke.radius": "How many dots the smoke reaches.",
    "structure.total": "All damage of the structure so far.",
    "lost_a": "What side a has lost, in points.",
    "lost_b": "What side b has lost, in points.",
    "left_a": "Troopers of side a that are left.",
    "left_b": "Troopers of side b that are left.",
    "bearing_deg": "Bearing in degrees clockwise from north.",
    "total_a": "Sum of the dice of side a.",
    "total_b": "Sum of the dice of side b.",
    "terrain": "Terrain of the dot that is entered.",
    "prone": "Whether the trooper lies now.",
    "caught": "Whether the wire holds the trooper.",
    "under": "Whether the trooper is under ground now.",
    "action": "What cannot be done.",
    "wide": "Whether the arc is a wide one.",
    "arc_ends.cause": "What ends the arc.",
    "way": "In which way the attack is made.",
    "band": "Range of the attack.",
    "line": "Modifier for what grows and stands along the line of fire.",
    "of_target": "Modifier for what the target does, wears and stands in.",
    "of_attacker": "Modifier for what the attacker does.",
    "long_range": "Modifier for long range.",
    "hit": "Whether it hits.",
    "harm": "Which kind of harm it does.",
    "half": "Whether armour halves the damage.",
    "armor_hits": "Hits that the cell of armour has taken.",
    "deed": "What is done with the crewed weapon.",
    "why": "Why it has no effect.",
    "breached": "Whether there is a breach in the structure now.",
    "morale.number": "What the roll may be at most.",
    "morale.roll": "What was rolled.",
    "passed": "Whether the check is passed.",
    "was_shaken": "Whether the trooper was shaken before.",
    "shaken": "Whether the trooper is shaken now.",
    "cover": "Whether the trooper flees to cover; else away from the enemy.",
    "ending": "Why the battle ends.",
    "name": "What the objective is called.",
    "objective.type": "What the side has to do for it.",
    "objective.points": "PV that it scores: at the end, or for each trooper.",
    "each_turn": "Whether it scores at the end of each game turn.",
    "objective.zone": "First and last column, first and last row of its zone.",
    "scores.type": "What the side has done.",
    "scores.troopers": "How many troopers of the side are in the zone.",
    "scores.points": "PV that are scored now.",
    "total_pv_a": "PV of side a: of enemies and of objectives.",
    "total_pv_b": "PV of side b: of enemies and of objectives.",
    "result.turns": "How many turns were played.",
}


class Squads(Side):
    """A side: its squads and their colours, its troopers and their cards in the same order, and where it begins.

    `zone` is the first and the last column, the first and the last row.
    """

    names: list[str] = Field(description="Names of the squads.")
    colours: list[str] = Field(description="Colours of the squads.")
    troopers: list[str] = Field(description="Names of the troopers in this battle.")
    cards: list[str] = Field(description="Ids of their cards.")
    zone: FourNumbers = Field(description="First and last column, first and last row of its zone.")


class DotsHeader(Header):
    """What was played, by whom, and on how many dots; `scenario` is empty where none was named."""

    a: Squads = Field(description="Side a.")
    b: Squads = Field(description="Side b.")
    scenario: str = Field(description="Id of the scenario; empty without one.")
    map: str = Field(description="Id of the map.")
    columns: Number = Field(description="Columns of the map.")
    rows: Number = Field(description="Rows of the map.")
    turns: Number = Field(description="How many turns there are.")
    budget: Number = Field(description="What each side may cost, in points.")


FORM = log_form(DotsHeader, LOG, SEATS, MEANINGS, "setup")
