"""The words that stand in logs for numbers of the kernel, and the rules that some of them cite."""

from collections.abc import Mapping
from typing import Final

from engine.battles.events import Cause
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers import codes as numbers
from engine.games.maneuvers.rules.numbers import OUTCOME_CODES
from engine.games.maneuvers.rules.words import SCOPE_CODES, STATE_CODES
from schemas.models.maneuvers.words import Rating

RATINGS: Final = tuple(rating.value for rating in Rating)
STATES: Final = {code: state.value for state, code in STATE_CODES.items()}
SCOPES: Final = {code: scope.value for scope, code in SCOPE_CODES.items()}
OUTCOMES: Final = {code: outcome.value for outcome, code in OUTCOME_CODES.items()}
PARTS: Final = {codes.EFFECT: "effect", codes.RISK: "risk", codes.REWARD: "reward", codes.NO_PART: "none"}
ROLES: Final = {numbers.ACTOR: "actor", numbers.OPPONENT: "opponent"}
CHECKS: Final = {numbers.NO_CHECK: "none", numbers.FALLOUT: "fallout", numbers.CASUALTY: "casualty"}
BOTH_CHECKS: Final = numbers.FALLOUT + numbers.CASUALTY
GRADES: Final = {numbers.MARGINAL: "marginal", numbers.CLEAR: "clear", numbers.DECISIVE: "decisive"}
ENDINGS: Final = {
    numbers.SQUAD_GONE: "squad_gone",
    numbers.CONCEDED: "conceded",
    numbers.LAST_ROUND: "last_round",
}

DIE_REASONS: Final[Mapping[int, Cause]] = {
    codes.INITIATIVE_DIE: ("order", ("MN.ORD.1", "MN.GAP.1")),
    codes.ACTION_DIE: ("maneuver", ("MN.COR.2", "MN.HOUSE.1")),
    codes.OPPOSING_DIE: ("opposing", ("MN.COR.3", "MN.HOUSE.1")),
    codes.POINTS_DIE: ("points", ("MN.SQD.2",)),
    codes.CHECK_DIE: ("check", ("MN.HOUSE.5",)),
}
CHANGES: Final[Mapping[int, Cause]] = {
    codes.BY_GAIN: ("gains", ("MN.SQD.2",)),
    codes.BY_LOSS: ("loses", ("MN.SQD.2", "MN.GAP.28")),
    codes.BY_EDGE_PAID: ("pays_edge", ("MN.GAP.3",)),
    codes.BY_POINTS_PAID: ("pays_points", ("MN.GAP.3", "MN.GAP.32")),
    codes.BY_ESCAPE: ("pays_for_escape", ("MN.ESC.3",)),
}
CAUSES: Final[Mapping[int, Cause]] = {
    codes.BY_STEP: ("step", ()),
    codes.BY_MOVING: ("moving", ("MN.GAP.7",)),
    codes.BY_MANEUVER: ("maneuver", ("MN.GAP.10",)),
    codes.BY_NOT_PAYING: ("not_paying", ("MN.SNP.5",)),
    codes.BY_USE: ("use", ("MN.GAP.11", "MN.GAP.27")),
    codes.BY_TIME: ("time", ("MN.GAP.30",)),
    codes.BY_NO_MORE_HIDING: ("no_more_hiding", ("MN.COV.4",)),
    codes.BY_LEAVING: ("leaving", ("MN.ESC.3",)),
    codes.BY_MISSED_ACTION: ("missed_action", ("MN.GAP.30",)),
}
EARNED_BY: Final[Mapping[int, Cause]] = {
    codes.BY_DAMAGE: ("damage", ("MN.DMG.3", "MN.DMG.4", "MN.DMG.5")),
    codes.BY_LATE_FAILURE: ("late_failure", ("MN.VIC.1", "MN.VIC.2", "MN.VIC.3")),
}
EXTRAS: Final[Mapping[int, Cause]] = {
    codes.EXTRA_MADE: ("made", ()),
    codes.EXTRA_DECLINED: ("declined", ()),
    codes.EXTRA_IMPOSSIBLE: ("impossible", ()),
    codes.EXTRA_TOO_MANY: ("too_many", ()),
}
DIE_PHASES: Final = {codes.INITIATIVE_DIE: "order", codes.CHECK_DIE: "end"}
