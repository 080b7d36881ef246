"""Activating a unit or a blip."""

from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.actions.choices import act, clear_choice, is_legal, place_counters
from engine.games.seven_seconds.kernel.actions.damage import add_counters
from engine.games.seven_seconds.kernel.actions.movement import end_in_field
from engine.games.seven_seconds.kernel.board.pieces import first_blip, is_blip, is_on_table, note, side_of
from engine.games.seven_seconds.kernel.chance import throw
from engine.games.seven_seconds.kernel.codes import NO_ACTION, NOBODY, SIDE_PIECES, Action, Cause, Draw, Event, Status
from engine.games.seven_seconds.kernel.players.observe import observe
from engine.games.seven_seconds.kernel.questions import choose_action, share_points
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.answers import refuse_answer
from engine.kernel.draws import has_face

SUIT_TRIES = 12


def activate(game: Game, piece: int, reveal_first: int) -> None:
    """Activate a piece; a blip may be revealed first, and all its units act. Rules: 7S.ACT.1, 7S.BLIP.1 to 6."""
    note(game, Event.ACTIVATE, piece, NOBODY, reveal_first, 0, 0)
    if not is_blip(game, piece) or not reveal_first or not game.numbers.reveal_in_own_turn:
        use_unit(game, piece)
        return
    first: int = first_blip(side_of(piece))
    square: int = piece - first
    revealed: int = reveal(game, piece, Cause.ITS_OWNER)
    if revealed > 0:
        for unit in range(first, first + SIDE_PIECES):
            if game.battle.assigned[unit]:
                game.battle.assigned[unit] = 0
                if is_on_table(game, unit) and game.forces.square[unit] == square:
                    use_revealed(game, unit, revealed)


def use_revealed(game: Game, unit: int, revealed: int) -> None:
    """Let a revealed unit act; of two the one that does nothing keeps its counter. Rules: 7S.BLIP.2, 7S.GAP.105."""
    had: int = game.battle.active[unit]
    acted: bool = use_unit(game, unit)
    if revealed > 1 and not acted:
        game.battle.active[unit] = had


def use_unit(game: Game, piece: int) -> bool:
    """Let a piece take its actions, after waking up if it is stunned; then fields work on it.

    Return whether it acted: tried to wake up or to act, or had a field work on it.
    Rules: 7S.ACT.2, 7S.ACT.3, 7S.DMG.4, 7S.JAM.4 to 7S.JAM.6.
    """
    game.battle.active[piece] = 0
    acting: int = piece
    acted: bool = game.battle.stunned[piece] > 0
    if not acted or wakes(game, piece):
        for _ in range(game.numbers.actions[game.forces.kind[piece]]):
            if tries_to_act(game, acting):
                acted = True
            acting = carries_on(game, acting)
    if end_in_field(game, acting):
        acted = True
    return acted


def tries_to_act(game: Game, piece: int) -> bool:
    """Let a piece take its next action; return whether it took one, or threw for its damaged suit. Rule: 7S.GAP.87."""
    if not is_on_table(game, piece) or game.battle.stunned[piece] > 0:
        return False
    throws: bool = game.battle.damaged[piece] > 0
    if not suit_gets_going(game, piece):
        return True
    acts: bool = take_action(game, piece)
    return throws or acts


def carries_on(game: Game, piece: int) -> int:
    """Return who takes the actions a piece has left: itself, or the blip it has scrambled under. Rule: 7S.GAP.70."""
    if game.battle.status[piece] == Status.HOLDING and not game.numbers.scramble_ends_activation:
        return first_blip(side_of(piece)) + game.forces.square[piece]
    return piece


def wakes(game: Game, piece: int) -> bool:
    """Throw for a stunned trooper to wake up. Rules: 7S.DMG.4, 7S.GAP.108."""
    value: int = throw(game, side_of(piece), piece, piece, Draw.WAKING_UP, 0)
    awake: bool = has_face(game.numbers.wake_faces, value)
    if awake:
        game.battle.stunned[piece] -= 1
    note(game, Event.WAKE, piece, NOBODY, 1 if awake else 0, value, 0)
    only_wakes: bool = game.battle.commanded[piece] == 1 and not game.numbers.command_wakes_to_act
    return game.battle.stunned[piece] == 0 and not only_wakes


def suit_gets_going(game: Game, piece: int) -> bool:
    """Return whether a suit works now, or after trying again where a failure costs no action. Rule: 7S.GAP.86."""
    works: bool = suit_works(game, piece)
    if not game.numbers.failed_action_spent:
        for _ in range(SUIT_TRIES):
            if not works:
                works = suit_works(game, piece)
    return works


def suit_works(game: Game, piece: int) -> bool:
    """Throw for a damaged trooper's next action; a failure loses it. Rules: 7S.DMG.1, 7S.GAP.86."""
    if game.battle.damaged[piece] == 0:
        return True
    value: int = throw(game, side_of(piece), piece, piece, Draw.DAMAGED_SUIT, 0)
    works: bool = not has_face(game.numbers.suit_fails_faces, value)
    note(game, Event.DAMAGED_SUIT, piece, NOBODY, 1 if works else 0, value, 0)
    if not works:
        add_counters(game, piece, NOBODY, game.numbers.failed_action_counter, Cause.FAILED_ACTION)
    return works


def take_action(game: Game, piece: int) -> bool:
    """Let the player choose an action and carry it out; return False for none. An illegal choice is no action."""
    side: int = side_of(piece)
    clear_choice(game)
    observe(game, side)
    choose_action(game, side, piece)
    action: int = game.choice.action
    if action == NO_ACTION:
        return False
    if not is_legal(game, piece):
        refuse_answer(game.answers, game.forces.policy[side])
        return False
    act(game, piece)
    if action == Action.TARGET:
        pool: int = game.choice.dice
        clear_choice(game)
        observe(game, side)
        share_points(game, side, piece, pool)
        place_counters(game, piece, pool)
    return True
