"""The board of Toy for replays: the two creatures face to face."""

from dataclasses import dataclass
from typing import Any, Final

from engine.battles.orders import LogRow
from engine.games.toy.names import SEATS
from exporters.games.toy.book import AMBER, SAND
from schemas.packs.packs import Pack
from studio.systems import Choices

Json = dict[str, Any]
CHOICES: Final = Choices(force="creature", score="teeth", victory="the fight")
SIZE_IN: Final = 12.0


@dataclass
class ToyBoard:
    """One fight's board."""

    header: LogRow
    teeth: dict[str, int]

    def scene(self) -> Json:
        """Return size and inks; nobody measures here."""
        return {
            "size_in": [SIZE_IN, SIZE_IN],
            "base_in": 3.0,
            "jammer_in": 0,
            "ground": SAND.hex,
            "solid": True,
            "unmeasured": True,
            "terrain": [],
            "inks": {**dict.fromkeys(SEATS, AMBER.hex), "": AMBER.hex},
            "signs": dict.fromkeys(SEATS, SAND.hex),
            **{nothing: {} for nothing in ("patches", "icons", "letters", "edges")},
        }

    def read(self, row: LogRow) -> None:
        """Take in the next row."""
        if row["event"] == "bite":
            self.teeth[SEATS[1 - SEATS.index(row["side"])]] = row["left"]

    def note(self, _row: LogRow) -> str:
        """Return nothing: what has no sentence is told by its die."""
        return ""

    def change(self, _row: LogRow) -> Json:
        """Return both creatures with their teeth."""
        return {"pieces": {self.header[seat]["name"]: self._piece(at, seat) for at, seat in enumerate(SEATS)}}

    def _piece(self, at: int, seat: str) -> Json:
        name, teeth = self.header[seat]["name"], self.teeth[seat]
        north = SIZE_IN * (0.75 - at / 2)
        words = {"label": str(teeth), "below": name, "state": f"{teeth} teeth"}
        return {"side": seat, "kind": "", **words, "x": SIZE_IN / 2, "y": north}


def board_of(header: LogRow, _pack: Pack | None) -> ToyBoard:
    """Return the board of a log's fight as it is set up.

    Raises:
        KeyError, TypeError: the header is not as the engine writes it.
    """
    return ToyBoard(header, {seat: header[seat]["teeth"] for seat in SEATS})
