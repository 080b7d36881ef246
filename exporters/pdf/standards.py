"""Standards of PDF for presses, and the colour profile that one of them holds."""

import hashlib
from collections.abc import Callable
from io import BytesIO
from typing import TYPE_CHECKING, Final, NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from exporters.imposition.profiles import Condition, Profile, Standard

if TYPE_CHECKING:
    from uuid import UUID

HEADER_BYTES = 128

DATE: Final = "D:20000101000000Z"
XMP_DATE: Final = "2000-01-01T00:00:00Z"
"""Standards demand dates; ours is always the same, so that the same pack gives the same bytes."""


class OutputProfile(NamedTuple):
    """A colour profile for four inks: what it calls itself, and its file."""

    title: str
    data: bytes


def read_output_profile(data: bytes) -> OutputProfile:
    """Return the colour profile of an ICC file.

    Raises:
        ValueError: it is no ICC file, not one of a press with four inks, or lacks the tables from and to them.
    """
    if len(data) < HEADER_BYTES or data[36:40] != b"acsp":
        raise ValueError("this is no ICC colour profile")
    if data[12:16] != b"prtr" or data[16:20] != b"CMYK":
        kind, space = (part.decode("latin-1").strip() for part in (data[12:16], data[16:20]))
        raise ValueError(f"a press needs an output profile (prtr) for CMYK, and this one is {kind} for {space}")
    if int.from_bytes(data[:4], "big") != len(data):
        raise ValueError("this ICC colour profile is broken: it is not as long as it says")
    from PIL import ImageCms  # noqa: PLC0415 - most files name no press

    try:
        profile = ImageCms.ImageCmsProfile(BytesIO(data))
        lab = ImageCms.createProfile("LAB")
        ImageCms.buildTransform(profile, lab, "CMYK", "LAB")
        ImageCms.buildTransform(lab, profile, "LAB", "CMYK")
        title = ImageCms.getProfileDescription(profile)
    except (OSError, ImageCms.PyCMSError) as error:
        raise ValueError("this ICC colour profile is broken") from error
    return OutputProfile(" ".join(title.split()) or "Custom", data)


class Claim(NamedTuple):
    """What the marks say: title, author and program, and the press that the inks are meant for."""

    title: str
    author: str
    producer: str
    condition: Condition | None
    output: OutputProfile | None


class Form(NamedTuple):
    """How a file of a standard is written: its PDF version, object streams or none, and its marks."""

    pdf_version: str
    object_streams: bool
    mark: Callable[[pikepdf.Pdf, Claim], None]


def standard_of(profile: Profile, output: OutputProfile | None) -> Standard | None:
    """Return the best standard that the profile takes and that can be kept; PDF/X-4 needs a colour profile."""
    return next((name for name in profile.standards if name != "PDF/X-4" or output), None)


def _mark_plain(_pdf: pikepdf.Pdf, _claim: Claim) -> None:
    """Leave the file as it is."""


def _mark_x1a(pdf: pikepdf.Pdf, claim: Claim) -> None:
    """Name standard, dates and trapping, and the press by its registered name."""
    _mark_info(pdf)
    pdf.trailer.Info.GTS_PDFXVersion = String("PDF/X-1a:2003")
    if claim.condition is None:
        raise ValueError("PDF/X-1a names the press, and the profile has no condition")
    _set_intent(
        pdf,
        OutputCondition=String(claim.condition.title),
        OutputConditionIdentifier=String(claim.condition.identifier),
        RegistryName=String(claim.condition.registry),
        Info=String(claim.condition.title),
    )


def _mark_x4(pdf: pikepdf.Pdf, claim: Claim) -> None:
    """Name standard, dates and trapping in XMP, and embed the colour profile of the press."""
    if claim.output is None:
        raise ValueError("PDF/X-4 embeds the colour profile of the press, and none is given")
    _mark_info(pdf)
    _set_intent(
        pdf,
        OutputConditionIdentifier=String(claim.output.title),
        Info=String(claim.output.title),
        DestOutputProfile=pdf.make_stream(claim.output.data, N=4),
    )
    packet = _xmp(claim, _identity(pdf, claim)).encode()
    pdf.Root.Metadata = pdf.make_stream(packet, Type=Name.Metadata, Subtype=Name.XML)


def _mark_info(pdf: pikepdf.Pdf) -> None:
    info = pdf.trailer.Info
    info.CreationDate, info.ModDate, info.Trapped = String(DATE), String(DATE), Name("/False")


def _set_intent(pdf: pikepdf.Pdf, **entries: pikepdf.Object) -> None:
    intent = pdf.make_indirect(Dictionary(Type=Name.OutputIntent, S=Name.GTS_PDFX))
    for key, value in entries.items():
        intent[f"/{key}"] = value
    pdf.Root.OutputIntents = Array([intent])


def _identity(pdf: pikepdf.Pdf, claim: Claim) -> "UUID":
    """Return an id that follows from the title and from what the pages hold."""
    from uuid import UUID  # noqa: PLC0415 - most files keep no standard

    digest = hashlib.sha256(claim.title.encode())
    for page in pdf.Root.Pages.Kids:
        digest.update(page.Contents.read_bytes())
    return UUID(bytes=digest.digest()[:16], version=4)


def _xmp(claim: Claim, identity: "UUID") -> str:
    from html import escape  # noqa: PLC0415 - most files keep no standard

    title, author, producer = (escape(text) for text in (claim.title, claim.author, claim.producer))
    return f"""<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreatorTool>{producer}</xmp:CreatorTool>
<xmp:CreateDate>{XMP_DATE}</xmp:CreateDate>
<xmp:ModifyDate>{XMP_DATE}</xmp:ModifyDate>
<xmp:MetadataDate>{XMP_DATE}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:{identity}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>{producer}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"""


PLAIN: Final = Form("1.6", object_streams=True, mark=_mark_plain)
STANDARDS: Final[dict[Standard, Form]] = {
    "PDF/X-1a:2003": Form("1.4", object_streams=False, mark=_mark_x1a),
    "PDF/X-4": Form("1.6", object_streams=True, mark=_mark_x4),
}
"""How each standard is kept. What it forbids (screen colours, anything see-through) no drawing of ours has."""
