"""Fights of the game of maneuvers: squads, locations and starting totals, with the sheet as it is printed.

Rules: MN.GAP.2, MN.SQD.1.
"""

from collections.abc import Mapping
from typing import Final

import streamlit as st

from studio.browser.tab import session
from studio.browser.words import plain
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, number_field, prose_field, text_field
from studio.forms.form import the_rest
from studio.forms.lines import texts
from studio.games.maneuvers.editors.squads import fight_facts, place_names, preparations, starting_totals
from studio.ui.documents import form_and_print
from studio.ui.single_battle import try_scenario

SIDES: Final = {"a": "First squad", "b": "Second squad"}
LOCATIONS: Final = ("locations",)
DRAWN: Final = ("title", "description", *LOCATIONS, *SIDES)


def draw() -> None:
    """Draw the page."""
    form_and_print("fight", "Fights", _trying)


def _trying(entry: Entry) -> None:
    """Draw the way to a test battle of a fight that is sound."""
    sound = entry.loaded is not None
    key = f"try:{entry.focus.name}#{entry.focus.number}"
    st.button(
        "Test battle", icon=":material/swords:", key=key, disabled=not sound, on_click=try_scenario, args=(entry.id,)
    )


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
