"""The parts of a strength in the log. Rules: BS.FIR.9, BS.GAP.88."""

from engine.games.battlesuit.kernel.board.soldiers import note_all
from engine.games.battlesuit.kernel.codes import PART_ROOM, PARTS, Event
from engine.games.battlesuit.kernel.records import Game


def note_parts(game: Game, soldier: int, target: int) -> None:
    """Log every part of a strength that is not 0, four a row, each as its number and its value in one cell."""
    found: int = 0
    first: int = 0
    second: int = 0
    third: int = 0
    for part in range(PARTS):
        value: int = game.attack.parts[part]
        if value != 0:
            told: int = part * PART_ROOM + value + PART_ROOM // 2
            if found % 4 == 0:
                first = told
                second = 0
                third = 0
            elif found % 4 == 1:
                second = told
            elif found % 4 == 2:
                third = told
            else:
                note_all(game, Event.STRENGTH, soldier, target, first, second, third, told, game.attack.cover)
            found += 1
    if found % 4 > 0:
        note_all(game, Event.STRENGTH, soldier, target, first, second, third, 0, game.attack.cover)
