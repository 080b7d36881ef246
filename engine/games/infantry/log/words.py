"""The numbers of log rows as words, with the rules that some of them stand for."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import NUMBER, Cause, Cell, Further, Number, one_of
from engine.battles.orders import Row
from engine.games.infantry.battle.form import SEATS
from engine.games.infantry.battle.names import Cast
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.numbers import codes as numbers
from engine.games.infantry.rules.land import LAND_CODES
from schemas.catalogues.saying import said

LANDS: Final = {code: terrain.value for terrain, code in LAND_CODES.items()}
HARMS: Final = {codes.LETHAL: "lethal", codes.BLUDGEONING: "bludgeoning"}
BANDS: Final = {numbers.SHORT: "short", numbers.LONG: "long", numbers.HAND_TO_HAND: "hand_to_hand"}
ENDINGS: Final = {codes.NOT_OVER: "not_over", codes.WIPED_OUT: "wiped_out", codes.LAST_TURN: "last_turn"}

DIE_REASONS: Final[Mapping[int, Cause]] = {
    codes.FIRST_DIE: ("first_turn", ("IN.HOUSE.1", "IN.HOUSE.10")),
    codes.ATTACK_DIE: ("attack", ("IN.HOUSE.3",)),
    codes.SCATTER_DIE: ("scatter", ("IN.EXP.11", "IN.GAP.18")),
    codes.WIRE_DIE: ("wire", ("IN.WIR.2", "IN.WIR.3")),
    codes.MORALE_DIE: ("morale", ("IN.MOR.2",)),
    codes.HARM_DIE: ("damage", ("IN.HOUSE.7",)),
}
WAYS: Final[Mapping[int, Cause]] = {
    codes.BY_AIM: ("aimed", ("IN.HOUSE.4",)),
    codes.BY_ARC: ("into_arc", ("IN.HOUSE.4", "IN.HOUSE.5")),
    codes.BY_GUN: ("crewed", ("IN.CRW.13", "IN.CRW.14", "IN.HOUSE.4")),
    codes.BY_MOVING: ("on_the_move", ("IN.MVF.3", "IN.MVF.4")),
    codes.BY_HAND: ("by_hand", ("IN.GAP.32", "IN.HOUSE.7")),
}
GUN_DEEDS: Final[Mapping[int, Cause]] = {
    codes.GUN_SET_UP: ("set_up", ("IN.CRW.5", "IN.CRW.12")),
    codes.GUN_BROKEN_DOWN: ("broken_down", ("IN.CRW.6",)),
    codes.GUN_SWUNG: ("swung", ("IN.CRW.12",)),
    codes.GUN_TAKEN: ("taken_over", ("IN.CRW.8", "IN.CRW.9")),
    codes.GUN_PICKED_UP: ("picked_up", ("IN.GAP.5",)),
    codes.GUN_LEFT: ("left", ("IN.CRW.8",)),
}
NO_EFFECTS: Final[Mapping[int, Cause]] = {
    codes.DUD: ("missed", ("IN.INC.12", "IN.GAP.12")),
    codes.OFF_THE_MAP: ("off_the_map", ("IN.GAP.18",)),
    codes.ON_A_WALL: ("on_a_wall", ("IN.GAP.51",)),
}
ARC_CAUSES: Final[Mapping[int, Cause]] = {
    codes.ARC_USED: ("used", ("IN.HOUSE.4",)),
    codes.ARC_LAPSED: ("lapsed", ("IN.HOUSE.4",)),
    codes.ARC_MOVED: ("moved", ("IN.HOUSE.4",)),
    codes.ARC_CHANGED: ("other_weapon", ("IN.HOUSE.4",)),
    codes.ARC_SHAKEN: ("shaken", ("IN.GAP.28",)),
    codes.ARC_FELL: ("fell", ("IN.HOUSE.2",)),
}
ACTIONS: Final = {
    codes.END: "end",
    codes.STEP: "step",
    codes.DROP: "drop_prone",
    codes.STAND: "stand_up",
    codes.CHANGE: "change_weapon",
    codes.AIM: "aimed_fire",
    codes.ARC: "arc",
    codes.WIDE_ARC: "wide_arc",
    codes.STRIKE: "strike",
    codes.SET_UP: "set_up",
    codes.BREAK_DOWN: "break_down",
    codes.SWING: "swing",
    codes.TAKE_OVER: "take_over",
    codes.PICK_UP: "pick_up",
    codes.FREE_FIRE: "free_fire",
    codes.FIRE_MOVING: "fire_on_the_move",
    codes.GO_UNDER: "into_tunnel",
    codes.COME_UP: "out_of_tunnel",
    codes.LAY_DOWN: "drop_weapon",
    codes.LAUNCH: "explosive",
    codes.LAUNCH_MOVING: "explosive_on_the_move",
}
UNKNOWN: Final = "unknown"
EIGHTH_DEG: Final = 45


def compass_word(degrees: int, language: str) -> str:
    """Return the word for a bearing, the nearest of sixteen: north, north-northeast, and so on clockwise."""
    return said(COMPASS[round(degrees * len(COMPASS) / 360) % len(COMPASS)], language)


def way_word(direction: int, language: str) -> str:
    """Return the word for a way of the scatter die: 1 is north, and on clockwise. Rule: IN.GAP.18."""
    return compass_word((direction - 1) * EIGHTH_DEG, language)


def dot(row: Mapping[str, Any]) -> str:
    """Return the dot of a row, as its column and its row."""
    return f"{row['column']}/{row['row']}"


COMPASS: Final = (
    "north",
    "north-northeast",
    "northeast",
    "east-northeast",
    "east",
    "east-southeast",
    "southeast",
    "south-southeast",
    "south",
    "south-southwest",
    "southwest",
    "west-southwest",
    "west",
    "west-northwest",
    "northwest",
    "north-northwest",
)

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

SIDE, REASON = 2, 7
"""Where a row of the kernel has its side, and what a die is thrown for."""


def _ground(name: str, language: str) -> str:
    return said(GROUNDS[name], language) if name in GROUNDS else ""


def _winner(row: Row, _: Cast) -> str | None:
    return SEATS[row[SIDE]] if row[SIDE] >= 0 else None


LAND: Final[Cell[Any]] = Cell(
    lambda value, _: LANDS.get(value, UNKNOWN), one_of((*LANDS.values(), UNKNOWN)), say=_ground
)
ACTION: Final[Cell[Any]] = Cell(lambda value, _: ACTIONS.get(value, UNKNOWN), one_of((*ACTIONS.values(), UNKNOWN)))
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

BOTH: Final = {
    "squads": Further[Cast](lambda _, cast: [cast.side(at) for at in range(len(SEATS))], list[str]),
    "winner": Further(_winner, one_of(SEATS) | None),
}
"""The squads of both sides; a row about both that has a side has its winner."""
