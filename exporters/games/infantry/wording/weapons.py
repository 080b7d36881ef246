"""What a weapon does, in words made from its figures and the rules."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from engine.games.infantry.kit import ap_cost_of, crew_of
from engine.games.infantry.rules import hit_chance
from exporters.games.infantry.wording import terms
from exporters.text.numbers import NOTHING, signed
from schemas.catalogues.saying import counted, said
from schemas.models.infantry.people import Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Filling, Harm, Mode, WeaponType

HUNDRED: Final = 100
Procedure = Callable[[Weapon, Rules, str], Iterator[str]]


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


def damage_of(weapon: Weapon, language: str) -> str:
    """Return the points of a weapon from where it hits outwards. Rule: IN.EXP.3."""
    if weapon.filling is Filling.SMOKE:
        return said(terms.SMOKE, language)
    points = "/".join(map(str, weapon.damage))
    return points if weapon.harm is Harm.LETHAL else said(terms.BLUDGEONING, language, points=points)


def ap_of(weapon: Weapon, rules: Rules) -> str:
    """Return the AP of an attack; a span where as many are spent as it is to go far. Rules: IN.GAP.1, IN.GAP.2."""
    cost = ap_cost_of(weapon, rules)
    if cost is not None:
        return str(cost)
    return f"1\N{EN DASH}{rules.thrown.most_ap}" if weapon.type is WeaponType.THROWN else NOTHING


def range_of(weapon: Weapon, language: str) -> str:
    """Return the ranges of a weapon in dots, short and long."""
    if weapon.short_dots is None:
        return said(terms.BY_AP, language) if weapon.type is WeaponType.THROWN else NOTHING
    return str(weapon.short_dots) if weapon.long_dots is None else f"{weapon.short_dots}/{weapon.long_dots}"


def bands(weapon: Weapon, rules: Rules, language: str) -> Iterator[Band]:
    """Yield what two dice have to reach at each range. Rules: IN.GAP.2, IN.GAP.16, IN.HOUSE.3."""
    base, short, long = rules.target.base[weapon.type], weapon.short_dots, weapon.long_dots
    if short is None:
        reach = _thrown_reach(rules, language) if weapon.type is WeaponType.THROWN else said("adjacent", language)
        yield Band(reach, base, hit_chance(base, rules))
        return
    yield Band(counted(short, "up to {number} dot", "up to {number} dots", language), base, hit_chance(base, rules))
    if long is not None and long > short:
        target = base + rules.target.long_range
        reach = said("{first} to {last} dots", language, first=short + 1, last=long)
        yield Band(reach, target, hit_chance(target, rules))


def _thrown_reach(rules: Rules, language: str) -> str:
    each = rules.thrown.dots_per_ap
    most = rules.thrown.most_ap * each
    return counted(most, "up to {number} dot, {each} an AP", "up to {number} dots, {each} an AP", language, each=each)


def procedure(weapon: Weapon, rules: Rules, language: str) -> Iterator[str]:
    """Yield how it is used, a sentence or two each."""
    yield from _KINDS[weapon.type](weapon, rules, language)
    if weapon.filling is not None and weapon.type is WeaponType.THROWN:
        yield from _FILLINGS[weapon.filling](rules, language)
    if weapon.mount:
        yield said("A launcher may be fixed under it.", language)
    if weapon.mountable:
        yield said(
            "May be fixed under a rifle or SMG; changing between them costs {ap} AP.",
            language,
            ap=rules.actions.switch_mounted,
        )


def _ranged(weapon: Weapon, rules: Rules, language: str) -> Iterator[str]:
    arcs = rules.arcs
    yield said(
        "Its AP lay an arc of {narrow}, or of {wide} at {modifier}.",
        language,
        narrow=_degrees(arcs.narrow_deg),
        wide=_degrees(arcs.wide_deg),
        modifier=signed(rules.target.wide_arc),
    )
    yield said("Or they make an aimed attack, which ends the turn.", language)
    if weapon.mode is Mode.BURST:
        yield counted(
            arcs.burst_attacks,
            "Burst: up to {number} attack into its arc in a turn of the enemy.",
            "Burst: up to {number} attacks into its arc in a turn of the enemy.",
            language,
        )
    else:
        yield counted(
            arcs.single_attacks,
            "Single shot: {number} attack, and the arc is gone.",
            "Single shot: {number} attacks, and the arc is gone.",
            language,
        )


def _degrees(angle: int) -> str:
    return f"{angle}\N{DEGREE SIGN}"


def _crewed(weapon: Weapon, rules: Rules, language: str) -> Iterator[str]:
    crewed = rules.crewed
    yield _setting_up(weapon, rules, language)
    yield _into_its_arc(rules, language)
    yield said(
        "Swing it: {swing} AP. Take it over: {takeover} AP on its dot.",
        language,
        swing=crewed.swing,
        takeover=crewed.takeover,
    )
    yield counted(
        crewed.free_attacks,
        "In its own turn {number} attack without AP.",
        "In its own turn {number} attacks without AP.",
        language,
    )


def _setting_up(weapon: Weapon, rules: Rules, language: str) -> str:
    crewed, crew = rules.crewed, crew_of(weapon, rules)
    if not crew:
        return said(
            "Set up {set_up} AP, break down {break_down} AP, by its carrier alone.",
            language,
            set_up=crewed.set_up,
            break_down=crewed.break_down,
        )
    return said(
        "Set up {set_up} AP, break down {break_down} AP, each by its carrier and {crew} adjacent.",
        language,
        set_up=crewed.set_up,
        break_down=crewed.break_down,
        crew=crew,
    )


def _into_its_arc(rules: Rules, language: str) -> str:
    arc, attacks = _degrees(rules.crewed.arc_deg), rules.crewed.attacks_per_arc
    if attacks is None:
        return said("An arc of {arc} only, attacks without limit into it.", language, arc=arc)
    return counted(
        attacks,
        "An arc of {arc} only, {number} attack into it.",
        "An arc of {arc} only, {number} attacks into it.",
        language,
        arc=arc,
    )


def _explosive(_: Weapon, rules: Rules, language: str) -> Iterator[str]:
    yield _scatters(rules, language)
    yield from _explodes(rules, language)


def _scatters(rules: Rules, language: str) -> str:
    return said(
        "A miss lands {least} to {most} dots away: by how much it missed, and a D8.",
        language,
        least=rules.scatter.least,
        most=rules.scatter.most,
    )


def _explodes(rules: Rules, language: str) -> Iterator[str]:
    if rules.turn.explosions == "end_of_turn":
        yield said("Goes off at the end of the side's turn.", language)
    else:
        yield said("Goes off.", language)
    yield said("Walls, buildings and trees on the line from there protect.", language)
    if rules.options.water and rules.water.extra_damage:
        yield said("In water {points} points.", language, points=signed(rules.water.extra_damage))


def _incendiary(_: Weapon, rules: Rules, language: str) -> Iterator[str]:
    yield said(_MISSES[rules.scatter.incendiary_miss], language)
    yield from _burns(rules, language)


_MISSES: Final[Mapping[str, str]] = {
    "no_effect": "A miss does nothing.",
    "lands_anyway": "A miss lands all the same.",
    "scatters": "A miss scatters.",
}


def _burns(rules: Rules, language: str) -> Iterator[str]:
    fire = rules.fire
    yield counted(
        fire.turns,
        "Every dot it reaches burns for {number} turn.",
        "Every dot it reaches burns for {number} turns.",
        language,
    )
    yield said(
        "Damage of fire: {enter} to enter it, {end} to end a move in it.",
        language,
        enter=fire.enter_damage,
        end=fire.end_damage,
    )


def _smokes(rules: Rules, language: str) -> Iterator[str]:
    smoke = rules.smoke
    yield said(
        "Fills {first} dots, later {grown}.", language, first=_square(smoke.radius), grown=_square(smoke.grown_radius)
    )
    yield smoke_lasts(rules, language)
    yield smoke_hides(rules, language)


def smoke_lasts(rules: Rules, language: str) -> str:
    """Return how long smoke lies. Rule: IN.SMK.7."""
    if rules.smoke.counted_in == "game_turns":
        return counted(rules.smoke.turns, "Gone after {number} game turn.", "Gone after {number} game turns.", language)
    return counted(rules.smoke.turns, "Gone after {number} side turn.", "Gone after {number} side turns.", language)


def smoke_hides(rules: Rules, language: str) -> str:
    """Return what smoke does to fire. Rule: IN.SMK.8."""
    return said("{modifier} for each dot of it in the line of fire.", language, modifier=signed(rules.target.smoke))


def _square(radius: int) -> int:
    return (2 * radius + 1) ** 2


def _thrown(_: Weapon, rules: Rules, language: str) -> Iterator[str]:
    yield _scatters(rules, language)


def _melee(_: Weapon, __: Rules, language: str) -> Iterator[str]:
    yield said("Against a trooper on an adjacent dot.", language)


_KINDS: Final[Mapping[WeaponType, Procedure]] = {
    WeaponType.RANGED: _ranged,
    WeaponType.CREWED: _crewed,
    WeaponType.EXPLOSIVE: _explosive,
    WeaponType.INCENDIARY: _incendiary,
    WeaponType.THROWN: _thrown,
    WeaponType.MELEE: _melee,
}
_FILLINGS: Final[Mapping[Filling, Callable[[Rules, str], Iterator[str]]]] = {
    Filling.EXPLOSIVE: _explodes,
    Filling.INCENDIARY: _burns,
    Filling.SMOKE: _smokes,
}
