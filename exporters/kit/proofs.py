"""What is wrong with a pack's print: known without drawing it, and on each piece drawn for proof."""

from collections.abc import Iterator
from functools import partial

from engine.checking.looks import LOOK
from engine.checking.watching import Answers, remembered
from exporters.components.base import PrintJob
from exporters.components.diagrams import undrawable
from exporters.components.looks import Looks
from exporters.components.reference_checks import reference_diagnostics
from exporters.faces.glyphs import unprintable
from exporters.kit.theming import as_worn
from exporters.layout.files import layouts_of
from exporters.layout.settings import Setting
from exporters.systems import paper_of, products_in
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.models.rulebook import Chapter, Diagram
from schemas.packs.drafts import Memory
from schemas.packs.files import Files
from schemas.packs.packs import Pack


def undrawn(pack: Pack, files: Files | None = None, memory: Memory | None = None) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the texts, fonts, layouts, quick reference and diagrams of a pack, sorted."""
    _layouts, found = layouts_of(pack)
    setting = Setting(pack.rules, pack=pack, reference=paper_of(pack.manifest.system).reference)
    diagrams = _diagrams(pack, memory or Memory())
    looks = {document.diagnostic(one) for document, one in pack.once(Looks).findings()} if not pack.lacks(LOOK) else ()
    unset = (*unprintable(pack, files, memory), *found, *looks)
    return tuple(sorted((*unset, *reference_diagnostics(pack, setting), *diagrams)))


def _diagrams(pack: Pack, memory: Memory) -> Iterator[Diagnostic]:
    """Yield what is wrong with the diagrams of a pack without faulty documents, which might answer them."""
    chapters = [(one, one.model) for one in pack.documents if isinstance(one.model, Chapter)]
    found = paper_of(pack.manifest.system).diagrams
    if not chapters or pack.faulty_kinds or pack.checked_only:
        return
    known, answers = found() if found is not None else {}, Answers(pack)
    for loaded, chapter in chapters:
        for name, figure in chapter.figures.items():
            if isinstance(figure, Diagram):
                look = partial(undrawable, name, figure, known)
                yield from map(loaded.diagnostic, remembered(memory, (undrawable, name, figure), answers, look))


def proof(pack: Pack) -> tuple[Diagnostic, ...]:
    """Return what is wrong on the pieces of a pack's kit, in its layouts and with its pictures, sorted."""
    job = PrintJob.of(pack)
    for product in products_in(pack).values():
        if product.by_default:
            for _ in as_worn(product.pieces(job), product, job):
                pass
    return tuple(sorted(job.diagnostics))
