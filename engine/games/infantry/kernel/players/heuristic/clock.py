"""What the clock and the count of losses tell the heuristic player: how bold it is, and how good a shot must be."""

from engine.games.infantry.kernel.records import Game

CAREFUL = 60
BOLD = 9999
GOOD_NUMBER = 8
FAIR_NUMBER = 10
LAST_TURNS = 2
PERCENT = 100


def turns_left(game: Game) -> int:
    """Return how many game turns there will be after this one."""
    return game.forces.turns - game.battle.turn


def is_late(game: Game) -> bool:
    """Return whether half of the battle is over."""
    return 2 * game.battle.turn > game.forces.turns


def is_winning(game: Game, side: int) -> bool:
    """Return whether a side would win if the battle ended now. Rule: IN.HOUSE.9."""
    ahead: int = game.battle.lost[1 - side] - game.battle.lost[side]
    return ahead > 0 and ahead * PERCENT >= game.rulings.draw_percent * game.forces.budget


def nerve_of(game: Game, person: int) -> int:
    """Return what harm of arcs, in 36ths of a point, a trooper risks for a step: any when it is late and not won."""
    return BOLD if is_late(game) and not is_winning(game, game.forces.side[person]) else CAREFUL


def patience_of(game: Game) -> int:
    """Return the highest target number for which a trooper stays and fires instead of going on."""
    return FAIR_NUMBER if turns_left(game) < LAST_TURNS else GOOD_NUMBER
