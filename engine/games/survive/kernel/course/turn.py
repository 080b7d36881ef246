"""A turn: initiative, phases, activations, and the recovery at its end."""

from engine.games.survive.kernel.actions.charging import charge, team_charge
from engine.games.survive.kernel.actions.control import pulse
from engine.games.survive.kernel.actions.groups import blink, mob_run, team_move
from engine.games.survive.kernel.actions.moving import begin, clear_jam, walk
from engine.games.survive.kernel.actions.shooting import hold_in_own_phase
from engine.games.survive.kernel.board.choices import clear_choice, is_jammed, is_ready, may_activate, may_hold, refuse
from engine.games.survive.kernel.board.pieces import is_control, is_dazed, is_standing, note, note_side
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import CONTROL, MOBS_MOST, NOBODY, SLOTS, Action, Draw, Effect, Event, WeaponType
from engine.games.survive.kernel.course.ending import (
    check_victory,
    first_tied,
    judge_last_turn,
    keep_highest,
    note_result,
    tied_count,
)
from engine.games.survive.kernel.course.setup import set_up
from engine.games.survive.kernel.numbers.shots import jams
from engine.games.survive.kernel.questions import choose_units, wants_hold
from engine.games.survive.kernel.records import Game


def play(game: Game) -> None:
    """Play a level to its end. Rules: SV.SEQ.1 to SV.SEQ.8, SV.GAM.1."""
    set_up(game)
    while game.battle.over == 0 and game.log.full == 0:
        begin_turn(game)
        declare_holds(game)
        throw_initiative(game)
        activity(game)
        end_turn(game)
    note_result(game)


def begin_turn(game: Game) -> None:
    """Begin a turn: nobody has been activated, nobody holds."""
    game.battle.turn += 1
    note_side(game, Event.TURN, NOBODY, game.battle.turn, game.forces.turns, 0)
    for piece in range(game.forces.pieces):
        game.battle.activated[piece] = 1 if is_control(game, piece) else 0
        game.battle.holding[piece] = 0
        game.battle.shots_left[piece] = 0
        game.battle.hold_slot[piece] = NOBODY


def declare_holds(game: Game) -> None:
    """Let each player say which units hold. Rules: SV.SEQ.1, SV.GAP.26."""
    for piece in range(game.forces.pieces):
        if may_hold(game, piece) and wants_hold(game, game.battle.mob[piece], piece):
            hold(game, piece)


def hold(game: Game, piece: int) -> None:
    """Let a unit hold: two shots, at any time. Rules: SV.MOV.7, SV.MOV.8, SV.GAP.26."""
    game.battle.holding[piece] = 1
    game.battle.shots_left[piece] = game.numbers.hold_shots
    if game.numbers.hold_activates and game.numbers.hold_interrupts:
        game.battle.activated[piece] = 1
    note(game, Event.HOLD, piece, NOBODY, game.numbers.hold_shots, 0, 0)


def throw_initiative(game: Game) -> None:
    """Throw for the initiative, those tied again, and note the order of play. Rules: SV.SEQ.2, SV.GAP.27."""
    for mob in range(game.forces.mobs):
        game.battle.tied[mob] = 1
    initiative_throw(game)
    while tied_count(game) > 1 and not game.numbers.initiative_by_seat:
        initiative_throw(game)
    winner: int = first_tied(game)
    set_order(game, winner)
    if game.battle.turn == 1:
        game.battle.first_player = winner
    note_side(game, Event.INITIATIVE, winner, 0, 0, 0)


def initiative_throw(game: Game) -> None:
    """Let those that are tied throw once, and keep the best of them tied. Rule: SV.GAP.27."""
    keep_highest(game, Draw.INITIATIVE, game.numbers.initiative_lowest == 1)


def set_order(game: Game, winner: int) -> None:
    """Note the order of play: the winner, then clockwise round the corners. Rule: SV.SEQ.2."""
    found: int = 0
    for step in range(MOBS_MOST):
        corner: int = (game.forces.corner[winner] + step) % MOBS_MOST
        for mob in range(game.forces.mobs):
            if game.forces.corner[mob] == corner:
                game.battle.play_order[found] = mob
                found += 1


def ready_units(game: Game, side: int) -> int:
    """Return how many units a side may still activate. Rule: SV.SEQ.5."""
    found: int = 0
    for piece in range(game.forces.pieces):
        if is_ready(game, side, piece):
            found += 1
    return found


def anyone_ready(game: Game) -> bool:
    """Return whether any player has a unit left to activate. Rule: SV.SEQ.5."""
    found: int = 0
    for mob in range(game.forces.mobs):
        found += ready_units(game, mob)
    return found > 0


def activity(game: Game) -> None:
    """Let phases and pulses alternate round the table until everybody is activated. Rules: SV.SEQ.3 to SV.SEQ.6."""
    place: int = 0
    while game.battle.over == 0 and game.log.full == 0 and anyone_ready(game):
        side: int = game.battle.play_order[place]
        if ready_units(game, side) > 0:
            activity_phase(game, side)
            check_victory(game)
        for _ in range(game.numbers.pulses_per_phase):
            if game.battle.over == 0:
                pulse(game)
                check_victory(game)
        place = (place + 1) % game.forces.mobs


def activity_phase(game: Game, side: int) -> None:
    """Let a player activate one unit, or one group. Rules: SV.SEQ.3, SV.GAP.28."""
    game.battle.phases += 1
    note_side(game, Event.PHASE, side, ready_units(game, side), 0, 0)
    left: int = game.numbers.units_per_phase
    while left > 0 and game.battle.over == 0 and ready_units(game, side) > 0:
        left = left - 1 if activate_alone(game, side) else 0


def activate_alone(game: Game, side: int) -> bool:
    """Let a player activate; return whether it was one unit alone. Rules: SV.SEQ.3, SV.MOV.9 to SV.MOV.13."""
    clear_choice(game)
    choose_units(game, side)
    game.battle.chain = 0
    game.battle.teamed = 0
    game.battle.tap_target = NOBODY
    if not may_activate(game, side):
        refuse(game, side)
        stand(game, side)
        return True
    action: int = game.choice.action
    if action == Action.MOB_RUN:
        mob_run(game, side)
    elif action == Action.BLINK:
        blink(game, side)
    elif action == Action.TEAM_MOVE or action == Action.TEAM_CHARGE:
        act_as_team(game, action)
    else:
        act(game, game.choice.piece, action)
        return True
    return False


def act(game: Game, piece: int, action: int) -> None:
    """Let one unit act. Rules: SV.MOV.1 to SV.MOV.8, SV.DAZ.2."""
    begin(game, piece, action, NOBODY)
    if action == Action.HOLD:
        hold_in_own_phase(game, piece)
    elif action == Action.CHARGE:
        charge(game, piece)
    else:
        walk(game, piece, action)


def act_as_team(game: Game, action: int) -> None:
    """Let the chosen two act as a Double Team. Rules: SV.MOV.9, SV.SHT.7."""
    game.battle.teamed = 1
    if action == Action.TEAM_MOVE:
        team_move(game, game.choice.piece, game.choice.partner)
    else:
        team_charge(game, game.choice.piece, game.choice.partner)
    game.battle.teamed = 0


def stand(game: Game, side: int) -> None:
    """Let the first unit that is ready stand still, as no legal choice was made."""
    for piece in range(game.forces.pieces):
        if is_ready(game, side, piece):
            game.battle.activated[piece] = 1
            note(game, Event.STAND, piece, NOBODY, 0, 0, 0)
            return


def end_turn(game: Game) -> None:
    """Let the Mobs recover; the last turn is judged, as ruled before that. Rules: SV.SEQ.7, SV.GAP.40."""
    last: bool = game.battle.turn >= game.forces.turns
    if game.battle.over == 0 and last and not game.numbers.judged_after_recovery:
        judge_last_turn(game)
    if game.battle.over == 0:
        recovery_phase(game)
        if last:
            judge_last_turn(game)


def recovery_phase(game: Game) -> None:
    """Let the Mobs recover in the turn's order of play, and Control after them. Rule: SV.SEQ.7."""
    for place in range(game.forces.mobs):
        recover_side(game, game.battle.play_order[place])
    recover_side(game, CONTROL)


def recover_side(game: Game, side: int) -> None:
    """Let all that stands on a side recover."""
    note_side(game, Event.RECOVERY, side, 0, 0, 0)
    for piece in range(game.forces.pieces):
        if game.battle.mob[piece] == side and is_standing(game, piece):
            recover(game, piece)


def recover(game: Game, piece: int) -> None:
    """Let a piece shake off being Dazed, and see to its weapons. Rules: SV.REC.1 to SV.REC.3, SV.DAZ.4."""
    if is_dazed(game, piece):
        game.battle.status[piece] = Effect.NONE
        note(game, Event.RECOVERED, piece, NOBODY, 0, 0, 0)
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        if game.forces.weapon_type[slot] != WeaponType.CLOSE and is_jammed(game, slot):
            recover_weapon(game, piece, slot)
    if 0 < game.battle.gun_jammed_in[piece] < game.battle.turn:
        game.battle.gun_jammed_in[piece] = 0
        note(game, Event.JAM_CLEARED, piece, NOBODY, NOBODY, 0, 0)


def recover_weapon(game: Game, piece: int, slot: int) -> None:
    """Clear an old jam, and one of this turn by another Ammo Roll. Rules: SV.REC.1, SV.REC.2, SV.GAP.11."""
    if game.battle.jammed_in[slot] < game.battle.turn:
        clear_jam(game, piece, slot, 0)
    elif game.numbers.ammo_reroll:
        ammo: int = game.forces.ammo[slot]
        if not jams(ammo, throw(game, piece, NOBODY, Draw.RECOVERY, ammo)):
            clear_jam(game, piece, slot, 1)
