"""The arithmetic of SURVIVE as a kernel: fixed records, whole numbers, no angle but in unit vectors.

`ENTRIES` are the functions that may be called from outside with an `Inquiry`: each answers one question.
"""

from engine.games.survive.kernel.rules_record import Inquiry
from engine.kernel.records import records_of

RECORDS = records_of(Inquiry)

MODULES = (
    "engine.games.survive.kernel.codes",
    *(f"engine.games.survive.kernel.numbers.{name}" for name in ("places", "shots", "movement", "questions")),
)

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
