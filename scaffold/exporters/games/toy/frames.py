"""The frames of a fight that a log tells: both creatures with the teeth that are left to them."""

from dataclasses import dataclass
from typing import Any, Final

from engine.games.toy.names import SEATS
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing
from exporters.games.toy.products import BODY, TITLE
from exporters.text.fitting import Composition
from schemas.packs.packs import Pack

WIDTH_MM: Final = 80.0
ROW_MM: Final = 12.0


@dataclass
class Frames:
    """The frames of one fight: rows go in, and a drawing comes out after each bite."""

    names: dict[str, str]
    teeth: dict[str, int]
    every_move: bool
    drawn: int = 0

    def read(self, row: dict[str, Any], sentence: str) -> Drawing | None:
        """Take in a row of the log with its sentence, and return the frame that is due by it, if any."""
        if row["event"] == "bite":
            self.teeth[SEATS[1 - SEATS.index(row["side"])]] = row["left"]
        is_due = row["event"] == "result" or (row["event"] == "bite" and (self.every_move or row["broken"] > 0))
        return self._frame(sentence) if is_due else None

    def _frame(self, sentence: str) -> Drawing:
        made, self.drawn = Composition(), self.drawn + 1
        for at, seat in enumerate(SEATS):
            words = f"{self.names[seat]}: {self.teeth[seat]}"
            made.write(words, Box(4, 4 + at * ROW_MM, WIDTH_MM - 8, ROW_MM - 2), TITLE)
        made.write(sentence, Box(4, 4 + 2 * ROW_MM, WIDTH_MM - 8, ROW_MM - 2), BODY)
        return Drawing(f"frame-{self.drawn:04}", sentence, WIDTH_MM, 4 + 3 * ROW_MM, tuple(made.items))


def frames(
    header: dict[str, Any], _pack: Pack | None, *, every_move: bool, language: str = "", bare: bool = False
) -> Frames:
    """Return the frames of the fight with a log's header; they are the same in every language, and bare already.

    Raises:
        KeyError, TypeError: the header is not as the engine writes it.
    """
    del language, bare
    names, teeth = ({seat: header[seat][key] for seat in SEATS} for key in ("name", "teeth"))
    return Frames(names, teeth, every_move)
