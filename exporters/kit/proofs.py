"""What is wrong with a pack's print: known without drawing it, and on each piece drawn for proof."""

from exporters.components.base import PrintJob
from exporters.components.reference_checks import reference_diagnostics
from exporters.faces.glyphs import unprintable
from exporters.layout.files import layouts_of
from exporters.layout.settings import Setting
from exporters.systems import paper_of, products_of
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.drafts import Memory
from schemas.packs.files import Files
from schemas.packs.packs import Pack


def undrawn(pack: Pack, files: Files | None = None, memory: Memory | None = None) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the texts, fonts, layouts and quick reference of a pack, sorted."""
    _layouts, found = layouts_of(pack)
    setting = Setting(pack.rules, pack=pack, reference=paper_of(pack.manifest.system).reference)
    return tuple(sorted((*unprintable(pack, files, memory), *found, *reference_diagnostics(pack, setting))))


def proof(pack: Pack) -> tuple[Diagnostic, ...]:
    """Return what is wrong on the pieces of a pack's kit, in its layouts and with its pictures, sorted."""
    job = PrintJob.of(pack)
    for product in products_of(pack.manifest.system).values():
        if product.by_default:
            for _ in product.pieces(job):
                pass
    return tuple(sorted(job.diagnostics))
