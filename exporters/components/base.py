"""What a component is: a pure function from a typed document to a drawing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from exporters.drawing import Drawing
from schemas.base import Document
from schemas.diagnostics import Finding


@dataclass(frozen=True)
class Drawn:
    """A drawing, and what did not fit or could not be set."""

    drawing: Drawing
    findings: tuple[Finding, ...] = ()


def one_copy(_: Document) -> int:
    """Return 1: the component is printed once."""
    return 1


@dataclass(frozen=True)
class Component:
    """How a kind of document is printed: its front, its back (None for a blank one), and how many times.

    `front` takes the document and the resolved rules of its pack.
    """

    front: Callable[[Any, Document], Drawn]
    back: Callable[[Any], Drawing] | None = None
    copies: Callable[[Any], int] = one_copy
