"""Faces that packs bring, and the languages that name them.

Texts are set far below where packs are known, and what is set is kept by its language. So a pack with faces of its own
is set in a language with a private tag (BCP 47: `ja-x-1f0c...`), which leads from there to the faces.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from threading import Lock
from typing import TYPE_CHECKING, Final

from exporters.text.font_files import FontError, FontFile, read_font
from schemas.diagnostics.diagnostics import Finding

if TYPE_CHECKING:
    from schemas.models.pack import Manifest
    from schemas.packs.packs import Pack

PRIVATE: Final = "x-"
SETS_KEPT: Final = 32
"""So many packs with faces of their own can be set at the same time."""

_BROUGHT: Final[dict[str, tuple[FontFile, ...]]] = {}
_ENTERING: Final = Lock()


def fonts_of(pack: "Pack") -> tuple[FontFile, ...]:
    """Return the fonts that a pack brings, then those of the packs it extends; what cannot be used is left out."""
    inherited = fonts_of(pack.base) if pack.base else ()
    own = (one for one in _read(pack) if isinstance(one, FontFile))
    return tuple(dict.fromkeys((*own, *inherited)))


def font_findings(pack: "Pack") -> tuple[Finding, ...]:
    """Return what is wrong with the fonts of a pack, at the fields of its manifest that name them."""
    found = enumerate(_read(pack))
    return tuple(one.finding(("fonts", at, "file")) for at, one in found if isinstance(one, FontError))


def _read(pack: "Pack") -> Iterator[FontFile | FontError]:
    for font in pack.manifest.fonts:
        try:
            yield read_font(pack.folder, font.file)
        except FontError as error:
            yield error


def language_of(pack: "Pack", language: str) -> str:
    """Return a language in which the faces of a pack are at hand; the same one if the pack brings none."""
    return tagged(language, fonts_of(pack))


def tagged(language: str, fonts: Sequence[FontFile]) -> str:
    """Return a language with the private tag of some fonts."""
    if not fonts:
        return language
    digest = sha256(" ".join(f"{font.name} {font.digest}" for font in fonts).encode()).hexdigest()
    tag = f"{PRIVATE}{digest[:8]}-{digest[8:16]}"
    with _ENTERING:
        _BROUGHT.pop(tag, None)
        _BROUGHT[tag] = tuple(fonts)
        for oldest in [*_BROUGHT][:-SETS_KEPT]:
            del _BROUGHT[oldest]
    return f"{language}-{tag}" if language else tag


def brought(language: str) -> tuple[FontFile, ...]:
    """Return the fonts that a language names by its private tag."""
    at = language.find(PRIVATE)
    return _BROUGHT.get(language[at:], ()) if at >= 0 else ()


def font_credits(manifest: "Manifest") -> tuple[str, ...]:
    """Return a line for each font of a pack: its file, its makers, its licence."""
    fonts = manifest.fonts
    return tuple(f"{font.file}: {', '.join(font.authors)}, {font.licence}." for font in fonts)
