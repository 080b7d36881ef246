"""The last pass over a PDF: title and language, boxes of each page, no scaling, and an identity."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import pikepdf

from exporters.drawing import Drawing
from exporters.faces import MM_PER_PT

PRODUCER = "Musterpress"


@dataclass(frozen=True)
class Imprint:
    """What a file says about itself: title, author, language (BCP 47), and whether it is printed on both sides."""

    title: str
    author: str
    language: str = "en"
    two_sided: bool = False


def finish(pdf: bytes, imprint: Imprint, drawings: Sequence[Drawing]) -> bytes:
    """Return the PDF finished; `drawings` are its pages and give their trim and bleed boxes. Same input, same bytes."""
    with pikepdf.open(BytesIO(pdf)) as document:
        for page, drawing in zip(document.pages, drawings, strict=True):
            _set_boxes(page, drawing)
        document.Root.Lang = pikepdf.String(imprint.language)
        document.Root.ViewerPreferences = pikepdf.Dictionary(
            PrintScaling=pikepdf.Name("/None"),
            DisplayDocTitle=True,
            Duplex=pikepdf.Name("/DuplexFlipLongEdge" if imprint.two_sided else "/Simplex"),
        )
        document.trailer.Info = document.make_indirect(
            pikepdf.Dictionary(
                Title=pikepdf.String(imprint.title),
                Author=pikepdf.String(imprint.author),
                Creator=pikepdf.String(PRODUCER),
                Producer=pikepdf.String(PRODUCER),
            )
        )
        out = BytesIO()
        document.save(
            out,
            deterministic_id=True,
            fix_metadata_version=False,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            compress_streams=True,
        )
    return out.getvalue()


def _set_boxes(page: pikepdf.Page, drawing: Drawing) -> None:
    """Set the trim box to the finished size and the bleed box to the whole page."""
    bleed_pt = drawing.bleed_mm / MM_PER_PT
    left, bottom, right, top = (float(edge) for edge in page.mediabox.as_list())
    page.bleedbox = pikepdf.Array([left, bottom, right, top])
    page.trimbox = pikepdf.Array(
        [
            round(left + bleed_pt, 4),
            round(bottom + bleed_pt, 4),
            round(right - bleed_pt, 4),
            round(top - bleed_pt, 4),
        ]
    )
