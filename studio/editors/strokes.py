"""What is done on any map of dots: strokes of tools, by their names, and mirrorings."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from schemas.edits.differences import edits_between
from schemas.edits.edits import Edit, Insert
from studio.editors.deeds import StrictDeed

Tool = Literal["brush", "line", "rectangle", "fill", "replace", "raise", "lower", "rows"]
NAMES: Mapping[Tool, str] = {
    "brush": "Paint {what}",
    "line": "Draw a line of {what}",
    "rectangle": "Draw a block of {what}",
    "fill": "Fill with {what}",
    "replace": "Replace by {what}",
    "raise": "Raise {count}",
    "lower": "Lower {count}",
    "rows": "Write rows",
}
"""What a stroke of each tool is called."""

MIRRORINGS = {
    "west_east": ("Mirror west and east", True, False),
    "north_south": ("Mirror north and south", False, True),
    "half_turn": ("Turn by half a turn", True, True),
}
"""What each mirroring is called, and whether it goes across and down."""

UNKNOWN = "\N{REPLACEMENT CHARACTER}"
"""Shown for a dot whose sign is missing or means nothing."""

Sign = Annotated[str, Field(min_length=1, max_length=1)]


class Mirror(StrictDeed):
    """A whole map is mirrored, with everything that stands on it."""

    op: Literal["mirror"]
    way: Literal["west_east", "north_south", "half_turn"]


def stroke_name(tool: Tool, signs: Collection[str], called: Callable[[str], str]) -> str:
    """Return what a stroke is called in the list of what can be undone; `called` names a sign."""
    count = "a dot" if len(signs) == 1 else f"{len(signs)} dots"
    return NAMES[tool].format(what=called(Counter(signs).most_common(1)[0][0]), count=count)


def level_words(sign: str) -> str:
    """Return what the sign of a level is called."""
    return "level " + sign.replace(".", "0")


def put(data: Mapping[str, Any], name: str, value: Any) -> tuple[Edit, ...]:
    """Return the edits after which a value stands at a key, which there may not be so far."""
    if name not in data:
        return (Insert((name,), value),)
    return tuple(edits_between(data[name], value, (name,)))
