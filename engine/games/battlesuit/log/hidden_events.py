"""Rows of stealth, drones, bombs, mines and hidden set-up."""

from collections.abc import Mapping
from typing import Final

from engine.battles.events import FLAG, NUMBER, Cause, Counted, Event, Picked, by, causes, either, event, words
from engine.games.battlesuit.kernel import event_codes
from engine.games.battlesuit.kernel.codes import Detonation
from engine.games.battlesuit.kernel.event_codes import Marker
from engine.games.battlesuit.log.cells import POINT, TERRAINS
from engine.games.battlesuit.names import Cast

EXPLOSIONS: Final[Mapping[Detonation, str | Cause]] = {
    Detonation.BOMB: "BS.BMB.1 BS.BMB.3",
    Detonation.EXPLOSIVE_MINE: ("mine", "BS.MIN.5"),
}
STRENGTHS: Final[Mapping[Detonation, str | Cause]] = {
    Detonation.BOMB: "BS.BMB.5 BS.BMB.6 BS.GAP.87",
    Detonation.EXPLOSIVE_MINE: ("mine", "BS.MIN.5"),
}
MARKERS: Final[Mapping[Marker, str | Cause]] = {
    Marker.EXPLOSIVE: ("explosive mine", "BS.MIN.5"),
    Marker.NUCLEAR: ("nuclear mine", "BS.MIN.6 BS.GAP.89"),
    Marker.DUMMY: "BS.MIN.4",
}
TERRAIN: Final = words(TERRAINS)
STANDS: Final = "The {was} at {at} stands."
BECOMES: Final = "The {was} at {at} becomes {becomes}."

HIDDEN_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        event_codes.Event.STEALTH,
        "activation",
        "BS.STL.1 BS.STL.2 BS.GAP.77",
        either("die", "{Actor} stays in stealth, box {box}.", "{Actor} goes into stealth, box {box}."),
        box=NUMBER,
        die=NUMBER,
    ),
    event(
        event_codes.Event.OUT_OF_STEALTH,
        "activation",
        "BS.STL.3 BS.STL.6 BS.STL.7 BS.GAP.75",
        "{Actor} comes out of stealth with {left} movement points.",
        box=NUMBER,
        left=NUMBER,
        usable_from=NUMBER,
    ),
    event(
        event_codes.Event.SHUT_DOWN,
        "activation",
        "BS.DRN.8 BS.GAP.42",
        Counted(
            "markers",
            "{Actor} is shut down, with {number} shock marker.",
            "{Actor} is shut down, with {number} shock markers.",
        ),
        markers=NUMBER,
    ),
    event(event_codes.Event.OFF_LINE, "activation", "BS.DRN.9", "{Actor} goes off-line and leaves the map."),
    event(
        event_codes.Event.UNHIDDEN,
        "activation",
        "BS.HID.1 BS.GAP.131",
        "{Actor} is no longer hidden at {at}.",
        at=POINT,
    ),
    event(
        event_codes.Event.MINE_LAID,
        "setup",
        "BS.MIN.4 BS.GAP.91 BS.GAP.135",
        "{Side} lays a mine marker at {at}.",
        at=POINT,
        kind=causes(MARKERS),
        marker=NUMBER,
    ),
    event(event_codes.Event.NO_MINE, "setup", "BS.GAP.135", "{Side} has no place for a mine marker.", marker=NUMBER),
    event(
        event_codes.Event.MINE,
        "activation",
        "BS.MIN.1 BS.MIN.7 BS.GAP.90",
        either("cleared", "{Actor} clears a marker at {at}: {kind}.", "{Actor} sets off a marker at {at}: {kind}."),
        at=POINT,
        kind=causes(MARKERS),
        cleared=FLAG,
    ),
    event(
        event_codes.Event.BLAST,
        "activation",
        "",
        by("kind", {"bomb": "The bomb goes off at {at}.", "mine": "The mine goes off at {at}."}),
        at=POINT,
        kind=causes(EXPLOSIONS),
    ),
    event(
        event_codes.Event.BLAST_ATTACK,
        "activation",
        "BS.GAP.88",
        by(
            "kind",
            {
                "bomb": "The bomb hits {target} with strength {strength}, rolled {die}.",
                "mine": "The mine hits {target} with strength {strength}, rolled {die}.",
            },
        ),
        strength=NUMBER,
        points=NUMBER,
        kind=causes(STRENGTHS),
        die=NUMBER,
        modified_die=NUMBER,
    ),
    event(
        event_codes.Event.SHATTERED,
        "activation",
        "BS.BMB.3 BS.BMB.4 BS.GAP.86",
        Picked(lambda row: STANDS if row["was"] == row["becomes"] else BECOMES),
        at=POINT,
        was=TERRAIN,
        becomes=TERRAIN,
        die=NUMBER,
        up_to=NUMBER,
    ),
)
