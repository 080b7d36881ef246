"""The rules parameters of infantry: every parameter of the gap register is there, at its ruling."""

from typing import Any

import pytest
from pydantic.fields import FieldInfo

from schemas.models.infantry.rules import Rules
from tests.schemas.models.parameters import assert_explained, default_of, parameters_of

BASE = {"ranged": 6, "crewed": 6, "explosive": 6, "incendiary": 6, "thrown": 7, "melee": 7}

RULINGS: tuple[tuple[int, str, Any], ...] = (
    (1, "crewed.columns", "swapped"),
    (2, "thrown.dots_per_ap", 1),
    (2, "thrown.most_ap", 8),
    (4, "sections.crewed_keeps", ["secondary", "other", "grenades", "melee"]),
    (5, "crewed.takeover_needs_set_up", True),
    (5, "crewed.takeover_needs_crew", False),
    (5, "actions.pick_up", 2),
    (6, "options.body_armor", True),
    (7, "card.cells", 10),
    (7, "card.ap_row", [8, 8, 7, 7, 6, 6, 5, 4, 3, 2]),
    (9, "extra_ammunition.types", ["explosive", "incendiary"]),
    (9, "extra_ammunition.fills_other", True),
    (11, "fire.both", True),
    (11, "fire.turns", 6),
    (11, "fire.spreads", "never"),
    (12, "scatter.incendiary_miss", "no_effect"),
    (13, "smoke.counted_in", "game_turns"),
    (14, "actions.standard_dot", 1),
    (14, "actions.crawl_dot", 2),
    (14, "actions.drop_prone", 1),
    (14, "actions.stand_up", 2),
    (14, "actions.change_weapon", 1),
    (15, "terrain.combined", "most"),
    (15, "terrain.climb_wall", 5),
    (16, "target.base", BASE),
    (16, "target.long_range", 2),
    (16, "target.prone", 2),
    (16, "target.low_cover", 2),
    (16, "target.light_vegetation", 1),
    (16, "target.heavy_vegetation", 2),
    (16, "target.always_misses", 2),
    (16, "target.always_hits", 12),
    (17, "target.base", BASE),
    (18, "scatter.least", 1),
    (18, "scatter.most", 6),
    (19, "target.swamp", 1),
    (20, "grid.shape", "square"),
    (20, "grid.metric", "chebyshev"),
    (21, "wire.entangled_may_attack", True),
    (21, "wire.freed_acts", True),
    (22, "tunnels.combat_scope", "all_attacks"),
    (23, "water.counted", ["primary", "secondary"]),
    (23, "water.crewed", False),
    (23, "actions.drop_weapon", 1),
    (24, "water.rings", "listed"),
    (24, "water.incendiary", False),
    (24, "fire.on_water", False),
    (25, "target.sneak_suit_stacks", True),
    (26, "large_targets.types", ["explosive", "incendiary"]),
    (27, "breaching.breached_by", "more"),
    (28, "morale.trigger", "new_death"),
    (28, "morale.fails", "shaken"),
    (28, "morale.routed_after", 2),
    (29, "turn.first", "roll"),
    (29, "turn.explosions", "end_of_turn"),
    (30, "arcs.narrow_deg", 60),
    (30, "arcs.wide_deg", 120),
    (30, "target.wide_arc", 1),
    (32, "melee.fists_ap", 3),
    (32, "melee.fists_dice", 1),
    (33, "points.trooper", {"green": 60, "regular": 80, "veteran": 105, "elite": 130}),
    (33, "points.armor_cell", 10),
    (33, "points.sneak_suit", 20),
    (33, "points.leadership", 15),
    (33, "points.extra_ammunition_percent", 50),
    (33, "points.budget", 1750),
    (34, "squad.size", 8),
    (35, "morale.naturals", False),
    (36, "action_points.order", "armor_first"),
    (36, "action_points.movement_cap", 8),
    (37, "movement_fire.crewed", False),
    (38, "scenario.turns", 12),
    (38, "scenario.draw_percent", 10),
    (39, "terrain.per_dot", 1),
    (39, "terrain.through_friends", True),
    (40, "crewed.crew_to_fire", False),
    (41, "squad.leader_replaced", False),
    (42, "morale.leader_counts", True),
    (43, "breaching.vehicle", "medium"),
    (44, "sight.contours", "block"),
    (45, "terrain.trees", "impassable"),
    (45, "breaching.tree", "tree"),
    (46, "sections.grenades", 4),
    (47, "explosion.low_cover_from", ["explosive", "incendiary"]),
    (48, "crewed.participants", "crew"),
    (49, "fire.turns", 6),
    (49, "turn.start_order", ["fires_out", "smoke", "fire_damage"]),
    (50, "explosion.line", "detonation"),
    (51, "smoke.on_wall", "no_smoke"),
    (52, "arcs.own_dot", False),
    (53, "armor.order_matters", False),
    (54, "extra_ammunition.needs_figure", True),
)
IN_DOCUMENTS = {3, 8, 10, 31}
"""A misprint, and what the cards of weapons hold: `mount`, `section`, and the weapons at all."""
OPTIONS = {
    "crewed_weapons", "body_armor", "explosive_ranged", "incendiary", "smoke", "advanced_terrain", "barbed_wire",
    "trench_tunnel", "water", "movement_fire", "sneak_suits", "large_targets", "breaching", "experience", "morale",
}  # fmt: skip
"""The fifteen advanced rules of IN.GEN.1."""


@pytest.mark.parametrize(("ruling", "path", "default"), RULINGS)
def test_the_ruling_is_the_default(ruling: int, path: str, default: Any) -> None:
    """A parameter of the gap register exists, with the ruling as its default, and names the ruling."""
    assert default_of(Rules, path) == default
    fields = dict(parameters_of(Rules, depth=2))
    extra = fields[path].json_schema_extra
    assert isinstance(extra, dict)
    assert f"IN.GAP.{ruling}" in str(extra["x-rules"])


def test_every_ruling_has_a_parameter() -> None:
    """The register has 54 rulings, and an author can change each, four of them in documents."""
    assert {ruling for ruling, _, _ in RULINGS} == {*range(1, 55)} - IN_DOCUMENTS


def test_what_a_table_leaves_out_is_as_ruled() -> None:
    """An author who makes elite troopers dearer need not say what all others cost."""
    changed = {"points": {"trooper": {"elite": 200}}, "breaching": {"toughness": {"tree": 3}}}
    rules = Rules.model_validate({"kind": "rules", "id": "dear", "title": "Dear", **changed})

    assert rules.points.trooper == {"green": 60, "regular": 80, "veteran": 105, "elite": 200}
    assert rules.breaching.toughness == {
        "tree": 3, "wall": 10, "light": 15, "medium": 40, "heavy": 90, "hardened": 140,
    }  # fmt: skip


def test_each_advanced_rule_is_a_switch() -> None:
    """IN.GEN.1: each may be played or left out by itself, and all are played as ruled."""
    assert default_of(Rules, "options") == dict.fromkeys(OPTIONS, True)


@pytest.mark.parametrize(("path", "field"), [pytest.param(*row, id=row[0]) for row in parameters_of(Rules, depth=2)])
def test_every_parameter_says_what_it_is_and_which_rules_it_changes(path: str, field: FieldInfo) -> None:
    """An author can look up each parameter in the rulebook, and a reader of the rulebook the parameter."""
    assert_explained(field)
