"""Places of a table by what stands near them, as people say them who play there."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import atan2, pi
from typing import Final, NamedTuple

from shapely import Point, Polygon
from shapely.ops import nearest_points

from exporters.components.wording import DIRECTIONS
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.terrain_map import Feature

THERE_IN: Final = 0.5
"""How near one is to what one stands at."""

AT: Final = "the {name}"
SPOT: Final = "a spot {number} in {way} of {landmark}"


class _Landmark(NamedTuple):
    """Something that everybody sees, and what it is called."""

    name: str
    area: Polygon | Point


@dataclass(frozen=True)
class Landmarks:
    """What places of a table are told by, in a `language`: objectives, and terrain with a title."""

    known: tuple[_Landmark, ...]
    language: str

    @classmethod
    def of(
        cls, terrain: Iterable[Feature], objectives: Iterable[tuple[str, float, float]], language: str
    ) -> "Landmarks":
        """Return those of pieces of terrain, and of objectives by their names and places in inches."""
        pieces = (
            _Landmark(said(AT, language, name=each.title), Polygon(each.outline_in)) for each in terrain if each.title
        )
        marks = (_Landmark(said(name, language), Point(x_in, y_in)) for name, x_in, y_in in objectives)
        return cls((*marks, *pieces), language)

    def place(self, x_in: float, y_in: float) -> str:
        """Return a place in words, by what is nearest; "" where there is nothing to tell it by."""
        here = Point(x_in, y_in)
        near = min(self.known, key=lambda each: each.area.distance(here), default=None)
        if near is None:
            return ""
        away_in = near.area.distance(here)
        if away_in <= THERE_IN:
            return near.name
        way = said(_way(near.area, here), self.language)
        return said(SPOT, self.language, number=max(1, round(away_in)), way=way, landmark=near.name)


def _way(area: Polygon | Point, here: Point) -> str:
    """Return the direction in which a place lies from something."""
    there, _ = nearest_points(area, here)
    return DIRECTIONS[round(atan2(here.x - there.x, here.y - there.y) / (pi / 4)) % len(DIRECTIONS)]
