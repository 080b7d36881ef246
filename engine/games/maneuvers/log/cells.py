"""The cells of log rows, and what is told of a whole row."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import NUMBER, Cell, Further, causes, one_of, word, words
from engine.battles.orders import Row
from engine.games.maneuvers.kernel.codes import Cause, Change, Draw, EarnedBy, Part, Scope, State
from engine.games.maneuvers.kernel.numbers.codes import Check, Grade
from engine.games.maneuvers.names import SEATS, Cast
from engine.games.maneuvers.terms import RATING_WORDS, check, kind_of_roll, rating

SIDE, FIRST = 2, 5
"""Where a row of the kernel has its side, and the first of its values."""

CheckNames: Any = list[one_of(map(word, Check))]  # type: ignore[misc] # a type made from a table
DIE: Final = causes(
    {
        Draw.ORDER: "MN.ORD.1 MN.GAP.1",
        Draw.MANEUVER: "MN.COR.2 MN.HOUSE.1",
        Draw.OPPOSING: "MN.COR.3 MN.HOUSE.1",
        Draw.POINTS: "MN.SQD.2",
        Draw.CHECK: "MN.HOUSE.5",
    }
)
DIE_PHASES: Final[Mapping[int, str]] = {Draw.ORDER: "order", Draw.CHECK: "end"}
"""The phase of a die, where it is none of an action."""

RATING: Final = words(RATING_WORDS, rating)
PART, STATE, SCOPE = words(Part), words(State), words(Scope)
CAUSE: Final = causes(
    {
        Cause.STEP: "",
        Cause.MOVING: "MN.GAP.7",
        Cause.MANEUVER: "MN.GAP.10",
        Cause.NOT_PAYING: "MN.SNP.5",
        Cause.USE: "MN.GAP.11 MN.GAP.27",
        Cause.TIME: "MN.GAP.30",
        Cause.NO_MORE_HIDING: "MN.COV.4",
        Cause.LEAVING: "MN.ESC.3",
        Cause.MISSED_ACTION: "MN.GAP.30",
    }
)
CHANGE: Final = causes(
    {
        Change.GAINS: "MN.SQD.2",
        Change.LOSES: "MN.SQD.2 MN.GAP.28",
        Change.PAYS_EDGE: "MN.GAP.3",
        Change.PAYS_POINTS: "MN.GAP.3 MN.GAP.32",
        Change.PAYS_FOR_ESCAPE: "MN.ESC.3",
    }
)
EARNED_BY: Final = causes(
    {EarnedBy.DAMAGE: "MN.DMG.3 MN.DMG.4 MN.DMG.5", EarnedBy.LATE_FAILURE: "MN.VIC.1 MN.VIC.2 MN.VIC.3"}
)
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
