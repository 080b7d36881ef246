"""How much larger type is set where the size of a piece is fixed: on templates, rulers and maps in large print."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class TypeScale:
    """What every size is multiplied with, and the smallest size that may come of it (0: none)."""

    factor: float = 1.0
    least_pt: float = 0.0


_SCALE: ContextVar[TypeScale] = ContextVar("type_scale")
_PLAIN = TypeScale()


def type_scale() -> TypeScale:
    """Return the scale that holds here."""
    return _SCALE.get(_PLAIN)


@contextmanager
def type_scaled(scale: TypeScale) -> Iterator[None]:
    """Set all type that is fitted inside the `with` statement by a scale."""
    token = _SCALE.set(scale)
    try:
        yield
    finally:
        _SCALE.reset(token)
