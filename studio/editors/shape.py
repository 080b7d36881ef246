"""Whether a document is shaped as its schema says, so that a form made for its kind can show it."""

from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from studio.core.entries import standing
from studio.views.forms import Row, items_of, rows_of

WORDS = frozenset({"choice", "alternative", "fixed"})


def in_shape(kind: Kind, data: Any, at: Location = ()) -> bool:
    """Whether everything that stands below a mapping is of the type that belongs there; what is left out counts not."""
    return all(_fits(kind, data, row) for row in rows_of(kind, data, at) if not row.missing)


def _fits(kind: Kind, data: Any, row: Row) -> bool:
    value = standing(data, row.at)
    if row.widget in WORDS:
        return value is None or isinstance(value, str)
    if row.widget in {"group", "mapping"}:
        return isinstance(value, dict) and in_shape(kind, data, row.at)
    if row.widget == "list":
        return isinstance(value, list) and all(_fits(kind, data, item) for item in items_of(kind, data, row.at))
    return row.widget != "value"
