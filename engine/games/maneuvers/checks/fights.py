"""The checks of characters, squads and fights."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.checking.legality import cheaper, too_dear
from engine.games.maneuvers.squads import VALUES, cost_of, members_of, span_of
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.diagnostics.wording import counted
from schemas.models.maneuvers.fight import Character, Fight, Side, Squad
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack


@check("character-value-out-of-range", "MN.GAP.24")
def value_out_of_range(character: Character, rules: Rules) -> Iterator[Finding]:
    """A value of a character is lower or higher than it may be.

    Each value lies within the limits of `character` in the rules document: Action Value and ratings from 0 to 5, Damage
    from 1 to 10, Armor Value from 1 to 5, Resilience from 0 to 3.
    Rules: MN.GAP.5, MN.GAP.24.
    """
    for name in VALUES:
        value, span = getattr(character, name), span_of(name, rules)
        if span.least <= span.most and not span.least <= value <= span.most:
            message = f"{name} is {value}; it goes from {span.least} to {span.most}"
            right = min(max(value, span.least), span.most)
            hint = f"{'lower' if value > right else 'raise'} it to {right}"
            fix = (Fix((name,), right),)
            yield mistake((name,), message, hint, fix=fix)


@check("squad-size", "MN.GAP.25")
def squad_size(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad has too few or too many members.

    A squad has `squad.size` members, 4 as ruled.
    """
    size, asked = len(squad.members), rules.squad.size
    if size == asked:
        return
    message = f"the squad has {counted(size, 'member')}; a squad has {asked}"
    others = strangers_to(squad, pack)[: max(asked - size, 0)]
    more = f"add {asked - size}{', such as ' if others else ''}{', '.join(others)}"
    fix = (Fix(("members",), [*squad.members, *others]),) if others and size + len(others) == asked else ()
    hint = more if size < asked else f"take {size - asked} out"
    yield mistake(("members",), message, hint, fix=fix)


@check("duplicate-member", "MN.GAP.25")
def duplicate_member(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A character is in a squad twice.

    Each character of a squad is one person, with one card and one place in the order of action.
    """
    others = iter(strangers_to(squad, pack))
    for at, name in enumerate(squad.members):
        if name in squad.members[:at]:
            message, place = f"{name} is in the squad already", ("members", at)
            spare = len(squad.members) > rules.squad.size
            other = None if spare else next(others, None)
            hint = f"take one {name} out" if spare else f"let {other or 'another character'} take the place"
            fix = (Fix(place, other),) if spare or other else ()
            yield mistake(place, message, hint, fix=fix)


def strangers_to(squad: Squad, pack: Pack) -> tuple[str, ...]:
    """Return the characters who are not in a squad, those first who are in none, then by id."""
    squads = (loaded.model for loaded in pack.of_kind("squad"))
    taken = {name for each in squads if isinstance(each, Squad) for name in each.members}
    names = (loaded.id for loaded in pack.of_kind("character") if loaded.id not in squad.members)
    return tuple(sorted(names, key=lambda name: (name in taken, name)))


@check("duplicate-known-maneuver", "MN.COR.1")
def duplicate_known(squad: Squad) -> Iterator[Finding]:
    """A squad knows a maneuver twice.

    `maneuvers` of a squad names each maneuver once.
    """
    for at, name in enumerate(squad.maneuvers):
        if name in squad.maneuvers[:at]:
            message, place = f"{name} stands there already", ("maneuvers", at)
            yield mistake(place, message, f"take one {name} out", fix=(Fix(place, None),))


@check("squad-over-budget", "MN.HOUSE.8")
def over_budget(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad costs more than its budget.

    Where the rules document has a `squad.budget`, the members of a squad cost that much at most, each value at the
    price of `squad.cost`. The hint says what each member costs.
    """
    members = members_of(squad, pack)
    prices = {member.id: cost_of(member, rules) for member in members}
    cost, budget = sum(prices[member.id] for member in members), rules.squad.budget
    if budget is not None and cost > budget:
        hint = cheaper("members", cost - budget, "points", prices)
        message = too_dear("the squad", cost, budget, "points")
        yield mistake(("members",), message, hint)


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
