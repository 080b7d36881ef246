"""What things are worth to whoever weighs, in hundredths of a point of Edge; chances in ten-thousandths.

Rules: MN.COR.5, MN.TRM.2.
"""

from engine.games.maneuvers.kernel.codes import WEIGHTS, Weight, Whom
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.maneuvers import dice_rolled, edge_of
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import is_hidden_enemy
from engine.games.maneuvers.kernel.standing.people import other_total, own_total

CERTAIN = 10000
DICE_MOST = 4


def think(game: Game, squad: int) -> None:
    """Weigh as the player of a squad does, until another one thinks."""
    game.outlook.mind = squad


def weight(game: Game, which: int) -> int:
    """Return what something is worth to whoever weighs."""
    return game.style.weights[game.outlook.mind * WEIGHTS + which]


def supposed(game: Game, whom: int) -> int:
    """Return who somebody in the supposed maneuver is, NOBODY where there is nobody. Rules: MN.COR.3, MN.TRM.1."""
    if whom == Whom.ACTOR:
        return game.outlook.actor
    if whom == Whom.TARGET:
        return game.outlook.target
    if whom == Whom.OPPONENT:
        return game.outlook.opponent
    if whom == Whom.ALLY:
        return game.outlook.ally
    return best_to_notice(game, game.outlook.actor) if whom == Whom.HIDDEN_ENEMY else NOBODY


def best_to_notice(game: Game, person: int) -> int:
    """Return the hidden enemy who does most harm if nobody notices; those who are ready to snipe first."""
    best: int = NOBODY
    for other in range(game.forces.people):
        if is_hidden_enemy(game, person, other) and (best == NOBODY or is_worse_unseen(game, other, best)):
            best = other
    return best


def is_worse_unseen(game: Game, person: int, than: int) -> bool:
    """Return whether it is worse if one hides than if another does."""
    if game.battle.snipe_ready[person] != game.battle.snipe_ready[than]:
        return game.battle.snipe_ready[person] == 1
    return game.forces.damage[person] > game.forces.damage[than]


def sign_of(game: Game, person: int) -> int:
    """Return 1 for the actor's own squad, -1 for the other."""
    return 1 if game.forces.squad[person] == game.forces.squad[game.outlook.actor] else -1


def edge_ahead(game: Game, person: int) -> int:
    """Return the Edge of somebody's squad. Rule: MN.SQD.3."""
    return edge_of(own_total(game, person), other_total(game, person))


def point_price(game: Game, person: int) -> int:
    """Return what a point is worth: little to who is so far ahead that the others concede. Rule: MN.GAP.22."""
    spare_from: int = game.numbers.concede_edge + weight(game, Weight.SPARE_EDGE)
    return weight(game, Weight.SPARE_POINT if edge_ahead(game, person) >= spare_from else Weight.POINT)


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
