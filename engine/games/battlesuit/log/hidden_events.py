"""Rows of stealth, drones, bombs, mines and hidden set-up."""

from engine.games.battlesuit.kernel import codes, special_codes
from engine.games.battlesuit.log.action_events import TERRAINS
from engine.games.battlesuit.log.event import Cause, Event, caused, flag, number, point, word

EXPLOSIONS: dict[int, Cause] = {
    codes.BOMB: ("bomb", ("BS.BMB.1", "BS.BMB.3")),
    codes.EXPLOSIVE_MINE: ("mine", ("BS.MIN.5",)),
}
STRENGTHS: dict[int, Cause] = {
    codes.BOMB: ("bomb", ("BS.BMB.5", "BS.BMB.6", "BS.GAP.87")),
    codes.EXPLOSIVE_MINE: ("mine", ("BS.MIN.5",)),
}
MARKERS: dict[int, Cause] = {
    special_codes.EXPLOSIVE: ("explosive mine", ("BS.MIN.5",)),
    special_codes.NUCLEAR: ("nuclear mine", ("BS.MIN.6", "BS.GAP.89")),
    special_codes.DUMMY: ("dummy", ("BS.MIN.4",)),
}
TERRAIN_WORD = word(*TERRAINS)

HIDDEN_EVENTS: dict[int, Event] = {
    codes.E_STEALTH: Event("stealth", ("BS.STL.1", "BS.STL.2", "BS.GAP.77"), (("box", number), ("die", number))),
    codes.E_REVEALED: Event(
        "out_of_stealth",
        ("BS.STL.3", "BS.STL.6", "BS.STL.7", "BS.GAP.75"),
        (("box", number), ("left", number), ("usable_from", number)),
    ),
    codes.E_SHUT_DOWN: Event("shut_down", ("BS.DRN.8", "BS.GAP.42"), (("markers", number),)),
    codes.E_OFF_LINE: Event("off_line", ("BS.DRN.9",)),
    codes.E_UNHIDDEN: Event("unhidden", ("BS.HID.1", "BS.GAP.131"), (("at", point),)),
    codes.E_MINE_LAID: Event(
        "mine_laid",
        ("BS.MIN.4", "BS.GAP.91", "BS.GAP.135"),
        (("at", point), ("kind", caused(MARKERS)), ("marker", number)),
        "setup",
        MARKERS,
        1,
    ),
    special_codes.E_NO_MINE: Event("no_mine", ("BS.GAP.135",), (("marker", number),), "setup"),
    codes.E_MINE: Event(
        "mine",
        ("BS.MIN.1", "BS.MIN.7", "BS.GAP.90"),
        (("at", point), ("kind", caused(MARKERS)), ("cleared", flag)),
        "activation",
        MARKERS,
        1,
    ),
    codes.E_BLAST: Event(
        "blast",
        (),
        (("at", point), ("kind", caused(EXPLOSIONS))),
        "activation",
        EXPLOSIONS,
        1,
    ),
    special_codes.E_BLAST_ATTACK: Event(
        "blast_attack",
        ("BS.GAP.88",),
        (
            ("strength", number),
            ("points", number),
            ("kind", caused(STRENGTHS)),
            ("die", number),
            ("modified_die", number),
        ),
        "activation",
        STRENGTHS,
        2,
    ),
    special_codes.E_SHATTERED: Event(
        "shattered",
        ("BS.BMB.3", "BS.BMB.4", "BS.GAP.86"),
        (("at", point), ("was", TERRAIN_WORD), ("becomes", TERRAIN_WORD), ("die", number), ("up_to", number)),
    ),
}
