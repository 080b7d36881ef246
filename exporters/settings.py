"""What a component is drawn with, beside its own document."""

from dataclasses import dataclass
from pathlib import Path

from exporters.layout_files import Layouts
from exporters.themes import STANDARD, Theme
from schemas.base import Document


@dataclass(frozen=True)
class Setting:
    """The resolved rules of the pack, the theme, and the layouts as its author has them (None: as shipped).

    `folder` is that of the pack the document is of: its pictures lie there (None: they are nowhere).
    """

    rules: Document
    theme: Theme = STANDARD
    layouts: Layouts | None = None
    folder: Path | None = None
