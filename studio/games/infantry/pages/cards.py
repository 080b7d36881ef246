"""Cards of infantry: troopers section by section, with what they cost and their AP, and weapons with their chances.

Rules: IN.ARM.2, IN.ARM.6, IN.CRW.1, IN.HOUSE.8.
"""

from collections.abc import Mapping
from typing import Final

import streamlit as st

from engine.games.infantry.points import formula_points
from schemas.diagnostics.diagnostics import Location
from schemas.models.infantry.people import Weapon
from schemas.models.infantry.words import Experience
from studio.browser.tab import session
from studio.browser.words import plain
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, number_field, put, text_field, toggle_field, value_field
from studio.forms.form import the_rest
from studio.forms.lines import several_field
from studio.games.infantry.editors.squads import (
    DOT,
    Carried,
    TrooperSum,
    rules_of,
    trooper_of,
    trooper_sum,
    weapon_names,
)
from studio.games.infantry.editors.weapon_odds import ODDS_HEAD, chances_of, notes_of, weapon_of

CELLS: Final = ("armor_cells",)
SECTIONS: Final = {"primary": "Primary", "secondary": "Secondary", "other": "Other", "melee": "Melee"}
KIT: Final = (*SECTIONS, "mounted", "extra_ammunition", "grenades", "armor", *CELLS)
TROOPER_DRAWN: Final = ("name", "role", "experience", *KIT, "sneak_suit", "leadership", "note")
WEAPON_HEAD: Final = ("Weapon", "Section", "AP", "Rounds", "Dots", "Damage", "Crew")
ARMORED, BARE = "\N{BLACK SQUARE}", "\N{WHITE SQUARE}"
KINDS: Final = ("type", "section", "harm", "filling", "mode")
FIGURES: Final = ("ap_cost", "ammo", "short_dots", "long_dots", "crew")
SWITCHES: Final = {"mount": "A launcher may be fixed under it", "mountable": "May be fixed under another"}
WEAPON_DRAWN: Final = ("name", *KINDS, "damage", *FIGURES, *SWITCHES, "point_value", "note")


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
    the_rest(entry, kind_of(entry, session()), TROOPER_DRAWN)


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
        rows = (WEAPON_HEAD, (":---", ":---", *["---:"] * (len(WEAPON_HEAD) - 2)), *map(_row, found.weapons))
        st.markdown("\n".join(f"| {' | '.join(row)} |" for row in rows))


def _row(weapon: Carried) -> tuple[str, ...]:
    figures = (weapon.ap, weapon.rounds, weapon.range_dots, weapon.damage, weapon.crew)
    return (plain(weapon.name), weapon.section, *figures)


def cells_field(entry: Entry, covered: tuple[int, ...]) -> None:
    """Draw the cells as buttons that stay pressed; `covered` are those that count, as long as the card names none."""
    pack, key = session().pack, key_of(entry.focus, CELLS)
    standing = cells_named(entry) or [*covered]
    count = rules_of(pack).card.cells if pack is not None else 0
    st.session_state[key] = standing
    st.pills(
        "Cells under armour",
        [*dict.fromkeys((*range(1, count + 1), *standing))],
        selection_mode="multi",
        key=key,
        help="The leftmost is 1, and is hit first; where none is named, the first ones are covered.",
        wrap=True,
        on_change=_changed,
        args=(entry, key),
    )


def cells_named(entry: Entry) -> list[int]:
    """Return the cells that a card names, each once, whatever else stands there."""
    value = entry.value(CELLS, ())
    return [*dict.fromkeys(one for one in value if type(one) is int)] if isinstance(value, list) else []


def _changed(entry: Entry, key: str) -> None:
    """Put the chosen cells at their place, from left to right; none: they are left out."""
    fresh = session().entry(entry.focus.name, entry.focus.number)
    chosen = sorted(st.session_state[key])
    if fresh is None or key != key_of(entry.focus, CELLS) or chosen == cells_named(fresh):
        return
    put(fresh.at(*CELLS), chosen or None, f"Change armor cells of {entry.title}")


def cells_table(found: TrooperSum) -> None:
    """Draw the card's row: each cell, whether it has armour, and the AP while it is the first not crossed out."""
    heads = range(1, len(found.ap) + 1)
    rows = (
        ("Cell", *map(str, heads)),
        (":---", *[":---:"] * len(found.ap)),
        ("Armour", *(ARMORED if cell in found.armored else BARE for cell in heads)),
        ("AP", *map(str, found.ap)),
        ("to move", *map(str, found.moving)),
    )
    st.markdown("\n".join(f"| {' | '.join(row)} |" for row in rows))
    st.caption(f"{found.lethal} points of lethal damage kill it.")


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
    the_rest(entry, kind_of(entry, session()), WEAPON_DRAWN)


def chances(entry: Entry) -> None:
    """Draw the exact chances of a weapon that has no mistakes. Rules: IN.HOUSE.2, IN.HOUSE.3, IN.HOUSE.6."""
    pack, weapon = session().pack, weapon_of(entry)
    if pack is None or weapon is None:
        return
    rows = (ODDS_HEAD, (":---", "---:", "---:"), *chances_of(weapon, rules_of(pack)))
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
