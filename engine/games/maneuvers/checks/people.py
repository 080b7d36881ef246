"""The checks of characters and squads."""

from collections.abc import Iterator

from engine.checking.budgets import cheaper, too_dear
from engine.checking.check import Check
from engine.checking.runs import alone
from engine.games.maneuvers.checks.runs import in_pack, ruled
from engine.games.maneuvers.squads import VALUES, cost_of, members_of, span_of
from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.diagnostics.wording import counted
from schemas.models.maneuvers.people import Character, Squad
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack


def value_out_of_range(character: Character, rules: Rules) -> Iterator[Finding]:
    """Each value lies within its limits. Rules: MN.GAP.5, MN.GAP.24."""
    for name in VALUES:
        value, span = getattr(character, name), span_of(name, rules)
        if span.least <= span.most and not span.least <= value <= span.most:
            message = f"{name} is {value}; it goes from {span.least} to {span.most}"
            right = min(max(value, span.least), span.most)
            hint = f"{'lower' if value > right else 'raise'} it to {right}"
            fix = (Fix((name,), right),)
            yield Finding("character-value-out-of-range", (name,), message, hint, "MN.GAP.24", fix=fix)


def squad_size(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad has as many members as the rules say. Rule: MN.GAP.25."""
    size, asked = len(squad.members), rules.squad.size
    if size == asked:
        return
    message = f"the squad has {counted(size, 'member')}; a squad has {asked}"
    others = strangers_to(squad, pack)[: max(asked - size, 0)]
    more = f"add {asked - size}{', such as ' if others else ''}{', '.join(others)}"
    fix = (Fix(("members",), [*squad.members, *others]),) if others and size + len(others) == asked else ()
    hint = more if size < asked else f"take {size - asked} out"
    yield Finding("squad-size", ("members",), message, hint, "MN.GAP.25", fix=fix)


def duplicate_member(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A character is one person, who is taken out, or replaced where the squad needs one. Rule: MN.GAP.25."""
    others = iter(strangers_to(squad, pack))
    for at, name in enumerate(squad.members):
        if name in squad.members[:at]:
            message, place = f"{name} is in the squad already", ("members", at)
            spare = len(squad.members) > rules.squad.size
            other = None if spare else next(others, None)
            hint = f"take one {name} out" if spare else f"let {other or 'another character'} take the place"
            fix = (Fix(place, other),) if spare or other else ()
            yield Finding("duplicate-member", place, message, hint, "MN.GAP.25", fix=fix)


def strangers_to(squad: Squad, pack: Pack) -> tuple[str, ...]:
    """Return the characters who are not in a squad, those first who are in none, then by id."""
    squads = (loaded.model for loaded in pack.of_kind("squad"))
    taken = {name for each in squads if isinstance(each, Squad) for name in each.members}
    names = (loaded.id for loaded in pack.of_kind("character") if loaded.id not in squad.members)
    return tuple(sorted(names, key=lambda name: (name in taken, name)))


def duplicate_known(squad: Squad) -> Iterator[Finding]:
    """A squad knows a maneuver or does not. Rule: MN.COR.1."""
    for at, name in enumerate(squad.maneuvers):
        if name in squad.maneuvers[:at]:
            message, place = f"{name} stands there already", ("maneuvers", at)
            yield Finding(
                "duplicate-known-maneuver", place, message, f"take one {name} out", "MN.COR.1", fix=(Fix(place, None),)
            )


def over_budget(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad costs no more than its budget, where there is one. Rule: MN.HOUSE.8."""
    members = members_of(squad, pack)
    prices = {member.id: cost_of(member, rules) for member in members}
    cost, budget = sum(prices[member.id] for member in members), rules.squad.budget
    if budget is not None and cost > budget:
        hint = cheaper("members", cost - budget, "points", prices)
        message = too_dear("the squad", cost, budget, "points")
        yield Finding("squad-over-budget", ("members",), message, hint, "MN.HOUSE.8")


PEOPLE_CHECKS = (
    Check(
        code="character-value-out-of-range",
        kind="character",
        rule="MN.GAP.24",
        title="A value of a character is lower or higher than it may be",
        explanation=(
            "Each value lies within the limits of `character` in the rules document: Action Value and ratings from 0 "
            "to 5, Damage from 1 to 10, Armor Value from 1 to 5, Resilience from 0 to 3."
        ),
        run=ruled(Character, value_out_of_range),
    ),
    Check(
        code="squad-size",
        kind="squad",
        rule="MN.GAP.25",
        title="A squad has too few or too many members",
        explanation="A squad has `squad.size` members, 4 as ruled.",
        run=in_pack(Squad, squad_size),
    ),
    Check(
        code="duplicate-member",
        kind="squad",
        rule="MN.GAP.25",
        title="A character is in a squad twice",
        explanation="Each character of a squad is one person, with one card and one place in the order of action.",
        run=in_pack(Squad, duplicate_member),
    ),
    Check(
        code="duplicate-known-maneuver",
        kind="squad",
        rule="MN.COR.1",
        title="A squad knows a maneuver twice",
        explanation="`maneuvers` of a squad names each maneuver once.",
        run=alone(Squad, duplicate_known),
    ),
    Check(
        code="squad-over-budget",
        kind="squad",
        rule="MN.HOUSE.8",
        title="A squad costs more than its budget",
        explanation=(
            "Where the rules document has a `squad.budget`, the members of a squad cost that much at most, each value "
            "at the price of `squad.cost`. The hint says what each member costs."
        ),
        run=in_pack(Squad, over_budget),
    ),
)
