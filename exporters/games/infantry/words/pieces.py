"""What is written on the counters and templates of infantry."""

from collections.abc import Mapping
from typing import Final

MARKERS: Final[Mapping[str, str]] = {
    "prone": "Prone",
    "casualty": "Dead",
    "shaken": "Shaken",
    "entangled": "Caught",
    "swimming": "Swims",
    "fire": "Fire",
    "blast": "Blast",
    "wire": "Wire",
    "rubble": "Rough",
    "felled": "Rough",
    "damage": "Damage",
    "leader": "Leader",
    "ammunition": "Rounds",
    "empty": "Empty",
    "arc": "{angle}\N{DEGREE SIGN}",
    "wide_arc": "{angle}\N{DEGREE SIGN}",
    "turn": "Turn",
}
SET_UP: Final = "{weapon}: set up"
CARRIED: Final = "{weapon}: carried"
TROOPER: Final = "{squad} {number}: {name}"
LEADER: Final = "{squad}: leadership {skill}"

BLAST: Final = "Blast"
FIRE: Final = "Fire"
SMOKE: Final = "Smoke"
ARC: Final = "{angle}\N{DEGREE SIGN} firing arc"
SCATTER: Final = "Scatter"
BLAST_NOTE: Final = "Middle on the dot where it goes off. Each dot takes its points; obstacles on the line protect."
WATER_NOTE: Final = "{extra} in water."
SMOKE_NOTE: Final = (
    "Lay the middle on the dot where it lands: {first} dots at first, {grown} from the end of the thrower's next "
    "movement. Obstacles hold it back."
)
SMOKE_RULES: Final = "IN.SMK.3 to IN.SMK.7"
ARC_NOTE: Final = "The point on the trooper's dot, the middle line along the arc."
LIMITS_IN: Final = "Dots on its edges are in it."
LIMITS_OUT: Final = "Dots on its edges are not in it."
RANGES: Final = "Ranges are counted in dots, aslant like straight."
SCATTER_NOTE: Final = "A D8 says which way, 1 is north. As many dots as the roll was short, {least} to {most}."
