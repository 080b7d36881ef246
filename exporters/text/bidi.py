"""Scripts from right to left among others: the levels of the Unicode bidirectional algorithm, and the order they give.

The levels are python-bidi's; a line is resolved by itself, in the direction of its paragraph.
"""

from collections.abc import Sequence
from re import compile as compiled
from typing import Any, Final, TypeVar
from unicodedata import bidirectional

T = TypeVar("T")

RIGHT_TO_LEFT: Final = compiled(
    "[\u0590-\u08ff\u200f\u202b\u202e\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters and marks that run from right to left; texts without any need no algorithm."""

ONLY_RIGHT_TO_LEFT: Final = compiled("[ \u05be-\u05f4\u0620-\u065f\u066e-\u06d5]*")
"""Hebrew and Arabic letters, their marks, and spaces: most lines that run from right to left hold nothing else."""

TAKEN_ALONG: Final = frozenset({"R", "AL", "NSM", "BN", "WS", "ON", "ES", "ET", "CS"})
"""Classes of letters from right to left, and of what takes their direction where there is no other (rules N1, N2)."""


def is_right_to_left(string: str) -> bool:
    """Whether the first strong letter of a text runs from right to left."""
    if not RIGHT_TO_LEFT.search(string):
        return False
    from bidi.algorithm import get_base_level  # noqa: PLC0415 - comes with the extra `scripts`

    return bool(get_base_level(string) % 2)


def level_of(string: str, *, right_to_left: bool) -> int | None:
    """Return the level that all of a line has, None if there are several: most lines hold one script and no number."""
    if right_to_left:
        if ONLY_RIGHT_TO_LEFT.fullmatch(string):
            return 1
        return 1 if TAKEN_ALONG.issuperset(map(bidirectional, set(string))) else None
    return None if RIGHT_TO_LEFT.search(string) else 0


def levels_of(string: str, *, right_to_left: bool) -> tuple[int, ...]:
    """Return the level of each character of a line; odd ones run from right to left.

    Invisible marks that the algorithm drops have the level of what stands before them.
    """
    from bidi import algorithm  # noqa: PLC0415 - comes with the extra `scripts`

    level = int(right_to_left)
    storage: dict[str, Any] = {**algorithm.get_empty_storage(), "base_level": level, "base_dir": "LR"[level]}
    algorithm.get_embedding_levels(string, storage)
    for at, character in enumerate(storage["chars"]):
        character["at"] = at
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, debug=False)
    algorithm.resolve_implicit_levels(storage, debug=False)
    found = {character["at"]: int(character["level"]) for character in storage["chars"]}
    levels = []
    for at in range(len(string)):
        level = found.get(at, level)
        levels.append(level)
    return tuple(levels)


def mirrored(string: str) -> str:
    """Return a text as it stands from left to right where it is read from the right, its brackets turned over."""
    from bidi.mirror import MIRRORED  # noqa: PLC0415 - comes with the extra `scripts`

    return "".join(MIRRORED.get(character, character) for character in reversed(string))


def reordered(runs: Sequence[tuple[int, T]]) -> tuple[T, ...]:
    """Return runs, each with its level, from left to right: from the highest level down, what lies there is turned."""
    order = list(runs)
    for level in range(max((level for level, _ in runs), default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and order[end][0] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return tuple(run for _, run in order)
