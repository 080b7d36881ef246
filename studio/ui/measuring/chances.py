"""Exact chances by the rules of the pack in hand: a table of odds, a row for each combination of its inputs."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import streamlit as st

from engine.odds.tables import OddsTable, Parameter
from engine.systems import SYSTEMS
from schemas.packs.packs import Pack
from studio.browser.typed import SETTING
from studio.browser.words import plain
from studio.jobs.measuring.numbers import Chances, Draft, find_chances
from studio.jobs.measuring.records import chances_order
from studio.ui.battle_choices import choice_of, lines, spoken
from studio.ui.measuring.asking import begin, draft_in_hand, measured_by, running, say_notes, shown_by
from studio.ui.running import Fight, fight_shown, say_if_changed

KEYS: Final = "chances"
TABLE: Final = f"{KEYS}:table"
LONGEST: Final = 2000
BEFORE: Final = (
    "An input takes one value, several (1,3,5) or a span (1..6); the table has a row for each combination. The rules "
    "and the documents are those that you have in hand."
)


def exact_chances(pack: Pack) -> None:
    """Draw what can be asked, and the last answer."""
    odds = SYSTEMS[pack.manifest.system].odds
    if odds is None:
        st.info("Chances of this game cannot be computed yet.", icon=":material/casino:")
        return
    tables = {table.name: table for table in odds().tables}
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    choice_of(row, "Table", TABLE, {name: table.title for name, table in tables.items()})
    table = tables[st.session_state[TABLE]]
    row.button(
        "Answer",
        icon=":material/casino:",
        type="primary",
        on_click=partial(begin, KEYS, find_chances, partial(_asked, table), chances_order),
    )
    for place, each in zip(lines(len(table.parameters)), table.parameters, strict=True):
        about = plain(f"{each.meaning} ({each.accepts})")
        label = spoken(each.name).capitalize()
        place.text_input(label, each.default, LONGEST, key=_key(table, each), help=about, persist_state="session")
    fight_shown(shown_by(KEYS), BEFORE, partial(running, KEYS), partial(_ended, pack))


def _key(table: OddsTable, each: Parameter) -> str:
    return f"{SETTING}{KEYS}:{table.name}:{each.name}"


def _asked(table: OddsTable, _pack: Pack) -> tuple[Draft, Chances]:
    """Return the table and what stands in the fields for its inputs, where that is not what it is at first."""
    texts = {each.name: str(st.session_state.get(_key(table, each), each.default)) for each in table.parameters}
    return draft_in_hand(), Chances(table.name, table.asked_otherwise(texts))


def _ended(pack: Pack, shown: Fight) -> None:
    measured = measured_by(shown)
    say_if_changed(shown, pack, "this was computed")
    st.header(plain(f"{measured.found}"))
    percent = {name: st.column_config.NumberColumn(format="%.2f %%") for name in _chances(measured.rows)}
    st.dataframe([*map(_line, measured.rows)], hide_index=True, column_config=percent, key=f"{KEYS}:rows")
    st.caption(plain(f"By {measured.facts['rules']}: {', '.join(measured.facts['rule_ids'])}."))
    say_notes(shown)


def _chances(rows: Sequence[dict[str, Any]]) -> list[str]:
    return [spoken(name) for name in dict.fromkeys(name for row in rows for name in row["chances"])]


def _line(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row as people read it: chances in percent."""
    figures = {spoken(name): value["decimal"] for name, value in row["figures"].items()}
    chances = {spoken(name): 100 * value["decimal"] for name, value in row["chances"].items()}
    return {**{spoken(name): text for name, text in row["given"].items()}, **figures, **chances}
