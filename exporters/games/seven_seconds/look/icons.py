"""Icons of 7 Seconds, on cards and on counters: what `icons.yaml` draws, by what it stands for.

Troopers share the outline of a visor plate, drones that of a rotor craft; what is cut out tells the type.
"""

from typing import Final

from exporters.layout.icons import icons_of
from schemas.models.seven_seconds.words import DroneType, Stat, TrooperType

ICONS: Final = icons_of("seven_seconds")

OFFENSE, DEFENSE, CHANCE, FLAG = ICONS.named("offense", "defense", "chance", "flag")
ACTIVATION, CRACKED, RETICLE = ICONS.named("activation", "cracked", "reticle")
FIRST, JAMMING, TROOP, DRONE = ICONS.named("first", "jamming", "troop", "drone")

STAT_ICONS: Final = ICONS.by(Stat)
TROOPER_ICONS: Final = ICONS.by(TrooperType)
DRONE_ICONS: Final = ICONS.by(DroneType)
