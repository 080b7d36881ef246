"""The cells and parts that rows of several subjects have, and how sentences say them."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import NUMBER, Cell, Further, Number, Say, one_of, word
from engine.battles.orders import Row
from engine.games.battlesuit import wording as words
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Part, Terrain
from engine.games.battlesuit.names import SIDES, Cast
from schemas.catalogues.saying import capital, has_large_nouns, said

SIDE: Final[Cell[Any]] = Cell(lambda value, _: SIDES[value] if value >= 0 else None, one_of(SIDES) | None)
POINT: Final = Cell[Cast](lambda value, cast: cast.point(value), str)
LEFT: Final[dict[str, Cell[Any]]] = {"at": POINT, "level": NUMBER, "left": NUMBER}
"""Where a step ends, and the movement points that are left."""


def soldier(name: str, language: str) -> str:
    """Return the name of a soldier in a language: its side, and what its pack calls it."""
    side, _, own = name.partition(" ")
    if side not in words.SIDES or not own:
        return name
    name = capital(own) if has_large_nouns(language) else own
    return said(words.SOLDIER, language, side=said(words.SIDES[side], language), name=name)


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


TERRAINS = tuple(word(terrain) for terrain in Terrain)
PART_RULES: Final[Mapping[Part, str]] = {
    Part.ATTACK: "BS.FIR.9 BS.CARD.9",
    Part.SHIELD: "BS.MOD.2",
    Part.JACK_KNIFE_DOUBLE: "BS.JKN.1",
    Part.PAINTED: "BS.MOD.1",
    Part.DEFENDER_HIGHER_GROUND: "BS.MOD.4",
    Part.DEFENDER_BELOW: "BS.MOD.5",
    Part.COVER: "BS.MOD.6 BS.MOD.7 BS.MOD.8 BS.MOD.9 BS.MOD.19",
    Part.IMPROVED_POSITION: "BS.MOD.20",
    Part.STEALTH: "BS.MOD.16",
    Part.ADJACENT: "BS.MOD.17",
    Part.SNIPER_CLOSE: "BS.SNP.5",
    Part.REACTION: "BS.MOD.3",
    Part.INDIRECT: "BS.MOD.11",
    Part.SPILLOVER: "BS.MOD.12",
    Part.RAPID: "BS.MOD.13",
    Part.ATTENUATION: "BS.MOD.14",
    Part.FACING: "BS.FAC.2",
    Part.SHAKEN: "BS.MOD.10",
    Part.OUT_OF_COMMAND: "BS.MOD.15",
    Part.BOOSTED: "BS.MOD.18",
    Part.IMPROVED_DETECTION: "BS.DET.1",
    Part.MARINE: "BS.MRN.2",
    Part.SQUAD_MORALE: "BS.SQM.1",
    Part.BASE: "BS.BMB.5",
}
PartNumbers: Any = dict[one_of(word(part) for part in PART_RULES), Number]  # type: ignore[misc] # from a table


def _cells_of(row: Row) -> list[tuple[Part, int]]:
    """Return the parts of a strength, each with its value."""
    return [
        (Part(part), value - codes.PART_ROOM // 2)
        for part, value in (divmod(cell, codes.PART_ROOM) for cell in row[5:9] if cell)
    ]


def _parts(row: Row, _: Cast) -> dict[str, int]:
    return {word(part): value for part, value in _cells_of(row)}


def _cover(row: Row, cast: Cast) -> str | None:
    """Return what covers the target, if it does."""
    return TERRAINS[row[9]] if "cover" in _parts(row, cast) else None


def _part_rules(row: Row) -> tuple[str, ...]:
    return tuple(rule for part, _ in _cells_of(row) for rule in PART_RULES[part].split())


STRENGTH: Final = {
    "parts": Further(_parts, PartNumbers, rules=_part_rules),
    "terrain": Further(_cover, one_of(TERRAINS), sometimes=True),
}
