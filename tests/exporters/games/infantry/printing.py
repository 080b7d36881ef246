"""The kit that tests of the paper of infantry look at: the shipped pack, or it with documents of an author's own."""

from pathlib import Path
from typing import Any

from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack
from tests.exporters.games.printing import pack_extending

CONTENT = Path("content/infantry")


def rules(**groups: Any) -> Rules:
    """Rules as ruled, but for some groups."""
    return Rules.model_validate({"kind": "rules", "id": "rules", "title": "House rules", **groups})


def pack_with(folder: Path, **documents: str) -> Pack:
    """A pack of an author's that extends the shipped one, with documents by the names of their files."""
    return pack_extending("infantry", "CC-BY-4.0", folder, documents)
