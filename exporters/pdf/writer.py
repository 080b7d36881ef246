"""Drawings to PDF, one a page, and the last pass over it: what it says of itself, the standard it keeps, an identity.

Shipped faces are embedded as subsets; what is drawn more than once is a form XObject.
`streams` writes the operators, `resources` keeps what they name, and pikepdf the objects and the file.
"""

from collections import Counter
from collections.abc import Sequence
from copy import copy
from io import BytesIO
from typing import Final, Literal, NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Name

from exporters.drawing.display_list import Drawing, Group
from exporters.faces.fonts import MM_PER_PT
from exporters.imposition.profiles import HOME, ColourModel, Profile
from exporters.pdf.links import set_bookmarks, set_links
from exporters.pdf.marks import Marks, TaggedWriter, is_tagged
from exporters.pdf.resources import Resources
from exporters.pdf.standards import PLAIN, STANDARDS, Claim, OutputProfile, standard_of
from exporters.pdf.streams import Writer
from exporters.pdf.tags import set_tags

PRODUCER = "Musterpress"

Turned = Literal["long", "short", "none"]
DUPLEX_NAMES: Final[dict[Turned, str]] = {
    "long": "/DuplexFlipLongEdge",
    "short": "/DuplexFlipShortEdge",
    "none": "/Simplex",
}
"""How a viewer is asked to turn sheets over, by the edge."""


def to_pdf(drawings: Sequence[Drawing], colours: ColourModel = "rgb") -> bytes:
    """Return a PDF with a page for each drawing, its bleed and slug included. Same drawings, same bytes.

    Raises:
        ValueError: there is no drawing.
    """
    out = BytesIO()
    with document_of(drawings, colours) as pdf:
        pdf.save(out, deterministic_id=True, fix_metadata_version=False)
    return out.getvalue()


def document_of(drawings: Sequence[Drawing], colours: ColourModel = "rgb", marks: Marks | None = None) -> pikepdf.Pdf:
    """Return an open PDF with a page for each drawing; the caller finishes, saves and closes it.

    Inks become screen colours, or their process plates with overprint and plates of their own, which are for
    presses only. With `marks`, which it fills, it is marked what text everything is.

    Raises:
        ValueError: there is no drawing.
    """
    if not drawings:
        raise ValueError("a PDF must have a page, got no drawings")
    pdf = pikepdf.new()
    resources = Resources(pdf, colours)
    named = pdf.make_indirect(Dictionary())
    repeated = _repeated(drawings)
    tree = pdf.Root.Pages
    pages = _Pages(pdf, named)
    kids = []
    contents: dict[int, pikepdf.Stream] = {}
    for drawing in drawings:
        if marks is not None or id(drawing) not in contents:
            writer = Writer(resources, repeated) if marks is None else TaggedWriter(resources, repeated, marks)
            writer.page(drawing)
            contents[id(drawing)] = pdf.make_stream(writer.content())
        kids.append(pdf.make_indirect(pages.page(drawing, contents[id(drawing)])))
    tree.Kids, tree.Count = Array(kids), len(kids)
    resources.close()
    for kind, found in resources.dictionary().items():
        named[kind] = found
    return pdf


def _repeated(drawings: Sequence[Drawing]) -> frozenset[int]:
    """Return the identities of the items that stand on more than one place: copies, and the backs of a deck."""
    counts = Counter(id(item.items) for drawing in drawings for item in drawing.items if isinstance(item, Group))
    return frozenset(key for key, count in counts.items() if count > 1)


PAGE: Final = Name.Page


class _Pages:
    """The pages of a document; what those of one size share is made once, and equal boxes stand in the file once."""

    def __init__(self, pdf: pikepdf.Pdf, named: pikepdf.Object) -> None:
        self.pdf = pdf
        self.named = named
        self.boxes: dict[tuple[float, float, float], pikepdf.Object] = {}
        self.shared: dict[tuple[float, float, float, float], Dictionary] = {}

    def page(self, drawing: Drawing, content: pikepdf.Stream) -> Dictionary:
        """Return a page with its boxes: trimmed, with its bleed, and with what lies outside."""
        size = (drawing.width_mm, drawing.height_mm, drawing.bleed_mm, drawing.slug_mm)
        if size not in self.shared:
            self.shared[size] = self._empty(drawing)
        page = copy(self.shared[size])
        page.Contents = content
        return page

    def _empty(self, drawing: Drawing) -> Dictionary:
        return Dictionary(
            Type=PAGE,
            Parent=self.pdf.Root.Pages,
            MediaBox=self._box(drawing, 0.0),
            BleedBox=self._box(drawing, drawing.slug_mm),
            TrimBox=self._box(drawing, drawing.slug_mm + drawing.bleed_mm),
            Resources=self.named,
        )

    def _box(self, drawing: Drawing, rim_mm: float) -> pikepdf.Object:
        """Return the page without a rim, in points from its lower left corner."""
        key = (drawing.full_width_mm, drawing.full_height_mm, rim_mm)
        if key not in self.boxes:
            edges = (rim_mm, rim_mm, key[0] - rim_mm, key[1] - rim_mm)
            self.boxes[key] = self.pdf.make_indirect(Array([round(edge / MM_PER_PT, 4) for edge in edges]))
        return self.boxes[key]


class Imprint(NamedTuple):
    """What a file says about itself: title, author, language (BCP 47), over which edge its sheets are turned, rights.

    `credit` names the packs with their authors and licences, "" for what is of no pack.
    """

    title: str
    author: str
    language: str = "en"
    turned: Turned = "none"
    credit: str = ""


def pressed(
    drawings: Sequence[Drawing], imprint: Imprint, profile: Profile = HOME, output: OutputProfile | None = None
) -> bytes:
    """Return the finished PDF of the pages, as the profile wants it. Same input, same bytes.

    `output` is the colour profile of the press, for standards that demand one.

    Raises:
        ValueError: there is no page.
    """
    standard = standard_of(profile, output)
    form = STANDARDS[standard] if standard else PLAIN
    marks = Marks() if not standard and is_tagged(drawings) else None
    with document_of(drawings, profile.colours, marks) as pdf:
        pdf.Root.Lang = pikepdf.String(imprint.language)
        pdf.Root.ViewerPreferences = _viewing(imprint, profile)
        pdf.trailer.Info = pdf.make_indirect(_info(imprint))
        set_bookmarks(pdf, drawings)
        if not standard:  # what is made for a press has nothing to click on, and nobody reads it out
            links = set_links(pdf, drawings)
            if marks is not None:
                set_tags(pdf, marks, links)
        form.mark(pdf, Claim(imprint.title, imprint.author, PRODUCER, profile.intent, output))
        out = BytesIO()
        objects = pikepdf.ObjectStreamMode
        pdf.save(
            out,
            deterministic_id=True,
            fix_metadata_version=False,
            force_version=form.pdf_version,
            object_stream_mode=objects.generate if form.object_streams else objects.disable,
        )
    return out.getvalue()


def _info(imprint: Imprint) -> Dictionary:
    info = Dictionary(
        Title=pikepdf.String(imprint.title),
        Author=pikepdf.String(imprint.author),
        Creator=pikepdf.String(PRODUCER),
        Producer=pikepdf.String(PRODUCER),
    )
    if imprint.credit:
        info.Subject = pikepdf.String(imprint.credit)
    return info


def _viewing(imprint: Imprint, profile: Profile) -> Dictionary:
    """Return what a viewer is asked for; only who prints from it is told about scale and sides."""
    wishes = Dictionary(DisplayDocTitle=True)
    if profile.page_order == "sheets":
        wishes.PrintScaling = Name("/None")
        wishes.Duplex = Name(DUPLEX_NAMES[imprint.turned])
    return wishes
