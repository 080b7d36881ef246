"""The parts of a strength by their names, with the rules that they cite."""

from typing import Any, Final

from engine.battles.events import Cause, Further, Number, one_of
from engine.battles.orders import Row
from engine.games.battlesuit.battle.names import Cast
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.rules.attack import PART_NAMES
from engine.games.battlesuit.rules.numbers import TERRAIN_CODES

TERRAINS = tuple(TERRAIN_CODES)
PART_RULES: dict[int, tuple[str, ...]] = {
    codes.PART_ATTACK: ("BS.FIR.9", "BS.CARD.9"),
    codes.PART_SHIELD: ("BS.MOD.2",),
    codes.PART_JACK_KNIFE_DOUBLE: ("BS.JKN.1",),
    codes.PART_PAINTED: ("BS.MOD.1",),
    codes.PART_HIGHER_GROUND: ("BS.MOD.4",),
    codes.PART_BELOW: ("BS.MOD.5",),
    codes.PART_COVER: ("BS.MOD.6", "BS.MOD.7", "BS.MOD.8", "BS.MOD.9", "BS.MOD.19"),
    codes.PART_IMPROVED_POSITION: ("BS.MOD.20",),
    codes.PART_STEALTH: ("BS.MOD.16",),
    codes.PART_ADJACENT: ("BS.MOD.17",),
    codes.PART_SNIPER_CLOSE: ("BS.SNP.5",),
    codes.PART_REACTION: ("BS.MOD.3",),
    codes.PART_INDIRECT: ("BS.MOD.11",),
    codes.PART_SPILLOVER: ("BS.MOD.12",),
    codes.PART_RAPID: ("BS.MOD.13",),
    codes.PART_ATTENUATION: ("BS.MOD.14",),
    codes.PART_FACING: ("BS.FAC.2",),
    codes.PART_SHAKEN: ("BS.MOD.10",),
    codes.PART_OUT_OF_COMMAND: ("BS.MOD.15",),
    codes.PART_BOOSTED: ("BS.MOD.18",),
    codes.PART_IMPROVED_DETECTION: ("BS.DET.1",),
    codes.PART_MARINE: ("BS.MRN.2",),
    codes.PART_SQUAD_MORALE: ("BS.SQM.1",),
    codes.PART_BASE: ("BS.BMB.5",),
}
PART_CAUSES: dict[int, Cause] = {
    part: (name.replace("cover_{cover}", "cover"), PART_RULES[part]) for part, name in PART_NAMES.items()
}
PartNumbers: Any = dict[one_of(name for name, _ in PART_CAUSES.values()), Number]  # type: ignore[misc] # from a table


def _cells_of(row: Row) -> list[tuple[int, int]]:
    """Return the parts of a strength by number, each with its value."""
    return [
        (part, value - codes.PART_ROOM // 2)
        for part, value in (divmod(cell, codes.PART_ROOM) for cell in row[5:9] if cell)
    ]


def _parts(row: Row, _: Cast) -> dict[str, int]:
    return {PART_CAUSES[part][0]: value for part, value in _cells_of(row)}


def _cover(row: Row, cast: Cast) -> str | None:
    """Return what covers the target, if it does."""
    return TERRAINS[row[9]] if "cover" in _parts(row, cast) else None


def _part_rules(row: Row) -> tuple[str, ...]:
    return tuple(rule for part, _ in _cells_of(row) for rule in PART_CAUSES[part][1])


PARTS: Final = {
    "parts": Further(_parts, PartNumbers, rules=_part_rules),
    "terrain": Further(_cover, one_of(TERRAINS), sometimes=True),
}
