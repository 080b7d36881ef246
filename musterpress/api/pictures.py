"""Pictures: cards and boards as SVG, as they are printed."""

from dataclasses import dataclass

from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.kit.export import card_drawn
from musterpress.api.packs import Pack
from schemas.diagnostics.diagnostics import Finding


@dataclass(frozen=True, repr=False)
class Picture:
    """A drawing of its own, trimmed: `svg` needs no file or font beside it. `faults` are what does not fit on it."""

    name: str
    svg: str
    width_mm: float
    height_mm: float
    faults: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<Picture {self.name}: {self.width_mm:g} x {self.height_mm:g} mm>"

    def _repr_svg_(self) -> str:
        return self.svg


def drawn(drawing: Drawing, findings: tuple[Finding, ...] = ()) -> Picture:
    """Return a drawing as a picture."""
    faults = tuple(finding.message for finding in findings)
    return Picture(drawing.name, to_svg(drawing), drawing.width_mm, drawing.height_mm, faults)


def card(pack: Pack, kind: str, id: str, *, back: bool = False) -> Picture:
    """Return the printed form of a document: its front, or its back.

    Raises:
        KeyError: the pack has no such document, or documents of this kind are not printed.
        ValueError: it has no back.
    """
    made = card_drawn(pack.read, pack.loaded(kind, id), back=back)
    return drawn(made.drawing, made.findings)
