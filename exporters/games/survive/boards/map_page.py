"""Control zones on a page, and at true size.

The board on one page: rings to scale, where every control unit stands and looks, and the key. Rule: SV.HOUSE.2.

The terrain at true size, to be cut out and laid on a bare table: each piece with its name. One that is larger than a
sheet comes in parts that are laid edge to edge. Rules: SV.HOUSE.7, SV.GAP.25.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil
from typing import Final, cast

from engine.checking.outlines import shared_in2
from engine.games.survive.rules.places import posts
from exporters.components.base import Drawn, PrintJob
from exporters.components.frames import write_inches
from exporters.components.framing import as_page
from exporters.components.quick_reference import page_of
from exporters.components.true_size import grid_crosses, ruled_edge
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Group, Item, Path, Point, Rect, Stroke, Text
from exporters.drawing.inks import BLACK
from exporters.drawing.regions import spans
from exporters.drawing.shapes import around, polygon
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.faces.metrics import text_width_mm
from exporters.games.survive import wording as words
from exporters.games.survive.boards.board import BoardFrame, does, draw_board, draw_piece, kinds_on, look_of, outline_on
from exporters.games.survive.chips import COLUMNS, page
from exporters.games.survive.look import CONTROL, MOB, NIGHT, PAPER, QUIET, rules_of
from exporters.games.survive.wording import POSTER_NAMED, ZONES, measured, terrain
from exporters.imposition.pieces import Area, MapGround, Piece, Wall
from exporters.layout.settings import Setting
from exporters.text.columns import Section, Terms, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.survive.place import ControlZone, TerrainPiece
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import TerrainKind
from schemas.models.survive.words import ControlType, Zone

BOARD: Final = Box(7, 29, PAGE.width - 12, 150)
LEGEND_GAP_MM: Final = 6.0
GRID_IN: Final = 6
PITCH_MM: Final = 2.2
COORDINATE: Final = TextStyle(Face.LABEL, 7, 6, QUIET, align="centre", valign="middle")
LOOK: Final = replace(COLUMNS, text=COLUMNS.text._replace(size_pt=7.75))

POSTER_PITCH_MM: Final = 9.0
AREA_CORNERS: Final = 36


def map_page(zone: ControlZone, setting: Setting) -> Drawn:
    """Return a board as a page of its own."""
    rules, language = rules_of(setting), setting.language
    caption = f"{words.GAME} \N{MIDDLE DOT} {said(words.MAP, language)}"
    made = page((caption, zone.title, zone.description), language, (("title",), ("description",)))
    frame = BoardFrame.within(BOARD, zone, PITCH_MM)
    draw_board(made, zone, rules, frame, GRID_IN)
    board = frame.board
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(NIGHT, 0.5)))
    write_inches(made, frame, GRID_IN, COORDINATE, 6.5)
    top = board.bottom + LEGEND_GAP_MM
    legend = Box(0, top, PAGE.width, PAGE.height - top)
    left, right = legend.columns(2, 8)
    set_columns(made, (_setup(zone, rules, language), *_of_reference("red", setting)), (left,), LOOK)
    set_columns(made, (_key(zone, rules, language), *_of_reference("pulse", setting)), (right,), LOOK)
    return as_page(f"zone_{zone.id}", said(words.MAP_NAMED, language, title=zone.title), made)


def _of_reference(name: str, setting: Setting) -> tuple[Section, ...]:
    """Return a section of the quick reference, if the pack has it."""
    fight = page_of(setting, "fight")
    found = fight.sections.get(name) if fight else None
    return (found.bare(),) if found else ()


def _setup(zone: ControlZone, rules: Rules, language: str) -> Section:
    """Return where the control units of each kind stand and look."""
    rows = []
    for kind in ControlType:
        units = tuple(unit for unit in posts(zone, rules) if unit.type is kind)
        if units:
            places = (measured(unit, zone.spire_in, rules, language) for unit in units)
            rows.append((f"{len(units)} {said(words.SHORT_CONTROL_TYPES[kind], language)}", "; ".join(places)))
    term, meaning = words.MEASURE
    rows.append((said(term, language), said(meaning, language)))
    return Section(said(words.SETUP, language), (Terms(tuple(rows), 0.24),), CONTROL)


def _key(zone: ControlZone, rules: Rules, language: str) -> Section:
    """Return what the signs of the board mean."""
    texts = (
        said(words.ICZ, language, radius=inches(zone.inner_in, language)),
        said(words.OCZ, language, radius=inches(zone.outer_in, language)),
        said(words.RED_LINE, language),
        *_terrain(zone, rules, language),
        said(words.STARTS, language, reach=inches(rules.mob.deploy_in, language)),
        said(words.PULSE, language, sides=rules.dice.sides),
        said(words.GRID, language, pitch=inches(GRID_IN, language)),
    )
    meanings = Terms(tuple(("\N{BULLET}", text) for text in texts), 0.04)
    return Section(said(words.MAP_KEY, language), (meanings,), MOB)


def _terrain(zone: ControlZone, rules: Rules, language: str) -> tuple[str, ...]:
    """Return what each kind of terrain on the board does, and how it is drawn. Rule: SV.HOUSE.7."""
    return tuple(_kind(name, rules.terrain.kinds[name], language) for name in kinds_on(zone, rules))


def _kind(name: str, kind: TerrainKind, language: str) -> str:
    label, look = words.terrain(name, language).capitalize(), said(look_of(name).words, language)
    return said(words.GROUND, language, name=label, does=does(kind, language), look=look)


def map_posters(job: PrintJob) -> Iterator[Piece]:
    """Yield the poster of each board."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("control_zone"):
        model = cast("ControlZone", document.model)
        drawn = map_poster(model, rules, job.setting.type_scale, job.setting_of(document).language)
        key = f"zone_poster/{document.id}"
        job.note(document, drawn.findings, key)
        areas = zone_areas(model, job.setting_of(document).language)
        frame = _frame(model)
        ground = MapGround(frame.board, MM_PER_IN, tuple(_walls(model, rules, frame)))
        yield Piece(drawn.drawing, None, key, areas=areas, ground=ground)


def _walls(zone: ControlZone, rules: Rules, frame: BoardFrame) -> Iterator[Wall]:
    """Yield what stops sight. Rule: SV.HOUSE.7."""
    for piece in zone.features:
        if rules.terrain.kinds[piece.type].blocks:
            yield Wall(outline_on(piece, frame))


def map_poster(zone: ControlZone, rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a board on which an inch is an inch: zones, places, crosses every six inches, a ruled edge."""
    frame = _frame(zone)
    board = frame.board
    made = Composition(type_scale=type_scale, language=language)
    draw_board(made, zone, rules, frame)
    made.draw(grid_crosses(board, QUIET), *ruled_edge(board, NIGHT))
    title = said(POSTER_NAMED, language, title=zone.title)
    drawing = Drawing(f"zone_poster_{zone.id}", title, board.width, board.height, tuple(made.items))
    return Drawn(drawing, tuple(made.findings))


def zone_areas(zone: ControlZone, language: str) -> tuple[Area, ...]:
    """Return the two zones as areas that a digital table can name, the inner one first."""
    middle = _frame(zone).point(*zone.spire_in)
    radii = ((Zone.ICZ, zone.inner_in), (Zone.OCZ, zone.outer_in))
    return tuple(
        Area(said(ZONES[name], language), around(*middle, AREA_CORNERS, radius * MM_PER_IN)) for name, radius in radii
    )


def _frame(zone: ControlZone) -> BoardFrame:
    return BoardFrame(0, 0, zone.width_in, zone.depth_in, MM_PER_IN, POSTER_PITCH_MM)


MOST_IN: Final = (7.0, 9.0)
"""The largest part, east to west and south to north: with its margins it goes on every sheet."""

LEAST_IN2: Final = 0.01
MARGIN_MM: Final = 2.0
CAPTION_MM: Final = 4.5
LEAST_WIDTH_MM: Final = 46.0
LEAST_HEIGHT_MM: Final = 6.0
"""Of a piece that has its name on it."""
BOARD_PITCH_MM: Final = 9.0
NAME_LEVELS: Final = (0.5, 0.75, 0.25)
CUT: Final = Stroke(BLACK, 0.25, (2.4, 1.2))
NAME: Final = TextStyle(Face.LABEL, 9, 6, NIGHT, align="centre", valign="middle")
CAPTION: Final = TextStyle(Face.TEXT, 6.5, 6, QUIET, align="centre", valign="middle")


@dataclass(frozen=True)
class Part:
    """Part `number` of `parts` of a piece of terrain: a box in inches that begins in its south-west corner."""

    terrain: TerrainPiece
    box: Box
    number: int
    parts: int

    def title(self, language: str) -> str:
        """Return the name of the piece, and which part of it this is where there are several."""
        name = self.terrain.id.replace("_", " ").capitalize()
        if self.parts == 1:
            return name
        return said(words.PART, language, piece=name, number=self.number, parts=self.parts)

    @property
    def key(self) -> str:
        """What it is called on its board."""
        return f"{self.terrain.id}_{self.number}" if self.parts > 1 else self.terrain.id


def cut_outs(job: PrintJob) -> Iterator[Piece]:
    """Yield the terrain of each board, piece by piece, those that are too large in parts."""
    for document in job.pack.of_kind("control_zone"):
        zone = cast("ControlZone", document.model)
        for part in (part for piece in zone.features for part in parts_of(piece)):
            drawn = cut_out(zone, part, job.setting.type_scale, job.setting_of(document).language)
            key = f"terrain/{document.id}_{part.key}"
            job.note(document, drawn.findings, key)
            yield Piece(drawn.drawing, None, key)


def parts_of(terrain: TerrainPiece) -> tuple[Part, ...]:
    """Return the parts of a piece that hold some of it, each as large as the others: by rows from the south."""
    xs, ys = zip(*terrain.outline_in, strict=True)
    west, south, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    across, up = max(ceil(wide / MOST_IN[0]), 1), max(ceil(high / MOST_IN[1]), 1)
    width, height = wide / across, high / up
    boxes = [
        Box(west + column * width, south + row * height, width, height) for row in range(up) for column in range(across)
    ]
    if len(boxes) > 1:
        boxes = [box for box in boxes if shared_in2(terrain.outline_in, _corners(box)) >= LEAST_IN2]
    return tuple(Part(terrain, box, number, len(boxes)) for number, box in enumerate(boxes, start=1))


def cut_out(zone: ControlZone, part: Part, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a part of a piece at true size with a dashed line to cut along, and below it where it belongs."""
    inner_mm = (part.box.width * MM_PER_IN, part.box.height * MM_PER_IN)
    width = max(inner_mm[0] + 2 * MARGIN_MM, LEAST_WIDTH_MM)
    height = inner_mm[1] + 2 * MARGIN_MM + CAPTION_MM
    window = Box((width - inner_mm[0]) / 2, MARGIN_MM, *inner_mm)
    made = Composition(type_scale=type_scale, language=language)
    made.draw(Rect(0, 0, width, height, fill=PAPER), *_shape(zone, part, window, type_scale, language))
    title, kind = part.title(language), terrain(part.terrain.type, language)
    caption = said(words.CUT_OUT, language, piece=title, kind=kind, zone=zone.title)
    made.write_if_room(caption, Box(1, height - CAPTION_MM, width - 2, CAPTION_MM), CAPTION)
    drawing = Drawing(f"terrain_{zone.id}_{part.key}", title, width, height, tuple(made.items))
    return Drawn(drawing, tuple(made.findings))


def _shape(zone: ControlZone, part: Part, window: Box, type_scale: TypeScale, language: str) -> tuple[Item, ...]:
    """Return what lies in the window of a part; where there are several, the window is what they are cut along too."""
    frame = _board_frame(zone, part.box, (window.x, window.y))
    outline = outline_on(part.terrain, frame)
    made = Composition(type_scale=type_scale, language=language)
    draw_piece(made, part.terrain, frame, BOARD_PITCH_MM)
    _name(made, outline, window, part.title(language))
    made.draw(Path(polygon(*outline), None, CUT))
    if part.parts == 1:
        return tuple(made.items)
    clip = Rect(window.x, window.y, window.width, window.height)
    return Group(tuple(made.items), clip=clip), Path(polygon(*_corners(window)), None, CUT)


def _board_frame(zone: ControlZone, part: Box, at_mm: Point) -> BoardFrame:
    """Return the frame in which the north-west corner of a part lies at a place of its drawing."""
    x = at_mm[0] - part.x * MM_PER_IN
    y = at_mm[1] - (zone.depth_in - part.y - part.height) * MM_PER_IN
    return BoardFrame(x, y, zone.width_in, zone.depth_in, MM_PER_IN, BOARD_PITCH_MM)


def _name(made: Composition, outline: tuple[Point, ...], window: Box, title: str) -> None:
    """Write the name of a piece on it where it is widest, half way up or a quarter; a narrow one has it below only."""
    levels = (window.y + window.height * share for share in NAME_LEVELS)
    found = (
        (level, max(left, window.x), min(right, window.right))
        for level in levels
        for left, right in spans(outline, level)
    )
    level, left, right = max(found, key=lambda place: round(place[2] - place[1]), default=(0.0, 0.0, 0.0))
    fitted = made.fit(title, Box(left + 2, level - 2.2, max(right - left - 4, 0.1), 4.4), NAME)
    runs = (run for run in fitted.items if isinstance(run, Text))
    wide = max((text_width_mm(run.string, run.face, run.size_pt) for run in runs), default=0.0)
    if wide and not fitted.findings and window.height > LEAST_HEIGHT_MM:
        made.draw(Rect((left + right - wide) / 2 - 1.2, level - 2.2, wide + 2.4, 4.4, 1, PAPER), *fitted.items)


def _corners(part: Box) -> tuple[Point, ...]:
    return ((part.x, part.y), (part.right, part.y), (part.right, part.bottom), (part.x, part.bottom))
