"""The rules parameters: every parameter of the gap register is there, at its ruling."""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from schemas.models.seven_seconds.rules import Rules

RULINGS: tuple[tuple[str, str, Any], ...] = (
    ("7S.GAP.1", "unit_mods.assault.armour", 1),
    ("7S.GAP.1", "unit_mods.scout.sensors", 1),
    ("7S.GAP.1", "unit_mods.scout.stealth", 1),
    ("7S.GAP.1", "unit_mods.engineer.countermeasures", 1),
    ("7S.GAP.2", "unit_mods.effective_stat_cap", None),
    ("7S.GAP.3", "drone.rating_source", "card_then_troop_line"),
    ("7S.GAP.4", "range.plasma_band_in", 6),
    ("7S.GAP.5", "range.double_rifle_units", ["tactical"]),
    ("7S.GAP.5", "range.double_target_units", ["scout"]),
    ("7S.GAP.6", "range.double_rifle_units", ["tactical"]),
    ("7S.GAP.7", "rifle.plasma_dice_modifier", 0),
    ("7S.GAP.8", "range.boundary", "farther_band"),
    ("7S.GAP.9", "range.within_inclusive", True),
    ("7S.GAP.9", "range.epsilon_in", 0.001),
    (
        "7S.GAP.10",
        "mission.condition_types",
        [
            "objective_state",
            "objective_counters",
            "table_control",
            "enemy_troopers_killed",
            "own_troopers_lost",
            "own_troopers_surviving",
            "enemy_drones_killed",
            "enemy_commander_killed",
        ],
    ),
    ("7S.GAP.10", "mission.allow_negative_vp", True),
    ("7S.GAP.11", "troop_card.squad_min", 4),
    ("7S.GAP.11", "troop_card.squad_max", 8),
    ("7S.GAP.11", "troop_card.drone_line_scope", "line_then_card"),
    ("7S.GAP.12", "drone_card.allow_empty_line", True),
    ("7S.GAP.13", "chance_encounter.drone_purchase", False),
    ("7S.GAP.14", "figures.pool.commander", 1),
    ("7S.GAP.14", "figures.pool.tactical", 4),
    ("7S.GAP.14", "figures.pool.scout", 2),
    ("7S.GAP.14", "figures.pool.assault", 2),
    ("7S.GAP.14", "figures.pool.engineer", 1),
    ("7S.GAP.14", "figures.pool.basic_drone", 5),
    ("7S.GAP.14", "figures.pool.kamikaze_drone", 4),
    ("7S.GAP.14", "figures.pool.haywire_drone", 4),
    ("7S.GAP.14", "figures.pool.recce_drone", 3),
    ("7S.GAP.15", "base.diameter_in", 1.0),
    ("7S.GAP.16", "scale.half", False),
    ("7S.GAP.16", "scale.half_applies_to", ["move", "jump", "range_bands"]),
    ("7S.GAP.19", "objective.blue", ["delta", "epsilon"]),
    ("7S.GAP.19", "objective.red", ["alpha", "beta", "gamma"]),
    ("7S.GAP.20", "setup.attacker_objective_zone", 0.25),
    ("7S.GAP.20", "setup.defender_zone", 0.5),
    ("7S.GAP.20", "setup.zone_boundary", "inclusive"),
    ("7S.GAP.21", "objective.edge_clearance_in", 6),
    ("7S.GAP.21", "objective.spacing_in", 8),
    ("7S.GAP.21", "objective.clearance_inclusive", True),
    ("7S.GAP.22", "chance_encounter.initiative_tie", "reroll"),
    ("7S.GAP.23", "setup.edge_choices", ["north", "south", "east", "west"]),
    ("7S.GAP.25", "activation.extra_blips", 3),
    ("7S.GAP.25", "activation.extra_blips_scope", "turn"),
    ("7S.GAP.26", "activation.multi_counts_blips", True),
    ("7S.GAP.26", "activation.multi_zero_opponent", 3),
    ("7S.GAP.27", "activation.end_on_consecutive_passes", 2),
    ("7S.GAP.28", "blip.legal_actions", ["move"]),
    ("7S.GAP.29", "blip.reveal_inherits_activation", True),
    ("7S.GAP.30", "blip.voluntary_reveal_windows", ["own_turn", "enemy_turn", "before_countermeasures"]),
    ("7S.GAP.31", "reveal.facing", "owner_choice"),
    ("7S.GAP.31", "reveal.placement", "nearest_touching"),
    ("7S.GAP.32", "move.facing", "last_leg"),
    ("7S.GAP.32", "move.zero_move", "free_facing"),
    ("7S.GAP.33", "move.removal_rounding", "floor"),
    ("7S.GAP.34", "jump.legal_units", ["scout", "basic_drone", "kamikaze_drone", "haywire_drone", "recce_drone"]),
    ("7S.GAP.35", "jump.over_units", True),
    ("7S.GAP.35", "jump.land_impassable", False),
    ("7S.GAP.36", "terrain.types.hill.troopers.movement", "clear"),
    ("7S.GAP.36", "terrain.types.hill.drones.movement", "clear"),
    ("7S.GAP.36", "terrain.types.large_building.troopers.movement", "clear"),
    ("7S.GAP.36", "terrain.types.large_building.drones.movement", "clear"),
    ("7S.GAP.36", "terrain.types.rock_formation.troopers.movement", "clear"),
    ("7S.GAP.36", "terrain.types.rock_formation.drones.movement", "clear"),
    ("7S.GAP.37", "passive.moving_blip_units_count", "each"),
    ("7S.GAP.38", "passive.deep_heavy_blocks", False),
    ("7S.GAP.39", "passive.objective_counters_from", "any"),
    ("7S.GAP.40", "objective.secure_check", "on_move"),
    ("7S.GAP.41", "objective.inspected_min_counters", 1),
    ("7S.GAP.41", "objective.exclusive_states", False),
    ("7S.GAP.42", "objective.blips_count", False),
    ("7S.GAP.43", "target.off_arc_multiplier", 2),
    ("7S.GAP.43", "arc.boundary_inclusive", True),
    ("7S.GAP.44", "target.ground_points", True),
    ("7S.GAP.45", "cover.same_piece_exempt", ["light"]),
    ("7S.GAP.46", "cover.heavy_limit_scope", "total"),
    ("7S.GAP.47", "cover.stack_target_cover", False),
    ("7S.GAP.48", "cover.min_crossing_in", 0.001),
    ("7S.GAP.49", "cover.heavy_limit_in", 3),
    ("7S.GAP.50", "rifle.zero_dice_declarable", False),
    ("7S.GAP.51", "mg.may_target_troopers", False),
    ("7S.GAP.51", "mg.kill", [1, 2]),
    ("7S.GAP.52", "missile.illegal_units", ["commander"]),
    ("7S.GAP.53", "missile.requires_los", False),
    ("7S.GAP.53", "missile.requires_arc", False),
    ("7S.GAP.53", "missile.max_range_in", None),
    ("7S.GAP.53", "missile.ammunition", None),
    ("7S.GAP.54", "missile.legal_targets", ["enemy_unit", "objective", "ground"]),
    ("7S.GAP.55", "cm.radius_in", 3),
    ("7S.GAP.55", "cm.measure", "segment_to_base_edge"),
    ("7S.GAP.56", "cm.damaged_needs_roll", True),
    ("7S.GAP.57", "cm.stunned_works", True),
    ("7S.GAP.58", "cm.unrevealed_blips", "owner_may_reveal"),
    ("7S.GAP.59", "missile.legality_uses", "real_counters"),
    ("7S.GAP.60", "deviation.direction", "uniform_360"),
    ("7S.GAP.61", "blast.measure", "closest_edge"),
    ("7S.GAP.61", "deviation.off_table", "blast_without_crater"),
    ("7S.GAP.62", "blast.friendly", True),
    ("7S.GAP.62", "blast.blips", "reveal_and_resolve"),
    ("7S.GAP.63", "blast.predamaged", "destroyed_on_stage_1"),
    ("7S.GAP.64", "crater.diameter_in", 3),
    (
        "7S.GAP.65",
        "crater.removable",
        [
            "woods",
            "bush",
            "civilian_building",
            "large_building",
            "fortified_building",
            "rock_formation",
            "broken_rocky",
            "flamer_smoke",
            "crater",
        ],
    ),
    ("7S.GAP.66", "flamer.requires_los", False),
    ("7S.GAP.66", "flamer.friendly", True),
    ("7S.GAP.66", "flamer.radius_in", 2.5),
    ("7S.GAP.67", "attack.counter_required", ["fire_rifle", "fire_missile"]),
    ("7S.GAP.68", "smoke.cover", "light"),
    ("7S.GAP.68", "smoke.merge", False),
    ("7S.GAP.69", "command.range_in", None),
    ("7S.GAP.69", "command.blips", False),
    ("7S.GAP.69", "command.self", False),
    ("7S.GAP.70", "scramble.new_blips_activated", False),
    ("7S.GAP.70", "scramble.ends_activation", True),
    ("7S.GAP.71", "scramble.keep_damage", True),
    ("7S.GAP.72", "kamikaze.hit_comparison", "lower_than"),
    ("7S.GAP.73", "kamikaze.roll_deviation", False),
    ("7S.GAP.74", "kamikaze.dice", "robotics"),
    ("7S.GAP.74", "kamikaze.crater", True),
    ("7S.GAP.74", "kamikaze.countermeasures", False),
    ("7S.GAP.75", "kamikaze.passive_before_explosion", True),
    ("7S.GAP.77", "haywire.free_toggle_after_move", False),
    ("7S.GAP.78", "jammer.measure", "closest_edge"),
    ("7S.GAP.78", "jammer.haywire_immune", "own_only"),
    ("7S.GAP.79", "jammer.counts_for_heavy_limit", True),
    ("7S.GAP.80", "terrain.types.marsh.troopers.cover", "light"),
    ("7S.GAP.80", "terrain.types.marsh.troopers.movement", "hindering"),
    ("7S.GAP.80", "terrain.types.marsh.drones.cover", "light"),
    ("7S.GAP.80", "terrain.types.marsh.drones.movement", "clear"),
    ("7S.GAP.81", "terrain.types.fortified_building.troopers.cover", "heavy"),
    ("7S.GAP.81", "terrain.types.fortified_building.troopers.movement", "hindering"),
    ("7S.GAP.81", "terrain.types.fortified_building.drones.cover", "heavy"),
    ("7S.GAP.81", "terrain.types.fortified_building.drones.movement", "hindering"),
    ("7S.GAP.82", "terrain.aliases.lake", "river"),
    ("7S.GAP.82", "terrain.aliases.deep_river", "river"),
    ("7S.GAP.82", "terrain.aliases.ruins", "broken_rocky"),
    ("7S.GAP.82", "terrain.aliases.rubble", "broken_rocky"),
    ("7S.GAP.82", "terrain.aliases.brush", "bush"),
    ("7S.GAP.83", "terrain.types.bush.troopers.cover", "light"),
    ("7S.GAP.83", "terrain.types.bush.troopers.movement", "clear"),
    ("7S.GAP.83", "terrain.types.bush.drones.cover", "light"),
    ("7S.GAP.83", "terrain.types.bush.drones.movement", "hindering"),
    ("7S.GAP.84", "los.own_piece_blocks", False),
    ("7S.GAP.85", "los.units_block", False),
    ("7S.GAP.86", "damage.failed_action_spent", True),
    ("7S.GAP.86", "damage.failed_action_counter", 0),
    ("7S.GAP.87", "stun.stacks", False),
    ("7S.GAP.88", "end.no_troopers_either_side", "contested"),
    ("7S.GAP.89", "withdraw.timing", "end_of_round"),
    ("7S.GAP.89", "withdraw.both", "agreement"),
    ("7S.GAP.90", "withdraw.units_survive", True),
    ("7S.GAP.91", "end.attacker_choice", "per_objective"),
    ("7S.GAP.92", "victory.draw_at", 0),
    ("7S.GAP.93", "campaign.draw_resets_streak", False),
    ("7S.GAP.94", "campaign.bank_tech", True),
    ("7S.GAP.94", "campaign.opponent_snapshot", "before_purchases"),
    ("7S.GAP.95", "campaign.stat_max", 5),
    ("7S.GAP.96", "faction.underspend", "warning"),
    ("7S.GAP.97", "campaign.roll_bonus_scope", "game_type_roll"),
    ("7S.GAP.98", "end.max_rounds", 12),
    ("7S.GAP.102", "drone.arc_deg", 360),
    ("7S.GAP.103", "repair.clears_stun", False),
    ("7S.GAP.104", "target.objective_by", "any"),
    ("7S.GAP.105", "blip.pair_uses_activations", 1),
    ("7S.GAP.106", "passive.test", "final_position"),
    ("7S.GAP.107", "target.intervening_charge", "once_per_target"),
    ("7S.GAP.108", "stun.command_gives_full_activation", True),
    ("7S.GAP.109", "target.blip_cost_basis", "blip_position"),
    ("7S.GAP.110", "los.line", "edge_to_edge"),
    ("7S.GAP.111", "move.leave_table", False),
    ("7S.GAP.112", "setup.blip_overlap", False),
    ("7S.GAP.112", "setup.blip_in_impassable", False),
    ("7S.GAP.113", "objective.diameter_in", 1.0),
    ("7S.GAP.113", "objective.blocks_movement", False),
    ("7S.GAP.114", "commander.succession", "none"),
    ("7S.GAP.115", "objective.kamikaze_contact_destroys", True),
    ("7S.GAP.116", "damage.repair_resets", True),
    ("7S.GAP.117", "passive.reveals", "enemy_blips"),
    ("7S.GAP.118", "target.min_dice", 1),
)
WITHOUT_PARAMETER = {"7S.GAP.17", "7S.GAP.18", "7S.GAP.24", "7S.GAP.76", "7S.GAP.99", "7S.GAP.100", "7S.GAP.101"}


def value(path: str) -> Any:
    """Return the default of the parameter `path` as plain data."""
    data: Any = Rules(kind="rules", id="as_ruled", title="As ruled").model_dump(mode="json")
    for name in path.split("."):
        data = data[name]
    return data


@pytest.mark.parametrize(("ruling", "path", "default"), RULINGS)
def test_the_ruling_is_the_default(ruling: str, path: str, default: Any) -> None:
    """A parameter of the gap register exists under its own name, with the ruling as its default."""
    assert value(path) == default


def test_every_ruling_has_a_parameter_or_needs_none() -> None:
    """The register has 118 rulings; those on wording alone change nothing in play."""
    decided = {ruling for ruling, _, _ in RULINGS}

    assert decided | WITHOUT_PARAMETER == {f"7S.GAP.{number}" for number in range(1, 119)}
    assert not decided & WITHOUT_PARAMETER


def fields(model: type[BaseModel], path: str = "") -> Iterator[tuple[str, FieldInfo]]:
    """Yield every parameter below `model` with its dotted name."""
    for name, field in model.model_fields.items():
        if isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel):
            yield from fields(field.annotation, f"{path}{name}.")
        elif path:
            yield path + name, field


@pytest.mark.parametrize(("path", "field"), [pytest.param(*row, id=row[0]) for row in fields(Rules)])
def test_every_parameter_says_what_it_is_and_which_rules_it_changes(path: str, field: FieldInfo) -> None:
    """An author can look up each parameter in the rulebook, and a reader of the rulebook the parameter."""
    assert field.description is not None
    assert field.description.endswith(".")
    assert isinstance(field.json_schema_extra, dict)
    assert field.json_schema_extra["x-rules"]
