"""What a page is found to paint, and the state in which it paints."""

from dataclasses import dataclass, field
from typing import Any, Final

from exporters.drawing.display_list import Matrix
from exporters.preflight.bounds import Bounds
from exporters.preflight.colours import BLACK
from exporters.preflight.facts import Edges, Mark, Paint, Photo
from exporters.preflight.photos import Gallery

IDENTITY: Final[Matrix] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True)
class Graphics:
    """The state that operators change and `q` and `Q` keep."""

    matrix: Matrix = IDENTITY
    fill_space: Any = "/DeviceGray"
    line_space: Any = "/DeviceGray"
    fill: Paint = BLACK
    line: Paint = BLACK
    width: float = 1.0
    fill_overprints: bool = False
    line_overprints: bool = False
    text_mode: int = 0


@dataclass
class Painted:
    """What a page was found to paint, each thing once.

    `frames` are the rectangles it is cut off at, `lines` the straight ones drawn: those of the page itself, in
    points, not of its forms.
    """

    bounds: Bounds
    gallery: Gallery
    marks: set[Mark] = field(default_factory=set)
    photos: dict[Photo, None] = field(default_factory=dict)
    frames: list[Edges] = field(default_factory=list)
    lines: list[Edges] = field(default_factory=list)

    def add_photo(self, found: Photo) -> None:
        """Keep an image, in the order of the page."""
        self.photos[found] = None
