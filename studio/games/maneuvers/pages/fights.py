"""Fights of the game of maneuvers: squads, locations and starting totals, with the sheet as it is printed."""

from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("fight", "Fights")
