"""The checks of fights."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.maneuvers.fight import Fight, Side, Squad
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack

SIDES = ("a", "b")
SAID = ("start_points", "preparation")
"""What a squad's first total is told by, the stronger word first."""


@check("location-not-there", "MN.GAP.7")
def location_not_there(fight: Fight) -> Iterator[Finding]:
    """A squad begins at a location that the fight does not have.

    `location` is the number of one of `locations`, the first of which is 0.
    """
    last = len(fight.locations) - 1
    for name in SIDES:
        side: Side = getattr(fight, name)
        if side.location > last:
            message, place = f"there is no location {side.location}; they go from 0 to {last}", (name, "location")
            fix = (Fix(place, last),)
            yield mistake(place, message, f"lower it to {last}", fix=fix)


@check("duplicate-location", "MN.GAP.7", severity=Severity.WARNING)
def duplicate_location(fight: Fight) -> Iterator[Finding]:
    """Two locations of a fight have the same name.

    Locations are told apart by their names, on the map and when a battle is told.
    """
    for at, name in enumerate(fight.locations):
        if name in fight.locations[:at]:
            message, place = f"{name} is the name of another location too", ("locations", at)
            number = next(number for number in range(2, 99) if f"{name[:27]} {number}" not in fight.locations)
            other = f"{name[:27]} {number}"
            yield mistake(place, message, f"call it {other}", fix=(Fix(place, other),))


@check("squad-against-itself", "MN.GAP.25")
def squad_against_itself(fight: Fight, pack: Pack) -> Iterator[Finding]:
    """A squad fights itself.

    `a` and `b` name two squads: a character cannot be on both sides.
    """
    if fight.a.squad == fight.b.squad:
        message = f"{fight.a.squad} fights on both sides"
        yield _other_squad(message, fight, pack)


@check("character-on-both-sides", "MN.GAP.25")
def character_on_both_sides(fight: Fight, pack: Pack) -> Iterator[Finding]:
    """A character belongs to both squads of a fight.

    Squads may share characters, but two that do cannot fight each other.
    """
    a, b = (side.those_who_fight(_members(side.squad, pack)) for side in (fight.a, fight.b))
    if fight.a.squad != fight.b.squad and (both := [name for name in b if name in a]):
        message = f"{', '.join(both)} {'belongs' if len(both) == 1 else 'belong'} to both squads"
        yield _other_squad(message, fight, pack)


@check("too-few-to-fight", "MN.GAP.25")
def too_few_to_fight(fight: Fight, pack: Pack) -> Iterator[Finding]:
    """More of a squad are to fight than it has.

    `size` is how many of a squad's members take part; left out, all do.
    """
    for name in SIDES:
        side: Side = getattr(fight, name)
        there = len(_members(side.squad, pack))
        if side.size is not None and there and side.size > there:
            message, place = f"{side.squad} has {there} members; {side.size} of them cannot fight", (name, "size")
            yield mistake(place, message, f"lower it to {there}", fix=(Fix(place, there),))


def _other_squad(message: str, fight: Fight, pack: Pack) -> Finding:
    """Return the finding that squad b has to be another, with the first of the pack that would do."""
    place, a = ("b", "squad"), set(_members(fight.a.squad, pack))
    names = [loaded.id for loaded in pack.of_kind("squad") if loaded.id != fight.a.squad]
    other = next((name for name in names if not a & set(_members(name, pack))), None)
    hint = f"name another squad{f', such as {other}' if other else ''}"
    return mistake(place, message, hint, fix=(Fix(place, other),) if other else ())


def _members(name: str, pack: Pack) -> tuple[str, ...]:
    squad = pack.named("squad", name, Squad)
    return () if squad is None else squad.members


@check("decided-beforehand", "MN.GAP.22", severity=Severity.WARNING)
def decided_beforehand(fight: Fight, rules: Rules) -> Iterator[Finding]:
    """A fight is decided before it begins.

    From `end.concede_from_round` on a squad concedes that is `end.concede_edge` behind, 20 as ruled. A fight that
    begins so is over unless the others lose what they lead by.
    Rules: MN.GAP.2, MN.GAP.22.
    """
    starts = [start_of(getattr(fight, name), rules) for name in SIDES]
    edge, most = abs(starts[0] - starts[1]), rules.end.concede_edge
    if most is not None and edge >= most:
        behind, enough = SIDES[starts.index(min(starts))], max(starts) - most + 1
        message = f"{edge} Edge at the start; at {most} the other squad concedes"
        hint = f"let squad {behind} begin with {enough} or more (start_points)"
        said = next((name for name in SAID if name in getattr(fight, behind).model_fields_set), "squad")
        fix = (Fix((behind, "start_points"), enough),)
        yield mistake((behind, said), message, hint, fix=fix)


def start_of(side: Side, rules: Rules) -> int:
    """Return what the total of a squad begins with. Rules: MN.SQD.1, MN.GAP.2."""
    return rules.total.start.get(side.preparation, 0) if side.start_points is None else side.start_points


FIGHT_CHECKS = (
    location_not_there,
    duplicate_location,
    squad_against_itself,
    character_on_both_sides,
    too_few_to_fight,
    decided_beforehand,
)
