"""What documents lead to: those they name, and those that these name in turn; and packs without the others."""

from collections.abc import Iterable
from dataclasses import replace

from schemas.packs.packs import Loaded, Pack
from schemas.packs.references import namings

Name = tuple[str, str]
"""A document by its kind and its id."""


def reached(pack: Pack, documents: Iterable[Loaded]) -> frozenset[Name]:
    """Return the names of documents, and of all that they lead to in a pack and in those that it builds on."""
    found: set[Name] = set()
    open_ends = [*documents]
    while open_ends:
        document = open_ends.pop()
        if (document.kind, document.id) not in found:
            found.add((document.kind, document.id))
            named = (pack.find(each.kind, each.name) for each in namings(type(document.model), document.data))
            open_ends += [each for each in named if each is not None]
    return frozenset(found)


def without(pack: Pack, names: frozenset[Name]) -> Pack:
    """Return a pack, and those it extends, without the documents of these names."""
    kept = tuple(each for each in pack.documents if (each.kind, each.id) not in names)
    return replace(pack, documents=kept, base=None if pack.base is None else without(pack.base, names))
