"""What units head for, and what threatens them there."""

from engine.games.survive.kernel.board.choices import is_ready
from engine.games.survive.kernel.board.footing import spire_mil
from engine.games.survive.kernel.board.pieces import is_control, is_standing, key_x, key_y
from engine.games.survive.kernel.board.sight import is_seen
from engine.games.survive.kernel.codes import NOBODY, SLACK_MIL, Effect, KeyChip, Zone
from engine.games.survive.kernel.numbers.places import distance_squared, is_in_arc, whole_root, zone_at
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.weights import WEIGHTS, Weight


def weight(game: Game, piece: int, which: int) -> int:
    """Return what the player of a unit weighs by."""
    return game.style.weights[game.battle.mob[piece] * WEIGHTS + which]


def is_last_turn(game: Game) -> bool:
    """Return whether this is the last turn of the level. Rule: SV.GAM.1."""
    return game.battle.turn >= game.forces.turns


def has_key(game: Game, piece: int) -> bool:
    """Return whether a unit carries the KeyChip. Rule: SV.GAP.33."""
    return game.battle.key_state == KeyChip.CARRIED and game.battle.key_piece == piece


def goal_x(game: Game, piece: int) -> int:
    """Return where a unit wants to be, from the west: a carrier at the spire, anybody else at the KeyChip."""
    return game.board.spire_x_mil if has_key(game, piece) else key_x(game)


def goal_y(game: Game, piece: int) -> int:
    """Return where a unit wants to be, from the south."""
    return game.board.spire_y_mil if has_key(game, piece) else key_y(game)


def goal_mil(game: Game, piece: int) -> int:
    """Return how far a unit is from where it wants to be."""
    x: int = game.battle.x_mil[piece]
    y: int = game.battle.y_mil[piece]
    return whole_root(distance_squared(x, y, goal_x(game, piece), goal_y(game, piece)))


def stop_mil(game: Game, piece: int) -> int:
    """Return how far from its goal a unit stops: touching the spire or a KeyChip on the ground, else off its holder."""
    if has_key(game, piece):
        return spire_mil(game)
    touching: int = game.numbers.base_mil
    if game.battle.key_state == KeyChip.ON_PRIME and not is_last_turn(game):
        return standoff_mil(game, piece)
    return touching // 2 if game.battle.key_state == KeyChip.ON_GROUND else touching + 3 * SLACK_MIL


def standoff_mil(game: Game, piece: int) -> int:
    """Return how far a unit keeps from the Prime CU and its guard until the turn in which it has to be there.

    Nobody keeps off a KeyChip that the Prime CU has lost.
    """
    if game.battle.key_state != KeyChip.ON_PRIME:
        return 0
    turns_left: int = game.forces.turns - game.battle.turn
    return turns_left * game.forces.run_mil[piece] * weight(game, piece, Weight.STANDOFF_PERCENT) // 100


def nearest_of(game: Game, side: int) -> int:
    """Return the active unit of a side that is nearest to the KeyChip, NOBODY if there is none."""
    found: int = NOBODY
    for piece in range(game.forces.pieces):
        able: bool = game.battle.mob[piece] == side and game.battle.status[piece] == Effect.NONE
        if able and (found == NOBODY or goal_mil(game, piece) < goal_mil(game, found)):
            found = piece
    return found


def danger_at(game: Game, piece: int, x: int, y: int) -> int:
    """Return how much a unit would have to fear from the next pulse at a point.

    A control unit counts that has the point before or behind it, as half the headings turn it about: once if it has to
    come on first, more if it is in reach of its gun or its charge. Rules: SV.CAP.4, SV.HOUSE.4.
    """
    from_x: int = game.battle.x_mil[piece]
    from_y: int = game.battle.y_mil[piece]
    game.battle.x_mil[piece] = x
    game.battle.y_mil[piece] = y
    found: int = 0
    for other in range(game.forces.pieces):
        if is_control(game, other) and is_standing(game, other):
            found += threat(game, other, piece)
    game.battle.x_mil[piece] = from_x
    game.battle.y_mil[piece] = from_y
    return found


def threat(game: Game, control_unit: int, piece: int) -> int:
    """Return how much a unit has to fear from a control unit where both stand."""
    kind: int = game.battle.kind[control_unit]
    east: int = game.battle.x_mil[piece] - game.battle.x_mil[control_unit]
    north: int = game.battle.y_mil[piece] - game.battle.y_mil[control_unit]
    far: int = distance_squared(0, 0, east, north)
    reach: int = reach_mil(game, kind, piece) + game.numbers.base_mil
    ahead: int = reach + game.numbers.control_move_mil[kind]
    if far > ahead * ahead or not is_before_or_behind(game, control_unit, east, north):
        return 0
    if not is_seen(game, control_unit, piece):
        return 0
    return weight(game, piece, Weight.IN_REACH) if far <= reach * reach else 1


def reach_mil(game: Game, kind: int, piece: int) -> int:
    """Return how far a kind of control unit hurts a unit: by gun, and in the zones by charge. Rule: SV.CTL.3."""
    reach: int = game.numbers.control_range_mil[kind]
    if zone_at(game.board, game.battle.x_mil[piece], game.battle.y_mil[piece]) != Zone.OUTSIDE:
        return max(reach, game.numbers.control_charge_mil[kind])
    return reach


def is_before_or_behind(game: Game, piece: int, east: int, north: int) -> bool:
    """Return whether a way lies in the arc of a piece, or would if it turned about."""
    x: int = game.battle.facing_x[piece]
    y: int = game.battle.facing_y[piece]
    cosine: int = game.numbers.front_cosine
    sine: int = game.numbers.front_sine
    return is_in_arc(x, y, east, north, cosine, sine) or is_in_arc(-x, -y, east, north, cosine, sine)


def pulses_to_come(game: Game) -> int:
    """Return about how many pulses there are before a unit acts again, or the level is judged. Rule: SV.SEQ.6."""
    most: int = 0
    for mob in range(game.forces.mobs):
        ready: int = 0
        for piece in range(game.forces.pieces):
            if is_ready(game, mob, piece):
                ready += 1
        most = max(most, ready)
    return game.forces.mobs * (most if is_last_turn(game) else most + 2)
