"""Rows of stealth, drones, bombs, mines and hidden set-up, and their sentences."""

from collections.abc import Callable
from typing import Any

from engine.games.battlesuit.kernel import codes, special_codes
from engine.games.battlesuit.log.action_events import TERRAINS
from engine.games.battlesuit.log.event import Cause, Event, caused, flag, number, point, word
from engine.games.battlesuit.log.sentences import Named

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


def _name(soldier: str) -> str:
    return soldier[:1].upper() + soldier[1:]


def _stealth(named: Named) -> str:
    verb = "goes into stealth" if not named["die"] else "stays in stealth"
    return f"{_name(named['actor'])} {verb}, box {named['box']}."


def _shut_down(named: Named) -> str:
    left = named["markers"]
    return f"{_name(named['actor'])} is shut down, with {left} shock marker{'s' if left > 1 else ''}."


def _shattered(named: Named) -> str:
    place = f"The {named['was']} at {named['at']}"
    return f"{place} stands." if named["was"] == named["becomes"] else f"{place} becomes {named['becomes']}."


def _mine(named: Named) -> str:
    does = "clears" if named["cleared"] else "sets off"
    return f"{_name(named['actor'])} {does} a marker at {named['at']}: {named['kind']}."


def _blast(named: Named) -> str:
    return f"The {named['kind']} goes off at {named['at']}."


def _blast_attack(named: Named) -> str:
    return f"The {named['kind']} hits {named['target']} with strength {named['strength']}, rolled {named['die']}."


def _told(text: str) -> Callable[[Named], str]:
    def tell(named: dict[str, Any]) -> str:
        return text.format(**named | {"Side": _name(named["side"]), "Actor": _name(named.get("actor", ""))})

    return tell


HIDDEN_SENTENCES: dict[str, Callable[[Named], str]] = {
    "stealth": _stealth,
    "out_of_stealth": _told("{Actor} comes out of stealth with {left} movement points."),
    "shut_down": _shut_down,
    "off_line": _told("{Actor} goes off-line and leaves the map."),
    "unhidden": _told("{Actor} is no longer hidden at {at}."),
    "mine_laid": _told("{Side} lays a mine marker at {at}."),
    "no_mine": _told("{Side} has no place for a mine marker."),
    "mine": _mine,
    "blast": _blast,
    "blast_attack": _blast_attack,
    "shattered": _shattered,
}
