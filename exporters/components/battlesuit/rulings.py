"""What a component of Battlesuit is drawn with: its rules, its layout, and what its document names."""

from typing import TypeVar

from exporters.layout_files import shipped
from exporters.layouts import Layout
from exporters.settings import Setting
from schemas.base import Document
from schemas.models.battlesuit.rules import Rules
from schemas.systems import System

D = TypeVar("D", bound=Document)


def rules_of(setting: Setting) -> Rules:
    """Return the rules of the setting.

    Raises:
        TypeError: They are another system's.
    """
    if not isinstance(setting.rules, Rules):
        raise TypeError(f"rules must be those of Battlesuit, got {type(setting.rules).__name__}")
    return setting.rules


def layout_of(setting: Setting, name: str) -> Layout:
    """Return the layout of a component by its name."""
    return (setting.layouts or shipped(System.BATTLESUIT))[name]


def document_of(setting: Setting, kind: str, name: str, model: type[D]) -> D | None:
    """Return what a document names, None if the pack does not know it."""
    found = setting.pack.find(kind, name) if setting.pack else None
    return found.model if found is not None and isinstance(found.model, model) else None
