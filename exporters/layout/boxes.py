"""Named boxes in millimetres: where the parts of a component lie. y runs down."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from exporters.drawing.display_list import Item, Point
from schemas.diagnostics.suggest import did_you_mean


@dataclass(frozen=True)
class Box:
    """A rectangle that something is laid out in."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """X of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Y of the lower side."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    def inset(self, across_mm: float, down_mm: float | None = None) -> "Box":
        """Return the box with a margin taken off left and right, and off top and bottom (the same by default)."""
        down = across_mm if down_mm is None else down_mm
        return Box(self.x + across_mm, self.y + down, self.width - 2 * across_mm, self.height - 2 * down)

    def lowered(self, down_mm: float) -> "Box":
        """Return the box moved down; up if negative. Optical centring needs it."""
        return Box(self.x, self.y + down_mm, self.width, self.height)

    def cut_left(self, width_mm: float) -> "tuple[Box, Box]":
        """Return the left part of a width, and the rest."""
        return (
            Box(self.x, self.y, width_mm, self.height),
            Box(self.x + width_mm, self.y, self.width - width_mm, self.height),
        )

    def cut_top(self, height_mm: float) -> "tuple[Box, Box]":
        """Return the upper part of a height, and the rest."""
        return (
            Box(self.x, self.y, self.width, height_mm),
            Box(self.x, self.y + height_mm, self.width, self.height - height_mm),
        )

    def columns(self, count: int, gap_mm: float = 0.0) -> "tuple[Box, ...]":
        """Return equal columns from left to right."""
        width = (self.width - gap_mm * (count - 1)) / count
        return tuple(Box(self.x + at * (width + gap_mm), self.y, width, self.height) for at in range(count))

    def shared_out(self, shares: Iterable[float]) -> "tuple[Box, ...]":
        """Return columns from left to right, each as wide as its share of the width."""
        cells, rest = list[Box](), self
        for share in shares:
            cell, rest = rest.cut_left(self.width * share)
            cells.append(cell)
        return tuple(cells)

    def rows(self, count: int, gap_mm: float = 0.0) -> "tuple[Box, ...]":
        """Return equal rows from top to bottom."""
        height = (self.height - gap_mm * (count - 1)) / count
        return tuple(Box(self.x, self.y + at * (height + gap_mm), self.width, height) for at in range(count))

    def square(self, side_mm: float) -> "Box":
        """Return a square in the middle."""
        x, y = self.centre
        return Box(x - side_mm / 2, y - side_mm / 2, side_mm, side_mm)


@dataclass(frozen=True, eq=False)
class Layout:
    """The boxes of a component by name, in the frame of the trimmed piece (origin at its top left corner).

    Nothing is drawn in those that are `hidden`. Two layouts are the same only if they are one object. `name` is what
    components ask for it by.
    """

    width_mm: float
    height_mm: float
    bleed_mm: float
    boxes: Mapping[str, Box]
    hidden: frozenset[str] = frozenset()
    name: str = ""

    def __getitem__(self, name: str) -> Box:
        """Return a box by its name.

        Raises:
            KeyError: There is none; it says which file it belongs into, and which boxes there are.
        """
        if name not in self.boxes:
            missing = f"the layout `{self.name}` has no box `{name}`: write it into layouts/{self.name}.yaml."
            raise KeyError(f"{missing} {did_you_mean(name, self.boxes)}")
        return self.boxes[name]

    def shown(self, name: str) -> Box | None:
        """Return a box by its name, None for a hidden one."""
        return None if name in self.hidden else self[name]

    def part(self, name: str, draw: Callable[[Box], tuple[Item, ...]]) -> tuple[Item, ...]:
        """Return what is drawn in a box, nothing in a hidden one."""
        return () if name in self.hidden else draw(self[name])

    @property
    def trim(self) -> Box:
        """The piece as it is cut."""
        return Box(0, 0, self.width_mm, self.height_mm)

    @property
    def full(self) -> Box:
        """The piece with its bleed."""
        return self.trim.inset(-self.bleed_mm)
