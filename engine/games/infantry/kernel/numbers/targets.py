"""Where shots go and what they need: the grid of dots, arcs, bands, modifiers, and what hits.

A facing is a unit vector in millionths, an arc the cosine and sine of half its width. The angle between facing and
way is within half an arc a if sin(a - angle) is not below 0, which is sin(a) * dot - cos(a) * |cross|. Vectors in
millionths are not exact, so what is off by five millionths of a turn's radius is on the limit; no dot of a map up to
100 by 100 lies so near to the limit of an arc without being on it.
"""

from engine.games.infantry.kernel.numbers.codes import NEVER, ON_LIMIT, Band, Mode, WeaponKind
from engine.games.infantry.kernel.numbers.records import Arms, Conditions, Line, Numbers


def dots_apart(column: int, row: int, other_column: int, other_row: int) -> int:
    """Return the distance of two dots; a diagonal step is a step. Rule: IN.GAP.20."""
    return max(abs(other_column - column), abs(other_row - row))


def towards(here: int, there: int) -> int:
    """Return the step from one column or row to another: 1, 0 or -1."""
    if here == there:
        return 0
    return 1 if there > here else -1


def walk_line(line: Line, column: int, row: int, other_column: int, other_row: int) -> None:
    """Fill a line with its dots, the first left out and the last one in; a tie steps diagonally. Rule: IN.GAP.20."""
    across: int = abs(other_column - column)
    down: int = abs(other_row - row)
    error: int = across - down
    line.count = 0
    while column != other_column or row != other_row:
        twice: int = 2 * error
        if twice >= -down:
            error -= down
            column += towards(column, other_column)
        if twice <= across:
            error += across
            row += towards(row, other_row)
        line.column[line.count] = column
        line.row[line.count] = row
        line.count += 1


def is_in_arc(numbers: Numbers, facing_x: int, facing_y: int, way_x: int, way_y: int, cosine: int, sine: int) -> bool:
    """Return whether a dot that way lies in an arc. Rules: IN.CRW.11, IN.GAP.52, IN.HOUSE.5."""
    if way_x == 0 and way_y == 0:
        return numbers.arc_own_dot == 1
    dot: int = facing_x * way_x + facing_y * way_y
    cross: int = abs(facing_x * way_y - facing_y * way_x)
    inside: int = sine * dot - cosine * cross
    spare: int = ON_LIMIT * (abs(way_x) + abs(way_y))
    return inside >= -spare if numbers.arc_limits else inside > spare


def arc_attacks(numbers: Numbers, type: int, mode: int) -> int:
    """Return the attacks into an arc in a turn of the enemy, -1 without limit. Rules: IN.CRW.3, IN.HOUSE.4."""
    if type == WeaponKind.CREWED:
        return numbers.crewed_attacks
    return numbers.burst_attacks if mode == Mode.BURST else numbers.single_attacks


def arc_stays(numbers: Numbers, type: int, mode: int, attacks: int) -> bool:
    """Return whether an arc is still there after some attacks. Rules: IN.CRW.14, IN.HOUSE.4."""
    return type == WeaponKind.CREWED or mode == Mode.BURST or attacks < numbers.single_attacks


def range_band(numbers: Numbers, arms: Arms, distance: int, spent_ap: int) -> int:
    """Return the band of a distance; a grenade goes as far as AP are spent. Rules: IN.INC.11, IN.GAP.2."""
    if arms.type == WeaponKind.MELEE:
        return Band.HAND_TO_HAND
    short_dots: int = arms.short_dots
    if arms.type == WeaponKind.THROWN and short_dots == NEVER:
        short_dots = min(spent_ap, numbers.throw_most_ap) * numbers.throw_dots
    if distance <= short_dots:
        return Band.SHORT
    return Band.LONG if distance <= arms.long_dots else Band.OUT


def obstructed_by(numbers: Numbers, conditions: Conditions) -> int:
    """Return the modifier of what stands in the line of fire. Rules: IN.SMK.8, IN.INC.8, IN.GAP.16, IN.GAP.19."""
    return (
        conditions.smoke_dots * numbers.smoke
        + conditions.light_dots * numbers.light_vegetation
        + conditions.heavy_dots * numbers.heavy_vegetation
        + conditions.swamp_dots * numbers.swamp
        + conditions.fire_dots * numbers.fire
    )


def target_modifier(numbers: Numbers, conditions: Conditions) -> int:
    """Return the modifier of what the target is. Rules: IN.TUN.5, IN.WAT.7, IN.LRG.2, IN.GAP.16."""
    lies: bool = conditions.prone == 1 or (conditions.trench == 1 and numbers.trench_is_prone == 1)
    found: int = numbers.prone if lies else 0
    if conditions.low_cover:
        found += numbers.low_cover
    if conditions.swimming:
        found += numbers.swimming
    return found + (numbers.large if conditions.large else 0)


def attacker_modifier(numbers: Numbers, conditions: Conditions, type: int) -> int:
    """Return the modifier of how the attack is made. Rules: IN.WIR.5, IN.TUN.7, IN.MVF.10, IN.GAP.22, IN.HOUSE.4."""
    found: int = numbers.entangled if conditions.entangled else 0
    if conditions.tunnel and not (type == WeaponKind.MELEE and numbers.tunnel_ranged_only):
        found += numbers.tunnel
    if conditions.moving:
        found += numbers.movement_fire
    return found + (numbers.wide_arc if conditions.wide else 0)


def long_modifier(numbers: Numbers, conditions: Conditions) -> int:
    """Return the modifier of long range. Rules: IN.SNK.1, IN.GAP.25."""
    if not conditions.sneak_suit:
        return numbers.long_range
    both: int = numbers.long_range + numbers.sneak_suit
    return both if numbers.sneak_suit_stacks else max(numbers.long_range, numbers.sneak_suit)


def target_number(numbers: Numbers, conditions: Conditions, type: int, band: int) -> int:
    """Return what two dice have to reach in a band that is not out. Rules: IN.GAP.17, IN.HOUSE.3."""
    found: int = numbers.base[type] + (long_modifier(numbers, conditions) if band == Band.LONG else 0)
    found += obstructed_by(numbers, conditions)
    found += target_modifier(numbers, conditions)
    return found + attacker_modifier(numbers, conditions, type)


def attack_hits(numbers: Numbers, target: int, roll: int) -> bool:
    """Return whether a total of two dice hits. Rules: IN.GAP.16, IN.HOUSE.3."""
    if roll <= numbers.always_misses:
        return False
    return roll >= target or roll >= numbers.always_hits
