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
FRIENDLY: Final = "Friendly"
BY_LOT: Final = "The loser of an initiative roll sets up first."
LATER: Final = "Wave"
APART: Final = "Apart"
DETACHMENT: Final = "{who}: {where}"
ENTRY: Final = "Over the {edges}{panels} in turn {turn}."
ON_PANELS: Final = " of {panels}"
DEPLOYMENT: Final = "{area}, {airborne}{hidden}."
STRIP: Final = "within {depth} of the {edge} edge"
NEAR: Final = "within {points} of {{at}}"
AT: Final = "at {at}"
AIRBORNE: Final = "on the ground or in the air"
GROUNDED: Final = "on the ground"
HIDDEN: Final = ", hidden"
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
NO_WADING: Final = ("Water", "May not be entered on the ground.")
WATER_COST: Final = ", for {points} MP a point"
GLOW: Final = ("Slag", "Glows at {rating}: a D{die} of that or less, for each point walked on, crosses off a box.")
NO_GLOW: Final = ("Slag", "Does not glow.")
HEIGHT: Final = ("{terrain}", "Rises {levels} above its ground.")
TALL: Final = ("{at}", "A building of {storeys}, {levels} each, that bears soldiers in armour.")
DETECTION: Final = ("Detection", "All attacks of {side} are at {amount}.")
MARINES: Final = ("Marines", "{side}: {cards}.")
STEALTH: Final = ("Stealth", "{side}: {cards} may use it too.")
MINES: Final = ("Mines", "{side} lays {mines}{where}.")
MINES_THERE: Final = ", {area}"
EXPLOSIVE: Final = "{count} explosive"
NUCLEAR: Final = "{count} nuclear"
DUMMIES: Final = "{count} dummies"
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
LEVEL: Final = "From {lead}: a {level} victory."
EARLY: Final = "Ends"
LOSSES: Final = "Early, when {side} has lost {percent} % of its build value."
LEAD: Final = "Early, when {side} leads by {points}."
SETTLED: Final = "Early, when {target} is off the map or lost."


def listed(names: tuple[str, ...], last: str = "and") -> str:
    """Return names as a list in words."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"


def edges_of(edges: tuple[Edge, ...], last: str = "and") -> str:
    """Return edges as a list in words, such as `north and east edges`."""
    noun = "edge" if len(edges) == 1 or last == "or" else "edges"
    return f"{listed(tuple(EDGES[edge] for edge in edges), last)} {noun}"
