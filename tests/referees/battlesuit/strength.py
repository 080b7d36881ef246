"""The strength of an attack, part by part. Rules: BS.FIR.9, BS.MOD.1 to BS.MOD.21."""

from collections.abc import Iterator

from tests.referees.battlesuit.bench import Act, Bench
from tests.referees.battlesuit.command import (
    commands_are_split,
    half_of_squad_is_lost,
    has_one_leader,
    is_in_command,
)
from tests.referees.battlesuit.lattice import far
from tests.referees.battlesuit.pieces import Soldier

Part = tuple[str, int]


def attack_parts(bench: Bench, attacker: Soldier, target: Soldier, manner: str, *, is_reaction: bool) -> dict[str, int]:
    """Return the parts of an attack that are not 0; facing is left to the rows that tell of turning."""
    act = bench.act
    own = act if act and act.soldier is attacker and not is_reaction else None
    found = [
        *_of_attacker(bench, attacker, target, own),
        *_of_target(bench, target, own),
        *_between(bench, attacker, target, manner),
        *_of_manner(bench, attacker, manner, is_reaction=is_reaction),
    ]
    return {name: value for name, value in found if value}


def _of_attacker(bench: Bench, attacker: Soldier, target: Soldier, own: Act | None) -> Iterator[Part]:
    rules = bench.brief.rules
    near = far(attacker.spot, target.spot)
    yield "attack", attacker.attack
    if "doubles_adjacent" in attacker.abilities and near <= rules.fire.jack_knife_range:
        yield "jack_knife_double", attacker.attack * (rules.fire.jack_knife_factor - 1)
    if "snipes" in attacker.abilities and near <= rules.modifiers.sniper_close_points:
        yield "sniper_close", rules.modifiers.sniper_close
    if own and own.state == "shaken":
        yield "shaken", rules.morale.shaken_attack_mod
    if own and attacker.boosted and own.left - own.owes_mp < rules.bounce.boost_mp:
        yield "boosted", rules.bounce.boost_attack_mod
    if bench.brief.detects(attacker.side):
        yield "improved_detection", rules.modifiers.improved_detection
    if bench.brief.is_marine(attacker):
        yield "marine", rules.special.marine_attack_mod
    if half_of_squad_is_lost(bench, attacker):
        yield "squad_morale", rules.squad.squad_half_lost_mod
    if not is_in_command(bench, attacker):
        yield "out_of_command", rules.leader.attack_out_of_command


def shield_of(bench: Bench, target: Soldier) -> int:
    """Return the shield that is subtracted. Rules: BS.MOD.2, BS.MRN.3, BS.GAP.116."""
    special = bench.brief.rules.special
    if bench.brief.is_marine(target):
        return max(special.marine_shield_min, target.shield + special.marine_shield_mod)
    return target.shield


def _of_target(bench: Bench, target: Soldier, own: Act | None) -> Iterator[Part]:
    rules = bench.brief.rules
    yield "shield", -shield_of(bench, target)
    yield "stealth", rules.modifiers.stealth_per_box * target.box
    if not (own and own.state == "shaken"):
        yield "painted", target.paint
    if not bench.is_airborne(target):
        yield "cover", bench.brief.effects(bench.ground.terrain[target.spot]).attack_mod
        if target.spot in bench.ground.improved:
            yield "improved_position", rules.terrain.terrain_effects.improved_position.attack_mod


def _between(bench: Bench, attacker: Soldier, target: Soldier, manner: str) -> Iterator[Part]:
    rules = bench.brief.rules
    near = far(attacker.spot, target.spot)
    if near == 1:
        yield "adjacent", rules.modifiers.adjacent
    if target.level < attacker.level:
        yield "defender_below", rules.modifiers.defender_below
    if target.level > attacker.level and not bench.is_airborne(target) and bench.sees(attacker, target):
        yield "defender_higher_ground", rules.modifiers.defender_higher_ground
    steps = near // attacker.card.attenuation_points
    jammed = bench.jammed(attacker)
    yield (
        "attenuation",
        steps * (rules.drone.ecm_attenuation_per_step if jammed else rules.modifiers.attenuation_per_step),
    )


def _of_manner(bench: Bench, attacker: Soldier, manner: str, *, is_reaction: bool) -> Iterator[Part]:
    modifiers = bench.brief.rules.modifiers
    if is_reaction:
        yield "reaction", modifiers.reaction
    if "indirect" in manner:
        yield "indirect", modifiers.indirect
        if "spillover" in manner:
            yield "spillover", modifiers.spillover_indirect_extra
    elif "spillover" in manner:
        yield "spillover", modifiers.spillover
    if "rapid" in manner and "fires_twice" not in attacker.abilities:
        yield "rapid", modifiers.rapid


def blast_parts(bench: Bench, target: Soldier, base: int) -> dict[str, int]:
    """Return the parts of a bomb's or a mine's attack. Rules: BS.GAP.19, BS.GAP.20, BS.GAP.88."""
    found = {"base": base, "shield": -shield_of(bench, target)}
    if not bench.is_airborne(target):
        effects = bench.brief.effects(bench.ground.terrain[target.spot])
        bare = not target.is_armoured and not target.is_drone and effects.blast_mod_unarmoured is not None
        found["cover"] = (effects.blast_mod_unarmoured if bare else effects.attack_mod) + effects.blast_extra
    return {name: value for name, value in found.items() if value}


def is_command_doubtful(bench: Bench, attacker: Soldier) -> bool:
    """Return whether the rules leave open which commander serves a soldier. Rules: BS.SQC.3, BS.GAP.46, BS.PCS.5."""
    return commands_are_split(bench, attacker.side) or not has_one_leader(bench, attacker.side)
