"""The map at true size, to be laid on the table and played on: tiled onto sheets, or printed as a poster."""

from collections.abc import Iterator
from typing import Final, cast

from exporters.components.base import Drawn, Job
from exporters.components.true_size import grid_crosses, ruled_edge
from exporters.drawing.display_list import Drawing, Group, Rect
from exporters.games.seven_seconds.look.look import QUIET, STEEL
from exporters.games.seven_seconds.look.measures import MM_PER_IN
from exporters.games.seven_seconds.maps.areas import map_areas
from exporters.games.seven_seconds.maps.map_frame import MapFrame, draw_label, draw_terrain, middle_of, type_of
from exporters.games.seven_seconds.rulings import rules_of
from exporters.games.seven_seconds.words import maps as words
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TypeScale
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap

POSTER_PITCH_MM: Final = 9.0
LABEL_PT: Final = 20.0


def map_posters(job: Job) -> Iterator[Piece]:
    """Yield the poster of each map."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("terrain_map"):
        model = cast("TerrainMap", document.model)
        language = job.setting_of(document).language
        drawn = map_poster(model, rules, job.setting.type_scale, language)
        key = f"map_poster/{document.id}"
        job.note(document, drawn.findings, key)
        yield Piece(drawn.drawing, None, key, areas=map_areas(model, rules, _poster_frame(model), language))


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
