"""What a deck is drawn with, made once: its size, inks, icons and boxes; and what is wrong with these by themselves."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from engine.checking.decks import fields_in
from engine.checking.looks import as_look, card_names, deck_look, look_of
from exporters.cards.setting import icons_for, inks_of, layout_of, own_icons, place_of, settings_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import Ink
from exporters.findings import finding
from exporters.layout.files import EPSILON_MM, Layout, length_mm
from exporters.layout.looks import owner_of
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.models.deck import Card, Deck, IconBox, PictureBox, ShapeBox, TypeSetting
from schemas.models.look import Look
from schemas.packs.packs import Pack

SIDES: Final = ("front", "back")


@dataclass(frozen=True, eq=False)
class DeckArt:
    """A deck as it is drawn; `home` is the folder of its pack, `backs` those that are drawn, by language."""

    deck: Deck
    layout: Layout
    inks: Mapping[str, Ink]
    styles: Mapping[str, tuple[TypeSetting, ...]]
    icons: Mapping[str, Symbol]
    boxes: Mapping[str, tuple[tuple[str, Any, Box], ...]]
    home: Path | None = None
    backs: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, deck: Deck, pack: Pack | None, home: Path | None, nearer: Look | None = None) -> "DeckArt":
        """Return what a deck is drawn with in a pack; what is wrong with it is left out.

        What the deck says itself stands before its look; a `nearer` look is that of a card, and stands before both.
        """
        look = deck_look(deck, pack) if pack else None
        said = [one for one in (look, deck, nearer) if one is not None]
        icons = icons_for(deck, pack.manifest.system if pack else "")
        boxes = {side: tuple((name, box, place_of(box)) for name, box in getattr(deck, side).items()) for side in SIDES}
        inks, styles = inks_of(*(one.palette for one in said)), settings_of(*(one.styles for one in said))
        return cls(deck, layout_of(deck, look), inks, styles, icons, boxes, home)

    @property
    def back_says_fields(self) -> bool:
        """Whether the back shows what a card says, so that each card has its own."""
        return any(box.when or any(map(fields_in, _written(box))) for _, box, _ in self.boxes["back"])

    def findings(self) -> Iterator[Finding]:
        """Yield what is wrong with icons and boxes, whatever cards say."""
        yield from own_icons(self.deck)[1]
        for side, boxes in self.boxes.items():
            for name, box, place in boxes:
                yield from self._misplaced((side, name), box, place)

    def _misplaced(self, at: Location, box: Any, place: Box) -> Iterator[Finding]:
        full, trim = self.layout.full, self.layout.trim
        safe = trim.inset(length_mm(self.deck.safe, None))
        if place.width < EPSILON_MM or place.height < EPSILON_MM:
            message = f"the box `{at[-1]}` would be {place.width:g} x {place.height:g} mm large"
            yield finding("box-empty", at, message, "give it a width and a height, or leave it out")
        elif not _within(place, full):
            message = f"the box `{at[-1]}` reaches {_over(place, full):.2g} mm beyond the bleed of the card"
            yield finding("box-outside", at, message, f"keep it within {_span(full)}")
        elif isinstance(box, PictureBox | ShapeBox) or (isinstance(box, IconBox) and not _within(place, trim)):
            yield from self._short(at, place)
        elif box.type != "rule" and not _within(place, safe):
            message = f"the box `{at[-1]}` comes {_over(place, safe):.2g} mm too near the cut"
            yield finding("box-unsafe", at, message, f"keep it within {_span(safe)}")

    def _short(self, at: Location, place: Box) -> Iterator[Finding]:
        """Yield that a shape reaches an edge of the card and does not go on to the end of the bleed."""
        full, trim = self.layout.full, self.layout.trim
        sides = {
            "left": (trim.x - place.x, place.x - full.x),
            "upper": (trim.y - place.y, place.y - full.y),
            "right": (place.right - trim.right, full.right - place.right),
            "lower": (place.bottom - trim.bottom, full.bottom - place.bottom),
        }
        for side, (over, left) in sides.items():
            if over >= -EPSILON_MM and left > EPSILON_MM:
                message = f"`{at[-1]}` reaches the {side} edge and ends {left:.2g} mm before the bleed does"
                yield finding("box-short-of-bleed", at, message, f"let it go on to {_span(full)}")


def _written(box: Any) -> tuple[str, ...]:
    """Return what a box says that may name fields."""
    keys = ("text", "code", "icon", "count", "picture", "colour", "fill", "fade", "line")
    return tuple(str(value) for key in keys if (value := getattr(box, key, None)))


def _within(place: Box, around: Box) -> bool:
    return _over(place, around) <= EPSILON_MM


def _over(place: Box, around: Box) -> float:
    """Return how far a place reaches out of another at most, negative if it lies within."""
    return max(around.x - place.x, around.y - place.y, place.right - around.right, place.bottom - around.bottom)


def _span(box: Box) -> str:
    return f"{box.x:g} to {box.right:g} mm across and {box.y:g} to {box.bottom:g} mm down"


class Arts:
    """The decks of a pack as they are drawn, each made when it is asked for first."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._made: dict[tuple[str, str], DeckArt] = {}

    def of(self, reference: str, card: Card | None = None) -> DeckArt | None:
        """Return the deck that `id` or `pack:id` names as it is drawn, None if the pack does not know it.

        A card may have a look of its own.
        """
        found = self._pack.find("deck", reference)
        own = look_of(self._pack, *card_names(card)) if card else None
        key = (reference, f"{own.pack_id}:{own.id}" if own else "")
        if key not in self._made and found is not None and isinstance(found.model, Deck):
            owner = owner_of(self._pack, found.pack_id)
            home = owner.folder if owner else None
            self._made[key] = DeckArt.of(found.model, self._pack, home, as_look(own))
        return self._made.get(key)
