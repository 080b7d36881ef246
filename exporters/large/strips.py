"""Long rulers in parts that fit on a sheet: drawn lying, turned upright, each glued on the tab of the one before."""

from dataclasses import dataclass
from typing import Final

from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Drawing, Group, Path, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.matrices import after, shift, turn
from exporters.drawing.shapes import polyline
from exporters.layout.boxes import Box
from exporters.text.fitting import TextStyle
from exporters.themes.type_scale import TypeScale

TAB_MM: Final = 12.0
BLEED_MM: Final = 1.5


@dataclass(frozen=True)
class Tab:
    """What stands on a tab, how it is set, and the ink of the line it is glued along."""

    note: str
    style: TextStyle
    line: Ink


def strip_ground(long_mm: float, high_mm: float, type_scale: TypeScale, language: str = "") -> Composition:
    """Return the white ground of a strip with its bleed, its tab included."""
    ground = Rect(-BLEED_MM, -BLEED_MM, long_mm + TAB_MM + 2 * BLEED_MM, high_mm + 2 * BLEED_MM, fill=WHITE)
    return Composition([ground], type_scale=type_scale, language=language)


def draw_tab(made: Composition, box: Box, tab: Tab) -> None:
    """Draw the tab that the next strip is glued on."""
    made.draw(Rect(box.x, -BLEED_MM, box.width + BLEED_MM, box.height + 2 * BLEED_MM, fill=WHITE))
    made.draw(
        Path(polyline((box.x, -BLEED_MM), (box.x, box.height + BLEED_MM)), None, Stroke(tab.line, 0.3, (1.2, 1.0)))
    )
    note = Composition(type_scale=made.type_scale, language=made.language)
    note.write(tab.note, Box(0, 0, box.height, box.width), tab.style)
    made.findings.extend(note.findings)
    made.draw(Group(tuple(note.items), turn(90, box.right, box.y)))


def upright(name: str, title: str, size_mm: tuple[float, float], made: Composition) -> Drawing:
    """Return a lying strip of a length and a height as an upright drawing."""
    whole, high = size_mm
    turned = after(shift(BLEED_MM, BLEED_MM), turn(-90, 0, whole))
    return Drawing(name, title, high, whole, (Group(tuple(made.items), turned),), BLEED_MM)
