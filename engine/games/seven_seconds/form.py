"""What battles of 7 Seconds look like from outside, and who sits there."""

from typing import Final

from engine.battles.forms import DEFAULT_PLAYER, BattleForm, Fact
from engine.battles.orders import Participant

SEATS: Final = ("red", "blue")
CARDS: Final = ("mission", "troop", "drone")
FORM: Final = BattleForm(
    seats=SEATS,
    facts=(
        *(Fact(card, "card", f"{card}_card") for card in CARDS),
        Fact("game_type", "word"),
        Fact("attacker", "word"),
        Fact("quiet_rounds", "count"),
        Fact("troopers_lost", "count_by_seat"),
        Fact("drones_lost", "count_by_seat"),
        Fact("met", "counts_by_seat"),
    ),
    force="faction",
    score="vp",
    turns="rounds",
)
"""Quiet rounds are those without an attack; `met` says how often each condition of a mission was met, by its card."""


def participants(
    red: str | None = None, blue: str | None = None, players: tuple[str, str] = (DEFAULT_PLAYER, DEFAULT_PLAYER)
) -> tuple[Participant, Participant]:
    """Return who sits at red and at blue; a faction that is None is drawn by the seed."""
    return Participant(SEATS[0], red, players[0]), Participant(SEATS[1], blue, players[1])
