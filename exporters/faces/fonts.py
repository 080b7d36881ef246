"""Fonts: the faces that are shipped, the files of others, and those that packs bring.

Faces that packs bring, and the languages that name them. Texts are set far below where packs are known, and what is set
is kept by its language. So a pack with faces of its own is set in a language with a private tag (BCP 47:
`ja-x-1f0c...`), which leads from there to the faces, and to those that a look puts in the place of the shipped ones.
"""

import struct
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from reportlab.pdfbase.ttfonts import TTFontFile

from engine.paths import HOME
from exporters.findings import FileError
from schemas.diagnostics.diagnostics import Finding
from schemas.diagnostics.wording import did_you_mean

if TYPE_CHECKING:
    from schemas.models.pack import Manifest
    from schemas.packs.packs import Pack

MM_PER_IN = 25.4
MM_PER_PT = MM_PER_IN / 72
UNITS_PER_EM = 1000

MOST_BYTES: Final = 20_000_000
MOST_CMAP_BYTES: Final = 2_000_000
"""The largest list of characters; the largest there are, of all Han characters, take a tenth of it."""

FILES_KEPT: Final = 16
UNITS: Final = range(16, 16_385)
"""Units an em may have."""

KINDS: Final = (b"\x00\x01\x00\x00", b"true", b"OTTO")
"""How a TrueType or OpenType file begins; collections and packed files for the web begin otherwise."""

NEEDED: Final = frozenset({"cmap", "head", "hhea", "hmtx", "maxp", "OS/2"})
OUTLINES: Final = (frozenset({"glyf", "loca"}), frozenset({"CFF "}), frozenset({"CFF2"}))

RIGHTS: Final = 0x000F
RESTRICTED: Final = 0x0002
WHOLE_ONLY: Final = 0x0100
BITMAPS_ONLY: Final = 0x0200
"""Bits of fsType: what the maker of a face lets others embed."""

BROKEN: Final = (
    OSError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    AssertionError,
    ArithmeticError,
    EOFError,
    RecursionError,
    MemoryError,
    NotImplementedError,
    struct.error,
)
"""What fontTools raises, besides its own error, for files that are damaged or no fonts."""

ANEW: Final = "take the file from whoever makes the face, as TrueType or OpenType"

PRIVATE: Final = "x-"
SETS_KEPT: Final = 128
"""So many packs and looks with faces of their own can be set at the same time."""

_ENTERING: Final = Lock()


class Face(StrEnum):
    """A face by the job it does; the value is the name of its file."""

    TEXT = "FiraSansCondensed-Regular"
    ITALIC = "FiraSansCondensed-Italic"
    LABEL = "FiraSansCondensed-SemiBold"
    TITLE = "FiraSansCondensed-ExtraBold"
    NUMERAL = "FiraSans-Black"


@cache
def face_bytes(face: Face) -> bytes:
    """Return the TrueType file of a face."""
    return HOME.joinpath("exporters", "fonts", f"{face.value}.ttf").read_bytes()


@cache
def opened_face(face: Face) -> TTFontFile:
    """Return a face opened, to measure characters and to take subsets from it."""
    return TTFontFile(BytesIO(face_bytes(face)))


class FontError(FileError):
    """A font that cannot be used."""


class FontFile(NamedTuple):
    """A font that was looked at: the name of its file, a digest of what it holds, its axes and its bytes."""

    name: str
    digest: str
    axes: frozenset[str]
    data: bytes


def read_font(folder: Path, path: str) -> FontFile:
    """Return a font of the pack in `folder`.

    Raises:
        FontError: it is not there, leads out of the pack, is too large, is none, or may not be embedded.
    """
    file = folder / path
    if not file.resolve().is_relative_to(folder.resolve()):
        raise FontError("font-outside-pack", f"`{path}` leads out of the pack", "copy the font into the pack")
    if not file.is_file():
        names = (found.relative_to(folder).as_posix() for found in sorted(file.parent.glob("*"))[:1000])
        raise FontError("font-missing", f"there is no file `{path}` in the pack", did_you_mean(path, [*names]))
    try:
        stat = file.stat()
        return _read(file, stat.st_mtime_ns, stat.st_size)
    except OSError as error:
        raise FontError("font-missing", f"`{path}` cannot be read: {error.strerror}") from error


@lru_cache(maxsize=FILES_KEPT)
def _read(file: Path, _changed_ns: int, _size: int) -> FontFile:
    """Return a font; the time and the size of its file tell when it has to be read again."""
    with file.open("rb") as stream:
        data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise FontError("font-too-large", f"the font has more than {MOST_BYTES // 1_000_000} MB")
    return FontFile(file.stem, sha256(data).hexdigest(), _axes(data), data)


def _axes(data: bytes) -> frozenset[str]:
    """Return the axes of a font after a look at all that has to be right in it."""
    from fontTools.ttLib import TTFont, TTLibError  # noqa: PLC0415 - most packs bring no fonts

    if data[:4] not in KINDS:
        raise FontError("font-broken", "the file is no TrueType or OpenType font", ANEW)
    try:
        with TTFont(BytesIO(data), lazy=True) as font:
            _look_at_tables(font, len(data))
            _look_at_rights(font["OS/2"].fsType)
            return frozenset(axis.axisTag for axis in font["fvar"].axes) if "fvar" in font else frozenset()
    except (*BROKEN, TTLibError) as error:
        raise FontError("font-broken", "the file is damaged, or no font", ANEW) from error


def _look_at_tables(font: Any, size: int) -> None:
    tables = font.reader.tables
    missing = sorted(NEEDED - {*tables})
    if missing or not any(kind <= {*tables} for kind in OUTLINES):
        what = f"`{missing[0]}`" if missing else "outlines"
        raise FontError("font-broken", f"the font has no table {what}" if missing else "the font has no outlines", ANEW)
    if any(table.offset + table.length > size for table in tables.values()):
        raise FontError("font-broken", "the font ends before its tables do", ANEW)
    if tables["cmap"].length > MOST_CMAP_BYTES:
        raise FontError("font-too-large", "the font's list of characters is larger than that of any script")
    if font["head"].unitsPerEm not in UNITS or not font["maxp"].numGlyphs:
        raise FontError("font-broken", "the font has no glyphs, or an em that cannot be", ANEW)


def _look_at_rights(rights: int) -> None:
    """Raise where the maker of a face does not let its glyphs be embedded as a PDF of ours has them."""
    hint = "use a face that may be embedded, as those under the SIL Open Font License are"
    if rights & RIGHTS == RESTRICTED:
        raise FontError("font-not-embeddable", "the font says that it may not be embedded in documents", hint)
    if rights & (WHOLE_ONLY | BITMAPS_ONLY):
        how = "whole" if rights & WHOLE_ONLY else "as bitmaps"
        raise FontError("font-not-embeddable", f"the font says that it may be embedded {how} only", hint)


class OwnFace(NamedTuple):
    """What stands in the place of a shipped face: a font, or another one of these; and what its sizes grow by."""

    font: FontFile | None = None
    like: Face | None = None
    scale: float = 1.0


AS_SHIPPED: Final[Mapping[Face, OwnFace]] = MappingProxyType({})


class Brought(NamedTuple):
    """The fonts that stand in for characters, and the faces that a look puts in the place of the shipped ones."""

    fonts: tuple[FontFile, ...] = ()
    faces: Mapping[Face, OwnFace] = AS_SHIPPED


NOTHING_BROUGHT: Final = Brought()
_BROUGHT: Final[OrderedDict[str, Brought]] = OrderedDict()


def fonts_of(pack: "Pack") -> tuple[FontFile, ...]:
    """Return the fonts that a pack brings, then those of the packs it extends; what cannot be used is left out."""
    inherited = fonts_of(pack.base) if pack.base else ()
    own = (one for one in _read_brought(pack) if isinstance(one, FontFile))
    return tuple(dict.fromkeys((*own, *inherited)))


def font_findings(pack: "Pack") -> tuple[Finding, ...]:
    """Return what is wrong with the fonts of a pack, at the fields of its manifest that name them."""
    found = enumerate(_read_brought(pack))
    return tuple(one.finding(("fonts", at, "file")) for at, one in found if isinstance(one, FontError))


def _read_brought(pack: "Pack") -> Iterator[FontFile | FontError]:
    for font in pack.manifest.fonts:
        try:
            yield read_font(pack.folder, font.file)
        except FontError as error:
            yield error


def language_of(pack: "Pack", language: str, faces: Mapping[Face, OwnFace] = AS_SHIPPED) -> str:
    """Return a language in which the faces of a pack and a look are at hand; the same one if there are none."""
    return tagged(language, fonts_of(pack), faces)


def tagged(language: str, fonts: Sequence[FontFile], faces: Mapping[Face, OwnFace] = AS_SHIPPED) -> str:
    """Return a language with the private tag of some fonts, and of what stands in the place of shipped faces."""
    if not fonts and not faces:
        return language
    told = [f"{font.name} {font.digest}" for font in fonts]
    told += [f"{face} {own.font and own.font.digest} {own.like} {own.scale}" for face, own in faces.items()]
    digest = sha256(" ".join(told).encode()).hexdigest()
    tag = f"{PRIVATE}{digest[:8]}-{digest[8:16]}"
    made = Brought(tuple(fonts), dict(faces))
    with _ENTERING:
        _BROUGHT.setdefault(tag, made)
        _BROUGHT.move_to_end(tag)  # it never leaves its place: others read without the lock, and keep what they set
        while len(_BROUGHT) > SETS_KEPT:
            _BROUGHT.popitem(last=False)
    return f"{language}-{tag}" if language else tag


def brought(language: str) -> tuple[FontFile, ...]:
    """Return the fonts that a language names by its private tag."""
    return _named_by(language).fonts


def faces_of(language: str) -> Mapping[Face, OwnFace]:
    """Return what stands in the place of shipped faces in a language with the private tag of a look."""
    return _named_by(language).faces if PRIVATE in language else AS_SHIPPED


def _named_by(language: str) -> Brought:
    at = language.find(PRIVATE)
    return _BROUGHT.get(language[at:], NOTHING_BROUGHT) if at >= 0 else NOTHING_BROUGHT


def font_credits(manifest: "Manifest") -> tuple[str, ...]:
    """Return a line for each font of a pack: its file, its makers, its licence."""
    fonts = manifest.fonts
    return tuple(f"{font.file}: {', '.join(font.authors)}, {font.licence}." for font in fonts)
