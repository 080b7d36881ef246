"""The rules that words of the kernel cite in logs, and the words that it has no numbers for."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from engine.games.maneuvers.kernel.codes import Cause, Change, Draw, EarnedBy
from schemas.models.maneuvers.words import Rating

RATINGS: Final = tuple(rating.value for rating in Rating)
DIE_REASONS: Final[Mapping[IntEnum, str]] = {
    Draw.ORDER: "MN.ORD.1 MN.GAP.1",
    Draw.MANEUVER: "MN.COR.2 MN.HOUSE.1",
    Draw.OPPOSING: "MN.COR.3 MN.HOUSE.1",
    Draw.POINTS: "MN.SQD.2",
    Draw.CHECK: "MN.HOUSE.5",
}
CHANGES: Final[Mapping[IntEnum, str]] = {
    Change.GAINS: "MN.SQD.2",
    Change.LOSES: "MN.SQD.2 MN.GAP.28",
    Change.PAYS_EDGE: "MN.GAP.3",
    Change.PAYS_POINTS: "MN.GAP.3 MN.GAP.32",
    Change.PAYS_FOR_ESCAPE: "MN.ESC.3",
}
CAUSES: Final[Mapping[IntEnum, str]] = {
    Cause.STEP: "",
    Cause.MOVING: "MN.GAP.7",
    Cause.MANEUVER: "MN.GAP.10",
    Cause.NOT_PAYING: "MN.SNP.5",
    Cause.USE: "MN.GAP.11 MN.GAP.27",
    Cause.TIME: "MN.GAP.30",
    Cause.NO_MORE_HIDING: "MN.COV.4",
    Cause.LEAVING: "MN.ESC.3",
    Cause.MISSED_ACTION: "MN.GAP.30",
}
EARNED_BY: Final[Mapping[IntEnum, str]] = {
    EarnedBy.DAMAGE: "MN.DMG.3 MN.DMG.4 MN.DMG.5",
    EarnedBy.LATE_FAILURE: "MN.VIC.1 MN.VIC.2 MN.VIC.3",
}
DIE_PHASES: Final[Mapping[int, str]] = {Draw.ORDER: "order", Draw.CHECK: "end"}
