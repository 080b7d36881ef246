"""Who activates first. Rules: BS.INI.1 to BS.INI.4, BS.GAP.32, BS.GAP.33."""

from engine.games.battlesuit.kernel.board.soldiers import good_order_count, note_side
from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, throw
from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.players.asking import wants_to_go_first
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game


def winner_of_roll(red: int, blue: int, red_order: int, blue_order: int, holder: int) -> int:
    """Return who has the initiative: the higher roll, else more in good order, else its holder; NOBODY rolls again.

    Rules: BS.INI.1 to BS.INI.3.
    """
    if red != blue:
        return 0 if red > blue else 1
    if red_order != blue_order:
        return 0 if red_order > blue_order else 1
    return holder


def roll_for_initiative(game: Game) -> None:
    """Throw for the initiative, and let its holder choose who goes first. Rule: BS.INI.4."""
    holder: int = NOBODY
    while holder == NOBODY:
        red: int = throw(game, 0, SIDE_ACTOR, Draw.INITIATIVE, game.numbers.initiative_die, 0)
        blue: int = throw(game, 1, SIDE_ACTOR + 1, Draw.INITIATIVE, game.numbers.initiative_die, 0)
        red_order: int = good_order_count(game, 0)
        holder = winner_of_roll(red, blue, red_order, good_order_count(game, 1), game.battle.initiative)
        note_side(game, Event.INITIATIVE, holder, red, blue, 0)
    game.battle.initiative = holder
    prepare(game, holder)
    goes_first: bool = wants_to_go_first(game, holder)
    game.battle.first = holder if goes_first else 1 - holder
    note_side(game, Event.FIRST, holder, game.battle.first, 0, 0)
