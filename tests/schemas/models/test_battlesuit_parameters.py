"""The rules parameters of Battlesuit: every parameter of the gap register is there, at its ruling."""

from typing import Any

import pytest
from pydantic.fields import FieldInfo

from schemas.models.battlesuit.rules import Rules
from tests.schemas.models.parameters import assert_explained, default_of, parameters_of

RULINGS: tuple[tuple[str, str, Any], ...] = (
    ("BS.GAP.4", "modifiers.shield_modifier", "minus_current_shield"),
    ("BS.GAP.5", "combat.boxes_for_code_3", 3),
    ("BS.GAP.6", "reading.hyphen_is_minus", True),
    ("BS.GAP.7", "morale.morale_clamp", [0, 12]),
    ("BS.GAP.8", "dice.morale_die", 12),
    ("BS.GAP.9", "dice.panic_die", 12),
    ("BS.GAP.10", "map.last_row", "R"),
    ("BS.GAP.11", "map.lattice", "column_staggered"),
    ("BS.GAP.12", "map.print_pitch_inch.column", "1/2"),
    ("BS.GAP.12", "map.print_pitch_inch.row", "11/17"),
    ("BS.GAP.13", "map.panel_rotations", [0, 180]),
    ("BS.GAP.14", "map.canonical_name", "first_panel_letter"),
    ("BS.GAP.15", "map.compass", ["N", "NE", "SE", "S", "SW", "NW"]),
    ("BS.GAP.16", "terrain.contour_mp_per_level_up", 1),
    ("BS.GAP.17", "terrain.slag_glow.die", 12),
    ("BS.GAP.17", "terrain.slag_glow.default_glow", 2),
    ("BS.GAP.18", "terrain.water_passable", False),
    ("BS.GAP.19", "terrain.terrain_effects.woods.blast_mod_unarmoured", 0),
    ("BS.GAP.20", "terrain.terrain_effects.marsh.blast_extra", -1),
    ("BS.GAP.21", "terrain.terrain_effects.bunker.enter_mp", 2),
    ("BS.GAP.21", "terrain.terrain_effects.bunker.land_mp", 2),
    ("BS.GAP.21", "terrain.terrain_effects.bunker.height", 0),
    ("BS.GAP.22", "terrain.terrain_effects.improved_position.attack_mod", -2),
    ("BS.GAP.23", "terrain.terrain_effects.rubble.blocks_los", True),
    ("BS.GAP.24", "terrain.airborne_cover", False),
    ("BS.GAP.25", "los.blind_reduction", "halve"),
    ("BS.GAP.26", "los.lower_height_mode", "above_own_ground"),
    ("BS.GAP.27", "los.blind_minimum", 1),
    ("BS.GAP.28", "los.edge_blocking_terrain", ["woods", "building", "rubble"]),
    ("BS.GAP.29", "los.own_meta_hex_blocks", False),
    ("BS.GAP.30", "los.multiple_obstacles", "any_blocks"),
    ("BS.GAP.31", "los.vertex_touch_blocks", False),
    ("BS.GAP.32", "dice.initiative_die", 12),
    ("BS.GAP.33", "turn.initiative_choice", "first"),
    ("BS.GAP.34", "turn.may_pass", False),
    ("BS.GAP.35", "morale.status_names.shaken", "shock_marker"),
    ("BS.GAP.35", "morale.status_names.panicked", "panic_marker"),
    ("BS.GAP.36", "morale.recovered_may_repair", True),
    ("BS.GAP.37", "panic.berserk.even_fires", True),
    ("BS.GAP.37", "panic.berserk.jump_cap", 12),
    ("BS.GAP.38", "panic.most_likely_metric", "modified_strength"),
    ("BS.GAP.39", "panic.best_cover_order", "cover_then_distance"),
    ("BS.GAP.40", "panic.run_points", 6),
    ("BS.GAP.41", "panic.unarmored_landing_clause", "ignored"),
    ("BS.GAP.42", "panic.drone_panic_source", "shaken_table"),
    ("BS.GAP.43", "leader.replacement_delay", 2),
    ("BS.GAP.44", "leader.commander_max_per_squad", 1),
    ("BS.GAP.45", "leader.commander_required", False),
    ("BS.GAP.46", "leader.in_command", "functional_commander_on_map"),
    ("BS.GAP.47", "leader.morale_out_of_command", -1),
    ("BS.GAP.48", "active_command.override_limit", 1),
    ("BS.GAP.49", "active_command.pool_survives_disable", True),
    ("BS.GAP.50", "fire.paint_is", "fire_action"),
    ("BS.GAP.51", "fire.painted_stacks", False),
    ("BS.GAP.52", "fire.paint_then_fire_penalty", -1),
    ("BS.GAP.53", "modifiers.sniper_paint_bonus", 4),
    ("BS.GAP.54", "fire.moving_shots", 1),
    ("BS.GAP.55", "fire.zero_rule", "printed_only"),
    ("BS.GAP.56", "reading.may_combine", False),
    ("BS.GAP.57", "modifiers.below_needs_los", False),
    ("BS.GAP.58", "combat.die_clamp", [1, 12]),
    ("BS.GAP.59", "combat.result_order", ["damage", "shock"]),
    ("BS.GAP.60", "combat.shaken_again", "no_effect"),
    ("BS.GAP.61", "combat.complete_shaken", "next_turn"),
    ("BS.GAP.62", "combat.s_extra_step", True),
    ("BS.GAP.63", "modifiers.spillover_indirect_extra", 0),
    ("BS.GAP.64", "fire.spillover.attacker", False),
    ("BS.GAP.64", "fire.spillover.chain", False),
    ("BS.GAP.64", "fire.spillover.needs_hit", False),
    ("BS.GAP.65", "dice.repair_die", 6),
    ("BS.GAP.66", "repair.repair_marker", "erase_box"),
    ("BS.GAP.67", "repair.engineer_repair_clamp", True),
    ("BS.GAP.68", "crusader.crusader_revives", 1),
    ("BS.GAP.69", "crusader.crusader_range_mode", "distance"),
    ("BS.GAP.70", "crusader.crusader_must_be_fit", True),
    ("BS.GAP.71", "repair.demolition_kills_friends", False),
    ("BS.GAP.72", "fire.jack_knife_range", 1),
    ("BS.GAP.73", "dice.suit_die", 6),
    ("BS.GAP.74", "stealth.stealth_types", ["ranger"]),
    ("BS.GAP.75", "stealth.stealth_rounding", "before"),
    ("BS.GAP.76", "stealth.stealth_once", True),
    ("BS.GAP.77", "stealth.stealth_entry_is_activation", True),
    ("BS.GAP.80", "drone.ecm_attenuation_per_step", -2),
    ("BS.GAP.81", "drone.ecm_affects", "enemy"),
    ("BS.GAP.82", "drone.sentry_forbidden", ["marsh"]),
    ("BS.GAP.83", "drone.drone_sustain_mp", 0),
    ("BS.GAP.84", "drone.drone_min_level", 1),
    ("BS.GAP.85", "drone.drone_damage_level", 0),
    ("BS.GAP.86", "blast.bomb_centre", "marker_or_slag"),
    ("BS.GAP.87", "blast.blast_radius", 10),
    ("BS.GAP.88", "blast.blast_modifiers", ["shield", "cover"]),
    ("BS.GAP.89", "reading.mine_nuclear", "12.4.2"),
    ("BS.GAP.90", "blast.mine_trigger_radius", 0),
    ("BS.GAP.91", "blast.mine_dummies_per_live", 2),
    ("BS.GAP.92", "fire.facing_arc", 120),
    ("BS.GAP.93", "reading.hidden_log_order", "P-R-CC"),
    ("BS.GAP.94", "squad.squad_size.min", 5),
    ("BS.GAP.94", "squad.squad_size.max", 9),
    ("BS.GAP.94", "squad.squad_size.besides_commander", True),
    ("BS.GAP.95", "squad.reorganise_below", 9),
    ("BS.GAP.96", "squad.squad_loss_counts", ["down", "eliminated"]),
    ("BS.GAP.97", "special.storey_levels", 4),
    ("BS.GAP.99", "victory.victory.turns", 10),
    ("BS.GAP.99", "victory.victory.mode", "build_value"),
    ("BS.GAP.100", "force.max_armored", 20),
    ("BS.GAP.101", "force.drone_limits.per_type", 4),
    ("BS.GAP.101", "force.drone_limits.total", 9),
    ("BS.GAP.102", "turn.turn_track_boxes", 15),
    ("BS.GAP.102", "pieces.per_side.armored", 20),
    ("BS.GAP.102", "pieces.per_side.police", 10),
    ("BS.GAP.102", "pieces.per_side.militia", 15),
    ("BS.GAP.102", "pieces.per_side.drones", 9),
    ("BS.GAP.102", "pieces.per_side.active_command", 2),
    ("BS.GAP.102", "pieces.per_side.control", 10),
    ("BS.GAP.102", "pieces.per_side.victory_points", 4),
    ("BS.GAP.102", "pieces.per_side.stealth_tracking", 9),
    ("BS.GAP.102", "pieces.shared.complete", 40),
    ("BS.GAP.102", "pieces.shared.shock_panic", 24),
    ("BS.GAP.102", "pieces.shared.painted_plus3", 8),
    ("BS.GAP.102", "pieces.shared.painted_plus4", 2),
    ("BS.GAP.102", "pieces.shared.bunker_improved", 12),
    ("BS.GAP.102", "pieces.shared.mine_dummy", 16),
    ("BS.GAP.102", "pieces.shared.mine_explosive", 6),
    ("BS.GAP.102", "pieces.shared.mine_nuclear", 2),
    ("BS.GAP.102", "pieces.shared.rubble_tiles", 12),
    ("BS.GAP.102", "pieces.shared.slag_tiles", 12),
    ("BS.GAP.102", "pieces.shared.elevation_tiles", 40),
    ("BS.GAP.102", "pieces.shared.plus6_tiles", 20),
    ("BS.GAP.102", "pieces.shared.building_level", 12),
    ("BS.GAP.102", "pieces.shared.turn_marker", 1),
    ("BS.GAP.103", "fire.query_needs_los", True),
    ("BS.GAP.104", "reaction.reactor_status", "good_order"),
    ("BS.GAP.105", "reaction.reaction_blind_declaration", False),
    ("BS.GAP.106", "reaction.reaction_shots", 1),
    ("BS.GAP.107", "reaction.reactors_per_point", 1),
    ("BS.GAP.108", "terrain.edge_mp_total", 1),
    ("BS.GAP.109", "move.minimum_move_needs_mp", 1),
    ("BS.GAP.110", "bounce.free_bounce_from", "current_level"),
    ("BS.GAP.111", "bounce.midair_mp.sustain", 1),
    ("BS.GAP.111", "bounce.midair_mp.above_six", 1),
    ("BS.GAP.112", "bounce.hover_inside_terrain", False),
    ("BS.GAP.113", "landing.crash_compare", "le"),
    ("BS.GAP.114", "landing.crash_partial_payment", True),
    ("BS.GAP.115", "bounce.boost_duration", "turn"),
    ("BS.GAP.116", "special.marine_shield_min", 0),
    ("BS.GAP.117", "reading.citation", "rule_id"),
    ("BS.GAP.118", "reading.xref_15_3", "14.2.3"),
    ("BS.GAP.119", "reading.precedence", ["example", "specific", "general", "summary"]),
    ("BS.GAP.120", "landing.forced_landing_mp_deducted", True),
    ("BS.GAP.122", "map.edge_conflict", "stronger_wins"),
    ("BS.GAP.123", "morale.shaken_rapid", True),
    ("BS.GAP.124", "panic.berserk_needs_los", True),
    ("BS.GAP.125", "los.obstacle_top", "centre_level_plus_height"),
    ("BS.GAP.126", "landing.forced_landing_always_crash", False),
    ("BS.GAP.127", "bounce.sink_costs_sustain", True),
    ("BS.GAP.128", "combat.down_shield", 0),
    ("BS.GAP.129", "landing.walk_on_cost", "enter_mp"),
    ("BS.GAP.130", "fire.revealed_card", "kept"),
    ("BS.GAP.131", "hidden.hidden_lifted_range", 1),
    ("BS.GAP.132", "victory.point_holder", "active_grounded"),
    ("BS.GAP.133", "victory.self_inflicted_losses", True),
    ("BS.GAP.134", "setup.deployment_order", "defender_first"),
    ("BS.GAP.135", "blast.mine_area", "scenario_or_setup"),
    ("BS.GAP.136", "blast.detonation_windows", ["each_step", "before_attack", "end_of_activation"]),
    ("BS.GAP.137", "setup.unlawful_exit", "forbidden"),
    ("BS.GAP.138", "victory.early_end", True),
    ("BS.GAP.139", "setup.edge_choice", "each_soldier"),
    ("BS.GAP.140", "force.squads_most", 2),
    ("BS.GAP.141", "panic.berserk_sniper_fires", False),
    ("BS.GAP.142", "drone.drone_shock_crashes", True),
    ("BS.GAP.143", "bounce.boost_penalty_from", "spent"),
    ("BS.GAP.144", "leader.assistant_counts_from", "takeover"),
    ("BS.GAP.145", "turn.initiative_tie_counts", "on_map"),
    ("BS.GAP.146", "drone.shocked_drone_jams", False),
)
TABLES = {"BS.GAP.1": "combat.crt_table", "BS.GAP.2": "terrain.terrain_effects"}
"""The rulings that are whole tables: each has a test of its own."""

IN_DOCUMENTS = {"BS.GAP.3", "BS.GAP.78", "BS.GAP.79", "BS.GAP.98", "BS.GAP.121"}
"""The rulings that are documents and no parameters: soldier cards, the cards of two drones, scenarios, panels."""

BANDS = ((8, "NE"), (11, "S"), (13, "1"), (15, "S1"), (16, "2"), (18, "S2"), (19, "3"), (20, "S3"), (22, "X"))
"""The house table: strength and roll added up, and the result up to each sum."""

CHART = {
    "clear": (1, 0, 0, 0, False),
    "woods": (2, 2, -3, 6, True),
    "building": (2, 2, -5, 6, True),
    "marsh": (2, 0, -1, 0, False),
    "slag": (1, 0, 0, 0, False),
    "water": (3, 0, 0, 0, False),
    "rubble": (2, 2, -4, 2, True),
    "bunker": (2, 2, -7, 0, False),
    "bridge": (1, 0, 0, 0, False),
}
"""The house chart: movement points to enter and to land, attack modifier, height, whether it blocks sight."""


def as_ruled() -> Rules:
    """Return rules that say nothing of their own."""
    return Rules(kind="rules", id="as_ruled", title="As ruled")


@pytest.mark.parametrize(("ruling", "path", "default"), RULINGS)
def test_the_ruling_is_the_default(ruling: str, path: str, default: Any) -> None:
    """A parameter of the gap register exists, with the ruling as its default."""
    assert default_of(Rules, path) == default


def test_every_ruling_has_a_parameter_or_a_document() -> None:
    """The register has 146 rulings: 141 are parameters, five are documents of the pack."""
    decided = {ruling for ruling, _, _ in RULINGS} | {*TABLES}

    assert decided | IN_DOCUMENTS == {f"BS.GAP.{number}" for number in range(1, 147)}
    assert not decided & IN_DOCUMENTS


def test_the_combat_results_table_is_that_of_the_house() -> None:
    """Each of the 132 entries is the result of its sum of strength and roll. Rule: BS.GAP.1."""
    combat = as_ruled().combat

    for strength in range(11):
        for die in range(1, 13):
            expected = next(result for most, result in BANDS if strength + die <= most)
            assert combat.result(strength, die) == expected


@pytest.mark.parametrize(("name", "row"), CHART.items())
def test_the_terrain_effects_chart_is_that_of_the_house(name: str, row: tuple[Any, ...]) -> None:
    """Costs, modifiers and heights of every terrain. Rule: BS.GAP.2."""
    effect = getattr(as_ruled().terrain.terrain_effects, name)

    assert (effect.enter_mp, effect.land_mp, effect.attack_mod, effect.height, effect.blocks_los) == row


@pytest.mark.parametrize(("path", "field"), [pytest.param(*row, id=row[0]) for row in parameters_of(Rules)])
def test_every_parameter_says_what_it_is_and_which_rules_it_changes(path: str, field: FieldInfo) -> None:
    """An author can look up each parameter in the rulebook, and a reader of the rulebook the parameter."""
    assert_explained(field)


@pytest.mark.parametrize(
    ("group", "change"),
    [
        ("blast", {"mine_trigger_radius": True}),
        ("combat", {"down_shield": False}),
        ("map", {"panel_rotations": [False]}),
        ("modifiers", {"spillover_indirect_extra": False}),
        ("reading", {"may_combine": 0}),
        ("stealth", {"stealth_once": 1}),
    ],
)
def test_a_truth_is_no_number(group: str, change: dict[str, Any]) -> None:
    """`true` is not read as 1, nor 1 as `true`."""
    with pytest.raises(ValueError, match="wanted"):
        Rules.model_validate({"kind": "rules", "id": "house", "title": "House", group: change})
