"""The words of scenario cards of Battlesuit."""

from typing import Final

from schemas.models.battlesuit.words import Edge, OptionalRule, Side

SCENARIO: Final = "Scenario"
TYPES: Final = {
    "meeting_engagement": "Meeting engagement",
    "holding_action": "Holding action: {attacker} attacks",
    "custom": "Custom battle",
}
SIZES: Final = {"standard": "standard", "large": "large", "custom": "any size"}
SIDES: Final = {Side.RED: "Red", Side.BLUE: "Blue"}
EDGES: Final = {Edge.NORTH: "north", Edge.EAST: "east", Edge.SOUTH: "south", Edge.WEST: "west"}

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
ALSO: Final = "Also at"
FRIENDLY: Final = "Friendly"
ENTRY: Final = "Over the {edge} edge in turn {turn}."
DEPLOYMENT: Final = "Within {depth} of the {edge} edge{airborne}."
AIRBORNE: Final = ", on the ground or in the air"
GROUNDED: Final = ", on the ground"
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
WATER: Final = ("Water", "May be entered on the ground{cost}.")
WATER_COST: Final = ", for {points} MP a point"
GLOW: Final = ("Slag", "Glows at {rating}: a D{die} of that or less, for each point walked on, crosses off a box.")
NO_GLOW: Final = ("Slag", "Does not glow.")
HEIGHT: Final = ("{terrain}", "Rises {levels} above its ground.")
TALL: Final = ("{at}", "A building of {storeys}, {levels} each, that bears soldiers in armour.")
DETECTION: Final = ("Detection", "All attacks of {side} are at {amount}.")
MARINES: Final = ("Marines", "{side}: {cards}.")
STEALTH: Final = ("Stealth", "{side}: {cards} may use it too.")
MINES: Final = ("Mines", "{side} lays {mines}.")
EXPLOSIVE: Final = "{count} explosive"
NUCLEAR: Final = "{count} nuclear"
DUMMIES: Final = "{count} dummies"
ASSISTANT: Final = ("Assistant", "{side}: one {card} stands in for a leader lost, {turns} turns later.")
LEAVING: Final = ("Leaving", "Soldiers of {side} may leave over the {edge} edge.")

DESTRUCTION: Final = "{worth} for each enemy eliminated; {down} if it is only down."
WORTH: Final = {"build_value": "Its build value", "one_per_kill": "1 point"}
DOWN: Final = {"nothing": "nothing", "half": "half (rounded down)", "whole": "the same"}
OCCUPATION: Final = "{points} each for holding {at}, {when}."
WHEN: Final = {"end": "counted after the last turn", "per_turn": "counted after every turn"}
EXIT: Final = "{worth} for each of its soldiers that leaves over the {edge} edge."
EXIT_WORTH: Final = {"build_value": "Its build value", "each": "{points}"}
DENIAL: Final = "{points} if the enemy holds none of {at} after the last turn."
MOST: Final = ("All", "More points win; equal points are a draw.")
"""Who wins in the end."""


def listed(names: tuple[str, ...], last: str = "and") -> str:
    """Return names as a list in words."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"
