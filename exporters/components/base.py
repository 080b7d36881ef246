"""What is printed of a game is made of: jobs, components, products, and the frames of its battles.

A component is a pure function from a typed document to a drawing.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple, Protocol

from exporters.components.dressing import dressed, dressed_back
from exporters.components.looks import Looks
from exporters.drawing.display_list import Drawing
from exporters.faces.fonts import AS_SHIPPED, language_of
from exporters.faces.glyphs import font_faults
from exporters.findings import of_pack
from exporters.imposition.pieces import Piece, SheetStyle
from exporters.imposition.sheets import PAPERS, Paper
from exporters.layout.files import layouts_of
from exporters.layout.looks import owner_of
from exporters.layout.settings import STANDARD, Setting, Theme
from exporters.systems import PaperSystem, paper_of
from schemas.base import Document
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Severity
from schemas.packs.packs import Loaded, Pack


class BookParts(NamedTuple):
    """What of a book is printed: `notes` for designers as well; if `basic`, without the areas that are optional."""

    notes: bool = False
    basic: bool = False


FOR_PLAYERS: Final = BookParts()
"""All rules, and nothing that is for designers."""


@dataclass
class PrintJob:
    """What products are made from; `diagnostics` gathers what is wrong on the pieces.

    `faulty` holds the keys of the pieces that bear an error, `page` and `parts` are those of books. `language` is the
    one that was asked for ("": that of each pack). `paper` is what is printed of the game, looked up once. `copies` are
    how many there are of pieces, by their keys, where that is another number than they say.
    """

    pack: Pack
    setting: Setting
    diagnostics: set[Diagnostic] = field(default_factory=set)
    faulty: set[str] = field(default_factory=set)
    page: Paper = PAPERS["a4"]
    parts: BookParts = FOR_PLAYERS
    language: str = ""
    paper: PaperSystem = field(default_factory=PaperSystem, repr=False)
    copies: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, pack: Pack, theme: Theme = STANDARD, page: Paper = PAPERS["a4"], language: str = "") -> "PrintJob":
        """Return the job of printing a pack, in a language if one is asked for.

        What is wrong in its layouts is taken down at once.
        """
        paper, (layouts, found) = paper_of(pack.manifest.system), layouts_of(pack)
        spoken = language_of(pack, language or pack.manifest.written_in)
        setting = Setting(pack.rules, theme, layouts, pack=pack, language=spoken, reference=paper.reference)
        wrong = {*found, *font_faults(pack)}
        if not pack.lacks("look"):
            wrong |= {document.diagnostic(one) for document, one in pack.once(Looks).findings()}
        return cls(pack, setting, wrong, page=page, language=language, paper=paper)

    def setting_of(self, document: Loaded, *, back: bool = False) -> Setting:
        """Return what a document, or its back, is drawn with.

        That is its look; pictures and language are those of the pack it is of.
        """
        owner = owner_of(self.pack, document.pack_id)
        language = self.language or (owner or self.pack).manifest.written_in
        look = None if self.pack.lacks("look") else self.pack.once(Looks).of(document, back=back)
        spoken = language_of(self.pack, language, look.faces if look else AS_SHIPPED)
        return replace(self.setting, folder=owner.folder if owner else None, language=spoken, look=look)

    def in_look_of_all(self) -> "PrintJob":
        """Return the job with what is made of no document in the look of the pack, if there is one."""
        look = None if self.pack.lacks("look") else self.pack.once(Looks).of_all()
        if look is None:
            return self
        spoken = language_of(self.pack, self.language or self.pack.manifest.written_in, look.faces)
        return replace(self, setting=replace(self.setting, language=spoken, look=look))

    def note(self, document: Loaded, findings: tuple[Finding, ...], key: str = "") -> None:
        """Take down what is wrong on a piece; the same mistake is said once.

        The piece is that of the document, or another one by its key that shows something of the document.
        """
        self.diagnostics.update(document.diagnostic(finding) for finding in findings)
        self._blame(key or f"{document.kind}/{document.id}", findings)

    def note_rules(self, findings: tuple[Finding, ...], key: str = "") -> None:
        """Take down what is wrong on a piece made from the rules: against their document, or the pack without one."""
        document = self.pack.find("rules", self.pack.rules.id)
        if document is not None:
            self.diagnostics.update(document.diagnostic(finding) for finding in findings)
            self._blame(key, findings)
            return
        self.diagnostics.update(of_pack(self.pack, found.code, found.message, found.hint) for found in findings)
        self._blame(key, findings)

    def _blame(self, key: str, findings: tuple[Finding, ...]) -> None:
        """Remember a piece that bears an error."""
        if key and any(finding.severity is Severity.ERROR for finding in findings):
            self.faulty.add(key)


Form = Literal["", "cards", "rosters"]


@dataclass(frozen=True)
class Product:
    """What `--only` names: title, pieces in order, how they lie on paper, and whether the whole kit holds it.

    Pieces of `true_size` measure something of the game (templates, rulers, maps): no theme enlarges them.
    Their compositions are made with the `type_scale` of the setting, which makes their type larger in large print.
    Those that are `played_on` lie on the table while others move over them. What is read rather than cut can also be
    `written` as a page of HTML. `form` says whether it tells of units as cards or as rosters ("" for neither): one of
    both will do. What is `spare` is told by another product too, and left out of a lean kit; so are the pieces of
    documents of `spare_kinds`.
    """

    name: str
    title: str
    pieces: Callable[[PrintJob], Iterator[Piece]]
    sheet: SheetStyle = "cards"
    by_default: bool = True
    true_size: bool = False
    played_on: bool = False
    written: Callable[[PrintJob], str] | None = None
    form: Form = ""
    spare: bool = False
    spare_kinds: tuple[str, ...] = ()


def by_name(*products: Product) -> dict[str, Product]:
    """Return the products of a system by their names, in the order of the kit."""
    return {product.name: product for product in products}


class Frames(Protocol):
    """A battle that is being drawn."""

    def read(self, row: dict[str, Any], sentence: str) -> Drawing | None:
        """Take in a row of the log with its sentence, and return the frame that is due by it, if any."""

    def in_story(self, row: dict[str, Any], sentence: str) -> str:
        """Return the sentence of a row that was taken in last, as a book tells it."""


class FramesOf(Protocol):
    """What makes the frames of a system."""

    def __call__(
        self, header: dict[str, Any], pack: Pack | None, *, every_move: bool, language: str = "", bare: bool = False
    ) -> Frames:
        """Return the frames of the battle with a log's header, with their words in a language.

        Those for the page of a book are `bare`: legible there, and nothing but the table.
        """


@dataclass(frozen=True)
class Drawn:
    """A drawing, and what did not fit or could not be set."""

    drawing: Drawing
    findings: tuple[Finding, ...] = ()


def one_copy(_: Document) -> int:
    """Return 1: the component is printed once."""
    return 1


Back = Callable[[Any, Setting], Drawing]
"""Draws the back of a document."""


@dataclass(frozen=True)
class Component:
    """How a kind of document is printed: its front, its back (None for a blank one), and how many times."""

    kind: str
    front: Callable[[Any, Setting], Drawn]
    back: Back | None = None
    copies: Callable[[Any], int] = one_copy

    def drawn(self, document: Any, setting: Setting) -> Drawn:
        """Return the front of a document in its look."""
        made = self.front(document, setting)
        return replace(made, drawing=dressed(made.drawing, setting.look, self.kind))

    def drawn_back(self, document: Any, setting: Setting) -> Drawing | None:
        """Return the back of a document in the look of a setting for backs, None if it has none."""
        return dressed_back(self.back(document, setting), setting.look, self.kind) if self.back else None

    def pieces(self, job: PrintJob) -> Iterator[Piece]:
        """Yield the pieces of the pack's documents of this kind by deck, then by id, and note what is wrong on them."""
        made = (self._piece(job, document) for document in job.pack.of_kind(self.kind))
        yield from sorted(made, key=lambda piece: piece.deck)

    def _piece(self, job: PrintJob, document: Any) -> Piece:
        setting = job.setting_of(document)
        drawn = self.front(document.model, setting)
        back = self.back(document.model, job.setting_of(document, back=True)) if self.back else None
        job.note(document, drawn.findings)
        key = f"{document.kind}/{document.id}"
        return Piece(drawn.drawing, back, key, back.name if back else "", self.copies(document.model))


def by_kind(*components: Component) -> dict[str, Component]:
    """Return the documents of a system with a printed form by their kinds."""
    return {component.kind: component for component in components}


def piece_by_rules(job: PrintJob, key: str, front: Drawn, back: Drawn | None = None) -> Piece:
    """Return a piece that is drawn from the rules alone, and note what does not fit on it."""
    job.note_rules((*front.findings, *(back.findings if back else ())), key)
    return Piece(front.drawing, back.drawing if back else None, key)
