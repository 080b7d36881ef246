"""How the tables ask: the values of their parameters, put to the functions that know."""

from fractions import Fraction

from engine.games.seven_seconds.odds.cover import Aim
from engine.games.seven_seconds.odds.drones import Kamikaze, jammer, kamikaze_contact, kamikaze_kill
from engine.games.seven_seconds.odds.harm import Suit, blast, blast_pair, graze
from engine.games.seven_seconds.odds.missile import deviation, missile, missile_kill
from engine.games.seven_seconds.odds.recovery import damaged_suit, stun_recovery, stunned_and_damaged
from engine.games.seven_seconds.odds.rifle import rifle, rifle_at_drone, rifle_at_trooper, rifle_dice
from engine.games.seven_seconds.odds.sensors import (
    counters_at_least,
    counters_placed,
    points_per_counter,
    pool,
    pool_mean,
)
from engine.games.seven_seconds.odds.setup import game_type, initiative
from engine.odds.dice import mean
from engine.odds.tables import Answer, Given
from schemas.models.seven_seconds.rules import Rules


def rifle_shot(given: Given, rules: Rules) -> Answer:
    """Return kill, graze and miss, and the dice."""
    dice = rifle_dice(given["weapon"], given["counters"], _aim(given), rules)
    return Answer(rifle(given["weapon"], dice, rules), {"dice": Fraction(dice)})


def rifle_trooper(given: Given, rules: Rules) -> Answer:
    """Return what a shot does to a trooper."""
    return Answer(rifle_at_trooper(given["weapon"], given["dice"], _suit(given), rules))


def rifle_drone(given: Given, rules: Rules) -> Answer:
    """Return what a shot does to a drone."""
    return Answer(rifle_at_drone(given["weapon"], given["dice"], rules))


def grazed(given: Given, rules: Rules) -> Answer:
    """Return what a graze does to a trooper."""
    return Answer(graze(_suit(given), rules))


def missile_flight(given: Given, rules: Rules) -> Answer:
    """Return how a missile ends."""
    return Answer(missile(given["interceptors"], given["counters"], given["cover"], rules))


def missile_death(given: Given, rules: Rules) -> Answer:
    """Return how a missile ends for the trooper it is aimed at."""
    flight = missile(given["interceptors"], given["counters"], given["cover"], rules)
    return Answer(missile_kill(flight, given["nuclear"], _suit(given), rules))


def deviates(given: Given, rules: Rules) -> Answer:
    """Return how far a missile comes down from its target."""
    return Answer(deviation(given["inches"], rules))


def blasted(given: Given, rules: Rules) -> Answer:
    """Return what a blast does to a trooper."""
    return Answer(blast(given["nuclear"], _suit(given), rules))


def pair_blasted(given: Given, rules: Rules) -> Answer:
    """Return which of two troopers a blast destroys."""
    return Answer(blast_pair(given["nuclear"], Suit(given["armour"]), Suit(given["other_armour"]), rules))


def sensor_pool(given: Given, rules: Rules) -> Answer:
    """Return whether the pool is large enough, and its mean."""
    return Answer(pool(given["dice"], given["points"], rules), {"mean_pool": pool_mean(given["dice"], rules)})


def counters_on_target(given: Given, rules: Rules) -> Answer:
    """Return whether enough counters are placed, what one costs, and the mean placed."""
    aim, in_arc = _aim(given), given["arc"]
    cost = points_per_counter(aim, rules, in_arc=in_arc)
    placed = mean(counters_placed(given["dice"], aim, rules, in_arc=in_arc))
    enough = counters_at_least(given["dice"], aim, given["counters"], rules, in_arc=in_arc)
    return Answer(enough, {"points_per_counter": Fraction(cost), "mean_counters": placed})


def contact(given: Given, rules: Rules) -> Answer:
    """Return whether a kamikaze's contact roll succeeds."""
    return Answer(kamikaze_contact(given["counters"], given["cover"], rules))


def kamikaze_death(given: Given, rules: Rules) -> Answer:
    """Return what becomes of the trooper a kamikaze touches."""
    drone = Kamikaze(given["robotics"], given["nuclear"], given["interceptors"])
    return Answer(kamikaze_kill(drone, given["counters"], given["cover"], _suit(given), rules))


def jammed(given: Given, rules: Rules) -> Answer:
    """Return the state of a suit that has stayed in a jamming field."""
    return Answer(jammer(given["activations"], _suit(given), rules))


def suit_actions(given: Given, rules: Rules) -> Answer:
    """Return how many actions of a damaged suit work."""
    return Answer(damaged_suit(given["actions"], rules))


def stun_recovered(given: Given, rules: Rules) -> Answer:
    """Return whether a stunned trooper wakes."""
    return Answer(stun_recovery(given["commands"], rules, given["stuns"]))


def stunned_acts(given: Given, rules: Rules) -> Answer:
    """Return whether a stunned trooper in a damaged suit gets an action done."""
    return Answer(stunned_and_damaged(given["commands"], rules))


def game_type_rolled(given: Given, rules: Rules) -> Answer:
    """Return who attacks."""
    return Answer(game_type(given["streak"], given["other_streak"], rules))


def initiative_rolled(_given: Given, rules: Rules) -> Answer:
    """Return whether the holder keeps the initiative counter."""
    return Answer(initiative(rules))


def _aim(given: Given) -> Aim:
    return Aim(given["band"], given["cover"], given["between"])


def _suit(given: Given) -> Suit:
    return Suit(given["armour"], given["damaged"])
