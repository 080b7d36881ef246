"""The form of a fight: two squads, where they meet, and what their totals begin with. Rules: MN.SQD.1, MN.GAP.2."""

from collections.abc import Mapping
from typing import Final

import streamlit as st

from studio.core.entries import Entry
from studio.games.maneuvers.editors.fight_facts import fight_facts, place_names, preparations, starting_totals
from studio.ui.forms.fields import choice_field, number_field, prose_field, text_field
from studio.ui.forms.form import the_rest
from studio.ui.forms.lines import texts
from studio.ui.tab import session
from studio.ui.words import plain
from studio.views.kinds import kind_of
from studio.views.titles import titles

SIDES: Final = {"a": "First squad", "b": "Second squad"}
LOCATIONS: Final = ("locations",)
DRAWN: Final = ("title", "description", *LOCATIONS, *SIDES)


def fight_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("title",), live=True)
    pack, squads = session().pack, titles(session(), "squad")
    totals = starting_totals(pack, entry)
    for side, column in zip(SIDES, st.columns(len(SIDES)), strict=True):
        with column, st.container(border=True, gap="small"):
            _side(entry, side, squads)
            if side in totals:
                st.markdown(f"Begins with a total of **{totals[side]}**")
    st.caption("  \n".join(plain(fact) for fact in fight_facts(pack, entry, squads)))
    st.markdown("**Locations**, in a row", help="Each is linked with the next; the first is number 0.")
    texts(entry, LOCATIONS, "Add a location", "next place")
    prose_field(entry, ("description",), height_px=90)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _side(entry: Entry, side: str, squads: Mapping[str, str]) -> None:
    """Draw who fights on a side, where it begins, and how it comes to the fight."""
    choice_field(entry, (side, "squad"), SIDES[side], squads)
    number_field(entry, (side, "size"), "How many fight")
    choice_field(entry, (side, "location"), "Begins at", place_names(entry))
    choice_field(entry, (side, "preparation"), "Preparation", preparations(session().pack))
    number_field(entry, (side, "start_points"), "Begins with instead")
