"""The words that stand in sentences of battles."""

from typing import Final

SIDES: Final = ("red", "blue")
EDGES: Final = ("south", "north", "west", "east")
OBJECTIVES: Final = ("alpha", "beta", "gamma", "delta", "epsilon")
UNITS: Final = (
    "commander",
    "tactical",
    "scout",
    "assault",
    "engineer",
    "basic drone",
    "kamikaze drone",
    "haywire drone",
    "recce drone",
)
BLIP: Final = "{side} blip {number}"
SPOT: Final = "spot {number}"
UNIT: Final = "{side} {type} {number}"
CARDS: Final = ("mission card", "troop card", "drone card")
WEAPONS: Final = ("gauss rifle", "plasma rifle", "machine gun")
COUNTER_CAUSES: Final = (
    "passive sensors",
    "active sensors",
    "failed action",
    "its jump",
    "its sensors",
    "its shot",
    "its missile",
    "its flamer",
    "its command",
    "its repair",
    "its scramble",
    "its jammer",
)
REVEAL_CAUSES: Final = ("its owner", "its owner to intercept", "an explosion", "a jamming field")
"""What reveals a blip, beside sensors."""

ENDINGS: Final = (
    "nobody has troopers left",
    "one side has troopers left",
    "round limit",
    "a withdrawal",
    "agreement",
    "the pursuit is over",
)
STATES: Final = ("secured", "destroyed", "inspected", "not destroyed", "contested", "secured by own side")
SCORED: Final = (
    "table control",
    "enemy troopers killed",
    "own troopers lost",
    "own troopers surviving",
    "enemy drones killed",
    "enemy commander killed",
)
TERRAIN: Final = (
    "woods",
    "bush",
    "plains",
    "hill",
    "stream",
    "river",
    "large building",
    "civilian building",
    "swamp",
    "rock formation",
    "broken rocky",
    "flamer smoke",
    "haywire field",
    "crater",
    "marsh",
    "fortified building",
    "lake",
    "deep river",
    "ruins",
    "rubble",
    "brush",
)
"""The types and their other names; those that a pack adds are said as it writes them."""
