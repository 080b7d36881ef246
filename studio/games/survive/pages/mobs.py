"""Mobs of SURVIVE: units and what they carry, with the sheet as it is printed."""

from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("mob", "Mobs")
