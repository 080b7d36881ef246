"""A run of the press: what is printed of a product, and what is left out and why."""

from dataclasses import dataclass, replace

from exporters.components.base import PrintJob, Product
from exporters.findings import of_pack
from exporters.imposition.imposition import fits_on, impose
from exporters.imposition.pieces import Piece, bleeding
from exporters.imposition.profiles import PROFILES, cut_there
from exporters.imposition.sheets import Setup, Sheet
from exporters.kit.orders import PrintOrder, fingerprints
from exporters.kit.theming import pieces_of
from schemas.diagnostics.diagnostics import Diagnostic, Severity
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Run:
    """What is printed of a product: pieces in order, and fingerprints of all that are sound, if anyone compares them.

    `sheets` are those the pieces lie on; none if each is a page of its own.
    `name` is that of the file without its ending. `left_out` says in a sentence what is not printed, or "".
    """

    product: Product
    name: str
    pieces: tuple[Piece, ...]
    sheets: tuple[Sheet, ...]
    fingerprints: dict[str, str]
    left_out: str = ""

    @property
    def count(self) -> int:
        """How many pieces there are, copies counted."""
        return sum(piece.copies for piece in self.pieces)


def run_of(product: Product, name: str, job: PrintJob, order: PrintOrder) -> Run:
    """Return the run of a product; what is wrong is taken down in the job.

    A piece with an error on it is left out. If an error cannot be laid to any one piece, all are.
    """
    made, sound = (_called(pieces, order) for pieces in pieces_and_sound(product, job))
    profile = PROFILES[order.profile]
    if not cut_there(made, profile):
        return Run(product, name, (), (), {}, f"{name}: {profile.title} does not cut this size")
    on_sheets = product.sheet not in profile.singles
    if on_sheets and profile.bleed_mm:
        sound = bleeding(sound, profile.bleed_mm)
    fitting = _fitting(sound, product, job, order.setup) if on_sheets else sound
    compared = order.since is not None or not order.only  # a product by itself leaves no record
    prints = fingerprints(fitting) if compared else {}
    changed = _changed(fitting, prints, order)
    sheets = impose(changed, order.setup, product.sheet) if changed and on_sheets else ()
    return Run(product, name, changed, sheets, prints, _left_out(name, len(made), len(fitting), len(changed)))


def _called(pieces: tuple[Piece, ...], order: PrintOrder) -> tuple[Piece, ...]:
    """Return the pieces that an order names, all if it names none."""
    return tuple(piece for piece in pieces if piece.key in order.keys) if order.keys else pieces


def pieces_and_sound(product: Product, job: PrintJob) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Return all pieces of a product, and those without an error; what is wrong is taken down in the job."""
    own = replace(job, diagnostics=set(), faulty=set())
    made = pieces_of(product, own)
    job.diagnostics |= own.diagnostics
    if not made:
        job.diagnostics.add(_nothing(job.pack, product))
    return made, _sound(made, own)


def _sound(pieces: tuple[Piece, ...], job: PrintJob) -> tuple[Piece, ...]:
    """Return the pieces without an error; none if there are errors and no piece bears them."""
    sound = tuple(piece for piece in pieces if piece.key not in job.faulty)
    wrong = any(found.severity is Severity.ERROR for found in job.diagnostics)
    return () if wrong and len(sound) == len(pieces) else sound


def _fitting(pieces: tuple[Piece, ...], product: Product, job: PrintJob, setup: Setup) -> tuple[Piece, ...]:
    """Return the pieces that the paper is large enough for, and take down the others."""
    fitting = tuple(piece for piece in pieces if fits_on(piece, setup, product.sheet))
    if len(fitting) < len(pieces):
        large = [piece for piece in pieces if not fits_on(piece, setup, product.sheet)]
        job.diagnostics.add(_too_large(job.pack, product, large, setup))
    return fitting


def _changed(pieces: tuple[Piece, ...], prints: dict[str, str], order: PrintOrder) -> tuple[Piece, ...]:
    """Return the pieces that differ from those of the earlier kit that the order names, or all without one."""
    if order.since is None:
        return pieces
    earlier = order.since.products.values()  # of whichever product: a mission is in the deck of all cards too
    pairs = zip(pieces, prints.items(), strict=True)
    return tuple(piece for piece, (key, mark) in pairs if all(known.get(key) != mark for known in earlier))


def _left_out(name: str, made: int, fitting: int, changed: int) -> str:
    """Return what is not printed in a sentence, or nothing."""
    reasons = []
    if fitting < made:
        reasons.append(f"{made - fitting} of {made} pieces left out for their errors")
    if changed < fitting:
        reasons.append(f"{fitting - changed} of {made} pieces unchanged and not printed")
    return f"{name}: {', '.join(reasons)}" if reasons else ""


def _nothing(pack: Pack, product: Product) -> Diagnostic:
    message = f"the pack has nothing to print for {product.title.lower()}"
    return of_pack(pack, "nothing-to-print", message)


def _too_large(pack: Pack, product: Product, pieces: list[Piece], setup: Setup) -> Diagnostic:
    front = pieces[0].front
    names = ", ".join(piece.key or piece.front.name for piece in pieces[:3]) + (", ..." if len(pieces) > 3 else "")
    message = (
        f"{setup.paper.title} is too small for {len(pieces)} of the {product.title.lower()}: "
        f"{front.width_mm:.5g} x {front.height_mm:.5g} mm ({names})"
    )
    hint = "print on larger paper" if setup.duplex != "fold" else "print on larger paper, or not folded"
    return of_pack(pack, "paper-too-small", message, hint)
