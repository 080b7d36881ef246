"""What all of Battlesuit is drawn with: its rules and layouts, inks, type, letters, the icons in its texts.

The letters of armoured soldiers, and how they are shared out among stealth tracking markers. Rule: BS.PCS.1.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final

from exporters.components.framing import DeckLook
from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex
from exporters.faces.fonts import Face
from exporters.games.battlesuit.wording import terms as words
from exporters.layout.icons import icons_of
from exporters.layout.settings import GameSetting
from exporters.text.inline_icons import IconSet, InlineIcon
from exporters.text.lines import TextStyle
from schemas.models.battlesuit.cards import UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Terrain, UnitClass, Work

ICONS: Final = icons_of("battlesuit", "battlesuit-")

SOLDIER, UNARMOURED, DRONE = ICONS.named("soldier", "unarmoured", "drone")
ATTACK, SHIELD, MOVE = ICONS.named("attack", "shield", "move")
POLICE, ARMED, UNARMED, SENTRY = ICONS.named("police", "armed", "unarmed", "sentry")
STEALTH, COMPLETE, SHOCK, PANIC = ICONS.named("stealth", "complete", "shock", "panic")
PAINTED, COMMAND, LEADER, CONTROL = ICONS.named("painted", "command", "leader", "control")
TURN, POINTS, MINE, DUMMY = ICONS.named("turn", "points", "mine", "dummy")
EXPLOSIVE, NUCLEAR, STOREY = ICONS.named("explosive", "nuclear", "storey")
TALON, RAMPART = ICONS.named("side-red", "side-blue")

TERRAIN_SIGNS: Final[Mapping[Terrain, Symbol]] = {
    terrain: ICONS.symbols[f"terrain-{terrain}"] for terrain in Terrain if terrain is not Terrain.CLEAR
}
"""The second sign of a terrain, beside its colour; clear ground has none: its dot is an open ring."""

WORK_SIGNS: Final = ICONS.by(Work)
"""Bunkers, improved positions, bridges. Rules: BS.TER.10, BS.TER.18, BS.TER.19."""


BATTLESUIT: Final = GameSetting("battlesuit", "Battlesuit", Rules)
rules_of = BATTLESUIT.rules_of
layout_of = BATTLESUIT.layout_of

PAPER: Final = WHITE
IRON: Final = Ink(rgb=(36, 40, 45), cmyk=(25, 15, 8, 86))
STEEL: Final = Ink(rgb=(70, 77, 85), cmyk=(22, 12, 4, 68))
QUIET: Final = Ink(rgb=(98, 104, 110), cmyk=(15, 8, 2, 62))
RULE: Final = Ink(rgb=(188, 193, 197), cmyk=(7, 4, 1, 25))
PANEL: Final = Ink(rgb=(232, 234, 236), cmyk=(4, 2, 1, 8))
YELLOW: Final = Ink(rgb=(250, 200, 32), cmyk=(0, 20, 92, 0))
GROUND: Final = ink_from_hex("#F3EFE2")
GRASS: Final = ink_from_hex("#C9C2A2")
CONTOUR: Final = ink_from_hex("#8A5A2B")
HEIGHTS: Final = ink_from_hex("#4A2D12")
"""For what is read on the ground of any level: at least 4.5 to 1 on the brownest."""

SOLDIERS: Final = DeckLook(
    "soldier",
    words.SOLDIER,
    Ink(rgb=(178, 62, 18), cmyk=(8, 82, 100, 20)),
    Ink(rgb=(150, 50, 14), cmyk=(12, 84, 100, 32)),
    SOLDIER,
    "hazard",
)
UNARMOURED_UNITS: Final = DeckLook(
    "unarmoured",
    words.UNIT_CLASSES[UnitClass.UNARMOURED],
    Ink(rgb=(84, 96, 44), cmyk=(40, 18, 88, 50)),
    Ink(rgb=(68, 78, 34), cmyk=(42, 20, 90, 60)),
    UNARMOURED,
    "plates",
)
DRONES: Final = DeckLook(
    "drone",
    words.UNIT_CLASSES[UnitClass.DRONE],
    Ink(rgb=(0, 98, 112), cmyk=(92, 34, 32, 30)),
    Ink(rgb=(0, 80, 92), cmyk=(94, 38, 36, 42)),
    DRONE,
    "hexes",
)
UNIT_DECKS: Final = {UnitClass.UNARMOURED: UNARMOURED_UNITS, UnitClass.DRONE: DRONES}

LOWEST: Final = (231, 219, 184)
HIGHEST: Final = (190, 150, 104)
STEPS: Final = 8

PALETTE: Final = {
    "ink": BLACK, "paper": PAPER, "iron": IRON, "steel": STEEL, "quiet": QUIET, "rule": RULE, "panel": PANEL,
    "yellow": YELLOW, "ground": GROUND, "grass": GRASS, "contour": CONTOUR, "heights": HEIGHTS,
    **{deck.key: deck.ink for deck in (SOLDIERS, UNARMOURED_UNITS, DRONES)},
    **{f"{deck.key}_shade": deck.shade for deck in (SOLDIERS, UNARMOURED_UNITS, DRONES)},
}  # fmt: skip
"""The inks that a look of a pack may change, by name."""

TITLE: Final = TextStyle(Face.TITLE, 15, 8.5, WHITE, leading=1.02, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, tracking_pt=0.5, valign="middle", leading=1.0)
COLUMN_HEAD: Final = TextStyle(Face.LABEL, 7, 6, QUIET, align="centre", valign="middle", leading=1.0)
TRACK_NAME: Final = TextStyle(Face.LABEL, 7.5, 6, IRON, valign="middle", leading=1.0)
NUMBER: Final = TextStyle(Face.NUMERAL, 13, 8, IRON, align="centre", valign="middle")
BIG_NUMBER: Final = TextStyle(Face.NUMERAL, 26, 12, IRON, align="centre", valign="middle")
FACT: Final = TextStyle(Face.LABEL, 7, 6, QUIET, valign="middle", leading=1.0)
RULE_TEXT: Final = TextStyle(Face.TEXT, 8.5, 6, BLACK, valign="top", leading=1.06)
HINT: Final = TextStyle(Face.ITALIC, 7, 6, QUIET, valign="middle", leading=1.04)

DOT_NAME: Final = TextStyle(Face.LABEL, 6, 6, IRON, align="centre", valign="middle", leading=1.0)
LEVEL: Final = TextStyle(Face.NUMERAL, 6, 6, HEIGHTS, align="centre", valign="middle", leading=1.0)
BADGE: Final = TextStyle(Face.NUMERAL, 11, 8, BLACK, align="centre", valign="middle", leading=1.0)
PLACE_NAME: Final = TextStyle(Face.LABEL, 6, 6, HEIGHTS, align="centre", valign="middle", tracking_pt=0.8, leading=1.0)
PANEL_NAME: Final = TextStyle(Face.TITLE, 7, 6, IRON, align="centre", valign="middle", tracking_pt=1.2, leading=1.0)
IDENTIFIER: Final = TextStyle(Face.TITLE, 14, 10, IRON, align="centre", valign="middle", leading=1.0)
DIRECTION: Final = TextStyle(Face.LABEL, 6, 6, WHITE, align="centre", valign="middle", leading=1.0)

FACES: Final = 2
MOST_ON_A_FACE: Final = 2


def deck_of(unit: UnitCard) -> DeckLook:
    """Return the deck of a unit without armour."""
    return UNIT_DECKS[unit.unit_class]


@dataclass(frozen=True)
class TerrainLook:
    """How a terrain is shown: the ink of its dots and of the sign in them, its ground, and what grows on it."""

    dot: Ink
    sign: Ink
    ground: Ink
    growth: Ink


TERRAINS: Final = {
    Terrain.WOODS: TerrainLook(
        Ink(rgb=(24, 112, 48), cmyk=(85, 20, 95, 30)), WHITE, ink_from_hex("#CBDCAF"), ink_from_hex("#7FA563")
    ),
    Terrain.BUILDING: TerrainLook(BLACK, WHITE, ink_from_hex("#D9D3C8"), ink_from_hex("#7D766C")),
    Terrain.MARSH: TerrainLook(
        Ink(rgb=(112, 190, 226), cmyk=(52, 8, 2, 0)), BLACK, ink_from_hex("#D9E8DF"), ink_from_hex("#7FA8A6")
    ),
    Terrain.SLAG: TerrainLook(
        Ink(rgb=(196, 26, 36), cmyk=(8, 100, 92, 14)), WHITE, ink_from_hex("#EDCFC2"), ink_from_hex("#B8664C")
    ),
    Terrain.WATER: TerrainLook(
        Ink(rgb=(18, 72, 158), cmyk=(98, 68, 0, 6)), WHITE, ink_from_hex("#AFD0E7"), ink_from_hex("#6799C2")
    ),
    Terrain.RUBBLE: TerrainLook(
        Ink(rgb=(116, 116, 116), cmyk=(0, 0, 0, 66)), WHITE, ink_from_hex("#DFDBD2"), ink_from_hex("#A19A8F")
    ),
}
"""Everything but clear ground, whose dots are open rings. Colours of the dots: BS.COMP.DOT."""


def level_ink(level: int) -> Ink:
    """Return the ground of a level from 1 to 9: the higher, the browner."""
    share = (level - 1) / STEPS
    red, green, blue = (round(low + (high - low) * share) for low, high in zip(LOWEST, HIGHEST, strict=True))
    return ink_from_hex(f"#{red:02x}{green:02x}{blue:02x}")


INLINE: Final = IconSet(
    {
        "soldier": InlineIcon(SOLDIER, SOLDIERS.ink),
        "unarmoured": InlineIcon(UNARMOURED, UNARMOURED_UNITS.ink),
        "drone": InlineIcon(DRONE, DRONES.ink),
        "attack": InlineIcon(ATTACK, IRON),
        "shield": InlineIcon(SHIELD, IRON),
        "move": InlineIcon(MOVE, IRON),
        **{
            terrain.value: InlineIcon(symbol, TERRAINS[terrain].dot if terrain is not Terrain.MARSH else DRONES.ink)
            for terrain, symbol in TERRAIN_SIGNS.items()
        },
    }
)


def letter_of(at: int) -> str:
    """Return the letter of a soldier, counted from 0: A to Z, then AA, AB and so on."""
    again, at = divmod(at, len(ascii_uppercase))
    return (letter_of(again - 1) if again else "") + ascii_uppercase[at]


def shared_letters(soldiers: int, markers: int) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Return the letters on the front and on the back of each marker, at most two on each.

    They are dealt out front by front, then back by back, then a second time round, so that every soldier has a marker
    as long as there are letters enough.
    """
    faces: list[list[str]] = [[] for _ in range(FACES * markers)]
    for at in range(min(soldiers, MOST_ON_A_FACE * len(faces))):
        faces[at % len(faces)].append(letter_of(at))
    return tuple((tuple(faces[at]), tuple(faces[markers + at])) for at in range(markers))
