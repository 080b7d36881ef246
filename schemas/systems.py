"""The five rule systems: one name each, the same in every layer, and a record of what the schemas have of each."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from schemas.lazy import LazyTable


class System(StrEnum):
    """A rule system by its settled name."""

    SEVEN_SECONDS = "seven_seconds"
    BATTLESUIT = "battlesuit"
    SURVIVE = "survive"
    MANEUVERS = "maneuvers"
    INFANTRY = "infantry"


@dataclass(frozen=True)
class SchemaSystem:
    """What the schemas have of a system.

    `kinds` are its documents: their name in YAML, module and class of their model below `schemas/models/<system>/`,
    and their folder in a pack. A new pack begins with its manifest, its rules and the kinds of `starters`, and is
    offered under `licence`: what it builds on may ask to be shared alike. `rules_keys` says what a name may be when it
    names no document: a key of one of these mappings of the rules document.
    """

    kinds: tuple[tuple[str, str, str], ...] = ()
    starters: tuple[str, ...] = ()
    licence: str = "CC-BY-4.0"
    rules_keys: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)


SCHEMAS: Mapping[System, SchemaSystem] = LazyTable(
    {
        System.SEVEN_SECONDS: "schemas.models.seven_seconds.system:SYSTEM",
        System.BATTLESUIT: "schemas.models.battlesuit.system:SYSTEM",
        System.SURVIVE: "schemas.models.survive.system:SYSTEM",
        System.MANEUVERS: "schemas.models.maneuvers.system:SYSTEM",
        System.INFANTRY: "schemas.models.infantry.system:SYSTEM",
    }
)
"""The record of each system that has documents, in the order in which they are shown."""
