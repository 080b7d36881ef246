"""What all of SURVIVE is drawn with: its rules and layouts, inks, type, the icons in its texts, its Mobs."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.games.survive.rules.movement import arsenal_of
from engine.games.survive.rules.shots import Effect
from exporters.components.framing import DeckLook, SideLook, look_in
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.faces.fonts import Face
from exporters.games.survive.wording import DECKS
from exporters.layout.icons import icons_of
from exporters.layout.settings import GameSetting, Setting
from exporters.text.inline_icons import IconSet, InlineIcon
from exporters.text.lines import TextStyle
from schemas.models.survive.force import Mob, Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Stat, WeaponType, Zone

ICONS: Final = icons_of("survive")

MOB, WEAPON, CONTROL = ICONS.named("survive-mob", "survive-weapon", "survive-spire")
JAM, DAZED, HOLD, ACTIVATED = ICONS.named("jam", "dazed", "hold", "activated")
EYE, SOUL, KEY, ARROW = ICONS.named("red-eye", "soul", "key", "arrow")

STATS: Final = ICONS.by(Stat)
WEAPON_TYPES: Final = ICONS.by(WeaponType)
CONTROL_TYPES: Final = ICONS.by(ControlType)

MOB_SIGNS: Final = ICONS.beginning("mob-")
"""A sign for each Mob of a pack, beside its colour; they begin again after the last."""


SURVIVE: Final = GameSetting("survive", "SURVIVE", Rules)
rules_of = SURVIVE.rules_of
layout_of = SURVIVE.layout_of

PAPER: Final = WHITE
NIGHT: Final = Ink(rgb=(22, 30, 40), cmyk=(44, 22, 6, 86))
DUSK: Final = Ink(rgb=(44, 56, 70), cmyk=(40, 20, 6, 70))
QUIET: Final = Ink(rgb=(92, 103, 114), cmyk=(18, 8, 0, 62))
RULE: Final = Ink(rgb=(184, 193, 201), cmyk=(9, 4, 0, 25))
PANEL: Final = Ink(rgb=(236, 240, 243), cmyk=(4, 2, 0, 5))
AMBER: Final = Ink(rgb=(146, 88, 0), cmyk=(8, 50, 100, 36))
PALE_AMBER: Final = Ink(rgb=(252, 229, 176), cmyk=(0, 10, 36, 0))
GREEN: Final = Ink(rgb=(0, 108, 82), cmyk=(92, 24, 74, 28))
PALE_GREEN: Final = Ink(rgb=(214, 236, 227), cmyk=(18, 0, 14, 0))
RED: Final = Ink(rgb=(176, 28, 44), cmyk=(10, 100, 82, 22))
PALE_RED: Final = Ink(rgb=(249, 227, 224), cmyk=(0, 12, 8, 0))
GROUND: Final = Ink(rgb=(244, 242, 236), cmyk=(2, 2, 6, 2))

UNITS: Final = DeckLook(
    "unit",
    DECKS["unit"],
    Ink(rgb=(18, 92, 118), cmyk=(88, 42, 22, 34)),
    Ink(rgb=(14, 76, 98), cmyk=(90, 46, 26, 46)),
    MOB,
    "pulse",
)
WEAPONS: Final = DeckLook(
    "weapon",
    DECKS["weapon"],
    Ink(rgb=(150, 74, 16), cmyk=(10, 66, 100, 32)),
    Ink(rgb=(128, 62, 12), cmyk=(14, 68, 100, 42)),
    WEAPON,
    "rounds",
)
CONTROLS: Final = DeckLook(
    "control",
    DECKS["control"],
    Ink(rgb=(88, 52, 142), cmyk=(72, 86, 0, 12)),
    Ink(rgb=(72, 42, 120), cmyk=(76, 88, 6, 24)),
    CONTROL,
    "nodes",
)

PALETTE: Final = {
    "ink": BLACK, "paper": PAPER, "night": NIGHT, "dusk": DUSK, "quiet": QUIET, "rule": RULE, "panel": PANEL,
    "amber": AMBER, "pale_amber": PALE_AMBER, "green": GREEN, "pale_green": PALE_GREEN, "red": RED,
    "pale_red": PALE_RED, "ground": GROUND,
    **{deck.key: deck.ink for deck in (UNITS, WEAPONS, CONTROLS)},
    **{f"{deck.key}_shade": deck.shade for deck in (UNITS, WEAPONS, CONTROLS)},
}  # fmt: skip
"""The inks that a look of a pack may change, by name."""

TITLE: Final = TextStyle(Face.TITLE, 14, 8.5, WHITE, leading=1.04, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, tracking_pt=0.5, valign="middle", leading=1.0)
STAT_NAME: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, align="centre", valign="middle", leading=1.0)
STAT: Final = TextStyle(Face.NUMERAL, 15, 9, NIGHT, align="centre", valign="middle")
RATE_NAME: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, align="centre", valign="middle", leading=1.0)
RATE: Final = TextStyle(Face.NUMERAL, 11.5, 7, WHITE, align="centre", valign="middle")
HEADING: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.3, leading=1.0)
ENTRY: Final = TextStyle(Face.LABEL, 8.5, 6, BLACK, valign="middle", leading=1.0)
DETAIL: Final = TextStyle(Face.TEXT, 6.5, 6, QUIET, valign="middle", leading=1.02)
NUMBER: Final = TextStyle(Face.NUMERAL, 12, 7, BLACK, align="centre", valign="middle")
CELL: Final = TextStyle(Face.NUMERAL, 8, 6, BLACK, align="centre", valign="middle")
NOTE: Final = TextStyle(Face.ITALIC, 7.5, 6, BLACK, valign="middle", leading=1.05)

INLINE: Final = IconSet(
    {
        "spire": InlineIcon(CONTROL, CONTROLS.ink),
        "mob": InlineIcon(MOB, UNITS.ink),
        "keychip": InlineIcon(KEY, AMBER),
        "soulchip": InlineIcon(SOUL, UNITS.ink),
        "red": InlineIcon(EYE, RED),
        **{kind.value: InlineIcon(symbol, CONTROLS.ink) for kind, symbol in CONTROL_TYPES.items()},
        **{kind.value: InlineIcon(symbol, WEAPONS.ink) for kind, symbol in WEAPON_TYPES.items()},
        **{stat.value: InlineIcon(symbol, NIGHT) for stat, symbol in STATS.items()},
    }
)


def weapons_of(setting: Setting, names: Iterable[str]) -> dict[str, Weapon]:
    """Return the weapons that a document names and the pack knows."""
    return arsenal_of(setting.pack, names) if setting.pack else {}


@dataclass(frozen=True)
class EffectLook:
    """How an effect is shown in a cell: its sign, its ground, and the ink of the sign."""

    sign: str
    ground: Ink
    ink: Ink


EFFECTS: Final = {
    Effect.NONE: EffectLook("\N{MIDDLE DOT}", PAPER, QUIET),
    Effect.DAZED: EffectLook("D", PALE_AMBER, BLACK),
    Effect.DEAD: EffectLook("X", NIGHT, WHITE),
}


@dataclass(frozen=True)
class ZoneLook:
    """How a zone is told from the other: dots on pale green within, slashes on pale red without."""

    ink: Ink
    ground: Ink
    pattern: str


ZONES: Final = {
    Zone.ICZ: ZoneLook(GREEN, PALE_GREEN, "dots"),
    Zone.OCZ: ZoneLook(RED, PALE_RED, "slashes"),
}


def look_of(mob: Mob, setting: Setting) -> SideLook:
    """Return the look of a Mob among those of its pack."""
    known = [document.id for document in setting.pack.of_kind("mob")] if setting.pack else []
    return mob_look(mob.name, mob.colour, known.index(mob.id) if mob.id in known else 0)


def mob_look(name: str, colour: str, at: int) -> SideLook:
    """Return the look of a Mob by its name, its colour and its place among the Mobs."""
    return look_in(name, colour, MOB_SIGNS[at % len(MOB_SIGNS)])
