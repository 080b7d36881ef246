"""The rules of infantry as a kernel: fixed records, whole numbers, keyed dice.

`numbers` has the arithmetic, which knows no battle. `RECORDS` and `MODULES` are what the compiler gets, in order;
`ENTRIES` are the functions that may be called from outside with a `Game`.
"""

from engine.games.infantry.kernel import numbers
from engine.games.infantry.kernel.records import Game
from engine.kernel import MODULES as SHARED
from engine.kernel.records import records_of

RECORDS = records_of(Game)

_OWN_MODULES = (
    "codes",
    "chance",
    "standing.people",
    "standing.objectives",
    "standing.cards",
    "moving.hazards",
    "moving.steps",
    "firing.sight",
    "firing.attacks",
    "firing.guns",
    "firing.reactions",
    "blasts.declaring",
    "blasts.smoke",
    "blasts.launching",
    "acting.morale",
    "acting.choices",
    "players.heuristic.ways",
    "players.heuristic.aims",
    "players.heuristic.errands",
    "players.heuristic.steps",
    "players.heuristic.passages",
    "players.heuristic.blasts",
    "players.heuristic.crews",
    "players.heuristic.answers",
    "questions",
    "players.listing",
    "acting.actions",
    "course",
)

MODULES = (
    *SHARED,
    *numbers.MODULES,
    *(f"engine.games.infantry.kernel.{name}" for name in _OWN_MODULES),
)

ENTRIES = ("play", "list_choices")
