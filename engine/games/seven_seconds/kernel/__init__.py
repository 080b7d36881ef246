"""The rules of 7 Seconds as a kernel: fixed records, whole numbers, keyed dice.

`RECORDS` and `MODULES` are what the compiler gets, in order; `ENTRIES` are the functions that
may be called from outside with a `Game`.
"""

from engine.games.seven_seconds.kernel.records import Game
from engine.kernel import MODULES as SHARED
from engine.kernel.records import records_of

RECORDS = records_of(Game)

_OWN_MODULES = (
    "codes",
    "mission_codes",
    "chance",
    "board.pieces",
    "board.terrain",
    "board.concealment",
    "board.sight",
    "actions.damage",
    "actions.rifle",
    "board.footing",
    "board.ways",
    "actions.blips",
    "actions.blasts",
    "actions.missiles",
    "actions.sensors",
    "actions.movement",
    "actions.support",
    "actions.drones",
    "actions.spots",
    "actions.choices",
    "players.observe",
    "players.heuristic.goals",
    "players.heuristic.arms",
    "players.heuristic.tricks",
    "players.heuristic.scans",
    "players.heuristic.answers",
    "questions",
    "course.ending",
    "course.zones",
    "course.placing",
    "course.setup",
    "course.activation",
    "course.turn",
    "players.listing",
)

MODULES = (
    *SHARED,
    "engine.kernel.geometry",
    "engine.kernel.polygons",
    *(f"engine.games.seven_seconds.kernel.{name}" for name in _OWN_MODULES),
)

ENTRIES = ("play", "list_choices")
