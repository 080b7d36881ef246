"""Rows of flight, landings, reaction fire and passing."""

from engine.games.battlesuit.kernel import codes, flight_codes
from engine.games.battlesuit.log.event import Event, flag, number, point, word
from schemas.models.battlesuit.words import Direction

IN_AIR = (("at", point), ("level", number), ("left", number))

FLIGHT_EVENTS: dict[int, Event] = {
    codes.E_BOUNCE: Event(
        "bounce", ("BS.BNC.1", "BS.BNC.2", "BS.BNC.4", "BS.BNC.6", "BS.BNC.12", "BS.GAP.110", "BS.GAP.111"), IN_AIR
    ),
    codes.E_FLY: Event("fly", ("BS.BNC.7", "BS.BNC.8", "BS.BNC.9"), IN_AIR),
    flight_codes.E_LEVEL: Event("level", ("BS.BNC.13", "BS.GAP.127"), IN_AIR),
    flight_codes.E_WALKS_ON: Event("walks_on", ("BS.BNC.10", "BS.BNC.14", "BS.GAP.129"), IN_AIR),
    flight_codes.E_BOOST: Event("boost", ("BS.BNC.21", "BS.GAP.115"), (("left", number),)),
    flight_codes.E_HOVER: Event("hover", ("BS.BNC.12", "BS.GAP.111"), (("at", point), ("level", number))),
    codes.E_LANDING: Event(
        "landing",
        ("BS.BNC.14", "BS.BNC.15", "BS.RES.4", "BS.GAP.120", "BS.GAP.126"),
        (("at", point), ("paid", number), ("forced", flag), ("level", number)),
    ),
    codes.E_CRASH: Event(
        "crash",
        ("BS.BNC.16", "BS.BNC.17", "BS.GAP.113"),
        (("harmed", flag), ("die", number), ("unpaid", number), ("hits", number)),
    ),
    flight_codes.E_SUNK: Event("sunk", ("BS.RES.4", "BS.GAP.18"), (("at", point),)),
    codes.E_FELL_BACK: Event("fell_back", ("BS.STK.1", "BS.STK.3"), (("at", point), ("level", number))),
    codes.E_EXTRA_STEP: Event(
        "extra_step", ("BS.RES.5", "BS.GAP.62"), (("way", word(*(way.value for way in Direction))),)
    ),
    codes.E_REACTION: Event("reaction", ("BS.RXN.1", "BS.RXN.3", "BS.RXN.5", "BS.GAP.107"), (("in_sight", flag),)),
}
