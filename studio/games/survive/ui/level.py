"""The form of a level: who plays, how long, where, and how it is won. Rules: SV.GAM.1, SV.VIC.1 to SV.VIC.3."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.models.survive.words import WayToWin
from studio.core.entries import Entry
from studio.games.survive.editors.level_facts import level_facts, titles
from studio.ui.forms.fields import choice_field, number_field, prose_field, text_field
from studio.ui.forms.form import the_rest
from studio.ui.forms.lines import Cell, lines
from studio.ui.tab import session
from studio.ui.words import plain
from studio.views.kinds import kind_of

MOBS = ("mobs",)
WAYS = ("ways_to_win",)
WAY_NAMES = {
    WayToWin.KEYCHIP_TO_SPIRE.value: "The KeyChip to the spire",
    WayToWin.LAST_MOB.value: "The last Mob alive",
    WayToWin.CLOSEST_TO_KEYCHIP.value: "Closest to the KeyChip at the end",
}
DRAWN = ("title", "briefing", "players", "turns", "control_zone", *MOBS, *WAYS)


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
