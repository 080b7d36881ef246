"""The characters: who is in the fight, who are enemies, and rows of the log about them."""

from engine.games.maneuvers.kernel.codes import RATINGS
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game
from engine.kernel.log import write


def is_person(game: Game, person: int) -> bool:
    """Return whether a number is that of a character."""
    return person >= 0 and person < game.forces.people


def is_in_fight(game: Game, person: int) -> bool:
    """Return whether somebody has not left the fight. Rule: MN.ESC.3."""
    return game.line.gone[person] == 0


def is_enemy(game: Game, person: int, other: int) -> bool:
    """Return whether a number is that of an enemy who is in the fight."""
    if not is_person(game, other) or not is_in_fight(game, other):
        return False
    return game.forces.squad[person] != game.forces.squad[other]


def is_ally(game: Game, person: int, other: int) -> bool:
    """Return whether a number is that of another member of the squad who is in the fight. Rules: MN.AID.1, MN.STR.1."""
    if person == other or not is_person(game, other) or not is_in_fight(game, other):
        return False
    return game.forces.squad[person] == game.forces.squad[other]


def left_in(game: Game, squad: int) -> int:
    """Return how many of a squad are in the fight. Rule: MN.GAP.22."""
    found: int = 0
    for person in range(game.forces.people):
        if game.forces.squad[person] == squad and is_in_fight(game, person):
            found += 1
    return found


def members_of(game: Game, squad: int) -> int:
    """Return how many a squad began with."""
    found: int = 0
    for person in range(game.forces.people):
        found += 1 if game.forces.squad[person] == squad else 0
    return found


def rating_of(game: Game, person: int, rating: int) -> int:
    """Return the value of an Action Rating. Rule: MN.GAP.5."""
    return game.forces.rating[person * RATINGS + rating]


def own_total(game: Game, person: int) -> int:
    """Return the total of somebody's squad. Rule: MN.SQD.2."""
    return game.battle.total[game.forces.squad[person]]


def other_total(game: Game, person: int) -> int:
    """Return the total of the squad that somebody acts against. Rule: MN.SQD.3."""
    return game.battle.total[1 - game.forces.squad[person]]


def holds(people: int, person: int) -> bool:
    """Return whether a set of characters has somebody in it."""
    return (people >> person) & 1 == 1


def with_person(people: int, person: int) -> int:
    """Return a set of characters with somebody in it."""
    return people | (1 << person)


def without_person(people: int, person: int) -> int:
    """Return a set of characters without somebody."""
    return people - (1 << person) if holds(people, person) else people


def note(game: Game, event: int, person: int, target: int, a: int, b: int, c: int) -> None:
    """Add a row about somebody."""
    note_long(game, event, person, target, a, b, c, 0, 0)


def note_long(game: Game, event: int, person: int, target: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Add a row about somebody, of five numbers."""
    write(game.log, event, game.battle.round, game.forces.squad[person], person, target, a, b, c, d, e)


def note_squad(game: Game, event: int, squad: int, a: int, b: int, c: int, d: int) -> None:
    """Add a row about a squad, or about nobody's."""
    write(game.log, event, game.battle.round, squad, NOBODY, NOBODY, a, b, c, d, 0)
