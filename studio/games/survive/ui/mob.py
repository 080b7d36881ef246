"""The builder of a Mob: who is in it, what they carry, how far they go and what they hit on. Rule: SV.GAP.41."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from exporters.text.numbers import inches
from schemas.diagnostics.diagnostics import Location
from studio.core.entries import Entry
from studio.games.survive.editors.mob_sums import UnitSum, carriers, named_units, rules_of, sum_of, unit_names
from studio.games.survive.ui.load import load, stats
from studio.ui.budget import budget_bar, limit_words
from studio.ui.forms.fields import choice_field, colour_field, prose_field, text_field
from studio.ui.forms.form import the_rest
from studio.ui.forms.lines import Cell, lines
from studio.ui.problems import problems
from studio.ui.tab import session
from studio.ui.words import plain
from studio.views.kinds import kind_of

UNITS = ("units",)
DRAWN = ("name", "colour", "background", *UNITS)


def mob_form(entry: Entry) -> None:
    """Draw the builder."""
    name, colour = st.columns([5, 1])
    with name:
        text_field(entry, ("name",), live=True)
    with colour:
        colour_field(entry, ("colour",))
    pack = session().pack
    members = named_units(entry)
    if pack is not None:
        budget_bar(len(members), rules_of(pack).mob.size, "units")
    _roster(entry, {member: sum_of(pack, member) for member in members})
    for number, member in enumerate(dict.fromkeys(members)):
        _member(entry, member, unfolded=number == 0)
    prose_field(entry, ("background",), height_px=90)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _roster(entry: Entry, sums: Mapping[str, UnitSum | None]) -> None:
    """Draw a line for each unit: its weight and how far it goes with that."""
    names = unit_names(session().pack)
    cells = (
        Cell("Unit", 3, partial(_unit, names)),
        Cell("Weight", 1.8, partial(_weight, sums)),
        *(Cell(head, 1.3, partial(_rate, sums, head)) for head in ("Move", "Run", "Charge")),
    )
    if names:
        lines(entry, UNITS, cells, "Add a unit", next(iter(names)))


def _unit(names: Mapping[str, str], entry: Entry, at: Location) -> None:
    choice_field(entry, at, f"Unit {int(at[-1]) + 1}", names, hidden=True)


def _weight(sums: Mapping[str, UnitSum | None], entry: Entry, at: Location) -> None:
    found = sums.get(str(entry.value(at)))
    st.markdown(limit_words("", found.weight, found.most_weight) if found is not None else "")


def _rate(sums: Mapping[str, UnitSum | None], head: str, entry: Entry, at: Location) -> None:
    found = sums.get(str(entry.value(at)))
    rates = found.rates if found is not None else None
    values = {"Move": rates.move_in, "Run": rates.run_in, "Charge": rates.charge_in} if rates is not None else {}
    st.markdown(inches(values[head]) if head in values else "")


def _member(entry: Entry, member: str, *, unfolded: bool) -> None:
    """Draw what a unit of the Mob is and carries; a change of it counts in every Mob that it is in."""
    own = next((one for one in session().entries("unit") if one.id == member), None)
    title = plain(own.title if own is not None else member)
    key = f"unit {member} of {entry.focus.name}"
    with st.expander(title, unfolded, icon=":material/person:", key=key):
        if own is None:
            st.caption("It stands in another pack; take it over on the page of cards to change it.")
            return
        others = [name for name in carriers(session(), member) if name != entry.title]
        if others:
            st.caption(f"Every change counts in {plain(', '.join(others))} as well.")
        problems(own)
        stats(own)
        load(own)
