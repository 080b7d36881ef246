"""Whether a value that was typed is what its place asks for, before it is written there."""

from collections.abc import Mapping
from typing import Any, Final, cast

from schemas.diagnostics.diagnostics import Finding, Location
from schemas.kinds import Kind
from schemas.packs.layers import merged
from schemas.validation.judge import judge
from studio.core.entries import Entry
from studio.views.forms import replaced

MISFITS: Final = frozenset({"wrong-type", "unknown-choice"})
"""The codes of what is no value of its place at all; all else may stand in the text while it is worked on."""


def misfit(kind: Kind, entry: Entry, at: Location, value: Any) -> Finding | None:
    """Return why a value at a place of a document, or a part of it, is not of the type it has to be; None when it is.

    Null, where it stands for nothing, is of every type.
    """
    if value is None:
        return None
    whole = replaced(merged(entry.below, entry.data), at, value)
    found = judge(kind, cast("Mapping[str, Any]", whole)).findings
    return next((one for one in found if one.code in MISFITS and one.at[: len(at)] == at), None)
