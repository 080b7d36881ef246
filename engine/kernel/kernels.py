"""The kernels there are: those that play battles, and those that answer a single question."""

from engine.systems import SYSTEMS

KERNELS = {name: package for record in SYSTEMS.values() for name, package in record.kernels.items()}
"""Name to the package that holds RECORDS, MODULES, ENTRIES and OUTSIDE; a kernel of battles bears its system's name."""
