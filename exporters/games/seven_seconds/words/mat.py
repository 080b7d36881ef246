"""What is written on the holding-area mat of 7 Seconds: its use, and the steps of a round and of a turn."""

from typing import Final

from exporters.text.numbers import Facts
from schemas.models.seven_seconds.rules import Rules

HOLDING_AREA: Final = "Holding area"
PLAYER: Final = "{side} player"
USE: Final = (
    "Put your units into the squares before the first blip goes down, at most {most} to a square. "
    "Blip and square share a number; an empty square makes its blip a decoy. Keep this sheet out of sight."
)
ROUND: Final = "A round"
TURN: Final = "Your turn"
MAT: Final = "Holding area ({side})"
SQUARE: Final = "Square {number}"


ROUND_STEPS: Final = (
    ("Refresh", "an activation counter to every unit and blip"),
    ("Initiative", "both roll, the higher takes the counter; a tie hands it over. Not in round 1"),
    ("Action", "turns alternate until no counter is left, or both pass"),
)
"""The phases of a round by name, and what is done in each. Rules: 7S.SEQ.1 to 7S.SEQ.8."""

TURN_STEPS: Final = (
    ("Choose", "one unit with an activation counter; two at {two} times the enemy's counters, three at {three}"),
    ("Reveal", "a blip first, if its units are to act with all their actions"),
    ("Act", "troopers {troopers}, drones {drones}, blips {blips}; take the target counters it costs"),
    ("Sense", "after each move or jump: counters on both, enemy blips near by are turned over"),
    ("Blips", "then up to {extra} more blips, none of them revealed"),
)
"""The steps of a turn. Rules: 7S.ACT.1 to 7S.ACT.7, 7S.BLIP.1, 7S.PASS.1."""


def turn_facts(rules: Rules) -> Facts:
    """Return the facts of a turn under the rules."""
    activation = rules.activation
    return {
        "two": str(activation.multi_two_at_ratio),
        "three": str(activation.multi_three_at_ratio),
        "troopers": str(activation.trooper_actions),
        "drones": str(activation.drone_actions),
        "blips": str(activation.blip_actions),
        "extra": str(activation.extra_blips),
    }
