"""The form of a character card: values by group, with their limits and what they cost. Rules: MN.GAP.24, MN.HOUSE.8."""

from collections.abc import Iterator
from typing import Final

import streamlit as st

from engine.games.maneuvers.squads import RATINGS
from schemas.models.maneuvers.rules import Rules
from studio.core.entries import Entry
from studio.games.maneuvers.editors.squad_sums import cost_words, limit_words, rules_of
from studio.ui.forms.fields import number_field, text_field
from studio.ui.forms.form import the_rest
from studio.ui.tab import session
from studio.views.kinds import kind_of

GROUPS: Final = (
    ("Order of action", ("action_value",)),
    ("Action ratings", RATINGS),
    ("Damage", ("damage",)),
    ("Armor Value", ("armor",)),
    ("Resilience", ("resilience",)),
)
"""The values of a card as they are limited and priced."""

LINES: Final = (RATINGS[:3], RATINGS[3:], ("action_value", "damage", "armor", "resilience"))
DRAWN: Final = ("name", "role", "note", *(name for line in LINES for name in line))


def character_form(entry: Entry) -> None:
    """Draw the form."""
    name, role = st.columns([3, 2])
    with name:
        text_field(entry, ("name",), live=True)
    with role:
        text_field(entry, ("role",), live=True)
    values(entry)
    text_field(entry, ("note",), live=True)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def values(entry: Entry) -> None:
    """Draw the values of a character in three lines, what it costs, and what the rules say of them."""
    for line in LINES:
        for name, column in zip(line, st.columns(len(line)), strict=True):
            with column:
                number_field(entry, (name,))
    pack = session().pack
    if pack is not None:
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.markdown(cost_words(pack, entry))
            with st.popover(
                "Limits and prices", type="tertiary", key=f"limits:{entry.focus.name}#{entry.focus.number}"
            ):
                st.markdown("  \n".join(_limits(rules_of(pack))))


def _limits(rules: Rules) -> Iterator[str]:
    """Yield between what bounds the values lie, and what they cost, group by group."""
    for title, names in GROUPS:
        yield f"**{title}**: {limit_words(names, rules)}"
