"""The rules parameters of SURVIVE: every parameter of the gap register is there, at its ruling."""

from typing import Any

import pytest
from pydantic.fields import FieldInfo

from schemas.models.survive.rules import Rules
from tests.schemas.models.parameters import assert_explained, default_of, parameters_of

GUNS = {"ranged_to_hit": 5, "ranged_range_in": 13}

RULINGS: tuple[tuple[int, str, Any], ...] = (
    (1, "effect.method", "formula"),
    (2, "victory.last_turn_measure", "keychip"),
    (2, "victory.nobody_active", "control_wins"),
    (3, "control_count.two_players", {"prime_cu": 1, "cu": 2, "rip_saw": 1, "buzz_saw": 1, "hack_saw": 0}),
    (3, "control_count.three_players", {"prime_cu": 1, "cu": 3, "rip_saw": 1, "buzz_saw": 1, "hack_saw": 1}),
    (3, "control_count.four_players", {"prime_cu": 1, "cu": 4, "rip_saw": 1, "buzz_saw": 2, "hack_saw": 1}),
    (4, "limits.power", {"least": 1, "most": 10}),
    (4, "limits.difficulty", {"least": 1, "most": 10}),
    (4, "limits.weight", {"least": 0, "most": 8}),
    (4, "limits.ammo", {"least": 1, "most": 10}),
    (5, "to_hit.formula", "shortfall"),
    (5, "to_hit.least", 1),
    (5, "to_hit.most", 9),
    (5, "to_hit.campaign_bonus", 1),
    (6, "game.mode", "level"),
    (7, "limits.stamina", {"least": 1, "most": 6}),
    (7, "limits.grit", {"least": 1, "most": 10}),
    (7, "limits.toughness", {"least": 1, "most": 10}),
    (7, "limits.shooting", {"least": 1, "most": 9}),
    (7, "limits.combat", {"least": 1, "most": 9}),
    (8, "board.two_players.outer_in", 8),
    (8, "board.three_players.inner_in", 5),
    (8, "board.four_players.width_in", 60),
    (8, "game.players_least", 2),
    (8, "game.players_most", 4),
    (9, "control.red_line", "ocz_outer"),
    (10, "ammo.roll_when", "every_shot"),
    (10, "ammo.control_units", False),
    (11, "ammo.reroll_in_recovery", True),
    (12, "ammo.dazed_clears", "recovery_only"),
    (13, "combat.opening_complete", True),
    (14, "combat.automatic_strike", "order"),
    (15, "combat.grit_tie", "charger"),
    (16, "combat.run_bonus", "cumulative"),
    (17, "mobbing.miss_limit", 2),
    (17, "mobbing.miss_scope", "pair_total"),
    (17, "mobbing.order", ["rear", "front", "target"]),
    (18, "blink.cell", "centre"),
    (18, "blink.single_unit", True),
    (18, "blink.in_enemy_contact", False),
    (18, "blink.may_shoot", False),
    (19, "control.blink_out", "remove"),
    (20, "direction.step_deg", 36),
    (21, "pulse.geometry", "ray"),
    (21, "pulse.tolerance_in", 0.1),
    (22, "control.action", "charge_then_shoot"),
    (23, "arc.front_deg", 90),
    (24, "shooting.estimate_error_in", 0),
    (25, "terrain.kinds.bunker_slit", {"blocks": False, "cover": -2}),
    (25, "terrain.kinds.wall", {"blocks": True, "cover": 0}),
    (26, "hold.interrupt", True),
    (26, "hold.counts_as_activated", True),
    (27, "turn.initiative", "highest"),
    (27, "turn.initiative_tie", "reroll"),
    (28, "turn.units_per_phase", 1),
    (28, "team.double_team_same_kind", True),
    (29, "double_tap.sum_toughness", "before_first_shot"),
    (29, "double_tap.sum_may_daze", False),
    (30, "grenade.dazed_range_share", 0.5),
    (30, "grenade.scatter_share", 0.5),
    (31, "red.first_fatality_scope", "player_units"),
    (32, "red.counts_for_mob", False),
    (33, "keychip.pickup", "base_contact"),
    (33, "keychip.drop_on_daze", False),
    (34, "campaign.rewards", "record_only"),
    (35, "limits.total_weight", 8),
    (36, "control.prime_cu", {"move_in": 6, "charge_in": 13, **GUNS, "ranged_power": 7, "close_to_hit": 4,
                              "close_power": 6, "grit": 6, "toughness": 6}),
    (36, "control.cu", {"move_in": 6, "charge_in": 13, **GUNS, "ranged_power": 6, "close_to_hit": 4,
                        "close_power": 5, "grit": 4, "toughness": 5}),
    (36, "control.rip_saw", {"move_in": 6, "charge_in": 13, **GUNS, "ranged_power": 6, "close_to_hit": 4,
                             "close_power": 7, "grit": 5, "toughness": 6}),
    (36, "control.buzz_saw", {"move_in": 8, "charge_in": None, **GUNS, "ranged_power": 5, "close_to_hit": 3,
                              "close_power": 5, "grit": 3, "toughness": 5}),
    (36, "control.hack_saw", {"move_in": 13, "charge_in": 13, "ranged_to_hit": None, "ranged_power": None,
                              "ranged_range_in": None, "close_to_hit": 7, "close_power": 7, "grit": 7,
                              "toughness": 4}),
    (37, "dazed.toughness_floor", 0),
    (38, "team.mob_run_coherency", "chain"),
    (39, "movement.charge_straight", True),
    (40, "victory.last_turn_test", "before_recovery"),
    (41, "mob.size", 5),
    (41, "mob.deploy_in", 4),
    (41, "board.four_players.corners", ["south_west", "north_west", "north_east", "south_east"]),
    (42, "victory.all_dead", "control_wins"),
    (43, "red.fire", "nearest"),
    (44, "shooting.charge_shots", 1),
    (45, "control.disabled", "limited"),
    (45, "control.disabled_modifier", -1),
    (46, "control.hack_contact_is_charge", True),
    (47, "combat.unarmed", {"power": 3, "difficulty": 1}),
    (48, "to_hit.modifier_stage", "after_formula"),
    (49, "arc.rear_boundary", "front"),
    (50, "hold.second_shot_after_jam", False),
    (51, "combat.dazed_survivor_wins", True),
    (52, "mobbing.run_begins", "first_hit"),
)  # fmt: skip


@pytest.mark.parametrize(("ruling", "path", "default"), RULINGS)
def test_the_ruling_is_the_default(ruling: int, path: str, default: Any) -> None:
    """A parameter of the gap register exists, with the ruling as its default."""
    assert default_of(Rules, path) == default


def test_every_ruling_has_a_parameter() -> None:
    """The register has 52 rulings, and an author can change each."""
    assert {ruling for ruling, _, _ in RULINGS} == {*range(1, 53)}


@pytest.mark.parametrize(("path", "field"), [pytest.param(*row, id=row[0]) for row in parameters_of(Rules, depth=1)])
def test_every_parameter_says_what_it_is_and_which_rules_it_changes(path: str, field: FieldInfo) -> None:
    """An author can look up each parameter in the rulebook, and a reader of the rulebook the parameter."""
    assert_explained(field)
