"""The rules of the game of maneuvers as a kernel: fixed records, whole numbers, keyed dice.

It knows no maneuver by name: `records.Manual` has what each needs and does as rows, which `actions.steps` follows.
`RECORDS` and `MODULES` are what the compiler gets, in order; `ENTRIES` are the functions that may be called from
outside with a `Game`.
"""

from engine.games.maneuvers.kernel import numbers
from engine.games.maneuvers.kernel.records import Battle, Choice, Forces, Game, Line, Manual, Numbers, Outlook
from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log

RECORDS = (Log, Answers, Choices, Draws, Script, Numbers, Line, Manual, Forces, Battle, Choice, Outlook, Game)

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
    "players.asking",
    "actions.steps",
    "actions.maneuver",
    "course.ending",
    "course.fight",
)

MODULES = (
    "engine.kernel.dice",
    "engine.kernel.log",
    "engine.kernel.draws",
    "engine.kernel.answers",
    "engine.kernel.choices",
    *numbers.MODULES,
    *(f"engine.games.maneuvers.kernel.{name}" for name in _OWN_MODULES),
)

ENTRIES = ("play", "list_choices")
