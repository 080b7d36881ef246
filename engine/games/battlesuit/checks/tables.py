"""Tables and cards that get better where they should get worse.

Rules: BS.GAP.1, BS.GAP.7, BS.SHK.3, BS.PAN.2, BS.DYO.3, BS.PCS.14, BS.PCS.17.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from engine.checking.check import check, mistake
from engine.checking.rising import fixes
from engine.games.battlesuit.rules.numbers import RESULTS, is_unarmoured
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.models.battlesuit.cards import UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.rules.command import PanicRow, ShakenRow
from schemas.models.battlesuit.rules.terrain import TerrainEffect
from schemas.models.battlesuit.words import Result

Row = ShakenRow | PanicRow


@check("table-not-monotone", "BS.GAP.1")
def not_monotone(rules: Rules) -> Iterator[Finding]:
    """A combat results table that punishes better attacks.

    Along a row (strength) and down a column (roll) results may only get worse, in the order NE, S, 1, S1, 2, S2, 3, S3,
    X. Otherwise a player would rather roll low.
    """
    table = [[RESULTS.index(Result(entry)) for entry in row.split()] for row in rules.combat.crt_table]
    for (row, strength), better in fixes(table):
        found = table[row][strength]
        than = "a weaker attack or a lower roll does more" if found < better else "a better attack or roll does less"
        yield mistake(
            ("combat", "crt_table", row),
            f"strength {strength} with a roll of {row + 1} gives {RESULTS[found]}, but {than}",
            f"make it {RESULTS[better]}",
        )


@check("morale-table-not-whole", "BS.GAP.7")
def not_whole(rules: Rules) -> Iterator[Finding]:
    """A morale table with totals that lead nowhere.

    Each row goes from the total above the last row's up to its own `up_to`, so these have to rise, and the last has to
    reach the greatest total, `morale.morale_clamp`.
    """
    tables: tuple[tuple[Location, Sequence[Row]], ...] = (
        (("morale", "shaken_table"), rules.morale.shaken_table),
        (("panic", "panic_armored"), rules.panic.panic_armored),
        (("panic", "panic_unarmored"), rules.panic.panic_unarmored),
    )
    for at, rows in tables:
        for number, message, fix in _gaps(rows, rules.morale.morale_clamp[1]):
            yield mistake((*at, number), message, f"let it go up to {fix}")


def _gaps(rows: Sequence[Row], highest: int) -> Iterator[tuple[int, str, int]]:
    """Yield the number of each faulty row, what is wrong with it, and what it should go up to."""
    for number, (above, row) in enumerate(pairwise(rows), start=1):
        if row.up_to <= above.up_to:
            yield number, f"no total leads to this row, since the one above goes up to {above.up_to}", above.up_to + 1
    last = rows[-1].up_to
    if last < highest:
        yield len(rows) - 1, f"totals from {last + 1} to {highest} lead to no row", highest


@check("force-min-above-max", "BS.DYO.3")
def bounds_crossed(rules: Rules) -> Iterator[Finding]:
    """A least value above the most.

    `force.ratio_min` is at most `force.ratio_max`, the first of `morale.morale_clamp` and of `combat.die_clamp` at most
    the second, and `squad.squad_size.min` at most its `max`.
    Rules: BS.DYO.3, BS.GAP.7, BS.GAP.58, BS.GAP.94.
    """
    (ratio_least, ratio_most), size = rules.force.ratios(), rules.squad.squad_size
    bounds: tuple[tuple[Location, Fraction | int, Fraction | int, str], ...] = (
        (("force", "ratio_min"), ratio_least, ratio_most, "BS.DYO.3"),
        (("morale", "morale_clamp"), *rules.morale.morale_clamp, "BS.GAP.7"),
        (("combat", "die_clamp"), *rules.combat.die_clamp, "BS.GAP.58"),
        (("squad", "squad_size", "min"), size.min, size.max, "BS.GAP.94"),
    )
    for at, least, most, rule in bounds:
        if least > most:
            message = f"the least, {least}, is above the most, {most}"
            yield mistake(at, message, f"exchange them: {most} and {least}", rule=rule)


@check("cover-too-cheap", "BS.GAP.2", severity=Severity.WARNING)
def cover_too_cheap(rules: Rules) -> Iterator[Finding]:
    """Cover that is cheaper to enter than open ground.

    A terrain whose `attack_mod` is better for its defender than that of clear ground costs at least as many movement
    points to enter (`enter_mp`), or nobody would ever stand in the open.
    """
    chart = rules.terrain.terrain_effects
    dearest = chart.clear.enter_mp or 0
    for name, effect in chart:
        covers = isinstance(effect, TerrainEffect) and effect.attack_mod < chart.clear.attack_mod
        if covers and effect.enter_mp is not None and effect.enter_mp < dearest:
            yield mistake(
                ("terrain", "terrain_effects", name, "enter_mp"),
                f"{name} covers better than clear ground, yet {effect.enter_mp} MP enter it and {dearest} clear ground",
                f"make it {dearest} or more",
            )


@check("drone-ability", "BS.PCS.17", severity=Severity.WARNING)
def drone_ability(card: UnitCard) -> Iterator[Finding]:
    """A soldier with an ability of drones.

    Police, militia and others without armour walk and fire; flying, painting, bombs and jammers are for drones.
    """
    if is_unarmoured(card):
        for i, ability in enumerate(card.abilities):
            message = f"{ability.value} is what a drone can do, and this is an unarmoured soldier"
            hint = "take it out, or write `unit_class: drone`"
            yield mistake(("abilities", i), message, hint)
