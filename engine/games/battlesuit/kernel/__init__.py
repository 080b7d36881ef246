"""The rules of Battlesuit as a kernel: whole numbers alone, so that no line is ever nearly blocked.

`ENTRIES` are the functions that may be called from outside with a `Game`: a line of sight in full, those from one point
to all, an attack, an explosion, a morale check, and an aim.
"""

from engine.games.battlesuit.kernel.attack_record import Aim, Attack, Cards, MoraleCheck
from engine.games.battlesuit.kernel.records import Game, Glance, Ground, Ruling, Sweep
from engine.games.battlesuit.kernel.rules_record import Numbers

RECORDS = (Ground, Ruling, Glance, Sweep, Numbers, Cards, Attack, MoraleCheck, Aim, Game)

_OWN_MODULES = (
    "codes",
    "ground",
    "shadow",
    "line",
    "cards",
    "attack",
    "blast",
    "combat_table",
    "damage",
    "resolution",
    "morale",
    "facing",
    "spillover",
    "questions",
)

MODULES = ("engine.kernel.hexes", *(f"engine.games.battlesuit.kernel.{name}" for name in _OWN_MODULES))

ENTRIES = ("look", "sweep", "strike", "explode", "check_morale", "take_aim")

OUTSIDE = ()
