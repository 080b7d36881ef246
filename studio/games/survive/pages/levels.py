"""Levels of SURVIVE: who plays where and how it is won, with the sheet as it is printed."""

from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("level", "Levels")
