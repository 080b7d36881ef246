"""A table with its terrain in numbers: every change that its drawing allows, what is in hand, and what it is called."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.edits.patch import Refused
from studio.browser.mount import outcome, selected
from studio.browser.tab import FOCUS, commit, session
from studio.browser.typed import heard
from studio.core.entries import Entry
from studio.editors.terrain_ops import (
    PIECE_MOVES,
    Op,
    add_corner,
    apply,
    new_piece,
    put_corner,
    remove_corner,
)
from studio.editors.terrain_pieces import FEATURES, MapPiece, Point, piece_called, pieces_of
from studio.forms.fields import choice_field, number_field, prose_field, text_field

PICKED, HEARD = "picked", "heard"
Deed = Callable[[], object]
AXES = ("x", "y")
STEP_IN = 0.25
MOVES_A_ROW = 5
LEAST_CORNERS = 3


def pick(key: str, thing: str) -> None:
    """Take a thing in hand in the editor `key`, and let its drawing show it; part of a callback."""
    st.session_state[f"{key}:{PICKED}"] = thing, _picked(key)[1] + 1


def in_hand(key: str) -> str:
    """Return the key of what is in hand: what was picked last, or selected in the drawing after that."""
    now = selected(key)
    if now != st.session_state.get(f"{key}:{HEARD}"):
        st.session_state[f"{key}:{HEARD}"] = now
        st.session_state[f"{key}:{PICKED}"] = now, _picked(key)[1]
        return now
    picked: str = st.session_state.get(f"{key}:{PICKED}", (now, 0))[0]
    return picked


def revealed(entry: Entry, key: str, thing_at: Callable[[Location], str]) -> Mapping[str, Any] | None:
    """Return what the drawing is to show: what was picked, or was undone or asked for elsewhere.

    `thing_at` says what the drawing calls the thing that a place of the document is about, "" for none.
    """
    focus = st.session_state.get(FOCUS)
    thing = thing_at(focus.at) if focus is not None and _is_of(focus, entry) else ""
    if thing:
        st.session_state.pop(FOCUS)
        pick(key, thing)
    picked, token = _picked(key)
    return {"id": picked, "token": token} if token else None


def _picked(key: str) -> tuple[str, int]:
    found: tuple[str, int] = st.session_state.get(f"{key}:{PICKED}", ("", 0))
    return found


def _is_of(focus: Any, entry: Entry) -> bool:
    return bool((focus.name, focus.number) == (entry.focus.name, entry.focus.number))


def terrain_table(
    entry: Entry, chosen: str, types: tuple[str, ...], choose: Callable[[str], None], new_at: Point | None = None
) -> None:
    """Draw the pieces of terrain as numbers; `chosen` is the key of the piece in hand, `choose` takes another in hand.

    A new piece is laid about `new_at`, or in the middle of the table.
    """
    pieces = pieces_of(entry)
    pick, add = st.columns([5, 1], vertical_alignment="bottom")
    with add:
        begin = partial(_do_and_choose, entry, new_piece(entry, types[0], new_at), choose)
        _button("Add a piece", "add", begin, entry.focus.name)
    if not pieces:
        st.text("There is no terrain on this table yet.")
        return
    piece = piece_called(entry, chosen) or pieces[0]
    with pick:
        _choice(entry, pieces, piece, choose)
    name, type_name = st.columns(2)
    with name:
        text_field(entry, (*FEATURES, piece.number, "id"), "Id")
    with type_name:
        choice_field(entry, (*FEATURES, piece.number, "type"), "Terrain", types)
    _moves(entry, piece, choose)
    _corners(entry, piece)


def _choice(entry: Entry, pieces: tuple[MapPiece, ...], piece: MapPiece, choose: Callable[[str], None]) -> None:
    key = f"piece of {entry.focus.name}:{piece.key}:{session().edition(entry.focus.name)}"
    st.session_state[key] = piece.key
    st.selectbox("Piece", [one.key for one in pieces], key=key, on_change=_chosen, args=(key, piece, choose))


def _chosen(key: str, piece: MapPiece, choose: Callable[[str], None]) -> None:
    if st.session_state[key] != piece.key:
        choose(st.session_state[key])


def _moves(entry: Entry, piece: MapPiece, choose: Callable[[str], None]) -> None:
    for first in range(0, len(PIECE_MOVES), MOVES_A_ROW):
        row = PIECE_MOVES[first : first + MOVES_A_ROW]
        for column, (label, icon, move) in zip(st.columns(MOVES_A_ROW), row, strict=True):
            with column:
                _button(label, icon, partial(_do_and_choose, entry, move(entry, piece), choose), entry.focus.name)


def _corners(entry: Entry, piece: MapPiece) -> None:
    """Draw the corners, two in a row: x and y in inches, one more after it, and away with it."""
    halves = st.columns(2, gap="medium")
    for number in range(len(piece.outline)):
        with halves[number % 2]:
            _corner(entry, piece, number)


def _corner(entry: Entry, piece: MapPiece, number: int) -> None:
    x, y, more, less = st.columns([3, 3, 1, 1], vertical_alignment="bottom")
    for axis, column in enumerate((x, y)):
        with column:
            _coordinate(entry, piece, number, axis)
    with more:
        _icon(f"Add a corner after corner {number + 1}", "add", partial(_do, entry, add_corner(piece, number)))
    with less:
        off = len(piece.outline) <= LEAST_CORNERS
        label = f"Remove corner {number + 1}"
        _icon(label, "remove", partial(_do, entry, {} if off else remove_corner(piece, number)), off=off)


def _coordinate(entry: Entry, piece: MapPiece, number: int, axis: int) -> None:
    key = _key(entry, piece, number, axis)
    st.session_state.setdefault(key, piece.outline[number][axis])
    st.number_input(
        f"Corner {number + 1}, {AXES[axis]}",
        key=key,
        step=STEP_IN,
        format="%.3f",
        on_change=_put,
        args=(entry, piece, number, axis, key),
    )


def _key(entry: Entry, piece: MapPiece, number: int, axis: int) -> str:
    return f"{AXES[axis]}{number} of {entry.focus.name} {piece.key}:{session().edition(entry.focus.name)}"


def _button(label: str, icon: str, deed: Deed, place: str) -> None:
    key = f"{label}:{place}"
    st.button(label, icon=f":material/{icon}:", key=key, on_click=_then_draw, args=(deed,), width="stretch")


def _icon(label: str, icon: str, deed: Deed, *, off: bool = False) -> None:
    """Draw a button whose label is told, not shown."""
    sign, key = f":material/{icon}:", f"bare:{label}"
    st.button(label, icon=sign, key=key, help=label, on_click=_then_draw, args=(deed,), disabled=off, width="stretch")


def _then_draw(deed: Deed) -> None:
    deed()
    commit()


def _put(entry: Entry, piece: MapPiece, number: int, axis: int, key: str) -> None:
    """Move a corner to what its widget says, unless it stands there or the widget is of an earlier text."""
    inches = st.session_state[key]
    now = session().entry(entry.focus.name, entry.focus.number)
    found = piece_called(now, piece.key) if now is not None else None
    if key != _key(entry, piece, number, axis) or found is None or number >= len(found.outline):
        return
    heard(key)
    x, y = found.outline[number]
    if inches != (x, y)[axis]:
        _done(entry, put_corner(found, number, (inches, y) if axis == 0 else (x, inches)))
        commit()


def _do_and_choose(entry: Entry, op: Op, choose: Callable[[str], None]) -> None:
    """Do something, and take in hand what came of it."""
    if _do(entry, op) and op["op"] == "add":
        choose(op["id"])


def _do(entry: Entry, op: Op) -> bool:
    session().generation += 1
    return _done(entry, op)


def _done(entry: Entry, op: Op) -> bool:
    refused = outcome(op, partial(apply, session(), entry.focus))
    return refused is None or session().take(Refused(refused))


def ground_fields(entry: Entry) -> None:
    """Draw the fields of a document with a title, a width and a depth in inches, and a description."""
    title, width, depth = st.columns([4, 1, 1])
    with title:
        text_field(entry, ("title",))
    with width:
        number_field(entry, ("width_in",))
    with depth:
        number_field(entry, ("depth_in",))
    prose_field(entry, ("description",))
