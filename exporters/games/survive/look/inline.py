"""Icons that the texts of a SURVIVE pack may name: `Take the :keychip: to the :spire:`."""

from typing import Final

from exporters.games.survive.look.icons import (
    CONTROL,
    CONTROL_TYPES,
    EYE,
    KEY,
    MOB,
    SOUL,
    STATS,
    WEAPON_TYPES,
)
from exporters.games.survive.look.look import AMBER, CONTROLS, NIGHT, RED, UNITS, WEAPONS
from exporters.text.inline_icons import IconSet, InlineIcon

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
