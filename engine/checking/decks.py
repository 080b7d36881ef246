"""What can be wrong with a deck of any game and its cards: fields, colours and styles that are named and not there."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from engine.checking.check import check, mistake
from engine.checking.looks import palette_of, styles_of
from schemas.base import PICTURE_PATTERN
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.diagnostics.wording import did_you_mean
from schemas.models.deck import MARK, Card, CardField, Deck, FieldValue, IconBox, PictureBox, Placed, QrBox, TextBox
from schemas.packs.packs import Pack

BUILT_IN_STYLES: Final = ("title", "heading", "body", "flavour", "number", "small")
"""Styles that every deck has."""

COLOURED: Final = ("colour", "fill", "fade", "line")
"""The keys of boxes and styles that name colours."""

SUITED: Final[Mapping[str, frozenset[str]]] = {
    "text": frozenset({"text", "number", "list", "choice"}),
    "code": frozenset({"text", "number", "choice"}),
    "count": frozenset({"number"}),
    "icon": frozenset({"choice", "list", "text"}),
    "picture": frozenset({"picture"}),
    "colour": frozenset({"choice"}),
}
"""What type of field each use of one takes."""


def fields_in(text: str) -> list[str]:
    """Return the names of the fields that a text has in braces, in their order."""
    return [name for name, _signed in re.findall(MARK, text)]


def boxes_of(deck: Deck) -> Iterator[tuple[Location, Placed]]:
    """Yield the boxes of both sides, each with its place."""
    for side in ("front", "back"):
        yield from (((side, name), box) for name, box in getattr(deck, side).items())


def uses_of(deck: Deck) -> Iterator[tuple[Location, str, str]]:
    """Yield what names a field: its place, the use (a key of `SUITED`), and the name."""
    for at, box in boxes_of(deck):
        yield from (((*at, "when", name), "", name) for name in box.when)
        yield from _uses_in(at, box)
    for name, style in deck.styles.items():
        yield from ((("styles", name, "colour"), "colour", each) for each in fields_in(style.colour or ""))


def _uses_in(at: Location, box: Placed) -> Iterator[tuple[Location, str, str]]:
    texts = {
        "text": box.text if isinstance(box, TextBox) else "",
        "code": box.code if isinstance(box, QrBox) else "",
        "icon": box.icon if isinstance(box, IconBox) else "",
        "count": str(box.count) if isinstance(box, IconBox) else "",
        "picture": box.picture if isinstance(box, PictureBox) else "",
    }
    for key, text in texts.items():
        yield from (((*at, key), key, name) for name in fields_in(text))
    for key in COLOURED:
        yield from (((*at, key), "colour", name) for name in fields_in(getattr(box, key, None) or ""))


@check("unknown-field")
def unknown_fields(deck: Deck) -> Iterator[Finding]:
    """A box names a field that the deck has not.

    A name in braces stands for one of the `fields` of the deck, and `when` asks what fields say. There is none of this
    name, so no card could fill it in.
    """
    for at, _use, name in uses_of(deck):
        if name not in deck.fields:
            yield mistake(at, f"the deck has no field `{name}`", did_you_mean(name, deck.fields) or "add it to fields")


@check("unsuited-field")
def unsuited_fields(deck: Deck) -> Iterator[Finding]:
    """A field is used for what its type cannot be.

    The `count` of icons is a number, a picture is a field of the type `picture`, and colours are named by a choice.
    """
    for at, use, name in uses_of(deck):
        field, suited = deck.fields.get(name), SUITED.get(use, frozenset())
        if field is not None and suited and field.type not in suited:
            message = f"`{name}` is a field of the type `{field.type}`, which is no {use}"
            yield mistake(at, message, f"use a field of the type {' or '.join(sorted(suited))}")


@check("never-so")
def never_so(deck: Deck) -> Iterator[Finding]:
    """A box waits for what a field never says.

    `when` asks for a value that no card can give this field, so the box would never be drawn.
    """
    for at, box in boxes_of(deck):
        for name, wanted in box.when.items():
            field = deck.fields.get(name)
            odd = [value for value in _each(wanted) if field is not None and _wrong(value, field, asked=True)]
            if field is not None and odd:
                hint = did_you_mean(str(odd[0]), field.of) or "ask for `true` or `false`, or for a value it can have"
                yield mistake((*at, "when", name), f"no card has `{odd[0]}` in its field `{name}`", hint)


@check("unknown-colour")
def unknown_colours(deck: Deck, pack: Pack) -> Iterator[Finding]:
    """A colour is named that the palette has not.

    Colours are `#RRGGBB` or names of the `palette`, of the deck or of its look; `ink` and `paper` are there already. A
    field that is a choice names a colour by what it says, so each of its choices has to be in the palette.
    """
    known = palette_of(deck, pack)
    for at, written in _colours(deck):
        for name in _named(written, deck.fields):
            if name not in known:
                yield mistake(at, f"the palette has no colour `{name}`", did_you_mean(name, known))


def _colours(deck: Deck) -> Iterator[tuple[Location, str]]:
    """Yield every colour as it is written, each with its place."""
    styles = ((("styles", name), style) for name, style in deck.styles.items())
    for at, part in (*styles, *boxes_of(deck)):
        yield from (((*at, key), said) for key in COLOURED if (said := getattr(part, key, None)))


def _named(written: str, fields: Mapping[str, CardField]) -> Collection[str]:
    """Return the names that a colour may come to."""
    by_field = fields_in(written)
    if by_field:
        return fields[by_field[0]].of if by_field[0] in fields else ()
    return () if written.startswith("#") else (written,)


@check("unknown-style")
def unknown_styles(deck: Deck, pack: Pack) -> Iterator[Finding]:
    """A text goes by a style that there is not.

    Styles are those of the deck and its look, and those that every deck has: title, heading, body, flavour, number,
    small.
    """
    known = {*BUILT_IN_STYLES, *styles_of(deck, pack)}
    for at, box in boxes_of(deck):
        if isinstance(box, TextBox) and box.style is not None and box.style not in known:
            yield mistake((*at, "style"), f"there is no style `{box.style}`", did_you_mean(box.style, known))


@check("field-not-in-deck")
def fields_not_in_deck(card: Card, pack: Pack) -> Iterator[Finding]:
    """A card fills in a field that its deck has not.

    The names of fields are those under `fields` of the deck; this one would be printed nowhere.
    """
    deck = deck_of(card, pack)
    for name in card.fields if deck else ():
        if deck and name not in deck.fields:
            message = f"the deck `{card.deck}` has no field `{name}`"
            yield mistake(
                ("fields", name), message, did_you_mean(name, deck.fields) or "add it to the deck", at_key=True
            )


@check("field-missing")
def fields_missing(card: Card, pack: Pack) -> Iterator[Finding]:
    """A card leaves out a field that its deck asks for.

    Every field of the deck has to be filled in, but those that are `optional`.
    """
    deck = deck_of(card, pack)
    for name, field in deck.fields.items() if deck else ():
        if not field.optional and name not in card.fields:
            hint = f"write `{name}: ...` below fields, or make it optional in the deck"
            yield mistake(("fields",), f"the card has no `{name}`, a {field.type}", hint)


@check("unsuited-value")
def unsuited_values(card: Card, pack: Pack) -> Iterator[Finding]:
    """A field of a card says what its type cannot be.

    The deck says for each field whether it is words, a number and how large, a list, a picture, or one of some names.
    """
    deck = deck_of(card, pack)
    for name, value in card.fields.items() if deck else ():
        field = deck.fields.get(name) if deck else None
        if field is not None and (wrong := _wrong(value, field)):
            yield mistake(("fields", name), f"`{name}` {wrong}", did_you_mean(str(value), field.of) or "see the deck")


def deck_of(card: Card, pack: Pack) -> Deck | None:
    """Return the deck of a card, None where the pack does not know it."""
    return pack.named("deck", card.deck, Deck)


def _each(value: FieldValue) -> Iterable[bool | int | str]:
    return value if isinstance(value, tuple) else (value,)


def _wrong(value: FieldValue, field: CardField, *, asked: bool = False) -> str:
    """Return what is wrong with a value of a field, "" if nothing; one that is `asked` for may be `true` or `false`."""
    if isinstance(value, bool):
        return "" if asked else "is yes or no: write words in quotes"
    if field.type == "number":
        return _wrong_number(value, field)
    if field.type == "list":
        entries = (value,) if asked and isinstance(value, str) else value
        return _wrong_name(entries, field) if isinstance(entries, tuple) else "is a list: write `[one, two]`"
    if not isinstance(value, str):
        return f"is {'a list' if isinstance(value, tuple) else 'a number'}, not a {field.type}"
    if field.type == "picture":
        is_path = asked or re.search(PICTURE_PATTERN, value)
        return "" if is_path else "is no path of a picture in the pack: `pictures/moon.png`"
    return _wrong_name((value,), field)


def _wrong_number(value: FieldValue, field: CardField) -> str:
    if not isinstance(value, int):
        return "is no whole number"
    if field.least is not None and value < field.least:
        return f"is {value}; the least is {field.least}"
    return f"is {value}; the most is {field.most}" if field.most is not None and value > field.most else ""


def _wrong_name(names: Iterable[str], field: CardField) -> str:
    odd = next((name for name in names if field.of and name not in field.of), None)
    return "" if odd is None else f"is `{odd}`, which is none of those to choose from"


DECK_CHECKS: Final = (
    unknown_fields,
    unsuited_fields,
    never_so,
    unknown_colours,
    unknown_styles,
    fields_not_in_deck,
    fields_missing,
    unsuited_values,
)
"""The checks of decks and their cards, the same for every system."""
