"""The rules of Battlesuit as a kernel: whole numbers alone, so that no line is ever nearly blocked.

`RECORDS` and `MODULES` are what the compiler gets, in order; `ENTRIES` are the functions that may be called from
outside with a `Game`. Single questions are another kernel.
"""

from engine.games.battlesuit.kernel.board.records import Board, Glance, Ground, Land, Pairs, Ruling, Sight
from engine.games.battlesuit.kernel.force_records import Forces, Plan
from engine.games.battlesuit.kernel.lookups import ARITHMETIC
from engine.games.battlesuit.kernel.numbers.attack_record import Aim, Attack, Cards
from engine.games.battlesuit.kernel.records import Battle, Choice, Game, Soldiers, View
from engine.games.battlesuit.kernel.rules_record import Numbers, Special
from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log

RECORDS = (
    *(Log, Answers, Choices, Draws, Script),
    *(Ground, Ruling, Glance, Sight, Board, Pairs, Land),
    *(Numbers, Special, Cards, Forces, Plan, Battle, Soldiers, Attack, Aim, View, Choice, Game),
)

_OWN_MODULES = (
    *ARITHMETIC,
    "event_codes",
    "numbers.flight",
    "chance",
    "board.soldiers",
    "board.places",
    "board.sighting",
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
    "players.heuristic.worth",
    "players.heuristic.goals",
    "players.heuristic.caution",
    "players.heuristic.flying",
    "players.heuristic.deployment",
    "players.heuristic.command",
    "players.heuristic.answers",
    "players.asking",
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
    "actions.doing",
    "course.set_up",
    "course.activation",
    "course.scoring",
    "course.turn",
    "players.listing",
)

MODULES = (
    "engine.kernel.dice",
    "engine.kernel.hexes",
    "engine.kernel.log",
    "engine.kernel.draws",
    "engine.kernel.answers",
    "engine.kernel.choices",
    *(f"engine.games.battlesuit.kernel.{name}" for name in _OWN_MODULES),
)

ENTRIES = ("play", "list_choices")
