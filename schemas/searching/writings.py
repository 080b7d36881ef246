"""The documents of a pack as they are looked through: every text in them, where it stands, and what it is."""

import unicodedata
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, Final, NamedTuple

from schemas.diagnostics.diagnostics import Location
from schemas.edits.source import written_at
from schemas.kinds import MANIFEST, Kind, kinds_of
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.paths import KEYS, values_at, word_paths
from schemas.packs.references import Naming, namings
from schemas.reading.nodes import LINE_BREAK, Places
from schemas.reading.text import Text
from schemas.systems import PACK_SYSTEMS

TITLES: Final = (("title",), ("name",), ("fields", "name"))
"""Where a document says what people call it."""

CALLED: Final = frozenset({("kind",), ("id",), *TITLES})
"""Where a document says what it is; who looks for that looks for the document."""


BREAKS: Final = dict.fromkeys(map(ord, "\n\r\t\x85\u2028\u2029"), " ")
"""What a text is shown without, in one line."""

BLANKS: Final = {**BREAKS, ord("_"): " "}
"""What parts words, besides blanks."""


class Role(IntEnum):
    """What a text is, what people read first."""

    WORDS = 0
    FIELD = 1
    """What a card of a game of one's own says: its deck knows whether that is words."""
    NAME = 2
    VALUE = 3


class Said(NamedTuple):
    """A text in some data: the key at its place, with `at_key`, else the value."""

    at: Location
    text: str
    at_key: bool


class Leaf(NamedTuple):
    """A text in a document: the key at its place, with `at_key`, else the value; `folded` is what is compared."""

    at: Location
    text: str
    at_key: bool
    folded: str
    role: Role


class Place(NamedTuple):
    """A line and a column of a file, from 1."""

    line: int
    column: int


@dataclass(frozen=True, eq=False)
class Writing:
    """Document `number` of a `file`, a path inside the pack; `kind` is None where it does not say what it is."""

    file: str
    number: int
    kind: Kind | None
    data: Mapping[str, Any]
    places: Places
    source: bytes

    @cached_property
    def id(self) -> str:
        """Its id, "" when it has none that is a text."""
        return _said(self.data, ("id",))

    @cached_property
    def kind_name(self) -> str:
        """The kind that it says it is of, "" when it says none."""
        return _said(self.data, ("kind",))

    @cached_property
    def title(self) -> str:
        """What people call it: its title or name, else its id, else its file."""
        return next(filter(None, (_said(self.data, at) for at in TITLES)), self.id or self.file)

    @cached_property
    def called(self) -> tuple[str, ...]:
        """What it goes by, as it is compared: its id, its title, and its id behind its kind."""
        return tuple(fold(name) for name in (self.id, self.title, f"{self.kind_name} {self.id}", self.key))

    @property
    def key(self) -> str:
        """Its kind and id, as commands take them."""
        return f"{self.kind_name}.{self.id}"

    @cached_property
    def leaves(self) -> tuple[Leaf, ...]:
        """Every text in it, in its order; of keys only those that are words or names."""
        keys = {at for at, at_key in self._roles if at_key}
        return tuple(Leaf(*one, fold(one.text), self._role(one)) for one in _texts(self.data, (), keys))

    def _role(self, said: "Said") -> Role:
        is_field = self.kind_name == "card" and said.at[:1] == ("fields",) and not said.at_key
        return self._roles.get((said.at, said.at_key), Role.FIELD if is_field else Role.VALUE)

    @cached_property
    def folded(self) -> str:
        """All that it says, as it is compared; to be passed over quickly."""
        return "\n".join(leaf.folded for leaf in self.leaves)

    @cached_property
    def namings(self) -> tuple[Naming, ...]:
        """Every place in it that names another document."""
        return namings(self.kind.model, self.data) if self.kind is not None else ()

    @cached_property
    def _roles(self) -> Mapping[tuple[Location, bool], Role]:
        """What stands at places, or at their keys, as far as the model marks it."""
        if self.kind is None:
            return {}
        paths = word_paths(self.kind.model)
        words = {(at, path[-1] == KEYS): Role.WORDS for path in paths for at, _value in values_at(self.data, path)}
        return words | {(one.at, one.at_key): Role.NAME for one in self.namings}

    @cached_property
    def _written(self) -> str:
        return self.source.removeprefix(BOM_UTF8).decode("utf-8", "replace")

    def place(self, leaf: Leaf, start: int, end: int) -> Place:
        """Return where the characters `start` to `end` of a text stand in the file, as far as it is written so there.

        A text that is broken into lines, escaped or shared with another place may only be led to as a whole.
        """
        span = self.places.span(leaf.at)
        if leaf.at_key or span is None:
            return Place(*self.places.at(leaf.at, key=leaf.at_key))
        written = self._written[span[0].index : span[1].index]
        at = written_at(written, leaf.text, start, end)
        if at is None:
            return Place(*self.places.at(leaf.at))
        lines = LINE_BREAK.split(written[:at])
        column = len(lines[-1]) + (span[0].column if len(lines) == 1 else 0)
        return Place(span[0].line + len(lines), column + 1)


def kinds_in(manifest: Mapping[str, Any]) -> Mapping[str, Kind]:
    """Return the kinds a pack may hold by what its manifest says; only the manifest's while it names no system."""
    system = manifest.get("system")
    return kinds_of(system) if system in PACK_SYSTEMS else {MANIFEST.name: MANIFEST}


def writings_of(file: str, source: bytes, text: Text, kinds: Mapping[str, Kind]) -> tuple[Writing, ...]:
    """Return the documents of a file in their order; none where it cannot be read. `kinds` are those of the pack."""
    return tuple(
        Writing(file, number, _kind(file, one.data, kinds), one.data, one.places, source)
        for number, one in enumerate(text.documents)
    )


def fold(text: str) -> str:
    """Return a text as it is compared, sign for sign: without capitals and accents, `_` and ends of lines as blanks."""
    plain = text.lower() if text.isascii() else "".join(map(_plain, text))
    return plain.translate(BLANKS)


def _plain(sign: str) -> str:
    return unicodedata.normalize("NFKD", sign)[0].lower()[0]


def _kind(file: str, data: Mapping[str, Any], kinds: Mapping[str, Kind]) -> Kind | None:
    name = data.get("kind")
    found = kinds.get(name) if isinstance(name, str) else None
    return found or (MANIFEST if file == MANIFEST_NAME else None)


def _said(data: Mapping[str, Any], at: Location) -> str:
    found: Any = data
    for step in at:
        found = found.get(step) if isinstance(found, Mapping) else None
    return found if isinstance(found, str) else ""


def _texts(data: Any, at: Location, keys: set[Location]) -> Iterator[Said]:
    """Yield the texts in some data; of its keys those at `keys`."""
    if isinstance(data, str):
        yield Said(at, data, at_key=False)
    elif isinstance(data, Mapping):
        for name, value in data.items():
            if (*at, name) in keys:
                yield Said((*at, name), name, at_key=True)
            yield from _texts(value, (*at, name), keys)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from _texts(value, (*at, number), keys)
