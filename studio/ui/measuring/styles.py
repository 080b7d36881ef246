"""Whether who wins depends on who plays: every style of the pack against every other, on the same dice."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, cast

import streamlit as st

from engine.battles.styles import pool_of
from engine.experiments.balance import Balance
from engine.experiments.measures.orders import POOL_BATTLES
from engine.experiments.measures.words import dependence
from engine.experiments.pools import PooledStanding, Verdict
from schemas.packs.packs import Pack
from studio.browser.words import plain
from studio.jobs.battles import Ground, choices_of, ground_of, titles
from studio.jobs.measuring.measures import Asked, Measured, find_dependence
from studio.jobs.measuring.records import styles_order
from studio.ui.battle_choices import NumberField, chosen_form
from studio.ui.measuring.asking import (
    IN_TURN,
    asked_for,
    begin,
    measured_by,
    running,
    say_notes,
    seed_and_start,
    shown_by,
    where_choices,
)
from studio.ui.running import Fight, fight_shown, say_if_changed, show_charts
from studio.views.charts import row_label
from studio.views.measures import dependence_charts, verdicts_chart

KEYS: Final = "styles"
ABOUT_BATTLES: Final = "Battles of each pairing or scenario, all styles together"
BATTLES: Final = NumberField("Battles", f"{KEYS}:battles", 2, 10**6, POOL_BATTLES, ABOUT_BATTLES)
BEFORE: Final = (
    "Every style meets every other on the same dice, each with every side, so that what is left is what the sides are "
    "worth when these two play them."
)


def who_plays_it(pack: Pack) -> None:
    """Draw what can be chosen, and what was found last."""
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    where_choices(row, pack, KEYS, IN_TURN)
    BATTLES.draw(row)
    seed_and_start(row, pack, KEYS, partial(begin, KEYS, find_dependence, _asked, styles_order))
    styles_choice(pack, KEYS)
    fight_shown(shown_by(KEYS), BEFORE, partial(running, KEYS), partial(_ended, pack))


def styles_choice(pack: Pack, keys: str) -> None:
    """Draw the choice of the styles that meet; at first all."""
    pool = pool_of(pack, chosen_form(pack, keys))
    st.pills("Styles", pool, selection_mode="multi", default=pool, key=f"{keys}:styles", persist_state="session")


def chosen_styles(pack: Pack, keys: str) -> tuple[str, ...]:
    """Return the styles that are chosen; all where none is."""
    pool, chosen = pool_of(pack, chosen_form(pack, keys)), st.session_state.get(f"{keys}:styles") or ()
    return tuple(style for style in pool if style in chosen) or pool


def _asked(pack: Pack) -> tuple[Ground, Asked]:
    asked = asked_for(pack, KEYS, IN_TURN)
    order = replace(asked.order, battles=BATTLES.number, styles=chosen_styles(pack, KEYS))
    return ground_of(pack), replace(asked, order=order)


def _ended(pack: Pack, shown: Fight) -> None:
    measured = cast("Measured[Balance[PooledStanding]]", measured_by(shown))
    found = measured.found
    say_if_changed(shown, pack, "this was measured")
    if not found.standings:
        st.info("No battle was fought.", icon=":material/hourglass:")
        return
    names = names_of(pack)
    labels = [row_label(row.name, names, found.trial.form, found.by) for row in found.standings]
    st.header(_head(found.standings, labels))
    for row, label in zip(found.standings, labels, strict=True):
        if row.verdict is Verdict.DEPENDS and row.spread is not None:
            st.markdown(plain(dependence(row, row.spread, label)))
    show_charts("styles:verdicts", verdicts_chart(found.standings, labels, names))
    at = _looked_at(found.standings, labels)
    show_charts("styles:charts", *dependence_charts(found.standings[at], found.trial.styles, labels[at]))
    say_notes(shown)


def names_of(pack: Pack) -> Mapping[str, str]:
    """Return what people call forces and scenarios."""
    scenario = choices_of(pack).scenario
    return {**titles(pack, choices_of(pack).force), **(titles(pack, scenario) if scenario else {})}


def _head(rows: Sequence[PooledStanding], labels: Sequence[str]) -> str:
    """Return how many of the rows depend on who plays, and of how many it is not known who is favoured."""
    depend = sum(row.verdict is Verdict.DEPENDS for row in rows)
    unknown = sum(row.verdict is Verdict.OPEN for row in rows)
    more = f"; {unknown} not known yet" if unknown else ""
    return f"{depend or 'None'} of {len(labels)} depend{'s' * (depend <= 1)} on who plays{more}."


def _looked_at(rows: Sequence[PooledStanding], labels: Sequence[str]) -> int:
    """Draw the choice of a row and return its number: at first one that depends on who plays, if there is any."""
    first = next((at for at, row in enumerate(rows) if row.verdict is Verdict.DEPENDS), 0)
    if len(rows) == 1:
        return first
    return st.selectbox("Look at", range(len(rows)), first, format_func=labels.__getitem__)
