"""Icons as data: one-colour outlines in a box of 16 by 16, read when something of their game is drawn first.

Each has a shape a line, and one shape within another is a hole; a line that is indented goes on with that above it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from engine.paths import HOME
from exporters.drawing import shapes
from exporters.drawing.display_list import Symbol
from exporters.drawing.shapes import Outline
from schemas.reading.text import read_text
from schemas.systems import SystemName

K = TypeVar("K", bound=str)


def _polygon(*numbers: float) -> Outline:
    return shapes.polygon(*zip(numbers[::2], numbers[1::2], strict=True))


def _sector(x: float, y: float, inner: float, outer: float, *span_deg: float) -> Outline:
    start, end = span_deg
    return shapes.sector(x, y, inner, outer, (start, end))


SHAPES: Final[Mapping[str, Callable[..., Outline]]] = {
    "circle": shapes.circle,
    "cog": shapes.cog,
    "polygon": _polygon,
    "rectangle": shapes.rectangle,
    "saltire": shapes.saltire,
    "sector": _sector,
    "star": shapes.star,
}
"""What a line begins with, before its numbers; one that begins with M is path data."""


@dataclass(frozen=True)
class Icons:
    """The icons of a system by name; what stands `before` most names is left out where they are asked for."""

    symbols: Mapping[str, Symbol]
    before: str

    def named(self, *names: str) -> Iterator[Symbol]:
        """Yield icons by their names."""
        return (self.symbols[self.before + name] for name in names)

    def beginning(self, start: str) -> tuple[Symbol, ...]:
        """Return the icons whose names begin so, in the order in which they are written."""
        return tuple(symbol for name, symbol in self.symbols.items() if name.startswith(self.before + start))

    def by(self, words: Iterable[K]) -> dict[K, Symbol]:
        """Return the icons that are called like words of the rules, with hyphens, by those words in their order."""
        return {word: self.symbols[self.before + word.replace("_", "-")] for word in words}


def icons_of(system: SystemName, before: str = "") -> Icons:
    """Return the icons of a system.

    Raises:
        ValueError: the file has flaws, or a line of it is no shape.
    """
    text = read_text(HOME.joinpath("exporters", "games", system, "icons.yaml").read_bytes())
    if text.flaws or len(text.documents) != 1:
        raise ValueError(f"icons must be one YAML document without flaws, got {text.flaws!r} in those of {system}")
    written: dict[str, str] = text.documents[0].data
    return Icons({name: shapes.icon_symbol(name, *_outlines(lines)) for name, lines in written.items()}, before)


def _outlines(written: str) -> Iterator[Outline]:
    for line in written.replace("\n ", " ").replace(",", " ").splitlines():
        word, *numbers = line.split()
        yield shapes.svg_path(line) if word == "M" else SHAPES[word](*map(_number, numbers))


def _number(written: str) -> float:
    return float(written) if "." in written else int(written)
