"""The parts of a strength by their names, with the rules that they cite."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import Further, Number, one_of, word
from engine.battles.orders import Row
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Part, Terrain
from engine.games.battlesuit.names import Cast

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


PARTS: Final = {
    "parts": Further(_parts, PartNumbers, rules=_part_rules),
    "terrain": Further(_cover, one_of(TERRAINS), sometimes=True),
}
