"""What the cards of armoured soldiers and of units are changed with, row by row. Rules: BS.CARD.1 to BS.CARD.20."""

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from studio.core.entries import Entry
from studio.ui.forms.fields import number_field
from studio.ui.forms.lines import texts

NEW_RULE = "A special rule."


def head(words: str) -> None:
    """Draw the name of a part of a form."""
    st.markdown(f":small[**{words}**]")


def numbers(entry: Entry, *names: str) -> None:
    """Draw numbers of a card side by side."""
    for name, column in zip(names, st.columns(len(names)), strict=True):
        with column:
            number_field(entry, (name,))


def printed_rules(entry: Entry) -> None:
    """Draw the special rules that are printed on a card. Rule: BS.CARD.12."""
    head("Printed special rules")
    at: Location = ("special_rules",)
    texts(entry, at, "Add a special rule", NEW_RULE)
