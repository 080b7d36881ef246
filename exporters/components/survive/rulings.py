"""What a component of SURVIVE is drawn with: its rules, its layout, and what its document names."""

from collections.abc import Iterable
from typing import TypeVar

from engine.survive.forces import arsenal_of, named
from exporters.layout_files import shipped
from exporters.layouts import Layout
from exporters.settings import Setting
from schemas.base import Document
from schemas.models.survive.rules import Rules
from schemas.models.survive.weapon import Weapon
from schemas.systems import System

D = TypeVar("D", bound=Document)


def rules_of(setting: Setting) -> Rules:
    """Return the rules of the setting.

    Raises:
        TypeError: They are another system's.
    """
    if not isinstance(setting.rules, Rules):
        raise TypeError(f"rules must be those of SURVIVE, got {type(setting.rules).__name__}")
    return setting.rules


def layout_of(setting: Setting, name: str) -> Layout:
    """Return the layout of a component by its name."""
    return (setting.layouts or shipped(System.SURVIVE))[name]


def weapons_of(setting: Setting, names: Iterable[str]) -> dict[str, Weapon]:
    """Return the weapons that a document names and the pack knows."""
    return arsenal_of(setting.pack, names) if setting.pack else {}


def document_of(setting: Setting, kind: str, name: str, model: type[D]) -> D | None:
    """Return what a document names, None if the pack does not know it."""
    return named(setting.pack, kind, name, model) if setting.pack else None
