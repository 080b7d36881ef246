"""What a batch keeps of a fight."""

from engine.battles.orders import BattleOrder, BattleResult, Outcome
from engine.games.maneuvers.form import SEATS
from engine.games.maneuvers.kernel.numbers import codes as numbers
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.names import Cast

Counts = tuple[int, ...]


def outcome_of(game: Game, names: Cast, order: BattleOrder, result: BattleResult, fault: str) -> Outcome:
    """Return what a batch keeps of a fight that is over; `fault` is why it does not count."""
    battle, first = game.battle, game.forces.squad[game.line.place[0]]
    fates, victims = battle.fate[: game.forces.people], battle.check_person[: battle.checks]
    facts = {
        "fight": names.meeting.fight or "open ground",
        "ending": result.ending,
        "first_to_act": SEATS[first],
        "order": tuple("first" if at == first else "later" for at in range(len(SEATS))),
        "winner_edge": battle.winner_edge,
        "actions": tuple(battle.actions),
        "rewards": tuple(battle.rewards),
        "left": tuple(battle.left),
        "checks": _by_seat(victims, game),
        "wounded": _fates(fates, game, numbers.Outcome.WOUNDED),
        "out_of_action": _fates(fates, game, numbers.Outcome.OUT_OF_ACTION),
        "killed": _fates(fates, game, numbers.Outcome.KILLED),
        "maneuvers": _uses(game, names),
    }
    forces = {seat: squad.id for seat, squad in zip(SEATS, names.squads, strict=True)}
    return Outcome(order, forces, None, result, facts, game.log.length, fault)


def _uses(game: Game, names: Cast) -> dict[str, tuple[int, int]]:
    """Return at how many actions the heuristic player could make each maneuver, and at how many it did."""
    seen = game.outlook
    return {each.id: (seen.open[at], seen.chosen[at]) for at, each in enumerate(names.maneuvers) if seen.open[at]}


def _fates(fates: list[int], game: Game, fate: int) -> Counts:
    people = [person for person, found in enumerate(fates) if found == fate]
    return _by_seat(people, game)


def _by_seat(people: list[int], game: Game) -> Counts:
    squads = [game.forces.squad[person] for person in people]
    return tuple(squads.count(at) for at in range(len(SEATS)))
