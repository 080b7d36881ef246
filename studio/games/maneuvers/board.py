"""The board of the game of maneuvers for replays: locations in a row, a squad on either side of it, both totals."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from engine.battles.orders import LogRow
from engine.games.maneuvers.log.tabletop import Figure, Tabletop, tabletop_of
from engine.games.maneuvers.names import SEATS
from exporters.components.framing import SideLook
from exporters.games.maneuvers.look import MANILA, PANEL, QUIET, look_as
from schemas.diagnostics.wording import counted
from schemas.packs.packs import Pack
from studio.jobs.replay import Json, PieceBoard, Place
from studio.systems import Choices

CHOICES: Final = Choices(
    force="squad",
    scenario="fight",
    no_scenario="Open ground",
    common="maneuver",
    seat="squad",
    score="total",
)
TILE_IN: Final = 6.0
"""The width of a location; nobody measures on this board."""

TOTALS_IN: Final = 4.0
"""The width of the column of the totals."""

BASE_IN: Final = 1.8
ROW_IN: Final = 4.0
MIDDLE_IN: Final = 0.8
"""From the middle line, where the names of locations stand, to the first row of characters."""

A_ROW: Final = 2
"""Characters of a squad side by side at a location."""

GAP_IN: Final = 0.12
LINES: Final = {"damage": "shot", "opposes": "search", "maneuver": "order"}
"""Rows that are shown as a line from who acts to whom it concerns."""

MARKS: Final = {
    "exposed": ("E", -1.3, 0.5),
    "hidden": ("H", -1.25, -0.6),
    "observer": ("O", -0.5, -1.3),
    "escaping": ("X", 0.5, -1.3),
    "snipe_ready": ("S", 1.25, -0.6),
    "flagged": ("F", 1.3, 0.5),
}
"""The badge of each state, and where it stands."""

CONCERNING: Final = {"exposed": "to", "flagged": "by"}


@dataclass
class ManeuversBoard(PieceBoard):
    """One fight's board."""

    lines = LINES
    header: LogRow
    table: Tabletop
    half_in: float

    def scene(self) -> Json:
        """Return size, locations and inks; the first column is that of the totals."""
        locations = self.table.locations
        looks = {seat: self._look(seat) for seat in SEATS}
        return {
            "size_in": [TOTALS_IN + len(locations) * TILE_IN, 2 * self.half_in],
            "base_in": BASE_IN,
            "jammer_in": 0,
            "ground": MANILA.hex,
            "solid": True,
            "unmeasured": True,
            "terrain": [self._tile(number, name) for number, name in enumerate(locations)],
            "inks": {**{seat: look.ink.hex for seat, look in looks.items()}, "": QUIET.hex},
            "signs": {seat: look.on.hex for seat, look in looks.items()},
            **{nothing: {} for nothing in ("patches", "icons", "letters", "edges")},
        }

    def spot(self, sentence: str) -> Place | None:
        """Return the middle of the location to which the sentence of an answer leads; None where it leads to none."""
        named = [at for at, name in enumerate(self.table.locations) if name.lower() in sentence.lower()]
        return (TOTALS_IN + TILE_IN * (named[-1] + 0.5), self.half_in) if named else None

    def pieces(self) -> dict[str, Json]:
        """Return the characters and both totals."""
        characters = {name: self._piece(name, figure) for name, figure in self.table.figures.items()}
        return dict(sorted((characters | {self._squad(seat): self._total(seat) for seat in SEATS}).items()))

    def _look(self, seat: str) -> SideLook:
        return look_as(self.header[seat]["name"], self.header[seat]["colour"], SEATS.index(seat))

    def _squad(self, seat: str) -> str:
        return f"{self.header[seat]['name']} ({seat.upper()})"

    def _total(self, seat: str) -> Json:
        """Return the plate of a squad's total, with the Edge that it has."""
        total, other = (self.table.totals[one] for one in (seat, SEATS[1 - SEATS.index(seat)]))
        edge = f", {total - other} Edge" if total > other else ""
        return {
            "side": seat,
            "kind": "total",
            "plate": True,
            "label": _printed(total),
            "below": self.header[seat]["name"],
            "state": f"total {_printed(total)}{edge}",
            **self._at(TOTALS_IN / 2, seat, self.half_in / 2),
        }

    def _piece(self, name: str, figure: Figure) -> Json:
        """Return a character in its own place at its location, with its states as badges and in words."""
        row, column = divmod(figure.number, A_ROW)
        east = TOTALS_IN + TILE_IN * (figure.location + (column + 0.5) / A_ROW)
        words = ", ".join(_words(figure))
        return {
            "side": figure.side,
            "kind": "",
            "label": name[:3],
            "below": name,
            "marks": [[*mark] for state, mark in MARKS.items() if state in figure.states],
            **self._at(east, figure.side, MIDDLE_IN + ROW_IN * (row + 0.5)),
            **({"state": words} if words else {}),
        }

    def _at(self, east: float, side: str, from_middle: float) -> Json:
        """Return a place on the half of a side: the first squad stands in the south."""
        north = self.half_in - from_middle if side == SEATS[0] else self.half_in + from_middle
        return {"x": round(east, 3), "y": round(north, 3)}

    def _tile(self, number: int, name: str) -> Json:
        west = TOTALS_IN + number * TILE_IN
        near, far = west + GAP_IN, west + TILE_IN - GAP_IN
        south, north = GAP_IN, 2 * self.half_in - GAP_IN
        outline = [[near, south], [far, south], [far, north], [near, north]]
        return {"id": f"location {number}", "type": name, "ink": PANEL.hex, "outline": outline}


def _printed(total: int) -> str:
    return str(total).replace("-", "\N{MINUS SIGN}")


def _words(figure: Figure) -> Iterator[str]:
    for state, by in figure.held:
        yield f"{state.replace('_', ' ')}{f' {CONCERNING[state]} {by}' if by else ''}"
    for check in dict.fromkeys(figure.checks):
        yield f"{counted(figure.checks.count(check), f'{check.capitalize()} check')} to come"
    if figure.missing:
        yield "misses the next action"
    if figure.fate:
        yield figure.fate.replace("_", " ")


def board_of(header: LogRow, _pack: Pack | None) -> ManeuversBoard:
    """Return the board of a log's fight as it is set up.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    rows = ceil(max(len(header[seat]["members"]) for seat in SEATS) / A_ROW)
    return ManeuversBoard(header, tabletop_of(header), MIDDLE_IN + ROW_IN * rows + GAP_IN)
