"""The rules of SURVIVE as a kernel: fixed records, whole numbers, keyed dice, no angle but in unit vectors.

`RECORDS` and `MODULES` are what the compiler gets, in order; `ENTRIES` are the functions that may be called from
outside with a `Game`.
"""

from engine.games.survive.kernel.records import Game
from engine.kernel import MODULES as SHARED
from engine.kernel.records import records_of

RECORDS = records_of(Game)

_OWN_MODULES = (
    "codes",
    "weights",
    "numbers.places",
    "numbers.shots",
    "numbers.movement",
    "chance",
    "board.pieces",
    "board.footing",
    "board.sight",
    "board.choices",
    "actions.keychip",
    "players.listing.units",
    "players.listing.places",
    "players.heuristic.goals",
    "players.heuristic.claims",
    "players.heuristic.worth",
    "players.heuristic.arms",
    "players.heuristic.groups",
    "players.heuristic.paths",
    "players.heuristic.plans",
    "questions",
    "actions.harm",
    "actions.fights",
    "actions.shooting",
    "actions.moving",
    "actions.mobbing",
    "actions.charging",
    "actions.groups",
    "actions.control",
    "course.ending",
    "course.setup",
    "course.turn",
)

MODULES = (
    *SHARED,
    "engine.kernel.geometry",
    "engine.kernel.polygons",
    *(f"engine.games.survive.kernel.{name}" for name in _OWN_MODULES),
)

ENTRIES = ("play", "list_choices")
