"""A pack to files: `export_pack` and the table of what may be asked for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from exporters.components import COMPONENTS
from exporters.components.base import Component, Drawn
from exporters.finish import Imprint, finish
from exporters.imposition import Piece, impose, two_sided
from exporters.pdf import to_pdf
from exporters.sheets import PAPERS, Paper
from exporters.svg import to_svg
from schemas.diagnostics import Diagnostic, Severity
from schemas.packs import Loaded, Pack

PDF = "application/pdf"


@dataclass(frozen=True)
class Artifact:
    """A finished file: its name, its media type, and its bytes."""

    name: str
    media_type: str
    data: bytes


@dataclass(frozen=True)
class Export:
    """The files of a pack, and what is wrong on them (sorted)."""

    artifacts: tuple[Artifact, ...]
    diagnostics: tuple[Diagnostic, ...]


@dataclass(frozen=True)
class Product:
    """What `--only` names: a title, the kinds of document in it, and whether it is made when nothing is named."""

    title: str
    kinds: tuple[str, ...]
    by_default: bool = False


EXPORTS: Final[dict[str, Product]] = {
    "cards": Product("All cards", ("mission_card", "troop_card", "drone_card"), by_default=True),
    "missions": Product("Mission cards", ("mission_card",)),
    "troops": Product("Troop cards", ("troop_card",)),
    "drones": Product("Drone cards", ("drone_card",)),
    "factions": Product("Faction sheets", ("faction",), by_default=True),
}


def export_pack(pack: Pack, paper: str = "a4", only: Sequence[str] = ()) -> Export:
    """Return the pack as PDFs of whole sheets, one file a product: all cards and the faction sheets if none is named.

    A text that does not fit is an error in `diagnostics`; its card is still drawn, ending in an ellipsis.

    Raises:
        ValueError: `paper` is not in `PAPERS`, or a name not in `EXPORTS`.
    """
    unknown = sorted({*only} - {*EXPORTS})
    if unknown or paper not in PAPERS:
        raise ValueError(f"paper and products must be known, got {paper!r} and {unknown!r}")
    press = _Press(pack, PAPERS[paper])
    names = tuple(dict.fromkeys(only)) or tuple(name for name, product in EXPORTS.items() if product.by_default)
    artifacts = tuple(artifact for name in names for artifact in press.product(name))
    return Export(artifacts, tuple(sorted(press.diagnostics)))


def card_svg(pack: Pack, document: Loaded, *, back: bool = False) -> str:
    """Return the printed form of a document, trimmed, as SVG: its front, or its back.

    Raises:
        KeyError: documents of this kind are not printed.
        ValueError: it has no back.
    """
    component = COMPONENTS[pack.manifest.system, document.kind]
    if not back:
        return to_svg(component.front(document.model, pack.rules).drawing)
    if component.back is None:
        raise ValueError(f"a {document.kind} must have a back to show it, got {document.id!r}")
    return to_svg(component.back(document.model))


@dataclass
class _Press:
    """One export at work: draws each document once, whatever products it is in."""

    pack: Pack
    paper: Paper
    diagnostics: set[Diagnostic] = field(default_factory=set)
    drawn: dict[tuple[str, str], Drawn] = field(default_factory=dict)

    def product(self, name: str) -> Iterator[Artifact]:
        """Yield the file of a product, or note that there is nothing in it."""
        product = EXPORTS[name]
        pieces = tuple(piece for kind in product.kinds for piece in self._pieces(kind))
        if not pieces:
            self.diagnostics.add(self._nothing(product))
            return
        manifest = self.pack.manifest
        title = f"{manifest.title} {manifest.version} \N{MIDDLE DOT} {product.title}"
        pages = impose(pieces, self.paper, title)
        imprint = Imprint(title, ", ".join(manifest.authors), manifest.language, two_sided(pieces))
        yield Artifact(f"{name}.pdf", PDF, finish(to_pdf(pages), imprint, pages))

    def _pieces(self, kind: str) -> tuple[Piece, ...]:
        """Return the pieces of a kind, decks together, then by id; copies one after another."""
        component = COMPONENTS.get((self.pack.manifest.system, kind))
        if component is None:
            return ()
        pieces: list[Piece] = []
        for document in self.pack.of_kind(kind):
            back = component.back(document.model) if component.back else None
            piece = Piece(self._draw(document, component).drawing, back)
            pieces.extend([piece] * component.copies(document.model))
        return tuple(sorted(pieces, key=lambda piece: piece.back.name if piece.back else ""))

    def _draw(self, document: Loaded, component: Component) -> Drawn:
        key = (document.kind, document.id)
        if key not in self.drawn:
            self.drawn[key] = component.front(document.model, self.pack.rules)
            self.diagnostics.update(document.diagnostic(finding) for finding in self.drawn[key].findings)
        return self.drawn[key]

    def _nothing(self, product: Product) -> Diagnostic:
        path = (self.pack.folder / "pack.yaml").as_posix()
        message = f"the pack has nothing to print for {product.title.lower()}"
        return Diagnostic(path, 0, 0, "nothing-to-print", Severity.WARNING, message)
