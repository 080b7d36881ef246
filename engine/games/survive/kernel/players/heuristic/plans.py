"""What the heuristic player does with its units: where it sets them up, who holds, who is activated and charges."""

from engine.games.survive.kernel.board.choices import (
    corner_x,
    corner_y,
    is_ready,
    may_charge,
    may_join,
    may_start_at,
    team_in_reach,
)
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.pieces import is_control, is_dazed
from engine.games.survive.kernel.board.sight import is_in_front, side_reached
from engine.games.survive.kernel.codes import NOBODY, PPM, Action, ContactSide, KeyChip
from engine.games.survive.kernel.numbers.places import distance_squared, whole_root
from engine.games.survive.kernel.players.heuristic.arms import is_long_gun
from engine.games.survive.kernel.players.heuristic.claims import wants_spire, way_home_mil
from engine.games.survive.kernel.players.heuristic.goals import (
    goal_mil,
    goal_x,
    goal_y,
    has_key,
    is_last_turn,
    nearest_of,
    weight,
)
from engine.games.survive.kernel.players.heuristic.groups import flees, join_runners, wants_blink
from engine.games.survive.kernel.players.heuristic.worth import (
    best_target,
    fight_worth,
    may_hit,
    ready_slot,
    shot_worth,
)
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.weights import Weight

SPOT_STRIDE_MIL = 500


def heuristic_spot(game: Game, side: int, piece: int) -> None:
    """Set up as near to the spire as the corner lets it."""
    home_x: int = corner_x(game, side)
    home_y: int = corner_y(game, side)
    inward_x: int = -1 if home_x > 0 else 1
    inward_y: int = -1 if home_y > 0 else 1
    steps: int = game.numbers.deploy_mil // SPOT_STRIDE_MIL
    best_x: int = NOBODY
    best_y: int = NOBODY
    best: int = NOBODY
    for across in range(1, steps + 1):
        for along in range(1, steps + 1):
            game.choice.x_mil = home_x + inward_x * across * SPOT_STRIDE_MIL
            game.choice.y_mil = home_y + inward_y * along * SPOT_STRIDE_MIL
            far: int = from_choice(game)
            if (best == NOBODY or far < best) and may_start_at(game, side, piece):
                best = far
                best_x = game.choice.x_mil
                best_y = game.choice.y_mil
    game.choice.x_mil = best_x
    game.choice.y_mil = best_y


def from_choice(game: Game) -> int:
    """Return how far the chosen point is from the spire."""
    x: int = game.board.spire_x_mil
    y: int = game.board.spire_y_mil
    return whole_root(distance_squared(game.choice.x_mil, game.choice.y_mil, x, y))


def heuristic_hold(game: Game, side: int, piece: int) -> bool:
    """Hold with a long gun that has somebody in its arc worth shooting at, but not with who is to win the level."""
    slot: int = ready_slot(game, piece)
    if slot == NOBODY or not is_long_gun(game, slot) or has_key(game, piece):
        return False
    if is_last_turn(game) and nearest_of(game, side) == piece:
        return False
    target: int = best_target(game, piece, slot, Action.HOLD)
    if target == NOBODY or not is_in_front(game, piece, target):
        return False
    return shot_worth(game, piece, target, slot, Action.HOLD) >= weight(game, piece, Weight.HOLD)


def heuristic_facing(game: Game, piece: int) -> None:
    """Look at the goal."""
    east: int = goal_x(game, piece) - game.battle.x_mil[piece]
    north: int = goal_y(game, piece) - game.battle.y_mil[piece]
    length: int = whole_root(distance_squared(0, 0, east, north))
    if length > 0:
        game.choice.facing_x = east * PPM // length
        game.choice.facing_y = north * PPM // length


KEY = 100000
"""How soon who may take the KeyChip acts: before all who attack, who act before all others."""


def heuristic_units(game: Game, side: int) -> None:
    """Choose the unit and the action of most worth; every unit is worth something, so one is chosen."""
    best: int = NOBODY
    for piece in range(game.forces.pieces):
        if is_ready(game, side, piece):
            worth: int = plan(game, piece)
            if is_last_turn(game) and worth < KEY and piece == nearest_of(game, side):
                worth = 0
            if best == NOBODY or worth > best:
                best = worth
                game.choice.piece = piece
                game.choice.action = game.battle.planned_action[piece]
    if best != NOBODY:
        join_partner(game, side, game.choice.piece)
        join_runners(game, side, game.choice.piece)


def plan(game: Game, piece: int) -> int:
    """Note the best action of a unit and whom it is for; return how soon it should act."""
    game.battle.planned_target[piece] = NOBODY
    if game.battle.holding[piece]:
        return note_plan(game, piece, Action.HOLD, NOBODY, KEY)
    if is_dazed(game, piece):
        return note_plan(game, piece, Action.SHUFFLE, NOBODY, 1)
    if has_key(game, piece):
        return note_plan(game, piece, Action.BLINK if flees(game, piece) else Action.RUN, NOBODY, 2 * KEY)
    far: int = goal_mil(game, piece)
    if game.battle.key_state == KeyChip.ON_GROUND and far - game.numbers.base_mil < game.forces.run_mil[piece]:
        return plan_taking(game, piece, far)
    return plan_attack(game, piece, far)


def plan_taking(game: Game, piece: int, far_mil: int) -> int:
    """Note how a unit takes the KeyChip from the ground: by a run if that brings it on to the spire.

    Who can win by it goes before all others. Rules: SV.VIC.1, SV.GAP.33.
    """
    home: int = way_home_mil(game, piece, game.battle.key_x_mil, game.battle.key_y_mil)
    if wants_spire(game, piece) and home <= game.forces.run_mil[piece]:
        return note_plan(game, piece, Action.RUN, NOBODY, 2 * KEY + KEY - home)
    action: int = Action.MOVE if far_mil - game.numbers.base_mil < game.forces.move_mil[piece] else Action.RUN
    return note_plan(game, piece, action, NOBODY, KEY + KEY - far_mil)


def note_plan(game: Game, piece: int, action: int, target: int, worth: int) -> int:
    """Note what a unit would do, and return what that is worth."""
    game.battle.planned_action[piece] = action
    game.battle.planned_target[piece] = target
    return worth


def plan_attack(game: Game, piece: int, far_mil: int) -> int:
    """Note the best of charge, shot and run; return how soon it should be done."""
    slot: int = ready_slot(game, piece)
    target: int = best_target(game, piece, slot, Action.MOVE)
    shot: int = 0
    if target != NOBODY:
        shot = shot_worth(game, piece, target, slot, Action.MOVE)
    foe: int = best_foe(game, piece)
    fight: int = 0
    if foe != NOBODY:
        fight = charge_worth(game, piece, foe)
    if is_last_turn(game) and is_claim(game, piece, far_mil):
        return note_plan(game, piece, Action.RUN, NOBODY, 1 + far_mil // 1000)
    if fight > shot and fight >= weight(game, piece, Weight.CHARGE) and is_worth_leaving(game, piece, foe):
        return note_plan(game, piece, Action.CHARGE, foe, attack_haste(game, piece, foe) + fight)
    if shot >= weight(game, piece, Weight.SHOT):
        return note_plan(game, piece, Action.MOVE, target, attack_haste(game, piece, target) + shot)
    if wants_blink(game, piece, far_mil):
        return note_plan(game, piece, Action.BLINK, NOBODY, 1)
    return note_plan(game, piece, Action.RUN, NOBODY, 1 + far_mil // 1000)


def attack_haste(game: Game, piece: int, target: int) -> int:
    """Return how soon a target is attacked: in the last turn later if it can do no more than stand where it is."""
    stands: bool = is_last_turn(game) and game.battle.activated[target] == 1 and not is_control(game, target)
    return KEY // 10 - (weight(game, piece, Weight.LATE) if stands else 0)


def is_worth_leaving(game: Game, piece: int, foe: int) -> bool:
    """Return whether a foe may be charged in this turn: in the last one only near the KeyChip."""
    return not is_last_turn(game) or goal_mil(game, foe) < weight(game, piece, Weight.NEAR_GOAL_MIL)


def is_claim(game: Game, piece: int, far_mil: int) -> bool:
    """Return whether a unit comes close to the KeyChip by running, but not by moving, and so may win the level."""
    by_move: int = far_mil - game.forces.move_mil[piece]
    by_run: int = far_mil - game.forces.run_mil[piece]
    claim: int = weight(game, piece, Weight.CLAIM_MIL)
    return by_run < claim and by_move > claim // 2


def best_foe(game: Game, piece: int) -> int:
    """Return whom it is best to charge, NOBODY if nobody can be reached."""
    found: int = NOBODY
    best: int = 0
    for foe in range(game.forces.pieces):
        if can_reach(game, piece, foe):
            worth: int = charge_worth(game, piece, foe)
            if found == NOBODY or worth > best:
                best = worth
                found = foe
    return found


def can_reach(game: Game, piece: int, foe: int) -> bool:
    """Return whether a charge reaches a foe."""
    return may_charge(game, piece, foe, NOBODY) and apart_mil(game, piece, foe) <= game.forces.charge_mil[piece]


def charge_worth(game: Game, piece: int, foe: int) -> int:
    """Return what a charge from where a unit stands is worth."""
    return fight_worth(game, piece, foe, side_reached(game, piece, foe) == ContactSide.REAR)


def join_partner(game: Game, side: int, piece: int) -> None:
    """Let a second unit join an attack that is worth more with it: a Mobbing Charge, or a Double-Tap."""
    target: int = game.battle.planned_target[piece]
    game.choice.target = target
    if target == NOBODY or game.battle.holding[piece] or is_dazed(game, piece):
        return
    for partner in range(game.forces.pieces):
        if partner != piece and may_join(game, side, partner) and team_in_reach(game, piece, partner):
            if game.choice.action == Action.CHARGE and can_reach(game, partner, target):
                if charge_worth(game, partner, target) >= -weight(game, piece, Weight.MOBBING_LOSS):
                    make_team(game, partner, target, Action.TEAM_CHARGE)
            elif game.choice.action == Action.MOVE and would_tap(game, partner, target):
                make_team(game, partner, target, Action.TEAM_MOVE)


def would_tap(game: Game, partner: int, target: int) -> bool:
    """Return whether a second shot at a target is worth it that it is made in the same phase. Rule: SV.SHT.7."""
    slot: int = ready_slot(game, partner)
    if not may_hit(game, partner, target, slot, Action.MOVE):
        return False
    return shot_worth(game, partner, target, slot, Action.MOVE) >= weight(game, partner, Weight.TEAM)


def make_team(game: Game, partner: int, target: int, action: int) -> None:
    """Make the choice one of a Double Team with the same target."""
    game.choice.partner = partner
    game.choice.action = action
    game.battle.planned_target[partner] = target


def heuristic_charge(game: Game, piece: int) -> None:
    """Charge whom the unit was activated for, else whom it is best to charge."""
    target: int = game.battle.planned_target[piece]
    planned: bool = target != NOBODY and can_reach(game, piece, target)
    game.choice.target = target if planned else best_foe(game, piece)
