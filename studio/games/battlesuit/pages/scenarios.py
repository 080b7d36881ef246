"""Scenarios of Battlesuit: the six parts of a battle, with the card as it is printed.

Rules: BS.REI.1, BS.SCN.1 to BS.SCN.8.
"""

from functools import partial

import streamlit as st

from exporters.games.battlesuit.wording.scenario import OPTIONAL_RULES, SIDES
from schemas.diagnostics.diagnostics import Location
from schemas.diagnostics.wording import counted
from schemas.kinds import Kind
from schemas.models.battlesuit.words import Side
from studio.browser.tab import commit, session
from studio.browser.words import budget_words
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, number_field, prose_field, text_field
from studio.forms.form import form, item_tools, the_rest
from studio.forms.lines import Cell, add_clause, adding, clause, lines, place
from studio.games.battlesuit.editors.scenarios import (
    BATTLES,
    OPTION,
    RULES,
    Pools,
    Ratio,
    SidePool,
    battle_edits,
    battle_of,
    detachment_begun,
    option_edits,
    options_in_play,
    other_rules,
    pools,
)
from studio.ui.documents import form_and_print
from studio.views.forms import rows_of, types_of

OPTIONS = {rule.value: f"{words[:1].upper()}{words[1:]}" for rule, words in OPTIONAL_RULES.items()}
VICTORY = ("victory",)
LEVELS = ("levels",)
ENDINGS = ("ends_early",)
DRAWN = (
    *("title", "description", "map", "turns", "type", "size", "attacker"),
    *("forces", "setup", "special_rules", "victory", "levels", "ends_early"),
)
DETACHMENTS: Location = ("setup", "detachments")
INSIDE = 2
"""How deep the form of a detachment stands: its lists are open, each with a line beside it."""

ADDERS = {"enters": "Add reinforcements", "deploys": "Add an outpost"}


def draw() -> None:
    """Draw the page."""
    form_and_print("scenario", "Scenarios")


def scenario_form(entry: Entry) -> None:
    """Draw the builder."""
    kind = kind_of(entry, session())
    _part("1 What it is about")
    text_field(entry, ("title",), live=True)
    prose_field(entry, ("description",), height_px=90)
    _part("2 Map and turns")
    _map(entry)
    _part("3 Forces")
    _forces(entry)
    _part("4 Set-up")
    _setup(entry, kind)
    _part("5 Special rules")
    _rules(entry, kind)
    _part("6 Victory")
    _clauses(entry, kind, VICTORY, "Add a condition")
    _levels(entry)
    _clauses(entry, kind, ENDINGS, "Add an early end")
    the_rest(entry, kind, DRAWN)


def _part(words: str) -> None:
    st.header(words)


def _map(entry: Entry) -> None:
    name, turns, size = st.columns([3, 2, 2])
    with name:
        choice_field(entry, ("map",), choices=titles(session(), "battle_map"))
    with turns:
        number_field(entry, ("turns",))
    with size:
        choice_field(entry, ("size",))


def _forces(entry: Entry) -> None:
    """Draw what is fought, by whom, and what both may spend."""
    _battle(entry)
    found = pools(session().pack, entry)
    forces = titles(session(), "force")
    for side, column in zip(Side, st.columns(len(Side)), strict=True):
        with column:
            choice_field(entry, ("forces", side.value), SIDES[side], forces)
            if found is not None and side in found.sides:
                st.markdown(f":small[{_pool(found.sides[side])}]")
    if found is not None:
        _ratio(found)


def _pool(pool: SidePool) -> str:
    """Return what a side spends and has, in words."""
    said = f"{budget_words(pool.points, pool.budget)} build points, {counted(pool.squads, 'squad')}"
    usual = pool.usual
    return said if usual in {None, pool.budget} else f"{said}  \n:orange[:material/warning: usually {usual} points]"


def _ratio(found: Pools) -> None:
    ratio = found.ratio
    if ratio is not None:
        st.markdown(f":small[{ratio_words(ratio)}]")


def ratio_words(ratio: Ratio) -> str:
    """Return how the pools of a holding action compare, in words. Rule: BS.DYO.3."""
    said = f"The attacker has {float(ratio.share):.3g} times the defender's pool"
    asked = f"{float(ratio.least):g} to {float(ratio.most):g} times are asked for"
    return f":green[{said} ✓], {asked}" if ratio.fair else f":red[:material/error: {said}], {asked}"


def _battle(entry: Entry) -> None:
    """Draw what the battle is, and who attacks."""
    key = key_of(entry.focus, ("battle",))
    standing = battle_of(entry.data)
    st.session_state[key] = standing
    options = [*BATTLES] if standing else [*BATTLES, ""]
    st.selectbox(
        "Kind of battle",
        options,
        key=key,
        format_func=lambda name: name or "(neither of these)",
        on_change=_battle_chosen,
        args=(entry, key),
    )


def _battle_chosen(entry: Entry, key: str) -> None:
    fresh, name = session().entry(entry.focus.name, entry.focus.number), st.session_state[key]
    if fresh is None or key != key_of(entry.focus, ("battle",)) or name in {"", battle_of(fresh.data)}:
        return
    session().edit(fresh.at("type"), battle_edits(fresh.data, name), f"Make {entry.title} a {name.lower()}")
    commit()


def _setup(entry: Entry, kind: Kind) -> None:
    """Draw how both sides begin, beside each other."""
    first = st.columns(len(Side))[0]
    with first:
        choice_field(entry, ("setup", "first"), "Sets up first")
    for side, column in zip(Side, st.columns(len(Side)), strict=True):
        with column, st.container(border=True, gap="small"):
            st.markdown(f"**{SIDES[side]}**")
            for row in rows_of(kind, entry.data, ("setup", side.value)):
                place(entry, kind, row)
    detachments(entry, kind)


def _rules(entry: Entry, kind: Kind) -> None:
    """Draw the optional rules as buttons, and every other special rule as a clause."""
    _options(entry)
    count = len(entry.value(RULES, ()))
    for at in other_rules(entry.data):
        clause(entry, kind, at, count)
    add_clause(entry, RULES, "Add a special rule", tuple(one for one in types_of(kind, RULES) if one != OPTION))


def _options(entry: Entry) -> None:
    key = key_of(entry.focus, ("options",))
    standing = options_in_play(entry.data)
    if key not in st.session_state:
        st.session_state[key] = [*standing]
    st.pills(
        "Optional rules in play",
        [*OPTIONS, *(name for name in standing if name not in OPTIONS)],
        selection_mode="multi",
        key=key,
        format_func=lambda name: OPTIONS.get(name, name),
        wrap=True,
        on_change=_options_chosen,
        args=(entry, key),
    )


def _options_chosen(entry: Entry, key: str) -> None:
    fresh, wanted = session().entry(entry.focus.name, entry.focus.number), st.session_state[key]
    if fresh is None or key != key_of(entry.focus, ("options",)):
        return
    if {*wanted} == {*options_in_play(fresh.data)}:
        return
    session().edit(fresh.at(*RULES), option_edits(fresh.data, wanted), f"Change the optional rules of {entry.title}")
    session().generation += 1
    commit()


def _clauses(entry: Entry, kind: Kind, at: Location, add: str) -> None:
    """Draw a list of clauses, and what adds one."""
    found = entry.value(at, ())
    for number, _ in enumerate(found if isinstance(found, list) else ()):
        clause(entry, kind, (*at, number), len(found))
    add_clause(entry, at, add, types_of(kind, at))


def _levels(entry: Entry) -> None:
    """Draw what a lead is called, a line each."""
    level = Cell(
        "Victory", 3, lambda entry, at: choice_field(entry, (*at, "level"), f"Victory {int(at[-1]) + 1}", hidden=True)
    )
    lead = Cell("From a lead of", 3, lambda entry, at: number_field(entry, (*at, "lead_vp"), _lead(at), hidden=True))
    lines(entry, LEVELS, (level, lead), "Add a level", {"level": "minor", "lead_vp": 10})


def _lead(at: Location) -> str:
    return f"Lead of victory {int(at[-1]) + 1}"


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
