"""The kinds of question that worked cases of the game of maneuvers ask, and who answers each: one row an op."""

from collections.abc import Callable, Mapping

from tests.rules.adapters.maneuvers import course, legality, lookups, play
from tests.rules.adapters.maneuvers.bench import Answer, Given

Answerer = Callable[[Given], Answer]

ANSWERS: Mapping[str, Answerer] = {
    "check": lookups.check,
    "compare": lookups.compare,
    "damage_pair": play.damage_pair,
    "direct_damage": lookups.direct_damage,
    "edge": lookups.edge,
    "escape_confirm": lookups.escape_confirm,
    "expected_swing": lookups.expected_swing,
    "fight_end": course.fight_end,
    "harm": lookups.harm,
    "late_failure": lookups.late_failure,
    "legal": play.legal,
    "net_dice": lookups.net_dice,
    "next_actor": course.next_actor,
    "opposer": play.opposer,
    "order": course.order,
    "p_outcome": lookups.p_outcome,
    "resolve": play.resolve,
    "roll_result": lookups.roll_result,
    "snipe_net": lookups.snipe_net,
    "validate_character": legality.validate_character,
    "validate_squad": legality.validate_squad,
    "winner_by_harm": course.by_harm,
    "worst": lookups.worst,
}
