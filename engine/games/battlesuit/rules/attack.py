"""The strength of an attack, part by part. Rules: BS.FIR.9, BS.MOD.1 to BS.MOD.21."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.games.battlesuit.maps.ground import chart_of
from engine.games.battlesuit.rules.cards import Card, attack_of, can, shield_of
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Ability, UnitAbility, Work

Parts = Mapping[str, int]
"""The parts of a strength by name; those that are 0 are left out, but for those that every attack has."""

IMPROVED = Work.IMPROVED_POSITION.value


@dataclass(frozen=True)
class Soldier:
    """One side of an attack: its card, and the boxes crossed off."""

    card: Card
    damage: int


@dataclass(frozen=True)
class Shot:
    """How one soldier attacks another; `cover` is the terrain of a target on the ground, a range of 1 is next to it.

    `higher_ground` says that the target stands higher, on the ground; `below` that it is lower. `turned` counts the
    points the attacker turned first, `stealth_box` is the box of the target's stealth marker.
    """

    range_points: int
    cover: str = "clear"
    improved: bool = False
    painted: Literal["normal", "sniper"] | None = None
    reaction: bool = False
    higher_ground: bool = False
    below: bool = False
    shaken: bool = False
    indirect: bool = False
    spillover: bool = False
    rapid: bool = False
    out_of_command: bool = False
    stealth_box: int = 0
    boosted: bool = False
    jammed: bool = False
    marine_attacks: bool = False
    marine_defends: bool = False
    improved_detection: bool = False
    squad_half_lost: bool = False
    turned: int = 0


def is_disarmed(attacker: Soldier) -> bool:
    """Return whether an attacker's printed strength is 0. Rules: BS.FIR.4, BS.GAP.55."""
    return attack_of(attacker.card, attacker.damage) == 0


def attack_parts(attacker: Soldier, target: Soldier, shot: Shot, rules: Rules) -> Parts:
    """Return the parts of an attack's strength; their sum is the strength."""
    attack = attack_of(attacker.card, attacker.damage)
    always = {"attack": attack, "shield": -_shield(target, shot, rules)}
    others = {
        "jack_knife_double": _doubled(attacker, attack, shot, rules),
        **_target_parts(attacker, shot, rules),
        **_manner_parts(attacker, shot, rules),
        **_attacker_parts(shot, rules),
    }
    return always | {name: amount for name, amount in others.items() if amount}


def _shield(target: Soldier, shot: Shot, rules: Rules) -> int:
    """Return the target's shield. Rules: BS.MOD.2, BS.MRN.3, BS.GAP.116."""
    shield = shield_of(target.card, target.damage, rules.combat)
    special = rules.special
    return max(special.marine_shield_min, shield + special.marine_shield_mod) if shot.marine_defends else shield


def _doubled(attacker: Soldier, attack: int, shot: Shot, rules: Rules) -> int:
    """Return what is added to a strength that counts twice near by. Rules: BS.JKN.1, BS.GAP.72."""
    near = shot.range_points <= rules.fire.jack_knife_range
    return attack * (rules.fire.jack_knife_factor - 1) if near and can(attacker.card, Ability.DOUBLES_ADJACENT) else 0


def _target_parts(attacker: Soldier, shot: Shot, rules: Rules) -> Parts:
    """Return what comes of the target's place. Rules: BS.MOD.1, BS.MOD.4 to BS.MOD.9, BS.MOD.16 to BS.MOD.20."""
    modifiers, effects = rules.modifiers, rules.terrain.terrain_effects
    improved = shot.improved or shot.cover == IMPROVED
    close = can(attacker.card, Ability.SNIPES) and shot.range_points <= modifiers.sniper_close_points
    return {
        "painted": _paint(shot, rules),
        "defender_higher_ground": modifiers.defender_higher_ground * shot.higher_ground,
        "defender_below": modifiers.defender_below * shot.below,
        **cover_part(shot.cover, rules),
        "improved_position": effects.improved_position.attack_mod * improved,
        "stealth": modifiers.stealth_per_box * shot.stealth_box,
        "adjacent": modifiers.adjacent * (shot.range_points == 1),
        "sniper_close": modifiers.sniper_close * close,
    }


def cover_part(cover: str, rules: Rules) -> Parts:
    """Return the modifier of the terrain that a target on the ground stands in. Rules: BS.MOD.6 to BS.MOD.9."""
    chart = chart_of(rules.terrain)
    return {f"cover_{cover}": chart[cover].attack_mod} if cover in chart else {}


def _paint(shot: Shot, rules: Rules) -> int:
    """Return what painting is worth; one who has just recovered gains nothing. Rules: BS.MOD.1, BS.SHK.6."""
    if shot.painted is None or shot.shaken:
        return 0
    return rules.modifiers.sniper_paint_bonus if shot.painted == "sniper" else rules.modifiers.painted


def _manner_parts(attacker: Soldier, shot: Shot, rules: Rules) -> Parts:
    """Return what comes of the manner of the attack. Rules: BS.MOD.3, BS.MOD.11 to BS.MOD.14, BS.GAP.63, BS.SEN.2."""
    modifiers = rules.modifiers
    spillover = modifiers.spillover_indirect_extra if shot.indirect else modifiers.spillover
    rapid = shot.rapid and not can(attacker.card, UnitAbility.FIRES_TWICE)
    per_step = rules.drone.ecm_attenuation_per_step if shot.jammed else modifiers.attenuation_per_step
    return {
        "reaction": modifiers.reaction * shot.reaction,
        "indirect": modifiers.indirect * shot.indirect,
        "spillover": spillover * shot.spillover,
        "rapid": modifiers.rapid * rapid,
        "attenuation": per_step * (shot.range_points // attacker.card.attenuation_points),
        "facing": modifiers.facing_per_point * shot.turned,
    }


def _attacker_parts(shot: Shot, rules: Rules) -> Parts:
    """Return what comes of the attacker's state. Rules: BS.MOD.10, BS.MOD.15, BS.MOD.18, BS.DET.1, BS.MRN.2."""
    return {
        "shaken": rules.morale.shaken_attack_mod * shot.shaken,
        "out_of_command": rules.leader.attack_out_of_command * (shot.out_of_command or shot.jammed),
        "boosted": rules.bounce.boost_attack_mod * shot.boosted,
        "improved_detection": rules.modifiers.improved_detection * shot.improved_detection,
        "marine": rules.special.marine_attack_mod * shot.marine_attacks,
        "squad_morale": rules.squad.squad_half_lost_mod * shot.squad_half_lost,
    }
