"""The questions that worked cases of Battlesuit ask, and who answers each: one row an op."""

from collections.abc import Callable, Mapping

from tests.rules.adapters.battlesuit import fights, hidden, lines, orders, places, proposals
from tests.rules.adapters.battlesuit.house_rules import Answer, Given

Answerer = Callable[[Given], Answer]

ANSWERS: Mapping[str, Answerer] = {
    "apply_result": fights.apply_result,
    "attack_chain": fights.attack_chain,
    "attack_strength": fights.attack_strength,
    "blast": fights.blast,
    "blind": lines.blind,
    "bomb_centre": hidden.bomb_centre,
    "bomb_lost": hidden.bomb_lost,
    "bomb_structure_odds": hidden.bomb_structure_odds,
    "card_column": fights.card_column,
    "climb": orders.climb,
    "coord": places.coord,
    "crt": fights.crt,
    "crt_monotone": fights.crt_monotone,
    "crt_odds": fights.crt_odds,
    "demolish": orders.demolish,
    "distance": places.distance_between,
    "drone_move": hidden.drone_move,
    "drone_over": hidden.drone_over,
    "facing": places.facing,
    "force_check": proposals.force_check,
    "hidden_setup": proposals.hidden_setup,
    "layout_check": places.layout_check,
    "layout_stats": places.layout_stats,
    "los": lines.los,
    "mine_setup": hidden.mine_setup,
    "morale_odds": fights.morale_odds,
    "morale_roll": fights.morale_roll,
    "neighbours": places.neighbours,
    "panel_check": places.panel_check,
    "panel_stats": places.panel_stats,
    "panel_terrain": places.panel_terrain,
    "pool_ratio": proposals.ratio,
    "same_point": places.same_point,
    "scenario_check": proposals.scenario_check,
    "scenario_size": proposals.scenario_size,
    "sentry_setup": hidden.sentry_setup,
    "spillover_targets": places.spillover_targets,
    "stealth_check": hidden.stealth_check,
    "stealth_hidden_odds": hidden.stealth_hidden_odds,
    "stealth_reveal": hidden.stealth_reveal,
    "zone_terrain": lines.zone_terrain,
}
