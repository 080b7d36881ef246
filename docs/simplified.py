"""What the engine settles for the players, or rounds off, where the rules of a game leave it to them."""

SIMPLIFIED: dict[str, tuple[str, ...]] = {
    "seven_seconds": (
        "A Move bends once at the most: a way of three legs round several things is not to be had (7S.MOVE.3).",
        "Inches in hindering terrain are measured along the middle of the base (7S.GAP.120).",
        "The defender's or second player's table edge is drawn by lot (7S.AD.1, 7S.CE.2).",
        "Objectives are placed by lot, and those that leave no room for others are placed anew (7S.AD.2, 7S.AD.3).",
        (
            "Units are put into the squares of the holding area by lot: one a square until three squares are "
            "left, which stay empty as long as there is no other room (7S.AD.6, 7S.CE.5)."
        ),
        "Blips are deployed by lot, anywhere in their zone (7S.AD.7, 7S.AD.8, 7S.CE.6).",
        "Drones are bought, where the rules have them bought, by worth for the price (7S.CE.4).",
        (
            "Whoever draws more cards for a winning streak keeps the mission that is worth most, and the troop "
            "card that suits it best (7S.CAMP.7, 7S.CAMP.8)."
        ),
        (
            "The first unit of a revealed blip stands in its place, the next on the nearest free spot that is "
            "found round it; both look at the nearest enemy (7S.BLIP.3, 7S.GAP.31)."
        ),
        "Units of a revealed blip act in the order of their numbers (7S.BLIP.2).",
        (
            "Where a scramble puts its blips, which numbers they have and which of them hides the unit is settled "
            "by the same search and by lot (7S.SCR.2, 7S.GAP.70)."
        ),
        (
            "Players may turn blips over when they activate them, one blip a side after each activation, and when "
            "a missile passes; not between two actions of a unit (7S.BLIP.1, 7S.GAP.30)."
        ),
        "A kamikaze drone that touches several targets goes for the one with the most counters (7S.KAM.4).",
        (
            "Sensors find eight spots of ground in a battle at the most, and only the random player looks for any "
            "(7S.GAP.44)."
        ),
        (
            "A player who may pay twice for one target by house rules pays once, unless it is the random player "
            "(7S.GAP.107)."
        ),
        "A unit that may command itself by house rules does so only if not commanded in the round yet (7S.GAP.69).",
        (
            "A trooper that may face any way, after a Move of 0 in or by house rules, looks at the nearest enemy "
            "(7S.GAP.32)."
        ),
        (
            "A suit whose failures cost no action by house rules is tried thirteen times for an action at the "
            "most (7S.GAP.86)."
        ),
        (
            "Whether a crater covers more than half of a piece of terrain is counted on a grid of 32 by 32 points "
            "(7S.BLAST.9)."
        ),
        "512 pieces of smoke and craters lie on the table at the most; the oldest makes room (7S.FLAM.3, 7S.BLAST.8).",
        (
            "Players end a battle by agreement when both announce a withdrawal, or at the limit of rounds; there "
            "is no other offer to stop (7S.END.5, 7S.GAP.89, 7S.GAP.98)."
        ),
        "An attacker in control of the table leaves the objectives as his mission pays most for (7S.END.8).",
        "A battle of more than 24,000 rows of log is refused, and counted nowhere.",
    ),
    "maneuvers": (
        "Who opposes is asked before the Effect takes place (MN.COR.3, MN.HOUSE.3).",
        ("A Maneuver that no squad of the pack names is known to all, one that squads name to these alone (MN.COR.1)."),
        "Who of the own squad is exposed or flagged by a step is so for the opponent (MN.COV.3, MN.FLG.2).",
        "Payments outside of an Effect are made whatever the total is (MN.GAP.3).",
        "A move goes one location along the row, anywhere included; where the row ends it goes back (MN.GAP.7).",
        "Where several enemies hide, the actor says who is noticed; where none does, nobody is (MN.OBS.4).",
        "Nobody misses more than the next action, however often it was said (MN.AID.3).",
        "An action has room for sixteen extra Maneuvers (MN.GAP.17).",
        "A fight ends by the rules alone: there is no offer to stop, and no game master (MN.VIC.4, MN.GAP.22).",
    ),
    "infantry": (
        (
            "The line of fire is walked from who fires to who is fired at, and a tie steps diagonally: it is not "
            "reciprocal, and not meant to be, so one of two troopers may see the other and not be seen (IN.GAP.20)."
        ),
        "Arcs point in 24 directions, 15 degrees apart (IN.HOUSE.4, IN.CRW.12).",
        "Windows and furniture are low walls on a dot map (IN.INC.6, IN.GAP.16).",
        "Twenty-four troopers fight on a side at the most, in three squads (IN.GAP.34).",
        (
            "Ninety-six explosions may wait for the end of a turn, and sixty-four clouds of smoke lie on the map at "
            "the most (IN.HOUSE.1, IN.SMK.3)."
        ),
    ),
}
"""Sentences by system; the page of the rules and that on writing players show them."""
