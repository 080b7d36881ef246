"""Levels of SURVIVE: who plays where and how it is won, with the sheet as it is printed.

Rules: SV.GAM.1, SV.VIC.1 to SV.VIC.3.
"""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.models.survive.words import WayToWin
from studio.browser.tab import session
from studio.browser.words import plain
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.forms.fields import choice_field, number_field, prose_field, text_field
from studio.forms.form import the_rest
from studio.forms.lines import Cell, lines
from studio.games.survive.editors.mobs import level_facts, titles
from studio.ui.documents import form_and_print

MOBS = ("mobs",)
WAYS = ("ways_to_win",)
WAY_NAMES = {
    WayToWin.KEYCHIP_TO_SPIRE.value: "The KeyChip to the spire",
    WayToWin.LAST_MOB.value: "The last Mob alive",
    WayToWin.CLOSEST_TO_KEYCHIP.value: "Closest to the KeyChip at the end",
}
DRAWN = ("title", "briefing", "players", "turns", "control_zone", *MOBS, *WAYS)


def draw() -> None:
    """Draw the page."""
    form_and_print("level", "Levels")


def level_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("title",), live=True)
    players, turns, board = st.columns([1, 1, 3])
    with players:
        number_field(entry, ("players",))
    with turns:
        number_field(entry, ("turns",))
    with board:
        choice_field(entry, ("control_zone",), choices=titles(session().pack, "control_zone"))
    st.caption("  \n".join(plain(fact) for fact in level_facts(session().pack, entry)))
    _choices(entry, MOBS, "Mob of player {number}", titles(session().pack, "mob"), "Add a Mob")
    _choices(entry, WAYS, "Way to win {number}", WAY_NAMES, "Add a way to win")
    prose_field(entry, ("briefing",), height_px=100)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _choices(entry: Entry, at: Location, label: str, names: Mapping[str, str], add: str) -> None:
    """Draw a list of words, a choice in each line; a new line takes the first word that stands nowhere yet."""
    standing = entry.value(at, [])
    free = [name for name in names if not isinstance(standing, list) or name not in standing]
    if names:
        cell = Cell(label.format(number="").strip(), 9, partial(_choice, names, label))
        lines(entry, at, (cell,), add, (free or [*names])[0])


def _choice(names: Mapping[str, str], label: str, entry: Entry, at: Location) -> None:
    choice_field(entry, at, label.format(number=int(at[-1]) + 1), names, hidden=True)
