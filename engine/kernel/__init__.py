"""What the kernels of all systems share: keyed dice, plane geometry, grids, answers, the log.

Everything here and in each system's `kernel/` keeps to the dialect that `engine.kernel.build`
translates for the C compiler; `engine/README.md` says what the dialect allows.
"""

MODULES = (
    "engine.kernel.dice",
    "engine.kernel.log",
    "engine.kernel.draws",
    "engine.kernel.answers",
    "engine.kernel.choices",
)
"""What every kernel of battles is compiled with, before its own modules."""
