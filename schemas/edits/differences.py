"""What to edit so that a document says something else: as little as can be, so that the rest keeps its comments."""

from collections.abc import Iterator
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Edit, Insert, Set, same


def edits_between(old: Any, new: Any, at: Location = ()) -> Iterator[Edit]:
    """Yield the edits, to be made in turn, after which `new` stands at `at` where `old` stood.

    Items of a list are told apart by their place: those before and behind what is different stay untouched.
    Keys keep the order in which the author wrote them.
    """
    if same(old, new):
        return
    if isinstance(old, dict) and isinstance(new, dict) and old and new:
        yield from _in_mapping(old, new, at)
    elif isinstance(old, list) and isinstance(new, list) and old and new:
        yield from _in_list(old, new, at)
    else:
        yield Set(at, new)


def _in_mapping(old: dict[str, Any], new: dict[str, Any], at: Location) -> Iterator[Edit]:
    """Yield new keys before old ones go, so that the mapping is never empty; each before the one it precedes."""
    following = None
    for name, value in reversed(new.items()):
        if name not in old:
            yield Insert((*at, name), value, following)
        following = name
    for name, value in old.items():
        yield from edits_between(value, new[name], (*at, name)) if name in new else (Delete((*at, name)),)


def _in_list(old: list[Any], new: list[Any], at: Location) -> Iterator[Edit]:
    shorter = min(len(old), len(new))
    ahead = next((n for n in range(shorter) if not same(old[n], new[n])), shorter)
    most = shorter - ahead
    behind = next((n for n in range(most) if not same(old[-1 - n], new[-1 - n])), most)
    both = most - behind
    for number in range(ahead, ahead + both):
        yield from edits_between(old[number], new[number], (*at, number))
    for number in range(ahead + both, len(new) - behind):
        yield Insert((*at, number), new[number])
    gone = len(old) - behind - ahead - both
    for number in reversed(range(ahead + both, ahead + both + gone)):
        yield Delete((*at, number))
