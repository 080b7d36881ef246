"""Diagrams of infantry show what the rules answer, and say at the field what they cannot show."""

from dataclasses import replace
from typing import Any

import pytest

from engine.games.infantry.ground import Spot, terrain_on
from exporters.components.diagrams import WIDE_MM, DiagramFault, drawing_of
from exporters.drawing.display_list import Dots, Drawing, walk
from exporters.games.infantry.look import DANGER, QUIET
from exporters.games.infantry.maps.diagrams import DIAGRAMS, MOST_PITCH_MM
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.words import Terrain
from schemas.models.rulebook import Chapter, Diagram
from schemas.packs.packs import Pack
from tests.exporters.printed import shipped_pack
from tests.referees.infantry.lines import line

STOPS = frozenset({Terrain.HIGH_WALL, Terrain.BUILDING, Terrain.TREE, Terrain.VEHICLE})


def shipped() -> dict[str, Diagram]:
    """The diagrams of the shipped rulebook, by name."""
    chapters = [one.model for one in shipped_pack("infantry").of_kind("chapter")]
    figures = [each for one in chapters if isinstance(one, Chapter) for each in one.figures.items()]
    return {name: figure for name, figure in figures if isinstance(figure, Diagram)}


def map_of(diagram: Diagram, pack: Pack) -> DotMap:
    found = pack.named("dot_map", diagram.map or "", DotMap)
    assert found is not None
    return found


def spot_of(diagram: Diagram, piece: int) -> Spot:
    """Where a piece stands."""
    at = diagram.pieces[piece].at
    assert at is not None
    return int(at[0]), int(at[1])


def is_clear(start: Spot, end: Spot, dot_map: DotMap, pack: Pack) -> bool:
    """What the referee of battles holds to be seen: nothing between stands or rises above both ends."""
    top = max(dot_map.level_at(*start), dot_map.level_at(*end))
    between = [spot for spot in line(start, end) if spot != end]
    return not any(
        dot_map.level_at(*spot) > top or (terrain_on(dot_map, spot, pack) in STOPS and dot_map.level_at(*spot) >= top)
        for spot in between
    )


def dots_in(drawing: Drawing, diagram: Diagram, ink: Any) -> set[Spot]:
    """The dots of the map that discs of an ink lie on."""
    assert diagram.area is not None
    west, _, east, north = diagram.area
    pitch = min(MOST_PITCH_MM, WIDE_MM / (east - west + 1))
    discs = [item for item in walk(drawing.items) if isinstance(item, Dots) and item.fill == ink]
    places = [place for item in discs for place in item.centres]
    return {(west + round(x / pitch - 0.5), north - round(y / pitch - 0.5)) for x, y in places}


SIGHTS = [name for name, one in shipped().items() if one.asks == "sight"]
LINES = [name for name, one in shipped().items() if one.asks == "line"]


def test_the_rulebook_has_eight_diagrams() -> None:
    """Five of sight, three of lines."""
    assert (len(SIGHTS), len(LINES)) == (5, 3)


@pytest.mark.parametrize("name", SIGHTS)
def test_dark_dots_are_those_that_are_not_seen(name: str) -> None:
    """Asked again by the referee's own line: exactly the dots that it does not see are dark."""
    pack, diagram = shipped_pack("infantry"), shipped()[name]
    dot_map = map_of(diagram, pack)
    start = spot_of(diagram, 0)
    spots = [(column, row) for column in range(dot_map.columns) for row in range(dot_map.rows)]
    unseen = {spot for spot in spots if spot != start and not is_clear(start, spot, dot_map, pack)}

    assert unseen
    assert dots_in(drawing_of(diagram, pack, DIAGRAMS), diagram, QUIET) == unseen


@pytest.mark.parametrize("name", LINES)
def test_a_line_lies_on_the_dots_that_it_passes_over(name: str) -> None:
    """Those between its ends, by the referee's own line."""
    pack, diagram = shipped_pack("infantry"), shipped()[name]
    start, end = spot_of(diagram, 0), spot_of(diagram, 1)

    assert dots_in(drawing_of(diagram, pack, DIAGRAMS), diagram, DANGER) == {*line(start, end)} - {end}


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"asks": "smell"}, "asks"),
        ({"map": "nowhere"}, "map"),
        ({"area": [0, 0, 400, 4]}, "area"),
        ({"pieces": []}, "pieces"),
        ({"pieces": [{"name": "looker", "at": [1.5, 2]}]}, "pieces"),
        ({"pieces": [{"name": "looker", "at": [400, 2]}]}, "pieces"),
    ],
)
def test_what_cannot_be_shown_is_said_of_its_field(changed: dict[str, Any], field: str) -> None:
    """A question that there is not, a map, an area beyond it, a piece that is missing or between the dots."""
    data = {**shipped()["house"].model_dump(mode="json"), **changed}

    with pytest.raises(DiagramFault) as fault:
        drawing_of(Diagram.model_validate(data), shipped_pack("infantry"), DIAGRAMS)

    assert fault.value.at[0] == field


def test_the_rules_of_a_pack_answer() -> None:
    """Where heights stop no line, the far side of the hill is seen."""
    pack, diagram = shipped_pack("infantry"), shipped()["foot_of_the_hill"]
    rules = pack.rules.model_validate({**pack.rules.model_dump(mode="json"), "sight": {"contours": "ignored"}})
    flat = dots_in(drawing_of(diagram, replace(pack, rules=rules), DIAGRAMS), diagram, QUIET)

    assert flat < dots_in(drawing_of(diagram, pack, DIAGRAMS), diagram, QUIET)
