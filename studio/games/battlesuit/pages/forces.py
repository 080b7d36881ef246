"""Forces of Battlesuit: squads built within a budget, with the roster as it is printed.

Rules: BS.DYO.1 to BS.DYO.24.
"""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from engine.games.battlesuit.legality.forces import Tally
from schemas.diagnostics.diagnostics import Location
from studio.browser.tab import commit, session
from studio.browser.words import budget_bar, limit_words
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, number_field, prose_field, text_field
from studio.forms.form import item_tools, the_rest
from studio.forms.lines import Cell, adding, lines
from studio.games.battlesuit.editors.scenarios import ForceSums, LineSum, card_names, force_sums
from studio.ui.documents import form_and_print

MEMBERS = {"soldiers": ("soldier_card", "Soldiers", "Add soldiers"), "units": ("unit_card", "Units", "Add units")}
"""The lists of a squad: the kind of their cards, their name, and what adds a line."""

DRAWN = ("title", "description", "budget", "squads")
TALLIES_A_ROW = 2


def draw() -> None:
    """Draw the page."""
    form_and_print("force", "Forces")


def force_form(entry: Entry) -> None:
    """Draw the builder."""
    sums = force_sums(session().pack, entry)
    name, budget = st.columns([3, 1])
    with name:
        text_field(entry, ("title",), live=True)
    with budget:
        number_field(entry, ("budget",), step=10)
    if sums is None:
        st.markdown(":gray[It cannot be counted yet: fix what is named above first.]")
    else:
        budget_bar(sums.points, sums.budget, "build points")
        _limits(sums.tallies)
    squads = entry.value(("squads",), [])
    for number, _ in enumerate(squads if isinstance(squads, list) else ()):
        _squad(entry, number, sums, len(squads))
    _more_squads(entry)
    prose_field(entry, ("description",), height_px=80)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _limits(found: tuple[Tally, ...]) -> None:
    """Draw what is used of each limit, those of the whole force first."""
    with st.expander(_limits_title(found), icon=":material/checklist:"):
        columns = st.columns(TALLIES_A_ROW)
        for number, one in enumerate(found):
            words = limit_words(f"{one.what}, {one.squad}" if one.squad else one.what, one.count, one.most)
            columns[number % TALLIES_A_ROW].markdown(f":small[{words}]")


def _limits_title(found: tuple[Tally, ...]) -> str:
    over = sum(one.too_many for one in found)
    return f":red[**{over} over their limit**]" if over else "Within all limits"


def _squad(entry: Entry, number: int, sums: ForceSums | None, count: int) -> None:
    """Draw a squad: its name, its soldiers and its units."""
    at: Location = ("squads", number)
    with st.container(border=True):
        name, points, tools = st.columns([5, 3, 1], vertical_alignment="bottom")
        with name:
            text_field(entry, (*at, "name"), f"Squad {number + 1}", live=True)
        if sums is not None and number < len(sums.squads):
            points.markdown(f"**{sums.squads[number]}** build points")
        with tools:
            item_tools(entry, at, count)
        for member in MEMBERS:
            _members(entry, (*at, member), sums.lines if sums is not None else {})


def _members(entry: Entry, at: Location, sums: Mapping[Location, LineSum]) -> None:
    kind, title, add = MEMBERS[str(at[-1])]
    cards = card_names(session().pack, kind)
    cells = (
        Cell(title, 4.6, lambda entry, at: choice_field(entry, (*at, "card"), _named(at), cards, hidden=True)),
        Cell("How many", 2.4, _count),
        Cell("Letters" if at[-1] == "soldiers" else "", 1.2, partial(_letters, sums)),
        Cell("Points", 1.2, partial(_points, sums)),
    )
    if cards:
        lines(entry, at, cells, add, {"card": next(iter(cards))})


def _count(entry: Entry, at: Location) -> None:
    number_field(entry, (*at, "count"), f"How many of {_named(at)}", hidden=True)


def _named(at: Location) -> str:
    """Return what a line is called by who does not see where it stands, such as `soldiers 2 of squad 1`."""
    _, squad, member, number = at
    return f"{member} {int(number) + 1} of squad {int(squad) + 1}"


def _letters(sums: Mapping[Location, LineSum], _: Entry, at: Location) -> None:
    st.markdown(sums[at].letters if at in sums else "")


def _more_squads(entry: Entry) -> None:
    key = f"squad:{key_of(entry.focus, ())}"
    st.button("Add a squad", icon=":material/group_add:", key=key, on_click=_add_squad, args=(entry, key))


def _add_squad(entry: Entry, key: str) -> None:
    fresh = session().entry(entry.focus.name, entry.focus.number)
    if fresh is None or key != f"squad:{key_of(entry.focus, ())}":
        return
    squads = fresh.value(("squads",), [])
    named = {"name": f"Squad {len(squads) + 1}", "soldiers": [], "units": []}
    if session().edit(fresh.at("squads"), adding(fresh, ("squads",), named), f"Add a squad to {entry.title}"):
        session().generation += 1
    commit()


def _points(sums: Mapping[Location, LineSum], _: Entry, at: Location) -> None:
    st.markdown(f"**{sums[at].points}**" if at in sums else "")
