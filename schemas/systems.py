"""The rule systems: one name each, the same in every layer, and a record of what the schemas have of each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, TypeVar

from schemas.lazy import LazyTable

SystemName: TypeAlias = str
"""The settled name of a rule system, one of `SYSTEM_NAMES`."""

SYSTEM_NAMES: Final[tuple[SystemName, ...]] = (
    "seven_seconds",
    "battlesuit",
    "survive",
    "maneuvers",
    "infantry",
)
"""The rule systems, in the order in which they are shown: each has its record in every layer."""

OWN_GAME: Final[SystemName] = "own_game"
"""What a pack names that holds decks of a game of its author's own: it has records too, and no rules and no battles."""

PACK_SYSTEMS: Final = (*SYSTEM_NAMES, OWN_GAME)
"""What a pack may name."""


class _Known:
    """What a document may write where a system is asked for: the names that there are, which is no closed type."""

    def __init__(self, names: tuple[SystemName, ...]) -> None:
        self._names = names

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> Any:
        return {"type": "literal", "expected": [*self._names]}


KnownSystem = Annotated[SystemName, _Known(SYSTEM_NAMES)]
"""A field that names a game that is played here."""

PackSystem = Annotated[SystemName, _Known(PACK_SYSTEMS)]
"""A field that names what a pack is written for."""

Record = TypeVar("Record")


def record_table(place: str) -> LazyTable[SystemName, Record]:
    """Return the records of a layer by system; `{}` stands for the system's name in the place of a record."""
    return LazyTable({name: place.format(name) for name in PACK_SYSTEMS})


class SchemaSystem(NamedTuple):
    """What the schemas have of a system.

    `kinds` are its documents: their name in YAML, module and class of their model below `schemas/models/<system>/`,
    and their folder in a pack. A new pack begins with its manifest, its rules and the kinds of `starters`, and is
    offered under `licence`: what it builds on may ask to be shared alike. `rules_keys` says what a name may be when it
    names no document: a key of one of these mappings of the rules document.
    """

    kinds: tuple[tuple[str, str, str], ...] = ()
    starters: tuple[str, ...] = ()
    licence: str = "CC-BY-4.0"
    rules_keys: Mapping[str, tuple[tuple[str, ...], ...]] = MappingProxyType({})


SCHEMAS: Final[Mapping[SystemName, SchemaSystem]] = record_table("schemas.models.{}.system:SYSTEM")
"""The record of each system."""
