"""What a player can see: positions are open, cards are secret until they are proved. Rules: BS.CARD.2, BS.CARD.14.

A player of the kernel reads `game.view`, asks the functions of `legal` and those of `board` about places and lines;
it never reads the cards, hits or boxes of enemy soldiers elsewhere. Before every question comes such a look, and a
choice of nothing.
"""

from engine.games.battlesuit.kernel.board.soldiers import class_of_soldier, end_of, first_of, is_on_map
from engine.games.battlesuit.kernel.codes import NOBODY, UNKNOWN, Action, Step
from engine.games.battlesuit.kernel.event_codes import MarkerState
from engine.games.battlesuit.kernel.records import Game


def observe(game: Game, side: int) -> None:
    """Fill `game.view` with what a side knows."""
    game.view.side = side
    game.view.turn = game.battle.turn
    for owner in range(2):
        for soldier in range(first_of(owner), end_of(game, owner)):
            observe_soldier(game, soldier, owner == side)
    for mine in range(game.forces.mines):
        game.view.mine_seen[mine] = 1 if game.soldiers.mine_state[mine] == MarkerState.LAID else 0


def observe_soldier(game: Game, soldier: int, own: bool) -> None:
    """Write down what is known of one soldier."""
    seen: bool = is_on_map(game, soldier) and (own or game.soldiers.hidden[soldier] == 0)
    game.view.seen[soldier] = 1 if seen else 0
    game.view.dot[soldier] = game.soldiers.dot[soldier] if seen else UNKNOWN
    game.view.level[soldier] = game.soldiers.level[soldier] if seen else 0
    game.view.morale[soldier] = game.soldiers.morale[soldier] if seen else 0
    game.view.complete[soldier] = game.soldiers.complete[soldier] if seen else 0
    game.view.painted[soldier] = game.soldiers.painted[soldier] if seen else 0
    game.view.unit_class[soldier] = class_of_soldier(game, soldier) if seen else UNKNOWN
    game.view.box[soldier] = game.soldiers.box[soldier] if seen else UNKNOWN
    if own:
        game.view.card[soldier] = game.forces.card[soldier]
        game.view.hits[soldier] = game.soldiers.hits[soldier]
    else:
        known: bool = game.soldiers.known[soldier] == 1
        game.view.card[soldier] = game.forces.card[soldier] if known else UNKNOWN
        game.view.hits[soldier] = game.soldiers.known_hits[soldier] if known else UNKNOWN


def prove_card(game: Game, soldier: int) -> None:
    """Let the enemy see a card as it is now, if what is seen is kept. Rules: BS.CARD.2, BS.GAP.130."""
    if game.numbers.cards_are_kept:
        inspect_card(game, soldier)


def inspect_card(game: Game, soldier: int) -> None:
    """Write down what a card says now. Rule: BS.GAP.130."""
    game.soldiers.known[soldier] = 1
    game.soldiers.known_hits[soldier] = game.soldiers.hits[soldier]
    game.soldiers.known_turn[soldier] = game.battle.turn


def prepare(game: Game, side: int) -> None:
    """Start a decision of a side from nothing."""
    game.choice.soldier = NOBODY
    game.choice.action = Action.STAND
    game.choice.step = Step.STOP
    game.choice.way = 0
    game.choice.dot = NOBODY
    game.choice.level = 0
    game.choice.target = NOBODY
    game.choice.amount = 0
    observe(game, side)
