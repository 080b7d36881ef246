"""The arithmetic of the game of maneuvers in the dialect of the kernels: whole numbers, and nothing that changes.

`MODULES` are what a kernel that has it compiles, in order, and `RECORDS` what they read.
"""

from engine.games.maneuvers.kernel.numbers.records import Line, Numbers

RECORDS = (Numbers, Line)

MODULES = tuple(f"engine.games.maneuvers.kernel.numbers.{name}" for name in ("codes", "maneuvers", "ending"))
