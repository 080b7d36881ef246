"""Morale checks: who makes them, and what becomes of who fails. Rules: IN.MOR.1 to IN.MOR.6, IN.GAP.28."""

from engine.games.infantry.kernel.chance import throw_two
from engine.games.infantry.kernel.codes import (
    NOBODY,
    ArcEnd,
    Draw,
    Ending,
    Event,
    State,
)
from engine.games.infantry.kernel.numbers.morale import checks_morale, morale_target, passes_morale
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import end_arc, leave_gun
from engine.games.infantry.kernel.standing.ending import judge
from engine.games.infantry.kernel.standing.people import is_fighting, note, note_long


def check_squads(game: Game) -> None:
    """Check the morale of squads that have lost somebody, at the end of a side's turn. Rules: IN.MOR.1, IN.GAP.28."""
    for squad in range(game.forces.squads):
        new: bool = game.battle.fallen[squad] > 0 or game.rulings.checks_every_turn == 1
        game.battle.fallen[squad] = 0
        if new and checks_morale(game.numbers, game.battle.dead[squad]):
            check_squad(game, squad)


def check_squad(game: Game, squad: int) -> None:
    """Let the survivors of a squad check their morale, until a side is gone. Rules: IN.MOR.2, IN.HOUSE.9."""
    for person in range(game.forces.people):
        is_in: bool = game.forces.squad[person] == squad and is_fighting(game, person)
        if is_in and game.battle.over == Ending.NOT_OVER:
            check_morale(game, person, False)
            judge(game)


def leadership_in(game: Game, squad: int) -> int:
    """Return the leadership of a squad's leader who lives, or of who follows, else 0. Rules: IN.MOR.4, IN.GAP.41."""
    for person in range(game.forces.people):
        leads: bool = game.forces.squad[person] == squad and game.forces.leads[person] == 1
        if leads and is_fighting(game, person):
            return game.forces.leadership[person]
    return game.rulings.leadership if game.rulings.leader_replaced else 0


def check_morale(game: Game, person: int, at_start: bool) -> None:
    """Let a trooper check its morale; the shaken are calm again only at the start of their own turn.

    Rules: IN.MOR.2 to IN.MOR.6, IN.GAP.28.
    """
    squad: int = game.forces.squad[person]
    leadership: int = leadership_in(game, squad)
    target: int = morale_target(game.numbers, game.forces.experience[person], game.battle.dead[squad], leadership)
    roll: int = throw_two(game, person, Draw.MORALE)
    passed: bool = passes_morale(game.numbers, target, roll)
    was: int = game.battle.shaken[person]
    game.battle.shaken[person] = 1 if not passed or (was and not at_start) else 0
    note_long(game, Event.MORALE, person, NOBODY, roll, target, 1 if passed else 0, was, game.battle.shaken[person])
    if not passed:
        fail(game, person, not at_start or game.rulings.rally_counts == 1)
    elif not game.battle.shaken[person]:
        game.battle.failures[person] = 0


def fail(game: Game, person: int, counts: bool) -> None:
    """Shake a trooper who has failed, or rout it where that counts and is one failure too many. Rule: IN.GAP.28."""
    game.battle.failures[person] += 1 if counts else 0
    if game.rulings.fails_rout or game.battle.failures[person] >= game.rulings.routed_after:
        rout(game, person)
    else:
        end_arc(game, person, ArcEnd.SHAKEN)


def rout(game: Game, person: int) -> None:
    """Take a trooper off the map who has had enough: it is lost, not dead. Rule: IN.GAP.28."""
    end_arc(game, person, ArcEnd.SHAKEN)
    leave_gun(game, person)
    note(game, Event.ROUTED, person, NOBODY, game.forces.value[person], 0, 0)
    game.battle.state[person] = State.ROUTED
    game.battle.ap[person] = 0
    game.battle.lost[game.forces.side[person]] += game.forces.value[person]
