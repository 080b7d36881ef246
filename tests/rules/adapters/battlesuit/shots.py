"""Who fires at whom: paint, spotters, second targets, spillover, and what shots come to."""

from typing import Any

from engine.games.battlesuit.kernel.actions.fire import aim_at, fire_standing, keep_first
from engine.games.battlesuit.kernel.board.places import points_apart, sees
from engine.games.battlesuit.kernel.codes import Action, Part
from engine.games.battlesuit.kernel.event_codes import Event, Option
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.targets import is_near_first, may_attack
from engine.games.battlesuit.kernel.legal.targets import may_paint as may_light_up
from engine.games.battlesuit.kernel.numbers.attack import set_attack_parts, set_manner_parts
from engine.games.battlesuit.odds.shots import MOST_HITS, hits_after
from tests.engine.games.battlesuit.bench import Bench
from tests.engine.games.battlesuit.bench import bench as table_of
from tests.rules.adapters.battlesuit.bench import WALK, flat_game, stand
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, cards_of, groups_of, rules_of

BESIDE_THE_TARGET = ("A-G-15", "A-I-15", "A-H-14", "A-H-16", "A-G-14", "A-G-16")


def second_target(given: Given) -> Answer:
    """Answer whether a second target is near enough to the first."""
    game = flat_game(rules_of(given), given)
    apart = given["distance_between_targets"]
    there = next(dot for dot in WALK if points_apart(game, WALK[0], dot) == apart)
    shooter, second = stand(game, 0, "front_line", WALK[1]), stand(game, 1, "front_line", there)
    first = stand(game, 1, "front_line", WALK[0])
    game.battle.mover, game.attack.die = shooter, given["first_die"]
    keep_first(game, first, WALK[0])
    return {"allowed": is_near_first(game, shooter, second)}


def spillover(given: Given) -> Answer:
    """Answer what spillover does to a strength."""
    game = flat_game(rules_of(given), given)
    attack = game.attack
    attack.attacker, attack.range_points = [*cards_of({})].index("front_line"), 2
    attack.spillover, attack.indirect = 1, int(not given.get("original_los"))
    set_manner_parts(game.numbers, game.cards, attack)
    parts = {"indirect": attack.parts[Part.INDIRECT], "spillover": attack.parts[Part.SPILLOVER]}
    modifiers = {name: value for name, value in parts.items() if value}
    return {"modifiers": modifiers, "strength": given["base_strength"] + sum(modifiers.values())}


def may_paint(given: Given) -> Answer:
    """Answer whether a soldier that has not moved may paint a target in its sight."""
    table = table_of(changes=groups_of(given))
    painter = table.add(0, given["painter"], "A-H-11")
    target = table.add(1, given["target"], "A-H-15")
    pointed = may_do(table.game, painter, Action.PAINT, 0) and may_light_up(table.game, painter, target)
    return {"allowed": pointed}


def spotted(given: Given, los: bool, friends: Any) -> tuple[Bench, int, int]:
    """Return a table, an attacker and its target, which it sees or not, and friends that do."""
    table = table_of({} if los else {"A-H-13": "woods"}, changes=groups_of(given))
    attacker, target = table.add(0, "front_line", "A-H-11"), table.add(1, "front_line", "A-H-15")
    names = ["front_line"] * int(friends) if isinstance(friends, bool | int) else [*(friends or ())]
    for name, at in zip(names, BESIDE_THE_TARGET, strict=False):
        table.add(0, name if name in cards_of(given) else "front_line", at)
    assert sees(table.game, attacker, target) == bool(los)
    return table, attacker, target


def fire_mode(given: Given) -> Answer:
    """Answer how a target may be attacked."""
    table, attacker, target = spotted(given, given.get("own_los", False), given.get("friendly_los"))
    if not may_attack(table.game, attacker, target):
        return {"mode": "none"}
    if sees(table.game, attacker, target):
        return {"mode": "direct"}
    aim_at(table.game, attacker, target)
    table.game.attack.indirect = 1
    set_attack_parts(table.game.numbers, table.game.cards, table.game.attack)
    return {"mode": "indirect", "modifier": table.game.attack.parts[Part.INDIRECT]}


def strict_combat(given: Given) -> Answer:
    """Answer what comes of naming a target where combat is strict."""
    table, attacker, target = spotted(given, given.get("los", False), given.get("friendly_los"))
    table.game.plan.options |= 1 << Option.STRICT_COMBAT
    table.answers(target)
    fire_standing(table.game, attacker, 1)
    return {"attack": any(table.rows(Event.ATTACK)), "complete": table.game.battle.committed == 1}


def elimination_odds(given: Given) -> Answer:
    """Answer what shots of one strength come to."""
    rules = rules_of(given)
    after = hits_after(given.get("shots", 1), given.get("hits", 0), lambda _: given["strength"], rules)
    chances = {hits: after.of(hits) for hits in range(MOST_HITS)}
    return {
        "p_eliminated": after.of(MOST_HITS),
        "hits_odds": {str(hits): chance for hits, chance in chances.items() if chance},
    }
