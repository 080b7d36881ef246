"""Forces of Battlesuit: squads built within a budget, with the roster as it is printed."""

from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("force", "Forces")
