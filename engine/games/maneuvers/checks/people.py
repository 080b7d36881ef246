"""The checks of characters and squads."""

from collections.abc import Iterator

from engine.checking.budgets import cheaper, too_dear
from engine.checking.check import check, mistake
from engine.games.maneuvers.squads import VALUES, cost_of, members_of, span_of
from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.diagnostics.wording import counted
from schemas.models.maneuvers.fight import Character, Squad
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


PEOPLE_CHECKS = (
    value_out_of_range,
    squad_size,
    duplicate_member,
    duplicate_known,
    over_budget,
)
