"""Scenarios of Battlesuit: the six parts of a battle, with the card as it is printed."""

from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("scenario", "Scenarios")
