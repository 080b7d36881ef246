"""Facts of the rules of SURVIVE in words of a language, by the names that the quick reference has in braces."""

from exporters.games.survive.words import reference as words
from exporters.games.survive.words.terms import SHORT_CONTROL_TYPES, terrain
from exporters.text.numbers import Facts, faces, inches, signed
from schemas.catalogues.saying import counted, said
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Mode


def share(part: float, language: str) -> str:
    """Return a share in words, or in per cent."""
    return said(words.SHARES[part], language) if part in words.SHARES else f"{100 * part:g} %"


def _then(sentence: str, language: str) -> str:
    """Return a sentence that follows others."""
    return f" {said(sentence, language)}"


def turn_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of the turn sequence."""
    turn, dazed_jam = rules.turn, rules.ammo.dazed_clears == "activation_roll"
    return {
        "sides": str(rules.dice.sides),
        "initiative": said(words.INITIATIVE[turn.initiative], language, sides=rules.dice.sides),
        "initiative_tie": said(words.INITIATIVE_TIES[turn.initiative_tie], language),
        "units_per_phase": counted(turn.units_per_phase, *words.UNITS, language),
        "pulses": counted(turn.pulses_per_phase, *words.PULSES_AFTER, language),
        "dazed_jam": _then(words.DAZED_JAM, language) if dazed_jam else "",
        "jam_reroll": f"{said(words.JAM_REROLL, language)} " if rules.ammo.reroll_in_recovery else "",
    }


def action_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of actions and groups."""
    movement, shooting, hold = rules.movement, rules.shooting, rules.hold
    each, further = inches(movement.stamina_in, language), inches(movement.charge_in, language)
    return {
        "move_base": inches(movement.base_in, language),
        "run_distance": said(words.RUN, language)
        if movement.stamina_in == 1
        else said(words.RUN_BY_POINT, language, length=each),
        "charge_distance": said(words.CHARGE[movement.charge_straight], language, length=further),
        "dazed_move": inches(movement.dazed_in, language),
        "shots": str(shooting.shots),
        "charge_shots": str(shooting.charge_shots),
        "hold_shots": str(hold.shots),
        "run": signed(shooting.run_modifier),
        "charge": signed(shooting.charge_modifier),
        "dazed": signed(shooting.dazed_modifier),
        "grenade_share": share(rules.grenade.dazed_range_share, language),
        **_group_facts(rules, language),
    }


def _group_facts(rules: Rules, language: str) -> Facts:
    team, blink = rules.team, rules.blink
    pair, crowd = inches(team.double_team_in, language), inches(team.mob_run_in, language)
    return {
        "double_team": said(words.DOUBLE_TEAM[team.double_team_same_kind], language, length=pair),
        "mob_run": said(words.MOB_RUN[team.mob_run_coherency], language, length=crowd),
        "blink_who": said(words.BLINKERS[blink.single_unit, blink.in_enemy_contact], language),
        "blink_dice": said(words.BLINK_DICE[blink.cell], language),
        "blink_fire": said(words.BLINK_FIRE[blink.may_shoot], language),
        "hold_interrupt": _interrupt(rules, language),
    }


def _interrupt(rules: Rules, language: str) -> str:
    hold = rules.hold
    when = said(words.INTERRUPT[hold.interrupt], language)
    activated = _then(words.COUNTS_AS_ACTIVATED, language) if hold.counts_as_activated else ""
    jammed = "" if hold.second_shot_after_jam else _then(words.JAM_ENDS, language)
    return f"{when}{activated}{jammed}"


def shooting_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of shooting, Ammo Rolls and effects."""
    tap, ammo, scatter = rules.double_tap, rules.ammo, share(rules.grenade.scatter_share, language)
    bonus = said(words.CAMPAIGN, language, bonus=signed(rules.to_hit.campaign_bonus))
    return {
        "front_arc": f"{rules.arc.front_deg:g}\N{DEGREE SIGN}",
        "formula": said(words.FORMULAS[rules.to_hit.formula], language),
        "campaign": f" {bonus}" if rules.game.mode is Mode.CAMPAIGN else "",
        "stage": said(words.STAGES[rules.to_hit.modifier_stage], language),
        "control_ammo": _then(words.NOT_FOR_CONTROL, language) if not ammo.control_units else "",
        "least": str(rules.to_hit.least),
        "most": str(rules.to_hit.most),
        "second": signed(tap.second_modifier),
        "tap_sum": said(words.TAP_SUMS[tap.sum_may_daze, tap.sum_toughness], language),
        "terrain": _terrain(rules, language),
        "ammo_when": said(words.AMMO_WHEN[ammo.roll_when], language),
        "scatter": said(words.SCATTER, language, share=scatter),
        **_effect_facts(rules, language),
    }


def _effect_facts(rules: Rules, language: str) -> Facts:
    dazed, overkill = rules.dazed, rules.effect.overkill
    return {
        "effect_method": said(words.EFFECT_METHODS[rules.effect.method], language, overkill=overkill),
        "toughness_floor": str(dazed.toughness_floor),
        "dazed_toughness": signed(dazed.toughness_modifier),
        "dazed_kills": said(words.DAZED_AGAIN[dazed.effect_kills], language),
        "blink_out": said(words.BLINKS_OUT[rules.control.blink_out], language),
    }


def _terrain(rules: Rules, language: str) -> str:
    """Return which kinds of terrain stop shots, and what the others add to the number."""
    kinds = rules.terrain.kinds
    blocking = ", ".join(terrain(name, language) for name, kind in kinds.items() if kind.blocks)
    cover = ", ".join(
        f"{terrain(name, language)} {signed(kind.cover)}"
        for name, kind in kinds.items()
        if kind.cover and not kind.blocks
    )
    told = (
        said(words.BLOCKED, language, kinds=blocking) if blocking else "",
        said(words.COVER, language, kinds=cover) if cover else "",
        said(words.FIGURES[rules.terrain.figures_block], language),
    )
    return " ".join(part for part in told if part)


def fight_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of close combat."""
    combat, arc, mobbing = rules.combat, rules.arc, rules.mobbing
    rear = f"{arc.rear_deg:g}\N{DEGREE SIGN}"
    return {
        "charge_grit": signed(combat.charge_grit),
        "grit_tie": said(words.GRIT_TIES[combat.grit_tie], language),
        "reply": signed(combat.dazed_reply_modifier),
        "opening": f"{said(words.OPENING, language)} " if combat.opening_complete else "",
        "strikes_most": str(combat.strikes_most),
        "run_of_hits": said(words.RUN_OF_HITS[combat.run_bonus], language, power=signed(combat.run_step)),
        "follow_on": share(rules.movement.follow_on_share, language),
        "fist_power": str(combat.unarmed.power),
        "fist_difficulty": str(combat.unarmed.difficulty),
        "rear": said(words.REAR_LIMITS[arc.rear_boundary], language, rear=rear),
        "rear_strikes": said(words.REAR_STRIKES[combat.automatic_strike], language),
        "run_step": signed(combat.run_step),
        "misses": str(mobbing.miss_limit),
        "miss_scope": said(words.MISS_SCOPES[mobbing.miss_scope], language),
        "mob_order": ", ".join(said(words.STRIKERS[striker], language) for striker in mobbing.order),
    }


def control_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of going Red, the pulse and control units."""
    red, direction, control = rules.red, rules.direction, rules.control
    first = words.FIRST_RED[red.first_fatality_scope] if red.first_fatality else words.FIRST_AS_ANY
    arc, reach = f"{red.arc_deg:g}\N{DEGREE SIGN}", inches(red.range_in, language)
    shuffle, modifier = inches(rules.movement.dazed_in, language), signed(control.disabled_modifier)
    return {
        "sides": str(rules.dice.sides),
        "hack": _then(words.HACK, language) if control.hack_contact_is_charge else "",
        "first_red": said(first, language),
        "red_unit": said(words.RED_UNIT[red.fire], language, arc=arc, length=reach),
        "soulchip": said(words.SOULCHIPS[rules.campaign.rewards], language),
        "step": f"{direction.step_deg:g}\N{DEGREE SIGN}",
        "pulse_line": said(words.PULSE_LINES[rules.pulse.geometry], language),
        "tolerance": inches(rules.pulse.tolerance_in, language),
        "about": faces(direction.about_on, language),
        "control_action": said(words.CONTROL_ACTIONS[control.action], language),
        "control_disabled": said(words.DISABLED[control.disabled], language, shuffle=shuffle, modifier=modifier),
    }


def winning_facts(rules: Rules, language: str) -> Facts:
    """Return the facts of set-up and the end of a level."""
    keychip, victory, times = rules.keychip, rules.victory, rules.game.turns_per_player
    return {
        "length": said(words.LENGTH, language) if times == 1 else said(words.LENGTH_TIMES, language, times=times),
        "pickup": said(words.PICKUPS[keychip.pickup], language),
        "drop": said(words.DROPS[keychip.drop_on_daze], language),
        "last_test": said(words.LAST_TESTS[victory.last_turn_test], language),
        "nobody": said(words.NOBODY[victory.nobody_active], language),
        "tie": said(words.TIES[victory.tie], language),
        "all_dead": said(words.ALL_DEAD[victory.all_dead], language),
        "control_counts": _control_counts(rules, language),
        "weight": str(rules.limits.total_weight),
        "mob_size": str(rules.mob.size),
        "deploy": inches(rules.mob.deploy_in, language),
    }


def _control_counts(rules: Rules, language: str) -> str:
    """Return how many control units there are, for each number of players."""
    told = []
    for players in (2, 3, 4):
        counts = rules.control_count.for_players(players)
        named = (
            f"{counts.of(kind)} {said(SHORT_CONTROL_TYPES[kind], language)}" for kind in ControlType if counts.of(kind)
        )
        told.append(said(words.CONTROL_COUNTS, language, players=players, units=", ".join(named)))
    return " ".join(told)
