"""The words that stand in sentences of battles, and sentences of moves."""

from typing import Final

SOLDIER: Final = "{side} {name}"
LISTED: Final = "{names} and {last}"

SIDES: Final = {"red": "red", "blue": "blue"}
EDGES: Final = {"north": "north", "east": "east", "south": "south", "west": "west"}
WAYS: Final = {"N": "N", "NE": "NE", "SE": "SE", "S": "S", "SW": "SW", "NW": "NW"}
FACES: Final = {
    "north": "north",
    "north-east": "north-east",
    "south-east": "south-east",
    "south": "south",
    "south-west": "south-west",
    "north-west": "north-west",
}
TERRAINS: Final = {
    "clear": "clear",
    "woods": "woods",
    "building": "building",
    "marsh": "marsh",
    "slag": "slag",
    "water": "water",
    "rubble": "rubble",
    "bunker": "bunker",
    "bridge": "bridge",
    "improved_position": "improved_position",
}
MARKERS: Final = {"explosive mine": "explosive mine", "nuclear mine": "nuclear mine", "dummy": "dummy"}
MORALE: Final = {
    "panic": "panic",
    "stunned": "stunned",
    "shaken": "shaken",
    "recovery": "recovery",
    "berserk": "berserk",
    "paranoia": "paranoia",
    "run_like_hell": "run like hell",
    "fright": "fright",
    "self_destruct": "self destruct",
    "shock": "shock",
}

MOVES_BY: Final = (
    "{Actor} moves by {by} to {last}, {number} point.",
    "{Actor} moves by {by} to {last}, {number} points.",
)
FLIES_BY: Final = (
    "{Actor} flies by {by} to {last} at level {level}, {number} point.",
    "{Actor} flies by {by} to {last} at level {level}, {number} points.",
)
"""Several points of a move in one sentence; a move of one point reads as its event."""
