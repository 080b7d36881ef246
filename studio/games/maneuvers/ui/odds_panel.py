"""The exact odds of a maneuver, beside its steps. Rules: MN.COR.4 to MN.COR.6, MN.TRM.2, MN.TRM.3, MN.DMG.1."""

from typing import Final

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from schemas.models.maneuvers.maneuver import Maneuver
from studio.core.entries import Entry
from studio.games.maneuvers.editors.odds_lines import (
    HEAD,
    MOST_DICE,
    Asked,
    hurts,
    maneuver_of,
    may_pay,
    odds_notes,
    odds_table,
    too_many_dice,
)
from studio.ui.tab import session
from studio.ui.typed import SETTING
from studio.ui.words import plain

NETS: Final = {2: "2 advantages", 1: "Advantage", 0: "Plain", -1: "Disadvantage", -2: "2 disadvantages"}
ROLLS: Final = ("Your roll", "Opponent's roll")
MOST_VALUE: Final = 20
STYLE: Final = """
.st-key-odds table { width: 100%; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.st-key-odds th, .st-key-odds td { padding: 0.2rem 0.3rem !important; }
"""
LEGEND: Final = ":small[:gray[By the lead in ratings; changes of totals and Edge are means, with every cost paid.]]"


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
