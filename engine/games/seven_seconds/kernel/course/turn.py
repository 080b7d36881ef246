"""Rounds, phases and turns: the battle from the first blip to the count."""

from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.actions.choices import clear_choice, may_activate, may_move_too, may_turn_over
from engine.games.seven_seconds.kernel.board.pieces import first_blip, is_blip, is_on_table, note_side, units_in_square
from engine.games.seven_seconds.kernel.chance import SIDE_ACTOR, throw
from engine.games.seven_seconds.kernel.codes import BLIPS, FIRST_OBJECTIVE, NOBODY, SIDE_PIECES, Cause, Draw, Event
from engine.games.seven_seconds.kernel.course.activation import activate
from engine.games.seven_seconds.kernel.course.ending import check_end
from engine.games.seven_seconds.kernel.course.setup import set_up
from engine.games.seven_seconds.kernel.players.observe import observe
from engine.games.seven_seconds.kernel.questions import choose_extra_blip, choose_piece, choose_reveal
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.answers import HEURISTIC, refuse_answer


def play(game: Game) -> None:
    """Play a battle to its end. Rules: 7S.SEQ.1 to 7S.SEQ.8."""
    set_up(game)
    while game.battle.over == 0:
        game.battle.round += 1
        note_side(game, Event.ROUND, NOBODY, game.battle.round, 0, 0)
        refresh(game)
        initiative_phase(game)
        action_phase(game)
        check_end(game)


def refresh(game: Game) -> None:
    """Give every piece on the table its activation counter. Rules: 7S.SEQ.2, 7S.CTR.1."""
    for piece in range(FIRST_OBJECTIVE):
        game.battle.active[piece] = 1 if is_on_table(game, piece) else 0
        game.battle.commanded[piece] = 0
    note_side(game, Event.REFRESH, NOBODY, activation_counters(game, 0), activation_counters(game, 1), 0)


def initiative_after(holder: int, first: int, second: int) -> int:
    """Return who holds the initiative counter after both have thrown. Rules: 7S.SEQ.3, 7S.SEQ.4."""
    if first > second:
        return 0
    if second > first:
        return 1
    return 1 - holder


def initiative_phase(game: Game) -> None:
    """Throw for the initiative, but in the round that setup has settled. Rule: 7S.SEQ.5."""
    if game.battle.round != game.numbers.skip_initiative_round:
        roll_initiative(game)


def roll_initiative(game: Game) -> None:
    """Throw for the initiative. Rules: 7S.SEQ.3, 7S.SEQ.4."""
    red: int = throw(game, 0, SIDE_ACTOR, NOBODY, Draw.INITIATIVE, 0)
    blue: int = throw(game, 1, SIDE_ACTOR + 1, NOBODY, Draw.INITIATIVE, 0)
    game.battle.initiative = initiative_after(game.battle.initiative, red, blue)
    note_side(game, Event.INITIATIVE, game.battle.initiative, red, blue, 0)


def activation_counters(game: Game, side: int) -> int:
    """Return how many pieces of a side hold an activation counter. Rule: 7S.GAP.26."""
    found: int = 0
    first: int = first_blip(side)
    for piece in range(first, first + SIDE_PIECES):
        if is_on_table(game, piece) and game.battle.active[piece]:
            found += 1
    return found


def units_to_compare(game: Game, side: int) -> int:
    """Return the pieces that count for multiple activations. Rule: 7S.GAP.26."""
    found: int = activation_counters(game, side)
    if game.numbers.count_blips:
        return found
    first: int = first_blip(side)
    for blip in range(first, first + BLIPS):
        if is_on_table(game, blip) and game.battle.active[blip]:
            found -= 1
    return found


def activation_allowance(mine: int, theirs: int, double_ratio: int, triple_ratio: int, zero_ratio: int) -> int:
    """Return how many units may be activated this turn. Rules: 7S.ACT.6, 7S.ACT.7, 7S.GAP.26.

    `zero_ratio` is the ratio that counts against an opponent without activation counters.
    """
    ours: int = zero_ratio if theirs == 0 else mine
    unit: int = max(1, theirs)
    if ours >= triple_ratio * unit:
        return 3
    if ours >= double_ratio * unit:
        return 2
    return 1


def anyone_ready(game: Game) -> bool:
    """Return whether any piece holds an activation counter. Rule: 7S.SEQ.7."""
    return activation_counters(game, 0) + activation_counters(game, 1) > 0


def action_phase(game: Game) -> None:
    """Let the players take turns until nobody can or will act. Rules: 7S.SEQ.6, 7S.SEQ.7, 7S.GAP.27."""
    side: int = game.battle.initiative
    passes: int = 0
    while game.log.full == 0 and passes < game.numbers.end_on_passes and anyone_ready(game):
        if take_turn(game, side):
            passes = 0
        else:
            passes += 1
        side = 1 - side


def take_turn(game: Game, side: int) -> bool:
    """Let a player activate units, then extra blips; return False for a pass. Rules: 7S.ACT.4 to 7S.ACT.7."""
    mine: int = units_to_compare(game, side)
    theirs: int = units_to_compare(game, 1 - side)
    allowance: int = activation_allowance(
        mine, theirs, game.numbers.double_ratio, game.numbers.triple_ratio, game.numbers.zero_opponent_ratio
    )
    note_side(game, Event.TURN, side, allowance, mine, theirs)
    done: int = 0
    for _ in range(allowance):
        if done < allowance:
            done += use_activation(game, side)
            offer_reveal(game, side, game.numbers.reveal_in_own_turn)
            offer_reveal(game, 1 - side, game.numbers.reveal_in_enemy_turn)
    if done == 0:
        note_side(game, Event.PASS, side, activation_counters(game, side), 0, 0)
        return False
    extra: int = game.numbers.extra_blips
    if not game.numbers.extra_blips_per_turn:
        extra = extra * done
    for _ in range(extra):
        use_extra_blip(game, side)
    return True


def offer_reveal(game: Game, side: int, allowed: int) -> None:
    """Let a player turn a blip over between two activations, where that may be. Rules: 7S.BLIP.1, 7S.GAP.30."""
    if not allowed or game.forces.policy[side] == HEURISTIC:
        return
    clear_choice(game)
    observe(game, side)
    game.choice.piece = NOBODY
    choose_reveal(game, side)
    piece: int = game.choice.piece
    if may_turn_over(game, side, piece):
        reveal(game, piece, Cause.ITS_OWNER)
    elif piece != NOBODY:
        refuse_answer(game.answers, game.forces.policy[side])


def use_activation(game: Game, side: int) -> int:
    """Let a player activate one piece; return the activations it used, 0 for a pass. Rules: 7S.GAP.27, 7S.GAP.105."""
    clear_choice(game)
    observe(game, side)
    game.choice.piece = NOBODY
    choose_piece(game, side)
    piece: int = game.choice.piece
    if not may_activate(game, side, piece):
        if piece != NOBODY:
            refuse_answer(game.answers, game.forces.policy[side])
        return 0
    pair: bool = is_blip(game, piece) and units_in_square(game, piece) > 1
    revealed: int = game.choice.reveal
    if revealed and is_blip(game, piece) and not game.numbers.reveal_in_own_turn:
        refuse_answer(game.answers, game.forces.policy[side])
    activate(game, piece, revealed)
    return game.numbers.pair_uses_activations if pair and revealed else 1


def use_extra_blip(game: Game, side: int) -> None:
    """Let a player move one more blip, which may not be revealed first. Rules: 7S.ACT.4, 7S.ACT.5, 7S.GAP.25."""
    clear_choice(game)
    observe(game, side)
    game.choice.piece = NOBODY
    choose_extra_blip(game, side)
    piece: int = game.choice.piece
    if may_move_too(game, side, piece):
        activate(game, piece, 0)
    elif piece != NOBODY:
        refuse_answer(game.answers, game.forces.policy[side])
