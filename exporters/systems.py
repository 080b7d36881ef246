"""What the exporters have of the systems: one record each, its parts loaded when they are asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from schemas.lazy import Lazy
from schemas.systems import SystemName, record_table

if TYPE_CHECKING:
    from exporters.book.look import Book
    from exporters.components.base import Component, FramesOf, Product
    from exporters.components.diagrams import Draws
    from exporters.components.evenings import Evenings
    from exporters.drawing.inks import Ink
    from exporters.layout.settings import ReferenceParts
    from exporters.text.inline_icons import IconSet
    from schemas.packs.packs import Pack


@dataclass(frozen=True)
class PaperSystem:
    """How a system looks on paper; None is what it has not, or not yet.

    `components` are its documents with a printed form, by kind; `products` what its kit is made of, by name and in
    the order of the kit; `icons` what its texts may name between colons; `frames` draws its battles, `diagrams` what
    chapters ask its rules, by the question; `book` is what its printed rulebook is made with, `reference` what pages
    of its quick reference may name, `evenings` what a scenario needs of its kit, `palette` the inks that looks change.
    """

    components: "Lazy[Mapping[str, Component]] | None" = None
    products: "Lazy[Mapping[str, Product]] | None" = None
    icons: "Lazy[IconSet] | None" = None
    frames: "Lazy[FramesOf] | None" = None
    diagrams: "Lazy[Mapping[str, Draws[Any]]] | None" = None
    book: "Lazy[Book] | None" = None
    reference: "Lazy[ReferenceParts] | None" = None
    evenings: "Lazy[Evenings] | None" = None
    palette: "Lazy[Mapping[str, Ink]] | None" = None


PAPER: Mapping[SystemName, PaperSystem] = record_table("exporters.games.{}.system:PAPER")
"""The record of each system that has something to print, in the order in which they are shown."""


FREE_COMPONENTS: "Lazy[Mapping[str, Component]]" = Lazy("exporters.cards.card:COMPONENTS")
FREE_PRODUCTS: "Lazy[Mapping[str, Product]]" = Lazy("exporters.cards.card:PRODUCTS")
"""Decks of the author's own, which any pack may hold."""


def paper_of(system: SystemName) -> PaperSystem:
    """Return what the exporters have of a system; nothing of one without a record."""
    return PAPER.get(system) or PaperSystem()


def components_of(system: SystemName) -> "Mapping[str, Component]":
    """Return the documents of a system with a printed form, by kind; those of decks of the author's own come last."""
    found = paper_of(system).components
    return {**(found() if found is not None else {}), **FREE_COMPONENTS()}


def products_of(system: SystemName) -> "Mapping[str, Product]":
    """Return what the kit of a system is made of, by name; nothing where there is nothing to print yet."""
    found = paper_of(system).products
    return found() if found is not None else {}


def products_in(pack: "Pack") -> "Mapping[str, Product]":
    """Return what the kit of a pack is made of, by name: that of its system, then decks of the author's own, if any."""
    products = products_of(pack.manifest.system)
    return products if pack.lacks("deck") else {**products, **FREE_PRODUCTS()}


def icons_of(system: SystemName) -> "IconSet | None":
    """Return the icons that texts of a system may name, None where it has none."""
    found = paper_of(system).icons
    return found() if found is not None else None


def palette_of(system: SystemName) -> "Mapping[str, Ink]":
    """Return the inks of a system that looks may change, by name; none of a game of an author's own."""
    found = paper_of(system).palette
    return found() if found is not None else {}


def frames_of(system: SystemName) -> "FramesOf | None":
    """Return what makes the frames of a system's battles, None where they cannot be drawn."""
    found = paper_of(system).frames
    return found() if found is not None else None
