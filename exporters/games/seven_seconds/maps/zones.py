"""Zones and areas of a table, and how they are named.

Deployment zones beside and on a map: dashed limits on it, brackets with words in the margin to its right. Rules:
7S.AD.2, 7S.AD.3, 7S.AD.7, 7S.AD.8, 7S.GAP.20.
"""

from dataclasses import dataclass
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Path, Point, Stroke
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import icon, polyline, turn
from exporters.faces.fonts import Face
from exporters.faces.metrics import text_width_mm
from exporters.games.seven_seconds.look.sides import ATTACKER, DEFENDER, RoleLook
from exporters.games.seven_seconds.maps.map_frame import MapFrame
from exporters.games.seven_seconds.wording import pieces as map_words
from exporters.games.seven_seconds.wording import pieces as mat_words
from exporters.games.seven_seconds.wording import pieces as words
from exporters.imposition.pieces import Area
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import Feature, TerrainMap

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
