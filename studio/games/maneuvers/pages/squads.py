"""Squads of the game of maneuvers: who is in them and what they cost, with the cards of their members."""

from studio.games.maneuvers.ui.member_cards import member_cards
from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("squad", "Squads", member_cards)
