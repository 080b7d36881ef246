"""The kernels there are: one a system whose battles the engine can play, and those that answer a single question."""

KERNELS = {"battlesuit_sight": "engine.games.battlesuit.kernel", "seven_seconds": "engine.games.seven_seconds.kernel"}
"""Name to the package that holds RECORDS, MODULES, ENTRIES and OUTSIDE; a kernel of battles bears its system's name."""
