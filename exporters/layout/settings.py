"""What is drawn with: the rules, the theme and the layouts of a print, and what its documents name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from exporters.drawing.display_list import Symbol
from exporters.layout.files import Layout, Layouts, shipped
from exporters.text.lines import AS_DESIGNED, TypeScale
from exporters.text.numbers import Rows
from schemas.base import Document
from schemas.packs.packs import Pack
from schemas.systems import SystemName

if TYPE_CHECKING:
    from exporters.layout.looks import Worn

D = TypeVar("D", bound=Document)
R = TypeVar("R", bound=Document)


@dataclass(frozen=True)
class Theme:
    """How all components are varied.

    `enlarge` is what pieces grow by whose size is free (cards, counters, pages); `text_scale` what type grows by on
    pieces whose size is a measure of the game (templates, rulers, maps), where no type is smaller than `least_pt`.
    `low_ink` turns dark grounds into outlines.
    """

    key: str
    title: str
    enlarge: float = 1.0
    text_scale: float = 1.0
    least_pt: float = 0.0
    low_ink: bool = False


STANDARD: Final = Theme("standard", "Standard")
LOW_INK: Final = Theme("low_ink", "Low ink", low_ink=True)
LARGE_PRINT: Final = Theme("large_print", "Large print", enlarge=1.34, text_scale=1.34, least_pt=8.0)
"""The smallest type of the standard theme is 6 pt: times 1.34 it is above 8 pt."""

THEMES: Final = {theme.key: theme for theme in (STANDARD, LOW_INK, LARGE_PRINT)}
"""What `--theme` may name."""


@dataclass(frozen=True)
class Setting:
    """The resolved rules of the pack, the theme, and the layouts as its author has them (None: as shipped).

    `folder` is that of the pack the document is of: its pictures lie there (None: they are nowhere). `pack` is the one
    that is printed, where the document's references are looked up (None: they name nothing). `type_scale` is that
    of pieces whose size the theme leaves as it is. `language` is the one of the texts ("": it is not known).
    `reference` loads what pages of the quick reference may name (None: nothing). `look` is the one that the document is
    drawn in (None: the shipped one).
    """

    rules: Document
    theme: Theme = STANDARD
    layouts: Layouts | None = None
    folder: Path | None = None
    pack: Pack | None = field(default=None, repr=False)
    type_scale: TypeScale = AS_DESIGNED
    language: str = ""
    reference: "Callable[[], ReferenceParts] | None" = None
    look: "Worn | None" = field(default=None, repr=False)


@dataclass(frozen=True)
class ReferenceParts:
    """What pages of a system may name: icons, rows that are made of rules and pack, and facts that are reckoned.

    Rows may name phrases in braces, as texts do.
    """

    icons: Mapping[str, Symbol]
    tables: Mapping[str, Callable[[Setting], Rows]] = field(default_factory=dict)
    facts: Mapping[str, Callable[[Setting], str]] = field(default_factory=dict)


@dataclass(frozen=True)
class GameSetting(Generic[R]):
    """What a setting holds for a system, whose `game` is its name in words."""

    system: SystemName
    game: str
    rules: type[R]

    def rules_of(self, setting: Setting) -> R:
        """Return the rules of the setting.

        Raises:
            TypeError: They are another system's.
        """
        if not isinstance(setting.rules, self.rules):
            raise TypeError(f"rules must be those of {self.game}, got {type(setting.rules).__name__}")
        return setting.rules

    def layout_of(self, setting: Setting, name: str) -> Layout:
        """Return the layout of a component by its name."""
        return (setting.layouts or shipped(self.system))[name]


def document_of(setting: Setting, kind: str, name: str, model: type[D]) -> D | None:
    """Return what a document names, None if the pack does not know it."""
    return setting.pack.named(kind, name, model) if setting.pack else None
