"""Where the frightened run. Rules: BS.PAN.7, BS.GAP.39."""

from engine.games.battlesuit.kernel.board.places import is_point, points_apart
from engine.games.battlesuit.kernel.codes import FAR, NOBODY
from engine.games.battlesuit.kernel.numbers.panic import cover_rank
from engine.games.battlesuit.kernel.records import Game


def rank_of(game: Game, soldier: int, dot: int) -> int:
    """Return the place of a point among the covers within reach, the least first; none for what is no better cover."""
    here: int = game.soldiers.dot[soldier]
    cover: int = game.numbers.cover_mod[game.land.terrain[dot]]
    if game.land.reach[dot] == 0 or dot == here or cover >= game.numbers.cover_mod[game.land.terrain[here]]:
        return FAR * FAR
    return cover_rank(game.numbers, cover, points_apart(game, here, dot))


def first_refuge(game: Game, soldier: int) -> int:
    """Return the first of the best points within reach, or NOBODY."""
    best: int = NOBODY
    least: int = FAR * FAR
    for dot in range(game.board.dots):
        rank: int = rank_of(game, soldier, dot)
        if rank < least:
            least = rank
            best = dot
    return best


def is_refuge(game: Game, soldier: int, dot: int) -> bool:
    """Return whether a point is one of the best within reach, among which the owner chooses. Rule: BS.PAN.7."""
    first: int = first_refuge(game, soldier)
    if not is_point(game, dot) or first == NOBODY:
        return False
    return rank_of(game, soldier, dot) == rank_of(game, soldier, first)
