"""Explosions and flames: whom they catch, what they do, and what they leave on the ground."""

from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.actions.damage import add_own_counters, damage_suit, destroy, graze, stun
from engine.games.seven_seconds.kernel.board.footing import is_on_board, may_act
from engine.games.seven_seconds.kernel.board.pieces import (
    first_blip,
    is_blip,
    is_drone,
    is_on_table,
    is_within,
    note,
    radius_mil,
    side_of,
)
from engine.games.seven_seconds.kernel.board.sight import is_point_in_arc, look_at_point
from engine.games.seven_seconds.kernel.board.terrain import add_patch, dig_crater
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import (
    FIRST_OBJECTIVE,
    NOBODY,
    SIDE_PIECES,
    Action,
    Cause,
    Draw,
    Event,
    Kind,
    Patch,
)
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil


def is_caught(game: Game, piece: int, x: int, y: int, radius: int, to_edge: int) -> bool:
    """Return whether a piece is inside an area round (x, y). Rules: 7S.BLAST.3, 7S.GAP.61, 7S.GAP.66."""
    away: int = distance_mil(x, y, game.battle.x_mil[piece], game.battle.y_mil[piece])
    if to_edge:
        away = max(0, away - radius_mil(game, piece))
    return is_within(game, away, radius)


def mark_caught(game: Game, x: int, y: int, radius: int, to_edge: int, spared_side: int) -> None:
    """Mark in `battle.caught` the units inside an area; its blips are revealed. Rules: 7S.GAP.62, 7S.GAP.66."""
    for piece in range(FIRST_OBJECTIVE):
        inside: bool = is_on_table(game, piece) and side_of(piece) != spared_side
        game.battle.caught[piece] = 1 if inside and is_caught(game, piece, x, y, radius, to_edge) else 0
    for blip in range(FIRST_OBJECTIVE):
        if game.battle.caught[blip] and is_blip(game, blip):
            game.battle.caught[blip] = 0
            if game.numbers.blast_blips and reveal(game, blip, Cause.AN_EXPLOSION) > 0:
                first: int = first_blip(side_of(blip))
                for unit in range(first, first + SIDE_PIECES):
                    if game.battle.assigned[unit]:
                        game.battle.caught[unit] = 1


def is_struck(game: Game, victim: int, least_counters: int) -> bool:
    """Return whether an attack works on a piece that is inside its area. Rule: 7S.GAP.67."""
    if game.battle.caught[victim] == 0 or not is_on_table(game, victim):
        return False
    return game.battle.counters[victim] >= least_counters


def detonate(game: Game, piece: int, x: int, y: int, crater: bool) -> None:
    """Let a missile or kamikaze of a piece go off at (x, y). Rules: 7S.BLAST.1 to 7S.BLAST.9, 7S.GAP.61."""
    on_table: bool = is_on_board(game, x, y, 0)
    if not on_table and not game.numbers.blast_off_table:
        return
    radius: int = game.forces.blast_radius[piece] * 1000
    note(game, Event.DETONATION, piece, NOBODY, x, y, radius)
    spared: int = NOBODY if game.numbers.blast_friendly else side_of(piece)
    mark_caught(game, x, y, radius, game.numbers.blast_to_edge, spared)
    explodes: bool = game.forces.kind[piece] == Kind.KAMIKAZE_DRONE
    least: int = game.numbers.kamikaze_min_counters if explodes else game.numbers.blast_min_counters
    for victim in range(FIRST_OBJECTIVE):
        if is_struck(game, victim, least):
            blast_unit(game, victim, piece)
    if on_table and crater:
        dig_crater(game, x, y)


def blast_unit(game: Game, victim: int, by: int) -> None:
    """Let a blast work on one unit: drones are lost, troopers throw in stages. Rules: 7S.BLAST.3 to 7S.BLAST.6."""
    if is_drone(game.forces.kind[victim]):
        destroy(game, victim, by)
        return
    dice: int = game.forces.blast_dice[by]
    if not blast_stage(game, victim, by, 1, dice):
        return
    if game.battle.damaged[victim] and game.numbers.blast_predamaged_destroys:
        destroy(game, victim, by)
        return
    if game.battle.damaged[victim] == 0:
        damage_suit(game, victim, by)
    if not is_on_table(game, victim):
        return
    if blast_stage(game, victim, by, 2, dice):
        stun(game, victim, by)
        if blast_stage(game, victim, by, 3, dice):
            destroy(game, victim, by)


def blast_stage(game: Game, victim: int, by: int, stage: int, dice: int) -> bool:
    """Throw a stage of a blast; return whether any die beats the armour. Rules: 7S.BLAST.4 to 7S.BLAST.6."""
    armour: int = game.forces.armour[victim]
    beaten: bool = False
    for _ in range(dice):
        value: int = throw(game, side_of(victim), victim, by, Draw.BLAST, armour)
        beaten = beaten or beats_armour(value, armour)
    note(game, Event.BLAST_STAGE, victim, by, stage, 1 if beaten else 0, armour)
    return beaten


def beats_armour(value: int, armour: int) -> bool:
    """Return whether a die does harm. Rule: 7S.STAT.4."""
    return value > armour


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
