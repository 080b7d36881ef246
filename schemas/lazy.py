"""Rows of tables, and parts of records, that are loaded when they are asked for.

Who plays one system does not wait for the others, and who checks a pack does not wait for its battles.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

Key = TypeVar("Key")
Row = TypeVar("Row")


def loaded(place: str) -> Any:
    """Return what stands at a place, such as `schemas.models.seven_seconds.faction:Faction`.

    Raises:
        ImportError, AttributeError: there is no such module, or nothing of that name in it.
    """
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


class Lazy(Generic[Row]):
    """What stands at a place, loaded when it is called for."""

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def __call__(self) -> Row:
        """Return what stands there; the same each time.

        Raises:
            ImportError, AttributeError: there is no such module, or nothing of that name in it.
        """
        found: Row = loaded(self.place)
        return found


class LazyTable(Mapping[Key, Row], Generic[Key, Row]):
    """A table whose rows are named by their places; it looks like any other, and each row is loaded once."""

    def __init__(self, places: Mapping[Key, str]) -> None:
        self._places = places
        self._rows: dict[Key, Row] = {}

    def __getitem__(self, key: Key) -> Row:
        if key not in self._rows:
            self._rows[key] = loaded(self._places[key])
        return self._rows[key]

    def __contains__(self, key: object) -> bool:
        return key in self._places

    def __iter__(self) -> Iterator[Key]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
