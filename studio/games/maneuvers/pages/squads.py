"""Squads of the game of maneuvers and their characters, and fights: what they cost, where they begin, as printed.

Rules: MN.GAP.2, MN.GAP.24, MN.GAP.25, MN.HOUSE.8, MN.SQD.1.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

import streamlit as st

from engine.games.maneuvers.squads import RATINGS
from schemas.diagnostics.diagnostics import Location
from schemas.models.maneuvers.rules import Rules
from studio.browser.tab import session
from studio.browser.words import budget_bar, limit_words, plain
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, number_field, prose_field, text_field
from studio.forms.form import the_rest
from studio.forms.lines import Cell, lines, several_field, texts, words_at
from studio.games.maneuvers.editors import (
    SquadSum,
    bounds_words,
    character_names,
    cost_words,
    fight_facts,
    place_names,
    preparations,
    rules_of,
    squad_sum,
    starting_totals,
)
from studio.ui.documents import MEMBERS, form_and_print, member_cards, members, named_and_coloured
from studio.ui.single_battle import try_scenario

KNOWN: Final = ("maneuvers",)
SQUAD_DRAWN: Final = ("name", "colour", "background", *MEMBERS, *KNOWN)
GROUPS: Final = (
    ("Order of action", ("action_value",)),
    ("Action ratings", RATINGS),
    ("Damage", ("damage",)),
    ("Armor Value", ("armor",)),
    ("Resilience", ("resilience",)),
)
"""The values of a card as they are limited and priced."""

LINES: Final = (RATINGS[:3], RATINGS[3:], ("action_value", "damage", "armor", "resilience"))
CHARACTER_DRAWN: Final = ("name", "role", "note", *(name for line in LINES for name in line))


def draw_squads() -> None:
    """Draw the page."""
    form_and_print("squad", "Squads", partial(member_cards, "character"))


def squad_form(entry: Entry) -> None:
    """Draw the builder."""
    named_and_coloured(entry)
    found = squad_sum(session().pack, entry)
    if found is not None:
        _sums(found)
    _roster(entry)
    several_field(entry, KNOWN, titles(session(), "maneuver"), "Knows besides")
    st.caption("What some squad names is known to those alone that name it; everything else all know.")
    members(entry, "character", values)
    prose_field(entry, ("background",), height_px=90)
    the_rest(entry, kind_of(entry, session()), SQUAD_DRAWN)


def _sums(found: SquadSum) -> None:
    """Draw how many there are and what they cost, as a bar where the rules set a budget."""
    members = limit_words("members", found.members, found.size)
    if found.budget is None:
        st.markdown(f"{members} · cost **{found.cost}**, and the rules set no budget")
    else:
        budget_bar(found.cost, found.budget, "points")
        st.markdown(members)


def _roster(entry: Entry) -> None:
    """Draw a line for each member; a new one is the first who is not in it."""
    names = character_names(session().pack)
    free = [name for name in names if name not in words_at(entry, MEMBERS)]
    cell = Cell("Character · role · cost", 9, partial(_choice, names))
    if names:
        lines(entry, MEMBERS, (cell,), "Add a member", (free or [*names])[0])


def _choice(names: Mapping[str, str], entry: Entry, at: Location) -> None:
    choice_field(entry, at, f"Member {int(at[-1]) + 1}", names, hidden=True)


def character_form(entry: Entry) -> None:
    """Draw the form."""
    name, role = st.columns([3, 2])
    with name:
        text_field(entry, ("name",), live=True)
    with role:
        text_field(entry, ("role",), live=True)
    values(entry)
    text_field(entry, ("note",), live=True)
    the_rest(entry, kind_of(entry, session()), CHARACTER_DRAWN)


def values(entry: Entry) -> None:
    """Draw the values of a character in three lines, what it costs, and what the rules say of them."""
    for line in LINES:
        for name, column in zip(line, st.columns(len(line)), strict=True):
            with column:
                number_field(entry, (name,))
    pack = session().pack
    if pack is not None:
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.markdown(cost_words(pack, entry))
            with st.popover(
                "Limits and prices", type="tertiary", key=f"limits:{entry.focus.name}#{entry.focus.number}"
            ):
                st.markdown("  \n".join(_limits(rules_of(pack))))


def _limits(rules: Rules) -> Iterator[str]:
    """Yield between what bounds the values lie, and what they cost, group by group."""
    for title, names in GROUPS:
        yield f"**{title}**: {bounds_words(names, rules)}"


SIDES: Final = {"a": "First squad", "b": "Second squad"}
LOCATIONS: Final = ("locations",)
DRAWN: Final = ("title", "description", *LOCATIONS, *SIDES)


def draw_fights() -> None:
    """Draw the page."""
    form_and_print("fight", "Fights", _trying)


def _trying(entry: Entry) -> None:
    """Draw the way to a test battle of a fight that is sound."""
    sound = entry.loaded is not None
    key = f"try:{entry.focus.name}#{entry.focus.number}"
    icon = ":material/swords:"
    st.button("Test battle", icon=icon, key=key, disabled=not sound, on_click=try_scenario, args=(entry.id,))


def fight_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("title",), live=True)
    pack, squads = session().pack, titles(session(), "squad")
    totals = starting_totals(pack, entry)
    for side, column in zip(SIDES, st.columns(len(SIDES)), strict=True):
        with column, st.container(border=True, gap="small"):
            _side(entry, side, squads)
            if side in totals:
                st.markdown(f"Begins with a total of **{totals[side]}**")
    st.caption("  \n".join(plain(fact) for fact in fight_facts(pack, entry, squads)))
    st.markdown("**Locations**, in a row", help="Each is linked with the next; the first is number 0.")
    texts(entry, LOCATIONS, "Add a location", "next place")
    prose_field(entry, ("description",), height_px=90)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _side(entry: Entry, side: str, squads: Mapping[str, str]) -> None:
    """Draw who fights on a side, where it begins, and how it comes to the fight."""
    choice_field(entry, (side, "squad"), SIDES[side], squads)
    number_field(entry, (side, "size"), "How many fight")
    choice_field(entry, (side, "location"), "Begins at", place_names(entry))
    choice_field(entry, (side, "preparation"), "Preparation", preparations(session().pack))
    number_field(entry, (side, "start_points"), "Begins with instead")
