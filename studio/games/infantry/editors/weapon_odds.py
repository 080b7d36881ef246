"""The exact chances of a weapon as it is written: does it hit, how many hits kill, what it does around a dot.

By the functions of `musterpress odds infantry`. Rules: IN.EXP.11, IN.MVF.4, IN.HOUSE.2, IN.HOUSE.3, IN.HOUSE.6.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from engine.games.infantry.odds.attacks import AT_DOTS, LARGE, Attack, Way
from engine.games.infantry.odds.bursts import OPEN, landing, points_at
from engine.games.infantry.odds.harm import fresh_body, hits_to_kill
from engine.odds.dice import mean
from schemas.models.infantry.people import Armor, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Filling
from schemas.packs.packs import Pack
from studio.core.entries import Entry
from studio.games.infantry.editors.squads import rules_of

ODDS_HEAD: Final = ("Attack", "Short range", "Long range")
RANGES: Final = ("short", "long")
NEVER: Final = "\N{EN DASH}"
NEAR: Final = (0, 1, 2, 3)
"""Dots from the one that is aimed at."""
DIRECT: Final[Mapping[str, tuple[Way, tuple[str, ...]]]] = {
    "Plain": (Way.AIMED, ()),
    "Into a wide arc": (Way.WIDE_ARC, ()),
    "On the move": (Way.MOVING, ()),
    "At somebody prone": (Way.AIMED, ("prone",)),
    "Prone behind a low wall": (Way.AIMED, ("prone", "low_cover")),
    "At a sneak suit": (Way.AIMED, ("sneak_suit",)),
}
AT_A_DOT: Final[Mapping[str, tuple[Way, tuple[str, ...]]]] = {
    "Plain": (Way.AIMED, ()),
    "On the move": (Way.MOVING, ()),
    "At a structure": (Way.AIMED, (LARGE,)),
}


def weapon_of(entry: Entry) -> Weapon | None:
    """Return the weapon of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Weapon) else None


def chances_of(weapon: Weapon, rules: Rules) -> tuple[tuple[str, ...], ...]:
    """Return lines under `ODDS_HEAD`: what two dice must reach at each range it can hit at, and how likely."""
    asked = AT_A_DOT if weapon.type in AT_DOTS else DIRECT
    lines = ((name, *_cells(weapon, way, target, rules)) for name, (way, target) in asked.items())
    return tuple(line for line in lines if {*line[1:]} != {NEVER})


def _cells(weapon: Weapon, way: Way, target: tuple[str, ...], rules: Rules) -> Iterator[str]:
    for reach in RANGES:
        attack = Attack(weapon, reach, rules, way, target=target)
        yield NEVER if attack.number is None else f"{attack.number}+, {percent(attack.hit)}"


def notes_of(weapon: Weapon, pack: Pack) -> Iterator[str]:
    """Yield how many hits kill a fresh trooper, or what it does on average around a dot that it is aimed at."""
    rules = rules_of(pack)
    if weapon.type in AT_DOTS:
        yield from _around(weapon, rules)
    else:
        yield from _kills(weapon, pack, rules)


def _kills(weapon: Weapon, pack: Pack, rules: Rules) -> Iterator[str]:
    armors = [each.model for each in pack.of_kind("armor") if isinstance(each.model, Armor)]
    covered = [("without armour", 0)]
    covered += [(f"in {each.name}", each.coverage) for each in sorted(armors, key=lambda each: each.coverage)]
    body = {name: fresh_body(range(1, cells + 1), rules) for name, cells in covered}
    hits = {name: hits_to_kill(each, weapon.damage[0], weapon.harm, rules) for name, each in body.items()}
    told = (f"{NEVER if count is None else count} {name}" for name, count in hits.items())
    yield f"Hits that kill: {', '.join(told)}"


def _around(weapon: Weapon, rules: Rules) -> Iterator[str]:
    if weapon.filling is Filling.SMOKE:
        return
    attack = Attack(weapon, "short", rules)
    found = landing(attack)
    means = (mean(points_at((east, 0), found, attack.arms, OPEN, rules)) for east in NEAR)
    told = (f"{float(each):.1f}" for each in means)
    yield f"Mean points at short range, {NEAR[0]} to {NEAR[-1]} dots from where it is aimed: {', '.join(told)}"


def percent(chance: Fraction) -> str:
    """Return a chance in tenths of a per cent."""
    return f"{float(100 * chance):.1f} %"
