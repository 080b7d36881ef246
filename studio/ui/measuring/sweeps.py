"""What a number of the rules is worth: who wins how often at each of its values, on the same dice."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

import streamlit as st
from pydantic import BaseModel

from engine.experiments.balance import PAIRING
from engine.experiments.measures.orders import BATTLES as MOST_BATTLES
from engine.experiments.measures.places import Place, parts, values_of, written
from schemas.kinds import RULES
from schemas.packs.packs import Pack
from studio.browser.words import plain
from studio.jobs.measures import Measured
from studio.jobs.records import sweep_order
from studio.jobs.sweeps import Draft, SweptPlace, Wanted, find_worth
from studio.ui.battle_choices import NumberField, choice_of, players_choice
from studio.ui.measuring.asking import (
    asked_for,
    begin,
    draft_in_hand,
    measured_by,
    running,
    say_notes,
    seed_and_start,
    shown_by,
    where_choices,
)
from studio.ui.measuring.styles import names_of
from studio.ui.running import Fight, fight_shown, say_if_changed, show_charts
from studio.views.charts import row_label
from studio.views.measures import worth_charts

KEYS: Final = "sweep"
PLACE: Final = f"{KEYS}:place"
FAR: Final = 9999
ABOUT_BATTLES: Final = "Battles of each pairing at each value, the same dice at all of them"
BATTLES: Final = NumberField("Battles", f"{KEYS}:battles", 2, 10**6, MOST_BATTLES, ABOUT_BATTLES)
ABOUT_ROW: Final = "Whole numbers in a row stand there: a value is how many, from the first one on"
BEFORE: Final = (
    "The pack is fought with each value on the same dice, so that what differs is the value's doing. Nothing of it is "
    "changed; a value that it cannot have is told."
)


def worth_of_a_number(pack: Pack) -> None:
    """Draw what can be chosen for a sweep, and what the last one has shown."""
    places = dict(_places(pack))
    if not places:
        st.info("This pack has no rules of its own; begin some on the page of rules.", icon=":material/gavel:")
        return
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    choice_of(row, "Number of the rules", PLACE, {name: _said(name, each) for name, each in places.items()})
    at = places[st.session_state[PLACE]]
    for field in _fields(at):
        field.draw(row)
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    where_choices(row, pack, KEYS)
    BATTLES.draw(row)
    seed_and_start(row, pack, KEYS, partial(begin, KEYS, find_worth, partial(_asked, at), sweep_order))
    players_choice(pack, KEYS)
    fight_shown(shown_by(KEYS), BEFORE, partial(running, KEYS), partial(_ended, pack))


def _places(pack: Pack) -> Iterator[tuple[str, Place]]:
    """Yield the numbers of the rules of a pack, and what is yes or no, by the names that a sweep has for them."""
    own = next((one for one in pack.documents if one.kind == RULES), None)
    if own is None:
        return
    for path, value in _leaves(pack.rules, ()):
        at = Place(RULES, own.id, path, value)
        if isinstance(at.stands, int | float):
            yield f"{RULES}.{path}", at


def _leaves(value: Any, way: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    if not isinstance(value, BaseModel | Mapping):
        yield ".".join(way), value
        return
    for name, each in parts(value).items():
        yield from _leaves(each, (*way, name))


def _said(name: str, at: Place) -> str:
    return f"{name.removeprefix(f'{RULES}.')} ({written(at.stands)})"


def _fields(at: Place) -> tuple[NumberField[Any], ...]:
    """Return the fields for the first and the last value, and what lies between two; none for yes or no."""
    stands, key = at.stands, f"{KEYS}:{at.path}"
    if isinstance(stands, bool):
        return ()
    whole = isinstance(stands, int)
    kind, step = (int, 1) if whole else (float, 0.25)
    low, high = kind(-FAR), kind(FAR)
    first = max(kind(0), stands - 2 * step) if stands >= 0 else stands - 2 * step
    return (
        NumberField("From", f"{key}:from", low, high, first, ABOUT_ROW if at.is_row else "", kind(step)),
        NumberField("To", f"{key}:to", low, high, stands + 2 * step, "", kind(step)),
        NumberField("Step", f"{key}:step", kind(step), high, kind(step), "", kind(step)),
    )


def _asked(at: Place, pack: Pack) -> tuple[Draft, Wanted]:
    """Return what a sweep takes.

    Raises:
        OrderError: the fields name no values.
    """
    asked = asked_for(pack, KEYS)
    values = (False, True)
    if fields := _fields(at):
        low, high, step = (field.number for field in fields)
        values = values_of(f"{low:g}..{high:g} by {step:g}")
    wanted = Wanted(replace(asked, order=replace(asked.order, battles=BATTLES.number)), f"{RULES}.{at.path}", values)
    return draft_in_hand(), wanted


def _ended(pack: Pack, shown: Fight) -> None:
    measured = cast("Measured[SweptPlace]", measured_by(shown))
    found, swept = measured.found, measured.found.swept
    say_if_changed(shown, pack, "this was measured")
    if not found.rows:
        st.info("No battle was fought.", icon=":material/hourglass:")
        return
    st.header(plain(f"{swept.place}, which is {written(swept.stands)}"))
    for number, why in swept.refused.items():
        st.caption(plain(f"{written(swept.values[number])}: not fought, {why}"))
    labels = [row_label(row.name, names_of(pack), found.trial.form, PAIRING) for row in found.rows]
    show_charts("sweep:charts", *worth_charts(found.rows, labels, found.values, swept.place))
    say_notes(shown)
