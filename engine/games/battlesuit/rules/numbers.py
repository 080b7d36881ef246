"""The rules document as the kernel's numbers: words become codes, tables become columns."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.rules_record import Numbers
from engine.games.battlesuit.maps.ground import chart_of, obstacle_levels
from engine.games.battlesuit.rules.command import pack_command
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.rules.morale import PanicRow, ShakenRow
from schemas.models.battlesuit.rules.terrain import TerrainEffect
from schemas.models.battlesuit.words import Result

TERRAIN_CODES = {
    "clear": codes.CLEAR,
    "woods": codes.WOODS,
    "building": codes.BUILDING,
    "marsh": codes.MARSH,
    "slag": codes.SLAG,
    "water": codes.WATER,
    "rubble": codes.RUBBLE,
    "bunker": codes.BUNKER,
    "bridge": codes.BRIDGE,
    "improved_position": codes.IMPROVED_POSITION,
}
RESULTS = tuple(Result)
"""The results by their numbers, from the mildest to the worst. Rule: BS.GAP.1."""

OUTCOMES = (
    "panic",
    "stunned",
    "shaken",
    "recovery",
    "berserk",
    "paranoia",
    "run_like_hell",
    "fright",
    "self_destruct",
    "shock",
)
"""The results of the morale tables by their numbers."""

MoraleRows = Sequence[ShakenRow | PanicRow]


@lru_cache(maxsize=8)
def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document, which nobody writes to."""
    numbers = Numbers()
    pack_numbers(rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    _targets(rules, numbers)
    _manners(rules, numbers)
    _attackers(rules, numbers)
    _terrain(rules, numbers)
    _combat(rules, numbers)
    _blasts(rules, numbers)
    _morale(rules, numbers)
    _course(rules, numbers)
    _ways(rules, numbers)
    _goals(rules, numbers)
    pack_command(rules, numbers)
    _flight(rules, numbers)
    _landings(rules, numbers)
    _reactions(rules, numbers)


def morale_rows(rules: Rules) -> Mapping[int, MoraleRows]:
    """Return the rows of the morale tables, by the numbers of the tables."""
    return {
        codes.SHAKEN_TABLE: rules.morale.shaken_table,
        codes.PANIC_ARMOURED: rules.panic.panic_armored,
        codes.PANIC_UNARMOURED: rules.panic.panic_unarmored,
    }


def _targets(rules: Rules, numbers: Numbers) -> None:
    modifiers = rules.modifiers
    numbers.painted, numbers.sniper_paint_bonus = modifiers.painted, modifiers.sniper_paint_bonus
    numbers.paint_adds_up, numbers.paint_then_fire = int(rules.fire.painted_stacks), rules.fire.paint_then_fire_penalty
    numbers.defender_higher_ground = modifiers.defender_higher_ground
    numbers.defender_below = modifiers.defender_below
    numbers.adjacent = modifiers.adjacent
    numbers.stealth_per_box = modifiers.stealth_per_box
    numbers.sniper_close, numbers.sniper_close_points = modifiers.sniper_close, modifiers.sniper_close_points


def _manners(rules: Rules, numbers: Numbers) -> None:
    modifiers = rules.modifiers
    numbers.reaction, numbers.rapid = modifiers.reaction, modifiers.rapid
    numbers.indirect = modifiers.indirect
    numbers.spillover = modifiers.spillover
    numbers.spillover_indirect_extra = modifiers.spillover_indirect_extra
    numbers.spills_on_attacker = int(rules.fire.spillover.attacker)
    numbers.attenuation_per_step = modifiers.attenuation_per_step
    numbers.jammed_attenuation_per_step = rules.drone.ecm_attenuation_per_step
    numbers.facing_per_point = modifiers.facing_per_point
    numbers.facing_arc_degrees = rules.fire.facing_arc


def _attackers(rules: Rules, numbers: Numbers) -> None:
    numbers.jack_knife_range = rules.fire.jack_knife_range
    numbers.jack_knife_factor = rules.fire.jack_knife_factor
    numbers.shaken_attack_mod = rules.morale.shaken_attack_mod
    numbers.out_of_command = rules.leader.attack_out_of_command
    numbers.boost_attack_mod = rules.bounce.boost_attack_mod
    numbers.improved_detection = rules.modifiers.improved_detection
    numbers.marine_attack_mod = rules.special.marine_attack_mod
    numbers.marine_shield_mod = rules.special.marine_shield_mod
    numbers.marine_shield_min = rules.special.marine_shield_min
    numbers.squad_half_lost_mod = rules.squad.squad_half_lost_mod


def _terrain(rules: Rules, numbers: Numbers) -> None:
    for name, effect in rules.terrain.terrain_effects:
        terrain = TERRAIN_CODES[name]
        numbers.cover_mod[terrain] = effect.attack_mod
        if isinstance(effect, TerrainEffect):
            numbers.blast_extra[terrain] = effect.blast_extra
            numbers.unarmoured_apart[terrain] = int(effect.blast_mod_unarmoured is not None)
            numbers.blast_mod_unarmoured[terrain] = effect.blast_mod_unarmoured or 0


def _combat(rules: Rules, numbers: Numbers) -> None:
    combat = rules.combat
    numbers.crt[:] = [RESULTS.index(Result(entry)) for row in combat.crt_table for entry in row.split()]
    numbers.die_least, numbers.die_most = combat.die_clamp
    numbers.boxes_for_code_3 = combat.boxes_for_code_3
    numbers.down_keeps_shield = int(combat.down_shield == "d4")


def _blasts(rules: Rules, numbers: Numbers) -> None:
    blast = rules.blast
    numbers.bomb_strength, numbers.blast_radius = blast.bomb_strength, blast.blast_radius
    numbers.mine_strength, numbers.mine_adjacent_strength = blast.mine_strength, blast.mine_adjacent_strength
    numbers.blast_counts_shield = int("shield" in blast.blast_modifiers)
    numbers.blast_counts_cover = int("cover" in blast.blast_modifiers)


def _morale(rules: Rules, numbers: Numbers) -> None:
    numbers.morale_least, numbers.morale_most = rules.morale.morale_clamp
    for table, rows in morale_rows(rules).items():
        numbers.morale_rows[table] = len(rows)
        for number, row in enumerate(rows, start=table * codes.MORALE_ROWS):
            numbers.morale_up_to[number] = row.up_to
            numbers.morale_result[number] = OUTCOMES.index(row.result)


def _course(rules: Rules, numbers: Numbers) -> None:
    dice = rules.dice
    numbers.combat_die, numbers.initiative_die = dice.combat_die, dice.initiative_die
    numbers.morale_die, numbers.panic_die = dice.morale_die, dice.panic_die
    numbers.repair_die = dice.repair_die
    numbers.initiative_second = int(rules.turn.initiative_choice == "second")
    numbers.ties_count_all = int(rules.turn.initiative_tie_counts == "all")
    numbers.may_pass = int(rules.turn.may_pass)
    numbers.morale_out_of_command = rules.leader.morale_out_of_command
    numbers.recovered_may_repair = int(rules.morale.recovered_may_repair)
    numbers.shaken_rapid = int(rules.morale.shaken_rapid)
    numbers.in_cover = rules.panic.in_cover_mod
    numbers.moving_shots, numbers.shots = rules.fire.moving_shots, rules.fire.shots
    numbers.spill_needs_hit = int(rules.fire.spillover.needs_hit)
    numbers.airborne_cover = int(rules.terrain.airborne_cover)
    numbers.below_needs_sight = int(rules.modifiers.below_needs_los)


def _ways(rules: Rules, numbers: Numbers) -> None:
    numbers.slag_die = rules.terrain.slag_glow.die
    numbers.rise_mp = rules.terrain.contour_mp_per_level_up
    numbers.edge_mp = rules.terrain.edge_mp_total
    numbers.minimum_move_needs = rules.move.minimum_move_needs_mp
    numbers.fire_mp = rules.move.fire_mp
    for name, effect in chart_of(rules.terrain).items():
        terrain = TERRAIN_CODES[name]
        numbers.enter_mp[terrain] = codes.NO_ENTRY if effect.enter_mp is None else effect.enter_mp
        numbers.land_mp[terrain] = codes.NO_ENTRY if effect.land_mp is None else effect.land_mp
        numbers.rises[terrain] = obstacle_levels(effect)


def _goals(rules: Rules, numbers: Numbers) -> None:
    numbers.demolition_kills_friends = int(rules.repair.demolition_kills_friends)
    numbers.storey_levels, numbers.storey_mp = rules.special.storey_levels, rules.special.storey_mp
    numbers.last_to_hold = int(rules.victory.point_holder == "last_to_hold")
    numbers.self_inflicted_losses = int(rules.victory.self_inflicted_losses)
    numbers.early_end = int(rules.victory.early_end)
    numbers.one_edge_for_all = int(rules.setup.edge_choice == "whole_side")
    numbers.unlawful_exit_eliminates = int(rules.setup.unlawful_exit == "eliminated")


def _flight(rules: Rules, numbers: Numbers) -> None:
    bounce = rules.bounce
    numbers.free_levels, numbers.high_bounce_levels = bounce.free_levels, bounce.high_bounce_levels
    numbers.high_bounce_mp = bounce.high_bounce_mp
    numbers.max_level, numbers.min_above_ground = bounce.max_level, bounce.min_above_ground
    numbers.sustain_mp, numbers.above_six_mp = bounce.midair_mp.sustain, bounce.midair_mp.above_six
    numbers.sink_costs_sustain = int(bounce.sink_costs_sustain)
    numbers.hover_inside = int(bounce.hover_inside_terrain)
    numbers.boost_mp = bounce.boost_mp
    numbers.boost_counts_declared = int(bounce.boost_penalty_from == "declared")


def _landings(rules: Rules, numbers: Numbers) -> None:
    landing = rules.landing
    numbers.crash_at_most = int(landing.crash_compare == "le")
    numbers.crash_partial = int(landing.crash_partial_payment)
    numbers.crash_damage = landing.crash_damage
    numbers.landing_deducted = int(landing.forced_landing_mp_deducted)
    numbers.always_crash = int(landing.forced_landing_always_crash)


def _reactions(rules: Rules, numbers: Numbers) -> None:
    numbers.blind_declaration = int(rules.reaction.reaction_blind_declaration)
    numbers.reaction_shots = rules.reaction.reaction_shots
    numbers.reactors_per_point = rules.reaction.reactors_per_point
    numbers.extra_step = int(rules.combat.s_extra_step)
    numbers.damage_first = int(rules.combat.result_order[0] == "damage")
