"""Which look a document is drawn in, the nearest one; and what can be wrong with looks."""

from collections.abc import Iterator
from typing import Final

from engine.checking.check import check, mistake
from schemas.contrast import contrast
from schemas.diagnostics.diagnostics import Finding
from schemas.diagnostics.wording import did_you_mean
from schemas.kinds import PROSE, UNPLAYED, kinds_of
from schemas.models.deck import Card, Deck
from schemas.models.look import EVERYTHING, Look
from schemas.packs.packs import Loaded, Pack

LOOK: Final = "look"
BUILT_IN_COLOURS: Final = {"ink": "#1B1B1F", "paper": "#FFFFFF"}
"""Colours that every deck has, unless its palette or its look says otherwise."""

LEAST_CONTRAST: Final = 4.5
"""What WCAG 2.2 asks of type."""

Names = tuple[str | None, str]
"""What names the look of something: the look itself if it says one, and what looks call it."""


def card_names(card: Card) -> tuple[Names, ...]:
    """Return what names the look of a card alone."""
    return ((card.look, f"card/{card.id}"),)


def deck_names(deck: Deck) -> tuple[Names, ...]:
    """Return what names the look of a deck, and of its cards without one of their own, the nearest first."""
    return ((deck.look, f"deck/{deck.id}"), (None, "card"), (None, "deck"), (None, EVERYTHING))


def look_of(pack: Pack, *names: Names) -> Loaded | None:
    """Return the look that the first of some names leads to, None for none.

    Of looks that apply to the same, one of the pack stands before those of the packs that it extends.
    """
    if pack.lacks(LOOK):
        return None
    looks = pack.of_kind(LOOK)
    own = [*(one for one in looks if one.pack_id == pack.manifest.id), *looks]
    for said, target in names:
        named = pack.find(LOOK, said) if said is not None else None
        found = named or next((one for one in own if target in _targets(one)), None)
        if found is not None:
            return found
    return None


def look_of_document(pack: Pack, document: Loaded, *, back: bool = False) -> Loaded | None:
    """Return the nearest look of a document: its own, its deck's, that of its kind, or that of the pack.

    Its back never wears its own: a card that could be told by its back would be marked.
    """
    model = document.model
    own: tuple[Names, ...] = ((None, f"{document.kind}/{document.id}"),)
    shared: tuple[Names, ...] = ((None, document.kind), (None, EVERYTHING))
    if isinstance(model, Deck):
        own, shared = (), deck_names(model)
    elif isinstance(model, Card):
        deck = pack.named("deck", model.deck, Deck)
        own, shared = card_names(model), deck_names(deck) if deck else shared
    return look_of(pack, *(() if back else own), *shared)


def as_look(found: Loaded | None) -> Look | None:
    """Return the look that a document is; None where there is no document, or it is none."""
    return found.model if found is not None and isinstance(found.model, Look) else None


def deck_look(deck: Deck, pack: Pack) -> Look | None:
    """Return the look of a deck, and of its cards without one of their own; None for none."""
    return as_look(look_of(pack, *deck_names(deck)))


def _targets(loaded: Loaded) -> tuple[str, ...]:
    look = as_look(loaded)
    return look.applies_to if look else ()


def palette_of(deck: Deck, pack: Pack) -> dict[str, str]:
    """Return the colours of a deck by their names: its own before those of its look."""
    look = deck_look(deck, pack)
    return {**BUILT_IN_COLOURS, **(look.palette if look else {}), **deck.palette}


def styles_of(deck: Deck, pack: Pack) -> set[str]:
    """Return the names of the styles that a deck has by itself and by its look."""
    look = deck_look(deck, pack)
    return {*deck.styles, *(look.styles if look else ())}


@check("look-of-nothing")
def looks_of_nothing(look: Look, pack: Pack) -> Iterator[Finding]:
    """A look applies to what there is not.

    `applies_to` names `pack` for everything, a kind of document, such as `mission_card`, or one document by its kind
    and its id: `deck/night_market`. This is none of them, so nothing would be drawn in the look.
    """
    kinds = {name for name in kinds_of(pack.manifest.system) if name not in UNPLAYED - PROSE} - PROSE
    kinds |= {EVERYTHING, "deck", "card"}
    for at, target in enumerate(look.applies_to):
        kind, _, name = target.partition("/")
        if kind not in kinds or (kind == EVERYTHING and name):
            message = f"there is no kind `{kind}` that is drawn"
            yield mistake(("applies_to", at), message, did_you_mean(kind, kinds) or "name `pack`, a kind or a document")
        elif name and pack.find(kind, name) is None:
            known = [one.id for one in pack.of_kind(kind)]
            yield mistake(("applies_to", at), f"there is no {kind} `{name}`", did_you_mean(name, known) or "name one")


@check("two-looks")
def two_looks(look: Look, pack: Pack) -> Iterator[Finding]:
    """Two looks apply to the same.

    The nearest look wins: that of a document before that of its deck, its kind and the pack. Of two looks of one pack
    for the very same, only the first by its id would ever be seen.
    """
    others = [one for one in pack.of_kind(LOOK) if one.pack_id == pack.manifest.id and one.id < look.id]
    for at, target in enumerate(look.applies_to):
        first = next((one.id for one in others if target in _targets(one)), None)
        if first is not None:
            yield mistake(("applies_to", at), f"`{first}` applies to `{target}` already", "let one of them go")


@check("font-not-listed")
def fonts_not_listed(look: Look, pack: Pack) -> Iterator[Finding]:
    """A look names a font that the pack does not list.

    `fonts` of `pack.yaml` says of each font who made it and under which licence, which stands among the credits. A look
    takes its faces from there.
    """
    listed = [font.file for font in pack.manifest.fonts]
    for name, face in look.faces.items():
        if face.font is not None and face.font not in listed:
            hint = did_you_mean(face.font, listed) or "list it with its authors and its licence"
            yield mistake(("faces", name, "font"), f"`{face.font}` is not among the fonts of pack.yaml", hint)


@check("pale-ink")
def pale_inks(look: Look) -> Iterator[Finding]:
    """The ink of a look hardly stands out from its paper.

    Texts are read in `ink` on `paper`, and 4.5 to 1 is the least contrast that can be read by most (WCAG 2.2). What
    other colours come to lie on each other is looked at when cards are drawn.
    """
    inks = {**BUILT_IN_COLOURS, **look.palette}
    found = contrast(inks["ink"], inks["paper"])
    if found < LEAST_CONTRAST:
        at = next(name for name in ("ink", "paper") if name in look.palette)
        message = f"`ink` is {inks['ink']} on {inks['paper']}, a contrast of {found:.1f} to 1"
        yield mistake(("palette", at), message, f"{LEAST_CONTRAST:g} to 1 is the least")


@check("look-without-colour")
def looks_without_colour(look: Look) -> Iterator[Finding]:
    """A look names a colour that its palette has not.

    The frame and the styles of a look are in colours of its own `palette`, in `ink` or `paper`, or in `#RRGGBB`.
    """
    known = {**BUILT_IN_COLOURS, **look.palette}
    styles = ((("styles", name, "colour"), style.colour) for name, style in look.styles.items())
    frame = [(("frame", "colour"), look.frame.colour)] if look.frame else []
    for at, colour in (*frame, *styles):
        if colour and not colour.startswith(("#", "{")) and colour not in known:
            yield mistake(at, f"the palette has no colour `{colour}`", did_you_mean(colour, known) or "add it")


LOOK_CHECKS: Final = (looks_of_nothing, two_looks, fonts_not_listed, pale_inks, looks_without_colour)
"""The checks of looks, the same for every system."""
