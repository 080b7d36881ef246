"""The arithmetic of SURVIVE as a kernel: fixed records, whole numbers, no angle but in unit vectors.

`ENTRIES` are the functions that may be called from outside with a `Game`: each answers one question.
"""

from engine.games.survive.kernel.records import Board, Game, Numbers, Places, Question

RECORDS = (Numbers, Board, Places, Question, Game)

_OWN_MODULES = (
    "codes",
    "distances",
    "facing",
    "effects",
    "to_hit",
    "shots",
    "movement",
    "zones",
    "pulse",
    "groups",
    "red",
    "game",
    "questions",
)

MODULES = tuple(f"engine.games.survive.kernel.{name}" for name in _OWN_MODULES)

ENTRIES = (
    "ask_effect",
    "ask_number",
    "ask_control",
    "ask_shot",
    "ask_rates",
    "ask_zone",
    "ask_pulse",
    "ask_arc",
    "ask_group",
    "ask_blink",
    "ask_red",
)

OUTSIDE = ()
