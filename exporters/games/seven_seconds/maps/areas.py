"""Named areas of what is played on: terrain and zones of a map, squares of a mat, for reports of digital tables."""

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Point
from exporters.games.seven_seconds.maps.map_frame import MapFrame
from exporters.games.seven_seconds.maps.zones import zones
from exporters.games.seven_seconds.words import maps as map_words
from exporters.games.seven_seconds.words import mat as mat_words
from exporters.imposition.pieces import Area
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import Feature, TerrainMap


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
            _corners(
                Box(
                    board.x,
                    frame.point(0, zone.high_in)[1],
                    board.width,
                    (zone.high_in - zone.low_in) * frame.mm_per_in,
                )
            ),
        )
        for zone in sorted(zones(frame.depth_in, rules, language), key=lambda zone: zone.high_in - zone.low_in)
    )
    return (*terrain, *strips)


def square_areas(squares: tuple[Box, ...], language: str = "") -> tuple[Area, ...]:
    """Return the squares of a mat by their numbers."""
    return tuple(
        Area(said(mat_words.SQUARE, language, number=number), _corners(box))
        for number, box in enumerate(squares, start=1)
    )


def _feature_name(feature: Feature, language: str) -> str:
    """Return the name of a piece of terrain, and its type unless the name says it."""
    name, kind = map_words.type_title(feature.id, language), map_words.type_title(feature.type, language)
    return name if kind.lower() in name.lower() else f"{name} ({kind.lower()})"


def _corners(box: Box) -> tuple[Point, ...]:
    return ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
