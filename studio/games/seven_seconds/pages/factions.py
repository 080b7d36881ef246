"""Factions: their stats as a grid with the points they cost, their flag and their story, and who beats whom."""

from functools import partial

import streamlit as st

from schemas.models.seven_seconds.words import Rating, Stat
from studio.browser.pieces import drawing
from studio.browser.tab import commit, session
from studio.browser.words import plain, said
from studio.core.entries import Entry
from studio.core.session import Session
from studio.forms.fields import choice_field, colour_field, key_of, number_field, prose_field, text_field
from studio.games.seven_seconds.editors.factions import (
    AT,
    MOST_MB,
    MOST_PX,
    bring_flag,
    compared,
    comparison_svg,
    drop_flag,
    points,
)
from studio.ui.balance import balance_panel
from studio.ui.documents import printed, tabs
from studio.ui.problems import SIGNS
from studio.ui.shelf import shelf
from studio.views.problems import Problem, fix, problems_in

KIND = "faction"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
RATINGS = {Rating.RESERVE: "Reserve", Rating.VETERAN: "Veteran", Rating.SPEC_OPS: "Spec Ops"}


def draw() -> None:
    """Draw the page."""
    st.title("Factions")
    entry = shelf(KIND)
    if entry is None:
        return
    here = session()
    problems = problems_in(here, entry)
    with st.container(border=True):
        _grid(here, entry)
    _problems(problems)
    parts = {
        "Flag and story": partial(_story, entry),
        "Beside the others": partial(_beside, here, entry),
        "Balance": partial(balance_panel, entry.id),
    }
    tabs(parts, "faction:tabs")


def _grid(here: Session, entry: Entry) -> None:
    """Draw a row for each rating: its six stats, and what they cost."""
    widths = [2, *[2] * len(Stat), 3]
    for column, words in zip(st.columns(widths), ("", *(_titled(stat) for stat in Stat), "Points"), strict=True):
        column.markdown(f":small[**{words}**]" if words else "")
    spent = {row.rating: row for row in points(here, entry)}
    for rating in Rating:
        name, *cells, cost = st.columns(widths, vertical_alignment="center")
        name.markdown(f"**{RATINGS[rating]}**")
        for stat, cell in zip(Stat, cells, strict=True):
            with cell:
                number_field(entry, ("stats", rating.value, stat.value), f"{RATINGS[rating]} {stat.value}", hidden=True)
        row = spent.get(rating)
        cost.markdown(_cost(row.spent, row.budget) if row is not None else ":gray[cannot be counted yet]")


def _titled(stat: Stat) -> str:
    return stat.value.replace("_", " ").capitalize().replace("measures", f"{SOFT_HYPHEN}measures")


def _cost(spent: int, budget: int) -> str:
    """Return what is left of the points of a rating, in words and a colour."""
    if spent > budget:
        return f":red[**{spent} of {budget}**, {spent - budget} too many]"
    left = budget - spent
    return f":orange[**{spent} of {budget}**, {left} left]" if left else f":green[**{spent} of {budget}** ✓]"


def _problems(problems: tuple[Problem, ...]) -> None:
    """Draw what is illegal and why, with the cheapest fix of it all."""
    for problem in sorted(problems, key=lambda one: one.diagnostic.severity):
        found = problem.diagnostic
        rule = f" :small[:gray[{plain(found.rule)}]]" if found.rule else ""
        hint = f" :small[:material/lightbulb: {said(found.hint)}]" if found.hint and not found.fix else ""
        st.markdown(f"{SIGNS[found.severity]} {said(found.message)}{rule}{hint}")
    fixable = next((one for one in problems if one.diagnostic.fix), None)
    if fixable is None:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown(f":material/lightbulb: Cheapest fix: {said(fixable.diagnostic.hint)}", width="stretch")
        st.button("Fix", type="primary", on_click=_fix, args=(fixable,))


def _story(entry: Entry) -> None:
    form, sheet = st.columns([1, 1], gap="large")
    with form:
        text_field(entry, ("name",), live=True)
        text_field(entry, ("short_name",), live=True)
        prose_field(entry, ("background",), height_px=160)
        pattern, ground, charge = st.columns([3, 2, 2])
        with pattern:
            choice_field(entry, ("flag", "pattern"))
        with ground:
            colour_field(entry, ("flag", "field"), "Ground")
        with charge:
            colour_field(entry, ("flag", "charge"), "Charge")
        _flag_picture(entry)
    with sheet:
        printed(entry)


def _flag_picture(entry: Entry) -> None:
    """Draw what brings a picture in place of the drawn flag, and what takes it off again."""
    key = f"flag:{key_of(entry.focus, AT)}"
    st.file_uploader(
        "Picture in place of the drawn flag",
        ["png", "jpg", "jpeg"],
        key=key,
        max_upload_size=MOST_MB,
        help=f"PNG or JPEG, made smaller above {MOST_PX} pixels a side; save an SVG as PNG first",
        on_change=_bring,
        args=(entry, key),
    )
    if path := entry.value(AT, ""):
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.markdown(f":material/image: {plain(str(path))}", width="stretch")
            st.button("Back to the drawn flag", on_click=_drop, args=(entry,))


def _beside(here: Session, entry: Entry) -> None:
    names = {words: rating for rating, words in RATINGS.items()}
    chosen = st.segmented_control("Rating", [*names], default="Veteran", label_visibility="collapsed")
    factions = compared(here, entry, names[chosen or "Veteran"])
    if factions:
        drawing(comparison_svg(factions), alt=f"Stats of {', '.join(one.name for one in factions)}", width=560)
        st.caption(f"From top to bottom in each group: {' · '.join(plain(one.name) for one in factions)}")


def _bring(entry: Entry, key: str) -> None:
    file = st.session_state[key]
    if file is not None:
        bring_flag(session(), entry, file.getvalue())
    commit()


def _drop(entry: Entry) -> None:
    drop_flag(session(), entry)
    commit()


def _fix(problem: Problem) -> None:
    fix(session(), problem)
    commit()
