"""Numbers that may not go over a limit: a bar, the words, and a sign that needs no colour."""

import streamlit as st

from studio.ui.words import plain


def budget_bar(spent: int, budget: int, unit: str) -> None:
    """Draw what is spent of a budget."""
    share = min(spent / budget, 1.0) if budget else float(spent > 0)
    st.progress(share, text=f"{budget_words(spent, budget)} {unit}")


def budget_words(spent: int, budget: int) -> str:
    """Return what is left of a budget, in words and a colour."""
    if spent > budget:
        return f":red[:material/error: **{spent} of {budget}**, {spent - budget} too many]"
    left = budget - spent
    return f"**{spent} of {budget}**, {left} left" if left else f":green[**{spent} of {budget}** ✓]"


def limit_words(name: str, count: int, most: int) -> str:
    """Return how many there are of how many there may be, in one line."""
    said = f"{plain(name[:1].upper() + name[1:])} **{count}** of {most}"
    return f":red[:material/error: {said}]" if count > most else said
