"""The rules parameters of the game of maneuvers: every parameter of the gap register is there, at its ruling."""

from typing import Any

import pytest
from pydantic.fields import FieldInfo

from schemas.models.maneuvers.rules import Rules
from tests.schemas.models.parameters import assert_explained, default_of, parameters_of

NO_PARAMETER = {9, 27}
"""Which maneuvers are direct attacks, and on which roll a disadvantage is: said by each maneuver, not by the rules."""

RULINGS: tuple[tuple[int, str, Any], ...] = (
    (1, "dice.action", 6),
    (1, "dice.initiative", 6),
    (2, "total.start", {"even": 0, "scouted": 3, "prepared_position": 3, "ambush": 6, "caught_off_guard": -3}),
    (3, "total.edge_needed", True),
    (3, "total.points_floor", 0),
    (4, "order.ties", "action_value"),
    (5, "character.rating", {"least": 0, "most": 5}),
    (6, "opposing.after_lost_action", True),
    (7, "hiding.ends_by_moving", True),
    (7, "hiding.exposure_ends_by_moving", True),
    (8, "escape.takes_action", True),
    (8, "escape.points", 10),
    (10, "hiding.ends_by_moving", True),
    (11, "hiding.exposure_waives", True),
    (11, "hiding.exposure_ends_by_use", True),
    (11, "hiding.disadvantage", 1),
    (11, "hiding.exposed_advantage", 1),
    (12, "hiding.snipe_needs_ready", True),
    (13, "observing.observer_until", "fight_end"),
    (14, "observing.flag_until", "actor_next_action"),
    (14, "observing.flag_advantage", 1),
    (15, "hiding.masked", True),
    (16, "lasting.aid_stacks", False),
    (17, "observing.extra", "full"),
    (18, "advantage.stacking", "best_of_n"),
    (19, "damage.tier_replaces", True),
    (19, "damage.casualty_times", 2),
    (20, "late.opposing_fails", True),
    (20, "late.tie_fails", False),
    (20, "late.from_round", 4),
    (21, "late.total_at", "after_effect"),
    (21, "late.casualty_at_most", 0),
    (22, "end.concede_edge", 20),
    (22, "end.concede_from_round", 3),
    (22, "end.rounds", 8),
    (22, "end.clear_edge", 10),
    (22, "end.decisive_edge", 20),
    (23, "dice.check", 6),
    (23, "check.fallout", [
        {"least": 4, "outcome": "none"}, {"least": 2, "outcome": "shaken"},
        {"least": 0, "outcome": "wounded"}, {"least": None, "outcome": "out_of_action"},
    ]),
    (23, "check.casualty", [
        {"least": 6, "outcome": "shaken"}, {"least": 4, "outcome": "wounded"},
        {"least": 1, "outcome": "out_of_action"}, {"least": None, "outcome": "killed"},
    ]),
    (24, "character.action_value", {"least": 0, "most": 5}),
    (24, "character.damage", {"least": 1, "most": 10}),
    (24, "character.armor", {"least": 1, "most": 5}),
    (24, "character.resilience", {"least": 0, "most": 3}),
    (25, "squad.size", 4),
    (26, "opposing.against", "target_and_opponent"),
    (28, "total.floor", None),
    (28, "dice.points", 6),
    (29, "check.several", "worst"),
    (29, "check.escaped_too", True),
    (30, "lasting.ends", "start"),
    (30, "lasting.lost_action_counts", True),
    (31, "order.alternation", "per_group"),
    (31, "order.each_round", False),
    (32, "total.points_floor", 0),
    (33, "end.victory_by", "harm"),
    (33, "end.harm_points", {"fallout": 1, "casualty": 3, "dead": 5, "left": 3}),
)  # fmt: skip


@pytest.mark.parametrize(("ruling", "path", "default"), RULINGS)
def test_the_ruling_is_the_default(ruling: int, path: str, default: Any) -> None:
    """A parameter of the gap register exists, with the ruling as its default."""
    assert default_of(Rules, path) == default


def test_every_ruling_has_a_parameter() -> None:
    """The register has 33 rulings, and an author can change each: two in the maneuvers, the others in the rules."""
    assert {ruling for ruling, _, _ in RULINGS} | NO_PARAMETER == {*range(1, 34)}


def test_every_default_stands_in_the_table() -> None:
    """Only what is ours has no ruling: what characters cost, and the budget."""
    ruled = {path for _, path, _ in RULINGS}

    assert {path for path, _ in parameters_of(Rules, depth=1)} - ruled == {"squad.budget", "squad.cost"}


@pytest.mark.parametrize(("path", "field"), [pytest.param(*row, id=row[0]) for row in parameters_of(Rules, depth=1)])
def test_every_parameter_says_what_it_is_and_which_rules_it_changes(path: str, field: FieldInfo) -> None:
    """An author can look up each parameter in the rulebook, and a reader of the rulebook the parameter."""
    assert_explained(field)
