"""The table of tables: every question about chances in 7 Seconds that can be asked by name."""

from fractions import Fraction

from engine.games.seven_seconds.odds.aiming import (
    Aim,
    counters_at_least,
    counters_placed,
    points_per_counter,
    pool,
    pool_mean,
    rifle,
    rifle_at_drone,
    rifle_at_trooper,
    rifle_dice,
)
from engine.games.seven_seconds.odds.drones import Kamikaze, jammer, kamikaze_contact, kamikaze_kill
from engine.games.seven_seconds.odds.harm import Suit, blast, blast_pair, graze
from engine.games.seven_seconds.odds.inputs import (
    ARC,
    BAND,
    COVER,
    DAMAGED,
    WEAPON,
    armour,
    between,
    counters,
    dice,
    interceptors,
    nuclear,
)
from engine.games.seven_seconds.odds.missile import deviation, missile, missile_kill
from engine.games.seven_seconds.odds.rolls import (
    damaged_suit,
    game_type,
    initiative,
    stun_recovery,
    stunned_and_damaged,
)
from engine.odds.dice import Odds, mean
from engine.odds.tables import Answer, Given, OddsTable, SystemOdds, inches, whole_number
from schemas.models.seven_seconds.rules import Rules


def _rifle_shot(given: Given, rules: Rules) -> Answer:
    """Return kill, graze and miss, and the dice."""
    dice = rifle_dice(given["weapon"], given["counters"], _aim(given), rules)
    return Answer(rifle(given["weapon"], dice, rules), {"dice": Fraction(dice)})


def _sensor_pool(given: Given, rules: Rules) -> Answer:
    """Return whether the pool is large enough, and its mean."""
    return Answer(pool(given["dice"], given["points"], rules), {"mean_pool": pool_mean(given["dice"], rules)})


def _counters_on_target(given: Given, rules: Rules) -> Answer:
    """Return whether enough counters are placed, what one costs, and the mean placed."""
    aim, in_arc = _aim(given), given["arc"]
    cost = points_per_counter(aim, rules, in_arc=in_arc)
    placed = mean(counters_placed(given["dice"], aim, rules, in_arc=in_arc))
    enough = counters_at_least(given["dice"], aim, given["counters"], rules, in_arc=in_arc)
    return Answer(enough, {"points_per_counter": Fraction(cost), "mean_counters": placed})


def _kamikaze_death(given: Given, rules: Rules) -> Answer:
    """Return what becomes of the trooper a kamikaze touches."""
    drone = Kamikaze(given["robotics"], given["nuclear"], given["interceptors"])
    return Answer(kamikaze_kill(drone, given["counters"], given["cover"], _suit(given), rules))


def _aim(given: Given) -> Aim:
    return Aim(given["band"], given["cover"], given["between"])


def _suit(given: Given) -> Suit:
    return Suit(given["armour"], given["damaged"])


def _flight(given: Given, rules: Rules) -> Odds:
    return missile(given["interceptors"], given["counters"], given["cover"], rules)


TABLES: tuple[OddsTable, ...] = (
    OddsTable(
        name="rifle",
        title="Fire Rifle: what the attack dice show",
        rules="7S.RIF.5 7S.RIF.7 7S.RIF.8 7S.RIF.10 7S.RIF.11 7S.RIF.15 7S.RIF.16",
        parameters=(WEAPON, counters("1..12"), BAND, COVER, between()),
        answer=_rifle_shot,
        example="--weapon gauss --counters 1..12 --cover clear",
    ),
    OddsTable(
        name="rifle-trooper",
        title="Fire Rifle at a trooper: what becomes of it",
        rules="7S.RIF.10 7S.RIF.11 7S.RIF.13 7S.RIF.15 7S.RIF.16 7S.DMG.3",
        parameters=(WEAPON, dice("1..6"), armour("3"), DAMAGED),
        answer=lambda given, rules: Answer(rifle_at_trooper(given["weapon"], given["dice"], _suit(given), rules)),
        example="--weapon plasma --dice 1..4 --armour 2,3 --damaged no,yes",
    ),
    OddsTable(
        name="rifle-drone",
        title="Fire Rifle at a drone: what becomes of it",
        rules="7S.RIF.12 7S.RIF.16",
        parameters=(WEAPON, dice("1..6")),
        answer=lambda given, rules: Answer(rifle_at_drone(given["weapon"], given["dice"], rules)),
        example="--weapon gauss,plasma,machine_gun --dice 1",
    ),
    OddsTable(
        name="graze",
        title="Grazed or burned: what becomes of a trooper",
        rules="7S.RIF.13 7S.FLAM.5 7S.DMG.3",
        parameters=(armour("1..6"), DAMAGED),
        answer=lambda given, rules: Answer(graze(_suit(given), rules)),
        example="--armour 1..6 --damaged yes",
    ),
    OddsTable(
        name="missile",
        title="Fire Missile: shot down, direct hit or deviation",
        rules="7S.MIS.4 7S.MIS.5 7S.CM.2 7S.CM.4 7S.GAP.56 7S.GAP.57 7S.GAP.59",
        parameters=(interceptors("3"), counters("1..7"), COVER),
        answer=lambda given, rules: Answer(_flight(given, rules)),
        example="--interceptors none,3,3+4d --counters 1..6 --cover light",
    ),
    OddsTable(
        name="missile-kill",
        title="Fire Missile at a trooper: is it killed",
        rules="7S.MIS.4 7S.CM.2 7S.DEV.1 7S.BLAST.1 7S.BLAST.4 7S.BLAST.5 7S.BLAST.6 7S.GAP.61 7S.GAP.63",
        parameters=(interceptors("3"), counters("1..7"), COVER, nuclear("3"), armour("3"), DAMAGED),
        answer=lambda given, rules: Answer(missile_kill(_flight(given, rules), given["nuclear"], _suit(given), rules)),
        example="--interceptors 3 --counters 3 --nuclear 1..5 --armour 3",
    ),
    OddsTable(
        name="deviation",
        title="Deviation: how far a missile misses",
        rules="7S.DEV.1 7S.DEV.2",
        parameters=(inches("inches", "At most this far", "1..12"),),
        answer=lambda given, rules: Answer(deviation(given["inches"], rules)),
        example="--inches 3,3.5,4",
    ),
    OddsTable(
        name="blast",
        title="Blast: what becomes of a trooper inside",
        rules="7S.BLAST.4 7S.BLAST.5 7S.BLAST.6 7S.DMG.3 7S.GAP.63",
        parameters=(nuclear("1..5"), armour("3"), DAMAGED),
        answer=lambda given, rules: Answer(blast(given["nuclear"], _suit(given), rules)),
        example="--nuclear 3 --armour 1..5",
    ),
    OddsTable(
        name="blast-pair",
        title="Blast: which of two troopers inside are destroyed",
        rules="7S.BLAST.4 7S.BLAST.5 7S.BLAST.6",
        parameters=(nuclear("1..5"), armour("3"), armour("3", "other_armour")),
        answer=lambda given, rules: Answer(
            blast_pair(given["nuclear"], Suit(given["armour"]), Suit(given["other_armour"]), rules)
        ),
        example="--nuclear 2 --armour 3 --other-armour 5",
    ),
    OddsTable(
        name="sensors",
        title="Target: what the sensor pool comes to",
        rules="7S.TGT.2",
        parameters=(dice("1..5"), whole_number("points", "At least so many points", "6,8,10,12", most=400)),
        answer=_sensor_pool,
        example="--dice 3 --points 8..12",
    ),
    OddsTable(
        name="counters",
        title="Target: what one target gets from the pool",
        rules="7S.TGT.2 7S.TGT.5 7S.TGT.7 7S.TGT.8 7S.TGT.12 7S.TGT.13 7S.TGT.14",
        parameters=(dice("1..5"), BAND, COVER, between(), ARC, counters("1,3,6", "At least so many counters")),
        answer=_counters_on_target,
        example="--dice 4 --band 2 --cover light --counters 1..6",
    ),
    OddsTable(
        name="kamikaze",
        title="Kamikaze: the contact roll",
        rules="7S.KAM.4 7S.KAM.6 7S.GAP.72",
        parameters=(counters("1..7", "Target counters at the roll, passive sensors included"), COVER),
        answer=lambda given, rules: Answer(kamikaze_contact(given["counters"], given["cover"], rules)),
        example="--counters 1..7 --cover heavy",
    ),
    OddsTable(
        name="kamikaze-kill",
        title="Kamikaze at a trooper: is it killed",
        rules="7S.KAM.2 7S.KAM.4 7S.KAM.5 7S.BLAST.6 7S.GAP.73 7S.GAP.74 7S.GAP.75",
        parameters=(
            whole_number("robotics", "Robotics of the drone: radius and dice of the blast", "3", most=20),
            counters("0..6", "Target counters before passive sensors add theirs"),
            COVER,
            armour("3"),
            DAMAGED,
            nuclear("0"),
            interceptors("none"),
        ),
        answer=_kamikaze_death,
        example="--robotics 1..5 --counters 2 --armour 4",
    ),
    OddsTable(
        name="jammer",
        title="Jamming field: what becomes of a suit",
        rules="7S.JAM.4 7S.DMG.3",
        parameters=(armour("1..6"), whole_number("activations", "Activations ended in the field", "1"), DAMAGED),
        answer=lambda given, rules: Answer(jammer(given["activations"], _suit(given), rules)),
        example="--armour 3 --activations 1..3",
    ),
    OddsTable(
        name="suit",
        title="Damaged suit: how many actions work",
        rules="7S.DMG.1",
        parameters=(whole_number("actions", "Actions tried", "1..4"),),
        answer=lambda given, rules: Answer(damaged_suit(given["actions"], rules)),
        example="--actions 2",
    ),
    OddsTable(
        name="stun",
        title="Stunned: awake at the end of the round",
        rules="7S.DMG.4 7S.DMG.5 7S.CMD.5 7S.GAP.87",
        parameters=(
            whole_number("commands", "Commands received in the round", "0..3"),
            whole_number("stuns", "Stuns to sleep off; matters only where they stack", "1", least=1),
        ),
        answer=lambda given, rules: Answer(stun_recovery(given["commands"], rules, given["stuns"])),
        example="--commands 0..2",
    ),
    OddsTable(
        name="stun-damaged",
        title="Stunned in a damaged suit: does it act",
        rules="7S.DMG.1 7S.DMG.4 7S.DMG.5 7S.GAP.86 7S.GAP.108",
        parameters=(whole_number("commands", "Commands received in the round, all of them used", "0..3"),),
        answer=lambda given, rules: Answer(stunned_and_damaged(given["commands"], rules)),
        example="--commands 0..2",
    ),
    OddsTable(
        name="game-type",
        title="Roll for the game type: who attacks",
        rules="7S.SETUP.2 7S.SETUP.3 7S.SETUP.4 7S.CAMP.6 7S.CAMP.7 7S.CAMP.8",
        parameters=(
            whole_number("streak", "Battles the first player has won in a row", "0..3"),
            whole_number("other_streak", "Battles the second player has won in a row", "0"),
        ),
        answer=lambda given, rules: Answer(game_type(given["streak"], given["other_streak"], rules)),
        example="--streak 0..3 --other-streak 0",
    ),
    OddsTable(
        name="initiative",
        title="Initiative: does the holder keep it",
        rules="7S.SEQ.3 7S.SEQ.4",
        parameters=(),
        answer=lambda _, rules: Answer(initiative(rules)),
    ),
)

ODDS = SystemOdds(Rules(kind="rules", id="as_ruled", title="7 Seconds, as ruled"), TABLES)
