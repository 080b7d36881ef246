"""What differs between two states of a pack, as far as battles ask for it, in words."""

import json
from collections.abc import Iterator
from typing import Any, Final

from schemas.edits.edits import Delete, Insert, edits_between, place_told, value_at
from schemas.kinds import RULES, UNPLAYED, kinds_of
from schemas.packs.packs import Pack

MOST_TOLD: Final = 60
"""Lines after which the others are counted."""

LONGEST_VALUE: Final = 60


def differences(old: Pack, new: Pack) -> tuple[str, ...]:
    """Return what differs in what two packs say to battles, a line each: rules first, then documents by kind and id.

    Of the rules it is what is in force, wherever that is said. The same pack has no lines.
    """
    lines = [*_told(old, new)]
    more = len(lines) - MOST_TOLD
    return (*lines[:MOST_TOLD], *((f"and {more} more",) if more > 0 else ()))


def _told(old: Pack, new: Pack) -> Iterator[str]:
    if old.manifest.system != new.manifest.system:
        yield f"the game is {new.manifest.system}, and was {old.manifest.system}"
        return
    yield from _changes("rules", old.rules.model_dump(mode="json"), new.rules.model_dump(mode="json"))
    for kind in sorted(kinds_of(new.manifest.system).keys() - UNPLAYED - {RULES}):
        before, after = ({each.id: dict(each.data) for each in pack.of_kind(kind)} for pack in (old, new))
        for name in sorted(before.keys() | after.keys()):
            yield from _of_document(f"{kind} {name}", before.get(name), after.get(name))


def _of_document(named: str, before: dict[str, Any] | None, after: dict[str, Any] | None) -> Iterator[str]:
    if before is None:
        yield f"{named} is new"
    elif after is None:
        yield f"{named} is gone"
    else:
        yield from _changes(named, before, after)


def _changes(named: str, before: Any, after: Any) -> Iterator[str]:
    for edit in edits_between(before, after):
        place = f"{named}: {place_told(edit.at)}"
        if isinstance(edit, Insert):
            yield f"{place} is new, {_short(edit.value)}"
        elif isinstance(edit, Delete):
            yield f"{place} is gone, was {_short(value_at(before, edit.at))}"
        else:
            yield f"{place} is {_short(value_at(after, edit.at))}, was {_short(value_at(before, edit.at))}"


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 1]}\u2026"
