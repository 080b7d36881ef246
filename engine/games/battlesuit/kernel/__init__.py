"""The rules of Battlesuit as a kernel: whole numbers alone, so that no line is ever nearly blocked.

`RECORDS` and `MODULES` are what the compiler gets, in order; `ENTRIES` are the functions that may be called from
outside with a `Game`. Single questions are another kernel.
"""

from engine.games.battlesuit.kernel.lookups import ARITHMETIC
from engine.games.battlesuit.kernel.records import Game
from engine.kernel import MODULES as SHARED
from engine.kernel.records import records_of

RECORDS = records_of(Game)

_OWN_MODULES = (
    *ARITHMETIC,
    "event_codes",
    "numbers.flight",
    "chance",
    "board.soldiers",
    "board.places",
    "board.holding",
    "legal.special",
    "legal.command",
    "legal.ways",
    "legal.flight",
    "legal.targets",
    "legal.steps",
    "legal.support",
    "legal.actions",
    "players.observe",
    "players.heuristic.weights",
    "players.heuristic.worth",
    "players.heuristic.goals",
    "players.heuristic.caution",
    "players.heuristic.flying",
    "players.heuristic.drones",
    "players.heuristic.deployment",
    "players.heuristic.command",
    "players.heuristic.steps",
    "players.heuristic.answers",
    "players.heuristic.deeds",
    "questions",
    "actions.harm",
    "actions.secrets",
    "actions.support",
    "actions.explosions",
    "actions.fire",
    "actions.reactions",
    "actions.moves",
    "actions.fleeing",
    "actions.command",
    "actions.morale",
    "course.set_up",
    "course.activation",
    "course.scoring",
    "course.turn",
    "players.listing",
)

MODULES = (*SHARED, "engine.kernel.hexes", *(f"engine.games.battlesuit.kernel.{name}" for name in _OWN_MODULES))

ENTRIES = ("play", "list_choices")
