"""Lines of sight of Battlesuit as a kernel: whole numbers alone, so that no line is ever nearly blocked.

`ENTRIES` are the functions that may be called from outside with a `Watch`: one line in full, or from one point to all.
"""

from engine.games.battlesuit.kernel.records import Glance, Ground, Ruling, Sweep, Watch

RECORDS = (Ground, Ruling, Glance, Sweep, Watch)

MODULES = tuple(f"engine.games.battlesuit.kernel.{name}" for name in ("codes", "ground", "shadow", "line", "watch"))

ENTRIES = ("look", "sweep")

OUTSIDE = ()
