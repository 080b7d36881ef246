"""The cells and parts that rows of several subjects have, and how sentences say them."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import NUMBER, Cell, Say, one_of
from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.names import Cast
from engine.games.battlesuit.wording import battles as words
from schemas.catalogues.saying import said

SIDE: Final[Cell[Any]] = Cell(lambda value, _: SIDES[value] if value >= 0 else None, one_of(SIDES) | None)
POINT: Final = Cell[Cast](lambda value, cast: cast.point(value), str)
LEFT: Final[dict[str, Cell[Any]]] = {"at": POINT, "level": NUMBER, "left": NUMBER}
"""Where a step ends, and the movement points that are left."""


def soldier(name: str, language: str) -> str:
    """Return the name of a soldier in a language: its side, and what its pack calls it."""
    side, _, own = name.partition(" ")
    if side not in words.SIDES or not own:
        return name
    return said(words.SOLDIER, language, side=said(words.SIDES[side], language), name=own)


def morale(result: str, language: str) -> str:
    """Return the result of a roll for morale within a sentence."""
    return said(words.MORALE[result], language)


def _way(way: str, language: str) -> str:
    return said(words.WAYS[way], language)


def _word_of(table: Mapping[str, str]) -> Say:
    return lambda value, language: said(table[value], language) if value in table else value


PARTS: Final[Mapping[str, Say]] = {
    "actor": soldier,
    "target": soldier,
    "side": _word_of(words.SIDES),
    "edge": _word_of(words.EDGES),
    "way": _way,
    "faces": _word_of(words.FACES),
    "terrain": _word_of(words.TERRAINS),
    "was": _word_of(words.TERRAINS),
    "becomes": _word_of(words.TERRAINS),
    "kind": _word_of(words.MARKERS),
}
"""How sentences say values of rows; all others are numbers, results, or the words of the pack."""
