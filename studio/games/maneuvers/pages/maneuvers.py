"""Maneuvers: what each takes and does step by step, with its odds and its card beside it."""

from studio.games.maneuvers.ui.odds_panel import odds_panel
from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("maneuver", "Maneuvers", odds_panel)
