"""Where the heuristic player sets up and enters, and which way its soldiers face."""

from engine.games.battlesuit.kernel.board.places import next_point, points_apart
from engine.games.battlesuit.kernel.board.soldiers import side_of
from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, pick
from engine.games.battlesuit.kernel.codes import DIRECTIONS, FAR, NOBODY, Weight
from engine.games.battlesuit.kernel.event_codes import Draw
from engine.games.battlesuit.kernel.legal.special import may_lay
from engine.games.battlesuit.kernel.legal.steps import may_deploy, may_enter
from engine.games.battlesuit.kernel.players.heuristic.caution import is_frail, points_wanted
from engine.games.battlesuit.kernel.players.heuristic.goals import nearest_point
from engine.games.battlesuit.kernel.players.heuristic.weights import weight
from engine.games.battlesuit.kernel.players.heuristic.worth import crowd, nearest_enemy
from engine.games.battlesuit.kernel.records import Game


def heuristic_place(game: Game, soldier: int) -> None:
    """Choose a point near what scores with the best cover, any of those as good; for the frail cover alone counts."""
    near_points: int = weight(game, Weight.SPREAD_POINTS)
    least: int = FAR * FAR
    seen: int = 0
    for dot in range(game.board.dots):
        if may_deploy(game, soldier, dot):
            badness: int = 0 if is_frail(game, soldier) else FAR * (points_to_goal(game, dot) // near_points)
            badness += game.numbers.cover_mod[game.land.terrain[dot]]
            badness += crowd(game, side_of(soldier), soldier, dot) * weight(game, Weight.CROWD)
            if badness < least:
                least = badness
                seen = 0
            if badness == least:
                seen += 1
                if pick(game, soldier, Draw.ANSWER, seen) == 0:
                    game.choice.dot = dot


def points_to_goal(game: Game, dot: int) -> int:
    """Return how far the nearest point that scores is, 0 if none does."""
    goal: int = nearest_point(game, dot)
    return 0 if goal == NOBODY else points_apart(game, dot, goal)


def heuristic_mine(game: Game, side: int, mine: int) -> None:
    """Choose a point where a marker may be laid, a little away from what scores, any of those as good."""
    wanted: int = points_wanted(game, mine)
    least: int = FAR
    seen: int = 0
    for dot in range(game.board.dots):
        if may_lay(game, mine, dot):
            off: int = abs(points_to_goal(game, dot) - wanted)
            if off < least:
                least = off
                seen = 0
            if off == least:
                seen += 1
                if pick(game, SIDE_ACTOR + side, Draw.ANSWER, seen) == 0:
                    game.choice.dot = dot


def heuristic_entry(game: Game, side: int, soldier: int) -> None:
    """Choose the point of the edge that is nearest to an enemy; any if nobody is to be seen."""
    seen: int = 0
    least: int = NOBODY
    for dot in range(game.board.dots):
        if may_enter(game, soldier, dot):
            enemy: int = nearest_enemy(game, side, dot)
            apart: int = 0 if enemy == NOBODY else points_apart(game, dot, game.view.dot[enemy])
            if least == NOBODY or apart < least:
                least = apart
                seen = 0
            if apart == least:
                seen += 1
                if pick(game, soldier, Draw.ANSWER, seen) == 0:
                    game.choice.dot = dot


def heuristic_facing(game: Game, soldier: int) -> None:
    """Face where the map goes on for longest."""
    most: int = -1
    for way in range(DIRECTIONS):
        room: int = points_ahead(game, game.soldiers.dot[soldier], way)
        if room > most:
            most = room
            game.choice.way = way


def points_ahead(game: Game, dot: int, way: int) -> int:
    """Return how many points lie in a direction before the edge of the map."""
    found: int = 0
    there: int = next_point(game, dot, way)
    while there != NOBODY:
        found += 1
        there = next_point(game, there, way)
    return found
