"""Fire Flamer: the burst and the smoke it leaves."""

from engine.games.seven_seconds.kernel.actions.blasts import is_struck, mark_caught
from engine.games.seven_seconds.kernel.actions.counters import add_own_counters
from engine.games.seven_seconds.kernel.actions.damage import graze
from engine.games.seven_seconds.kernel.board.footing import is_on_board, may_act
from engine.games.seven_seconds.kernel.board.patches import add_patch
from engine.games.seven_seconds.kernel.board.pieces import is_within, note, radius_mil, side_of
from engine.games.seven_seconds.kernel.board.sight import is_point_in_arc, look_at_point
from engine.games.seven_seconds.kernel.codes import (
    FIRST_OBJECTIVE,
    NOBODY,
    Action,
    Event,
    Patch,
)
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil


def may_aim_flamer(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a flamer may be fired at a point. Rules: 7S.FLAM.1, 7S.FLAM.2, 7S.GAP.66."""
    if (
        not may_act(game, piece, Action.FIRE_FLAMER)
        or not is_on_board(game, x, y, 0)
        or not is_point_in_arc(game, piece, x, y)
    ):
        return False
    away: int = distance_mil(game.battle.x_mil[piece], game.battle.y_mil[piece], x, y) - radius_mil(game, piece)
    if not is_within(game, max(0, away), game.numbers.flamer_mil):
        return False
    if game.numbers.flamer_requires_los:
        look_at_point(game, piece, x, y)
        return game.sight.blocked == 0
    return True


def fire_flamer(game: Game, piece: int, x: int, y: int) -> None:
    """Fire a flamer at a point it may be fired at. Rules: 7S.FLAM.1 to 7S.FLAM.7."""
    radius: int = game.numbers.flame_radius_mil
    note(game, Event.FIRE_FLAMER, piece, NOBODY, x, y, radius)
    add_own_counters(game, piece, Action.FIRE_FLAMER, 1)
    spared: int = NOBODY if game.numbers.flamer_friendly else side_of(piece)
    mark_caught(game, x, y, radius, 1, spared)
    for victim in range(FIRST_OBJECTIVE):
        if is_struck(game, victim, game.numbers.flame_min_counters):
            note(game, Event.BURNED, victim, piece, 0, 0, 0)
            graze(game, victim, piece)
    add_patch(game, Patch.FLAMER_SMOKE, x, y, radius)
