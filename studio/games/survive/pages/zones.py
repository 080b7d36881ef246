"""Control zones of SURVIVE: rings, spire, control units and terrain drawn on their board, judged as they are moved."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import streamlit as st

from exporters.games.survive.wording import CORNERS
from schemas.edits.patch import Refused
from schemas.models.survive.words import ControlType, Corner
from studio.browser.mount import mount, outcome
from studio.browser.tab import commit, session
from studio.browser.typed import heard
from studio.browser.words import plain
from studio.core.entries import Entry
from studio.editors.terrain_pieces import undrawn as terrain_undrawn
from studio.games.survive.editors.zone_board import (
    RINGS,
    ZoneUnit,
    corners_of,
    radius_of,
    spire_of,
    unit_at,
    units_of,
    word_of,
)
from studio.games.survive.editors.zone_ops import apply
from studio.games.survive.editors.zone_view import drawn, facts_of, key_at, rules_of, undrawn, view_of
from studio.ui.documents import printed, tabs
from studio.ui.problems import document_text, problems
from studio.ui.shelf import shelf
from studio.ui.terrain_table import ground_fields, in_hand, pick, revealed, terrain_table

KIND = "control_zone"
Op = Mapping[str, Any]
Reading = Callable[[Entry], float | None]
STEP_IN = 0.25
STEP_DEG = 36.0
TYPES = [one.value for one in ControlType]
WIDTHS = (3, 2, 2, 2, 4, 1)


def draw() -> None:
    """Draw the page."""
    st.title("Control zones")
    entry = shelf(KIND)
    if entry is None:
        return
    key, rules = f"zone:{entry.focus.name}#{entry.focus.number}", rules_of(session())
    view = {**view_of(session(), entry), "reveal": revealed(entry, key, partial(key_at, entry))}
    mount("zone", key, drawn(entry, rules), view, partial(apply, session(), entry.focus))
    if hidden := undrawn(entry):
        st.warning(f"{hidden} of the control units cannot be drawn as their text stands; see their problems.")
    if hidden := terrain_undrawn(entry):
        st.warning(f"{hidden} of the pieces of terrain cannot be drawn as their text stands; see their problems.")
    problems(entry)
    parts = {
        "The place": partial(ground_fields, entry),
        "In numbers": partial(zone_table, entry),
        "Terrain": partial(_terrain, entry, key),
        "As printed": partial(printed, entry),
        "Text": partial(document_text, entry),
    }
    tabs(parts, f"{KIND}:parts")


def _terrain(entry: Entry, key: str) -> None:
    """Draw the terrain as numbers; a new piece lies half way between the spire and the south-west corner."""
    x_in, y_in = spire_of(entry)
    kinds = tuple(rules_of(session()).terrain.kinds)
    terrain_table(entry, in_hand(key), kinds, partial(pick, key), (x_in / 2, y_in / 2))


def zone_table(entry: Entry) -> None:
    """Draw the spire, the rings, the corners and each control unit of a board as numbers."""
    _board(entry)
    _corners(entry)
    for unit in units_of(entry, rules_of(session())):
        _unit(entry, unit)
    _adding(entry)


def _board(entry: Entry) -> None:
    columns = st.columns(4)
    for axis, column in enumerate(columns[:2]):
        with column:
            _number(entry, f"Spire, {'xy'[axis]}", partial(_spire_part, axis), partial(_spire_op, axis))
    for ring, column in zip(RINGS, columns[2:], strict=True):
        with column:
            _number(entry, f"{ring.capitalize()} ring, radius", partial(_radius, ring), partial(_ring_op, ring))


def _corners(entry: Entry) -> None:
    with st.container(horizontal=True):
        for corner in Corner:
            label, key = f"A Mob starts in the {CORNERS[corner]}", f"corner {corner}:{_version(entry)}"
            st.checkbox(label, corner in corners_of(entry), key=key, on_change=_toggled, args=(entry, corner, key))


def _unit(entry: Entry, unit: ZoneUnit) -> None:
    """Draw a control unit in one line: its type, where it stands, where it looks."""
    kind, east, north, looks, facts, away = st.columns(WIDTHS, vertical_alignment="bottom")
    with kind:
        _type(entry, unit)
    for part, column in enumerate((east, north)):
        with column:
            _place(entry, unit, part)
    with looks:
        turn = partial(_turn_op, unit)
        _number(entry, f"{unit.name}, degrees", partial(_facing, unit), turn, step=STEP_DEG)
    with facts:
        st.caption(plain(facts_of(entry, unit)))
    with away:
        _button(entry, f"Delete {unit.name}", "delete", {"op": "delete", "unit": unit.number}, bare=True)


def _place(entry: Entry, unit: ZoneUnit, part: int) -> None:
    """Draw one of the two numbers of a place: coordinates, or a direction and inches, as it is written."""
    if unit.posted is None:
        _number(entry, f"{unit.name}, {'xy'[part]}", partial(_unit_part, unit, part), partial(_move_op, unit, part))
        return
    words, step = (("direction", 1.0), ("inches from the spire", STEP_IN))[part]
    _number(entry, f"{unit.name}, {words}", partial(_post_part, unit, part), partial(_post_op, unit, part), step)


def _type(entry: Entry, unit: ZoneUnit) -> None:
    key = f"type {unit.key}:{_version(entry)}"
    options = TYPES if unit.type in TYPES else [*TYPES, unit.type]
    st.selectbox(
        plain(unit.name),
        options,
        options.index(unit.type),
        key=key,
        format_func=word_of,
        on_change=_typed,
        args=(entry, unit, key),
    )


def _adding(entry: Entry) -> None:
    with st.container(horizontal=True):
        for kind in ControlType:
            x, y = spire_of(entry)
            op = {"op": "add", "type": kind.value, "to": [x, min(y + radius_of(entry, "inner") + 1, 121)]}
            _button(entry, f"Add a {word_of(kind)}", "add", op)


def _button(entry: Entry, label: str, icon: str, op: Op, *, bare: bool = False) -> None:
    """Draw a button that does something to the board; with `bare` its label is told, not shown."""
    name = f"bare:{label}" if bare else label
    key = f"{name}:{_version(entry)}"
    act = partial(_pressed, entry, op, name, key)
    st.button(plain(label), icon=f":material/{icon}:", key=key, help=plain(label) if bare else None, on_click=act)


def _number(
    entry: Entry, label: str, reading: Reading, making: Callable[[Entry, float], Op], step: float = STEP_IN
) -> None:
    """Draw a number that `reading` finds in a board and `making` makes a deed of."""
    key = f"{label}:{_version(entry)}"
    st.number_input(
        plain(label),
        value=reading(entry),
        key=key,
        step=step,
        format="%.6g",
        on_change=_put,
        args=(entry, key, label, reading, making),
    )


def _version(entry: Entry) -> str:
    return f"{entry.focus.name}#{entry.focus.number}:{session().edition(entry.focus.name)}"


def _put(entry: Entry, key: str, label: str, reading: Reading, making: Callable[[Entry, float], Op]) -> None:
    """Do what a number says, unless it says what stands there, or its widget is of an earlier text."""
    value, now = st.session_state[key], _now(entry)
    if key != f"{label}:{_version(entry)}" or now is None:
        return
    heard(key)
    if value in {None, reading(now)}:
        return
    _do(entry, making(now, value))
    commit()


def _typed(entry: Entry, unit: ZoneUnit, key: str) -> None:
    value, now = st.session_state[key], _now(entry)
    found = unit_at(now, unit.number) if now is not None else None
    if found is not None and value != found.type:
        _pressed(entry, {"op": "type", "unit": unit.number, "type": value}, f"type {unit.key}", key)


def _toggled(entry: Entry, corner: Corner, key: str) -> None:
    value, now = st.session_state[key], _now(entry)
    if now is not None and value != (corner in corners_of(now)):
        _pressed(entry, {"op": "corner", "corner": corner.value}, f"corner {corner}", key)


def _pressed(entry: Entry, op: Op, label: str, key: str) -> None:
    """Do something to the board, unless its widget is of an earlier text, and let the others begin anew."""
    if key != f"{label}:{_version(entry)}":
        return
    session().generation += 1
    _do(entry, op)
    commit()


def _do(entry: Entry, op: Op) -> None:
    refused = outcome(op, partial(apply, session(), entry.focus))
    if refused is not None:
        session().take(Refused(refused))


def _now(entry: Entry) -> Entry | None:
    return session().entry(entry.focus.name, entry.focus.number)


def _spire_part(axis: int, entry: Entry) -> float:
    return spire_of(entry)[axis]


def _spire_op(axis: int, entry: Entry, value: float) -> Op:
    x, y = spire_of(entry)
    return {"op": "spire", "to": [value, y] if axis == 0 else [x, value]}


def _radius(ring: str, entry: Entry) -> float:
    return radius_of(entry, ring)


def _ring_op(ring: str, _: Entry, value: float) -> Op:
    return {"op": "ring", "ring": ring, "radius": value}


def _unit_part(unit: ZoneUnit, axis: int, entry: Entry) -> float | None:
    found = unit_at(entry, unit.number)
    return found.at[axis] if found is not None else None


def _move_op(unit: ZoneUnit, axis: int, entry: Entry, value: float) -> Op:
    found = unit_at(entry, unit.number) or unit
    x, y = found.at
    return {"op": "move", "unit": unit.number, "to": [value, y] if axis == 0 else [x, value]}


def _post_part(unit: ZoneUnit, part: int, entry: Entry) -> float | None:
    found = unit_at(entry, unit.number)
    posted = found.posted if found is not None else None
    return None if posted is None else float((posted.direction, posted.away_in)[part])


def _post_op(unit: ZoneUnit, part: int, entry: Entry, value: float) -> Op:
    found = unit_at(entry, unit.number) or unit
    direction, away_in = (found.posted.direction, found.posted.away_in) if found.posted else (1, 1.0)
    place = {"direction": value, "away": away_in} if part == 0 else {"direction": direction, "away": value}
    return {"op": "post", "unit": unit.number, **place}


def _facing(unit: ZoneUnit, entry: Entry) -> float | None:
    found = unit_at(entry, unit.number)
    return found.facing_deg if found is not None else None


def _turn_op(unit: ZoneUnit, _: Entry, value: float) -> Op:
    return {"op": "turn", "unit": unit.number, "facing": value % 360}
