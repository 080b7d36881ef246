"""What is written on the mission briefings of 7 Seconds."""

from typing import Final

BRIEFING_OF: Final = "Mission briefing: {map}"
ROLE: Final = "{game}: {role}, {edge}"
BATTLE: Final = "Battle {number}"
GAME_TYPES: Final = {True: "Attack / Defense", False: "Chance encounter"}
ROLES: Final = {
    (True, True): "Attacker",
    (True, False): "Defender",
    (False, True): "First player",
    (False, False): "Second player",
}
"""By (attack / defense, attacks or goes first)."""

EDGES: Final = {True: "from the south", False: "from the north"}
SILENCE: Final = "Keep this half to yourself until the battle is over."
ORDERS: Final = "Your orders"
TROOP_LINE: Final = "Troop line"
VICTORY_POINTS: Final = "Victory points"
YOUR_FORCE: Final = "Your force"
FROM_CARDS: Final = "{troop} {line}, {drone}"
GROUND: Final = "The ground"
ZONES: Final = "Your blips go down between the coloured edge and the dashed line: {depth}."
