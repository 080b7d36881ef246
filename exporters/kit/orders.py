"""What is asked of the press, and what an earlier kit was made of: a fingerprint of every piece."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

from exporters.components.base import FOR_PLAYERS, BookParts
from exporters.drawing.display_list import Drawing, Image, Point, walk
from exporters.drawing.dump import dump
from exporters.imposition.pieces import Piece
from exporters.imposition.profiles import PROFILES
from exporters.imposition.sheets import PAPERS, PLATES, CutKind, Duplex, Paper, Setup
from exporters.pdf.standards import OutputProfile
from schemas.models.pack import Manifest

RECORD_NAME: Final = "kit.json"
FORMAT: Final = 1

Fingerprints = Mapping[str, str]
"""By key of a piece."""

KitForm = Literal["", "cards", "rosters", "both"]
FORMS: Final[tuple[KitForm, ...]] = ("cards", "rosters", "both")
"""What `--form` may name."""

Told = Callable[[str, float], None]
"""Hears what is being made, and which share of the work is done; what it raises breaks the work off."""


@dataclass(frozen=True)
class KitRecord:
    """The pack and its version, and by product the fingerprints of its pieces."""

    pack: str
    version: str
    products: Mapping[str, Fingerprints]

    def to_json(self) -> str:
        """Return the record as JSON, keys sorted."""
        plain = {
            "format": FORMAT,
            "pack": self.pack,
            "version": self.version,
            "products": {name: dict(prints) for name, prints in self.products.items()},
        }
        return json.dumps(plain, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def read_record(text: str) -> KitRecord:
    """Return the record that a kit holds.

    Raises:
        ValueError: it is no record of this format.
    """
    match json.loads(text):
        case {"format": 1, "pack": str(pack), "version": str(version), "products": dict(products)}:
            if all(isinstance(prints, dict) for prints in products.values()):
                return KitRecord(pack, version, products)
    raise ValueError(f"a kit's record must have format {FORMAT}, got {text[:60]!r}")


def fingerprints(pieces: Sequence[Piece]) -> dict[str, str]:
    """Return the fingerprint of each piece by its key, in order; a key that comes again gets a number."""
    backs: dict[int, str] = {}
    made: dict[str, str] = {}
    for piece in pieces:
        back = piece.back
        if back is not None and id(back) not in backs:
            backs[id(back)] = _digest(_parts(back))
        parts = (
            *_parts(piece.front),
            backs[id(back)] if back else "",
            f"{piece.shape} {piece.copies} {piece.folds_mm}",
        )
        made[_free_key(piece.key or piece.front.name, made)] = _digest(parts)
    return made


def _free_key(key: str, taken: Mapping[str, str]) -> str:
    number = 1
    free = key
    while free in taken:
        number += 1
        free = f"{key}#{number}"
    return free


def _parts(drawing: Drawing) -> Iterable[str]:
    """Yield all that tells a drawing from another: its text form, and what its pictures show."""
    yield dump(drawing)
    for item in walk(drawing.items):
        if isinstance(item, Image):
            yield sha256(item.picture.data).hexdigest()


def _digest(parts: Iterable[str]) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()[:20]


def untold(_what: str, _share: float) -> None:
    """Hear nothing."""


@dataclass(frozen=True)
class PrintOrder:
    """Which products (none named: the whole kit), on which paper (`PAPERS`), in which theme (`THEMES`).

    `profile` says who prints (`PROFILES`); `output` is the colour profile of the press, which PDF/X-4 embeds.
    `duplex`, `gutter_mm`, `marks` and `back_shift_mm` are those of `Setup`. With `since`, only pieces are printed that
    differ from those of an earlier kit; with `keys`, only the pieces that are so called. As a `booklet` books come on
    sheets to fold and staple, which take `creep_mm` from the pages of each sheet within another; as `html` they are
    pages for a browser instead. `parts` says what of books is printed. `language` is what our own words are said in
    ("": the language of the pack). With a `scenario` (its id) or a number of `players`, only what that evening needs is
    printed. `lean` puts what is cut out together, whichever product it is of, for few sheets, and leaves out what
    another product tells too; `form` says whether units have cards, rosters or both ("": as the kit has them).
    With `cut` sheets of pieces have files of that format beside them for cutting machines (`CUT_FORMATS`), or, instead
    of crop marks, plates of their own for what is cut and creased ("plates", of a press with colours of its own). On
    `one_sheet` each come maps and panels that are larger than the paper, in small. `look` is the id of the one that all
    is drawn in ("": each document in its nearest).
    """

    only: tuple[str, ...] = ()
    paper: str = "a4"
    theme: str = "standard"
    duplex: Duplex = "long"
    gutter_mm: float = 0.0
    marks: bool = True
    back_shift_mm: Point = (0.0, 0.0)
    since: KitRecord | None = None
    profile: str = "home"
    output: OutputProfile | None = None
    keys: frozenset[str] = frozenset()
    booklet: bool = False
    html: bool = False
    creep_mm: float = 0.1
    parts: BookParts = FOR_PLAYERS
    language: str = ""
    scenario: str = ""
    players: int = 0
    lean: bool = False
    form: KitForm = ""
    one_sheet: bool = False
    look: str = ""
    cut: CutKind = ""

    def said_in(self, manifest: Manifest) -> str:
        """Return the language of our own words on what is printed of a pack."""
        return self.language or manifest.written_in

    @property
    def book_page(self) -> Paper:
        """The page of a book: the paper, or half of it as a booklet."""
        paper = PAPERS[self.paper]
        return paper.folded if self.booklet else paper

    @property
    def setup(self) -> Setup:
        """How pieces come onto paper; for a shop, each with its bleed, so that no cut parts two."""
        bleed = PROFILES[self.profile].bleed_mm if self.profile in PROFILES else 0.0
        gutter = max(self.gutter_mm, 2 * bleed)
        return Setup(
            PAPERS[self.paper],
            gutter,
            self.duplex,
            self.marks and self.cut != PLATES,
            self.back_shift_mm,
            bleed_mm=bleed,
            booklet=self.booklet,
            creep_mm=self.creep_mm,
            outlines=self.cut != PLATES,
        )
