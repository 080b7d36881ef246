"""Single questions to the rules, each answered where it was asked: a kernel of its own, beside that of battles.

`ENTRIES` are the functions that may be called from outside with a `Lookup`: a line of sight in full, those from one
point to all, an attack, an explosion, a morale check, and an aim.
"""

from engine.games.battlesuit.kernel.lookups.lookup import Lookup
from engine.kernel.records import records_of

RECORDS = records_of(Lookup)

ARITHMETIC = ("codes", "board.line", "numbers.attack", "numbers.results")
"""What battles work with as well, in the order of the compiler."""

MODULES = (
    "engine.kernel.hexes",
    *(f"engine.games.battlesuit.kernel.{name}" for name in (*ARITHMETIC, "lookups.lookup")),
)

ENTRIES = ("look", "sweep", "strike", "explode", "check_morale", "take_aim")
