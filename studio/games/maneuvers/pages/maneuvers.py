"""Maneuvers: what each takes and does step by step, with its odds and its card beside it.

Rules: MN.COR.1 to MN.COR.6, MN.DMG.1, MN.TRM.2, MN.TRM.3.
"""

from typing import Final

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.words import Rating
from studio.browser.tab import session
from studio.browser.typed import SETTING
from studio.browser.words import plain
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.forms.fields import choice_field, prose_field, text_field, toggle_field
from studio.forms.form import the_rest
from studio.forms.lines import add_clause, clause, several_field
from studio.games.maneuvers.editors import (
    HEAD,
    MOST_DICE,
    REQUIRES,
    Asked,
    hurts,
    maneuver_of,
    may_pay,
    notes_of,
    odds_notes,
    odds_table,
    too_many_dice,
    words_at,
)
from studio.ui.documents import form_and_print
from studio.views.forms import types_of

RATINGS: Final = {rating.value: rating.value.capitalize() for rating in Rating}
SWITCHES: Final = {"aimed": "Names a target", "names_ally": "Names an ally", "direct_attack": "Direct attack"}
PARTS: Final = {
    "effect": ("Effect", "in any case"),
    "risk": ("Risk", "if the roll is lower"),
    "reward": ("Reward", "if it is as high, or higher"),
}
"""The parts of a maneuver, and when each happens."""

FIRSTS: Final = {"gain": {"dice": 1}, "lose": {"dice": 1}}
"""What steps begin with that would do nothing otherwise."""

WHO: Final = ("actor", "opponent", "opposer", "hiding", *SWITCHES)
DRAWN: Final = ("name", "about", *WHO, REQUIRES, "waived_by", *PARTS, "text")
NETS: Final = {2: "2 advantages", 1: "Advantage", 0: "Plain", -1: "Disadvantage", -2: "2 disadvantages"}
ROLLS: Final = ("Your roll", "Opponent's roll")
MOST_VALUE: Final = 20
STYLE: Final = """
.st-key-odds table { width: 100%; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.st-key-odds th, .st-key-odds td { padding: 0.2rem 0.3rem !important; }
"""
LEGEND: Final = ":small[:gray[By the lead in ratings; changes of totals and Edge are means, with every cost paid.]]"


def draw() -> None:
    """Draw the page."""
    form_and_print("maneuver", "Maneuvers", odds_panel)


def maneuver_form(entry: Entry) -> None:
    """Draw the editor."""
    kind = kind_of(entry, session())
    text_field(entry, ("name",), live=True)
    text_field(entry, ("about",), live=True)
    _who(entry)
    st.header("What it takes")
    _clauses(entry, kind, REQUIRES, "Add a requirement")
    if entry.value((REQUIRES,)) or entry.value(("waived_by",)):
        choice_field(entry, ("waived_by",), "Needless against who is")
    for part, (title, when) in PARTS.items():
        st.header(f"{title} :small[:gray[{when}]]")
        _clauses(entry, kind, part, f"Add a step to {title}")
    prose_field(entry, ("text",), "Text of the card, instead of the sentences", height_px=80)
    the_rest(entry, kind, DRAWN)


def _who(entry: Entry) -> None:
    """Draw who rolls with what against whom, and what that means."""
    several_field(entry, ("actor",), RATINGS, "The actor rolls with one of")
    several_field(entry, ("opponent",), RATINGS, "The opponent rolls with one of")
    opposer, hiding = st.columns(2)
    with opposer:
        choice_field(entry, ("opposer",))
    with hiding:
        choice_field(entry, ("hiding",))
    with st.container(horizontal=True):
        for name, label in SWITCHES.items():
            toggle_field(entry, (name,), label)
    st.caption(plain(notes_of(session().pack, entry)))


def _clauses(entry: Entry, kind: Kind, name: str, add: str) -> None:
    """Draw requirements or steps, each with its sentence below it, and what adds one."""
    at: Location = (name,)
    found = entry.value(at, ())
    for number, _ in enumerate(found if isinstance(found, list) else ()):
        clause(entry, kind, (*at, number), len(found), words_at(session().pack, entry, (*at, number)))
    add_clause(entry, at, add, types_of(kind, at), FIRSTS)


def odds_panel(entry: Entry) -> None:
    """Draw what can be asked, and the odds by it."""
    pack, maneuver = session().pack, maneuver_of(entry)
    if pack is None or maneuver is None:
        st.caption("Its odds stand here once its mistakes are fixed.")
        return
    if too_many_dice(maneuver):
        st.caption(f"Its odds are worked out for up to {MOST_DICE} dice of points.")
        return
    st.html(f"<style>{STYLE}</style>")
    with st.container(key="odds", gap="xsmall"):
        table, notes = st.container(), st.container()
        with st.expander("What if", icon=":material/casino:", key="odds:asked"):
            asked = _asked(maneuver)
        table.markdown(_table(odds_table(maneuver, pack, asked)))
        notes.markdown("  \n".join((*(plain(one) for one in odds_notes(maneuver, pack, asked)), LEGEND)))


def _asked(maneuver: Maneuver) -> Asked:
    """Draw the fields of what is asked, those that can change something."""
    actor, opponent = (_net(label, column) for label, column in zip(ROLLS, st.columns(2), strict=True))
    usual = Asked()
    damage, armor = usual.damage, usual.armor
    if hurts(maneuver):
        left, right = st.columns(2)
        damage, armor = _value("Damage", damage, left), _value("Armor Value", armor, right)
    pays = may_pay(maneuver) and st.toggle("Pays where it may", key="odds:pays", persist_state="session")
    return Asked(actor, opponent, damage, armor, pays)


def _net(label: str, column: DeltaGenerator) -> int:
    return column.selectbox(
        label, [*NETS], 2, key=f"odds:{label}", format_func=NETS.__getitem__, persist_state="session"
    )


def _value(label: str, usual: int, column: DeltaGenerator) -> int:
    return int(column.number_input(label, 0, MOST_VALUE, usual, key=f"{SETTING}{label}", persist_state="session"))


def _table(lines: tuple[tuple[str, ...], ...]) -> str:
    """Return lines as a table in Markdown; they hold numbers and words of our own."""
    rows = (HEAD, ("---:",) * len(HEAD), *lines)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
