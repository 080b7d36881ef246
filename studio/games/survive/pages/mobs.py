"""Mobs of SURVIVE and the levels they play: units and what they carry, who plays where and how it is won.

Rules: SV.GAM.1, SV.GAP.7, SV.GAP.41, SV.MOV.1, SV.SHT.5, SV.VIC.1 to SV.VIC.3.
"""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from exporters.games.survive.cards.unit import Line
from exporters.games.survive.wording import WEAPON_HEAD
from exporters.text.numbers import inches
from schemas.diagnostics.diagnostics import Location
from schemas.models.survive.words import Stat, WayToWin
from studio.browser.tab import session
from studio.browser.theme import STATS
from studio.browser.words import budget_bar, limit_words, plain
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, number_field, prose_field, text_field
from studio.forms.form import the_rest
from studio.forms.lines import Cell, lines, words_at
from studio.games.survive.editors.mobs import (
    UnitSum,
    level_facts,
    model_of,
    rules_of,
    sum_of,
    titles,
    unit_names,
    weapon_names,
)
from studio.ui.documents import form_and_print, members, named_and_coloured

UNITS = ("units",)
MOB_DRAWN = ("name", "colour", "background", *UNITS)
WEAPONS = ("weapons",)
UNIT_STATS = ("stamina", "grit", "toughness", "shooting", "combat")
UNIT_DRAWN = ("name", "note", *UNIT_STATS, *WEAPONS)


def draw_mobs() -> None:
    """Draw the page."""
    form_and_print("mob", "Mobs")


def mob_form(entry: Entry) -> None:
    """Draw the builder."""
    named_and_coloured(entry)
    pack = session().pack
    units = words_at(entry, UNITS)
    if pack is not None:
        budget_bar(len(units), rules_of(pack).mob.size, "units")
    _roster(entry, {unit: sum_of(pack, unit) for unit in units})
    members(entry, "unit", _card, UNITS)
    prose_field(entry, ("background",), height_px=90)
    the_rest(entry, kind_of(entry, session()), MOB_DRAWN)


def _roster(entry: Entry, sums: Mapping[str, UnitSum | None]) -> None:
    """Draw a line for each unit: its weight and how far it goes with that."""
    names = unit_names(session().pack)
    cells = (
        Cell("Unit", 3, lambda entry, at: choice_field(entry, at, f"Unit {int(at[-1]) + 1}", names, hidden=True)),
        Cell("Weight", 1.8, partial(_weight, sums)),
        *(Cell(head, 1.3, partial(_rate, sums, head)) for head in ("Move", "Run", "Charge")),
    )
    if names:
        lines(entry, UNITS, cells, "Add a unit", next(iter(names)))


def _weight(sums: Mapping[str, UnitSum | None], entry: Entry, at: Location) -> None:
    found = sums.get(str(entry.value(at)))
    st.markdown(limit_words("", found.weight, found.most_weight) if found is not None else "")


def _rate(sums: Mapping[str, UnitSum | None], head: str, entry: Entry, at: Location) -> None:
    found = sums.get(str(entry.value(at)))
    rates = found.rates if found is not None else None
    values = {"Move": rates.move_in, "Run": rates.run_in, "Charge": rates.charge_in} if rates is not None else {}
    st.markdown(inches(values[head]) if head in values else "")


def _card(unit: Entry) -> None:
    stats(unit)
    load(unit)


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


def unit_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("name",), live=True)
    stats(entry)
    load(entry)
    text_field(entry, ("note",), live=True)
    the_rest(entry, kind_of(entry, session()), UNIT_DRAWN)


MOBS = ("mobs",)
WAYS = ("ways_to_win",)
WAY_NAMES = {
    WayToWin.KEYCHIP_TO_SPIRE.value: "The KeyChip to the spire",
    WayToWin.LAST_MOB.value: "The last Mob alive",
    WayToWin.CLOSEST_TO_KEYCHIP.value: "Closest to the KeyChip at the end",
}
DRAWN = ("title", "briefing", "players", "turns", "control_zone", *MOBS, *WAYS)


def draw_levels() -> None:
    """Draw the page."""
    form_and_print("level", "Levels")


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
