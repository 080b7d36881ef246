"""What a weapon does, in words made from its figures and the rules."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from engine.games.infantry.kit import ap_cost_of, crew_of
from engine.games.infantry.rules.chances import hit_chance
from exporters.games.infantry.words import terms
from exporters.text.numbers import NOTHING, signed
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import Filling, Harm, Mode, WeaponType

HUNDRED: Final = 100
Procedure = Callable[[Weapon, Rules], Iterator[str]]


@dataclass(frozen=True)
class Band:
    """How far a weapon goes in words, and what two dice have to reach there without modifiers."""

    reach: str
    target: int
    chance: Fraction

    @property
    def percent(self) -> str:
        """The chance to hit, in hundredths."""
        return f"{round(self.chance * HUNDRED)} %"


def is_house(source: str) -> bool:
    """Return whether a document is of our own, and none of the published chapter."""
    return source == terms.HOUSE


def damage_of(weapon: Weapon) -> str:
    """Return the points of a weapon from where it hits outwards. Rule: IN.EXP.3."""
    if weapon.filling is Filling.SMOKE:
        return terms.SMOKE
    points = "/".join(map(str, weapon.damage))
    return points if weapon.harm is Harm.LETHAL else f"{points} b"


def ap_of(weapon: Weapon, rules: Rules) -> str:
    """Return the AP of an attack; a span where as many are spent as it is to go far. Rules: IN.GAP.1, IN.GAP.2."""
    cost = ap_cost_of(weapon, rules)
    if cost is not None:
        return str(cost)
    return f"1\N{EN DASH}{rules.thrown.most_ap}" if weapon.type is WeaponType.THROWN else NOTHING


def range_of(weapon: Weapon) -> str:
    """Return the ranges of a weapon in dots, short and long."""
    if weapon.short_dots is None:
        return terms.BY_AP if weapon.type is WeaponType.THROWN else NOTHING
    return str(weapon.short_dots) if weapon.long_dots is None else f"{weapon.short_dots}/{weapon.long_dots}"


def bands(weapon: Weapon, rules: Rules) -> Iterator[Band]:
    """Yield what two dice have to reach at each range. Rules: IN.GAP.2, IN.GAP.16, IN.HOUSE.3."""
    base, short, long = rules.target.base[weapon.type], weapon.short_dots, weapon.long_dots
    if short is None:
        most = rules.thrown.most_ap * rules.thrown.dots_per_ap
        reach = (
            f"up to {most} dots, {rules.thrown.dots_per_ap} an AP" if weapon.type is WeaponType.THROWN else "adjacent"
        )
        yield Band(reach, base, hit_chance(base, rules))
        return
    yield Band(f"up to {short} dots", base, hit_chance(base, rules))
    if long is not None and long > short:
        target = base + rules.target.long_range
        yield Band(f"{short + 1} to {long} dots", target, hit_chance(target, rules))


def procedure(weapon: Weapon, rules: Rules) -> Iterator[str]:
    """Yield how it is used, a sentence or two each."""
    yield from _KINDS[weapon.type](weapon, rules)
    if weapon.filling is not None and weapon.type is WeaponType.THROWN:
        yield from _FILLINGS[weapon.filling](rules)
    if weapon.mount:
        yield "A launcher may be fixed under it."
    if weapon.mountable:
        yield f"May be fixed under a rifle or SMG; changing between them costs {rules.actions.switch_mounted} AP."


def _ranged(weapon: Weapon, rules: Rules) -> Iterator[str]:
    arcs = rules.arcs
    wide = f"of {_degrees(arcs.wide_deg)} at {signed(rules.target.wide_arc)}"
    yield f"Its AP lay an arc of {_degrees(arcs.narrow_deg)}, or {wide}."
    yield "Or they make an aimed attack, which ends the turn."
    yield (
        f"Burst: up to {_times(arcs.burst_attacks)} into its arc in a turn of the enemy."
        if weapon.mode is Mode.BURST
        else f"Single shot: {_times(arcs.single_attacks)}, and the arc is gone."
    )


def _times(attacks: int) -> str:
    return "1 attack" if attacks == 1 else f"{attacks} attacks"


def _degrees(angle: int) -> str:
    return f"{angle}\N{DEGREE SIGN}"


def _crewed(weapon: Weapon, rules: Rules) -> Iterator[str]:
    crewed, crew = rules.crewed, crew_of(weapon, rules)
    who = "by its carrier alone" if not crew else f"each by its carrier and {crew} adjacent"
    yield f"Set up {crewed.set_up} AP, break down {crewed.break_down} AP, {who}."
    most = "attacks without limit" if crewed.attacks_per_arc is None else _times(crewed.attacks_per_arc)
    yield f"An arc of {_degrees(crewed.arc_deg)} only, {most} into it."
    yield f"Swing it: {crewed.swing} AP. Take it over: {crewed.takeover} AP on its dot."
    yield f"In its own turn {_times(crewed.free_attacks)} without AP."


def _explosive(_: Weapon, rules: Rules) -> Iterator[str]:
    yield _scatters(rules)
    yield from _explodes(rules)


def _scatters(rules: Rules) -> str:
    return f"A miss lands {rules.scatter.least} to {rules.scatter.most} dots away: by how much it missed, and a D8."


def _explodes(rules: Rules) -> Iterator[str]:
    when = " at the end of the side's turn" if rules.turn.explosions == "end_of_turn" else ""
    yield f"Goes off{when}. Walls, buildings and trees on the line from there protect."
    if rules.options.water and rules.water.extra_damage:
        yield f"In water {signed(rules.water.extra_damage)} points."


def _incendiary(_: Weapon, rules: Rules) -> Iterator[str]:
    misses = {"no_effect": "does nothing", "lands_anyway": "lands all the same", "scatters": "scatters"}
    yield f"A miss {misses[rules.scatter.incendiary_miss]}."
    yield from _burns(rules)


def _burns(rules: Rules) -> Iterator[str]:
    fire = rules.fire
    yield f"Every dot it reaches burns for {fire.turns} turns."
    yield f"Damage of fire: {fire.enter_damage} to enter it, {fire.end_damage} to end a move in it."


def _smokes(rules: Rules) -> Iterator[str]:
    smoke = rules.smoke
    counted = "game turns" if smoke.counted_in == "game_turns" else "side turns"
    yield f"Fills {_square(smoke.radius)} dots, later {_square(smoke.grown_radius)}."
    yield f"Gone after {smoke.turns} {counted}."
    yield f"{signed(rules.target.smoke)} for each dot of it in the line of fire."


def _square(radius: int) -> int:
    return (2 * radius + 1) ** 2


def _thrown(_: Weapon, rules: Rules) -> Iterator[str]:
    yield _scatters(rules)


def _melee(_: Weapon, __: Rules) -> Iterator[str]:
    yield "Against a trooper on an adjacent dot."


_KINDS: Final[Mapping[WeaponType, Procedure]] = {
    WeaponType.RANGED: _ranged,
    WeaponType.CREWED: _crewed,
    WeaponType.EXPLOSIVE: _explosive,
    WeaponType.INCENDIARY: _incendiary,
    WeaponType.THROWN: _thrown,
    WeaponType.MELEE: _melee,
}
_FILLINGS: Final[Mapping[Filling, Callable[[Rules], Iterator[str]]]] = {
    Filling.EXPLOSIVE: _explodes,
    Filling.INCENDIARY: _burns,
    Filling.SMOKE: _smokes,
}
