"""Icons that the texts of a pack of infantry may name: `Throw the :smoke: before the :crewed: swings.`."""

from typing import Final

from exporters.games.infantry.look.icons import ARMOR, MARKERS, POINTS, SECTIONS, TROOPER, TYPES
from exporters.games.infantry.look.look import BLAZE, CONTOUR, DANGER, GRID, PINE, TROOPERS
from exporters.text.inline_icons import IconSet, InlineIcon

INKS: Final = {"fire": BLAZE, "blast": DANGER, "swimming": GRID, "wire": CONTOUR, "casualty": DANGER, "turn": PINE}

INLINE: Final = IconSet(
    {
        "trooper": InlineIcon(TROOPER, TROOPERS.ink),
        "armor": InlineIcon(ARMOR, PINE),
        "points": InlineIcon(POINTS, PINE),
        **{kind.value: InlineIcon(symbol, PINE) for kind, symbol in TYPES.items()},
        **{section.value: InlineIcon(symbol, PINE) for section, symbol in SECTIONS.items() if section.value != "melee"},
        **{name: InlineIcon(symbol, INKS.get(name, PINE)) for name, symbol in MARKERS.items()},
    }
)
