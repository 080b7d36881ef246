"""The builder of a trooper: its card section by section, what it costs, and its AP. Rules: IN.CRW.1, IN.HOUSE.8."""

from collections.abc import Mapping
from typing import Final

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.models.infantry.words import Experience
from studio.core.entries import Entry
from studio.games.infantry.editors.trooper_sums import (
    DOT,
    Carried,
    TrooperSum,
    rules_of,
    trooper_of,
    trooper_sum,
    weapon_names,
)
from studio.games.infantry.ui.cells import CELLS, cells_field, cells_table
from studio.ui.forms.fields import choice_field, number_field, text_field, toggle_field
from studio.ui.forms.form import the_rest
from studio.ui.forms.several import several_field
from studio.ui.tab import session
from studio.ui.words import plain
from studio.views.kinds import kind_of
from studio.views.titles import titles

SECTIONS: Final = {"primary": "Primary", "secondary": "Secondary", "other": "Other", "melee": "Melee"}
KIT: Final = (*SECTIONS, "mounted", "extra_ammunition", "grenades", "armor", *CELLS)
DRAWN: Final = ("name", "role", "experience", *KIT, "sneak_suit", "leadership", "note")
HEAD: Final = ("Weapon", "Section", "AP", "Rounds", "Dots", "Damage", "Crew")


def trooper_form(entry: Entry) -> None:
    """Draw the form."""
    name, role = st.columns([3, 2])
    with name:
        text_field(entry, ("name",), live=True)
    with role:
        text_field(entry, ("role",), live=True)
    found = trooper_sum(session().pack, entry)
    if found is not None:
        sums(found)
    equipment(entry, found)
    text_field(entry, ("note",), live=True)
    if found is not None:
        cells_table(found)
        _weapons(found)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def sums(found: TrooperSum) -> None:
    """Draw what a trooper costs, item by item. Rule: IN.HOUSE.8."""
    parts = (f"{plain(item.words.removeprefix('its '))} {item.points}" for item in found.items)
    st.markdown(f"**{found.points} PV** :small[:gray[= {' + '.join(parts)}]]")


def equipment(entry: Entry, found: TrooperSum | None) -> None:
    """Draw who a trooper is and what it carries and wears, section by section."""
    experience, leadership, suit = st.columns([2, 2, 2], vertical_alignment="bottom")
    with experience:
        choice_field(entry, ("experience",), choices=_levels())
    with leadership:
        number_field(entry, ("leadership",))
    with suit:
        toggle_field(entry, ("sneak_suit",))
    _sections(entry)
    _ammunition(entry)
    _grenades(entry)
    armor, cells = st.columns([2, 3])
    with armor:
        choice_field(entry, ("armor",), "Body armour", titles(session(), "armor"))
    with cells:
        cells_field(entry, found.armored if found is not None else ())


def _levels() -> Mapping[str, str]:
    """Return the levels of experience, each with what it costs."""
    pack = session().pack
    if pack is None:
        return {one.value: one.value.capitalize() for one in Experience}
    costs = rules_of(pack).points.trooper
    return {one.value: f"{one.value.capitalize()}{DOT}{costs[one]} PV" for one in Experience}


def _sections(entry: Entry) -> None:
    pack = session().pack
    left, right = st.columns(2)
    for number, (section, label) in enumerate(SECTIONS.items()):
        with (left, right)[number % 2]:
            choice_field(entry, (section,), label, weapon_names(pack, section))
    with left:
        choice_field(entry, ("mounted",), "Mounted under the primary", weapon_names(pack, mountable=True))


def _ammunition(entry: Entry) -> None:
    """Draw the weapons that extra ammunition can be carried for: those on the card. Rule: IN.GAP.54."""
    trooper, names = trooper_of(entry), titles(session(), "weapon")
    there = [trooper.primary, trooper.secondary, trooper.mounted] if trooper is not None else []
    choices = {name: names.get(name, name) for name in there if name}
    several_field(entry, ("extra_ammunition",), choices, "Extra ammunition for")


def _grenades(entry: Entry) -> None:
    """Draw a number for each grenade of the pack, and for what else the card names there."""
    at: Location = ("grenades",)
    standing = entry.value(at, {})
    known = weapon_names(session().pack, "grenades")
    names = {**known, **{name: name for name in standing if name not in known}}
    for column, (name, title) in zip(st.columns(max(len(names), 1)), names.items(), strict=False):
        with column:
            number_field(entry, (*at, name), plain(title))


def _weapons(found: TrooperSum) -> None:
    """Draw what is carried, with the figures that count for this trooper."""
    if found.weapons:
        rows = (HEAD, (":---", ":---", *["---:"] * (len(HEAD) - 2)), *map(_row, found.weapons))
        st.markdown("\n".join(f"| {' | '.join(row)} |" for row in rows))


def _row(weapon: Carried) -> tuple[str, ...]:
    figures = (weapon.ap, weapon.rounds, weapon.range_dots, weapon.damage, weapon.crew)
    return (plain(weapon.name), weapon.section, *figures)
