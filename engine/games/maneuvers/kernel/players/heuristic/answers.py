"""The heuristic player's answers: the best maneuver that is open, and the best who opposes it."""

from engine.games.maneuvers.kernel.codes import PART_STEPS, PARTS, RATINGS, STEPS, Part, Scope, State, Weight
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Hiding
from engine.games.maneuvers.kernel.numbers.maneuvers import opposes_better
from engine.games.maneuvers.kernel.players.heuristic.prices import (
    CERTAIN,
    best_to_notice,
    look_ahead,
    point_price,
    think,
    weight,
)
from engine.games.maneuvers.kernel.players.heuristic.steps import (
    change_sign,
    clearing_worth,
    is_hopeless,
    late_worth,
    step_worth,
)
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import (
    allows,
    end_of_allies,
    end_of_targets,
    is_legal,
    is_legal_opposition,
    knows,
)
from engine.games.maneuvers.kernel.standing.lasting import actor_net, lasting_on
from engine.games.maneuvers.kernel.standing.people import is_enemy, is_flagged_for, is_known_flagged, rating_of


def supposed_worth(game: Game, for_opponent: bool) -> int:
    """Return what the supposed maneuver is worth to the actor's side, in hundredths of a point times CERTAIN.

    The opponent does not know of flags that were not noticed. Rule: MN.GAP.15.
    """
    actor: int = game.outlook.actor
    opponent: int = game.outlook.opponent
    own: int = rating_of(game, actor, game.outlook.rating)
    net: int = actor_net(game, actor, game.outlook.maneuver, game.outlook.target, opponent)
    if for_opponent:
        net -= unknown_help(game, actor, opponent)
    look_ahead(game, own - rating_of(game, opponent, game.outlook.opposing_rating), net)
    found: int = part_worth(game, Part.EFFECT) * CERTAIN + late_worth(game) + hiding_worth(game)
    found += part_worth(game, Part.REWARD) * game.outlook.reward + margin_worth(game, Part.REWARD) * game.outlook.gained
    return found + part_worth(game, Part.RISK) * game.outlook.risk + margin_worth(game, Part.RISK) * game.outlook.lost


def unknown_help(game: Game, actor: int, opponent: int) -> int:
    """Return the advantage of a flag that the other side has not noticed. Rules: MN.FLG.4, MN.GAP.15."""
    flagged: bool = is_flagged_for(game, opponent, actor)
    return game.numbers.flag_advantage if flagged and not is_known_flagged(game, opponent) else 0


def part_worth(game: Game, part: int) -> int:
    """Return what the steps of a part are worth together, but for the margin."""
    maneuver: int = game.outlook.maneuver
    first: int = maneuver * PART_STEPS + part * STEPS
    found: int = 0
    for step in range(first, first + game.manual.steps[maneuver * PARTS + part]):
        found += step_worth(game, step)
    return found


def margin_worth(game: Game, part: int) -> int:
    """Return what each point of the margin is worth in a part."""
    maneuver: int = game.outlook.maneuver
    first: int = maneuver * PART_STEPS + part * STEPS
    found: int = 0
    for step in range(first, first + game.manual.steps[maneuver * PARTS + part]):
        if game.manual.margin[step]:
            found += change_sign(game, step) * point_price(game, game.outlook.actor)
    return found


def hiding_worth(game: Game) -> int:
    """Return what is lost with the actor's hiding, times CERTAIN. Rule: MN.GAP.10."""
    kept: int = game.manual.hiding[game.outlook.maneuver]
    if kept == Hiding.KEEPS:
        return 0
    chance: int = CERTAIN if kept == Hiding.ENDS else game.outlook.risk
    return clearing_worth(game, game.outlook.actor, State.HIDDEN) * chance


def expect_opponent(game: Game) -> None:
    """Suppose who opposes the supposed maneuver: the target where it has to, else whoever does it best."""
    actor: int = game.outlook.actor
    maneuver: int = game.outlook.maneuver
    ratings: int = game.manual.opponent_ratings[maneuver]
    if game.manual.opposed_by_target[maneuver]:
        game.outlook.opponent = game.outlook.target
    else:
        game.outlook.opponent = best_against(game, actor, ratings)
    game.outlook.opposing_rating = best_rating(game, game.outlook.opponent, ratings)


def best_against(game: Game, actor: int, ratings: int) -> int:
    """Return the enemy who opposes best with any of a set of ratings. Rule: MN.HOUSE.4."""
    best: int = NOBODY
    best_worth: int = 0
    for person in range(game.forces.people):
        if is_enemy(game, actor, person):
            worth: int = rating_of(game, person, best_rating(game, person, ratings))
            worth -= lasting_on(game, person, Scope.MANEUVERS_AGAINST)
            if best == NOBODY or is_better(game, person, worth, best, best_worth):
                best = person
                best_worth = worth
    return best


def is_better(game: Game, person: int, worth: int, than: int, than_worth: int) -> bool:
    """Return whether one opposes better than another. Rule: MN.HOUSE.4."""
    armor: int = game.forces.armor[than]
    rank: int = game.forces.rank[than]
    return opposes_better(worth, game.forces.armor[person], game.forces.rank[person], than_worth, armor, rank)


def best_rating(game: Game, person: int, ratings: int) -> int:
    """Return which of a set of ratings is somebody's highest, the first of equals."""
    best: int = NOBODY
    for rating in range(RATINGS):
        if allows(ratings, rating) and (best == NOBODY or is_higher(game, person, rating, best)):
            best = rating
    return best


def is_higher(game: Game, person: int, rating: int, than: int) -> bool:
    """Return whether somebody is better at one rating than at another."""
    return rating_of(game, person, rating) > rating_of(game, person, than)


def choose_best_opponent(game: Game, actor: int) -> None:
    """Choose who opposes the maneuver that goes on, so that it is worth least. Rules: MN.COR.3, MN.GAP.6."""
    suppose_going_on(game, actor)
    game.outlook.found = 0
    for person in range(game.forces.people):
        if is_enemy(game, actor, person):
            game.choice.opponent = person
            game.choice.rating = best_rating(game, person, game.manual.opponent_ratings[game.battle.maneuver])
            if is_legal_opposition(game, actor):
                weigh_opponent(game)
    game.choice.opponent = game.outlook.best_opponent
    game.choice.rating = game.outlook.best_rating


def suppose_going_on(game: Game, actor: int) -> None:
    """Suppose the maneuver that goes on, still unopposed."""
    game.outlook.actor = actor
    game.outlook.maneuver = game.battle.maneuver
    game.outlook.rating = game.battle.rating
    game.outlook.target = game.battle.target
    game.outlook.ally = game.battle.ally


def weigh_opponent(game: Game) -> None:
    """Keep the chosen opponent if the maneuver is worth less against them than against the best so far."""
    game.outlook.opponent = game.choice.opponent
    game.outlook.opposing_rating = game.choice.rating
    worth: int = supposed_worth(game, True)
    if game.outlook.found == 0 or worth < game.outlook.best_worth:
        game.outlook.found = 1
        game.outlook.best_worth = worth
        game.outlook.best_opponent = game.choice.opponent
        game.outlook.best_rating = game.choice.rating


def choose_best(game: Game, person: int) -> None:
    """Choose the maneuver that is worth most; one is open."""
    game.outlook.found = 0
    for maneuver in range(game.manual.count):
        if knows(game, person, maneuver) and weigh_namings(game, person, maneuver):
            game.outlook.open[maneuver] += 1
    take_best(game)
    game.outlook.chosen[game.choice.maneuver] += 1


def choose_best_naming(game: Game, person: int, maneuver: int) -> bool:
    """Choose how one maneuver is made best; return whether that is worth anything."""
    game.outlook.found = 0
    is_open: bool = weigh_namings(game, person, maneuver)
    take_best(game)
    return is_open and game.outlook.best_worth > 0


def take_best(game: Game) -> None:
    """Make the best maneuver that was found the choice."""
    game.choice.maneuver = game.outlook.best_maneuver
    game.choice.rating = game.outlook.best_rating
    game.choice.target = game.outlook.best_target
    game.choice.ally = game.outlook.best_ally


def weigh_namings(game: Game, person: int, maneuver: int) -> bool:
    """Weigh a maneuver with every target and ally with which it is legal; return whether it is with any."""
    is_open: bool = False
    game.choice.maneuver = maneuver
    game.choice.rating = best_rating(game, person, game.manual.actor_ratings[maneuver])
    allies: int = end_of_allies(game, maneuver)
    for target in range(NOBODY, end_of_targets(game, maneuver)):
        for ally in range(NOBODY, allies):
            game.choice.target = target
            game.choice.ally = ally
            if is_legal(game, person):
                is_open = True
                weigh(game, person)
    return is_open


def weigh(game: Game, person: int) -> None:
    """Keep the chosen maneuver if it is worth more than the best so far."""
    game.outlook.actor = person
    game.outlook.maneuver = game.choice.maneuver
    game.outlook.rating = game.choice.rating
    game.outlook.target = game.choice.target
    game.outlook.ally = game.choice.ally
    expect_opponent(game)
    worth: int = supposed_worth(game, False)
    if game.outlook.found == 0 or worth > game.outlook.best_worth:
        game.outlook.found = 1
        game.outlook.best_worth = worth
        game.outlook.best_maneuver = game.choice.maneuver
        game.outlook.best_rating = game.choice.rating
        game.outlook.best_target = game.choice.target
        game.outlook.best_ally = game.choice.ally


def heuristic_maneuver(game: Game, person: int) -> None:
    """Choose the maneuver that is worth most, by its steps and their chances."""
    think(game, game.forces.squad[person])
    choose_best(game, person)


def heuristic_opposition(game: Game, actor: int) -> None:
    """Choose who makes the maneuver that goes on worth least."""
    think(game, 1 - game.forces.squad[actor])
    choose_best_opponent(game, actor)


def heuristic_extra(game: Game, person: int) -> None:
    """Choose how an extra maneuver is made best; do without one that harms."""
    think(game, game.forces.squad[person])
    if not choose_best_naming(game, person, game.battle.maneuver):
        game.choice.maneuver = NOBODY


def heuristic_noticed(game: Game, person: int) -> None:
    """Choose the hidden enemy who would do most harm."""
    game.choice.target = best_to_notice(game, person)


def heuristic_escape(game: Game, person: int) -> bool:
    """Return whether somebody leaves: the fight cannot be won any more, and it begins to hurt."""
    think(game, game.forces.squad[person])
    return is_hopeless(game, person)


def heuristic_payment(game: Game, person: int) -> bool:
    """Return whether points are spent to stay in a state: only those that the squad does not need."""
    think(game, game.forces.squad[person])
    return point_price(game, person) < weight(game, Weight.POINT)
