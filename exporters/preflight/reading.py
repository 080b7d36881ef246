"""A finished PDF, opened again: all that the checks want to know of it."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from io import BytesIO
from logging import NullHandler, getLogger
from typing import Any, Final, TypeVar

import pikepdf

from exporters.preflight.contents import Follower
from exporters.preflight.facts import Claims, Edges, Facts, FontUse, Intent, Sheet
from exporters.preflight.painted import Bound, Bounds, Gallery, Graphics, OverBound, Painted, guarded_reader

getLogger("pikepdf").addHandler(NullHandler())  # what it cannot read is ours to say, and no trace

F = TypeVar("F")
BOXES: Final = ("MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox")
PDFX: Final = "{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"
OPAQUE: Final = frozenset({"/Normal", "/Compatible"})


def read_facts(data: bytes) -> Facts:
    """Return the facts of a PDF, as far as it is read.

    Raises:
        MemoryError: it needs too much memory.
        pikepdf.PdfError: it is broken, or locked with a password.
    """
    bounds = Bounds(len(data))
    with guarded_reader(), pikepdf.open(BytesIO(data)) as pdf:
        return Facts(
            tuple(_as_far(_sheets(pdf, bounds))),
            _claims(pdf, bounds),
            pdf.is_encrypted,
            frozenset(_as_far(_hidden(pdf, bounds))),
            fixed=bool(pdf.get_warnings()),
            unread=tuple(bounds.said),
        )


def _as_far(found: Iterator[F]) -> Iterator[F]:
    """Yield what is found up to a bound."""
    with suppress(OverBound):
        yield from found


def _sheets(pdf: pikepdf.Pdf, bounds: Bounds) -> Iterator[Sheet]:
    gallery = Gallery(bounds)
    for number, page in enumerate(pdf.pages, start=1):
        bounds.pages.take()
        yield _sheet(page, number, Painted(bounds, gallery))
        if bounds.said:
            return


def _sheet(page: pikepdf.Page, number: int, painted: Painted) -> Sheet:
    """Return what is on a page; where a bound is passed, what was found up to there."""
    resources: Any = page.obj.get("/Resources", {})
    shown, found = b"", list[Any]()
    with suppress(OverBound):
        shown = _shown(page, painted.bounds)
        Follower(resources, painted, Graphics()).follow(page, shown)
        found.extend(_resources(resources, painted.bounds.resources))
    return Sheet(
        number,
        {name: box for name in BOXES if (box := _box(page, name))},
        int(page.obj.get("/Rotate", 0)) % 360,
        frozenset(painted.marks),
        tuple(painted.photos),
        frozenset(font for one in found for font in _fonts(one)),
        any(photo.see_through for photo in painted.photos) or _see_through(page.obj, found),
        len(page.obj.get("/Annots", [])),
        hashlib.sha256(shown).hexdigest(),
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


def _shown(page: pikepdf.Page, bounds: Bounds) -> bytes:
    contents: Any = page.obj.get("/Contents", [])
    streams = [contents] if isinstance(contents, pikepdf.Stream) else contents
    return b"\n".join(bounds.unpacked(stream, bounds.contents) for stream in streams)


def _resources(found: Any, bound: Bound) -> Iterator[Any]:
    """Yield resources, and those of all forms below them, each once."""
    seen: set[tuple[int, int]] = set()
    waiting = [found]
    while waiting:
        resources = waiting.pop()
        bound.take(1 + sum(len(entries) for _, entries in resources.items() if isinstance(entries, pikepdf.Dictionary)))
        yield resources
        for item in dict(resources.get("/XObject", {})).values():
            if item.objgen not in seen:
                seen.add(item.objgen)
                yield {"/ExtGState": {}, "/Font": {}, "/Group": item.get("/Group")}
                if "/Resources" in item and item.get("/Subtype") == "/Form":
                    waiting.append(item["/Resources"])


def _fonts(resources: Any) -> Iterator[FontUse]:
    for font in dict(resources.get("/Font", {})).values():
        if font.get("/Subtype") == "/Type3":
            continue
        below = font["/DescendantFonts"][0] if "/DescendantFonts" in font else font
        descriptor = below.get("/FontDescriptor", {})
        embedded = any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))
        yield FontUse(str(font.get("/BaseFont", "/unnamed"))[1:], embedded)


def _see_through(page: Any, found: Sequence[Any]) -> bool:
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


def _claims(pdf: pikepdf.Pdf, bounds: Bounds) -> Claims:
    info: Any = pdf.trailer.get("/Info", {})
    return Claims(
        version=pdf.pdf_version,
        standard=_standard(pdf, info, bounds),
        title=str(info.get("/Title", "")),
        trapped=str(info.get("/Trapped", "")),
        dated="/CreationDate" in info and "/ModDate" in info,
        identified="/ID" in pdf.trailer,
        intents=tuple(_as_far(_intents(pdf.Root.get("/OutputIntents", []), bounds.objects))),
    )


def _intents(found: Any, bound: Bound) -> Iterator[Intent]:
    for intent in found:
        bound.take()
        yield _intent(intent)


def _standard(pdf: pikepdf.Pdf, info: Any, bounds: Bounds) -> str:
    if "/GTS_PDFXVersion" in info:
        return str(info["/GTS_PDFXVersion"])
    if "/Metadata" not in pdf.Root:
        return ""
    try:
        bounds.unpacked(pdf.Root.Metadata, bounds.metadata)
    except OverBound:
        return ""
    with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False, strict=False) as metadata:
        return str(metadata.get(PDFX, ""))


def _intent(found: Any) -> Intent:
    kind, condition, registry = (
        str(found.get(key, "")) for key in ("/S", "/OutputConditionIdentifier", "/RegistryName")
    )
    return Intent(kind[1:], condition, registry, "/DestOutputProfile" in found)


def _hidden(pdf: pikepdf.Pdf, bounds: Bounds) -> Iterator[str]:
    """Yield what acts, or lies hidden, in a file."""
    names: Any = pdf.Root.get("/Names", {})
    if "/JavaScript" in names or any(key in pdf.Root for key in ("/OpenAction", "/AA", "/AcroForm")):
        yield "actions"
    if "/EmbeddedFiles" in names:
        yield "files"
    if "/OCProperties" in pdf.Root:
        yield "layers"
    bounds.objects.take(len(pdf.get_xref_table()))
    for item in pdf.objects:
        if isinstance(item, pikepdf.Stream) and "/LZWDecode" in str(item.get("/Filter", "")):
            yield "LZW"
        if isinstance(item, pikepdf.Dictionary) and item.get("/S") == "/JavaScript":
            yield "actions"
