"""What a unit carries, weapon by weapon, with everything that comes of it worked out beside it."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from exporters.games.survive.cards.numbers import Line
from exporters.games.survive.words.terms import WEAPON_HEAD
from exporters.text.numbers import inches
from schemas.diagnostics.diagnostics import Location
from schemas.models.survive.words import Stat
from studio.core.entries import Entry
from studio.games.survive.editors.mob_sums import UnitSum, model_of, sum_of, weapon_names
from studio.serving.windows import STATS
from studio.ui.budget import budget_bar
from studio.ui.forms.fields import choice_field, key_of, number_field
from studio.ui.forms.lines import Cell, lines
from studio.ui.tab import session

WEAPONS = ("weapons",)


def stats(entry: Entry) -> None:
    """Draw the five stats of a unit side by side."""
    row = st.container(key=f"{STATS}{key_of(entry.focus, ())}")
    for stat, column in zip(Stat, row.columns(len(Stat)), strict=True):
        with column:
            number_field(entry, (stat.value,))


def load(entry: Entry) -> None:
    """Draw the weapons of a unit, what each hits on, what all weigh, and how far the unit goes with them."""
    pack, found = session().pack, sum_of(session().pack, entry.id) if model_of(entry) is not None else None
    names = weapon_names(pack, model_of(entry))
    if found is not None:
        budget_bar(found.weight, found.most_weight, "by weight")
        st.markdown(rates_words(found))
    numbers = found.lines if found is not None else {}
    cells = (
        Cell("Weapon · weight · hit", 5, partial(_weapon, names)),
        *(Cell(head, 1.3, partial(_number, numbers, at)) for at, head in enumerate(WEAPON_HEAD[1:])),
    )
    if names:
        lines(entry, WEAPONS, cells, "Add a weapon", next(iter(names)))
    if found is not None and found.fists is not None:
        st.caption(f"Nothing for close combat: it strikes with its fists on {found.fists.hit}.")


def rates_words(found: UnitSum) -> str:
    """Return how a unit's movement comes about, in one line."""
    rates = found.rates
    move = f"Move **{inches(rates.move_in)}** :small[({inches(found.base_in)} less {rates.weight})]"
    return f"{move} · Run **{inches(rates.run_in)}** · Charge **{inches(rates.charge_in)}**"


def _weapon(names: Mapping[str, str], entry: Entry, at: Location) -> None:
    choice_field(entry, at, f"Weapon {int(at[-1]) + 1} of {entry.title}", names, hidden=True)


def _number(numbers: Mapping[int, Line], column: int, _: Entry, at: Location) -> None:
    line = numbers.get(int(at[-1]))
    st.markdown(f"**{line.numbers[column]}**" if line is not None else "")
