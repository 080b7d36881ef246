"""Changes to a document, named by place: what each means for its data, and which lead from one document to another."""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.reading.characters import unseen_places
from schemas.reading.text import HIDDEN, LARGEST_INTEGER

MOST = sys.float_info.max


class PatchError(ValueError):
    """A file cannot be changed by its text alone; the words say why."""


@dataclass(frozen=True)
class Set:
    """The value that stands at `at` becomes `value`."""

    at: Location
    value: Any


@dataclass(frozen=True)
class Insert:
    """`value` is added at `at`: a new key, last or `before` another one, or a number in a list, its length at most."""

    at: Location
    value: Any
    before: str | None = None


@dataclass(frozen=True)
class Delete:
    """The value at `at` goes, and its key with it."""

    at: Location


@dataclass(frozen=True)
class Rename:
    """The key at `at` is called `name`; its value and its place among its neighbours stay."""

    at: Location
    name: str


@dataclass(frozen=True)
class Move:
    """What stands at `at` becomes number `to` (from 0) of the list or mapping it stands in."""

    at: Location
    to: int


@dataclass(frozen=True)
class Reword:
    """In the text at `at`, what stands at each of `spans`, from sign to sign and in order, becomes `words`."""

    at: Location
    spans: tuple[tuple[int, int], ...]
    words: str

    def said(self, text: Any) -> str:
        """Return the text as it is then. Raises `PatchError` when it is none, or too short."""
        if not isinstance(text, str) or self.spans[-1][1] > len(text):
            raise PatchError(f"there is no such text at `{place_told(self.at)}` any more")
        said = str(text)
        for start, end in reversed(self.spans):
            said = f"{said[:start]}{self.words}{said[end:]}"
        return said


Edit = Set | Insert | Delete | Rename | Move | Reword


def place_told(location: Location) -> str:
    """Return a place as a person reads it."""
    return ".".join(map(str, location)) or "the document"


def value_at(data: Any, location: Location) -> Any:
    """Return the value at a place. Raises `PatchError` when nothing stands there."""
    for step in location:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            raise PatchError(f"there is no `{place_told(location)}` in the document") from None
    return data


def position(parent: Any, edit: Edit) -> int:
    """Return the number, among its neighbours, of what an edit is about or adds. Raises `PatchError`."""
    step = edit.at[-1]
    if isinstance(parent, list) and type(step) is int:
        if 0 <= step < len(parent) + isinstance(edit, Insert):
            return step
    elif isinstance(parent, dict) and isinstance(step, str):
        if not isinstance(edit, Insert) and step in parent:
            return list(parent).index(step)
        if isinstance(edit, Insert) and step not in parent and edit.before in {None, *parent}:
            return len(parent) if edit.before is None else list(parent).index(edit.before)
    what = "no place for" if isinstance(edit, Insert) else "no"
    raise PatchError(f"there is {what} `{place_told(edit.at)}` in the document")


def refuse_unusable(value: Any) -> None:
    """Raise `PatchError` if a value holds what no file may say: an invisible character, or a number past use."""
    if isinstance(value, dict):
        for name, item in value.items():
            refuse_unusable(name)
            refuse_unusable(item)
    elif isinstance(value, list):
        for item in value:
            refuse_unusable(item)
    elif isinstance(value, str) and (hidden := _hidden(value)):
        raise PatchError(f"the text holds the invisible character {hidden!a}")
    elif isinstance(value, int | float) and not abs(value) <= (LARGEST_INTEGER if isinstance(value, int) else MOST):
        raise PatchError(f"{value} is no number that can be used")


def _hidden(text: str) -> str:
    """Return the first character of a text that nobody sees, "" if there is none."""
    control = HIDDEN.search(text)
    return control[0] if control else next((text[at] for at in unseen_places(text)), "")


def applied(data: Any, edit: Edit) -> Any:
    """Return a copy of `data`, nothing in it shared, after an edit. Raises `PatchError` when it has no such place."""
    meant = unshared(data)
    apply(meant, edit)
    return meant


def apply(meant: Any, edit: Edit) -> None:
    """Do an edit to data in which nothing is shared. Raises `PatchError` when it has no such place."""
    refuse_unusable(_new(edit))
    if not edit.at:
        raise PatchError("a document as a whole is changed in its text")
    parent = value_at(meant, edit.at[:-1])
    number = position(parent, edit)
    if isinstance(parent, list):
        _change_list(parent, number, edit)
    else:
        _change_mapping(parent, number, edit)


def unshared(data: Any) -> Any:
    """Return a copy in which no two places share a value, as aliases make them.

    Raises:
        TypeError: something in it is no value of YAML.
    """
    if isinstance(data, Mapping):
        return {name: unshared(value) for name, value in data.items() if _is_name(name)}
    if isinstance(data, list | tuple):
        return [unshared(value) for value in data]
    if data is None or isinstance(data, str | int | float):
        return data
    raise TypeError(f"a value must be text, a number, true, false, null, a list or a mapping, got {data!r}")


def same(first: Any, second: Any) -> bool:
    """Whether two values are equal in type, order and every part: 1 is neither 1.0 nor true."""
    if type(first) is not type(second):
        return False
    if isinstance(first, dict):
        pairs = zip(first.items(), second.items(), strict=False)
        return len(first) == len(second) and all(a == b and same(x, y) for (a, x), (b, y) in pairs)
    if isinstance(first, list):
        return len(first) == len(second) and all(same(x, y) for x, y in zip(first, second, strict=False))
    return bool(first == second)


def _new(edit: Edit) -> Any:
    """Return what an edit adds."""
    match edit:
        case Set():
            return unshared(edit.value)
        case Insert():
            return [edit.at[-1], unshared(edit.value)] if edit.at else None
        case Rename():
            return edit.name
        case Reword():
            return edit.words
    return None


def _is_name(name: Any) -> bool:
    if not isinstance(name, str):
        raise TypeError(f"a key must be text, got {name!r}")
    return True


def _change_list(parent: list[Any], number: int, edit: Edit) -> None:
    match edit:
        case Set():
            parent[number] = unshared(edit.value)
        case Reword():
            parent[number] = edit.said(parent[number])
        case Insert():
            parent.insert(number, unshared(edit.value))
        case Delete():
            del parent[number]
        case Move():
            parent.insert(_target(parent, edit), parent.pop(number))
        case Rename():
            raise PatchError(f"`{place_told(edit.at)}` is an item of a list and has no name")


def _change_mapping(parent: dict[str, Any], number: int, edit: Edit) -> None:
    pairs = list(parent.items())
    match edit:
        case Set():
            pairs[number] = (pairs[number][0], unshared(edit.value))
        case Reword():
            pairs[number] = (pairs[number][0], edit.said(pairs[number][1]))
        case Insert():
            pairs.insert(number, (str(edit.at[-1]), unshared(edit.value)))
        case Delete():
            del pairs[number]
        case Move():
            pairs.insert(_target(pairs, edit), pairs.pop(number))
        case Rename():
            if edit.name in parent and edit.name != edit.at[-1]:
                raise PatchError(f"there is a `{edit.name}` beside `{place_told(edit.at)}` already")
            pairs[number] = (edit.name, pairs[number][1])
    parent.clear()
    parent.update(pairs)


def _target(parent: list[Any], edit: Move) -> int:
    if not 0 <= edit.to < len(parent):
        raise PatchError(f"`{place_told(edit.at)}` cannot be moved to place {edit.to} of {len(parent)}")
    return edit.to


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
