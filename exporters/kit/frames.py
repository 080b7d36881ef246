"""The frames of battles that logs tell."""

from typing import Any, Final, Protocol

from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.kit.files import Artifact
from schemas.packs.packs import Pack

SVG: Final = "image/svg+xml"


class Frames(Protocol):
    """A battle that is being drawn."""

    def read(self, row: dict[str, Any], sentence: str) -> Drawing | None:
        """Take in a row of the log with its sentence, and return the frame that is due by it, if any."""


class FramesOf(Protocol):
    """What makes the frames of a system."""

    def __call__(
        self, header: dict[str, Any], pack: Pack | None, *, every_move: bool, language: str = "", bare: bool = False
    ) -> Frames:
        """Return the frames of the battle with a log's header, with their words in a language.

        Those for the page of a book are `bare`: legible there, and nothing but the table.
        """


def frame_file(drawing: Drawing) -> Artifact:
    """Return a frame as a file."""
    return Artifact(f"{drawing.name}.svg", SVG, to_svg(drawing).encode())
