"""What players may choose: one function a question says whether a choice is legal."""

from engine.games.survive.kernel.board.footing import (
    apart_mil,
    is_engaged,
    is_engaged_at,
    is_free,
    is_open,
    is_open_to,
    way_mil,
)
from engine.games.survive.kernel.board.pieces import contact_mil, is_active, is_control, is_dazed, is_enemy, is_of_mob
from engine.games.survive.kernel.board.sight import is_in_front, is_seen
from engine.games.survive.kernel.codes import (
    JAMMED_WEAPON,
    NO_TARGET,
    NOBODY,
    NOT_IN_HAND,
    OUT_OF_ARC,
    OUT_OF_SIGHT,
    PIECES,
    SLOTS,
    Action,
    WeaponType,
)
from engine.games.survive.kernel.numbers.movement import is_chain, is_mob_run, shuffles_mil, team_refused
from engine.games.survive.kernel.numbers.places import distance_squared
from engine.games.survive.kernel.numbers.shots import refused
from engine.games.survive.kernel.records import Game
from engine.kernel.answers import refuse_answer

CHAIN = 6
"""Fights that may follow from one charge."""


def clear_choice(game: Game) -> None:
    """Make the choice one of nothing."""
    game.choice.action = Action.MOVE
    game.choice.piece = NOBODY
    game.choice.partner = NOBODY
    game.choice.target = NOBODY
    game.choice.slot = NOBODY
    game.choice.estimate_mil = 0
    for piece in range(game.forces.pieces):
        game.choice.joins[piece] = 0


def refuse(game: Game, side: int) -> None:
    """Note that the rules do not take the answer of a side as it is; of others than answered players nothing is."""
    refuse_answer(game.answers, game.forces.policy[side])


def may_start_at(game: Game, side: int, piece: int) -> bool:
    """Return whether a unit may be set up at the chosen point. Rule: SV.GAP.41."""
    reach: int = game.numbers.deploy_mil
    far: int = distance_squared(corner_x(game, side), corner_y(game, side), game.choice.x_mil, game.choice.y_mil)
    return far <= reach * reach and is_free(game, piece, game.choice.x_mil, game.choice.y_mil)


def corner_x(game: Game, side: int) -> int:
    """Return where a Mob's starting corner is, from the west: north-east and south-east are on the far side."""
    return game.board.width_mil if game.forces.corner[side] > 1 else 0


def corner_y(game: Game, side: int) -> int:
    """Return where a Mob's starting corner is, from the south: north-west and north-east are on the far side."""
    return game.board.depth_mil if game.forces.corner[side] == 1 or game.forces.corner[side] == 2 else 0


def is_ready(game: Game, side: int, piece: int) -> bool:
    """Return whether a side may still activate a unit. Rules: SV.SEQ.3, SV.SEQ.5."""
    if piece < 0 or piece >= game.forces.pieces:
        return False
    return is_of_mob(game, piece, side) and game.battle.activated[piece] == 0


def may_activate(game: Game, side: int) -> bool:
    """Return whether the chosen action of the chosen units is legal. Rules: SV.SEQ.3, SV.MOV.9 to SV.MOV.13."""
    action: int = game.choice.action
    piece: int = game.choice.piece
    if action == Action.MOB_RUN:
        return may_mob_run(game, side)
    if not is_ready(game, side, piece):
        return False
    if is_dazed(game, piece):
        return action == Action.SHUFFLE
    if game.battle.holding[piece]:
        return action == Action.HOLD
    if action == Action.TEAM_MOVE or action == Action.TEAM_CHARGE:
        return may_team(game, side)
    if action == Action.BLINK:
        return may_blink(game, side)
    return action == Action.MOVE or action == Action.RUN or action == Action.CHARGE


def may_join(game: Game, side: int, piece: int) -> bool:
    """Return whether a unit may act in a group: ready, active, and not holding. Rules: SV.DAZ.2, SV.MOV.7."""
    return is_ready(game, side, piece) and is_active(game, piece) and game.battle.holding[piece] == 0


def may_team(game: Game, side: int) -> bool:
    """Return whether the chosen two may act as a Double Team. Rules: SV.MOV.9, SV.GAP.28."""
    piece: int = game.choice.piece
    partner: int = game.choice.partner
    if piece == partner or not may_join(game, side, partner):
        return False
    return team_in_reach(game, piece, partner)


def team_in_reach(game: Game, piece: int, partner: int) -> bool:
    """Return whether two units are near enough for a Double Team, which does one thing. Rules: SV.MOV.9, SV.GAP.28."""
    return team_refused(game.numbers, apart_mil(game, piece, partner), Action.MOVE, Action.MOVE) == 0


def may_mob_run(game: Game, side: int) -> bool:
    """Return whether the chosen units may begin a Mob Run. Rules: SV.MOV.11, SV.MOV.12."""
    return list_joined(game, side) > 0 and is_mob_run(game.numbers, game.places)


def list_joined(game: Game, side: int) -> int:
    """List the places of the chosen units and return how many they are; 0 if one of them may not run."""
    found: int = 0
    for piece in range(game.forces.pieces):
        if game.choice.joins[piece]:
            if not may_join(game, side, piece):
                return 0
            game.places.x_mil[found] = game.battle.x_mil[piece]
            game.places.y_mil[found] = game.battle.y_mil[piece]
            game.battle.listed[found] = piece
            found += 1
    game.places.count = found
    return found


def may_blink(game: Game, side: int) -> bool:
    """Return whether the chosen unit, and those that join it, may Blink. Rules: SV.MOV.13, SV.GAP.18."""
    game.choice.joins[game.choice.piece] = 1
    count: int = list_joined(game, side)
    if count == 0 or (count == 1 and not game.numbers.blink_single):
        return False
    for place in range(count):
        if not game.numbers.blink_in_contact and is_engaged(game, game.battle.listed[place]):
            return False
    return is_chain(game.places, contact_mil(game.numbers))


def may_go(game: Game, piece: int, left_mil: int) -> bool:
    """Return whether a piece may go straight to the chosen point. Rules: SV.MOV.1 to SV.MOV.3, SV.GAP.39."""
    x: int = game.choice.x_mil
    y: int = game.choice.y_mil
    if x == game.battle.x_mil[piece] and y == game.battle.y_mil[piece]:
        return True
    if way_mil(game, piece, x, y) > left_mil or not is_free(game, piece, x, y) or is_engaged_at(game, piece, x, y):
        return False
    return is_open(game, piece, x, y, NOBODY)


def may_charge(game: Game, piece: int, target: int, except_foe: int) -> bool:
    """Return whether a piece may charge a target of another side, straight ahead. Rules: SV.GAP.39, SV.RES.6."""
    if target < 0 or target >= game.forces.pieces or target == except_foe or not is_enemy(game, piece, target):
        return False
    return not game.numbers.charge_straight or is_open_to(game, piece, target)


def may_follow_on(game: Game, winner: int) -> bool:
    """Return whether the winner of a fight may follow on: an active unit of a Mob. Rules: SV.RES.5, SV.GAP.51."""
    able: bool = is_active(game, winner) and not is_control(game, winner)
    return able and game.battle.over == 0 and game.battle.chain < CHAIN


def shot_faults(game: Game, piece: int, target: int, slot: int, action: int) -> int:
    """Return what is against a shot, as bits. Rules: SV.SHT.3, SV.AMM.2, SV.AMM.3, SV.MOV.2 to SV.MOV.8, SV.DAZ.3."""
    if target < 0 or target >= game.forces.pieces or not is_enemy(game, piece, target):
        return NO_TARGET
    faults: int = weapon_faults(game, piece, slot, action)
    if faults == NOT_IN_HAND:
        return faults
    if action != Action.HOLD and not is_in_front(game, piece, target):
        faults += OUT_OF_ARC
    return faults if is_seen(game, piece, target) else faults + OUT_OF_SIGHT


def weapon_faults(game: Game, piece: int, slot: int, action: int) -> int:
    """Return what is against a shot with a weapon at anybody, as bits. Rules: SV.AMM.2, SV.HOUSE.9."""
    if slot < 0 or slot >= PIECES * SLOTS or slot // SLOTS != piece or not may_use(game, piece, slot):
        return NOT_IN_HAND
    faults: int = refused(game.numbers, action, game.forces.weapon_type[slot], game.forces.hands[slot], 1)
    return faults + JAMMED_WEAPON if is_jammed(game, slot) and not shoots_on(game, action) else faults


def may_use(game: Game, piece: int, slot: int) -> bool:
    """Return whether a unit has a gun or grenade in hand and ready. Rules: SV.AMM.3, SV.HOUSE.9."""
    in_hand: bool = slot == game.battle.in_hand[piece] and game.battle.ready_in[piece] <= game.battle.turn
    return in_hand and slot % SLOTS < game.forces.weapons[piece]


def shoots_on(game: Game, action: int) -> bool:
    """Return whether the second shot of a Hold is made although the first one jammed the weapon. Rule: SV.GAP.50."""
    return action == Action.HOLD and game.numbers.hold_after_jam == 1


def is_jammed(game: Game, slot: int) -> bool:
    """Return whether a weapon is jammed. Rule: SV.AMM.2."""
    return game.battle.jammed_in[slot] > 0


def may_draw(game: Game, piece: int, slot: int) -> bool:
    """Return whether a unit may sling what it holds and draw another weapon. Rules: SV.AMM.3, SV.HOUSE.9."""
    if slot < 0 or slot // SLOTS != piece or slot % SLOTS >= game.forces.weapons[piece]:
        return False
    return slot != game.battle.in_hand[piece] and game.forces.weapon_type[slot] != WeaponType.CLOSE


def may_strike_with(game: Game, piece: int, slot: int) -> bool:
    """Return whether a unit may strike with a weapon, or with its fists: NOBODY. Rule: SV.GAP.47."""
    if slot == NOBODY:
        return True
    if slot < 0 or slot // SLOTS != piece or slot % SLOTS >= game.forces.weapons[piece]:
        return False
    return game.forces.weapon_type[slot] == WeaponType.CLOSE


def may_hold(game: Game, piece: int) -> bool:
    """Return whether a unit may declare to hold. Rules: SV.SEQ.1, SV.MOV.8."""
    return is_active(game, piece) and not is_control(game, piece)


def allowance_mil(game: Game, piece: int, action: int) -> int:
    """Return how far a unit goes by an action. Rules: SV.MOV.1, SV.MOV.3, SV.MOV.5, SV.DAZ.2."""
    if action == Action.RUN:
        return game.forces.run_mil[piece]
    if action == Action.CHARGE:
        return game.forces.charge_mil[piece]
    return (
        shuffles_mil(game.numbers, game.forces.move_mil[piece])
        if action == Action.SHUFFLE
        else game.forces.move_mil[piece]
    )


def stay(game: Game, piece: int) -> None:
    """Make the choice one of staying where and as a piece is."""
    game.choice.x_mil = game.battle.x_mil[piece]
    game.choice.y_mil = game.battle.y_mil[piece]
    game.choice.facing_x = game.battle.facing_x[piece]
    game.choice.facing_y = game.battle.facing_y[piece]
