"""Reinforcements. Rules: BS.REI.1, BS.SCN.5, BS.GAP.134."""

from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, note_side
from engine.games.battlesuit.kernel.codes import Place
from engine.games.battlesuit.kernel.event_codes import Event
from engine.games.battlesuit.kernel.records import Game


def announce_waves(game: Game) -> None:
    """Log the waves that may come on to the map from this turn on, but for those that come with the first."""
    for wave in range(1, game.plan.waves):
        if game.plan.wave_turn[wave] == game.battle.turn and game.battle.turn > 1:
            side: int = game.plan.wave_side[wave]
            note_side(game, Event.WAVE, side, wave, soldiers_to_come(game, side, wave), 0)


def soldiers_to_come(game: Game, side: int, wave: int) -> int:
    """Return how many soldiers of a wave are still off the map."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if game.forces.wave[soldier] == wave and game.soldiers.place[soldier] == Place.WAITING:
            found += 1
    return found
