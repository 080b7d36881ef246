"""Squads of the game of maneuvers: who is in them and what they cost, with the sheet as it is printed."""

from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("squad", "Squads")
