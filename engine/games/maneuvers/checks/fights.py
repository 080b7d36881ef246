"""The checks of fights."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.checking.runs import alone
from engine.games.maneuvers.checks.runs import ruled
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.maneuvers.fight import Fight, Side
from schemas.models.maneuvers.rules import Rules

SIDES = ("a", "b")


def location_not_there(fight: Fight) -> Iterator[Finding]:
    """Squads begin at locations of the fight. Rule: MN.GAP.7."""
    last = len(fight.locations) - 1
    for name in SIDES:
        side: Side = getattr(fight, name)
        if side.location > last:
            message = f"there is no location {side.location}; they go from 0 to {last}"
            yield Finding("location-not-there", (name, "location"), message, f"lower it to {last}", "MN.GAP.7")


def squad_against_itself(fight: Fight) -> Iterator[Finding]:
    """Two squads fight. Rule: MN.GAP.25."""
    if fight.a.squad == fight.b.squad:
        message = f"{fight.a.squad} fights on both sides"
        yield Finding("squad-against-itself", ("b", "squad"), message, "name another squad", "MN.GAP.25")


def decided_beforehand(fight: Fight, rules: Rules) -> Iterator[Finding]:
    """Nobody begins with so much Edge that the others concede. Rules: MN.GAP.2, MN.GAP.22."""
    starts = [start_of(getattr(fight, name), rules) for name in SIDES]
    edge, most = abs(starts[0] - starts[1]), rules.end.concede_edge
    if most is not None and edge >= most:
        behind = SIDES[starts.index(min(starts))]
        message = f"{edge} Edge at the start; at {most} the other squad concedes"
        hint = f"let squad {behind} begin with {max(starts) - most + 1} or more (start_points)"
        yield Finding("decided-beforehand", (behind,), message, hint, "MN.GAP.22")


def start_of(side: Side, rules: Rules) -> int:
    """Return what the total of a squad begins with. Rules: MN.SQD.1, MN.GAP.2."""
    return rules.total.start.get(side.preparation, 0) if side.start_points is None else side.start_points


FIGHT_CHECKS = (
    Check(
        code="location-not-there",
        kind="fight",
        rule="MN.GAP.7",
        title="A squad begins at a location that the fight does not have",
        explanation="`location` is the number of one of `locations`, the first of which is 0.",
        run=alone(Fight, location_not_there),
    ),
    Check(
        code="squad-against-itself",
        kind="fight",
        rule="MN.GAP.25",
        title="A squad fights itself",
        explanation="`a` and `b` name two squads: a character cannot be on both sides.",
        run=alone(Fight, squad_against_itself),
    ),
    Check(
        code="decided-beforehand",
        kind="fight",
        rule="MN.GAP.22",
        title="A fight is decided before it begins",
        explanation=(
            "From `end.concede_from_round` on a squad concedes that is `end.concede_edge` behind, 20 as ruled. A fight "
            "that begins so is over unless the others lose what they lead by."
        ),
        run=ruled(Fight, decided_beforehand),
        severity=Severity.WARNING,
    ),
)
