"""What a kit takes before it is printed: sheets of paper, printed sides, and how much of them is ink.

Ink is counted on the pages as a screen shows them: what is dark in red, green and blue alike is black, the rest colour.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PIL import Image as Pixels
from PIL import ImageChops, ImageStat

from exporters.imposition.sheets import PAPERS
from exporters.kit.export import Export
from exporters.kit.runs import PDF, Artifact
from exporters.pdf.raster import page_pictures

DPI: Final = 20
"""Fine enough for the share of a side that is covered, and quick."""

FULL: Final = 255


class Ink(NamedTuple):
    """Shares of a side from 0 on: covered with black, and with cyan, magenta and yellow together (up to 2)."""

    black: float = 0.0
    colour: float = 0.0


@dataclass(frozen=True)
class FileEstimate:
    """A file: its sheets of paper, its printed sides, and the ink of a side on average."""

    name: str
    sheets: int
    sides: int
    ink: Ink


@dataclass(frozen=True)
class Estimate:
    """What the PDFs of an export take, on which paper."""

    paper: str
    files: tuple[FileEstimate, ...]

    @property
    def sheets(self) -> int:
        """Sheets of paper in all."""
        return sum(file.sheets for file in self.files)

    @property
    def sides(self) -> int:
        """Printed sides in all."""
        return sum(file.sides for file in self.files)

    @property
    def ink(self) -> Ink:
        """The ink of a side on average."""
        sides = max(self.sides, 1)
        black = sum(file.ink.black * file.sides for file in self.files)
        return Ink(black / sides, sum(file.ink.colour * file.sides for file in self.files) / sides)

    @property
    def rows(self) -> tuple[FileEstimate, ...]:
        """The files, and after them all together, named ""."""
        return (*self.files, FileEstimate("", self.sheets, self.sides, self.ink))

    @property
    def record(self) -> dict[str, Any]:
        """Return the estimate as plain data; ink in percent of a side."""
        return {"paper": self.paper, **_plain(self.rows[-1]), "files": [_named(file) for file in self.files]}


def _plain(file: FileEstimate) -> dict[str, Any]:
    black, colour = (round(100 * share, 1) for share in file.ink)
    return {"sheets": file.sheets, "sides": file.sides, "black_percent": black, "colour_percent": colour}


def _named(file: FileEstimate) -> dict[str, Any]:
    return {"name": file.name, **_plain(file)}


def estimate_of(made: Export, paper: str) -> Estimate:
    """Return what the PDFs of an export take on a paper (`PAPERS`); pages by themselves count as sheets."""
    files = tuple(_of_file(artifact) for artifact in made.artifacts if artifact.media_type == PDF)
    return Estimate(PAPERS[paper].title, files)


def _of_file(artifact: Artifact) -> FileEstimate:
    inks = tuple(_inks(artifact.data))
    black, colour = (sum(each) / max(len(inks), 1) for each in zip(*inks, strict=True))
    return FileEstimate(artifact.name, artifact.sheets or len(inks), len(inks), Ink(black, colour))


def _inks(pdf: bytes) -> Iterator[Ink]:
    """Yield the ink of each page."""
    for picture in page_pictures(pdf, DPI):
        yield ink_of(picture)


def ink_of(picture: Pixels.Image) -> Ink:
    """Return the ink of a picture in red, green and blue: as much black as all three inks have in common."""
    inks = ImageChops.invert(picture).split()
    black = ImageChops.darker(ImageChops.darker(inks[0], inks[1]), inks[2])
    colour = sum(_mean(each) - _mean(black) for each in inks)
    return Ink(_mean(black), colour)


def _mean(channel: Pixels.Image) -> float:
    return float(ImageStat.Stat(channel).mean[0]) / FULL


COLUMNS: Final = ("file", "sheets", "sides", "black", "colour")


def cells(file: FileEstimate) -> tuple[str, ...]:
    """Return a row of an estimate as it is shown under `COLUMNS`."""
    shares = (f"{100 * share:.0f} %" for share in file.ink)
    return (file.name or "in all", str(file.sheets), str(file.sides), *shares)
