"""Where a maneuver comes from: the rules that describe it, or the house."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from schemas.models.maneuvers.maneuver import Maneuver

Span = tuple[str, int]
"""Rules of a section: the id of the first, and the number of the last."""

OF_ALL: Final[Span] = ("MN.COR.1", 6)
"""The rules of every maneuver."""

PRINTED: Final[Mapping[str, Span]] = {
    "engage": ("MN.ENG.1", 4),
    "escape": ("MN.ESC.1", 6),
    "take_cover": ("MN.COV.1", 4),
    "snipe": ("MN.SNP.1", 5),
    "assault": ("MN.ASL.1", 4),
    "cover_fire": ("MN.CFR.1", 4),
    "distract": ("MN.DIS.1", 4),
    "observe": ("MN.OBS.1", 4),
    "flag": ("MN.FLG.1", 4),
    "aid_ally": ("MN.AID.1", 4),
    "strand": ("MN.STR.1", 4),
}
"""The maneuvers that the rules describe, by their ids. All others are of the house."""


@dataclass(frozen=True)
class Origin:
    """Which rules a maneuver follows, and whether they describe it; without such rules it is of the house."""

    rules: Span
    printed: bool


def origin_of(maneuver: Maneuver) -> Origin:
    """Return where a maneuver comes from; one that stands in the place of a printed one follows its rules."""
    rules = PRINTED.get(maneuver.id)
    return Origin(rules, printed=True) if rules else Origin(OF_ALL, printed=False)
