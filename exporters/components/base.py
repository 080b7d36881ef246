"""What a component is: a pure function from a typed document to a drawing."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from exporters.drawing.display_list import Drawing
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.settings import Setting
from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding


@dataclass(frozen=True)
class Drawn:
    """A drawing, and what did not fit or could not be set."""

    drawing: Drawing
    findings: tuple[Finding, ...] = ()


def one_copy(_: Document) -> int:
    """Return 1: the component is printed once."""
    return 1


@dataclass(frozen=True)
class Component:
    """How a kind of document is printed: its front, its back (None for a blank one), and how many times."""

    kind: str
    front: Callable[[Any, Setting], Drawn]
    back: Callable[[Any, Setting], Drawing] | None = None
    copies: Callable[[Any], int] = one_copy

    def pieces(self, job: Job) -> Iterator[Piece]:
        """Yield the pieces of the pack's documents of this kind by deck, then by id, and note what is wrong on them."""
        made = (self._piece(job, document) for document in job.pack.of_kind(self.kind))
        yield from sorted(made, key=lambda piece: piece.deck)

    def _piece(self, job: Job, document: Any) -> Piece:
        setting = job.setting_of(document)
        drawn = self.front(document.model, setting)
        back = self.back(document.model, setting) if self.back else None
        job.note(document, drawn.findings)
        key = f"{document.kind}/{document.id}"
        return Piece(drawn.drawing, back, key, back.name if back else "", self.copies(document.model))


def by_kind(*components: Component) -> dict[str, Component]:
    """Return the documents of a system with a printed form by their kinds."""
    return {component.kind: component for component in components}


def piece_by_rules(job: Job, key: str, front: Drawn, back: Drawn | None = None) -> Piece:
    """Return a piece that is drawn from the rules alone, and note what does not fit on it."""
    job.note_rules((*front.findings, *(back.findings if back else ())), key)
    return Piece(front.drawing, back.drawing if back else None, key)
