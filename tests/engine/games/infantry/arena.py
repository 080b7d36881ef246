"""Battles of random players on a small map with everything on it, under any rules, in both modes."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, Participant
from engine.games.infantry.battle.set_up import set_up_battle
from engine.games.infantry.kernel.records import Game
from engine.kernel.log import LOG_WIDTH
from engine.kernel.records import clear
from engine.paths import CONTENT
from schemas.models.infantry.dot_map import LEGEND
from schemas.packs.packs import Pack, read_packs
from tests.engine.games.infantry.bench import HomePack

GROUND = """\
...,,..=....%%
.%%..n.=..x...
.,,..n.=..x.r.
..-~-...T...ss
..-~~-..#..nn.
x.-~-...#....,
x..-..B...=...
,,...BB...=...
...v......=..x
.nn..#..-~-..x
.,...#.-~~-...
ss...T..-~-...
.r.x...=.n..,.
...x...=.n.%%.
...%%..=....,,
..............
"""
LEVELS = "\n".join("..............1....11...2"[row % 3 : row % 3 + 14] for row in range(16)) + "\n"
TUNNELS = (
    "..............\n" * 4
    + ".....A........\n.....a........\n....a.........\n....a....B....\n"
    + ("....A....b....\n.........b....\n.........B....\n" + "..............\n" * 5)
)
ONE = ("section_leader", "gunner", "machine_gunner", "loader", "grenadier", "rifleman", "diver", "scout", "stormer")
OTHER = ("ghost_leader", "laser_gunner", "recruit", "rocketeer", "flamer", "sapper", "tank_hunter", "recruit", "ghost")


@cache
def shipped() -> Pack:
    """Return the shipped pack."""
    [pack] = read_packs([CONTENT / "infantry"]).packs
    return pack


@cache
def game() -> Any:
    """Return a game for compiled battles, to be cleared before each."""
    return new_game(Game, "compiled")


def prepared_with(changes: Mapping[str, Any]) -> HomePack:
    """Return the arena under the shipped rules, changed by dotted names."""
    assert shipped().rules is not None
    ruled = shipped().rules.model_dump(mode="json")
    groups: dict[str, Any] = {}
    for path, value in changes.items():
        group, *above, last = path.split(".")
        place = groups.setdefault(group, ruled[group])
        for step in above:
            place = place[step]
        place[last] = value
    drawn = {"ground": GROUND, "levels": LEVELS, "tunnels": TUNNELS, "legend": {**LEGEND, "v": "vehicle"}}
    return HomePack(shipped(), drawn, (ONE, OTHER), groups)


def log_of(prepared: HomePack, seed: int, mode: str = "compiled", player: str = "random") -> list[int]:
    """Return the cells of the log of a battle."""
    who = (Participant("a", "a", player), Participant("b", "b", player))
    record = game() if mode == "compiled" else new_game(Game, "plain")
    clear(record)
    setup = set_up_battle(prepared, BattleOrder(who, None, "here", seed), record)
    play("infantry", setup.game, mode)
    cells: list[int] = setup.game.log.cells[: setup.game.log.length * LOG_WIDTH]
    return cells
