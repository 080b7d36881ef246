"""Facts of the rules of Battlesuit in words, by the names that the charts have in braces."""

from engine.games.battlesuit.rules.morale import Check
from exporters.games.battlesuit.words import charts as words
from exporters.text.numbers import Facts, signed
from schemas.catalogues.saying import counted, said
from schemas.models.battlesuit.rules import Rules


def attack_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of attacks and of their results."""
    combat, fire = rules.combat, rules.fire
    least, most = combat.die_clamp
    return {
        "die": str(rules.dice.combat_die),
        "zero": said(words.ZERO, language),
        "least": str(least),
        "most": str(most),
        "order": said(words.ORDERS[combat.result_order[0]], language),
        "moving": counted(fire.moving_shots, "{number} shot", "{number} shots", language),
        "still": str(fire.shots),
        "fire_mp": str(rules.move.fire_mp),
        "boxes": said(words.NUMBERS[combat.boxes_for_code_3], language),
        "extra_step": said(words.EXTRA_STEP, language) if combat.s_extra_step else "",
    }


def modifier_facts(rules: Rules, language: str) -> Facts:
    """Return the modifiers of attacks with their signs."""
    modifiers = rules.modifiers
    amounts = {
        "painted": modifiers.painted,
        "sniper_paint": modifiers.sniper_paint_bonus,
        "adjacent": modifiers.adjacent,
        "below": modifiers.defender_below,
        "higher": modifiers.defender_higher_ground,
        "stealth": modifiers.stealth_per_box,
        "step": modifiers.attenuation_per_step,
        "jammed_step": rules.drone.ecm_attenuation_per_step,
        "sniper_close": modifiers.sniper_close,
        "rapid": modifiers.rapid,
        "reaction": modifiers.reaction,
        "indirect": modifiers.indirect,
        "spillover": modifiers.spillover,
        "spillover_indirect": modifiers.spillover_indirect_extra,
        "paint_then_fire": rules.fire.paint_then_fire_penalty,
        "shaken": rules.morale.shaken_attack_mod,
        "out_of_command": rules.leader.attack_out_of_command,
        "boost": rules.bounce.boost_attack_mod,
        "detection": modifiers.improved_detection,
        "marine": rules.special.marine_attack_mod,
        "marine_shield": rules.special.marine_shield_mod,
        "squad_lost": rules.squad.squad_half_lost_mod,
        "facing": modifiers.facing_per_point,
    }
    lower = said(words.LOWER[modifiers.below_needs_los], language)
    signs = {name: signed(amount) for name, amount in amounts.items()}
    boosted = said(words.BOOSTED[rules.bounce.boost_penalty_from], language)
    told = {"close": str(modifiers.sniper_close_points), "lower": lower, "boosted": boosted}
    return {**signs, **told, **_jack_knife(rules)}


def _jack_knife(rules: Rules) -> Facts:
    return {"jack_reach": str(rules.fire.jack_knife_range), "jack_factor": str(rules.fire.jack_knife_factor)}


def moving_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of the ground, the air and the edge of the map."""
    terrain, bounce, landing = rules.terrain, rules.bounce, rules.landing
    return {
        "uphill": str(terrain.contour_mp_per_level_up),
        "water": said(words.PASSABLE if terrain.water_passable else words.IMPASSABLE, language),
        "slag_die": str(terrain.slag_glow.die),
        "glow": str(terrain.slag_glow.default_glow),
        "air_cover": said(words.AIR_COVER[terrain.airborne_cover], language),
        "free": str(bounce.free_levels),
        "high": str(bounce.high_bounce_levels),
        "high_mp": str(bounce.high_bounce_mp),
        "top": str(bounce.max_level),
        "sustain": str(bounce.midair_mp.sustain),
        "above": str(bounce.midair_mp.above_six),
        "boost_mp": str(bounce.boost_mp),
        "boost": signed(bounce.boost_attack_mod),
        "boost_from": said(words.BOOST_FROM[bounce.boost_penalty_from], language),
        "crash": said(words.CRASH[landing.crash_compare], language),
        "crash_boxes": counted(landing.crash_damage, "a box", "{number} boxes", language),
        "edge": str(terrain.edge_mp_total),
    }


def morale_facts(rules: Rules, check: Check, language: str) -> Facts:
    """Return the facts of one of the morale tables."""
    least, most = rules.morale.morale_clamp
    return {
        "shaken": signed(rules.morale.shaken_attack_mod),
        "berserk": _berserk(rules, check, language),
        "run": str(rules.panic.run_points),
        "cover": said(words.COVER[rules.panic.best_cover_order], language),
        "morale_least": str(least),
        "morale_most": str(most),
        "no_leader": signed(rules.leader.morale_out_of_command),
        "marine_morale": signed(rules.special.marine_morale_mod),
        "command": signed(rules.active_command.morale_per_point),
    }


def _berserk(rules: Rules, check: Check, language: str) -> str:
    """Return what a berserk does. Rules: BS.PAN.3, BS.PAN.12."""
    if check is Check.PANIC_UNARMOURED:
        return said(words.BERSERK_UNARMOURED, language)
    berserk = rules.panic.berserk
    return said(words.BERSERK_ARMOURED[berserk.even_fires], language, jump=berserk.jump)
