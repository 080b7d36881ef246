"""The form of a mission card: what scores, a line each. Rules: 7S.CARD.1 to 7S.CARD.4."""

from functools import partial

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from studio.core.entries import Entry
from studio.ui.forms.fields import choice_field, number_field, prose_field, text_field
from studio.ui.forms.form import alternative, the_rest
from studio.ui.forms.lines import Cell, lines
from studio.ui.tab import session
from studio.views.forms import Row, rows_of
from studio.views.kinds import kind_of

CONDITIONS: Location = ("victory_points",)
BEGUN = {"type": "table_control", "vp": 5}
DRAWN = ("title", "deck", "troop_line", "briefing", "victory_points")


def mission_form(entry: Entry) -> None:
    """Draw the form."""
    kind = kind_of(entry, session())
    title, deck, line = st.columns([7, 7, 4])
    with title:
        text_field(entry, ("title",), live=True)
    with deck:
        choice_field(entry, ("deck",))
    with line:
        choice_field(entry, ("troop_line",))
    prose_field(entry, ("briefing",), height_px=110)
    cells = (
        Cell("Scores for", 4.4, partial(_type, kind)),
        Cell("Which", 3.2, partial(_which, kind)),
        Cell("Points", 1.6, partial(_points, kind)),
    )
    with st.container(border=True):
        lines(entry, CONDITIONS, cells, "Add a condition", BEGUN)
    the_rest(entry, kind, DRAWN)


def _rows(kind: Kind, entry: Entry, at: Location) -> dict[str, Row]:
    return {str(row.at[-1]): row for row in rows_of(kind, entry.data, at)}


def _type(kind: Kind, entry: Entry, at: Location) -> None:
    alternative(entry, kind, _rows(kind, entry, at)["type"], hidden=True)


def _which(kind: Kind, entry: Entry, at: Location) -> None:
    """Draw which objective scores, and the state it has to end in or the most counters that count."""
    rows = _rows(kind, entry, at)
    if "objective" in rows:
        choice_field(entry, (*at, "objective"), hidden=True)
    if "state" in rows:
        choice_field(entry, (*at, "state"), hidden=True)
    if "max" in rows:
        number_field(entry, (*at, "max"), "At most")


def _points(kind: Kind, entry: Entry, at: Location) -> None:
    rows = _rows(kind, entry, at)
    name = next((one for one in ("vp", "vp_each") if one in rows), "")
    if name:
        number_field(entry, (*at, name), hidden=True)
