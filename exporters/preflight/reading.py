"""A finished PDF, opened again: all that the checks want to know of it."""

import hashlib
from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final

import pikepdf

from exporters.preflight.contents import Follower, Graphics, Painted
from exporters.preflight.facts import Claims, Edges, Facts, FontUse, Intent, Sheet

BOXES: Final = ("MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox")
PDFX: Final = "{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"
OPAQUE: Final = frozenset({"/Normal", "/Compatible"})


def read_facts(data: bytes) -> Facts:
    """Return the facts of a PDF.

    Raises:
        pikepdf.PdfError: it is broken, or locked with a password.
    """
    with pikepdf.open(BytesIO(data)) as pdf:
        sheets = tuple(_sheet(page, number) for number, page in enumerate(pdf.pages, start=1))
        hidden = frozenset(_hidden(pdf))
        return Facts(sheets, _claims(pdf), pdf.is_encrypted, hidden, mended=bool(pdf.get_warnings()))


def _sheet(page: pikepdf.Page, number: int) -> Sheet:
    painted = Painted()
    resources: Any = page.obj.get("/Resources", {})
    Follower(resources, painted, Graphics()).follow(page)
    found = tuple(_resources(resources, set()))
    return Sheet(
        number,
        {name: box for name in BOXES if (box := _box(page, name))},
        int(page.obj.get("/Rotate", 0)) % 360,
        frozenset(painted.marks),
        tuple(painted.photos),
        frozenset(font for one in found for font in _fonts(one)),
        any(photo.see_through for photo in painted.photos) or _see_through(page.obj, found),
        len(page.obj.get("/Annots", [])),
        hashlib.sha256(_shown(page)).hexdigest(),
        float(page.obj.get("/UserUnit", 1)),
        tuple(painted.frames),
        tuple(painted.lines),
    )


def _box(page: pikepdf.Page, name: str) -> Edges | None:
    """Return a box as it is written, media and crop boxes perhaps for many pages at once."""
    found = page.mediabox if name == "MediaBox" else page.obj.get(f"/{name}")
    if found is None:
        return None
    left, lower, right, upper = (float(edge) for edge in found)
    return (min(left, right), min(lower, upper), max(left, right), max(lower, upper))


def _shown(page: pikepdf.Page) -> bytes:
    contents: Any = page.obj.get("/Contents", [])
    streams = [contents] if isinstance(contents, pikepdf.Stream) else list(contents)
    return b"\n".join(stream.read_bytes() for stream in streams)


def _resources(found: Any, seen: set[tuple[int, int]]) -> Iterator[Any]:
    """Yield resources, and those of all forms below them, each once."""
    yield found
    for item in dict(found.get("/XObject", {})).values():
        inner = item.get("/Resources")
        if item.objgen not in seen:
            seen.add(item.objgen)
            yield {"/ExtGState": {}, "/Font": {}, "/Group": item.get("/Group")}
            if inner is not None and item.get("/Subtype") == "/Form":
                yield from _resources(inner, seen)


def _fonts(resources: Any) -> Iterator[FontUse]:
    for font in dict(resources.get("/Font", {})).values():
        if font.get("/Subtype") == "/Type3":
            continue
        below = font["/DescendantFonts"][0] if "/DescendantFonts" in font else font
        descriptor = below.get("/FontDescriptor", {})
        embedded = any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))
        yield FontUse(str(font.get("/BaseFont", "/unnamed"))[1:], embedded)


def _see_through(page: Any, found: tuple[Any, ...]) -> bool:
    """Whether a page blends anything, or says that it may."""
    if _blends(page.get("/Group")) or any(_blends(one.get("/Group")) for one in found):
        return True
    states = [state for one in found for state in dict(one.get("/ExtGState", {})).values()]
    return any(_state_blends(state) for state in states)


def _blends(group: Any) -> bool:
    return group is not None and group.get("/S") == "/Transparency"


def _state_blends(state: Any) -> bool:
    faint = any(float(state.get(key, 1)) < 1 for key in ("/ca", "/CA"))
    masked = state.get("/SMask", "/None") != "/None"
    mode = state.get("/BM", "/Normal")
    modes = {str(part) for part in mode} if isinstance(mode, pikepdf.Array) else {str(mode)}
    return faint or masked or not modes <= OPAQUE


def _claims(pdf: pikepdf.Pdf) -> Claims:
    info: Any = pdf.trailer.get("/Info", {})
    return Claims(
        version=pdf.pdf_version,
        standard=_standard(pdf, info),
        title=str(info.get("/Title", "")),
        trapped=str(info.get("/Trapped", "")),
        dated="/CreationDate" in info and "/ModDate" in info,
        identified="/ID" in pdf.trailer,
        intents=tuple(_intent(intent) for intent in pdf.Root.get("/OutputIntents", [])),
    )


def _standard(pdf: pikepdf.Pdf, info: Any) -> str:
    if "/GTS_PDFXVersion" in info:
        return str(info["/GTS_PDFXVersion"])
    if "/Metadata" not in pdf.Root:
        return ""
    with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False, strict=False) as metadata:
        return str(metadata.get(PDFX, ""))


def _intent(found: Any) -> Intent:
    kind, condition, registry = (
        str(found.get(key, "")) for key in ("/S", "/OutputConditionIdentifier", "/RegistryName")
    )
    return Intent(kind[1:], condition, registry, "/DestOutputProfile" in found)


def _hidden(pdf: pikepdf.Pdf) -> Iterator[str]:
    """Yield what acts, or lies hidden, in a file."""
    names: Any = pdf.Root.get("/Names", {})
    if "/JavaScript" in names or any(key in pdf.Root for key in ("/OpenAction", "/AA", "/AcroForm")):
        yield "actions"
    if "/EmbeddedFiles" in names:
        yield "files"
    if "/OCProperties" in pdf.Root:
        yield "layers"
    for item in pdf.objects:
        if isinstance(item, pikepdf.Stream) and "/LZWDecode" in str(item.get("/Filter", "")):
            yield "LZW"
        if isinstance(item, pikepdf.Dictionary) and item.get("/S") == "/JavaScript":
            yield "actions"
