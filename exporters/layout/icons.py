"""Drawings as data, a shape a line; and the icons of the games: one-colour outlines in a box of 16 by 16.

They are read when something of their game is drawn first. One shape of an icon within another is a hole.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

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


def _bar(*numbers: float) -> Outline:
    ax, ay, bx, by, width = numbers
    return shapes.bar((ax, ay), (bx, by), width)


SHAPES: Final[Mapping[str, Callable[..., Outline]]] = {
    "bar": _bar,
    "circle": shapes.circle,
    "cog": shapes.cog,
    "ellipse": shapes.ellipse,
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
    written: dict[str, str] = drawn_in(system, "icons.yaml")
    symbols = {name: shapes.icon_symbol(name, *map(outline_of, lines_of(lines))) for name, lines in written.items()}
    return Icons(symbols, before)


def drawn_in(system: SystemName, name: str) -> Any:
    """Return what a file of a game's drawings says, as data.

    Raises:
        ValueError: the file has flaws.
    """
    return drawn_at("games", system, name)


def drawn_at(*place: str) -> Any:
    """Return what a file of drawings below `exporters` says, as data.

    Raises:
        ValueError: the file has flaws.
    """
    text = read_text(HOME.joinpath("exporters", *place).read_bytes())
    if text.flaws or len(text.documents) != 1:
        raise ValueError(f"drawings must be one YAML document without flaws, got {text.flaws!r} in {'/'.join(place)}")
    return text.documents[0].data


def lines_of(written: str) -> list[str]:
    """Return the lines of a drawing; one that is indented goes on with that above it."""
    return written.replace("\n ", " ").splitlines()


def outline_of(line: str) -> Outline:
    """Return the shape of a line.

    Raises:
        KeyError, ValueError: it is none.
    """
    word, *numbers = line.replace(",", " ").split()
    return shapes.svg_path(line) if word == "M" else SHAPES[word](*map(_number, numbers))


def _number(written: str) -> float:
    return float(written) if "." in written else int(written)
