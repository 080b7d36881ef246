"""What the components of a system are drawn with: the rules, the layouts, and what their documents name."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from exporters.layout.boxes import Layout
from exporters.layout.files import shipped
from exporters.layout.settings import Setting
from schemas.base import Document
from schemas.systems import System

D = TypeVar("D", bound=Document)
R = TypeVar("R", bound=Document)


@dataclass(frozen=True)
class Rulings(Generic[R]):
    """What a setting holds for a system, whose `game` is its name in words."""

    system: System
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
