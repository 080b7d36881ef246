"""The numbers of log rows as words, with the rules that some of them stand for."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import Field

from engine.battles.events import NUMBER, Cell, Further, Number, causes, one_of, words
from engine.battles.orders import Row
from engine.games.infantry.ground import compass_word
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Action, ArcEnd, Draw, GunDeed, Land, NoEffect, Way
from engine.games.infantry.names import SEATS, Cast, limits_on
from schemas.catalogues.saying import said

REASON_OF_DIE: Final = causes(
    {
        Draw.FIRST_TURN: "IN.HOUSE.1 IN.HOUSE.10",
        Draw.ATTACK: "IN.HOUSE.3",
        Draw.SCATTER: "IN.EXP.11 IN.GAP.18",
        Draw.WIRE: "IN.WIR.2 IN.WIR.3",
        Draw.MORALE: "IN.MOR.2",
        Draw.DAMAGE: "IN.HOUSE.7",
    }
)
WAY: Final = causes(
    {
        Way.AIMED: "IN.HOUSE.4",
        Way.INTO_ARC: "IN.HOUSE.4 IN.HOUSE.5",
        Way.CREWED: "IN.CRW.13 IN.CRW.14 IN.HOUSE.4",
        Way.ON_THE_MOVE: "IN.MVF.3 IN.MVF.4",
        Way.BY_HAND: "IN.GAP.32 IN.HOUSE.7",
    }
)
GUN_DEED: Final = causes(
    {
        GunDeed.SET_UP: "IN.CRW.5 IN.CRW.12",
        GunDeed.BROKEN_DOWN: "IN.CRW.6",
        GunDeed.SWUNG: "IN.CRW.12",
        GunDeed.TAKEN_OVER: "IN.CRW.8 IN.CRW.9",
        GunDeed.PICKED_UP: "IN.GAP.5",
        GunDeed.LEFT: "IN.CRW.8",
    }
)
NO_EFFECT: Final = causes(
    {NoEffect.MISSED: "IN.INC.12 IN.GAP.12", NoEffect.OFF_THE_MAP: "IN.GAP.18", NoEffect.ON_A_WALL: "IN.GAP.51"}
)
ARC_END: Final = causes(
    {
        ArcEnd.USED: "IN.HOUSE.4",
        ArcEnd.LAPSED: "IN.HOUSE.4",
        ArcEnd.MOVED: "IN.HOUSE.4",
        ArcEnd.OTHER_WEAPON: "IN.HOUSE.4",
        ArcEnd.SHAKEN: "IN.GAP.28",
        ArcEnd.FELL: "IN.HOUSE.2",
    }
)
UNKNOWN: Final = "unknown"
FourNumbers = Annotated[list[Number], Field(min_length=4, max_length=4)]
"""The first and the last column, and the first and the last row, of a zone."""

EIGHTH_DEG: Final = 45


def way_word(direction: int, language: str) -> str:
    """Return the word for a way of the scatter die: 1 is north, and on clockwise. Rule: IN.GAP.18."""
    return compass_word((direction - 1) * EIGHTH_DEG, language)


def dot(row: Mapping[str, Any]) -> str:
    """Return the dot of a row, as its column and its row."""
    return f"{row['column']}/{row['row']}"


GROUNDS: Final[Mapping[str, str]] = {
    "rough": "rough",
    "swamp": "swamp",
    "shallow_water": "shallow water",
    "deep_water": "deep water",
    "barbed_wire": "barbed wire",
    "trench": "trench",
    "light_vegetation": "light vegetation",
    "heavy_vegetation": "heavy vegetation",
    "low_wall": "low wall",
    "high_wall": "high wall",
    "building": "building",
    "tree": "tree",
    "vehicle": "vehicle",
    UNKNOWN: "unknown",
}
"""What a dot is called that somebody goes to."""

PLAIN: Final = "standard"
"""The ground of a step that nothing is said of."""

SIDE, OBJECTIVE, REASON = 2, 5, 7
"""Where a row of the kernel has its side, its objective, and what a die is thrown for."""


def _ground(name: str, language: str) -> str:
    return said(GROUNDS[name], language) if name in GROUNDS else ""


def _winner(row: Row, _: Cast) -> str | None:
    return SEATS[row[SIDE]] if row[SIDE] >= 0 else None


LAND: Final = words(Land, _ground, UNKNOWN)
ACTION: Final = words(Action, other=UNKNOWN)
"""What a player asks for, which may be nothing that there is."""

BEARING: Final[Cell[Any]] = Cell(lambda value, _: value * codes.BEARING_DEG, Number, say=compass_word)
DIRECTION: Final[Cell[Any]] = Cell(lambda value, _: value, Number, say=way_word)
ROUNDS: Final[Cell[Any]] = Cell(lambda value, _: value if value >= 0 else None, Number | None)
"""The rounds that are left, None without limit."""

WEAPON: Final = Cell[Cast](lambda value, cast: cast.weapon(value), str)
CARRIED: Final = Cell[Cast](lambda value, cast: cast.weapon(value) if value >= 0 else None, str | None)
DOT: Final[dict[str, Cell[Any]]] = {"column": NUMBER, "row": NUMBER}
COST: Final[dict[str, Cell[Any]]] = {"cost": NUMBER, "ap": NUMBER}
SQUADS: Final = {"squads": Further[Cast](lambda row, cast: cast.side(row[SIDE]), str)}
"""The squads of the side that a row is about."""


def _zone(row: Row, cast: Cast) -> list[int]:
    meeting = cast.meeting
    return [*limits_on(meeting.dot_map, meeting.objectives[row[OBJECTIVE]][1].zone)]


OF_OBJECTIVE: Final = {**SQUADS, "name": Further[Cast](lambda row, cast: cast.objective(row[OBJECTIVE]), str)}
"""The squads of the side that a row is about, and what its objective is called."""

WITH_ZONE: Final = {**OF_OBJECTIVE, "zone": Further[Cast](_zone, FourNumbers)}
OF_BOTH: Final = {"squads": Further[Cast](lambda _, cast: [cast.side(at) for at in range(len(SEATS))], list[str])}
"""The squads of both sides."""

BOTH: Final = {
    **OF_BOTH,
    "winner": Further(_winner, one_of(SEATS) | None),
}
"""The squads of both sides; a row about both that has a side has its winner."""
