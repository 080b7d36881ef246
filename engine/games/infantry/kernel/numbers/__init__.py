"""The arithmetic of infantry in the dialect of the kernels: whole numbers, and nothing that knows a battle.

`MODULES` are what a kernel that has it compiles, in order, and `RECORDS` what they read.
"""

from engine.games.infantry.kernel.numbers.records import Area, Arms, Conditions, Crew, Line, Marks, Numbers

RECORDS = (Numbers, Arms, Conditions, Marks, Crew, Line, Area)

MODULES = tuple(
    f"engine.games.infantry.kernel.numbers.{name}"
    for name in (
        "codes",
        "troopers",
        "targets",
        "steps",
        "blasts",
    )
)
