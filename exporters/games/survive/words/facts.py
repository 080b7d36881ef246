"""Facts of the rules of SURVIVE in words, by the names that the quick reference has in braces."""

from typing import Final

from exporters.games.survive.words import reference as words
from exporters.games.survive.words.terms import SHORT_CONTROL_TYPES
from exporters.text.numbers import Facts, faces, inches, signed
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Mode

SHARES: Final = {0.25: "a quarter", 0.5: "half", 1.0: "all"}


def share(part: float) -> str:
    """Return a share in words, or in per cent."""
    return SHARES.get(part, f"{100 * part:g} %")


def turn_facts(rules: Rules) -> Facts:
    """Return the facts of the turn sequence."""
    turn = rules.turn
    return {
        "sides": str(rules.dice.sides),
        "initiative": turn.initiative,
        "initiative_tie": "Ties throw again." if turn.initiative_tie == "reroll" else "Ties go by seat.",
        "units_per_phase": "one unit" if turn.units_per_phase == 1 else f"{turn.units_per_phase} units",
        "pulses": "One Control Activation Pulse" if turn.pulses_per_phase == 1 else f"{turn.pulses_per_phase} pulses",
        "dazed_jam": " A Dazed unit throws for a jam when activated."
        if rules.ammo.dazed_clears == "activation_roll"
        else "",
        "jam_reroll": "Throw again for jams of this turn. " if rules.ammo.reroll_in_recovery else "",
    }


def action_facts(rules: Rules) -> Facts:
    """Return the facts of actions and groups."""
    movement, shooting, team, blink, hold = rules.movement, rules.shooting, rules.team, rules.blink, rules.hold
    each = "" if movement.stamina_in == 1 else f"{inches(movement.stamina_in)} a point of "
    return {
        "move_base": inches(movement.base_in),
        "run_extra": f"{each}Stamina",
        "charge_extra": inches(movement.charge_in),
        "straight": ", straight" if movement.charge_straight else "",
        "dazed_move": inches(movement.dazed_in),
        "shots": str(shooting.shots),
        "charge_shots": str(shooting.charge_shots),
        "hold_shots": str(hold.shots),
        "run": signed(shooting.run_modifier),
        "charge": signed(shooting.charge_modifier),
        "dazed": signed(shooting.dazed_modifier),
        "grenade_share": share(rules.grenade.dazed_range_share),
        "double_team": inches(team.double_team_in),
        "same_kind": ", both the same" if team.double_team_same_kind else "",
        "mob_run": f"in a chain with gaps of {inches(team.mob_run_in)} at most"
        if team.mob_run_coherency == "chain"
        else f"all within {inches(team.mob_run_in)} of one another",
        "blink_who": _blinkers(rules),
        "cell": "its middle" if blink.cell == "centre" else "its far end",
        "blink_fire": "They may shoot." if blink.may_shoot else "No shooting.",
        "hold_interrupt": _interrupt(rules),
    }


def _blinkers(rules: Rules) -> str:
    alone = "One unit, or a chain of units in contact." if rules.blink.single_unit else "A chain of units in contact."
    return alone if rules.blink.in_enemy_contact else f"{alone[:-1]}, none with an enemy."


def _interrupt(rules: Rules) -> str:
    hold = rules.hold
    when = "Shoots before or after any action of others." if hold.interrupt else "Shoots in its own phase."
    jam = "" if hold.second_shot_after_jam else " A jam ends its shooting."
    return f"{when}{' Counts as activated.' if hold.counts_as_activated else ''}{jam}"


def shooting_facts(rules: Rules) -> Facts:
    """Return the facts of shooting, Ammo Rolls and effects."""
    tap, ammo = rules.double_tap, rules.ammo
    when = {
        "every_shot": "After every shot",
        "failed_shot": "After a shot that misses",
        "out_of_range_only": "After a shot out of range",
    }
    toughness = "as it was before the first" if tap.sum_toughness == "before_first_shot" else "as it is then"
    return {
        "front_arc": f"{rules.arc.front_deg:g}\N{DEGREE SIGN}",
        "formula": words.FORMULAS[rules.to_hit.formula],
        "campaign": f" With a skill of the Difficulty or more, {signed(rules.to_hit.campaign_bonus)}."
        if rules.game.mode is Mode.CAMPAIGN
        else "",
        "stage": "number" if rules.to_hit.modifier_stage == "after_formula" else "skill",
        "control_ammo": "" if ammo.control_units else " Not for control units.",
        "toughness_floor": str(rules.dazed.toughness_floor),
        "least": str(rules.to_hit.least),
        "most": str(rules.to_hit.most),
        "ammo_too": "; the Ammo Roll is made all the same",
        "second": signed(tap.second_modifier),
        "tap_sum": f"If both hit, their Powers together may kill{' or Daze' if tap.sum_may_daze else ''}, "
        f"Toughness {toughness}.",
        "terrain": _terrain(rules),
        "ammo_when": when[ammo.roll_when],
        "scatter": f"{share(rules.grenade.scatter_share)} of a die in inches",
        "overkill": str(rules.effect.overkill),
        "effect_method": words.EFFECT_METHODS[rules.effect.method].format(overkill=rules.effect.overkill),
        "dazed_toughness": signed(rules.dazed.toughness_modifier),
        "dazed_kills": "Any further effect kills it." if rules.dazed.effect_kills else "A further effect is as any.",
        "blink_out": "Control units are not killed: they Blink out"
        + (" for good." if rules.control.blink_out == "remove" else " and turn up elsewhere."),
    }


def _terrain(rules: Rules) -> str:
    """Return which kinds of terrain stop shots, and what the others add to the number."""
    kinds = rules.terrain.kinds
    blocking = ", ".join(name.replace("_", " ") for name, kind in kinds.items() if kind.blocks)
    cover = ", ".join(
        f"{name.replace('_', ' ')} {signed(kind.cover)}"
        for name, kind in kinds.items()
        if kind.cover and not kind.blocks
    )
    figures = "Figures block sight." if rules.terrain.figures_block else "Figures do not block sight."
    return ". ".join(
        part for part in (blocking and f"Blocked by {blocking}", cover and f"Cover: {cover}", figures) if part
    )


def fight_facts(rules: Rules) -> Facts:
    """Return the facts of close combat."""
    combat, arc, mobbing = rules.combat, rules.arc, rules.mobbing
    ties = {"charger": "Equal: the charger.", "target": "Equal: the target.", "roll_off": "Equal: throw for it."}
    grows = f"{signed(combat.run_step)} Power"
    return {
        "charge_grit": signed(combat.charge_grit),
        "grit_tie": ties[combat.grit_tie],
        "reply": signed(combat.dazed_reply_modifier),
        "opening": "The opening is completed unless somebody dies. " if combat.opening_complete else "",
        "strikes_most": str(combat.strikes_most),
        "run_of_hits": f"Each hit after the first {grows} more"
        if combat.run_bonus == "cumulative"
        else f"Hits after the first {grows}",
        "follow_on": share(rules.movement.follow_on_share),
        "fist_power": str(combat.unarmed.power),
        "fist_difficulty": str(combat.unarmed.difficulty),
        "rear": f"{arc.rear_deg:g}\N{DEGREE SIGN}",
        "rear_boundary": arc.rear_boundary,
        "automatic": " and hits" if combat.automatic_strike == "hit" else "",
        "run_step": signed(combat.run_step),
        "misses": str(mobbing.miss_limit),
        "miss_scope": words.MISS_SCOPES[mobbing.miss_scope],
        "mob_order": ", ".join(words.STRIKERS[striker] for striker in mobbing.order),
    }


def control_facts(rules: Rules) -> Facts:
    """Return the facts of going Red, the pulse and control units."""
    red, direction, control = rules.red, rules.direction, rules.control
    shuffle, modifier = inches(rules.movement.dazed_in), signed(control.disabled_modifier)
    first = "fatality" if red.first_fatality_scope == "player_units" else "loss, machines included,"
    return {
        "sides": str(rules.dice.sides),
        "rewards": ", for the campaign" if rules.campaign.rewards == "record_only" else "",
        "hack": " A Hack SAW in contact counts as charging." if control.hack_contact_is_charge else "",
        "first_red": f"The first {first} of a level goes Red without a die."
        if red.first_fatality
        else "The first fatality throws as any other.",
        "red_fire": "at the nearest" if red.fire == "nearest" else "once at each",
        "red_arc": f"{red.arc_deg:g}\N{DEGREE SIGN}",
        "red_range": inches(red.range_in),
        "step": f"{direction.step_deg:g}\N{DEGREE SIGN}",
        "pulse_line": words.PULSE_LINES[rules.pulse.geometry],
        "tolerance": inches(rules.pulse.tolerance_in),
        "about": faces(direction.about_on),
        "control_action": words.CONTROL_ACTIONS[control.action],
        "control_disabled": f"Shuffles {shuffle}, shoots at {modifier}, does not charge."
        if control.disabled == "limited"
        else "Does nothing.",
    }


def winning_facts(rules: Rules) -> Facts:
    """Return the facts of set-up and the end of a level."""
    keychip, victory, each = rules.keychip, rules.victory, rules.game.turns_per_player
    pickup = "Touch it to take it." if keychip.pickup == "base_contact" else "Taken by an activation in contact."
    return {
        "turns_each": "" if each == 1 else f", times {each}",
        "pickup": pickup,
        "drop": "A Dazed carrier drops it." if keychip.drop_on_daze else "A Dazed carrier keeps it.",
        "last_test": victory.last_turn_test.split("_", 1)[0],
        "nobody": f"Nobody active: {_winner(victory.nobody_active)}.",
        "tie": "Ties dice off." if victory.tie == "dice_off" else "A tie is a draw.",
        "all_dead": f"{_winner(victory.all_dead).capitalize()}.",
        "control_counts": _control_counts(rules),
        "weight": str(rules.limits.total_weight),
        "mob_size": str(rules.mob.size),
        "deploy": inches(rules.mob.deploy_in),
    }


def _winner(name: str) -> str:
    return "Control wins" if name == "control_wins" else "a draw"


def _control_counts(rules: Rules) -> str:
    """Return how many control units there are, for each number of players."""
    told = []
    for players in (2, 3, 4):
        counts = rules.control_count.for_players(players)
        named = (f"{counts.of(kind)} {SHORT_CONTROL_TYPES[kind]}" for kind in ControlType if counts.of(kind))
        told.append(f"{players} players: {', '.join(named)}.")
    return " ".join(told)
