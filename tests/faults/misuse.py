"""Faults of meaning: sound documents that the rules of a game forbid, each with its code and line."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.faults.edits import line_of, replaced
from tests.faults.sites import Shipped, Site


@dataclass(frozen=True)
class Misuse:
    """A change to a file, and what has to be said of it first: the code and the line."""

    path: Path
    data: bytes
    code: str
    line: int


Made = tuple[str, str, int]
"""The new text, the code, and the index of what is wrong in it."""
OnSite = Callable[[Site, random.Random], Made | None]
"""Puts a fault at a site, or returns None where that kind of fault cannot be."""


def whole(site: Site, new: str, code: str) -> Made:
    """Write a value anew; the fault is at the value."""
    return replaced(site, site.value, new), code, site.value.start_mark.index


def entries(site: Site, names: list[str], code: str, at: int | None = None) -> Made:
    """Write a list of names anew, one a line; the fault is at the list, or at one of its entries."""
    begin = site.key.end_mark.index + 1
    indent = "\n" + " " * (site.key.start_mark.column + 2) + "- "
    text = site.text[:begin] + "".join(indent + each for each in names) + site.text[site.value.end_mark.index :]
    index = site.key.start_mark.index if at is None else begin + sum(len(indent + each) for each in names[:at]) + 3
    return text, code, index


def names_in(site: Site) -> list[str]:
    """Return the entries of a list."""
    return [node.value for node in site.value.value]


def keys_beside(site: Site) -> set[str]:
    """Return the keys of the mapping that a site stands in."""
    return {key.value for key, _ in site.mapping.value}


def places_of(makers: Mapping[str, OnSite], shipped: Shipped) -> dict[str, list[Site]]:
    """Return, of each fault of meaning, the sites where it can be."""
    sites = [site for found in shipped.sites.values() for site in found]
    return {kind: [site for site in sites if make(site, random.Random(0))] for kind, make in makers.items()}


def misuse(makers: Mapping[str, OnSite], places: dict[str, list[Site]], seed: int) -> Misuse:
    """Return the fault of meaning that `seed` makes, each kind in turn."""
    chance = random.Random(seed)
    kind = [*makers][seed % len(makers)]
    site = chance.choice(places[kind])
    made = makers[kind](site, chance)
    assert made is not None, (kind, seed)
    text, code, index = made
    return Misuse(site.path, text.encode(), code, line_of(text, index))
