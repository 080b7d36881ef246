"""The rules of the game of maneuvers as a kernel: fixed records, whole numbers, keyed dice.

It knows no maneuver by name: `records.Manual` has what each needs and does as rows, which `actions.steps` follows.
`RECORDS` and `MODULES` are what the compiler gets, in order; `ENTRIES` are the functions that may be called from
outside with a `Game`.
"""

from engine.games.maneuvers.kernel import numbers
from engine.games.maneuvers.kernel.records import Game
from engine.kernel import MODULES as SHARED
from engine.kernel.records import records_of

RECORDS = records_of(Game)

_OWN_MODULES = (
    "codes",
    "chance",
    "standing.people",
    "standing.lasting",
    "standing.choices",
    "players.listing",
    "players.heuristic.prices",
    "players.heuristic.steps",
    "players.heuristic.answers",
    "questions",
    "actions.steps",
    "actions.maneuver",
    "course",
)

MODULES = (
    *SHARED,
    *numbers.MODULES,
    *(f"engine.games.maneuvers.kernel.{name}" for name in _OWN_MODULES),
)

ENTRIES = ("play", "list_choices")
