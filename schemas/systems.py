"""The five rule systems: one name each, the same in every layer."""

from enum import StrEnum


class System(StrEnum):
    """A rule system by its settled name."""

    SEVEN_SECONDS = "seven_seconds"
    BATTLESUIT = "battlesuit"
    SURVIVE = "survive"
    MANEUVERS = "maneuvers"
    INFANTRY = "infantry"
