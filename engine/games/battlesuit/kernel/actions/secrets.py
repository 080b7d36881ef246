"""Who is hidden, in stealth, or known by its card, and when that ends.

Rules: BS.HID.1, BS.HID.3, BS.GAP.131, BS.STL.1 to BS.STL.7, BS.GAP.75, BS.GAP.77, BS.CARD.15, BS.CARD.16, BS.GAP.103,
BS.GAP.130.
"""

from engine.games.battlesuit.kernel.board.places import is_airborne, points_apart, sees
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_active,
    movement_of,
    note,
    side_of,
)
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import NOBODY, STEALTH_SIDES, Ability
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.legal.special import hides
from engine.games.battlesuit.kernel.legal.support import may_query
from engine.games.battlesuit.kernel.players.observe import inspect_card, prepare
from engine.games.battlesuit.kernel.questions import choose_query, drops_stealth
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def hide(game: Game, soldier: int) -> None:
    """Hide a soldier that has been placed, if it sets up hidden and its point hides it. Rules: BS.HID.1, BS.HID.3."""
    if game.forces.hides[soldier] and not is_airborne(game, soldier) and hides(game, game.soldiers.dot[soldier]):
        game.soldiers.hidden[soldier] = 1


def show(game: Game, soldier: int, by: int) -> None:
    """Put a hidden soldier on the map for all to see. Rule: BS.GAP.131."""
    if game.soldiers.hidden[soldier]:
        game.soldiers.hidden[soldier] = 0
        note(game, Event.UNHIDDEN, soldier, by, game.soldiers.dot[soldier], 0, 0)


def look_for_hidden(game: Game, soldier: int) -> None:
    """Let a soldier that has entered a point find who is hidden near it, and be found if it is hidden itself.

    Rule: BS.GAP.131.
    """
    if not is_active(game, soldier):
        return
    enemy: int = 1 - side_of(soldier)
    for other in range(first_of(enemy), end_of(game, enemy)):
        if game.soldiers.hidden[other] and is_found(game, soldier, other):
            show(game, other, soldier)


def is_found(game: Game, soldier: int, other: int) -> bool:
    """Return whether a soldier is near enough to a hidden one, and sees its point. Rule: BS.GAP.131."""
    apart: int = points_apart(game, game.soldiers.dot[soldier], game.soldiers.dot[other])
    return apart <= game.special.hidden_lifted_range and sees(game, soldier, other)


def find_at_set_up(game: Game) -> None:
    """Show who is hidden too near to an enemy that is set up. Rule: BS.GAP.131."""
    for side in range(2):
        for soldier in range(first_of(side), end_of(game, side)):
            look_for_hidden(game, soldier)


def is_revealed(die: int, box: int) -> bool:
    """Return whether a roll reveals a soldier whose marker stands in a box. Rule: BS.STL.2."""
    return die <= box


def points_unseen(move: int, box: int) -> int:
    """Return the movement points of a soldier that comes out: half its movement, rounded up, times the box.

    Rules: BS.STL.3, BS.GAP.75.
    """
    return (move + 1) // 2 * box


def usable_from(turn: int, box: int) -> int:
    """Return the turn from which one who left a box may use stealth again. Rule: BS.STL.6."""
    return turn + box


def go_stealthy(game: Game, soldier: int) -> None:
    """Let a soldier go into stealth; its marker stands in box 1. Rules: BS.STL.1, BS.GAP.77."""
    game.soldiers.box[soldier] = 1
    note(game, Event.STEALTH, soldier, NOBODY, 1, 0, 0)


def comes_out(game: Game, soldier: int) -> bool:
    """Return whether a soldier in stealth moves openly now: it gives stealth up, or is revealed by a die.

    Rules: BS.STL.2, BS.STL.7.
    """
    prepare(game, side_of(soldier))
    if drops_stealth(game, side_of(soldier), soldier):
        come_out(game, soldier)
        return True
    box: int = game.soldiers.box[soldier]
    die: int = throw(game, side_of(soldier), soldier, Draw.STEALTH, STEALTH_SIDES, 0)
    if is_revealed(die, box):
        come_out(game, soldier)
        return True
    game.soldiers.box[soldier] = box + 1
    note(game, Event.STEALTH, soldier, NOBODY, box + 1, die, 0)
    return False


def come_out(game: Game, soldier: int) -> None:
    """Turn a soldier face up where it was left, with the movement of its box. Rules: BS.STL.3, BS.STL.6."""
    box: int = game.soldiers.box[soldier]
    game.soldiers.left[soldier] = points_unseen(movement_of(game, soldier), box)
    game.soldiers.unseen[soldier] = box
    game.soldiers.stealth_from[soldier] = usable_from(game.battle.turn, box)
    game.soldiers.box[soldier] = 0
    note(
        game,
        Event.OUT_OF_STEALTH,
        soldier,
        NOBODY,
        box,
        game.soldiers.left[soldier],
        game.soldiers.stealth_from[soldier],
    )


def inspect_cards(game: Game, soldier: int) -> None:
    """Let a soldier that queries inspect what it may, before it chooses a target."""
    if has_ability(game, soldier, Ability.QUERIES_ALL):
        inspect_all(game, soldier)
    elif has_ability(game, soldier, Ability.QUERIES_ONE):
        inspect_one(game, soldier)


def inspect_all(game: Game, soldier: int) -> None:
    """Inspect the cards of all enemies in sight. Rule: BS.CARD.16."""
    enemy: int = 1 - side_of(soldier)
    for target in range(first_of(enemy), end_of(game, enemy)):
        if may_query(game, soldier, target):
            inspect_card(game, target)
            note(game, Event.QUERY, soldier, target, 0, 0, 0)


def inspect_one(game: Game, soldier: int) -> None:
    """Let a player inspect one card in an activation. Rule: BS.CARD.15."""
    if count_queries(game, soldier) == 0:
        return
    prepare(game, side_of(soldier))
    choose_query(game, side_of(soldier), soldier)
    target: int = game.choice.target
    if target != NOBODY and may_query(game, soldier, target):
        game.soldiers.queried[soldier] = 1
        inspect_card(game, target)
        note(game, Event.QUERY, soldier, target, 0, 0, 0)
    elif target != NOBODY:
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])


def count_queries(game: Game, soldier: int) -> int:
    """Return how many cards a soldier may choose from."""
    found: int = 0
    enemy: int = 1 - side_of(soldier)
    for target in range(first_of(enemy), end_of(game, enemy)):
        if may_query(game, soldier, target):
            found += 1
    return found


def forget_cards(game: Game, side: int) -> None:
    """Forget what was inspected once a target is chosen, where cards are not kept. Rule: BS.GAP.130."""
    if game.numbers.cards_are_kept:
        return
    for target in range(first_of(1 - side), end_of(game, 1 - side)):
        game.soldiers.known[target] = 0
