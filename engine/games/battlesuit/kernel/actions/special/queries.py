"""Cards that are inspected before a target is chosen. Rules: BS.CARD.15, BS.CARD.16, BS.GAP.103, BS.GAP.130."""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability, note, side_of
from engine.games.battlesuit.kernel.codes import NOBODY, Ability, Event
from engine.games.battlesuit.kernel.legal.support import may_query
from engine.games.battlesuit.kernel.players.asking import choose_query
from engine.games.battlesuit.kernel.players.observe import inspect_card, prepare
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


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
