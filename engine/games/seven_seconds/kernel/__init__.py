"""The rules of 7 Seconds as a kernel: fixed records, whole numbers, keyed dice.

`RECORDS` and `MODULES` are what the compiler gets, in order; `ENTRIES` are the functions that
may be called from outside with a `Game`; the functions of `OUTSIDE` ask back, in plain mode alone.
"""

from engine.games.seven_seconds.kernel.records import Battle, Choice, Forces, Game, Numbers, Script, Sight, Table, View
from engine.kernel.log import Log

RECORDS = (Log, Table, Numbers, Forces, Battle, Sight, View, Choice, Script, Game)

_OWN_MODULES = (
    "codes",
    "outside",
    "chance",
    "pieces",
    "terrain",
    "patches",
    "concealment",
    "sight",
    "log_sight",
    "counters",
    "damage",
    "rifle",
    "compass",
    "footing",
    "blips",
    "blasts",
    "intercept_choice",
    "missiles",
    "flamers",
    "objectives",
    "sensors",
    "movement",
    "support",
    "fields",
    "drones",
    "spots",
    "choices",
    "observe",
    "scoring",
    "goals",
    "worth",
    "arms",
    "tricks",
    "retreat",
    "heuristic",
    "random_player",
    "players",
    "ending",
    "zones",
    "placing",
    "setup",
    "activation",
    "turn",
)

MODULES = (
    "engine.kernel.dice",
    "engine.kernel.geometry",
    "engine.kernel.log",
    *(f"engine.games.seven_seconds.kernel.{name}" for name in _OWN_MODULES),
)

ENTRIES = ("play",)

OUTSIDE = ("engine.games.seven_seconds.kernel.players.outside",)
