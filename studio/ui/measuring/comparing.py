"""Two states of a pack compared by what a record measures: what they say otherwise, and what comes of it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

import streamlit as st

from engine.experiments.records.headlines import named_cells
from engine.experiments.records.record import Record
from engine.experiments.records.revisions import REVISION
from studio.browser.tab import session
from studio.browser.words import plain
from studio.core.checking import overlay
from studio.core.workspace import Workspace
from studio.jobs.battles import played_digest
from studio.jobs.jobs import worker_pool
from studio.jobs.measuring.numbers import Draft
from studio.jobs.measuring.states import Compared, State, compare_states
from studio.ui.measuring.asking import draft_in_hand, running, shown_by
from studio.ui.running import Fight, end_fight, fight_shown

KEYS: Final = "records"
OLD, NEW = f"{KEYS}:old", f"{KEYS}:new"
NOW, SAVED, GIT = "now", "saved", "git"
REVISED: Final = f"{KEYS}:revision"
MOST_STEPS: Final = 30
"""Steps of the history that are offered, the last ones."""

REVISIONS: Final = ("HEAD", "HEAD~1", "HEAD~2", "HEAD~3")
"""Revisions that are offered; any other one can be typed."""

BEFORE: Final = (
    "Both are measured as the record says: what the packs say otherwise, and what came of it. A balance by pairing is "
    "fought on the same dice."
)
ABOUT_GIT: Final = "A commit, a tag or a branch of the repository that the pack lies in; HEAD is what was committed."


def compare_record(record: Record, records: Sequence[Record]) -> None:
    """Draw the choice of two states that are measured as a record was, and what differs between them."""
    st.header("Compare")
    names = _names(record, records)
    first = [name for name in names if name.isdecimal()][-2:]
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    for label, key, at in (("From", OLD, first[0]), ("To", NEW, (*first, NOW)[1])):
        if st.session_state.get(key) not in names:
            st.session_state.pop(key, None)
        index = [*names].index(at)
        row.selectbox(label, [*names], index, names.__getitem__, key=key, persist_state="session")
    kept: Any = {"accept_new_options": True, "help": ABOUT_GIT, "persist_state": "session"}
    row.selectbox("Revision of git", REVISIONS, key=REVISED, **kept)
    begin = partial(_begin, record, records)
    row.button("Compare", icon=":material/compare_arrows:", type="primary", on_click=begin)
    fight_shown(shown_by(KEYS), BEFORE, partial(running, KEYS), _ended)


def _names(record: Record, records: Sequence[Record]) -> dict[str, str]:
    """Return the states that can be compared with what they are called: records of one order, the oldest first."""
    alike = sorted((each for each in records if each.order == record.order), key=lambda each: each.number)
    kept = {str(each.number): " \u00b7 ".join(filter(None, [f"Record {each.number}", each.name])) for each in alike}
    here = session().workspace
    saved = {SAVED: "As it is saved"} if here.dirty() else {}
    steps = [*enumerate(reversed(here.history.done), start=1)][:MOST_STEPS]
    before = {f"step {back}": f"Before the step: {step.label}" for back, step in steps}
    return {**kept, NOW: "The pack as it is", **saved, **before, GIT: "A revision of git"}


def _begin(record: Record, records: Sequence[Record]) -> None:
    """Compare the states that were chosen; in a callback."""
    pack = session().pack
    if pack is None:
        return
    end_fight(shown_by(KEYS))
    names = _names(record, records)
    states = tuple(_state(key, names, records) for key in (OLD, NEW))
    job = worker_pool().start(compare_states, states, record.order)
    st.session_state[shown_by(KEYS)] = Fight(job, played_digest(pack))


def _state(key: str, names: dict[str, str], records: Sequence[Record]) -> State:
    """Return a state that was chosen, by the key of its choice."""
    chosen, here = st.session_state[key], session().workspace
    name = names[chosen][:1].lower() + names[chosen][1:]
    if chosen == GIT:
        revision = str(st.session_state.get(REVISED) or REVISIONS[0]).strip()
        return State(f"{REVISION}{revision}", draft_in_hand(), revision=f"{REVISION}{revision}")
    if chosen == SAVED:
        return State(name, _draft(replace(here, files=here.base)))
    if chosen.isdecimal():
        return State(name, draft_in_hand(), next(each for each in records if each.number == int(chosen)))
    return State(name, _draft(_undone(here, 0 if chosen == NOW else int(chosen.removeprefix("step ")))))


def _undone(here: Workspace, times: int) -> Workspace:
    for _ in range(times):
        here = here.undo()
    return here


def _draft(here: Workspace) -> Draft:
    return Draft(here.root, overlay(here).changed)


def _ended(shown: Fight) -> None:
    found = cast("Compared", shown.job.result)
    st.subheader(plain(f"From {found.old} to {found.new}"))
    for line in found.differs or ("The packs say the same to battles.",):
        st.markdown(plain(line))
    if found.rows:
        st.dataframe([*_lines(found)], hide_index=True, width="stretch", key=f"{KEYS}:differences")
    else:
        st.info("No figure moved.", icon=":material/drag_handle:")
    st.caption(plain(" ".join(found.notes)))


def _lines(found: Compared) -> Iterator[dict[str, Any]]:
    for row in found.rows:
        yield _difference(row) if found.is_paired else {name: str(value) for name, value in row.items()}


def _difference(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row of a comparison as people read it, in percent."""
    told = {"difference, points": "difference", "wins before, %": "old_won", "wins after, %": "new_won"}
    bounds = {words: tuple(100 * row[f"{name}{end}"] for end in ("", "_low", "_high")) for words, name in told.items()}
    said = {words: f"{value:.1f} ({low:.1f} to {high:.1f})" for words, (value, low, high) in bounds.items()}
    return {**named_cells(row), **said, "battles": row["battles"]}
