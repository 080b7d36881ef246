"""Diagrams read back from their drawings: where discs lie, and which words stand where."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from exporters.components.diagrams import DiagramFault, drawing_of
from exporters.drawing.display_list import Dots, Drawing, Path, Text, walk
from exporters.faces.fonts import MM_PER_PT
from exporters.systems import paper_of
from schemas.models.rulebook import Chapter, Diagram
from schemas.systems import SystemName
from tests.exporters.printed import shipped_pack

Spot = tuple[int, int]
ToSpot = Callable[[float, float], Spot]


def shipped_diagrams(system: SystemName) -> dict[str, Diagram]:
    """The diagrams of a shipped rulebook, by name."""
    chapters = [one.model for one in shipped_pack(system).of_kind("chapter")]
    figures = [each for one in chapters if isinstance(one, Chapter) for each in one.figures.items()]
    return {name: figure for name, figure in figures if isinstance(figure, Diagram)}


def drawn(system: SystemName, diagram: Diagram) -> Drawing:
    """A diagram, drawn by the rules of the shipped pack."""
    found = paper_of(system).diagrams
    assert found is not None
    return drawing_of(diagram, shipped_pack(system), found())


def named(system: SystemName, asks: str) -> list[str]:
    """The names of the shipped diagrams that ask a question."""
    return [name for name, one in shipped_diagrams(system).items() if one.asks == asks]


def discs(drawing: Drawing, ink: Any, radius_mm: float, to_spot: ToSpot) -> set[Spot]:
    """The spots that discs of an ink and a radius lie on."""
    found = [item for item in walk(drawing.items) if isinstance(item, Dots) and item.fill == ink]
    places = [place for item in found if item.radius == pytest.approx(radius_mm) for place in item.centres]
    assert len({to_spot(*place) for place in places}) == len(places)
    return {to_spot(*place) for place in places}


def words(drawing: Drawing, ink: Any, to_spot: ToSpot) -> dict[Spot, str]:
    """What is said on white discs, by the spots that they lie on."""
    centres = [place for item in walk(drawing.items) if isinstance(item, Dots) for place in item.centres]
    found = {}
    for text in walk(drawing.items):
        if isinstance(text, Text) and text.fill == ink:
            high = text.size_pt * MM_PER_PT
            at = (text.x + 0.26 * high * len(text.string), text.baseline - 0.35 * high)
            nearest = min(centres, key=lambda place: (place[0] - at[0]) ** 2 + (place[1] - at[1]) ** 2)
            found[to_spot(*nearest)] = text.string
    return found


def strokes(drawing: Drawing, width_mm: float) -> list[Path]:
    """The lines of a width."""
    paths = [item for item in walk(drawing.items) if isinstance(item, Path) and item.stroke is not None]
    return [path for path in paths if path.stroke and path.stroke.width_mm == pytest.approx(width_mm)]


def fault_of(system: SystemName, diagram: Diagram, changes: Mapping[str, Any]) -> DiagramFault:
    """Why a diagram with some changes is not drawn."""
    changed = Diagram.model_validate({**diagram.model_dump(mode="json"), **changes})
    with pytest.raises(DiagramFault) as fault:
        drawn(system, changed)
    return fault.value


def rightmost(path: Path) -> float:
    """How far to the right an outline reaches."""
    return max(x for x, _ in corners(path))


def topmost(path: Path) -> float:
    """How far up an outline reaches."""
    return min(y for _, y in corners(path))


def corners(path: Path) -> list[tuple[float, float]]:
    """The ends of the steps of an outline."""
    return [(float(step[-2]), float(step[-1])) for step in path.segments if step[0] != "Z"]
