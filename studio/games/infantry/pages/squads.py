"""Squads of infantry: who is in them, what they carry and what they cost, with the cards of their members."""

from functools import partial

from studio.ui.documents import form_and_print
from studio.ui.output.member_cards import member_cards


def draw() -> None:
    """Draw the page."""
    form_and_print("squad", "Squads", partial(member_cards, "trooper"))
