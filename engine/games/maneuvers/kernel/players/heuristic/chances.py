"""What may come of two rolls: how likely Reward and Risk are, and by which margin. Rules: MN.COR.5, MN.TRM.2."""

from engine.games.maneuvers.kernel.numbers.rolls import dice_rolled
from engine.games.maneuvers.kernel.players.heuristic.prices import CERTAIN, DICE_MOST
from engine.games.maneuvers.kernel.records import Game


def ways_of(die: int, sides: int, net: int) -> int:
    """Return in how many ways a die of so many sides is the one that counts at a net advantage. Rule: MN.GAP.18."""
    dice: int = min(dice_rolled(net), DICE_MOST)
    if net < 0:
        return times(sides + 1 - die, dice) - times(sides - die, dice)
    return times(die, dice) - times(die - 1, dice)


def times(number: int, count: int) -> int:
    """Return a number multiplied by itself until it stands there so many times."""
    found: int = 1
    for _ in range(count):
        found *= number
    return found


def look_ahead(game: Game, lead: int, net: int) -> None:
    """Note what may come of the rolls of an actor whose rating is ahead by so much, at a net advantage."""
    sides: int = game.numbers.action_sides
    won: int = 0
    tied: int = 0
    gained: int = 0
    lost: int = 0
    for die in range(1, sides + 1):
        ways: int = ways_of(die, sides, net)
        for opposed in range(1, sides + 1):
            margin: int = lead + die - opposed
            won += ways if margin >= 0 else 0
            tied += ways if margin == 0 else 0
            gained += ways * max(0, margin)
            lost += ways * max(0, -margin)
    all_ways: int = times(sides, min(dice_rolled(net), DICE_MOST)) * sides
    game.outlook.reward = won * CERTAIN // all_ways
    game.outlook.tie = tied * CERTAIN // all_ways
    game.outlook.risk = CERTAIN - game.outlook.reward
    game.outlook.gained = gained * CERTAIN // all_ways
    game.outlook.lost = lost * CERTAIN // all_ways
