"""What a kind of log row is: its name, its values, its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.battles.orders import Row
from engine.games.battlesuit.battle.form import SIDES
from engine.games.battlesuit.battle.names import Cast

Decode = Callable[[int, Cast], Any]
Cause = tuple[str, tuple[str, ...]]


@dataclass(frozen=True)
class Event:
    """One kind of log row. `values` name and decode the row's a to e; `causes` add rules by one of them.

    `more` returns further values, and the rules they add.
    """

    name: str
    rules: tuple[str, ...]
    values: tuple[tuple[str, Decode] | None, ...] = ()
    phase: str = "activation"
    causes: Mapping[int, Cause] = field(default_factory=dict)
    cause_at: int = 0
    more: Callable[[Row], tuple[dict[str, Any], tuple[str, ...]]] | None = None


def number(value: int, _: Cast) -> int:
    """Return a number as it is."""
    return value


def flag(value: int, _: Cast) -> bool:
    """Return whether a number is not 0."""
    return bool(value)


def side(value: int, _: Cast) -> str | None:
    """Return a side by its name, None for nobody."""
    return SIDES[value] if value >= 0 else None


def point(value: int, cast: Cast) -> str:
    """Return the name of a point."""
    return cast.point(value)


def word(*words: str) -> Decode:
    """Return a decoder of words by their numbers."""
    return lambda value, _: words[value]


def caused(causes: Mapping[int, Cause]) -> Decode:
    """Return a decoder of causes by their numbers."""
    return lambda value, _: causes[value][0]
