"""What missions score, as the kernel's rows, and who has won by it. Rules: 7S.WIN.1 to 7S.WIN.4, 7S.GAP.92."""

from collections.abc import Mapping, Sequence

from engine.battles.events import word
from engine.games.seven_seconds.kernel import mission_codes
from engine.games.seven_seconds.kernel.records import Forces
from engine.kernel.packing import coded
from schemas.models.seven_seconds.cards import Condition, MissionCard, ObjectiveState
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import ObjectiveName

CONDITION_CODES = {word(each): each.value for each in mission_codes.Condition}
STATE_CODES = coded(ObjectiveState, mission_codes.ObjectiveState)
OBJECTIVES = tuple(ObjectiveName)
ROWS = 6
Columns = Mapping[str, Sequence[int]]
"""Values by the column of `forces` that they belong to."""


def lay_conditions(columns: Columns, side: int, forces: Forces) -> None:
    """Fill a side's rows of `forces` with the columns of a mission. Rule: 7S.CARD.1."""
    rows = slice(side * ROWS, side * ROWS + ROWS)
    for name, values in columns.items():
        getattr(forces, name)[rows] = values


def columns_of(mission: MissionCard) -> Columns:
    """Return the scoring conditions of a mission as columns, a row a condition, the rows that are left at 0."""
    found = {name: [0] * ROWS for name in ("condition", "vp", "max_counters", "objective", "state")}
    for row, condition in enumerate(mission.victory_points):
        values = vars(condition)
        found["condition"][row] = CONDITION_CODES[condition.type]
        found["vp"][row] = points_of(condition)
        found["max_counters"][row] = values.get("max", 0)
        if "objective" in values:
            found["objective"][row] = OBJECTIVES.index(values["objective"])
        if "state" in values:
            found["state"][row] = STATE_CODES[values["state"]]
    return found


def points_of(condition: Condition) -> int:
    """Return the victory points of a condition, once or for each piece."""
    points: int = getattr(condition, "vp", 0) or getattr(condition, "vp_each", 0)
    return points


def victory(red: int, blue: int, rules: Rules) -> tuple[str | None, str]:
    """Return the winner ("red", "blue" or None) and the level: draw, marginal, normal or decisive."""
    lead = abs(red - blue)
    won_from = min(rules.victory.marginal_from, rules.victory.normal_from, rules.victory.decisive_from)
    if lead <= rules.victory.draw_at or lead < won_from:
        return None, "draw"
    return ("red" if red > blue else "blue"), victory_level(lead, rules)


def victory_level(lead: int, rules: Rules) -> str:
    """Return the level of a victory by its lead in victory points."""
    if lead >= rules.victory.decisive_from:
        return "decisive"
    return "normal" if lead >= rules.victory.normal_from else "marginal"
