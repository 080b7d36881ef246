"""The form of a weapon: its type and section, its figures, and what the formula says of its PV. Rule: IN.HOUSE.8."""

from typing import Final

import streamlit as st

from engine.games.infantry.points import formula_points
from schemas.models.infantry.weapon import Weapon
from studio.core.entries import Entry
from studio.games.infantry.editors.trooper_sums import rules_of
from studio.games.infantry.editors.weapon_odds import HEAD, chances_of, notes_of, weapon_of
from studio.ui.forms.fields import choice_field, number_field, text_field, toggle_field, value_field
from studio.ui.forms.form import the_rest
from studio.ui.tab import session
from studio.ui.words import plain
from studio.views.kinds import kind_of

KINDS: Final = ("type", "section", "harm", "filling", "mode")
FIGURES: Final = ("ap_cost", "ammo", "short_dots", "long_dots", "crew")
SWITCHES: Final = {"mount": "A launcher may be fixed under it", "mountable": "May be fixed under another"}
DRAWN: Final = ("name", *KINDS, "damage", *FIGURES, *SWITCHES, "point_value", "note")


def weapon_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("name",), live=True)
    for column, name in zip(st.columns(len(KINDS)), KINDS, strict=True):
        with column:
            choice_field(entry, (name,))
    value_field(entry, ("damage",), "Damage, from where it hits outwards")
    for column, name in zip(st.columns(len(FIGURES)), FIGURES, strict=True):
        with column:
            number_field(entry, (name,))
    with st.container(horizontal=True):
        for name, label in SWITCHES.items():
            toggle_field(entry, (name,), label)
    number_field(entry, ("point_value",), "Point value (PV)")
    if said := formula_words(entry):
        st.caption(said)
    chances(entry)
    text_field(entry, ("note",), live=True)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def chances(entry: Entry) -> None:
    """Draw the exact chances of a weapon that has no mistakes. Rules: IN.HOUSE.2, IN.HOUSE.3, IN.HOUSE.6."""
    pack, weapon = session().pack, weapon_of(entry)
    if pack is None or weapon is None:
        return
    rows = (HEAD, (":---", "---:", "---:"), *chances_of(weapon, rules_of(pack)))
    st.markdown("\n".join(f"| {' | '.join(row)} |" for row in rows))
    if notes := [*notes_of(weapon, pack)]:
        st.caption(plain("; ".join(notes)))


def formula_words(entry: Entry) -> str:
    """Return what the formula says of a weapon of direct fire; "" for others, and while it has mistakes."""
    pack, weapon = session().pack, entry.loaded.model if entry.loaded is not None else None
    if pack is None or not isinstance(weapon, Weapon) or weapon.mode is None:
        return ""
    reach = weapon.long_dots or weapon.short_dots or 0
    points = formula_points(weapon.damage[0], reach, weapon.mode, rules_of(pack))
    return f"The formula for direct fire gives {points} PV."
