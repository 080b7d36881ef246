"""What a component is drawn with, beside its own document."""

from dataclasses import dataclass, field
from pathlib import Path

from exporters.layout.files import Layouts
from exporters.themes.themes import STANDARD, Theme
from exporters.themes.type_scale import AS_DESIGNED, TypeScale
from schemas.base import Document
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Setting:
    """The resolved rules of the pack, the theme, and the layouts as its author has them (None: as shipped).

    `folder` is that of the pack the document is of: its pictures lie there (None: they are nowhere). `pack` is the one
    that is printed, where the document's references are looked up (None: they name nothing). `type_scale` is that
    of pieces whose size the theme leaves as it is. `language` is the one of the texts ("": it is not known).
    """

    rules: Document
    theme: Theme = STANDARD
    layouts: Layouts | None = None
    folder: Path | None = None
    pack: Pack | None = field(default=None, repr=False)
    type_scale: TypeScale = AS_DESIGNED
    language: str = ""
