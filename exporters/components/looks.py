"""The looks of a pack as its pieces wear them, and a pack of which everything is drawn in one."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import cast

from engine.checking.decks import BUILT_IN_STYLES
from engine.checking.looks import BUILT_IN_COLOURS, LOOK, as_look, deck_look, look_of, look_of_document
from exporters.drawing.inks import Ink
from exporters.faces.fallbacks import scripts_are_installed
from exporters.faces.fonts import FontError, OwnFace, read_font
from exporters.findings import finding
from exporters.layout.looks import FACES, FREE, Worn, ink_of, owner_of
from exporters.systems import palette_of
from schemas.diagnostics.diagnostics import Finding
from schemas.diagnostics.wording import did_you_mean
from schemas.models.deck import Card, Deck
from schemas.models.look import EVERYTHING, Look, LookFace
from schemas.packs.packs import Loaded, Pack


class Looks:
    """The looks of a pack as its pieces wear them, each made when it is asked for first."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._made: dict[tuple[str, str], Worn] = {}

    def of(self, document: Loaded, *, back: bool = False) -> Worn | None:
        """Return the nearest look of a document, or that of its back, None for none."""
        return self.worn(look_of_document(self._pack, document, back=back))

    def of_all(self) -> Worn | None:
        """Return the look of what is drawn of no document, None for none."""
        return self.worn(look_of(self._pack, (None, EVERYTHING)))

    def worn(self, found: Loaded | None) -> Worn | None:
        """Return a look as it is worn."""
        look = as_look(found)
        if found is None or look is None:
            return None
        key = (found.pack_id, found.id)
        if key not in self._made:
            faces = {FACES[name]: one for name, face in look.faces.items() if (one := self._face(found, face))}
            inks = _inks(look, palette_of(self._pack.manifest.system))
            self._made[key] = Worn(found, look, faces, inks)
        return self._made[key]

    def findings(self) -> Iterator[tuple[Loaded, Finding]]:
        """Yield what is wrong with looks whatever is drawn in them, each with its document."""
        for document in self._pack.of_kind(LOOK):
            look = cast("Look", document.model)
            for one in (*_faceless(look), *self._strange_inks(look)):
                yield document, one

    def _face(self, found: Loaded, face: LookFace) -> OwnFace | None:
        """Return a face; None where its font cannot be used, which is said of the manifest."""
        like = FACES[face.like] if face.like else None
        owner = owner_of(self._pack, found.pack_id)
        if face.font is None or owner is None:
            return OwnFace(None, like, face.scale)
        try:
            return OwnFace(read_font(owner.folder, face.font), None, face.scale)
        except FontError:
            return None

    def _strange_inks(self, look: Look) -> Iterator[Finding]:
        """Yield the colours that neither the game nor a deck has a use for."""
        decks = [one.model for one in self._pack.of_kind("deck") if isinstance(one.model, Deck)]
        cards = [one.model for one in self._pack.of_kind("card") if isinstance(one.model, Card)]
        freely = any(deck.look for deck in decks) or any(card.look for card in cards)
        if freely or any(target.startswith((*FREE, EVERYTHING)) for target in look.applies_to):
            return
        known = palette_of(self._pack.manifest.system)
        for name in look.palette:
            if look.applies_to and name not in known:
                message = f"nothing of this game is drawn in a colour `{name}`"
                yield finding("colour-of-nothing", ("palette", name), message, did_you_mean(name, known), at_key=True)


def only_in(pack: Pack, name: str) -> Pack:
    """Return a pack of which everything is drawn in one of its looks, by its id.

    Raises:
        ValueError: it has no such look.
    """
    chosen = pack.find(LOOK, name)
    if chosen is None:
        known = ", ".join(one.id for one in pack.of_kind(LOOK)) or "none"
        raise ValueError(f"no look {name!r}; there are: {known}")
    return _all_in(pack, chosen, pack)


def _all_in(pack: Pack, chosen: Loaded, whole: Pack) -> Pack:
    documents = tuple(_as_if_only(one, chosen, whole) for one in pack.documents)
    return replace(pack, documents=documents, base=_all_in(pack.base, chosen, whole) if pack.base else None)


def _as_if_only(document: Loaded, chosen: Loaded, whole: Pack) -> Loaded:
    """Return a document as if there were one look, which applies to everything."""
    changes: dict[str, object] = {}
    if isinstance(document.model, Look):
        changes = {"applies_to": (EVERYTHING,) if document is chosen else ()}
    elif isinstance(document.model, Deck):
        changes = _without_look(document.model, cast("Look", chosen.model), whole)
    elif isinstance(document.model, Card) and document.model.look:
        changes = {"look": None}
    return replace(document, model=document.model.model_copy(update=changes)) if changes else document


def _without_look(deck: Deck, chosen: Look, pack: Pack) -> dict[str, object]:
    """Return what changes on a deck that loses its look: names of that which the chosen one lacks become its own."""
    own = deck_look(deck, pack)
    if own is None:
        return {}
    palette, styles = {**BUILT_IN_COLOURS, **chosen.palette}, {*BUILT_IN_STYLES, *chosen.styles}
    inks = {name: colour for name, colour in own.palette.items() if name not in palette}
    ways = {name: style for name, style in own.styles.items() if name not in styles}
    return {"look": None, "palette": {**inks, **deck.palette}, "styles": {**ways, **deck.styles}}


def _faceless(look: Look) -> Iterator[Finding]:
    """Yield the faces that cannot be set here."""
    if scripts_are_installed():
        return
    for name, face in look.faces.items():
        if face.font is not None:
            message = f"`{face.font}` cannot be set; the shipped face stands in its place"
            hint = "install what sets faces of your own: pip install 'musterpress[scripts]'"
            yield finding("look-face-not-set", ("faces", name, "font"), message, hint)


def _inks(look: Look, shipped: Mapping[str, Ink]) -> dict[Ink, Ink]:
    """Return the inks of a game that a look changes; one of the same colour on screen keeps its plates."""
    changed = {name: colour for name, colour in look.palette.items() if name in shipped}
    return {
        shipped[name]: ink_of(colour) for name, colour in changed.items() if colour.lower() != shipped[name].hex.lower()
    }
