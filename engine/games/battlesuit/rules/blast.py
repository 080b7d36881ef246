"""The strength of bombs and mines. Rules: BS.BMB.5, BS.BMB.6, BS.MIN.5, BS.GAP.19, BS.GAP.20, BS.GAP.87, BS.GAP.88."""

from engine.games.battlesuit.maps.ground import chart_of
from engine.games.battlesuit.rules.attack import Parts, Soldier
from engine.games.battlesuit.rules.cards import is_unarmoured, shield_of
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.rules.special import BlastRules
from schemas.models.battlesuit.words import Detonation


def blast_parts(kind: Detonation, distance: int, target: Soldier, cover: str, rules: Rules) -> Parts | None:
    """Return the parts of the attack on a soldier so many points away; None where no attack is made.

    There is none out of reach, nor on the very point of a bomb, where everything is destroyed.
    """
    base = base_strength(kind, distance, rules.blast)
    if base is None:
        return None
    counted = rules.blast.blast_modifiers
    shield = shield_of(target.card, target.damage, rules.combat) if "shield" in counted else 0
    covered = _cover(target, cover, rules) if "cover" in counted else 0
    return {"base": base, "shield": -shield} | ({f"cover_{cover}": covered} if covered else {})


def base_strength(kind: Detonation, distance: int, rules: BlastRules) -> int | None:
    """Return the strength of a bomb or a mine so many points away; None out of reach."""
    if kind is Detonation.EXPLOSIVE_MINE:
        return {0: rules.mine_strength, 1: rules.mine_adjacent_strength}.get(distance)
    return rules.bomb_strength + 1 - distance if 1 <= distance <= rules.blast_radius else None


def _cover(target: Soldier, cover: str, rules: Rules) -> int:
    """Return the modifier of terrain against explosions."""
    effect = chart_of(rules.terrain).get(cover)
    if effect is None:
        return rules.terrain.terrain_effects.improved_position.attack_mod
    if is_unarmoured(target.card) and effect.blast_mod_unarmoured is not None:
        return effect.blast_mod_unarmoured
    return effect.attack_mod + effect.blast_extra
