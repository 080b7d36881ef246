"""Squads of infantry: who is in them, what they carry and what they cost."""

from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("squad", "Squads")
