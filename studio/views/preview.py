"""The printed form of a document as it stands in memory: both sides, their size, and what would not fit."""

from dataclasses import dataclass
from functools import lru_cache

from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.kit.jobs import Job
from exporters.systems import components_of
from schemas.diagnostics.diagnostics import Finding
from schemas.packs.packs import Loaded, Pack
from schemas.systems import System
from studio.core.entries import Entry
from studio.core.session import Session

PX_PER_MM = 96 / 25.4
"""What browsers take a millimetre for."""


@dataclass(frozen=True)
class Preview:
    """A piece as SVG, trimmed: `front`, and `back` unless it is blank; `findings` say what does not fit."""

    front: str
    back: str
    width_mm: float
    height_mm: float
    findings: tuple[Finding, ...]


def is_printed(system: System | None, kind: str) -> bool:
    """Whether documents of a kind have a printed form."""
    return system is not None and kind in components_of(system)


def preview(session: Session, entry: Entry) -> Preview | None:
    """Return the printed form of a document; None while it has errors that keep it from being drawn, or has none."""
    pack, document = session.pack, entry.loaded
    if pack is None or document is None or not is_printed(pack.manifest.system, entry.kind):
        return None
    return piece_of(pack, document)


def piece_of(pack: Pack, document: Loaded) -> Preview:
    """Return the printed form of a sound document of a pack, its own or one that it extends.

    Raises:
        KeyError: documents of its kind have no printed form.
    """
    component = components_of(pack.manifest.system)[document.kind]
    job = Job.of(pack)
    setting = job.setting_of(document)
    drawn = component.front(document.model, setting)
    back = _picture(component.back(document.model, setting)) if component.back else ""
    drawing = drawn.drawing
    return Preview(_picture(drawing), back, drawing.width_mm, drawing.height_mm, drawn.findings)


@lru_cache(maxsize=64)
def _picture(drawing: Drawing) -> str:
    """Return a drawing as SVG: most edits leave one side of a piece as it was."""
    return to_svg(drawing)
