"""What a batch keeps of a battle of Battlesuit."""

from collections.abc import Sequence
from typing import Any

from engine.battles.events import word
from engine.battles.orders import BattleOrder, BattleResult, Outcome, ranked
from engine.games.battlesuit.form import DRAW, FORM, SIDES, level_of
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Place
from engine.games.battlesuit.kernel.event_codes import Ending
from engine.games.battlesuit.names import Cast
from engine.games.battlesuit.rules.numbers import is_drone, is_unarmoured
from schemas.models.battlesuit.scenario import Level


def result_of(game: Any, levels: Sequence[Level]) -> BattleResult:
    """Return how a battle ended: more victory points win; too small a lead is a draw. Rule: BS.SCN.7."""
    scores = dict(zip(SIDES, (int(score) for score in game.battle.score), strict=True))
    red, blue = scores.values()
    winner = None if level_of(levels, abs(red - blue)) == DRAW else SIDES[int(blue > red)]
    ranking = (FORM.seats,) if winner is None else ranked(scores)
    return BattleResult(winner, ranking, scores, game.battle.turn, word(Ending(game.battle.ending)))


def outcome(game: Any, names: Cast, order: BattleOrder, result: BattleResult, fault: str) -> Outcome:
    """Return the outcome of a battle that has been fought, with its fault if it does not count."""
    ready = names.ready
    return Outcome(
        order,
        forces={seat: force.id for seat, force in zip(FORM.seats, ready.forces, strict=True)},
        map=ready.scenario.map,
        result=result,
        facts={
            "scenario": ready.scenario.id,
            "ending": result.ending,
            "force": tuple(force.id for force in ready.forces),
            "lost": tuple(_lost(game, side) for side in range(codes.SIDES)),
            "down": tuple(_down(game, names, side) for side in range(codes.SIDES)),
        },
        rows=game.log.length,
        fault=fault,
    )


def _lost(game: Any, side: int) -> int:
    first = side * codes.SIDE_SOLDIERS
    places = game.soldiers.place[first : first + game.forces.count[side]]
    return sum(place == Place.LOST for place in places)


def _down(game: Any, names: Cast, side: int) -> int:
    first = side * codes.SIDE_SOLDIERS
    cells = zip(
        names.ready.fighters[side],
        game.soldiers.place[first : first + game.forces.count[side]],
        game.soldiers.hits[first : first + game.forces.count[side]],
        strict=True,
    )
    armoured = ((place, hits) for each, place, hits in cells if not (is_drone(each.card) or is_unarmoured(each.card)))
    return sum(place == Place.ON_MAP and hits == codes.BOXES for place, hits in armoured)
