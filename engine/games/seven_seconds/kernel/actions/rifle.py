"""Fire Rifle: gauss, plasma and machine guns."""

from engine.games.seven_seconds.kernel.actions.damage import add_own_counters, destroy, graze
from engine.games.seven_seconds.kernel.board.pieces import is_blip, is_trooper, note, side_of
from engine.games.seven_seconds.kernel.board.sight import cover_bands, dice_lost, look, note_sight, range_band
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event, Kind, Shot, Weapon
from engine.games.seven_seconds.kernel.records import Game


def rifle_dice(counters: int, band: int, loss: int) -> int:
    """Return the dice of a shot: counters for each band, less what cover takes. Rules: 7S.RIF.5, 7S.RIF.8, 7S.RIF.9."""
    return max(0, counters // band - loss)


def rifle_result(kill_faces: int, graze_faces: int, faces_shown: int) -> int:
    """Return the `Shot` for the set of faces shown. Rules: 7S.RIF.10, 7S.RIF.11, 7S.RIF.15."""
    if kill_faces & faces_shown:
        return Shot.KILLED
    if graze_faces & faces_shown:
        return Shot.GRAZED
    return Shot.MISSED


def rifle_band(game: Game, piece: int) -> int:
    """Return the range band of the last look for this piece's rifle, cover included. Rules: 7S.RNG.4, 7S.RIF.7."""
    width: int = game.numbers.rifle_band_mil[game.forces.kind[piece]]
    band: int = range_band(game.sight.range_mil, width, game.numbers.epsilon_mil, game.numbers.boundary_farther)
    return band + cover_bands(game)


def may_shoot(game: Game, piece: int, target: int) -> bool:
    """Return whether a piece's rifle may be aimed at a piece at all. Rules: 7S.OBJ.8, 7S.RIF.16, 7S.GAP.51."""
    kind: int = game.forces.kind[target]
    if kind == Kind.OBJECTIVE or is_blip(game, target) or side_of(piece) == side_of(target):
        return False
    return not is_trooper(kind) or game.numbers.may_shoot_troopers[game.numbers.weapon[game.forces.kind[piece]]] == 1


def dice_against(game: Game, piece: int, target: int) -> int:
    """Return the dice of a shot from where the piece stands; 0 if it cannot be made. Rules: 7S.RIF.3, 7S.GAP.50."""
    if not may_shoot(game, piece, target) or game.battle.counters[target] < game.numbers.rifle_min_counters:
        return 0
    look(game, piece, target)
    if game.sight.blocked or not game.sight.in_arc:
        return 0
    weapon: int = game.numbers.weapon[game.forces.kind[piece]]
    loss: int = dice_lost(game) - game.numbers.dice_modifier[weapon]
    return rifle_dice(game.battle.counters[target], rifle_band(game, piece), loss)


def fire_rifle(game: Game, piece: int, target: int) -> None:
    """Fire at a target that may be fired at. Rules: 7S.RIF.1 to 7S.RIF.18."""
    dice: int = dice_against(game, piece, target)
    weapon: int = game.numbers.weapon[game.forces.kind[piece]]
    note(game, Event.FIRE_RIFLE, piece, target, weapon, dice, rifle_band(game, piece))
    note_sight(game, piece, target)
    shown: int = 0
    for _ in range(dice):
        shown = shown | (1 << throw(game, side_of(piece), piece, target, Draw.RIFLE, 0))
    result: int = rifle_result(game.numbers.kill_faces[weapon], game.numbers.graze_faces[weapon], shown)
    if weapon == Weapon.MACHINE_GUN and is_trooper(game.forces.kind[target]):
        result = Shot.MISSED
    note(game, Event.RIFLE_RESULT, piece, target, result, weapon, 0)
    add_own_counters(game, piece, Action.FIRE_RIFLE, 1)
    if result == Shot.KILLED:
        destroy(game, target, piece)
    elif result == Shot.GRAZED:
        graze(game, target, piece)
