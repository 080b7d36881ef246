"""Icons of Battlesuit, on cards, counters and maps: what `icons.yaml` draws, by what it stands for."""

from collections.abc import Mapping
from typing import Final

from exporters.drawing.display_list import Symbol
from exporters.layout.icons import icons_of
from schemas.models.battlesuit.words import Terrain, Work

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
