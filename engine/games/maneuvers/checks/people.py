"""The checks of characters and squads."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.games.maneuvers.checks.runs import in_pack, ruled
from engine.games.maneuvers.squads import VALUES, cost_of, members_of, price_of, span_of
from schemas.diagnostics.diagnostics import Finding
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
            hint = f"lower it to {span.most}" if value > span.most else f"raise it to {span.least}"
            yield Finding("character-value-out-of-range", (name,), message, hint, "MN.GAP.24")


def squad_size(squad: Squad, rules: Rules) -> Iterator[Finding]:
    """A squad has as many members as the rules say. Rule: MN.GAP.25."""
    size, asked = len(squad.members), rules.squad.size
    if size != asked:
        hint = f"add {asked - size}" if size < asked else f"take {size - asked} out"
        message = f"the squad has {counted(size, 'member')}; a squad has {asked}"
        yield Finding("squad-size", ("members",), message, hint, "MN.GAP.25")


def member_twice(squad: Squad, _: Rules) -> Iterator[Finding]:
    """A character is one person. Rule: MN.GAP.25."""
    for at, name in enumerate(squad.members):
        if name in squad.members[:at]:
            yield Finding(
                "member-twice", ("members", at), f"{name} is in the squad already", f"take one {name} out", "MN.GAP.25"
            )


def over_budget(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad costs no more than its budget, where there is one. Rule: MN.HOUSE.8."""
    members = members_of(squad, pack)
    cost, budget = sum(cost_of(each, rules) for each in members), rules.squad.budget
    if budget is not None and cost > budget:
        message = f"the squad costs {cost} points, {cost - budget} more than its budget of {budget}"
        yield Finding(
            "squad-over-budget", ("members",), message, cheapest_cut(members, cost - budget, rules), "MN.HOUSE.8"
        )


def cheapest_cut(members: tuple[Character, ...], too_much: int, rules: Rules) -> str:
    """Return the one value to lower that is enough and takes least away, else the member who costs most."""
    cuts = []
    for place, member in enumerate(members):
        for name in VALUES:
            price = price_of(name, rules)
            steps = -(-too_much // price) if price else 0
            left = getattr(member, name) - steps
            if steps and left >= span_of(name, rules).least:
                cuts.append((steps * price, steps, place, name, left))
    if cuts:
        _, _, place, name, left = min(cuts)
        return f"lower the {name} of {members[place].name} to {left}"
    dearest = max(members, key=lambda member: cost_of(member, rules))
    return f"take {dearest.name} out, who costs {cost_of(dearest, rules)}"


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
        run=ruled(Squad, squad_size),
    ),
    Check(
        code="member-twice",
        kind="squad",
        rule="MN.GAP.25",
        title="A character is in a squad twice",
        explanation="Each character of a squad is one person, with one card and one place in the order of action.",
        run=ruled(Squad, member_twice),
    ),
    Check(
        code="squad-over-budget",
        kind="squad",
        rule="MN.HOUSE.8",
        title="A squad costs more than its budget",
        explanation=(
            "Where the rules document has a `squad.budget`, the members of a squad cost that much at most, each value "
            "at the price of `squad.cost`. The hint names the smallest cut that is enough."
        ),
        run=in_pack(Squad, over_budget),
    ),
)
