"""The cells of log rows, and what is told of a whole row."""

from typing import Any, Final

from engine.battles.events import NUMBER, Cell, Further, causes, one_of, word, words
from engine.battles.orders import Row
from engine.games.maneuvers.battle.form import SEATS
from engine.games.maneuvers.battle.names import Cast
from engine.games.maneuvers.kernel.codes import Part, Scope, State
from engine.games.maneuvers.kernel.numbers.codes import Check, Grade
from engine.games.maneuvers.log.terms import check, kind_of_roll, rating
from engine.games.maneuvers.log.words import CAUSES, DIE_REASONS, RATINGS

SIDE, FIRST = 2, 5
"""Where a row of the kernel has its side, and the first of its values."""

CheckNames: Any = list[one_of(map(word, Check))]  # type: ignore[misc] # a type made from a table
DIE: Final = causes(DIE_REASONS)
RATING: Final = words(RATINGS, rating)
PART, STATE, SCOPE, CAUSE = words(Part), words(State), words(Scope), causes(CAUSES)
CHECK: Final = words(Check, check)
WORTH: Final[Cell[Any]] = Cell(lambda value, _: value, NUMBER.type, say=kind_of_roll)
EDGE: Final[Cell[Any]] = Cell(lambda value, _: value, NUMBER.type, say=lambda edge, _: abs(edge))
MANEUVER: Final = Cell[Cast](lambda value, cast: cast.maneuver(value), str)
PERSON: Final = Cell[Cast](lambda value, cast: cast.person(value) if value >= 0 else None, str | None)
LOCATION: Final = Cell[Cast](lambda value, cast: cast.location(value), str)
EARNED: Final[Cell[Any]] = Cell(
    lambda value, _: [word(each) for each in (Check.FALLOUT, Check.CASUALTY) if value & each], CheckNames
)
UNTIL: Final = words({0: "next_action", 1: "fight_end"})


def _squads(row: Row, cast: Cast) -> list[str]:
    """Return the names of both squads, first that of the side whose row it is."""
    first = max(row[SIDE], 0)
    return [cast.squad(first), cast.squad(1 - first)]


def _winner(row: Row, _: Cast) -> str | None:
    return SEATS[row[SIDE]] if row[SIDE] >= 0 else None


SQUAD: Final = {"squad": Further[Cast](lambda row, cast: cast.squad(row[SIDE]), str)}
SQUADS: Final = {"squads": Further(_squads, list[str])}
WINNER: Final = one_of(SEATS) | None
WON: Final = {"winner": Further(_winner, WINNER), **SQUADS}
GRADE: Final = Further[Cast](
    lambda row, _: word(Grade(row[FIRST + 3])) if row[SIDE] >= 0 else None, one_of(map(word, Grade)) | None
)
STILL_OPEN: Final = Further[Cast](lambda row, cast: None if row[FIRST + 2] else _winner(row, cast), WINNER)
