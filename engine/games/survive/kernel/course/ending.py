"""How a level ends: who has survived it, and what is judged after the last turn."""

from engine.games.survive.kernel.actions.keychip import check_spire, end_level, is_way
from engine.games.survive.kernel.board.pieces import counts_for, is_active, is_control, key_x, key_y, note, note_side
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import CONTROL, NOBODY, PIECES, TENTH_MIL, Draw, Ending, Event, KeyChip, WayToWin
from engine.games.survive.kernel.numbers.places import distance_squared, whole_root
from engine.games.survive.kernel.records import Game


def note_result(game: Game) -> None:
    """Note how the level ended, as the last row of its log."""
    if game.battle.over:
        note_side(game, Event.RESULT, game.battle.winner, game.battle.ending, game.battle.turn, 0)


def check_mobs(game: Game) -> None:
    """End the level if one Mob alone has anyone alive, or none has. Rules: SV.VIC.2, SV.GAP.32, SV.GAP.42."""
    alive: int = 0
    last: int = NOBODY
    for mob in range(game.forces.mobs):
        if is_in_game(game, mob):
            alive += 1
            last = mob
    if alive == 0:
        end_level(game, NOBODY if game.numbers.all_dead_draws else CONTROL, Ending.ALL_DEAD)
    elif alive == 1 and is_way(game, WayToWin.LAST_MOB):
        end_level(game, last, Ending.LAST_MOB)


def is_in_game(game: Game, mob: int) -> bool:
    """Return whether anyone of a Mob is alive. Rule: SV.VIC.2."""
    alive: int = 0
    for piece in range(game.forces.pieces):
        if counts_for(game, piece, mob):
            alive += 1
    return alive > 0


def check_victory(game: Game) -> None:
    """End the level if somebody has survived it, by its ways to win in order. Rules: SV.GAP.40, SV.VIC.1, SV.VIC.2."""
    if game.battle.over == 0:
        if comes_first(game, WayToWin.LAST_MOB, WayToWin.KEYCHIP_TO_SPIRE):
            check_mobs(game)
            check_spire(game)
        else:
            check_spire(game)
            if game.battle.over == 0:
                check_mobs(game)


def comes_first(game: Game, way: int, other: int) -> bool:
    """Return whether a level looks at one way to win before another."""
    for place in range(3):
        if game.forces.ways[place] == way:
            return True
        if game.forces.ways[place] == other:
            return False
    return False


def goal_tenths(game: Game, piece: int) -> int:
    """Return how far a unit is from the KeyChip, or the spire, in tenths of an inch. Rules: SV.VIC.3, SV.GAP.2."""
    x: int = game.board.spire_x_mil
    y: int = game.board.spire_y_mil
    if not game.numbers.measured_to_spire:
        if game.battle.key_state == KeyChip.CARRIED and game.battle.key_piece == piece:
            return 0
        x = key_x(game)
        y = key_y(game)
    doubled: int = whole_root(4 * distance_squared(game.battle.x_mil[piece], game.battle.y_mil[piece], x, y))
    return (doubled + TENTH_MIL) // (2 * TENTH_MIL)


def judge_last_turn(game: Game) -> None:
    """End the level by who is closest to the KeyChip. Rules: SV.VIC.3, SV.VIC.4, SV.GAP.2, SV.GAP.40."""
    if not is_way(game, WayToWin.CLOSEST_TO_KEYCHIP):
        end_level(game, NOBODY, Ending.LAST_TURN)
        return
    least: int = NOBODY
    for piece in range(game.forces.pieces):
        if is_active(game, piece) and not is_control(game, piece):
            tenths: int = goal_tenths(game, piece)
            if least == NOBODY or tenths < least:
                least = tenths
    if least == NOBODY:
        end_level(game, NOBODY if game.numbers.nobody_active_draws else CONTROL, Ending.NOBODY_ACTIVE)
        return
    settle_closest(game, mark_closest(game, least))


def mark_closest(game: Game, least: int) -> int:
    """Mark in `tied` the Mobs that have an active unit so near, and return how many."""
    for mob in range(game.forces.mobs):
        game.battle.tied[mob] = 0
    for piece in range(game.forces.pieces):
        if is_active(game, piece) and not is_control(game, piece) and goal_tenths(game, piece) == least:
            if game.battle.tied[game.battle.mob[piece]] == 0:
                note(game, Event.CLOSEST, piece, NOBODY, least, 0, 0)
            game.battle.tied[game.battle.mob[piece]] = 1
    return tied_count(game)


def tied_count(game: Game) -> int:
    """Return how many seats are marked in `tied`."""
    found: int = 0
    for mob in range(game.forces.mobs):
        found += game.battle.tied[mob]
    return found


def first_tied(game: Game) -> int:
    """Return the first seat that is marked in `tied`."""
    for mob in range(game.forces.mobs):
        if game.battle.tied[mob]:
            return mob
    return NOBODY


def settle_closest(game: Game, count: int) -> None:
    """Let the only one marked win, or those that are dice off. Rule: SV.VIC.4."""
    if count == 1:
        end_level(game, first_tied(game), Ending.CLOSEST)
    elif game.numbers.tie_draws:
        end_level(game, NOBODY, Ending.TIE)
    else:
        dice_off(game)


def dice_off(game: Game) -> None:
    """Let the tied players throw until one is highest. Rule: SV.VIC.4."""
    while tied_count(game) > 1:
        keep_highest(game, Draw.DICE_OFF, False)
    end_level(game, first_tied(game), Ending.DICE_OFF)


def keep_highest(game: Game, reason: int, lowest: bool) -> None:
    """Let the seats that are marked throw a die, and keep those marked whose die is highest, or lowest."""
    best: int = 0
    for mob in range(game.forces.mobs):
        if game.battle.tied[mob]:
            value: int = throw(game, PIECES + mob, NOBODY, reason, 0)
            if lowest:
                value = -value
            game.battle.initiative[mob] = value
            if best == 0 or value > best:
                best = value
    for mob in range(game.forces.mobs):
        if game.battle.tied[mob] and game.battle.initiative[mob] != best:
            game.battle.tied[mob] = 0
