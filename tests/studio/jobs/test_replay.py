"""What boards of dots have in common: pieces that change, lines and ways."""

from collections.abc import Mapping
from typing import Any

from studio.jobs.replay import DotBoard, line_between

Json = dict[str, Any]


class Board(DotBoard):
    """A map on which a test puts everybody itself."""

    lines = {"attack": "shot"}  # noqa: RUF012 - a class of rows, never written to

    def __init__(self, **stand: tuple[float, float]) -> None:
        super().__init__()
        self.stand: Mapping[str, tuple[float, float]] = stand

    def pieces(self) -> Mapping[str, Json]:
        """Return everybody where they stand."""
        return {name: {"x": x, "y": y} for name, (x, y) in self.stand.items()}


def test_a_line_leads_to_where_the_target_stood_even_if_it_is_gone_by_then() -> None:
    """The shot that takes somebody off the map is a line to where they were, and they are told to be gone."""
    board = Board(red=(1, 1), blue=(4, 2))
    board.change({"event": "placed"})
    board.stand = {"red": (1, 1)}

    change = board.change({"event": "attack", "actor": "red", "target": "blue"})

    assert change == {"pieces": {"blue": None}, "line": ["shot", 1, 1, 4, 2]}


def test_only_who_stands_otherwise_is_told_and_only_who_moved_has_a_way() -> None:
    """A row about somebody who stays put has no way; a row of another event has no line."""
    board = Board(red=(1, 1), blue=(4, 2))
    board.change({"event": "placed"})
    board.stand = {"red": (1, 2), "blue": (4, 2)}

    assert board.change({"event": "step", "actor": "red", "target": "blue"}) == {
        "pieces": {"red": {"x": 1, "y": 2}},
        "way": ["move", 1, 1, 1, 2],
    }
    assert board.change({"event": "wait", "actor": "red"}) == {"pieces": {}}


def test_a_line_between_pieces_needs_a_look_and_both_its_ends() -> None:
    """A shot at somebody who was never on the board, or at nobody, has no line; nor has a row that is no shot."""
    pieces = {"red": {"x": 1, "y": 1}, "blue": {"x": 4, "y": 2}}
    shot = {"event": "shot", "actor": "red", "target": "blue"}

    assert line_between(shot, {"shot": "look"}, pieces) == {"line": ["look", 1, 1, 4, 2]}
    assert line_between(shot, {}, pieces) == {}
    assert line_between(shot | {"target": "green"}, {"shot": "look"}, pieces) == {}
    assert line_between({"event": "shot", "actor": "red"}, {"shot": "look"}, pieces) == {}
