"""The form of a card of an unarmoured soldier or a drone. Rules: BS.CARD.17, BS.CARD.18."""

import streamlit as st

from schemas.models.battlesuit.words import UnitAbility
from studio.core.entries import Entry
from studio.games.battlesuit.ui.cards import numbers, printed_rules
from studio.ui.forms.fields import choice_field, text_field
from studio.ui.forms.form import the_rest
from studio.ui.forms.several import several_field
from studio.ui.tab import session
from studio.views.kinds import kind_of

ABILITIES = {word.value: word.value.replace("_", " ").capitalize() for word in UnitAbility}
VALUES = ("attack", "shield", "move")
POINTS = ("build_value", "most", "attenuation_points")
DRAWN = ("title", "unit_class", *VALUES, "abilities", "special_rules", *POINTS)


def unit_form(entry: Entry) -> None:
    """Draw the form."""
    title, which = st.columns([2, 1])
    with title:
        text_field(entry, ("title",), live=True)
    with which:
        choice_field(entry, ("unit_class",), "Class")
    numbers(entry, *VALUES)
    several_field(entry, ("abilities",), ABILITIES)
    printed_rules(entry)
    numbers(entry, *POINTS)
    the_rest(entry, kind_of(entry, session()), DRAWN)
