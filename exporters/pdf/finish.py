"""The last pass over a PDF: what it says about itself, its bookmarks, the standard it keeps, and an identity."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final, Literal

import pikepdf
from pikepdf import Dictionary, Name

from exporters.drawing.display_list import Drawing
from exporters.kit.profiles import HOME, Profile
from exporters.pdf.bookmarks import set_bookmarks
from exporters.pdf.colour_profiles import OutputProfile
from exporters.pdf.links import set_links
from exporters.pdf.standards import PLAIN, STANDARDS, Claim, standard_of
from exporters.pdf.writer import document_of

PRODUCER = "Musterpress"


Turned = Literal["long", "short", "none"]
DUPLEX_NAMES: Final[dict[Turned, str]] = {
    "long": "/DuplexFlipLongEdge",
    "short": "/DuplexFlipShortEdge",
    "none": "/Simplex",
}
"""How a viewer is asked to turn sheets over, by the edge."""


@dataclass(frozen=True)
class Imprint:
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
    with document_of(drawings, profile.colours) as pdf:
        pdf.Root.Lang = pikepdf.String(imprint.language)
        pdf.Root.ViewerPreferences = _viewing(imprint, profile)
        pdf.trailer.Info = pdf.make_indirect(_info(imprint))
        set_bookmarks(pdf, drawings)
        if not standard:  # what is made for a press has nothing to click on
            set_links(pdf, drawings)
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
