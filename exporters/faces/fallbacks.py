"""Faces of other scripts: which packages bring them, which are installed, and what characters they have.

They come with the extra `scripts`; without it there are none, and nothing is shaped.
"""

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from re import sub
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import category

from exporters.faces.fonts import UNITS_PER_EM, Face, FontFile, brought, faces_of

if TYPE_CHECKING:
    import uharfbuzz as hb


NEEDED: Final = ("uharfbuzz", "bidi", "budoux")
"""What texts in other scripts are set with, besides the faces."""

FACES_KEPT: Final = 128
"""So many faces stay open: all of the extra at their weights, and some of packs."""

NOT_IN_NAMES: Final = "[^A-Za-z0-9_-]+"


class Fallback(NamedTuple):
    """A face of another script: package, file, weight and width on its axes (0 for a face that has none).

    One that a pack brings has a `font` instead of a package.
    """

    package: str
    file: str
    weight: float = 0.0
    width: float = 0.0
    font: FontFile | None = None

    @property
    def name(self) -> str:
        """The name of the face in a file that holds it."""
        stem = sub(NOT_IN_NAMES, "", Path(self.file).name.partition("[")[0].removesuffix(".ttf"))
        return f"{stem}-{self.weight:g}-{self.width:g}" if self.weight or self.width else stem or "Face"


AXES: Final = {
    Face.TEXT: (400.0, 75.0),
    Face.ITALIC: (400.0, 75.0),
    Face.LABEL: (600.0, 75.0),
    Face.TITLE: (800.0, 75.0),
    Face.NUMERAL: (900.0, 100.0),
}
"""The weight and the width at which another script stands beside each shipped face."""

SCRIPTS: Final = (
    ("justmytype_intl_rtl", "NotoSansHebrew[wdth,wght]"),
    ("justmytype_intl_rtl", "NotoSansArabic[wdth,wght]"),
    ("justmytype_intl_south_asia", "NotoSansDevanagari[wdth,wght]"),
    ("justmytype_intl_south_asia", "NotoSansBengali[wdth,wght]"),
    ("justmytype_intl_south_asia", "NotoSansTamil[wdth,wght]"),
    ("justmytype_intl_south_asia", "NotoSansTelugu[wdth,wght]"),
    ("justmytype_intl_sea", "NotoSansThai[wdth,wght]"),
    ("justmytype_intl_sea", "NotoSansLao[wdth,wght]"),
    ("justmytype_intl_sea", "NotoSansKhmer[wdth,wght]"),
    ("justmytype_intl_sea", "NotoSansMyanmar[wdth,wght]"),
)
"""Faces of one script each, by package and file."""

HAN: Final = {
    "zh": "NotoSansSC[wght]",
    "zh-hant": "NotoSansTC[wght]",
    "ja": "NotoSansJP[wght]",
    "ko": "NotoSansKR[wght]",
}
"""Faces of Han characters, which languages write differently; the first is taken where none is known."""

TRADITIONAL: Final = ("zh-hant", "zh-tw", "zh-hk", "zh-mo")
"""Chinese that is written in traditional characters."""


@cache
def scripts_are_installed() -> bool:
    """Whether the extra `scripts` is there."""
    return all(find_spec(name) for name in NEEDED)


def fallbacks(face: Face, language: str = "") -> tuple[Fallback, ...]:
    """Return the installed faces that stand in for a shipped one, the first choice first."""
    if not scripts_are_installed():
        return ()
    return (*(_of_pack(font, face) for font in brought(language)), *_fallbacks(face, _han(language)))


def own_face(face: Face, language: str) -> Fallback | None:
    """Return the font that a look puts in the place of a shipped face, None where it is the shipped one."""
    own = faces_of(language).get(face)
    if own is None or own.font is None or not scripts_are_installed():
        return None
    return _of_pack(own.font, face)


def _of_pack(font: FontFile, face: Face) -> Fallback:
    """Return a font that a pack brings as it stands beside a shipped face."""
    weight, width = AXES[face]
    return Fallback("", font.name, weight if "wght" in font.axes else 0.0, width if "wdth" in font.axes else 0.0, font)


def _han(language: str) -> str:
    tag = language.lower()
    if tag.startswith(TRADITIONAL):
        return "zh-hant"
    main = tag.partition("-")[0]
    return main if main in HAN else "zh"


@cache
def _fallbacks(face: Face, han: str) -> tuple[Fallback, ...]:
    weight, width = AXES[face]
    fira = "fontpkg_fira_sans_condensed" if "Condensed" in face else "fontpkg_fira_sans"
    order = (HAN[han], *(file for key, file in HAN.items() if key != han))
    wanted = (
        Fallback(fira, f"files/{face.value}.ttf"),
        *(Fallback(package, _file(file), weight, width) for package, file in SCRIPTS),
        *(Fallback("justmytype_intl_cjk", _file(file), weight) for file in order),
    )
    return tuple(one for one in wanted if find_spec(one.package) and file_of(one).is_file())


def _file(name: str) -> str:
    return f"fonts/ofl/{name.partition('[')[0].lower()}/{name}.ttf"


def file_of(fallback: Fallback) -> Path:
    """Return where the file of a face lies."""
    spec = find_spec(fallback.package)
    if spec is None or spec.origin is None:
        raise ValueError(f"a face must come from an installed package, got {fallback.package!r}")
    return Path(spec.origin).parent / fallback.file


@lru_cache(maxsize=FACES_KEPT)
def opened_fallback(source: Fallback) -> "hb.Font":
    """Return a face opened for shaping, its measures in thousandths of an em."""
    import uharfbuzz as hb  # noqa: PLC0415 - comes with the extra `scripts`

    blob = hb.Blob(source.font.data) if source.font else hb.Blob.from_file_path(str(file_of(source)))
    font = hb.Font(hb.Face(blob))
    font.scale = (UNITS_PER_EM, UNITS_PER_EM)
    axes = {"wght": source.weight, "wdth": source.width}
    if any(axes.values()):
        font.set_variations({axis: value for axis, value in axes.items() if value})
    return font


@lru_cache(maxsize=FACES_KEPT)
def characters_of(source: Fallback) -> frozenset[str]:
    """Return the characters that a face has; controls, and those that everyone may use as they like, are none."""
    found = map(chr, opened_fallback(source).face.unicodes)
    return frozenset(character for character in found if category(character) not in {"Cc", "Co", "Cs"})
