"""Icons that the texts of a 7 Seconds pack may name: `Hold :alpha: until the :engineer: is out`."""

from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Symbol
from exporters.drawing.shapes import ICON_BOX
from exporters.games.seven_seconds.look.icons import (
    DRONE,
    DRONE_ICONS,
    FLAG,
    STAT_ICONS,
    TROOP,
    TROOPER_ICONS,
)
from exporters.games.seven_seconds.look.look import DRONE_DECK, MISSION_DECKS, STEEL, TROOP_DECK
from exporters.games.seven_seconds.look.marks import chevrons, objective_mark
from exporters.text.inline_icons import IconSet, InlineIcon
from schemas.models.seven_seconds.words import ObjectiveName, Rating

WHOLE: Final = Box(0, 0, ICON_BOX, ICON_BOX)


def _mark(name: str, *items: Item) -> InlineIcon:
    """Return a mark that brings its own inks along."""
    return InlineIcon(Symbol(f"inline-{name}", ICON_BOX, ICON_BOX, items))


INLINE: Final = IconSet(
    {
        **{name.value: _mark(name.value, *objective_mark(name, WHOLE)) for name in ObjectiveName},
        "trooper": InlineIcon(TROOP, TROOP_DECK.ink),
        **{kind.value: InlineIcon(symbol, TROOP_DECK.ink) for kind, symbol in TROOPER_ICONS.items()},
        "drone": InlineIcon(DRONE, DRONE_DECK.ink),
        **{kind.value: InlineIcon(symbol, DRONE_DECK.ink) for kind, symbol in DRONE_ICONS.items()},
        **{stat.value: InlineIcon(symbol, STEEL) for stat, symbol in STAT_ICONS.items()},
        **{rating.value: _mark(rating.value, chevrons(rating, WHOLE)) for rating in Rating},
        **{deck.value: InlineIcon(look.icon, look.ink) for deck, look in MISSION_DECKS.items()},
        "table": InlineIcon(FLAG, STEEL),
    }
)
