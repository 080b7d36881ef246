"""Who begins otherwise than the side: waves of reinforcements, and outposts. Rules: BS.SCN.5, BS.REI.1."""

from functools import partial

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from studio.core.entries import Entry
from studio.games.battlesuit.editors.scenario_parts import detachment_begun
from studio.ui.forms.fields import key_of
from studio.ui.forms.form import form, item_tools
from studio.ui.forms.lines import adding
from studio.ui.tab import commit, session

DETACHMENTS: Location = ("setup", "detachments")
INSIDE = 2
"""How deep the form of a detachment stands: its lists are open, each with a line beside it."""
ADDERS = {"enters": "Add reinforcements", "deploys": "Add an outpost"}


def detachments(entry: Entry, kind: Kind) -> None:
    """Draw each detachment as a form, and what adds one."""
    found = entry.value(DETACHMENTS, [])
    for number, _ in enumerate(found if isinstance(found, list) else ()):
        with st.container(border=True, gap="small"):
            head, tools = st.columns([8, 1], vertical_alignment="bottom")
            head.markdown(f"**Detachment {number + 1}**")
            with tools:
                item_tools(entry, (*DETACHMENTS, number), len(found))
            form(entry, kind, (*DETACHMENTS, number), INSIDE)
    for (how, words), column in zip(ADDERS.items(), st.columns(len(ADDERS)), strict=True):
        key = f"{how}:{key_of(entry.focus, DETACHMENTS)}"
        act = partial(_add, entry, how, words, key)
        column.button(words, icon=":material/group_add:", key=key, type="tertiary", on_click=act)


def _add(entry: Entry, how: str, words: str, key: str) -> None:
    fresh = session().entry(entry.focus.name, entry.focus.number)
    if fresh is None or key != f"{how}:{key_of(entry.focus, DETACHMENTS)}":
        return
    edits = adding(fresh, DETACHMENTS, detachment_begun(fresh.data, session().pack, how))
    if session().edit(fresh.at(*DETACHMENTS), edits, f"{words} to {entry.title}"):
        session().generation += 1
    commit()
