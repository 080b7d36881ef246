"""What is wrong with a pack's print and known without drawing it: characters, fonts, layouts, quick references."""

from exporters.components.reference_checks import reference_diagnostics
from exporters.layout.changes import layouts_of
from exporters.text.glyphs import unprintable
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.drafts import Memory
from schemas.packs.files import Files
from schemas.packs.packs import Pack


def undrawn(pack: Pack, files: Files | None = None, memory: Memory | None = None) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the texts, fonts, layouts and quick reference of a pack, sorted."""
    _layouts, found = layouts_of(pack)
    return tuple(sorted((*unprintable(pack, files, memory), *found, *reference_diagnostics(pack))))
