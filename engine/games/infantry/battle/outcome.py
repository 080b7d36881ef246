"""What a battle ended with, and what a batch keeps of it."""

from engine.battles.events import word
from engine.battles.orders import BattleOrder, BattleResult, Outcome, ranked
from engine.games.infantry.form import SEATS
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Ending, State
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.names import Cast


def result_of(game: Game) -> BattleResult:
    """Return winner, destroyed PV by seat, and turns; whoever won comes first. Rule: IN.HOUSE.9."""
    battle = game.battle
    scores = {seat: int(battle.lost[1 - at]) for at, seat in enumerate(SEATS)}
    ending = word(Ending(battle.over))
    if battle.winner == codes.NOBODY:
        ranking = ranked(dict.fromkeys(SEATS, 0))
        return BattleResult(None, ranking, scores, battle.turn, ending, "draw")
    winner, loser = SEATS[battle.winner], SEATS[1 - battle.winner]
    return BattleResult(winner, ((winner,), (loser,)), scores, battle.turn, ending)


def outcome_of(game: Game, names: Cast, order: BattleOrder, result: BattleResult, fault: str) -> Outcome:
    """Return what a batch keeps of a battle that is over; `fault` is why it does not count."""
    battle = game.battle
    facts = {
        "scenario": names.meeting.scenario or "meeting",
        "ending": result.ending,
        "first": SEATS[battle.first],
        "squad": names.meeting.forces,
        "left": _count(game, State.FIGHTING),
        "dead": _count(game, State.DEAD),
        "shots": tuple(battle.shots),
        "hits": tuple(battle.hits),
    }
    forces = dict(zip(SEATS, names.meeting.forces, strict=True))
    return Outcome(order, forces, names.meeting.dot_map.id, result, facts, game.log.length, fault)


def _count(game: Game, state: int) -> tuple[int, ...]:
    """Return how many troopers of each side have come to that."""
    sides = [game.forces.side[person] for person in range(game.forces.people) if game.battle.state[person] == state]
    return tuple(sides.count(at) for at in range(len(SEATS)))
