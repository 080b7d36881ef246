"""Positions that a parameter of the rules changes: each returns what comes of it under changed rules."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.battlesuit.kernel.actions.fire import aim_at, attack_with_spillover, paint_target
from engine.games.battlesuit.kernel.actions.morale import may_rage_at
from engine.games.battlesuit.kernel.codes import Action, Part, Terrain
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Shaken
from engine.games.battlesuit.kernel.legal.actions import attacks_of, may_do
from engine.games.battlesuit.kernel.legal.special import is_jammed
from engine.games.battlesuit.kernel.legal.support import may_query
from engine.games.battlesuit.kernel.numbers.attack import set_attack_parts
from engine.games.battlesuit.kernel.numbers.results import are_two_squads, is_in_cover
from engine.games.battlesuit.kernel.players.heuristic.answers import heuristic_first
from engine.games.battlesuit.kernel.players.listing import list_units
from tests.engine.games.battlesuit.bench import Bench, bench

Changes = Mapping[str, Mapping[str, Any]]
WALL = {"A-H-13": "woods"}
"""Woods between A-H-11 and A-H-15."""


def facing_each_other(changes: Changes, red: str = "front_line", **terrain: str) -> tuple[Bench, int, int]:
    """Return a table with a red soldier and a blue one, four points from each other."""
    table = bench(WALL if terrain.get("between") else {}, changes=changes)
    return table, table.add(0, red, "A-H-11"), table.add(1, "front_line", "A-H-15")


def part(table: Bench, red: int, blue: int, number: int, **manner: int) -> int:
    """Return a part of the strength of an attack."""
    aim_at(table.game, red, blue)
    for name, value in manner.items():
        setattr(table.game.attack, name, value)
    set_attack_parts(table.game.numbers, table.game.cards, table.game.attack)
    return table.game.attack.parts[number]


def paint_of_two(changes: Changes) -> int:
    """Return what painting is worth that two soldiers have done, one of them a sniper."""
    table, red, blue = facing_each_other(changes, "sniper")
    other = table.add(0, "front_line", "A-G-11")
    paint_target(table.game, red, blue)
    paint_target(table.game, other, blue)
    return part(table, other, blue, Part.PAINTED)


def spilled(changes: Changes) -> int:
    """Return what spillover is worth."""
    return part(*facing_each_other(changes), Part.SPILLOVER, spillover=1)


def lower_behind_woods(changes: Changes) -> int:
    """Return what it is worth to fire down at somebody who is not in sight."""
    table, red, blue = facing_each_other(changes, between="woods")
    table.game.board.base[table.dot("A-H-11")] = table.game.soldiers.level[red] = 1
    return part(table, red, blue, Part.DEFENDER_BELOW)


def over_woods(changes: Changes) -> int:
    """Return the cover of somebody in the air over woods."""
    table, red, blue = facing_each_other(changes)
    table.game.land.terrain[table.dot("A-H-15")] = Terrain.WOODS
    table.game.soldiers.level[blue] = 6
    return part(table, red, blue, Part.COVER)


def goes_first(changes: Changes) -> bool:
    """Return whether an automatic player with the initiative goes first."""
    return heuristic_first(facing_each_other(changes)[0].game)


def shots_standing(changes: Changes) -> int:
    """Return how often a soldier fires that does not move."""
    table, red, _ = facing_each_other(changes)
    return attacks_of(table.game, red)


def shots_recovering(changes: Changes) -> int:
    """Return how often a soldier fires that has rolled 7 or 8 on the shaken table."""
    table, red, _ = facing_each_other(changes)
    table.game.soldiers.recovering[red] = Shaken.STILL_SHAKEN
    return attacks_of(table.game, red)


def mends_after_recovery(changes: Changes) -> bool:
    """Return whether a soldier that has just recovered repairs itself."""
    table, red, _ = facing_each_other(changes)
    table.game.soldiers.recovering[red], table.game.soldiers.hits[red] = Shaken.RECOVERED, 1
    return may_do(table.game, red, Action.REPAIR, 0)


def queries_unseen(changes: Changes) -> bool:
    """Return whether a ranger inspects the card of an enemy behind woods."""
    table, red, blue = facing_each_other(changes, "ranger", between="woods")
    return may_query(table.game, red, blue)


def rages_at_unseen(changes: Changes) -> bool:
    """Return whether a berserk may fire at somebody behind woods."""
    table, red, blue = facing_each_other(changes, between="woods")
    return may_rage_at(table.game, red, blue)


def attacks_of_a_miss(changes: Changes) -> int:
    """Return how many attacks a shot makes that does nothing to its target, with somebody next to it."""
    table, red, blue = facing_each_other(changes)
    table.add(1, "front_line", "A-H-16")
    table.die(red, Draw.ATTACK, 1)
    attack_with_spillover(table.game, red, blue, 0)
    return len([*table.rows(Event.ATTACK)])


def who_may_be_activated(changes: Changes) -> int:
    """Return how many answers there are to whom a side of one soldier activates."""
    table, _, _ = facing_each_other(changes)
    list_units(table.game, 0)
    return table.game.choices.listed


def woods_are_cover(changes: Changes) -> bool:
    """Return whether one in woods is in cover enough not to run."""
    return is_in_cover(facing_each_other(changes)[0].game.numbers, -3)


def two_squads(changes: Changes) -> bool:
    """Return whether ten soldiers with two commanders are two squads."""
    return are_two_squads(facing_each_other(changes)[0].game.numbers, 10, 2)


def jammed_by(side: int) -> Callable[[Changes], bool]:
    """Return whether a red soldier is jammed by a jammer of a side, ten points away."""

    def jammed(changes: Changes) -> bool:
        table, red, _ = facing_each_other(changes)
        table.add(side, "ecm_drone", "A-H-21")
        return is_jammed(table.game, red)

    return jammed


POSITIONS: Mapping[str, Callable[[Changes], Any]] = {
    "attacks_of_a_miss": attacks_of_a_miss,
    "goes_first": goes_first,
    "jammed_by_a_friend": jammed_by(0),
    "jammed_by_an_enemy": jammed_by(1),
    "lower_behind_woods": lower_behind_woods,
    "mends_after_recovery": mends_after_recovery,
    "over_woods": over_woods,
    "paint_of_two": paint_of_two,
    "queries_unseen": queries_unseen,
    "rages_at_unseen": rages_at_unseen,
    "shots_recovering": shots_recovering,
    "shots_standing": shots_standing,
    "spilled": spilled,
    "two_squads": two_squads,
    "who_may_be_activated": who_may_be_activated,
    "woods_are_cover": woods_are_cover,
}
