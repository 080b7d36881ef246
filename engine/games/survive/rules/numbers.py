"""The rules document as the kernel's numbers: inches become mils, shares millionths, words codes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.numbers.records import Numbers, Places
from engine.games.survive.rules.compass import direction_deg, unit_vector
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Mode

Point = tuple[float, float]

CONTROL_CODES = {
    ControlType.PRIME_CU: codes.PRIME_CU,
    ControlType.CU: codes.CU,
    ControlType.RIP_SAW: codes.RIP_SAW,
    ControlType.BUZZ_SAW: codes.BUZZ_SAW,
    ControlType.HACK_SAW: codes.HACK_SAW,
}
FORMULA_CODES = {"shortfall": codes.SHORTFALL, "flat": codes.FLAT, "skill_only": codes.SKILL_ONLY}
AMMO_CODES = {
    "every_shot": codes.AFTER_EVERY_SHOT,
    "failed_shot": codes.AFTER_FAILED_SHOT,
    "out_of_range_only": codes.AFTER_SHOT_OUT_OF_RANGE,
}
TIE_CODES = {"charger": codes.TIE_TO_CHARGER, "target": codes.TIE_TO_TARGET, "roll_off": codes.TIE_ROLLED_OFF}
SCOPE_CODES = {"pair_total": codes.OF_PAIR_IN_ALL, "pair_running": codes.OF_PAIR_IN_A_ROW, "each": codes.OF_EACH}
ROLE_CODES = {"rear": codes.REAR_MOBBER, "front": codes.FRONT_MOBBER, "target": codes.MOBBED}
SIGN_CODES = {"-": codes.UNHARMED, "D": codes.DAZED, "X": codes.DEAD}
"""The signs of the printed grid. Rule: SV.EFF.4."""


def mils(inches: float) -> int:
    """Return inches as whole thousandths."""
    return round(inches * codes.MILS_PER_INCH)


def inches(mil: int) -> float:
    """Return thousandths as inches."""
    return mil / codes.MILS_PER_INCH


def places_of(points: Sequence[Point]) -> Places:
    """Return points as places, in plain form: of any number."""
    places = Places()
    places.count = len(points)
    places.x_mil, places.y_mil = [mils(x) for x, _ in points], [mils(y) for _, y in points]
    places.chosen = [0] * len(points)
    return places


@dataclass(frozen=True, eq=False)
class _Same:
    """A rules document that is equal to itself alone: it holds a dictionary, and cannot be a key."""

    rules: Rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.rules is other.rules

    def __hash__(self) -> int:
        return id(self.rules)


def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    return _packed(_Same(rules))


@lru_cache(maxsize=16)
def _packed(same: _Same) -> Numbers:
    numbers = Numbers()
    pack_numbers(same.rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    _measures(rules, numbers)
    _shooting(rules, numbers)
    _movement(rules, numbers)
    _harm(rules, numbers)
    _red(rules, numbers)
    _control(rules, numbers)
    _turns(rules, numbers)
    _groups(rules, numbers)
    _shots(rules, numbers)
    _fights(rules, numbers)
    _control_fights(rules, numbers)
    _ends(rules, numbers)


def _faces(faces: Iterable[int], sides: int) -> int:
    """Return the faces that a die has as bits, bit n standing for face n."""
    return sum(1 << face for face in sorted({*faces}) if face <= sides)


def _measures(rules: Rules, numbers: Numbers) -> None:
    numbers.die_sides = rules.dice.sides
    numbers.base_mil = mils(rules.base.diameter_in)
    for roll in range(1, rules.dice.sides + 1):
        numbers.direction_x[roll], numbers.direction_y[roll] = unit_vector(direction_deg(roll, rules))
    numbers.about_faces = _faces(rules.direction.about_on, rules.dice.sides)
    numbers.front_sine, numbers.front_cosine = unit_vector(rules.arc.front_deg / 2)
    numbers.rear_sine, numbers.rear_cosine = unit_vector(rules.arc.rear_deg / 2)
    numbers.rear_boundary = codes.REAR if rules.arc.rear_boundary == "rear" else codes.FRONT
    numbers.campaign = int(rules.game.mode is Mode.CAMPAIGN)
    numbers.turns_per_player = rules.game.turns_per_player


def _shooting(rules: Rules, numbers: Numbers) -> None:
    numbers.formula = FORMULA_CODES[rules.to_hit.formula]
    numbers.least_number = rules.to_hit.least
    numbers.most_number = rules.to_hit.most
    numbers.campaign_bonus = rules.to_hit.campaign_bonus
    numbers.modifier_before_formula = int(rules.to_hit.modifier_stage == "before_formula")
    numbers.shots = rules.shooting.shots
    numbers.charge_shots = rules.shooting.charge_shots
    numbers.hold_shots = rules.hold.shots
    numbers.blink_may_shoot = int(rules.blink.may_shoot)
    numbers.run_modifier = rules.shooting.run_modifier
    numbers.charge_modifier = rules.shooting.charge_modifier
    numbers.dazed_modifier = rules.shooting.dazed_modifier
    numbers.dazed_range_ppm = round(rules.grenade.dazed_range_share * codes.PPM)


def _movement(rules: Rules, numbers: Numbers) -> None:
    numbers.move_mil = mils(rules.movement.base_in)
    numbers.stamina_mil = mils(rules.movement.stamina_in)
    numbers.charge_mil = mils(rules.movement.charge_in)
    numbers.dazed_mil = mils(rules.movement.dazed_in)
    numbers.follow_on_ppm = round(rules.movement.follow_on_share * codes.PPM)
    numbers.double_team_mil = mils(rules.team.double_team_in)
    numbers.double_team_same_kind = int(rules.team.double_team_same_kind)
    numbers.mob_run_mil = mils(rules.team.mob_run_in)
    numbers.mob_run_chain = int(rules.team.mob_run_coherency == "chain")
    numbers.blink_to_centre = int(rules.blink.cell == "centre")


def _harm(rules: Rules, numbers: Numbers) -> None:
    numbers.effect_by_grid = int(rules.effect.method == "grid")
    numbers.overkill = rules.effect.overkill
    signs = "".join(row[::-1] for row in reversed(rules.effect.grid))
    numbers.grid[:] = [SIGN_CODES[sign] for sign in signs]
    numbers.dazed_toughness = rules.dazed.toughness_modifier
    numbers.toughness_floor = rules.dazed.toughness_floor
    numbers.effect_kills_dazed = int(rules.dazed.effect_kills)


def _red(rules: Rules, numbers: Numbers) -> None:
    red = rules.red
    numbers.red_faces[codes.ICZ] = _faces(red.inner_on, rules.dice.sides)
    numbers.red_faces[codes.OCZ] = _faces(red.outer_on, rules.dice.sides)
    numbers.red_faces[codes.OUTSIDE_ZONES] = _faces(red.outside_on, rules.dice.sides)
    numbers.first_fatality_red = int(red.first_fatality)
    numbers.red_fires_at_each = int(red.fire == "each")
    numbers.red_sine, numbers.red_cosine = unit_vector(red.arc_deg / 2)
    numbers.red_mil = mils(red.range_in)


def _control(rules: Rules, numbers: Numbers) -> None:
    for kind, code in CONTROL_CODES.items():
        line = rules.control.line(kind)
        numbers.control_move_mil[code] = mils(line.move_in)
        numbers.control_charge_mil[code] = codes.NEVER if line.charge_in is None else mils(line.charge_in)
        numbers.control_ranged[code] = codes.NEVER if line.ranged_to_hit is None else line.ranged_to_hit
        numbers.control_close[code] = line.close_to_hit
    numbers.disabled_acts = int(rules.control.disabled == "limited")
    numbers.red_line = codes.OUTER_RING if rules.control.red_line == "ocz_outer" else codes.INNER_RING
    numbers.pulse_both_ways = int(rules.pulse.geometry == "line")
    # Without a tolerance two distances are the same if they are so to the mil, the finest there is.
    numbers.pulse_step_mil = max(1, mils(rules.pulse.tolerance_in))


def _turns(rules: Rules, numbers: Numbers) -> None:
    numbers.spire_mil = mils(rules.base.spire_in)
    numbers.deploy_mil = mils(rules.mob.deploy_in)
    numbers.figures_block = int(rules.terrain.figures_block)
    numbers.initiative_lowest = int(rules.turn.initiative == "lowest")
    numbers.initiative_by_seat = int(rules.turn.initiative_tie == "seating")
    numbers.units_per_phase = rules.turn.units_per_phase
    numbers.pulses_per_phase = rules.turn.pulses_per_phase
    numbers.hold_interrupts = int(rules.hold.interrupt)
    numbers.hold_activates = int(rules.hold.counts_as_activated)
    numbers.hold_after_jam = int(rules.hold.second_shot_after_jam)


def _groups(rules: Rules, numbers: Numbers) -> None:
    numbers.charge_straight = int(rules.movement.charge_straight)
    numbers.blink_single = int(rules.blink.single_unit)
    numbers.blink_in_contact = int(rules.blink.in_enemy_contact)
    numbers.tap_modifier = rules.double_tap.second_modifier
    numbers.tap_met_now = int(rules.double_tap.sum_toughness == "current")
    numbers.tap_may_daze = int(rules.double_tap.sum_may_daze)


def _shots(rules: Rules, numbers: Numbers) -> None:
    numbers.estimate_error_mil = mils(rules.shooting.estimate_error_in)
    numbers.ammo_when = AMMO_CODES[rules.ammo.roll_when]
    numbers.control_ammo = int(rules.ammo.control_units)
    numbers.ammo_reroll = int(rules.ammo.reroll_in_recovery)
    numbers.dazed_clears = int(rules.ammo.dazed_clears == "activation_roll")
    numbers.scatter_ppm = round(rules.grenade.scatter_share * codes.PPM)


def _fights(rules: Rules, numbers: Numbers) -> None:
    combat, mobbing = rules.combat, rules.mobbing
    numbers.charge_grit = combat.charge_grit
    numbers.grit_tie = TIE_CODES[combat.grit_tie]
    numbers.automatic_hits = int(combat.automatic_strike == "hit")
    numbers.opening_complete = int(combat.opening_complete)
    numbers.reply_modifier = combat.dazed_reply_modifier
    numbers.run_flat = int(combat.run_bonus == "flat")
    numbers.run_step = combat.run_step
    numbers.strikes_most = combat.strikes_most
    numbers.fist_power, numbers.fist_difficulty = combat.unarmed.power, combat.unarmed.difficulty
    numbers.dazed_survivor_wins = int(combat.dazed_survivor_wins)
    numbers.miss_limit = mobbing.miss_limit
    numbers.miss_scope = SCOPE_CODES[mobbing.miss_scope]
    numbers.run_begins_by_strike = int(mobbing.run_begins == "first_strike")
    numbers.mob_order[:] = [ROLE_CODES[role] for role in mobbing.order]


def _control_fights(rules: Rules, numbers: Numbers) -> None:
    for kind, code in CONTROL_CODES.items():
        line = rules.control.line(kind)
        numbers.control_ranged_power[code] = line.ranged_power or 0
        numbers.control_range_mil[code] = mils(line.ranged_range_in or 0)
        numbers.control_close_power[code] = line.close_power
        numbers.control_grit[code] = line.grit
        numbers.control_toughness[code] = line.toughness
    numbers.blink_out_relocates = int(rules.control.blink_out == "relocate")
    numbers.control_shoots_only = int(rules.control.action == "shoot_only")
    numbers.disabled_modifier = rules.control.disabled_modifier
    numbers.hack_charges = int(rules.control.hack_contact_is_charge)


def _ends(rules: Rules, numbers: Numbers) -> None:
    numbers.first_fatality_any = int(rules.red.first_fatality_scope == "all_units")
    numbers.red_counts_for_mob = int(rules.red.counts_for_mob)
    numbers.pickup_by_activation = int(rules.keychip.pickup == "activation")
    numbers.drop_on_daze = int(rules.keychip.drop_on_daze)
    numbers.judged_after_recovery = int(rules.victory.last_turn_test == "after_recovery")
    numbers.measured_to_spire = int(rules.victory.last_turn_measure == "spire")
    numbers.nobody_active_draws = int(rules.victory.nobody_active == "draw")
    numbers.all_dead_draws = int(rules.victory.all_dead == "draw")
    numbers.tie_draws = int(rules.victory.tie == "draw")
    numbers.soulchips_count = int(rules.campaign.rewards == "record_only")
