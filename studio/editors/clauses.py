"""Lists whose entries are each of a type of its own: which types there are, and the least entry of one."""

from collections.abc import Mapping
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from studio.views.fields import field_at
from studio.views.forms import switched

CHOOSER = "type"
NOTHING_MORE: Mapping[str, Any] = {}


def types_of(kind: Kind, at: Location) -> tuple[str, ...]:
    """Return the types that the entries of a list may have."""
    return field_at(kind, (*at, 0, CHOOSER), {}).alternatives


def begun(
    kind: Kind, data: Mapping[str, Any], name: str, word: str, more: Mapping[str, Any] = NOTHING_MORE
) -> dict[str, Any]:
    """Return the least entry of the type `word` for the list `name` of a document, with `more` that it begins with."""
    rows = data.get(name)
    rows = rows if isinstance(rows, list) else []
    whole = {**data, name: [*rows, {CHOOSER: word}]}
    return {**switched(kind, (name, len(rows)), whole, CHOOSER, word), **more}
