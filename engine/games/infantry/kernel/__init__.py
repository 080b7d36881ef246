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
    "standing.readiness",
    "standing.cards",
    "moving.fire",
    "moving.costs",
    "moving.wire",
    "moving.steps",
    "moving.tunnels",
    "morale.refuge",
    "firing.sight",
    "firing.targets",
    "firing.attacks",
    "firing.arcs",
    "firing.guns",
    "firing.handling",
    "blasts.declaring",
    "blasts.smoke",
    "blasts.bursting",
    "blasts.launching",
    "acting.choices",
    "course.places",
    "players.heuristic.clock",
    "players.heuristic.ways",
    "players.heuristic.worth",
    "players.heuristic.aims",
    "players.heuristic.dangers",
    "players.heuristic.places",
    "players.heuristic.steps",
    "players.heuristic.shots",
    "players.heuristic.blasts",
    "players.heuristic.smoke",
    "players.heuristic.guns",
    "players.heuristic.crews",
    "players.heuristic.answers",
    "players.asking",
    "firing.reactions",
    "firing.moving_fire",
    "morale.flight",
    "acting.actions",
    "acting.moving_on",
    "course.deploying",
    "standing.ending",
    "morale.checks",
    "course.turns",
    "course.battle",
    "players.listing.people",
    "players.listing.actions",
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
