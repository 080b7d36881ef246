"""What was measured and kept of a pack: the list of its records, one of them with its note, and two compared."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, cast

import streamlit as st

from engine.battles.battle import pack_digest
from engine.experiments.measures.flat_rows import csv_text, json_text
from engine.experiments.records.comparisons import figures_differ
from engine.experiments.records.headlines import called, headline, ordered_words, short_table, state_words
from engine.experiments.records.orders import RecordError
from engine.experiments.records.record import Record
from engine.experiments.records.shelf import MOST_RECORDS, Shelf
from schemas.packs.packs import Pack
from studio.browser.tab import session
from studio.browser.typed import hearing
from studio.browser.words import plain
from studio.jobs.measuring.records import Kept, can_be_repeated, repeated
from studio.ui.measuring.asking import begin_kept, draft_in_hand, running, shown_by
from studio.ui.measuring.comparing import compare_record
from studio.ui.running import Fight, fight_shown

KEYS: Final = "records"
CHOSEN: Final = f"{KEYS}:chosen"
REPEATED: Final = f"{KEYS}:repeated"
AGAIN: Final = f"{KEYS}:again"
WENT_WRONG: Final = f"{KEYS}:wrong"
NONE_YET: Final = (
    "Nothing is kept of this pack so far. What you measure here or fight on the page Test battle is kept by itself."
)


def kept_records(pack: Pack) -> None:
    """Draw the records of the pack, the last one first, and one of them."""
    shelf = Shelf(session().workspace.root)
    kept, broken = shelf.contents()
    records = kept[::-1]
    for file, reason in broken:
        st.warning(plain(f"{file} is left out: {reason}."), icon=":material/report:")
    if wrong := st.session_state.pop(WENT_WRONG, ""):
        st.warning(plain(wrong), icon=":material/report:")
    if not records:
        st.info(NONE_YET, icon=":material/inventory_2:")
        return
    _listed(records, pack_digest(pack))
    record = _chosen(records)
    _one(pack, shelf, record)
    compare_record(record, records)


def _listed(records: Sequence[Record], digest: str) -> None:
    lines = [
        {
            "Record": each.number,
            "Name": called(each),
            "Measured": ordered_words(each.order),
            "Of": state_words(each, digest),
            "Figures": headline(each),
        }
        for each in records
    ]
    st.dataframe(lines, hide_index=True, width="stretch", key=f"{KEYS}:list")
    st.caption(f"At most {MOST_RECORDS} are kept: then the oldest goes that is not pinned, single battles first.")


def _chosen(records: Sequence[Record]) -> Record:
    numbers = {each.number: each for each in records}
    if st.session_state.get(CHOSEN) not in numbers:
        st.session_state.pop(CHOSEN, None)
    words = {number: _called(each) for number, each in numbers.items()}
    return numbers[
        st.selectbox("Record", [*numbers], format_func=words.__getitem__, key=CHOSEN, persist_state="session")
    ]


def _called(record: Record) -> str:
    return " · ".join(filter(None, [str(record.number), record.name, ordered_words(record.order)]))


def _one(pack: Pack, shelf: Shelf, record: Record) -> None:
    """Draw a record: what it is called, its note, its figures, and what can be done with it."""
    if told := headline(record):
        st.caption(plain(told))
    fields = st.columns([1, 2])
    name, note = f"{KEYS}:{record.number}:name", f"{KEYS}:{record.number}:note"
    fields[0].text_input("Name", record.name, 80, key=name, on_change=partial(_put, shelf, record, "name", name))
    fields[1].text_input("Note", record.note, 2000, key=note, on_change=partial(_put, shelf, record, "note", note))
    row = st.container(horizontal=True, gap="xsmall")
    pin = ("Unpin", ":material/keep_off:") if record.pinned else ("Pin", ":material/keep:")
    row.button(pin[0], icon=pin[1], on_click=partial(_pin, shelf, record))
    again, is_short = partial(_repeat, record), can_be_repeated(record.order, pack)
    row.button("Measure again", icon=":material/replay:", on_click=again, disabled=not is_short)
    row.button("Delete", icon=":material/delete:", on_click=partial(_drop, shelf, record))
    file = f"record-{record.number}"
    download = partial(row.download_button, icon=":material/download:", on_click="ignore")
    download("CSV", csv_text(record.rows), f"{file}.csv")
    download("JSON", json_text(record.facts, record.rows), f"{file}.json")
    names, rows = short_table(record)
    st.dataframe([dict(zip(names, each, strict=True)) for each in rows], hide_index=True, key=f"{KEYS}:figures")
    st.caption(plain(" ".join(record.notes)))
    if not is_short:
        st.caption(f"The command line measures it again: `musterpress records rerun PACK {record.number}`")
    elif st.session_state.get(REPEATED) == record.number:
        fight_shown(shown_by(AGAIN), "", partial(running, AGAIN), partial(_repeated, record))


def _repeat(record: Record) -> None:
    """Measure the order of a record again, of the pack in hand; in a callback."""
    st.session_state[REPEATED] = record.number
    begin_kept(AGAIN, lambda pack: (*repeated(draft_in_hand(), pack, record.order), record.order))


def _repeated(record: Record, shown: Fight) -> None:
    """Draw whether the figures are those of the record, and where they are others."""
    kept = cast("Kept", shown.job.result)
    others = figures_differ(record, kept.measured)
    if kept.shelved.why_not:
        st.caption(plain(str(kept.shelved)))
    if not others:
        st.success(f"The figures are those of record {record.number}, to the last digit.", icon=":material/check:")
        return
    where = f"; compare it with record {kept.shelved.number}" if kept.shelved.number else ""
    st.info(plain(f"The figures are others: {'; '.join(others)}{where}."), icon=":material/difference:")


def _put(shelf: Shelf, record: Record, part: str, key: str) -> None:
    """Put what was typed in a field to a record; in a callback."""
    tell = hearing(key)
    tell(_change(shelf, record, **{part: str(st.session_state[key]).strip()}))


def _change(shelf: Shelf, record: Record, **parts: Any) -> bool:
    """Put another name, note or pin to a record and return whether it could be; else it is said why; in a callback."""
    try:
        shelf.change(record, **parts)
    except (RecordError, OSError) as error:
        st.session_state[WENT_WRONG] = f"Record {record.number} stays as it was: {error}."
        return False
    return True


def _pin(shelf: Shelf, record: Record) -> None:
    _change(shelf, record, pinned=not record.pinned)


def _drop(shelf: Shelf, record: Record) -> None:
    try:
        shelf.drop(record)
    except OSError as error:
        st.session_state[WENT_WRONG] = f"Record {record.number} cannot be deleted: {error}."
