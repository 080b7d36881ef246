"""Where soldiers may begin, and where they come on to the map. Rules: BS.SCN.5, BS.EDG.1, BS.GAP.134, BS.GAP.139."""

from engine.games.battlesuit.kernel.board.places import is_free, is_point
from engine.games.battlesuit.kernel.board.soldiers import has_ability
from engine.games.battlesuit.kernel.codes import NO_ENTRY, NOBODY, Ability
from engine.games.battlesuit.kernel.legal.flight import may_begin_at
from engine.games.battlesuit.kernel.legal.special import may_post_sentry
from engine.games.battlesuit.kernel.records import Game


def may_deploy(game: Game, soldier: int, dot: int) -> bool:
    """Return whether a soldier may begin on a point: a free one of its area that it may enter, or stand as a sentry."""
    if not is_point(game, dot) or not is_free(game, dot):
        return False
    in_zone: bool = (game.land.zone[dot] >> game.forces.area[soldier]) % 2 == 1
    if has_ability(game, soldier, Ability.FIRES_TWICE):
        return in_zone and may_post_sentry(game, dot)
    return in_zone and game.numbers.enter_mp[game.land.terrain[dot]] != NO_ENTRY


def may_deploy_at(game: Game, soldier: int, dot: int, level: int) -> bool:
    """Return whether a soldier may begin in the air over a point, where that is allowed in its area. Rule: BS.SCN.8."""
    aloft: bool = (game.plan.airborne >> game.forces.area[soldier]) % 2 == 1
    if not aloft or not is_point(game, dot) or not is_free(game, dot):
        return False
    in_zone: bool = (game.land.zone[dot] >> game.forces.area[soldier]) % 2 == 1
    return in_zone and may_begin_at(game, soldier, dot, level)


def first_place(game: Game, soldier: int) -> int:
    """Return the first point where a soldier may begin, or NOBODY."""
    for dot in range(game.board.dots):
        if may_deploy(game, soldier, dot):
            return dot
    return NOBODY


def may_enter(game: Game, soldier: int, dot: int) -> bool:
    """Return whether a soldier may come on to the map at a point: a free one on an edge of its wave.

    Rules: BS.EDG.1, BS.GAP.139.
    """
    if not is_point(game, dot) or not is_free(game, dot):
        return False
    wave: int = game.forces.wave[soldier]
    at_edge: bool = (game.land.entry[dot] >> wave) % 2 == 1
    if game.numbers.one_edge_for_all and game.board.edges[dot] & game.battle.wave_edges[wave] == 0:
        return False
    return at_edge and game.numbers.enter_mp[game.land.terrain[dot]] != NO_ENTRY


def may_enter_at(game: Game, soldier: int, dot: int, level: int) -> bool:
    """Return whether a soldier may come on to the map in the air over a point. Rules: BS.EDG.1, BS.SCN.8."""
    if not is_point(game, dot) or not is_free(game, dot):
        return False
    at_edge: bool = (game.land.entry[dot] >> game.forces.wave[soldier]) % 2 == 1
    return at_edge and may_begin_at(game, soldier, dot, level)


def can_enter(game: Game, soldier: int) -> bool:
    """Return whether there is a point where a soldier may come on to the map. Rule: BS.GAP.134."""
    if game.soldiers.left[soldier] < game.numbers.edge_mp:
        return False
    open_points: int = 0
    for dot in range(game.board.dots):
        if may_enter(game, soldier, dot):
            open_points += 1
    return open_points > 0
