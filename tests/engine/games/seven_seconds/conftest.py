"""A bench: a bare table on which pieces are put by hand and the kernel's functions are called."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Kind, Status
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.rules.numbers import UNIT_CODES, pack_numbers, pack_table
from schemas.models.seven_seconds.player import Weights
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap

Point = tuple[float, float]
RED, BLUE = 0, 1


class Bench:
    """A game without a setup: pieces by side and slot, rectangles of terrain."""

    def __init__(self, rules: Rules, features: Sequence[tuple[str, tuple[float, float, float, float]]]) -> None:
        self.game = Game()
        pack_numbers(rules, self.game.numbers)
        self.game.style.weights[:] = [*Weights().model_dump().values()] * codes.SIDES
        outlines = [
            {"id": f"piece_{n}", "type": kind, "outline_in": [[x, y], [x2, y], [x2, y2], [x, y2]]}
            for n, (kind, (x, y, x2, y2)) in enumerate(features)
        ]
        field = TerrainMap.model_validate(
            {"kind": "terrain_map", "id": "bench", "title": "Bench", "features": outlines}
        )
        pack_table(field, rules, self.game.table, self.game.outlines)
        for piece in range(codes.PIECES):
            self.game.forces.kind[piece] = codes.UNKNOWN
            self.game.forces.square[piece] = codes.NOBODY
        self.game.battle.round = 1

    def unit(self, side: int, slot: int, kind: str, at: Point, **values: int) -> int:
        """Put a unit on the table, facing east; values are stats or columns of the battle."""
        piece = side * codes.SIDE_PIECES + codes.BLIPS + slot
        self.game.forces.kind[piece] = UNIT_CODES[kind]
        self.game.battle.facing_x[piece] = 1000
        return self._put(piece, at, values)

    def hidden(self, side: int, slot: int, kind: str, square: int) -> int:
        """Put a unit into a square of the holding area."""
        piece = side * codes.SIDE_PIECES + codes.BLIPS + slot
        self.game.forces.kind[piece] = UNIT_CODES[kind]
        self.game.forces.square[piece] = square
        self.game.battle.status[piece] = Status.HOLDING
        return piece

    def blip(self, side: int, square: int, at: Point, **values: int) -> int:
        """Put a blip on the table; its number is square + 1."""
        piece = side * codes.SIDE_PIECES + square
        self.game.forces.kind[piece] = Kind.BLIP
        return self._put(piece, at, values)

    def objective(self, index: int, at: Point) -> int:
        """Put an objective on the table, 0 being alpha."""
        piece = codes.FIRST_OBJECTIVE + index
        self.game.forces.kind[piece] = Kind.OBJECTIVE
        return self._put(piece, at, {})

    def face(self, piece: int, x: int, y: int) -> None:
        """Turn a trooper to look along (x, y), thousandths."""
        self.game.battle.facing_x[piece] = x
        self.game.battle.facing_y[piece] = y

    def _put(self, piece: int, at: Point, values: dict[str, int]) -> int:
        self.game.battle.status[piece] = Status.ON_TABLE
        self.game.battle.x_mil[piece] = round(at[0] * 1000)
        self.game.battle.y_mil[piece] = round(at[1] * 1000)
        for name, value in values.items():
            record = self.game.battle if hasattr(self.game.battle, name) else self.game.forces
            getattr(record, name)[piece] = value
        return piece

    def events(self, kind: int) -> list[list[int]]:
        """Return the rows of one kind that have been logged, without the kind."""
        cells, length = self.game.log.cells, self.game.log.length
        rows = [cells[at : at + 10] for at in range(0, length * 10, 10)]
        return [row[1:] for row in rows if row[0] == kind]


def _rules(changes: dict[str, Any]) -> Rules:
    return Rules.model_validate({"kind": "rules", "id": "bench", "title": "Bench", **changes})


@pytest.fixture
def bench() -> Callable[..., Bench]:
    """Make a bench; `rules` are the changed groups, `bases=0` makes every base a point."""

    def make(*features: tuple[str, tuple[float, float, float, float]], bases: float = 1.0, **rules: Any) -> Bench:
        made = Bench(_rules(rules), features)
        made.game.numbers.base_radius_mil = round(bases * 500)
        return made

    return make
