"""A battle from above: its figures on its table.

The table from above as a drawing: ground, terrain, smoke and craters, the sides' edges, pieces, words. A scene is in
inches from the south-west corner; the drawing has north up.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.seven_seconds.log.tabletop import Patch, Piece, Vector
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Item, Path, Point, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import circle, icon, polygon, polyline, shift
from exporters.faces.fonts import Face
from exporters.games.seven_seconds import look
from exporters.games.seven_seconds.maps.map_frame import GROUND, LARGE_NAME, NAME, look_of, terrain_piece
from exporters.games.seven_seconds.sides import ATTACKER, DEFENDER, SIDES, RoleLook
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.words import ObjectiveName

SIDE_INKS: Final[dict[str, Ink]] = {side.key: side.ink for side in SIDES}
ICONS: Final[dict[str, Symbol]] = {
    each.value.replace("_", " "): symbol for each, symbol in (*look.TROOPER_ICONS.items(), *look.DRONE_ICONS.items())
}
OBJECTIVES: Final = {each.value: each for each in ObjectiveName}
BADGE: Final = TextStyle(Face.NUMERAL, 6, 3, WHITE, align="centre", valign="middle")
MOST_SHOWN: Final = 999

LONG_SIDE_MM: Final = 180.0
MARGIN_MM: Final = 6.0
HEAD_MM: Final = 14.0
FOOT_MM: Final = 9.0
STRIP_MM: Final = 1.8
SIGN_MM: Final = 4.4
GAP_MM: Final = 0.8
TITLE: Final = TextStyle(Face.TITLE, 11, 7, look.STEEL, valign="middle")
CAPTION: Final = TextStyle(Face.TEXT, 8, 6, look.QUIET, valign="middle")
LARGE: Final = 1.6
"""How much larger than their bases pieces are drawn on a small board."""

FOOT: Final = "Number: target counters. D: damaged. S: stunned. Point: facing. Strips: the sides' table edges."
PATCH_TYPES: Final = {"smoke": "flamer_smoke", "crater": "crater"}


def figure(piece: Piece, centre: Point, radius_mm: float) -> tuple[Item, ...]:
    """Return a piece whose base has a centre and a radius on the paper."""
    ink = SIDE_INKS.get(piece.side, look.GREY)
    if piece.name in OBJECTIVES:
        body = _objective(piece, OBJECTIVES[piece.name], centre, radius_mm)
    elif piece.kind in ICONS:
        body = _unit(ICONS[piece.kind], piece.facing, ink, centre, radius_mm)
    else:
        body = _blip(piece.name.rsplit(" ", 1)[-1], ink, centre, radius_mm)
    return (*body, *_badges(piece, centre, radius_mm))


def _unit(symbol: Symbol, facing: Vector | None, ink: Ink, centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    disc = Path(circle(x, y, radius), ink, Stroke(WHITE, 0.2))
    face = icon(symbol, Box(x - radius * 0.7, y - radius * 0.7, radius * 1.4, radius * 1.4), WHITE)
    return (*(() if facing is None else (_nose(facing, ink, centre, radius),)), disc, face)


def _nose(facing: Vector, ink: Ink, centre: Point, radius: float) -> Path:
    """Return the point that shows where a trooper looks; the table's north is up on the paper."""
    (x, y), (across, up) = centre, facing
    tip = (x + across * radius * 1.75, y - up * radius * 1.75)
    left, right = (
        (x + radius * (across * 0.8 + turn * up * 0.6), y - radius * (up * 0.8 - turn * across * 0.6))
        for turn in (-1, 1)
    )
    return Path(polygon(tip, left, right), ink)


def _blip(number: str, ink: Ink, centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    words = TextStyle(Face.NUMERAL, radius * 2.7, 3, ink, align="centre", valign="middle")
    room = Box(x - radius * 0.85, y - radius * 0.6, radius * 1.7, radius * 1.2)
    return (
        Path(circle(x, y, radius * 0.94), look.PAPER, Stroke(ink, radius * 0.12)),
        *fit(number, room, words, ()).items,
    )


def _objective(piece: Piece, name: ObjectiveName, centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    placed_by = DEFENDER if name in look.DEFENDERS_OBJECTIVES else ATTACKER
    mark = look.objective_mark(name, Box(x - radius, y - radius, radius * 2, radius * 2), placed_by.ink)
    held = SIDE_INKS.get(piece.side) if piece.state == "secured" else None
    ring = (Path(circle(x, y, radius * 1.35), None, Stroke(held, radius * 0.16)),) if held else ()
    return (*ring, *mark, *(_cross(centre, radius) if piece.state == "destroyed" else ()))


def _cross(centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    ends = (((x - radius, y - radius), (x + radius, y + radius)), ((x - radius, y + radius), (x + radius, y - radius)))
    return tuple(Path(polyline(*line), None, Stroke(look.STEEL, radius * 0.3)) for line in ends)


def _badges(piece: Piece, centre: Point, radius: float) -> tuple[Item, ...]:
    shown = (
        (str(min(piece.counters, MOST_SHOWN)) if piece.counters > 0 else "", 1, 1),
        ("D" if piece.damaged else "", -1, -1),
        ("S" if piece.stunned else "", 1, -1),
    )
    x, y = centre
    at = radius * 0.85
    return tuple(
        item for text, across, down in shown if text for item in _badge(text, (x + across * at, y + down * at), radius)
    )


def _badge(text: str, centre: Point, radius: float) -> tuple[Item, ...]:
    x, y = centre
    disc = Path(circle(x, y, radius * 0.56), look.STEEL, Stroke(WHITE, 0.15))
    room = Box(x - radius * 0.54, y - radius * 0.5, radius * 1.08, radius)
    return (disc, *fit(text, room, BADGE.sized(radius * 2.2), ()).items)


@dataclass(frozen=True)
class Scene:
    """What lies and stands on a table: terrain as name, type and outline, edge and role of each side by name.

    Its words are said in a `language`.
    """

    size_in: Point
    terrain: tuple[tuple[str, str, tuple[Point, ...]], ...]
    patches: tuple[Patch, ...]
    edges: tuple[tuple[str, str], ...]
    pieces: tuple[Piece, ...]
    base_in: float
    jammer_in: float
    roles: tuple[tuple[str, RoleLook], ...] = ()
    language: str = ""


def overhead(name: str, title: str, caption: str, scene: Scene) -> Drawing:
    """Return a scene as a drawing with a title and a caption above it."""
    board = _Paper(scene.size_in).board
    width, height = board.width + 2 * MARGIN_MM, board.height + HEAD_MM + FOOT_MM
    ground = Rect(0, 0, width, height, fill=look.PAPER)
    items = (ground, *_board(scene), *_roles(scene, board), *_words(board, title, caption, scene.language))
    return Drawing(name, f"{title}: {caption}", width, height, items)


def small_board(name: str, caption: str, scene: Scene) -> Drawing:
    """Return a scene for a place with few millimetres: nothing but the board, its pieces larger than their bases."""
    board = _Paper(scene.size_in).board
    items = (Group(_board(scene, LARGE, LARGE_NAME), shift(-board.x, -board.y)),)
    return Drawing(name, caption, board.width, board.height, items)


def _board(scene: Scene, larger: float = 1.0, names: TextStyle = NAME) -> tuple[Item, ...]:
    paper = _Paper(scene.size_in)
    board, radius_in = paper.board, scene.base_in / 2 * larger
    layers = (
        Rect(board.x, board.y, board.width, board.height, fill=GROUND),
        *(
            item
            for name, type_name, outline_in in scene.terrain
            for item in terrain_piece(
                said(name.replace("_", " "), scene.language),
                type_name,
                paper.points(outline_in),
                names,
                scene.language,
            )
        ),
        *(_patch(patch, paper) for patch in scene.patches),
        *(_strip(side, edge, board) for side, edge in scene.edges),
        *(_jamming(piece, scene, paper) for piece in scene.pieces if piece.jamming),
        *(item for piece in scene.pieces for item in _figure(piece, radius_in, paper)),
    )
    return (
        Group(layers, clip=Rect(board.x, board.y, board.width, board.height)),
        Rect(board.x, board.y, board.width, board.height, stroke=Stroke(look.STEEL, 0.4)),
    )


@dataclass(frozen=True)
class _Paper:
    """Where inches of a table lie on the paper."""

    size_in: Point

    @property
    def mm_per_in(self) -> float:
        return LONG_SIDE_MM / max(self.size_in)

    @property
    def board(self) -> Box:
        return Box(MARGIN_MM, HEAD_MM, self.size_in[0] * self.mm_per_in, self.size_in[1] * self.mm_per_in)

    def point(self, x_in: float, y_in: float) -> Point:
        return MARGIN_MM + x_in * self.mm_per_in, HEAD_MM + (self.size_in[1] - y_in) * self.mm_per_in

    def points(self, outline: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(self.point(x, y) for x, y in outline)


def _patch(patch: Patch, paper: _Paper) -> Path:
    ink = look_of(PATCH_TYPES[patch.kind]).ink
    outline = circle(*paper.point(patch.x_in, patch.y_in), patch.radius_in * paper.mm_per_in)
    return Path(outline, ink, Stroke(look.QUIET, 0.2, (1.0, 0.8)))


def _strip(side: str, edge: str, board: Box) -> Rect:
    """Return the strip that marks a side's edge of the table."""
    places = {
        "south": Box(board.x, board.bottom - STRIP_MM, board.width, STRIP_MM),
        "north": Box(board.x, board.y, board.width, STRIP_MM),
        "west": Box(board.x, board.y, STRIP_MM, board.height),
        "east": Box(board.right - STRIP_MM, board.y, STRIP_MM, board.height),
    }
    place = places[edge]
    return Rect(place.x, place.y, place.width, place.height, fill=SIDE_INKS[side])


def _roles(scene: Scene, board: Box) -> Iterator[Item]:
    """Yield the sign of each side's role, outside the board at the end of its edge."""
    right, left = board.right + GAP_MM, board.x - GAP_MM - SIGN_MM
    places = {
        "south": (right, board.bottom - SIGN_MM),
        "north": (right, board.y),
        "west": (left, board.y),
        "east": (right, board.centre[1] - SIGN_MM / 2),
    }
    edges = dict(scene.edges)
    for side, role in scene.roles:
        if side in edges:
            yield icon(role.sign, Box(*places[edges[side]], SIGN_MM, SIGN_MM), role.ink)


def _jamming(piece: Piece, scene: Scene, paper: _Paper) -> Path:
    reach = (scene.base_in / 2 + scene.jammer_in) * paper.mm_per_in
    return Path(circle(*paper.point(piece.x_in, piece.y_in), reach), None, Stroke(look.STEEL, 0.3, (0.6, 0.9)))


def _figure(piece: Piece, radius_in: float, paper: _Paper) -> tuple[Item, ...]:
    return figure(piece, paper.point(piece.x_in, piece.y_in), radius_in * paper.mm_per_in)


def _words(board: Box, title: str, caption: str, language: str) -> tuple[Item, ...]:
    upper, lower = Box(board.x, 2, board.width, HEAD_MM - 3).rows(2)
    foot = Box(board.x, board.bottom + 2, board.width, FOOT_MM - 4)
    texts = ((title, upper, TITLE), (caption, lower, CAPTION), (said(FOOT, language), foot, CAPTION))
    return tuple(item for text, box, style in texts for item in fit(text, box, style, (), language).items)
