"""What the drawing and the table of a terrain map do to its file."""

import random
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from studio.core.entries import Entry, entry_of
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.terrain_ops import PIECE_MOVES, add_corner, apply, new_piece, remove_corner
from studio.editors.terrain_pieces import piece_called, pieces_of, undrawn
from tests.studio.shipped import session_of

MAP = Focus("maps/ashford_hills.yaml")
BARN = [[23.25, 11], [25.25, 11.5], [24.75, 13], [22.75, 12.5]]
SQUARE = [[30, 1], [34, 1], [34, 5], [30, 5]]


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(tmp_path)


def map_of(session: Session, focus: Focus = MAP) -> Entry:
    return entry_of(focus, session.text(focus.name).documents[0], None)


def outline(session: Session, key: str) -> list[list[float]]:
    found = piece_called(map_of(session), key)
    assert found is not None
    return [list(corner) for corner in found.outline]


def changed_lines(session: Session) -> tuple[list[str], list[str]]:
    """Return the lines that a save would take out of the file and put into it."""
    lines = [line for line in session.workspace.diff().splitlines() if not line.startswith(("---", "+++", "@@", " "))]
    return [one[1:] for one in lines if one[0] == "-"], [one[1:] for one in lines if one[0] == "+"]


def test_a_moved_corner_changes_its_line_only(session: Session) -> None:
    """The step has a name, and the line keeps its shape"""
    op = {"op": "outline", "key": "barn", "outline": [[22, 11], *BARN[1:]], "deed": "Reshape"}

    assert apply(session, MAP, op) is None
    assert changed_lines(session) == (
        ["    outline_in: [[23.25, 11], [25.25, 11.5], [24.75, 13], [22.75, 12.5]]"],
        ["    outline_in: [[22, 11], [25.25, 11.5], [24.75, 13], [22.75, 12.5]]"],
    )
    assert session.workspace.history.done[-1].label == "Reshape barn"
    assert session.workspace.history.done[-1].focus == Focus(MAP.name, 0, ("features", 16, "outline_in"))


@pytest.mark.parametrize("number", range(4))
def test_a_corner_comes_and_goes_without_a_trace(session: Session, number: int) -> None:
    """Half way to the next corner; without it the file is as it was, to the byte"""
    before = session.workspace.files[MAP.name]
    piece = piece_called(map_of(session), "barn")
    assert piece is not None
    assert apply(session, MAP, add_corner(piece, number)) is None
    x, y = BARN[number]
    u, v = BARN[(number + 1) % 4]
    assert outline(session, "barn")[number + 1] == [(x + u) / 2, (y + v) / 2]

    five = piece_called(map_of(session), "barn")
    assert five is not None
    assert apply(session, MAP, remove_corner(five, number + 1)) is None
    assert session.workspace.files[MAP.name] == before


def test_nudges_of_a_piece_are_one_step(session: Session) -> None:
    """A key held down is undone at once, a drag after it by itself"""
    for steps in (1, 2, 3):
        moved = [[x + steps * 0.25, y] for x, y in BARN]
        assert apply(session, MAP, {"op": "outline", "key": "barn", "outline": moved, "deed": "Nudge"}) is None
    assert apply(session, MAP, {"op": "outline", "key": "barn", "outline": SQUARE, "deed": "Move"}) is None

    assert [step.label for step in session.workspace.history.done] == ["Nudge barn", "Move barn"]
    session.undo()
    session.undo()
    assert outline(session, "barn") == BARN


def test_pieces_are_drawn_ordered_retyped_and_deleted(session: Session) -> None:
    """Each deed is one step; undoing all of them gives the file back to the byte"""
    before = session.workspace.files[MAP.name]
    ops: list[dict[str, Any]] = [
        {"op": "add", "id": "pond_1", "type": "lake", "outline": SQUARE},
        {"op": "order", "key": "pond_1", "to": 0},
        {"op": "type", "key": "pond_1", "type": "marsh"},
        {"op": "delete", "key": "barn"},
    ]
    assert [apply(session, MAP, op) for op in ops] == [None] * 4

    pieces = pieces_of(map_of(session))
    assert (pieces[0].key, pieces[0].type, len(pieces)) == ("pond_1", "marsh", 19)
    assert "barn" not in {piece.key for piece in pieces}
    labels = [step.label for step in session.workspace.history.done]
    assert labels == ["Draw pond_1", "Bring pond_1 back", "Make pond_1 marsh", "Delete barn"]
    for _ in ops:
        session.undo()
    assert session.workspace.files[MAP.name] == before


@pytest.mark.parametrize(
    ("op", "words"),
    [
        ({"op": "delete", "key": "nowhere"}, "nowhere is not on the table any more"),
        ({"op": "add", "id": "barn", "type": "woods", "outline": SQUARE}, "There is a piece called barn already"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(session: Session, op: dict[str, Any], words: str) -> None:
    """And nothing is changed"""
    assert apply(session, MAP, op) == words
    assert session.workspace.dirty() == ()


@pytest.mark.parametrize(
    "op",
    [
        {},
        {"op": "explode", "key": "barn"},
        {"op": "outline", "key": "barn", "outline": SQUARE[:2]},
        {"op": "outline", "key": "barn", "outline": [*SQUARE, [float("nan"), 1]]},
        {"op": "outline", "key": "barn", "outline": [*SQUARE, [float("inf"), 1]]},
        {"op": "outline", "key": "barn", "outline": [*SQUARE, [1e9, 1]]},
        {"op": "outline", "key": "barn", "outline": [*SQUARE, ["1; drop", 1]]},
        {"op": "outline", "key": "barn", "outline": SQUARE * 20},
        {"op": "outline", "key": "barn", "outline": SQUARE, "deed": "Rename"},
        {"op": "add", "id": "Not an id", "type": "woods", "outline": SQUARE},
        {"op": "add", "id": "pond\n", "type": "woods", "outline": SQUARE},
        {"op": "type", "key": "barn", "type": "<b>"},
        {"op": "order", "key": "barn", "to": -1},
        {"op": "order", "key": "barn", "to": True},
        {"op": "delete", "key": "barn", "path": "../pack.yaml"},
    ],
)
def test_what_is_no_deed_changes_nothing(session: Session, op: dict[str, Any]) -> None:
    """A browser may send anything"""
    with pytest.raises(ValidationError):
        apply(session, MAP, op)
    assert session.workspace.dirty() == ()


def test_the_forty_first_piece_is_refused(session: Session) -> None:
    """A table holds at most forty. Rule of the schema"""
    for number in range(21):
        assert apply(session, MAP, {"op": "add", "id": f"stone_{number}", "type": "woods", "outline": SQUARE}) is None

    refused = apply(session, MAP, {"op": "add", "id": "one_more", "type": "woods", "outline": SQUARE})
    assert refused == "A table holds at most 40 pieces"


def test_a_map_without_pieces_gets_its_first(session: Session) -> None:
    """Whether its list is empty or not there"""
    for text in ("features: []\n", "", "features:\n"):
        head = "kind: terrain_map\nid: bare\ntitle: Bare\n"
        session.change("Bare map", {"maps/bare.yaml": (head + text).encode()})
        focus = Focus("maps/bare.yaml")
        assert apply(session, focus, new_piece(map_of(session, focus), "woods")) is None
        assert [piece.key for piece in pieces_of(map_of(session, focus))] == ["woods_1"]


def test_unsound_pieces_are_passed_over(session: Session) -> None:
    """What can be drawn is drawn and can be changed; a second piece of a name is called by its number"""
    text = (
        "kind: terrain_map\nid: bare\ntitle: Bare\nfeatures:\n  - 7\n"
        "  - {id: a, type: woods, outline_in: [[1, 1], [2, x]]}\n"
        "  - {id: b, type: woods, outline_in: [[1, 1], [2, 1], [2, 2]]}\n"
        "  - {id: b, type: 5, outline_in: [[3, 1], [4, 1], [4, 2]]}\n"
    )
    focus = Focus("maps/bare.yaml")
    session.change("Bare map", {focus.name: text.encode()})

    assert [(piece.key, piece.number, piece.type) for piece in pieces_of(map_of(session, focus))] == [
        ("b", 2, "woods"),
        ("#4", 3, ""),
    ]
    assert undrawn(map_of(session, focus)) == 2
    assert apply(session, focus, {"op": "type", "key": "#4", "type": "hill"}) is None
    assert [piece.type for piece in pieces_of(map_of(session, focus))] == ["woods", "hill"]


def test_a_quarter_turned_four_times_is_as_it_was(session: Session) -> None:
    """So is a piece mirrored twice, and one brought forward and back"""
    before = session.workspace.files[MAP.name]
    moves = {label: move for label, _icon, move in PIECE_MOVES}
    there_and_back = [*["Turn by a quarter"] * 4, *["Mirror east and west"] * 2, *["Mirror north and south"] * 2]
    for label in [*there_and_back, "Turn 15° left", "Turn 15° right", "Bring forward", "Send back"]:
        piece = piece_called(map_of(session), "barn")
        assert piece is not None
        assert apply(session, MAP, moves[label](map_of(session), piece)) is None

    assert session.workspace.files[MAP.name] == before


def test_a_copy_for_the_other_side_lies_half_a_turn_away(session: Session) -> None:
    """About the middle of the 36 inch table, corner by corner: 36 less x, 36 less y"""
    piece = piece_called(map_of(session), "barn")
    assert piece is not None
    moves = {label: move for label, _icon, move in PIECE_MOVES}

    assert apply(session, MAP, moves["Copy to the other side"](map_of(session), piece)) is None
    assert outline(session, "barn_1") == [[36 - x, 36 - y] for x, y in BARN]


def test_random_deeds_leave_a_map_that_says_what_was_done(session: Session) -> None:
    """Of 40 deeds each leaves the other pieces as they were"""
    chance = random.Random(7)
    for _ in range(40):
        before = {piece.key: piece for piece in pieces_of(map_of(session))}
        key = chance.choice(sorted(before))
        corners = [
            [round(chance.uniform(0, 36), 2), round(chance.uniform(0, 36), 2)] for _ in range(chance.randint(3, 9))
        ]
        op: dict[str, Any] = {"op": "outline", "key": key, "outline": corners}
        assert apply(session, MAP, op) is None
        after = {piece.key: piece for piece in pieces_of(map_of(session))}
        assert [list(corner) for corner in after[key].outline] == corners
        assert {name: one for name, one in after.items() if name != key} == {
            name: one for name, one in before.items() if name != key
        }
