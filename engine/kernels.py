"""The kernels there are: one a system whose battles the engine can play."""

KERNELS = {"seven_seconds": "engine.seven_seconds.kernel"}
"""System name to the package that holds RECORDS, MODULES, ENTRIES and OUTSIDE."""
