"""Lines of fire as they are shown: the dots of a shot, and those of the shot back. Rule: IN.GAP.20."""

from engine.games.infantry.ground import Spot
from engine.games.infantry.kernel.numbers.lines import walk_line
from engine.games.infantry.kernel.numbers.records import Line
from schemas.catalogues.saying import counted


def line_of_fire(attacker: Spot, target: Spot) -> tuple[Spot, ...]:
    """Return the dots of a line of fire: the attacker's is not of it, the target's is its last. Rule: IN.GAP.20."""
    line = Line()
    walk_line(line, *attacker, *target)
    return tuple(zip(line.column[: line.count], line.row[: line.count], strict=True))


def otherwise_back(attacker: Spot, target: Spot) -> frozenset[Spot]:
    """Return the dots between both that a line of fire back would pass over and this one does not. Rule: IN.GAP.20."""
    back = line_of_fire(target, attacker)[:-1]
    return frozenset(back) - frozenset(line_of_fire(attacker, target))


def line_note(attacker: Spot, target: Spot, language: str = "") -> str:
    """Return what is said of a line of fire that is not the same the other way round, "" where it is."""
    others = len(otherwise_back(attacker, target))
    if not others:
        return ""
    return counted(
        others,
        "The line of fire runs from the attacker to the target; back, it would pass over {number} other dot "
        "(IN.GAP.20).",
        "The line of fire runs from the attacker to the target; back, it would pass over {number} other dots "
        "(IN.GAP.20).",
        language,
    )
