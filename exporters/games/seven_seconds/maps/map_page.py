"""Maps of missions on a page and at true size, and the zones where blips go down.

Zones: dashed limits on the map, brackets with words in the margin to its right. Rules: 7S.AD.2, 7S.AD.3, 7S.AD.7,
7S.AD.8, 7S.GAP.20.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

from exporters.components.base import Drawn, PrintJob
from exporters.components.frames import draw_dashes, write_inches
from exporters.components.framing import as_page
from exporters.components.true_size import grid_crosses, ruled_edge
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import chamfered, icon, polyline, turn
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.faces.metrics import text_width_mm
from exporters.games.seven_seconds.look import PANEL, PAPER, QUIET, RULE, STEEL, rules_of
from exporters.games.seven_seconds.maps.map_frame import MapFrame, draw_label, draw_terrain, look_of, middle_of, type_of
from exporters.games.seven_seconds.sides import ATTACKER, DEFENDER, RoleLook
from exporters.games.seven_seconds.wording import pieces as map_words
from exporters.games.seven_seconds.wording import pieces as mat_words
from exporters.games.seven_seconds.wording import pieces as words
from exporters.games.seven_seconds.wording.terms import caption_of
from exporters.imposition.pieces import Area, MapGround, Piece, Wall
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import Feature, TerrainMap
from schemas.models.seven_seconds.words import Cover

BRACKET_MM: Final = 2.0
LANE_MM: Final = 8.0
SIGN_MM: Final = 3.2


@dataclass(frozen=True)
class Zone:
    """A strip of the table from one height to another (inches from the south edge), in a lane of the margin."""

    title: str
    low_in: float
    high_in: float
    lane: int
    role: RoleLook

    @property
    def ink(self) -> Ink:
        """The ink of whose zone it is."""
        return self.role.ink


def zones(depth_in: float, rules: Rules, language: str = "") -> tuple[Zone, ...]:
    """Return the zones of an attack / defense game: those of a role in its look."""
    setup = rules.setup
    half, quarter = depth_in * setup.defender_zone, depth_in * setup.attacker_objective_zone
    objectives = said(words.ATTACKERS_OBJECTIVES, language, depth=inches(quarter, language))
    defender = said(words.DEFENDER, language, depth=inches(half, language))
    attacker = said(words.ATTACKER, language, depth=inches(setup.attacker_depth_in, language))
    return (
        Zone(defender, depth_in - half, depth_in, 0, DEFENDER),
        Zone(objectives, depth_in - quarter, depth_in, 1, ATTACKER),
        Zone(attacker, 0, setup.attacker_depth_in, 0, ATTACKER),
    )


def draw_zones(made: Composition, frame: MapFrame, rules: Rules) -> None:
    """Draw the zones' limits across the table and their brackets beside it."""
    board = frame.board
    for zone in zones(frame.depth_in, rules, made.language):
        low, high = frame.point(0, zone.low_in)[1], frame.point(0, min(zone.high_in, frame.depth_in))[1]
        limit = low if zone.low_in > 0 else high
        dashes = (2.4, 1.4) if zone.lane == 0 else (0.6, 1.2)
        made.draw(Path(polyline((board.x, limit), (board.right, limit)), None, Stroke(zone.ink, 0.4, dashes)))
        _bracket(made, zone, Box(board.right + 1.4 + zone.lane * LANE_MM, high, LANE_MM, low - high))


def _bracket(made: Composition, zone: Zone, box: Box) -> None:
    ends = ((box.x, box.y + 0.4), (box.x + BRACKET_MM, box.y + 0.4), (box.x + BRACKET_MM, box.bottom - 0.4),
            (box.x, box.bottom - 0.4))  # fmt: skip
    made.draw(Path(polyline(*ends), None, Stroke(zone.ink, 0.4)))
    label = Composition(language=made.language)
    style = TextStyle(Face.LABEL, 7.5, 6, zone.ink, align="centre", valign="middle", leading=1.0)
    lane = Box(0, 0, box.height, LANE_MM - BRACKET_MM - 0.6)
    width = text_width_mm(zone.title, style.face, style.size_pt, language=made.language)
    side = (lane.width - width) / 2 - SIGN_MM - 0.8
    if side > 0:
        label.draw(icon(zone.role.sign, Box(side, (lane.height - SIGN_MM) / 2, SIGN_MM, SIGN_MM), zone.ink))
    label.write(zone.title, lane, style)
    made.findings.extend(label.findings)
    made.draw(Group(tuple(label.items), turn(-90, box.x + BRACKET_MM + 0.4, box.bottom)))


def map_areas(model: TerrainMap, rules: Rules, frame: MapFrame, language: str = "") -> tuple[Area, ...]:
    """Return the terrain of a map, what lies on top first, then its deployment zones, the narrowest first."""
    terrain = (
        Area(_feature_name(feature, language), tuple(frame.point(x, y) for x, y in feature.outline_in))
        for feature in reversed(model.features)
    )
    board = frame.board
    strips = (
        Area(
            zone.title,
            Box(
                board.x,
                frame.point(0, zone.high_in)[1],
                board.width,
                (zone.high_in - zone.low_in) * frame.mm_per_in,
            ).corners,
        )
        for zone in sorted(zones(frame.depth_in, rules, language), key=lambda zone: zone.high_in - zone.low_in)
    )
    return (*terrain, *strips)


def square_areas(squares: tuple[Box, ...], language: str = "") -> tuple[Area, ...]:
    """Return the squares of a mat by their numbers."""
    return tuple(
        Area(said(mat_words.SQUARE, language, number=number), box.corners)
        for number, box in enumerate(squares, start=1)
    )


def _feature_name(feature: Feature, language: str) -> str:
    """Return the name of a piece of terrain, and its type unless the name says it."""
    name, kind = map_words.type_title(feature.id, language), map_words.type_title(feature.type, language)
    return name if kind.lower() in name.lower() else f"{name} ({kind.lower()})"


HEADER: Final = Box(0, 0, PAGE.width, 20)
BOARD: Final = Box(6, 26, 172, 172)
LEGEND: Final = Box(0, 207, PAGE.width, 61)
GRID_IN: Final = 6
PITCH_MM: Final = 2.3
COLUMNS: Final = 3
LEAST_ROWS: Final = 3
SWATCH_MM: Final = 11.0

TITLE: Final = TextStyle(Face.TITLE, 20, 10, WHITE, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, valign="middle", tracking_pt=0.6)
FLAVOUR: Final = TextStyle(Face.ITALIC, 8.5, 6, WHITE, valign="middle", leading=1.12)
COORDINATE: Final = TextStyle(Face.LABEL, 7, 6, QUIET, align="centre", valign="middle")
NOTE: Final = TextStyle(Face.TEXT, 7, 6, QUIET, valign="middle")
TYPE: Final = TextStyle(Face.LABEL, 8.5, 6.5, STEEL, valign="middle")
EFFECT: Final = TextStyle(Face.TEXT, 7, 6, STEEL, valign="top", leading=1.08)

POSTER_PITCH_MM: Final = 9.0
LABEL_PT: Final = 20.0


def map_page(model: TerrainMap, setting: Setting) -> Drawn:
    """Return a map as a page of its own."""
    rules = rules_of(setting)
    made = Composition(language=setting.language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    _header(made, model)
    frame = _frame(model)
    board = frame.board
    ground = Composition(language=setting.language)
    draw_terrain(ground, model, rules, frame)
    draw_dashes(ground, frame, GRID_IN, QUIET)
    made.draw(Group(tuple(ground.items), clip=Rect(board.x, board.y, board.width, board.height)))
    draw_zones(made, frame, rules)
    for feature in model.features:
        draw_label(made, (words.type_title(feature.type, setting.language),), middle_of(feature, frame), frame)
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(STEEL, 0.5)))
    write_inches(made, frame, GRID_IN, COORDINATE, 6)
    _legend(made, model, rules)
    return as_page(f"map_{model.id}", said(words.MAP, setting.language, map=model.title), made)


def _frame(model: TerrainMap) -> MapFrame:
    """Return the frame of a table as large as the page has room for."""
    mm_per_in = min(BOARD.width / model.width_in, BOARD.height / model.depth_in)
    x = BOARD.x + (BOARD.width - model.width_in * mm_per_in) / 2
    return MapFrame(x, BOARD.y, model.width_in, model.depth_in, mm_per_in, PITCH_MM, 7.0)


def _header(made: Composition, model: TerrainMap) -> None:
    made.draw(chamfered(HEADER, 5, STEEL, "tl tr"))
    names, flavour = HEADER.inset(5, 2.5).cut_left(88)
    caption, title = names.cut_top(5)
    made.write(caption_of(words.BATTLEFIELD, made.language), caption, CAPTION)
    made.write(model.title, title, TITLE, ("title",))
    made.write(model.description, flavour.inset(2, 0), FLAVOUR, ("description",))


def _legend(made: Composition, model: TerrainMap, rules: Rules) -> None:
    made.draw(chamfered(LEGEND, 5, PANEL, "bl br"))
    body, foot = LEGEND.inset(5, 3.5).cut_top(LEGEND.height - 12.5)
    names = types_of(model)
    deep = max(LEAST_ROWS, -(-len(names) // COLUMNS))
    cells = tuple(cell for column in body.columns(COLUMNS, 4) for cell in column.rows(deep))
    for name, cell in zip(names, cells, strict=False):
        _legend_row(made, name, cell, rules)
    made.draw(Rect(foot.x, foot.y, foot.width, 0.3, fill=RULE))
    notes = (said(words.GRID, made.language, pitch=inches(GRID_IN, made.language)), _setup_note(rules, made.language))
    for note, line in zip(notes, foot.cut_top(0.8)[1].rows(2), strict=True):
        made.write(note, line, NOTE)


def types_of(model: TerrainMap) -> tuple[str, ...]:
    """Return the terrain types of a map, each once."""
    return tuple(dict.fromkeys(feature.type for feature in model.features))


def _setup_note(rules: Rules, language: str) -> str:
    objective = rules.objective
    clear = said(
        words.CLEARANCE,
        language,
        edge=inches(objective.edge_clearance_in, language),
        spacing=inches(objective.spacing_in, language),
    )
    chance = said(words.CHANCE, language, depth=inches(rules.chance_encounter.depth_in, language))
    return said(words.SETUP, language, clear=clear, chance=chance)


def _legend_row(made: Composition, type_name: str, cell: Box, rules: Rules) -> None:
    """Draw a swatch of a terrain type, its name and what it does."""
    mark, text = cell.inset(0, 0.6).cut_left(SWATCH_MM + 2.5)
    made.draw(*swatch(type_name, Box(mark.x, mark.y, SWATCH_MM, min(mark.height, 8.5)), rules))
    title, lower = text.cut_top(3.8)
    made.write(words.type_title(type_name, made.language), title, TYPE)
    made.write(effect(type_name, rules, made.language), lower, EFFECT)


def swatch(type_name: str, box: Box, rules: Rules) -> Iterator[Item]:
    """Yield the ground of a terrain type with its pattern in a box."""
    look = look_of(rules.terrain.aliases.get(type_name, type_name))
    yield Rect(box.x, box.y, box.width, box.height, fill=look.ink)
    yield from look.patterned(box.corners, PITCH_MM)
    yield Rect(box.x, box.y, box.width, box.height, stroke=Stroke(look.shade, 0.35))


def effect(type_name: str, rules: Rules, language: str) -> str:
    """Return what a terrain type does, "" for one that the rules do not know."""
    name = rules.terrain.aliases.get(type_name, type_name)
    return "; ".join(words.effects(rules.terrain.types.get(name), language))


def map_posters(job: PrintJob) -> Iterator[Piece]:
    """Yield the poster of each map."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("terrain_map"):
        model = cast("TerrainMap", document.model)
        language = job.setting_of(document).language
        drawn = map_poster(model, rules, job.setting.type_scale, language)
        key = f"map_poster/{document.id}"
        job.note(document, drawn.findings, key)
        frame = _poster_frame(model)
        ground = MapGround(frame.board, MM_PER_IN, tuple(_walls(model, rules, frame)))
        yield Piece(drawn.drawing, None, key, areas=map_areas(model, rules, frame, language), ground=ground)


def _walls(model: TerrainMap, rules: Rules, frame: MapFrame) -> Iterator[Wall]:
    """Yield what troopers do not see past, though into as a rule. Rules: 7S.COV.4, 7S.GAP.84."""
    seen_into = not rules.los.own_piece_blocks
    for feature in model.features:
        kind = rules.terrain.types.get(type_of(feature, rules))
        if kind is not None and kind.troopers.cover is Cover.BLOCKING:
            yield Wall(tuple(frame.point(*corner) for corner in feature.outline_in), seen_into)


def map_poster(model: TerrainMap, rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a map in which an inch is an inch: terrain with its effects, crosses every six inches, a ruled edge."""
    frame = _poster_frame(model)
    board = frame.board
    ground = Composition(language=language)
    draw_terrain(ground, model, rules, frame)
    made = Composition(type_scale=type_scale, language=language)
    made.draw(Group(tuple(ground.items), clip=Rect(board.x, board.y, board.width, board.height)))
    made.draw(grid_crosses(board, QUIET), *ruled_edge(board, STEEL))
    for feature in model.features:
        kind = rules.terrain.types.get(type_of(feature, rules))
        label = (words.type_title(feature.type, language), *words.effects(kind, language))
        draw_label(made, label, middle_of(feature, frame), frame)
    title = said(words.POSTER, language, map=model.title)
    return Drawn(Drawing(f"poster_{model.id}", title, board.width, board.height, tuple(made.items)), ())


def _poster_frame(model: TerrainMap) -> MapFrame:
    return MapFrame(0, 0, model.width_in, model.depth_in, MM_PER_IN, POSTER_PITCH_MM, LABEL_PT)
