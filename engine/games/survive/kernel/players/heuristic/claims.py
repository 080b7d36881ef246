"""How a level would be won from here: who brings the KeyChip to the spire first, and who ends nearest to it."""

from engine.games.survive.kernel.actions.keychip import is_way
from engine.games.survive.kernel.board.choices import may_join
from engine.games.survive.kernel.board.footing import spire_mil
from engine.games.survive.kernel.board.pieces import contact_mil, is_active, is_control, is_of_mob
from engine.games.survive.kernel.codes import NOBODY, WayToWin
from engine.games.survive.kernel.numbers.movement import follows_on_mil
from engine.games.survive.kernel.numbers.places import distance_squared, whole_root
from engine.games.survive.kernel.players.heuristic.goals import goal_mil, has_key, is_last_turn, weight
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.weights import Weight

FAR_MIL = 1000000
"""Farther than any table is wide."""


def wants_spire(game: Game, piece: int) -> bool:
    """Return whether the KeyChip at the spire wins, and the player of a unit plays for that. Rule: SV.VIC.1."""
    return is_way(game, WayToWin.KEYCHIP_TO_SPIRE) and weight(game, piece, Weight.FINISH) > 0


def way_home_mil(game: Game, piece: int, x: int, y: int) -> int:
    """Return how far a unit has to go over a point at which it takes the KeyChip up to the spire. Rule: SV.GAP.33."""
    there: int = whole_root(distance_squared(game.battle.x_mil[piece], game.battle.y_mil[piece], x, y))
    home: int = whole_root(distance_squared(x, y, game.board.spire_x_mil, game.board.spire_y_mil))
    return max(0, there - contact_mil(game.numbers)) + max(0, home - spire_mil(game))


def can_win_from(game: Game, side: int, x: int, y: int) -> bool:
    """Return whether a side has a unit ready that runs over a point to the spire. Rule: SV.VIC.1."""
    for piece in range(game.forces.pieces):
        if may_join(game, side, piece) and way_home_mil(game, piece, x, y) <= game.forces.run_mil[piece]:
            return True
    return False


def next_to_win(game: Game, side: int, x: int, y: int) -> int:
    """Return which Mob can win first, after one has acted, with a KeyChip that lies at a point; NOBODY if none can."""
    place: int = 0
    while game.battle.play_order[place] != side and place < game.forces.mobs - 1:
        place += 1
    for step in range(1, game.forces.mobs + 1):
        other: int = game.battle.play_order[(place + step) % game.forces.mobs]
        if can_win_from(game, other, x, y):
            return other
    return NOBODY


def drop_worth(game: Game, piece: int, target: int) -> int:
    """Return what it is worth to a unit that a target drops the KeyChip, by which Mob can win with it first."""
    if not is_way(game, WayToWin.KEYCHIP_TO_SPIRE):
        return 0
    x: int = game.battle.x_mil[target]
    y: int = game.battle.y_mil[target]
    if way_home_mil(game, piece, x, y) <= game.forces.move_mil[piece]:
        return weight(game, piece, Weight.FINISH)
    first: int = next_to_win(game, game.battle.mob[piece], x, y)
    if first == NOBODY:
        return 0
    return weight(game, piece, Weight.FINISH) if first == game.battle.mob[piece] else -weight(game, piece, Weight.GIFT)


def wins_by_following_on(game: Game, piece: int, target: int) -> bool:
    """Return whether who beats a target that has the KeyChip would follow on to the spire with it. Rule: SV.RES.5."""
    if not is_way(game, WayToWin.KEYCHIP_TO_SPIRE):
        return False
    x: int = game.battle.x_mil[target]
    y: int = game.battle.y_mil[target]
    home: int = whole_root(distance_squared(x, y, game.board.spire_x_mil, game.board.spire_y_mil))
    left: int = follows_on_mil(game.numbers, game.forces.move_mil[piece])
    return home <= left + spire_mil(game) - game.numbers.base_mil // 2


def end_mil(game: Game, piece: int) -> int:
    """Return about how near to the KeyChip a unit can end the last turn, FAR_MIL if it cannot. Rule: SV.VIC.3."""
    if is_control(game, piece) or not is_active(game, piece):
        return FAR_MIL
    if has_key(game, piece):
        return 0
    far: int = goal_mil(game, piece)
    able: bool = game.battle.activated[piece] == 0 and game.battle.holding[piece] == 0
    return max(game.numbers.base_mil, far - game.forces.run_mil[piece]) if able else far


def best_end_mil(game: Game, side: int, of_side: bool) -> int:
    """Return the nearest end of the units of a side, or of all others."""
    best: int = FAR_MIL
    for piece in range(game.forces.pieces):
        if is_of_mob(game, piece, side) == of_side:
            best = min(best, end_mil(game, piece))
    return best


def is_rival(game: Game, piece: int, target: int) -> bool:
    """Return whether a target is the one that would win the last turn, of all who are no friends. Rule: SV.VIC.3."""
    if not is_last_turn(game) or not is_way(game, WayToWin.CLOSEST_TO_KEYCHIP):
        return False
    own: int = end_mil(game, target)
    return own < FAR_MIL and own <= best_end_mil(game, game.battle.mob[piece], False)
