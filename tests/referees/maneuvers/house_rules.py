"""Rules of the house, drawn by a seed: any question that the rulebook leaves open, decided in another way."""

from collections.abc import Mapping
from random import Random
from typing import Any

HOW_MANY_DIFFER = 0.4
CHOICES: Mapping[str, tuple[Any, ...]] = {
    "dice.action": (8, 4, 10),
    "dice.initiative": (4, 2),
    "dice.points": (4, 3),
    "dice.check": (8, 10),
    "advantage.stacking": ("once",),
    "total.floor": (0, -2, -10),
    "total.edge_needed": (False,),
    "total.points_floor": (5, -5),
    "order.ties": ("squad",),
    "order.alternation": ("running",),
    "order.each_round": (True,),
    "opposing.after_lost_action": (False,),
    "opposing.against": ("target",),
    "hiding.disadvantage": (2, 0),
    "hiding.ends_by_moving": (False,),
    "hiding.exposed_advantage": (2, 0),
    "hiding.exposure_waives": (False,),
    "hiding.exposure_ends_by_moving": (False,),
    "hiding.exposure_ends_by_use": (False,),
    "hiding.snipe_needs_ready": (False,),
    "observing.observer_until": ("next_action",),
    "observing.flag_until": ("fight_end",),
    "observing.flag_advantage": (2, 0),
    "observing.extra": ("effect_only",),
    "escape.points": (4, 2),
    "escape.takes_action": (False,),
    "lasting.ends": ("end",),
    "lasting.lost_action_counts": (False,),
    "lasting.aid_stacks": (True,),
    "damage.casualty_times": (3, 1),
    "damage.tier_replaces": (False,),
    "late.from_round": (1, 2, 6),
    "late.casualty_at_most": (5, -5),
    "late.opposing_fails": (False,),
    "late.tie_fails": (True,),
    "late.total_at": ("before_effect",),
    "end.concede_edge": (12, None, 40),
    "end.concede_from_round": (1, 2),
    "end.rounds": (6, 5, 10),
    "end.victory_by": ("edge",),
    "end.harm_points": ({"fallout": 2, "casualty": 2, "dead": 2, "left": 0}, {"left": 6}),
    "end.clear_edge": (4, 7),
    "end.decisive_edge": (12, 25),
    "check.several": ("first",),
    "check.escaped_too": (False,),
}


def drawn(seed: int) -> Mapping[str, Mapping[str, Any]]:
    """Return the rules of a seed that differ from those as ruled, in their groups; seed 0 has none."""
    draw, groups = Random(seed), dict[str, dict[str, Any]]()
    for path, choices in CHOICES.items():
        group, _, name = path.partition(".")
        if seed and draw.random() < HOW_MANY_DIFFER:
            groups.setdefault(group, {})[name] = draw.choice(choices)
    return groups
