"""Links of a PDF: from where a group of a drawing says so, to the group that bears that name."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import pikepdf
from pikepdf import Array, Dictionary, Name

from exporters.drawing.display_list import Drawing
from exporters.pdf.places import Place, places

PRINTED: Final = 4
"""Flag of an annotation that PDF/A and careful viewers want set."""


def set_links(pdf: pikepdf.Pdf, drawings: Sequence[Drawing]) -> None:
    """Write the links of a document whose pages are the drawings; one that leads nowhere is left out.

    Of two places of one name links lead to the first.
    """
    found = [tuple(places(drawing)) for drawing in drawings]
    if not any(found):
        return
    pages = pdf.Root.Pages.Kids
    goals: dict[str, Array] = {}
    for page, on_page in zip(pages, found, strict=True):
        for place in on_page:
            if place.group.anchor:
                goals.setdefault(place.group.anchor, Array([page, Name.XYZ, None, place.edges[3], None]))
    for page, on_page in zip(pages, found, strict=True):
        made = [pdf.make_indirect(link) for link in _links(on_page, goals)]
        if made:
            page.Annots = Array(made)


def _links(found: Sequence[Place], goals: Mapping[str, Array]) -> Iterator[Dictionary]:
    for place in found:
        if place.group.link in goals:
            yield Dictionary(
                Type=Name.Annot,
                Subtype=Name.Link,
                Rect=Array(place.edges),
                Border=Array([0, 0, 0]),
                F=PRINTED,
                Dest=goals[place.group.link],
            )
