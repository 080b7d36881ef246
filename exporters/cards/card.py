"""Cards of any game: a front and a back of the boxes of their deck, as pieces, and what is wrong on them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from exporters.cards.art import Arts, DeckArt
from exporters.cards.boxes import Face
from exporters.cards.filling import Filling
from exporters.components.base import Component, Drawn, PrintJob, Product, by_kind, by_name
from exporters.components.framing import composed
from exporters.drawing.display_list import Drawing, Rect
from exporters.drawing.inks import WHITE
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.diagnostics.diagnostics import Finding
from schemas.models.deck import Card, CardField, Deck, FieldValue

CARD: Final = "card"
DECK: Final = "deck"


@dataclass(frozen=True)
class Side:
    """A drawn side, and what is wrong with it at the deck, whatever the card says."""

    drawn: Drawn
    on_deck: tuple[Finding, ...] = ()


def side_of(name: str, fields: Mapping[str, FieldValue], art: DeckArt, setting: Setting, side: str) -> Side:
    """Return a side of a card of that name and these fields, with what is wrong at the card and at its deck."""
    made = Composition([Rect(*art.layout.full, fill=WHITE)], language=setting.language)
    face = Face(art.styles, Filling(fields, art.inks, art.icons), setting, art.home, made)
    for key, box, place in art.boxes[side]:
        face.draw(key, box, place, side)
    title = f"{art.deck.title} (back)" if side == "back" else f"{art.deck.title}: {fields.get('name') or name}"
    return Side(composed(name, title, art.layout, made), tuple(face.on_deck))


def art_of(card: Card, setting: Setting, *, back: bool = False) -> DeckArt:
    """Return the deck of a card as it is drawn on its front, or on its back.

    Raises:
        ValueError: the pack of the setting does not know it.
    """
    art = setting.pack.once(Arts).of(card.deck, None if back else card) if setting.pack else None
    if art is None:
        raise ValueError(f"a card must be of a deck of its pack, got {card.deck!r}")
    return art


def card_front(card: Card, setting: Setting) -> Drawn:
    """Return the front of a card."""
    return side_of(card.id, card.fields, art_of(card, setting), setting, "front").drawn


def card_back(card: Card, setting: Setting) -> Side:
    """Return the back of a card; it is the same object for all cards of a deck, unless it shows what they say.

    A look of the card alone is none of its back.
    """
    art = art_of(card, setting, back=True)
    if art.back_says_fields:
        return side_of(f"back-{card.id}", card.fields, art, setting, "back")
    drawn: Side | None = art.backs.get(setting.language)
    if drawn is None:
        drawn = art.backs[setting.language] = side_of(f"back-{art.deck.id}", {}, art, setting, "back")
    return drawn


def _back(card: Card, setting: Setting) -> Drawing:
    return card_back(card, setting).drawn.drawing


def deck_front(deck: Deck, setting: Setting) -> Drawn:
    """Return a card of a deck: the first that it has, or one whose fields say their names."""
    cards = (one.model for one in (setting.pack.of_kind(CARD) if setting.pack else ()))
    first = next((one for one in cards if isinstance(one, Card) and one.deck.rpartition(":")[2] == deck.id), None)
    fields = first.fields if first else {name: _sample(name, each) for name, each in deck.fields.items()}
    art = DeckArt.of(deck, setting.pack, setting.folder)
    side = side_of(deck.id, fields, art, setting, "front")
    return Drawn(side.drawn.drawing, (*art.findings(), *side.on_deck))


def deck_back(deck: Deck, setting: Setting) -> Drawing:
    """Return the back of a deck, whose fields say nothing."""
    art = DeckArt.of(deck, setting.pack, setting.folder)
    return side_of(f"back-{deck.id}", {}, art, setting, "back").drawn.drawing


def _sample(name: str, field: CardField) -> FieldValue:
    samples: dict[str, FieldValue] = {"number": field.least or 1, "list": field.of, "picture": ""}
    return samples.get(field.type, next(iter(field.of), name.replace("_", " ").capitalize()))


COMPONENTS: Final = by_kind(
    Component(CARD, card_front, _back, lambda card: card.copies), Component(DECK, deck_front, deck_back)
)
"""The documents of a deck with a printed form."""


def pieces(job: PrintJob) -> Iterator[Piece]:
    """Yield the cards of all decks, deck by deck and then by id, and note what is wrong on them and in the decks."""
    for deck in job.pack.of_kind(DECK):
        art = job.pack.once(Arts).of(deck.id)
        job.note(deck, tuple(art.findings()) if art else ())
    made = (_piece(job, document) for document in job.pack.of_kind(CARD))
    yield from sorted(made, key=lambda piece: piece.deck)


def _piece(job: PrintJob, document: Any) -> Piece:
    card, setting, key = document.model, job.setting_of(document), f"{CARD}/{document.id}"
    art, deck = art_of(card, setting), job.pack.find(DECK, card.deck)
    front = side_of(card.id, card.fields, art, setting, "front")
    back = card_back(card, job.setting_of(document, back=True))
    job.note(document, (*front.drawn.findings, *back.drawn.findings), key)
    if deck is not None:
        job.note(deck, (*art.findings(), *front.on_deck, *back.on_deck), key)
    behind = back.drawn.drawing if art.boxes["back"] else None
    return Piece(front.drawn.drawing, behind, key, f"back-{art.deck.id}", card.copies)


PRODUCTS: Final = by_name(Product("decks", "Decks of your own", pieces))
"""What is made of the decks of a pack."""
