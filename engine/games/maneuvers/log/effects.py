"""Rows of what comes of an action."""

from typing import Final

from engine.battles.events import FLAG, NUMBER, Event, Picked, by, either, event, words
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.log.cells import (
    CAUSE,
    CHANGE,
    CHECK,
    EARNED,
    EARNED_BY,
    LOCATION,
    MANEUVER,
    PART,
    SCOPE,
    SQUAD,
    STATE,
    UNTIL,
    WORTH,
)
from engine.games.maneuvers.names import Cast

SET: Final = by(
    "state",
    {
        "hidden": "{actor} is hiding.",
        "snipe_ready": "{actor} is ready to snipe.",
        "exposed": "{actor} is exposed to {target}.",
        "flagged": "{actor} is flagged by {target}.",
        "observer": "{actor} knows what the enemy is up to.",
        "escaping": "{actor} is ready to leave.",
    },
)
CLEARED: Final = by(
    "state",
    {
        "hidden": "{actor} is hiding no longer.",
        "snipe_ready": "",
        "exposed": "{actor} is no longer exposed.",
        "flagged": "The flag on {actor} is gone.",
        "observer": "{actor} has lost sight of what the enemy is up to.",
        "escaping": "",
    },
)
FOR_THE_FIGHT: Final = by(
    "rolls",
    {
        "maneuvers_against": "Maneuvers against {actor} have {worth} until the end of the fight.",
        "maneuvers_of": "{actor}'s Maneuvers have {worth} until the end of the fight.",
        "next_maneuver_of": "{actor}'s next Maneuver has {worth}.",
        "checks_of": "{actor}'s checks have {worth} until the end of the fight.",
    },
)
FOR_A_WHILE: Final = by(
    "rolls",
    {
        "maneuvers_against": "Maneuvers against {actor} have {worth} until {target}'s next action.",
        "maneuvers_of": "{actor}'s Maneuvers have {worth} until {target}'s next action.",
        "next_maneuver_of": "{actor}'s next Maneuver has {worth} until {target}'s next action.",
        "checks_of": "{actor}'s checks have {worth} until {target}'s next action.",
    },
)
CHANGES_POSITION: Final = "{actor} changes position at {to}."
GOES: Final = "{actor} goes from {from} to {to}."
STAYS: Final = "{actor} stays in hiding."
LETS_BE: Final = "{actor} lets it be with {maneuver}."

EFFECT_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        codes.Event.TOTAL,
        "action",
        "",
        either(
            "points",
            by(
                "change",
                {
                    "gains": "{squad} gains {points}: from {before} to {after}.",
                    "loses": "{squad} loses {points}: from {before} to {after}.",
                    "pays_edge": "{squad} spends {points} Edge: from {before} to {after}.",
                    "pays_points": "{squad} spends {points} points: from {before} to {after}.",
                    "pays_for_escape": "{squad} pays {points} points for the escape: from {before} to {after}.",
                },
            ),
        ),
        SQUAD,
        change=CHANGE,
        points=NUMBER,
        before=NUMBER,
        after=NUMBER,
        part=PART,
    ),
    event(
        codes.Event.MOVE,
        "action",
        "MN.GAP.7",
        Picked(lambda row: CHANGES_POSITION if row["from"] == row["to"] else GOES),
        **{"from": LOCATION, "to": LOCATION, "part": PART},
    ),
    event(
        codes.Event.STATE,
        "action",
        "",
        either("again", Picked(lambda row: STAYS if row["state"] == "hidden" else ""), either("set", SET, CLEARED)),
        state=STATE,
        set=FLAG,
        cause=CAUSE,
        again=FLAG,
    ),
    event(
        codes.Event.ADVANTAGE,
        "action",
        "MN.TRM.2",
        by("until", {"fight_end": FOR_THE_FIGHT, "next_action": FOR_A_WHILE}),
        worth=WORTH,
        rolls=SCOPE,
        until=UNTIL,
    ),
    event(codes.Event.ADVANTAGE_ENDS, "action", "", worth=NUMBER, rolls=SCOPE, cause=CAUSE),
    event(
        codes.Event.DAMAGE,
        "action",
        "MN.DMG.1",
        either(
            "checks",
            "{actor} hits {target}, Damage {damage} against Armor {armor}.",
            "{actor} hits {target}, Damage {damage} against Armor {armor}, to no effect.",
        ),
        damage=NUMBER,
        armor=NUMBER,
        checks=EARNED,
        part=PART,
    ),
    event(
        codes.Event.CHECK_EARNED,
        "action",
        "MN.GAP.19",
        by(
            "by",
            {
                "damage": "{actor} has a {check} to come, Stress {stress}.",
                "late_failure": "{actor} has a {check} to come for that failure, Stress {stress}.",
            },
        ),
        check=CHECK,
        stress=NUMBER,
        by=EARNED_BY,
        total=NUMBER,
    ),
    event(codes.Event.WILL_MISS, "action", "MN.AID.3", "{actor} is pinned down, and will miss the next action."),
    event(
        codes.Event.EXTRA,
        "action",
        "MN.AID.4 MN.GAP.17",
        Picked(lambda row: LETS_BE if row["what"] == "declined" else ""),
        maneuver=MANEUVER,
        what=words(codes.Extra),
    ),
    event(codes.Event.UNNOTICED, "action", "MN.FLG.4 MN.GAP.15", "{target}'s side notices nothing."),
)
