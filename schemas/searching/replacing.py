"""Words replaced wherever a pack says them to people, and another id for a document wherever it is named.

Words are those of texts alone: ids, names, ids of rules and figures in them stay as they are.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from json import dumps
from typing import Any, Final, NamedTuple

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Edit, PatchError, Rename, Reword, Set, value_at
from schemas.edits.patch import Refused, edited
from schemas.kinds import MANIFEST
from schemas.packs.references import Naming
from schemas.reading.text import read_text
from schemas.searching.writings import BREAKS, Leaf, Place, Role, Writing
from schemas.translations.texts import SIGNS

MOST_OCCURRENCES: Final = 5_000
AROUND: Final = 48
"""Signs of a text that are shown before and behind what is replaced."""


@dataclass(frozen=True)
class Wanted:
    """What is replaced by what: `old` as it is written, or with `any_case` whatever its capitals; else within words."""

    old: str
    new: str
    any_case: bool = False
    whole_words: bool = False

    @property
    def pattern(self) -> re.Pattern[str]:
        """What finds it."""
        sought = re.escape(self.old)
        if self.whole_words:
            sought = rf"(?<!\w){sought}(?!\w)"
        return re.compile(sought, re.IGNORECASE if self.any_case else 0)


@dataclass(frozen=True)
class Occurrence:
    """A place where words are that may be replaced: `start` to `end` of the text at a place of a document.

    `before`, `old` and `behind` are what is written there. `stays` says why it is left as it is, "" if it need not be.
    """

    file: str
    number: int
    title: str
    at: Location
    at_key: bool
    start: int
    end: int
    place: Place
    before: str
    old: str
    behind: str
    stays: str = ""

    @property
    def key(self) -> str:
        """What tells it from all others in the pack, as long as nothing is replaced."""
        return dumps([self.file, self.number, self.at, self.at_key, self.start])


@dataclass(frozen=True)
class Replaced:
    """What files of a pack say after words were replaced, by name, and the occurrences that could not be, with why."""

    contents: Mapping[str, bytes]
    done: tuple[Occurrence, ...]
    left: tuple[Occurrence, ...]


def occurrences(writings: Sequence[Writing], wanted: Wanted) -> tuple[Occurrence, ...]:
    """Return where a pack says to people what is to be replaced, in the order of files and places.

    Of very many the rest is left out.
    """
    pattern, decks = wanted.pattern, _texts_of_decks(writings)
    found: list[Occurrence] = []
    for one in writings if wanted.old else ():
        for leaf in one.leaves:
            if len(found) < MOST_OCCURRENCES and _is_words(one, leaf, decks):
                found += _in_leaf(one, leaf, pattern)
    return tuple(found[:MOST_OCCURRENCES])


def replaced(files: Mapping[str, bytes], chosen: Iterable[Occurrence], new: str) -> Replaced:
    """Return files after occurrences were replaced; nothing else in them is changed.

    Those that `stay` are left, and so are those of a text that an edit refuses, such as one that an alias shares.
    """
    contents: dict[str, bytes] = {}
    done: list[Occurrence] = []
    left: list[Occurrence] = []
    for (file, _number), texts in _by_document(chosen):
        for together in (texts, *([text] for text in texts)):
            waiting = [text for text in together if text[0] not in done]
            made = _with_new(contents.get(file, files[file]), waiting, new) if waiting else None
            if isinstance(made, bytes):
                contents[file] = made
                done += [one for text in waiting for one in text]
            elif made is not None and together is not texts:
                left += [replace(one, stays=made.message) for text in waiting for one in text]
    return Replaced(contents, tuple(done), tuple(left))


Text = list[Occurrence]
"""The occurrences in one text, in order."""


def _by_document(chosen: Iterable[Occurrence]) -> Iterator[tuple[tuple[str, int], list[Text]]]:
    """Yield each document with its texts in which something is to be replaced: keys last, as places lead through."""
    free = sorted((one for one in chosen if not one.stays), key=lambda one: (one.file, one.number, one.at_key))
    for document, parts in groupby(free, key=lambda one: (one.file, one.number)):
        texts: dict[tuple[Location, bool], Text] = {}
        for one in parts:
            texts.setdefault((one.at, one.at_key), []).append(one)
        yield document, [sorted(text, key=lambda one: one.start) for text in texts.values()]


def _with_new(data: bytes, texts: Sequence[Text], new: str) -> bytes | Refused:
    """Return a file after the occurrences in texts of one document were replaced; all or none."""
    number = texts[0][0].number
    documents = read_text(data).documents
    if number >= len(documents):
        return CHANGED
    edits: list[Edit] = []
    for text in texts:
        edit = _edit(documents[number].data, text, new)
        if edit is None:
            return CHANGED
        edits.append(edit)
    return edited(data, number, edits)


CHANGED: Final = Refused("the file has changed meanwhile")


def _edit(data: Mapping[str, Any], text: Text, new: str) -> Edit | None:
    """Return the edit that replaces the occurrences in a text, None where they are not there any more."""
    at, at_key = text[0].at, text[0].at_key
    try:
        stands = at[-1] if at_key else value_at(data, at)
    except PatchError:
        return None
    if not isinstance(stands, str) or any(stands[one.start : one.end] != one.old for one in text):
        return None
    edit = Reword(at, tuple((one.start, one.end) for one in text), new)
    return Rename(at, edit.said(stands)) if at_key else edit


def _in_leaf(one: Writing, leaf: Leaf, pattern: re.Pattern[str]) -> Iterator[Occurrence]:
    signs = [hit.span(1) for sign in SIGNS for hit in sign.finditer(leaf.text)]
    for hit in pattern.finditer(leaf.text):
        start, end = hit.span()
        within = next((leaf.text[a:b] for a, b in signs if start < b and a < end), "")
        yield Occurrence(
            one.file,
            one.number,
            one.title,
            leaf.at,
            leaf.at_key,
            start,
            end,
            one.place(leaf, start, end),
            _line(leaf.text[:start], leaf.text[:start][-AROUND:], cut="front"),
            hit[0],
            _line(leaf.text[end:], leaf.text[end:][:AROUND], cut="end"),
            f"it is part of {within}" if within else "",
        )


def _line(whole: str, part: str, cut: str) -> str:
    """Return a part of a text in one line, with a mark where more of it follows."""
    line = part.translate(BREAKS)
    if len(part) == len(whole):
        return line
    return f"…{line}" if cut == "front" else f"{line}…"


def _texts_of_decks(writings: Iterable[Writing]) -> frozenset[tuple[str, str]]:
    """Return the fields of decks in which cards have words: the deck's id and the field's."""
    decks = [one for one in writings if one.kind_name == "deck"]
    return frozenset(
        (deck.id, name)
        for deck in decks
        for name, field in _mapping(deck.data.get("fields")).items()
        if _mapping(field).get("type") == "text" or (_mapping(field).get("type") == "list" and not field.get("of"))
    )


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _is_words(one: Writing, leaf: Leaf, decks: frozenset[tuple[str, str]]) -> bool:
    if leaf.role is Role.FIELD:
        return (str(one.data.get("deck")).rpartition(":")[2], str(leaf.at[1])) in decks
    return leaf.role is Role.WORDS


class Use(NamedTuple):
    """A place that names a document, and the document that it is in."""

    writing: Writing
    naming: Naming


def uses_of(writings: Sequence[Writing], kind: str, name: str) -> tuple[Use, ...]:
    """Return every place in the documents of a pack that names one of them, by file and place."""
    return tuple(_uses(writings, kind, name))


def renamed(
    files: Mapping[str, bytes], writings: Sequence[Writing], target: Writing, name: str
) -> Mapping[str, bytes] | Refused:
    """Return what files say once a document has another id, everywhere it is named; or why they cannot."""
    edits: dict[tuple[str, int], list[Edit]] = {(target.file, target.number): [Set(("id",), name)]}
    for one, naming in _uses(writings, target.kind_name, target.id):
        new = naming.name[: -len(target.id)] + name
        edit = Rename(naming.at, new) if naming.at_key else Set(naming.at, new)
        edits.setdefault((one.file, one.number), []).append(edit)
    changed: dict[str, bytes] = {}
    for (file, number), each in edits.items():
        made = edited(changed.get(file, files[file]), number, each)
        if isinstance(made, Refused):
            return made
        changed[file] = made
    return changed


def _uses(writings: Sequence[Writing], kind: str, name: str) -> Iterator[Use]:
    pack = next((one.id for one in writings if one.kind is MANIFEST), "")
    names = {name, f"{pack}:{name}"}
    for one in writings:
        yield from (Use(one, each) for each in one.namings if each.kind == kind and each.name in names)
