"""The texts of a pack for people, in an order that translators can follow."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from re import compile as compiled
from typing import Final

from schemas.base import Document
from schemas.kinds import KINDS, MANIFEST, PROSE
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.packs import Pack
from schemas.translations.places import retold

ORDER: Final = tuple(dict.fromkeys(kind.name for kind in sorted(KINDS, key=lambda kind: kind.name in PROSE)))
"""The kinds in the order of a catalogue: what explains the game comes last, it is the longest."""

UNCARRIED: Final = compiled("[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
"""What ends a line for some readers of catalogues and not for others."""


@dataclass(frozen=True)
class Text:
    """A text of a pack: its place, its words and the file it is written in, as a path inside the pack."""

    place: str
    words: str
    file: str


def texts_of(pack: Pack) -> tuple[Text, ...]:
    """Return the texts of a pack's own documents, in the order of kinds, ids and fields.

    Texts that hold signs which a catalogue cannot carry are left out.
    """
    return tuple(text for file, document in _documents(pack) for text in _texts(document, file))


def _documents(pack: Pack) -> Iterator[tuple[str, Document]]:
    yield MANIFEST_NAME, pack.manifest
    for loaded in sorted(pack.documents, key=lambda one: (ORDER.index(one.kind), one.id)):
        if loaded.kind != MANIFEST.name:
            yield _inside(loaded.path, pack.folder), loaded.model


def _inside(path: Path, folder: Path) -> str:
    return path.resolve().relative_to(folder.resolve()).as_posix()


def _texts(document: Document, file: str) -> Iterable[Text]:
    found: list[Text] = []

    def take(place: str, words: str) -> str:
        if not UNCARRIED.search(words):
            found.append(Text(place, words, file))
        return words

    retold(document, take)
    return found
