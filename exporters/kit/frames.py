"""The frames of battles that logs tell: one row for each system whose battles can be drawn."""

from typing import Any, Final, Protocol

from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.games.seven_seconds.maps.replay import frames as seven_seconds_frames
from exporters.kit.files import Artifact
from schemas.packs.packs import Pack
from schemas.systems import System

SVG: Final = "image/svg+xml"


class Frames(Protocol):
    """A battle that is being drawn."""

    def read(self, row: dict[str, Any], sentence: str) -> Drawing | None:
        """Take in a row of the log with its sentence, and return the frame that is due by it, if any."""


class FramesOf(Protocol):
    """What makes the frames of a system."""

    def __call__(self, header: dict[str, Any], pack: Pack | None, *, every_move: bool) -> Frames:
        """Return the frames of the battle with a log's header."""


REPLAYS: Final[dict[System, FramesOf]] = {System.SEVEN_SECONDS: seven_seconds_frames}


def frame_file(drawing: Drawing) -> Artifact:
    """Return a frame as a file."""
    return Artifact(f"{drawing.name}.svg", SVG, to_svg(drawing).encode())
