"""The rules of infantry as a kernel: fixed records, whole numbers, keyed dice.

`numbers` has the arithmetic, which knows no battle. `RECORDS` and `MODULES` are what the compiler gets, in order;
`ENTRIES` are the functions that may be called from outside with a `Game`.
"""

from engine.games.infantry.kernel import numbers
from engine.games.infantry.kernel.records import Arsenal, Battle, Choice, Forces, Game, Ground, Rulings, Ways
from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log

RECORDS = (
    Log,
    Answers,
    Choices,
    Draws,
    Script,
    *numbers.RECORDS,
    Rulings,
    Ground,
    Arsenal,
    Forces,
    Battle,
    Choice,
    Ways,
    Game,
)

_OWN_MODULES = (
    "codes",
    "chance",
    "standing.ground",
    "standing.people",
    "standing.cards",
    "moving.hazards",
    "moving.steps",
    "firing.sight",
    "firing.attacks",
    "firing.arcs",
    "firing.guns",
    "firing.reactions",
    "blasts.declaring",
    "blasts.smoke",
    "blasts.launching",
    "acting.morale",
    "acting.choices",
    "players.heuristic.ways",
    "players.heuristic.aims",
    "players.heuristic.places",
    "players.heuristic.steps",
    "players.heuristic.shots",
    "players.heuristic.blasts",
    "players.heuristic.crews",
    "players.heuristic.answers",
    "players.asking",
    "players.listing.answers",
    "acting.actions",
    "course.deploying",
    "course.turns",
)

MODULES = (
    "engine.kernel.dice",
    "engine.kernel.log",
    "engine.kernel.draws",
    "engine.kernel.answers",
    "engine.kernel.choices",
    *numbers.MODULES,
    *(f"engine.games.infantry.kernel.{name}" for name in _OWN_MODULES),
)

ENTRIES = ("play", "list_choices")
