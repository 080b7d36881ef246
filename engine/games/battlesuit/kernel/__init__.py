"""The rules of Battlesuit as a kernel: whole numbers alone, so that no line is ever nearly blocked.

`RECORDS` and `MODULES` are what the compiler gets, in order; `ENTRIES` are the functions that may be called from
outside with a `Game`; the functions of `OUTSIDE` ask back, in plain mode alone. Single questions are another kernel.
"""

from engine.games.battlesuit.kernel.board.map_records import Board, Land, Pairs
from engine.games.battlesuit.kernel.board.sight_records import Glance, Ground, Ruling, Sight
from engine.games.battlesuit.kernel.force_records import Forces, Plan
from engine.games.battlesuit.kernel.lookups import ARITHMETIC
from engine.games.battlesuit.kernel.numbers.attack_record import Aim, Attack, Cards
from engine.games.battlesuit.kernel.records import Battle, Choice, Game, Soldiers, View
from engine.games.battlesuit.kernel.rules_record import Numbers
from engine.games.battlesuit.kernel.special_record import Special
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
    "victory_codes",
    "option_codes",
    "special_codes",
    "command_codes",
    "flight_codes",
    "numbers.command",
    "numbers.panic",
    "numbers.flight",
    "players.outside",
    "players.outside_command",
    "chance",
    "board.soldiers",
    "board.places",
    "board.options",
    "board.sighting",
    "board.holding",
    "board.ruins",
    "legal.special",
    "actions.command",
    "legal.units",
    "legal.ways",
    "legal.drones",
    "legal.flight",
    "legal.places",
    "legal.targets",
    "legal.reactions",
    "legal.climbing",
    "legal.steps",
    "legal.demolition",
    "legal.reach",
    "legal.refuge",
    "legal.support",
    "legal.actions",
    "players.observe",
    "players.asking",
    "players.answered",
    "players.answered_command",
    "players.answered_flight",
    "players.random_flight",
    "players.random_player",
    "players.special_random",
    "players.special_answers",
    "players.random_command",
    "players.worth",
    "players.goals",
    "players.keeping",
    "players.mined",
    "players.painting",
    "players.retreat",
    "players.bouncing",
    "players.heuristic_climbing",
    "players.deployment",
    "players.heuristic_structures",
    "players.heuristic_facing",
    "players.heuristic_command",
    "players.heuristic_drones",
    "players.heuristic",
    "players.heuristic_flight",
    "players.special_heuristic",
    "players.dispatch",
    "players.command_dispatch",
    "actions.loss",
    "actions.landing",
    "actions.harm",
    "actions.strengths",
    "actions.stealth",
    "actions.drones",
    "actions.hiding",
    "actions.blasts",
    "actions.detonation",
    "actions.engineer",
    "actions.mines",
    "actions.facing",
    "actions.leaders",
    "actions.pools",
    "actions.crusader",
    "actions.queries",
    "actions.fire",
    "actions.reaction",
    "actions.arrival",
    "actions.flight",
    "actions.climbing",
    "actions.moves",
    "actions.forced",
    "actions.flight_from",
    "actions.panic",
    "actions.morale",
    "actions.repair",
    "actions.demolition",
    "actions.doing",
    "course.set_up",
    "course.initiative",
    "course.activation",
    "course.impulses",
    "course.waves",
    "course.soldier_points",
    "course.scoring",
    "course.ending",
    "course.turn",
    "players.open.places",
    "players.open.course",
    "players.open.moves",
    "players.open.fire",
    "players.open.support",
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

OUTSIDE = (
    "engine.games.battlesuit.kernel.players.outside",
    "engine.games.battlesuit.kernel.players.outside_command",
)
