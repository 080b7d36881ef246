"""The questions that worked cases of Battlesuit ask, and who answers each: one row an op."""

from collections.abc import Callable, Mapping

from tests.rules.adapters.battlesuit import places
from tests.rules.adapters.battlesuit.places import Answer, Given

Answerer = Callable[[Given], Answer]

ANSWERS: Mapping[str, Answerer] = {
    "coord": places.coord,
    "distance": places.distance_between,
    "facing": places.facing,
    "layout_check": places.layout_check,
    "layout_stats": places.layout_stats,
    "neighbours": places.neighbours,
    "panel_check": places.panel_check,
    "panel_stats": places.panel_stats,
    "same_point": places.same_point,
    "spillover_targets": places.spillover_targets,
}
