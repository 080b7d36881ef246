"""Kits to print: a pack as finished files."""

import gc
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from engine.checking.looks import LOOK
from exporters.book.rulebook import RULEBOOK
from exporters.components.base import BookParts
from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.imposition.cutting import CUT_FORMATS
from exporters.imposition.profiles import PROFILES
from exporters.imposition.sheets import DUPLEX, PAPERS, PLATES, CutKind, Duplex
from exporters.kit.estimates import Estimate, estimate_of
from exporters.kit.export import Export, card_drawn, export_pack
from exporters.kit.orders import FORMS, KitForm, PrintOrder, Told, untold
from exporters.layout.settings import THEMES
from exporters.systems import products_in
from musterpress.api.checking import Mistake
from musterpress.api.finding import read_one, the_one
from musterpress.api.packs import Pack
from musterpress.api.tables import listing
from musterpress.api.watching import Watch, unwatched
from musterpress.writing.files import FileSet, NotWritten, put_set
from musterpress.writing.kits import KIT, PARTS, files_in
from schemas.catalogues.saying import PSEUDO
from schemas.diagnostics.diagnostics import Finding
from schemas.packs.packs import Pack as ReadPack
from schemas.translations.speaking import in_language, is_known, known_languages


@dataclass(frozen=True, repr=False)
class Picture:
    """A drawing of its own, trimmed: `svg` needs no file or font beside it. `faults` are what does not fit on it."""

    name: str
    svg: str
    width_mm: float
    height_mm: float
    faults: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<Picture {self.name}: {self.width_mm:g} x {self.height_mm:g} mm>"

    def _repr_svg_(self) -> str:
        return self.svg


def drawn(drawing: Drawing, findings: tuple[Finding, ...] = ()) -> Picture:
    """Return a drawing as a picture."""
    faults = tuple(finding.message for finding in findings)
    return Picture(drawing.name, to_svg(drawing), drawing.width_mm, drawing.height_mm, faults)


def card(pack: Pack, kind: str, id: str, *, back: bool = False) -> Picture:
    """Return the printed form of a document: its front, or its back.

    Raises:
        KeyError: the pack has no such document, or documents of this kind are not printed.
        ValueError: it has no back.
    """
    made = card_drawn(pack.read, pack.loaded(kind, id), back=back)
    return drawn(made.drawing, made.findings)


__all__ = ["Kit", "NotWritten", "export"]


@dataclass(frozen=True, repr=False, eq=False)
class Kit:
    """Finished files of a pack, in memory."""

    made: Export
    is_whole: bool
    paper: str = "a4"

    @cached_property
    def estimate(self) -> Estimate:
        """Return what the files take: sheets of paper, printed sides, and ink, each file by itself and all together."""
        return estimate_of(self.made, self.paper)

    @property
    def files(self) -> Mapping[str, bytes]:
        """Return the bytes of the files by their names, in their order."""
        return files_in(self.made)

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """Return what is wrong on the pieces, sorted; a piece with an error was left out."""
        return self.made.diagnostics

    @property
    def left_out(self) -> tuple[str, ...]:
        """Return what is not among the files, a sentence each."""
        return self.made.left_out

    def write(self, folder: str | Path, *, force: bool = False) -> tuple[Path, ...]:
        """Put all files into a folder, which is made if need be, or none; return their paths.

        Files that others wrote are overwritten with `force` only; a whole kit takes the place of the one before.

        Raises:
            NotWritten: nothing was written; its `reasons` say why.
        """
        files = FileSet(KIT if self.is_whole else PARTS, self.files, self.is_whole)
        return put_set(files, Path(folder), force=force)

    def __repr__(self) -> str:
        return f"<Kit of {len(self.files)} files, {sum(map(len, self.files.values())) / 1e6:.1f} MB>"

    def _repr_html_(self) -> str:
        files = (f"{name}: {len(data):,} bytes" for name, data in self.files.items())
        return listing(repr(self), [*files, *self.left_out])


def export(
    pack: Pack,
    only: str | Collection[str] = (),
    *,
    paper: str = "a4",
    theme: str = "standard",
    profile: str = "home",
    duplex: Duplex = "long",
    booklet: bool = False,
    html: bool = False,
    notes: bool = False,
    basic: bool = False,
    language: str = "",
    gutter_mm: float = 0.0,
    marks: Literal["crop", "none"] = "crop",
    scenario: str = "",
    players: int = 0,
    lean: bool = False,
    form: KitForm = "",
    one_sheet: bool = False,
    cut: CutKind = "",
    look: str = "",
    progress: Watch = unwatched,
) -> Kit:
    """Return a pack as files to print: the whole kit, or the products named, such as "cards".

    The options are those of `musterpress export`; lengths are millimetres. The same arguments make the same bytes.
    `progress` hears what is being made.

    Raises:
        ValueError: an option names what there is not, or its game has nothing to print.
    """
    wanted = (only,) if isinstance(only, str) else tuple(only)
    named: tuple[tuple[str, Iterable[str], str], ...] = (
        (paper, PAPERS, "paper"),
        (theme, THEMES, "theme"),
        (profile, PROFILES, "profile"),
        (duplex, DUPLEX, "duplex"),
        (form, ("", *FORMS), "form"),
        (cut, ("", *CUT_FORMATS, *_plates(profile)), "cut"),
        (look, ("", *(one.id for one in pack.read.of_kind(LOOK))), "look"),
        *((name, products_in(pack.read), "product") for name in wanted),
    )
    for value, known, what in named:
        _refuse_unknown(value, known, what)
    if not is_known(pack.read, language):
        _refuse_unknown(language, (*known_languages(pack.read), PSEUDO), "language")
    order = PrintOrder(
        only=wanted,
        paper=paper,
        theme=theme,
        profile=profile,
        duplex=duplex,
        booklet=booklet,
        html=html,
        parts=BookParts(notes, basic),
        language=language,
        gutter_mm=gutter_mm,
        marks=marks == "crop",
        scenario=scenario,
        players=players,
        lean=lean,
        form=form,
        one_sheet=one_sheet,
        cut=cut,
        look=look,
    )
    read = the_one(read_one(pack.read.folder, pack.changes, ()), pack.id) if RULEBOOK in wanted else pack.read
    made = pressed(in_language(read, language), order, lambda what, share: progress(share, what))
    return Kit(made, not wanted, paper)


def _plates(profile: str) -> tuple[str, ...]:
    """Return that what is cut may have plates of its own, if who prints takes them."""
    return (PLATES,) if profile in PROFILES and PROFILES[profile].cut_plates else ()


def pressed(pack: ReadPack, order: PrintOrder, told: Told = untold) -> Export:
    """Return the files; garbage is not looked for meanwhile, as all that is drawn stays until it is pressed."""
    looked_for = gc.isenabled()
    gc.disable()
    try:
        return export_pack(pack, order, told)
    finally:
        if looked_for:
            gc.enable()


def _refuse_unknown(value: str, known: Iterable[str], what: str) -> None:
    names = tuple(known)
    if value not in names:
        raise ValueError(f"no {what} {value!r}; there are: {', '.join(names)}")
