"""Scenarios of infantry: a map, two sides, and where they are set down."""

from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("scenario", "Scenarios")
