"""How faults of meaning are put into documents of infantry: another value at a field, or a line below one."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import yaml

from tests.faults.edits import with_line_below
from tests.faults.misuse import Made, OnSite, entries, whole
from tests.faults.sites import Site

Document = dict[str, Any]
Wrong = Callable[[Document], Sequence[str]]
"""What may not stand at a place of a document; nothing where all may."""


def document_of(site: Site) -> Document:
    """Return the document that a site is in."""
    loaded: Document = yaml.safe_load(site.text)
    return loaded


def stands_at(site: Site, kind: str, at: str) -> bool:
    """Whether a site is the field `at` of documents of a kind: a name, or a group and a name."""
    *above, name = at.split(".")
    group = [site.mapping_key.value] if site.mapping_key is not None else []
    return site.kind == kind and site.name == name and group == above


def value(kind: str, at: str, code: str, wrong: Wrong) -> OnSite:
    """Return what writes a wrong value at a field."""

    def make(site: Site, chance: random.Random) -> Made | None:
        found = wrong(document_of(site)) if stands_at(site, kind, at) else ()
        return whole(site, chance.choice(found), code) if found else None

    return make


def listed(kind: str, at: str, code: str, wrong: Callable[[Document, random.Random], list[str]]) -> OnSite:
    """Return what writes another list; the fault is at the list."""

    def make(site: Site, chance: random.Random) -> Made | None:
        return entries(site, wrong(document_of(site), chance), code) if stands_at(site, kind, at) else None

    return make


def line(kind: str, below: str, code: str, wrong: Wrong) -> OnSite:
    """Return what writes another line below a field; the fault is in that line."""

    def make(site: Site, chance: random.Random) -> Made | None:
        found = wrong(document_of(site)) if stands_at(site, kind, below) else ()
        if not found:
            return None
        text = with_line_below(site, new := chance.choice(found))
        return text, code, text.index(f"\n{new}", site.value.start_mark.index) + 1

    return make


def words(numbers: range) -> list[str]:
    """Return numbers as they are written."""
    return [str(number) for number in numbers]
