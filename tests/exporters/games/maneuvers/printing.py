"""The kit that tests of the paper of maneuvers look at: the shipped pack, or it with documents of an author's own."""

from pathlib import Path
from typing import Any

from exporters.drawing.display_list import Drawing
from exporters.systems import components_of
from schemas.base import Document
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack
from tests.exporters.games.printing import job_of, pack_extending

CONTENT = Path("content/maneuvers")


def rules(**groups: Any) -> Rules:
    """Rules as ruled, but for some groups."""
    return Rules.model_validate({"kind": "rules", "id": "rules", "title": "House rules", **groups})


def front(pack: Pack, document: Document, under: Rules | None = None) -> Drawing:
    """The front of a document's piece; nothing may be wrong on it."""
    drawn = components_of("maneuvers")[document.kind].front(document, job_of(pack, under).setting)
    assert drawn.findings == ()
    return drawn.drawing


def pack_with(folder: Path, **documents: str) -> Pack:
    """A pack of an author's that extends the shipped one, with documents by the names of their files."""
    return pack_extending("maneuvers", "CC-BY-SA-3.0", folder, documents)
