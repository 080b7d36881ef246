"""The words of scenario cards of Battlesuit."""

from typing import Final

from schemas.catalogues.saying import counted, said
from schemas.models.battlesuit.words import Edge, OptionalRule, Side, VictoryLevel

SCENARIO: Final = "Scenario"
SCENARIO_PAGE: Final = "{title} (scenario)"
TYPES: Final = {
    "meeting_engagement": "Meeting engagement",
    "holding_action": "Holding action: {attacker} attacks",
    "custom": "Custom battle",
}
SIZES: Final = {"standard": "standard", "large": "large", "custom": "any size"}
SIDES: Final = {Side.RED: "Red", Side.BLUE: "Blue"}
EDGES: Final = {Edge.NORTH: "north", Edge.EAST: "east", Edge.SOUTH: "south", Edge.WEST: "west"}
ALL_OF: Final = "{names} and {last}"
ONE_OF: Final = "{names} or {last}"
ONE_EDGE: Final = "{edges} edge"

MAP: Final = "2 Map"
LAID: Final = "{what} at {points}"
FORCES: Final = "3 {side}: forces"
SETUP: Final = "4 {side}: set-up"
SPECIAL_RULES: Final = "5 Special rules"
VICTORY: Final = "6 Victory"
TURNS: Final = "Turns"

FORCE: Final = "Force"
POINTS: Final = "{title}, {cost} of {budget} build points"
SQUAD_HEAD: Final = ("{squad}", "No.", "Each", "Points")
UNKNOWN: Final = "The pack has no such force."

ORDER: Final = "Order"
FIRST: Final = "Sets up first."
SECOND: Final = "Sets up second."
ENTERS: Final = "Enters"
DEPLOYS: Final = "Deploys"
FRIENDLY: Final = "Friendly"
BY_LOT: Final = "The loser of an initiative roll sets up first."
LATER: Final = "Wave"
APART: Final = "Apart"
DETACHMENT: Final = "{who}: {where}"
ENTRY: Final = "over the {edges} in turn {turn}."
ENTRY_ON: Final = "over the {edges} of {panels} in turn {turn}."
DEPLOYMENT: Final = {
    (True, False): "{area}, on the ground or in the air.",
    (True, True): "{area}, on the ground or in the air, hidden.",
    (False, False): "{area}, on the ground.",
    (False, True): "{area}, on the ground, hidden.",
}
"""By whether one may be in the air, and whether one is hidden."""

STRIP: Final = "within {depth} of the {edge} edge"
NEAR: Final = "within {points} of {at}"
AT: Final = "at {at}"
FRIENDLY_EDGES: Final = "The {edges}."
FRIENDLY_NONE: Final = "No edge."

NO_SPECIAL_RULES: Final = ("None", "The standard rules hold.")
OPTIONS: Final = "In play"
OPTIONAL_RULES: Final = {
    OptionalRule.IMPROVED_DETECTION: "improved detection",
    OptionalRule.SUIT_INTEGRITY: "suit integrity",
    OptionalRule.STEALTH: "stealth",
    OptionalRule.DRONES: "drones",
    OptionalRule.MARINES: "marines",
    OptionalRule.MINES: "mines",
    OptionalRule.NAP_OF_THE_EARTH: "nap of the earth",
    OptionalRule.STRICT_COMBAT: "strict combat",
    OptionalRule.FACING: "facing",
    OptionalRule.HIDDEN_SET_UP: "hidden set-up",
    OptionalRule.SQUAD_COMMAND: "squad command",
    OptionalRule.SQUAD_MORALE: "squad morale",
    OptionalRule.MULTI_LEVEL_BUILDINGS: "multi-level buildings",
}
WATER: Final = ("Water", "May be entered on the ground.")
WADING: Final = ("Water", "May be entered on the ground, for {points} MP a point.")
NO_WADING: Final = ("Water", "May not be entered on the ground.")
GLOW: Final = ("Slag", "Glows at {rating}: a D{die} of that or less, for each point walked on, crosses off a box.")
NO_GLOW: Final = ("Slag", "Does not glow.")
HEIGHT: Final = ("{terrain}", "Rises {levels} above its ground.")
TALL: Final = ("{at}", "A building of {storeys}, {levels} each, that bears soldiers in armour.")
DETECTION: Final = ("Detection", "All attacks of {side} are at {amount}.")
MARINES: Final = ("Marines", "{side}: {cards}.")
STEALTH: Final = ("Stealth", "{side}: {cards} may use it too.")
MINES: Final = ("Mines", "{side} lays {mines}.")
MINES_THERE: Final = ("Mines", "{side} lays {mines}, {area}.")
NO_MINES: Final = "none"
ASSISTANT: Final = ("Assistant", "{side}: the second commander leads the squad {turns} after the first is lost.")
TARGET: Final = ("Target", "{name}: the first {kind} of {side}.")
SQUADS: Final = ("Squads", "{side} may have {squads}.")
NOTE: Final = ("Note", "{text} (Not played by the engine.)")
LEAVING: Final = ("Leaving", "Soldiers of {side} may leave over the {edge} edge.")

DESTRUCTION: Final = "{worth} for each {who} eliminated; {down} if it is only down."
WORTH: Final = {"build_value": "Its build value", "each": "{points}"}
ENEMY: Final = "enemy"
OWN: Final = "of its soldiers"
DOWN: Final = {"nothing": "nothing", "half": "half (rounded down)", "whole": "the same"}
OCCUPATION: Final = "{points} each for holding {at}, {when}."
WHEN: Final = {
    "end": "counted after the last turn",
    "per_turn": "counted after every turn",
    "in_a_row": "once it has held it after {turns} in a row",
}
EXIT: Final = "{worth} for each {who} that leaves over the {edges}."
DENIAL: Final = "{points} if the enemy holds none of {at} after the last turn."
DEMOLITION: Final = "{points} for each structure destroyed of {at}."
FATES: Final = {
    "brought_off": "{points} if {target} leaves the map.",
    "lost": "{points} if {target} is eliminated or down.",
    "alive": "{points} if {target} is neither eliminated nor down in the end.",
}
SURVIVAL: Final = "{worth} for each {who} on the map in the end and not down."
MOST: Final = ("All", "More points win; equal points are a draw.")
"""Who wins in the end."""
LEVELS: Final = "Lead"
LEVELS_DRAW: Final = "Below {lead}: a draw."
LEVEL: Final = {
    VictoryLevel.MARGINAL: "From {lead}: a marginal victory.",
    VictoryLevel.MINOR: "From {lead}: a minor victory.",
    VictoryLevel.MAJOR: "From {lead}: a major victory.",
    VictoryLevel.DECISIVE: "From {lead}: a decisive victory.",
}
EARLY: Final = "Ends"
LOSSES: Final = "Early, when {side} has lost {percent} % of its build value."
LEAD: Final = "Early, when {side} leads by {points}."
SETTLED: Final = "Early, when {target} is off the map or lost."


def all_of(names: tuple[str, ...], language: str) -> str:
    """Return names as a list in words, all of which are meant."""
    return _listed(names, ALL_OF, language)


def one_of(names: tuple[str, ...], language: str) -> str:
    """Return names as a list in words, any of which is meant."""
    return _listed(names, ONE_OF, language)


def _listed(names: tuple[str, ...], words: str, language: str) -> str:
    *before, last = names
    return said(words, language, names=", ".join(before), last=last) if before else last


def all_edges(edges: tuple[Edge, ...], language: str) -> str:
    """Return all of some edges in words, such as `north and east edges`."""
    names = all_of(_edges(edges, language), language)
    return counted(len(edges), "{edges} edge", "{edges} edges", language, edges=names)


def one_edge(edges: tuple[Edge, ...], language: str) -> str:
    """Return any of some edges in words, such as `north or east edge`."""
    return said(ONE_EDGE, language, edges=one_of(_edges(edges, language), language))


def _edges(edges: tuple[Edge, ...], language: str) -> tuple[str, ...]:
    return tuple(said(EDGES[edge], language) for edge in edges)


def points(count: int, language: str) -> str:
    """Return a number of victory points."""
    return counted(count, "{number} point", "{number} points", language)


def map_points(count: int, language: str) -> str:
    """Return a number of points of the map."""
    return counted(count, "{number} point", "{number} points", language, context="of the map")


def levels(count: int, language: str) -> str:
    """Return a number of levels."""
    return counted(count, "{number} level", "{number} levels", language)


def turns(count: int, language: str) -> str:
    """Return a number of turns."""
    return counted(count, "{number} turn", "{number} turns", language)
