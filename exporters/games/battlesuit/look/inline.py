"""Icons that the texts of a Battlesuit pack may name: `Loses 2 :shield: in the :woods:`."""

from typing import Final

from exporters.games.battlesuit.look.icons import ATTACK, DRONE, MOVE, SHIELD, SOLDIER, TERRAIN_SIGNS, UNARMOURED
from exporters.games.battlesuit.look.look import DRONES, IRON, SOLDIERS, TERRAINS, UNARMOURED_UNITS
from exporters.text.inline_icons import IconSet, InlineIcon
from schemas.models.battlesuit.words import Terrain

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
