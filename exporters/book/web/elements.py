"""Elements of HTML. The standard library writes and escapes them; here is what texts of packs may bring into them."""

from collections.abc import Iterable, Mapping
from re import compile as compiled
from typing import Final
from urllib.parse import quote
from xml.etree.ElementTree import Element, tostring

Node = Element | str
"""What an element holds: others, and text."""

DROPPED: Final = compiled(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff\ufdd0-\ufdef\ufffe\uffff]"
)
"""Characters that HTML does not hold, and those that turn the direction of whatever follows them."""

LONE: Final = compiled("[\ud800-\udfff]")
"""Halves of characters, which no file can hold."""

SPACE: Final = compiled(r"\s+")


def clean(text: str) -> str:
    """Return a text without what a page must not hold."""
    return LONE.sub("", DROPPED.sub("", text))


def element(tag: str, attributes: Mapping[str, str] | None = None, children: Iterable[Node] = ()) -> Element:
    """Return an element with attributes and what it holds, in order; texts of packs are cleaned."""
    made = Element(tag, {name: clean(value) for name, value in (attributes or {}).items()})
    put(made, children)
    return made


def put(into: Element, children: Iterable[Node]) -> None:
    """Add to what an element holds."""
    for child in children:
        if isinstance(child, Element):
            into.append(child)
        elif len(into):
            into[-1].tail = (into[-1].tail or "") + clean(child)
        else:
            into.text = (into.text or "") + clean(child)


def words_in(made: Element, between: str = "") -> str:
    """Return all text of an element, its spaces as one each; `between` parts what stands in elements of its own."""
    return SPACE.sub(" ", between.join(made.itertext())).strip()


def id_of(anchor: str) -> str:
    """Return the id by which links lead to an anchor of a book."""
    return SPACE.sub("-", clean(anchor))


def link_to(anchor: str) -> str:
    """Return the address, within the page, of an anchor of a book."""
    return f"#{quote(id_of(anchor), safe='/.')}"


def written(root: Element) -> str:
    """Return a page as text."""
    return f"<!DOCTYPE html>\n{tostring(root, encoding='unicode', method='html')}\n"
