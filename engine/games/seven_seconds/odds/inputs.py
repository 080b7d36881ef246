"""The inputs that several tables of odds share, in the words a player would type."""

import re

from engine.games.seven_seconds.odds.aiming import WEAPONS
from engine.games.seven_seconds.odds.missile import Interceptor
from engine.odds.tables import Parameter, listed, whole_number, word
from schemas.models.seven_seconds.words import Cover

COVERS: dict[str, object] = {cover.value: cover for cover in (Cover.CLEAR, Cover.LIGHT, Cover.HEAVY)}
PIECES = {"light": Cover.LIGHT, "heavy": Cover.HEAVY}
INTERCEPTOR = re.compile(r"(\d{1,2})(d?)(s?)")

WEAPON = word("weapon", "Rifle that fires", "gauss", {weapon: weapon for weapon in WEAPONS})
COVER = word("cover", "Cover the target stands in", "clear", COVERS)
BAND = whole_number("band", "Range band by distance alone", "1", least=1, most=20)
ARC = word("arc", "Whether the target is in the trooper's arc", "inside", {"inside": True, "outside": False})
DAMAGED = word("damaged", "Whether the suit is damaged already", "no", {"no": False, "yes": True})


def counters(default: str, meaning: str = "Target counters on the target") -> Parameter:
    """Return the input for target counters."""
    return whole_number("counters", meaning, default)


def dice(default: str) -> Parameter:
    """Return the input for dice rolled."""
    return whole_number("dice", "Dice rolled", default, most=20)


def armour(default: str, name: str = "armour") -> Parameter:
    """Return the input for the armour of a trooper."""
    return whole_number(name, "Armour of the trooper, suit bonus included", default, most=20)


def nuclear(default: str) -> Parameter:
    """Return the input for the firer's Nuclear: radius and dice of the blast."""
    return whole_number("nuclear", "Nuclear of the firer: radius and dice of the blast", default, most=20)


def interceptors(default: str) -> Parameter:
    """Return the input for the units that may shoot something down."""
    meaning = "Countermeasures of the units near the path, joined by +; d: damaged suit, s: stunned"
    return listed("interceptors", meaning, default, "none, or such as 3+4d+2s", read_interceptor)


def between() -> Parameter:
    """Return the input for the pieces on the line."""
    return listed(
        "between", "Pieces of cover on the line, joined by +", "none", "none, or such as light+heavy", read_piece
    )


def read_interceptor(text: str) -> Interceptor:
    """Return the interceptor written `4`, `4d`, `4s` or `4ds`.

    Raises:
        ValueError: It is written otherwise.
    """
    match = INTERCEPTOR.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no interceptor (write countermeasures and d or s, as in 4d)")
    countermeasures, damaged, stunned = match.groups()
    return Interceptor(int(countermeasures), bool(damaged), bool(stunned))


def read_piece(text: str) -> Cover:
    """Return the cover of a piece on the line.

    Raises:
        ValueError: It is neither light nor heavy.
    """
    if text not in PIECES:
        raise ValueError(f"{text!r} is neither light nor heavy")
    return PIECES[text]
