"""Diagrams: what the rules of a game answer, drawn by the game's own code from a figure of a chapter."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from exporters.components import diagram_words
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Drawing, Group, Item, Matrix, Point, Rect, Stroke, Text
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import after, moved, shift
from exporters.findings import finding
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.diagnostics.wording import did_you_mean
from schemas.kinds import kinds_of
from schemas.models.rulebook import Diagram, PieceAt
from schemas.packs.packs import Pack

LOOKER: Final = "looker"
TARGET: Final = "target"
WIDE_MM: Final = 84.0
"""How wide a diagram is at most."""

CHIP_PT_PER_MM: Final = 3.4
"""Size of the words on a disc for each millimetre of its radius."""

NAMING: Final = frozenset({"map", "card"})
"""Fields that name a document."""

NEEDED: Final = {
    "at": "say where it stands: at: [18, 20]",
    "point": "say on which point it stands: point: F-H-20",
    "faces": "say where it faces, in degrees clockwise from north: faces: 60",
    "card": "say who or what it is, by the id of a document: card: ranger",
    "number": "say the number that the question asks for: number: 2",
}
"""How a field is said that a piece needs."""

Area = tuple[int, int, int, int]
"""Edges of a part of a map: west, south, east, north."""

D = TypeVar("D", bound=Document)


class DiagramFault(Exception):
    """A diagram cannot be drawn for what stands at a place of it; a hint says what would do."""

    def __init__(self, message: str, *at: str | int, hint: str = "") -> None:
        super().__init__(message)
        self.at: Location = at
        self.hint = hint


class Answer(NamedTuple):
    """What is drawn of an answer, and the same in words."""

    items: tuple[Item, ...]
    words: str

    def on_grid(self, language: str) -> "Answer":
        """Return the same, its words with how places are counted."""
        return self._replace(words=diagram_words.on_grid(self.words, language))


P = TypeVar("P")
Q = TypeVar("Q")


@dataclass(frozen=True)
class Draws(Generic[Q]):
    """How a game draws what a diagram asks: what it is asked of, what the question needs of it, and the drawing.

    `ask` and `needs` raise DiagramFault for all that a diagram says and there is not, without the work of an answer;
    what `needs` returns is for the question itself. `draw` is told the language of the words.
    """

    ask: Callable[[Diagram, Pack], Q]
    needs: Callable[[Q], object]
    draw: Callable[[Q, str], Drawing]


def nothing(_question: object) -> None:
    """Need nothing."""


def piece_of(diagram: Diagram, name: str) -> PieceAt:
    """Return a piece of a diagram.

    Raises:
        DiagramFault: there is no such piece.
    """
    piece = next((one for one in diagram.pieces if one.name == name), None)
    if piece is None:
        hint = did_you_mean(name, [one.name for one in diagram.pieces]) or f"add a piece of the name `{name}`"
        raise DiagramFault(f"a diagram of `{diagram.asks}` has a piece `{name}`", "pieces", hint=hint)
    return piece


def misfit(diagram: Diagram, name: str, field: str, message: str, hint: str) -> DiagramFault:
    """Return that a field of a piece of a diagram says what there is not."""
    return DiagramFault(
        f"`{name}` {message}", "pieces", diagram.pieces.index(piece_of(diagram, name)), field, hint=hint
    )


def both_ends(diagram: Diagram, start: P, end: P, field: str) -> tuple[P, P]:
    """Return both ends of a line.

    Raises:
        DiagramFault: they stand at one place, which a field says.
    """
    if start == end:
        raise misfit(diagram, TARGET, field, "stands where the line begins", "a line leads from one place to another")
    return start, end


def told(diagram: Diagram, name: str, field: str) -> Any:
    """Return what a piece of a diagram says in a field.

    Raises:
        DiagramFault: there is no such piece, or it does not say so.
    """
    piece = piece_of(diagram, name)
    value = getattr(piece, field)
    if value is None:
        at = ("pieces", diagram.pieces.index(piece), "name")
        raise DiagramFault(f"`{name}` needs `{field}`", *at, hint=NEEDED[field])
    return value


def place_of(diagram: Diagram, name: str) -> Point:
    """Return where a piece of a diagram stands, as its game counts.

    Raises:
        DiagramFault: there is no such piece, or it stands nowhere.
    """
    place: Point = told(diagram, name, "at")
    return place


def place_within(diagram: Diagram, name: str, size_in: Point, whole: str) -> Point:
    """Return where a piece of a diagram stands, in inches from west and south of a whole of a size.

    Raises:
        DiagramFault: there is no such piece, or it stands nowhere, or beside the whole.
    """
    place = place_of(diagram, name)
    if not (0 <= place[0] <= size_in[0] and 0 <= place[1] <= size_in[1]):
        raise misfit(diagram, name, "at", f"stands beside the {whole}", "say inches from west and south")
    return place


def map_of(diagram: Diagram, pack: Pack, kind: str, model: type[D]) -> D:
    """Return the map of a diagram.

    Raises:
        DiagramFault: it has none, or there is no such map.
    """
    said = kind.replace("_", " ")
    if diagram.map is None:
        raise DiagramFault(f"a diagram of `{diagram.asks}` needs a map", "asks", hint=f"name a {said}: map: ...")
    found = pack.named(kind, diagram.map, model)
    if found is None:
        hint = did_you_mean(diagram.map, [document.id for document in pack.of_kind(kind)]) or f"name a {said}"
        raise DiagramFault(f"there is no {said} `{diagram.map}`", "map", hint=hint)
    return found


def area_of(diagram: Diagram, whole: Area) -> Area:
    """Return the part of a map that a diagram shows, by its edges; all of the map if it names none.

    Raises:
        DiagramFault: it is no part of the whole.
    """
    area = west, south, east, north = diagram.area or whole
    if not (whole[0] <= west < east <= whole[2] and whole[1] <= south < north <= whole[3]):
        message = (
            f"the map reaches from {whole[0]} to {whole[2]} eastwards and from {whole[1]} to {whole[3]} northwards"
        )
        raise DiagramFault(message, "area", hint="say its edges: west, south, east, north")
    return area


def grid(area: Area, pitch: int, first: int) -> Iterator[tuple[int, int]]:
    """Yield places of a part of a map, a pitch apart; the `first` so far from west and south, all within if it is."""
    west, south, east, north = area
    beyond = int(first == 0)
    for x in range(west + first, east + beyond, pitch):
        yield from ((x, y) for y in range(south + first, north + beyond, pitch))


def card_of(diagram: Diagram, name: str, pack: Pack, *kinds: str) -> Any:
    """Return the document that a piece of a diagram is, which is of one of some kinds.

    Raises:
        DiagramFault: there is no such piece, it names none, or there is none of that name.
    """
    card: str = told(diagram, name, "card")
    found = next((document for kind in kinds if (document := pack.find(kind, card)) is not None), None)
    if found is None:
        known = [document.id for kind in kinds for document in pack.of_kind(kind)]
        hint = did_you_mean(card, known) or f"there are: {', '.join(known)}"
        said = " or ".join(kind.replace("_", " ") for kind in kinds)
        raise misfit(diagram, name, "card", f"is no {said}: `{card}`", hint)
    return found.model


def chips(answers: Mapping[Point, str], radius_mm: float, ink: Ink, face: TextStyle) -> Iterator[Item]:
    """Yield words, by where they are said, each in an ink on a white disc of a radius."""
    made, style = Composition(), face._replace(fill=ink).sized(radius_mm * CHIP_PT_PER_MM)
    yield Dots(tuple(answers), radius_mm, WHITE)
    for (x, y), words in answers.items():
        made.write_if_room(words, Box(x - 2 * radius_mm, y - radius_mm, 4 * radius_mm, 2 * radius_mm), style)
    yield from made.items


def discs(centres: Iterable[Point], radius_mm: float, ink: Ink) -> Iterator[Item]:
    """Yield discs of an ink, if there are any."""
    if found := tuple(centres):
        yield Dots(found, radius_mm, ink)


def on_ground(ground: Iterable[Item], answer: Answer, title: str, language: str) -> Answer:
    """Return an answer drawn on the ground of a map, with the map's title in its words."""
    return Answer((*ground, *answer.items), diagram_words.on_map(title, answer.words, language))


def framed(diagram: Diagram, title: str, answer: Answer, size_mm: Point, ink: Ink) -> Drawing:
    """Return a drawing of a diagram of a size: what is drawn within a frame of an ink, cut off at it, with its words.

    Words of the rest of a map are left out, since readers and searches would find what nobody sees.
    """
    whole = Rect(0, 0, *size_mm)
    seen = Group(tuple(_read_in(whole, answer.items, shift(0, 0))), clip=whole)
    items = (seen, whole._replace(stroke=Stroke(ink, 0.4)))
    return Drawing(f"diagram_{diagram.asks}", title, *size_mm, items, words=answer.words)


def _read_in(whole: Rect, items: Sequence[Item], outer: Matrix) -> Iterator[Item]:
    """Yield items without the words that do not begin within a frame."""
    for item in items:
        if isinstance(item, Group):
            inner = after(outer, item.matrix) if item.matrix else outer
            yield item._replace(items=tuple(_read_in(whole, item.items, inner)))
        elif not isinstance(item, Text) or _holds(whole, moved(outer, (item.x, item.baseline))):
            yield item


def _holds(whole: Rect, point: Point) -> bool:
    return whole.x <= point[0] <= whole.x + whole.width and whole.y <= point[1] <= whole.y + whole.height


def drawing_of(diagram: Diagram, pack: Pack, known: Mapping[str, Draws[Any]], language: str = "") -> Drawing:
    """Return a diagram, its words in a language, that asks one of the questions that are `known` of a game.

    Raises:
        DiagramFault: it asks another one, or says what there is not.
    """
    draws, asked = _asked(diagram, pack, known)
    return draws.draw(asked, language)


def _asked(diagram: Diagram, pack: Pack, known: Mapping[str, Draws[Q]]) -> tuple[Draws[Q], Q]:
    """Return how a diagram is drawn, and what it asks, which has all that it needs."""
    if diagram.asks not in known:
        hint = did_you_mean(diagram.asks, known) or f"it may ask: {', '.join(known) or 'nothing'}"
        raise DiagramFault(f"of this game no diagram asks `{diagram.asks}`", "asks", hint=hint)
    draws = known[diagram.asks]
    asked = draws.ask(diagram, pack)
    draws.needs(asked)
    return draws, asked


def undrawable(name: str, diagram: Diagram, known: Mapping[str, Draws[Any]], pack: Pack) -> tuple[Finding, ...]:
    """Return what is wrong with a diagram of a chapter, which is asked for all that its question needs.

    Names of documents that the pack has not are left to the checks of chapters.
    """
    try:
        _asked(diagram, pack, known)
    except DiagramFault as fault:
        return () if _names_nothing(diagram, fault.at, pack) else (undrawn_at(("figures", name), fault),)
    return ()


def undrawn_at(at: Location, fault: DiagramFault) -> Finding:
    """Return that the diagram at a place cannot be drawn."""
    return finding("figure-not-drawn", (*at, *fault.at), str(fault), fault.hint)


def _names_nothing(diagram: Diagram, at: Location, pack: Pack) -> bool:
    """Return whether a place of a diagram holds the name of a document that the pack has not."""
    if at[-1] not in NAMING:
        return False
    name = diagram.map if at[-1] == "map" else diagram.pieces[int(at[1])].card
    return not any(pack.find(kind, name or "") for kind in kinds_of(pack.manifest.system))
