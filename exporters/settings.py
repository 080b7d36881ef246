"""What a component is drawn with, beside its own document."""

from dataclasses import dataclass

from exporters.themes import STANDARD, Theme
from schemas.base import Document


@dataclass(frozen=True)
class Setting:
    """The resolved rules of the pack, and the theme."""

    rules: Document
    theme: Theme = STANDARD
