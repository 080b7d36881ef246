"""Who is seen, and what two dice have to reach. Rules: IN.GAP.20, IN.GAP.44, IN.HOUSE.3, IN.TUN.6, IN.SMK.4."""

from collections.abc import Mapping
from dataclasses import dataclass

from schemas.models.infantry.people import Weapon
from schemas.models.infantry.words import Terrain, WeaponType
from tests.referees.infantry.bench import Bench
from tests.referees.infantry.lines import Spot, far, line
from tests.referees.infantry.soldiers import Soldier

PARTS = ("line", "of_target", "of_attacker", "long_range")


@dataclass(frozen=True)
class Way:
    """How an attack is made: into a wide arc, on the move."""

    wide: bool = False
    moving: bool = False


def tunnel_of(bench: Bench, soldier: Soldier) -> str | None:
    """Return the tunnel that a trooper is in, None above ground."""
    return bench.ground.tunnel.get(soldier.at) if soldier.under else None


def seen(bench: Bench, attacker: Soldier, target: Soldier) -> bool:
    """Return whether an attacker has a line of fire to a target. Rules: IN.TUN.6, IN.GAP.20, IN.GAP.44."""
    theirs = tunnel_of(bench, target)
    if theirs is not None and theirs != tunnel_of(bench, attacker) and not bench.rules.sight.tunnel_from_outside:
        return False
    return clear(bench, attacker.at, target.at)


def highest(bench: Bench, start: Spot, end: Spot) -> int:
    """Return the level below which obstructions on a line are ignored: that of its higher end. Rule: IN.GAP.44."""
    level = bench.ground.level
    return max(level[start], level[end]) if bench.rules.sight.contours == "block" else min(level.values())


def clear(bench: Bench, start: Spot, end: Spot) -> bool:
    """Return whether a line of fire is open: nothing stands between, no height above both ends. Rule: IN.GAP.44."""
    ground, top = bench.ground, highest(bench, start, end)
    between = [spot for spot in line(start, end) if spot != end]
    if any(ground.stops(spot) and ground.level[spot] >= top for spot in between):
        return False
    return bench.rules.sight.contours == "ignored" or all(ground.level[spot] <= top for spot in between)


def line_modifier(bench: Bench, start: Spot, end: Spot) -> int:
    """Return what obstructions on the line add, the target's dot with them. Rules: IN.GAP.20, IN.GAP.44, IN.SMK.4."""
    top = highest(bench, start, end)
    return sum(dot_modifier(bench, spot) for spot in line(start, end) if bench.ground.level[spot] >= top)


def dot_modifier(bench: Bench, spot: Spot) -> int:
    """Return what a dot of the line adds. Rules: IN.GAP.16, IN.GAP.19, IN.INC.8, IN.SMK.8, IN.GAP.45."""
    target = bench.rules.target
    worth: Mapping[Terrain, int] = {
        Terrain.LIGHT_VEGETATION: target.light_vegetation,
        Terrain.HEAVY_VEGETATION: target.heavy_vegetation,
        Terrain.SWAMP: target.swamp,
        Terrain.TREE: 0 if bench.ground.stops(spot) else target.heavy_vegetation,
    }
    total = worth.get(bench.ground.terrain[spot], 0)
    total += target.fire * (spot in bench.ground.fires)
    return total + target.smoke * bench.ground.smoked(spot)


def behind_low_wall(bench: Bench, start: Spot, end: Spot, top: int) -> bool:
    """Return whether a line ends at a low wall or just behind one, as high as that. Rules: IN.GAP.16, IN.INC.6."""
    ground, dots = bench.ground, [start, *line(start, end)][-2:]
    return any(ground.terrain[spot] is Terrain.LOW_WALL and ground.level[spot] >= top for spot in dots if spot != start)


def lies(bench: Bench, soldier: Soldier) -> bool:
    """Return whether a trooper counts as prone: one in a trench does. Rule: IN.TUN.5."""
    in_trench = bench.ground.terrain[soldier.at] is Terrain.TRENCH and not soldier.under
    return soldier.prone or (in_trench and bench.rules.tunnels.trench_prone)


def swims(bench: Bench, soldier: Soldier) -> bool:
    """Return whether a trooper is in deep water. Rule: IN.WAT.2."""
    return not soldier.under and bench.ground.terrain[soldier.at] is Terrain.DEEP_WATER


def band(weapon: Weapon, dots: int) -> str:
    """Return the range band of a weapon. Rule: IN.HOUSE.3."""
    if weapon.short_dots is not None and dots <= weapon.short_dots:
        return "short"
    return "long" if weapon.long_dots is not None and dots <= weapon.long_dots else "out"


def modifiers(bench: Bench, attacker: Soldier, target: Soldier, weapon: Weapon | None, way: Way) -> dict[str, int]:
    """Return the modifiers of an attack, in the parts that a log tells; no weapon is fists. Rule: IN.HOUSE.3."""
    rules = bench.rules.target
    by_hand = weapon is None or weapon.type is WeaponType.MELEE
    of_target = rules.prone * lies(bench, target) + rules.swimming * swims(bench, target)
    top = highest(bench, attacker.at, target.at)
    of_target += rules.low_cover * behind_low_wall(bench, attacker.at, target.at, top)
    of_attacker = rules.entangled * attacker.caught + rules.wide_arc * way.wide + rules.movement_fire * way.moving
    if attacker.under and tunnel_of(bench, attacker) == tunnel_of(bench, target):
        in_scope = bench.rules.tunnels.combat_scope == "all_attacks" or not by_hand
        of_attacker += rules.tunnel * in_scope
    far_off = weapon is not None and not by_hand and band(weapon, far(attacker.at, target.at)) == "long"
    long_range = rules.long_range * far_off
    if far_off and target.person.card.sneak_suit and bench.rules.options.sneak_suits:
        long_range = long_range + rules.sneak_suit if rules.sneak_suit_stacks else max(long_range, rules.sneak_suit)
    parts = (line_modifier(bench, attacker.at, target.at), of_target, of_attacker, long_range)
    return dict(zip(PARTS, parts, strict=True))
