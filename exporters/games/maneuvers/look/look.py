"""What all of the game of maneuvers is drawn with: its rules and layouts, inks and type, icons in texts, squads."""

from typing import Final

from engine.games.maneuvers.wording import Wording, wording_of
from exporters.components.framing import DeckLook
from exporters.components.squad_looks import SquadLook, SquadLooks
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.icons import (
    EFFECT,
    FILE,
    MARKERS,
    PLAY,
    RATINGS,
    REWARD,
    RISK,
    ROUND,
    SQUADS,
    VALUES,
)
from exporters.games.maneuvers.wording import terms as words
from exporters.layout.settings import GameSetting, Setting
from exporters.text.inline_icons import IconSet, InlineIcon
from exporters.text.lines import TextStyle
from schemas.models.maneuvers.fight import Squad
from schemas.models.maneuvers.rules import Rules

SETTING: Final = GameSetting("maneuvers", "the game of maneuvers", Rules)
rules_of = SETTING.rules_of
layout_of = SETTING.layout_of

PAPER: Final = WHITE
MANILA: Final = Ink(rgb=(243, 229, 196), cmyk=(2, 8, 26, 2))
KRAFT: Final = Ink(rgb=(205, 180, 134), cmyk=(6, 20, 44, 14))
SEPIA: Final = Ink(rgb=(47, 38, 29), cmyk=(30, 42, 54, 80))
QUIET: Final = Ink(rgb=(104, 91, 74), cmyk=(20, 28, 42, 50))
PANEL: Final = Ink(rgb=(250, 245, 233), cmyk=(1, 3, 9, 0))
RULE: Final = Ink(rgb=(196, 184, 162), cmyk=(8, 12, 24, 18))
SLATE: Final = Ink(rgb=(52, 70, 92), cmyk=(56, 32, 10, 56))
BRICK: Final = Ink(rgb=(158, 38, 30), cmyk=(10, 94, 92, 30))
MOSS: Final = Ink(rgb=(44, 94, 52), cmyk=(64, 14, 84, 46))
OCHRE: Final = Ink(rgb=(142, 92, 10), cmyk=(10, 46, 100, 38))
PALE_BRICK: Final = Ink(rgb=(251, 230, 224), cmyk=(0, 11, 11, 0))
PALE_MOSS: Final = Ink(rgb=(227, 239, 222), cmyk=(10, 0, 13, 1))
PALE_SLATE: Final = Ink(rgb=(229, 234, 240), cmyk=(8, 4, 1, 2))

MANEUVERS: Final = DeckLook(
    "maneuver",
    words.MANEUVERS,
    Ink(rgb=(122, 44, 34), cmyk=(14, 84, 82, 44)),
    Ink(rgb=(226, 205, 163), cmyk=(3, 14, 38, 6)),
    PLAY,
    "plays",
)
CHARACTERS: Final = DeckLook(
    "character",
    words.CHARACTERS,
    Ink(rgb=(62, 70, 34), cmyk=(42, 24, 82, 62)),
    Ink(rgb=(226, 205, 163), cmyk=(3, 14, 38, 6)),
    FILE,
    "files",
)

TITLE: Final = TextStyle(Face.TITLE, 15, 8.5, SEPIA, leading=1.02, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, tracking_pt=0.5, valign="middle", leading=1.0)
ABOUT: Final = TextStyle(Face.ITALIC, 7.25, 6, QUIET, valign="middle", leading=1.08)
HEADING: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.3, leading=1.0)
BODY: Final = TextStyle(Face.TEXT, 8.5, 6, BLACK, leading=1.14)
LABEL: Final = TextStyle(Face.LABEL, 8, 6, BLACK, valign="middle", leading=1.05)
NUMBER: Final = TextStyle(Face.NUMERAL, 15, 8, SEPIA, align="centre", valign="middle")

INLINE: Final = IconSet(
    {
        "effect": InlineIcon(EFFECT, SLATE),
        "risk": InlineIcon(RISK, BRICK),
        "reward": InlineIcon(REWARD, MOSS),
        "round": InlineIcon(ROUND, SEPIA),
        **{name: InlineIcon(symbol, SEPIA) for name, symbol in VALUES.items()},
        **{rating.value: InlineIcon(symbol, SEPIA) for rating, symbol in RATINGS.items()},
        **{name: InlineIcon(symbol, SEPIA) for name, symbol in MARKERS.items()},
    }
)

NO_SQUAD: Final = SquadLook("", CHARACTERS.ink, WHITE, FILE)
SQUAD_LOOKS: Final = SquadLooks(Squad, SQUADS, NO_SQUAD)
squads_of = SQUAD_LOOKS.squads_of


def words_of(setting: Setting) -> Wording:
    """Return what the sentences of a pack are made with; the names of its maneuvers only where there is a pack."""
    language = setting.language
    return wording_of(setting.pack, language) if setting.pack else Wording(rules_of(setting), {}, language)


look_as, look_of, squad_look_of = SQUAD_LOOKS.look_as, SQUAD_LOOKS.look_of, SQUAD_LOOKS.squad_look_of
