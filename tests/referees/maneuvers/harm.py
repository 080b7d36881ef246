"""Harm: the checks that damage and late failures earn, and what they come to. Rules: MN.DMG, MN.VIC.1 to MN.VIC.3."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.rules.fighting import CheckRow
from schemas.models.maneuvers.words import Outcome

WORSE = {outcome: rank for rank, outcome in enumerate(Outcome)}


@dataclass(frozen=True)
class Due:
    """A check at the end of the fight: `fallout` or `casualty`, and its Stress."""

    kind: str
    stress: int


def by_damage(damage: int, armor: int, rules: Rules) -> tuple[Due, ...]:
    """Return the checks that direct damage earns. Rules: MN.DMG.1 to MN.DMG.5."""
    if damage < armor:
        return ()
    return _tiers(damage - armor, rules, worse=damage >= rules.damage.casualty_times * armor)


def by_failure(number: int, total: int, margin: int, rules: Rules) -> tuple[Due, ...]:
    """Return the checks that a failed roll of a round earns a member of a squad. Rules: MN.VIC.1 to MN.VIC.3."""
    if number < rules.late.from_round:
        return ()
    return _tiers(margin, rules, worse=total <= rules.late.casualty_at_most)


def _tiers(stress: int, rules: Rules, *, worse: bool) -> tuple[Due, ...]:
    """Return a check, or the two of one event where the worse does not take the place of the other. Rule: MN.GAP.19."""
    fallout, casualty = Due("fallout", stress), Due("casualty", stress)
    if not worse:
        return (fallout,)
    return (casualty,) if rules.damage.tier_replaces else (fallout, casualty)


def net_of_checks(held: Iterable[int], rules: Rules) -> int:
    """Return the advantages on the checks of somebody above the disadvantages. Rule: MN.GAP.16."""
    worths = [*held]
    aids = worths.count(1)
    return (aids if rules.lasting.aid_stacks else min(aids, 1)) - worths.count(-1)


def outcome_of(kind: str, score: int, rules: Rules) -> Outcome:
    """Return what the score of a check means. Rule: MN.HOUSE.5."""
    table: tuple[CheckRow, ...] = getattr(rules.check, kind)
    return next(row.outcome for row in table if row.least is None or score >= row.least)


def stands(outcomes: Iterable[Outcome], rules: Rules) -> Outcome:
    """Return what becomes of somebody after all their checks. Rule: MN.GAP.29."""
    found = [*outcomes]
    if not found:
        return Outcome.NONE
    return found[0] if rules.check.several == "first" else max(found, key=lambda each: WORSE[each])


def failed(actor: int, opponent: int, rules: Rules) -> Iterator[tuple[str, int]]:
    """Yield who of `actor` and `opponent` failed, with the margin. Rule: MN.GAP.20."""
    if actor < opponent:
        yield "actor", opponent - actor
    elif rules.late.opposing_fails and (actor > opponent or rules.late.tie_fails):
        yield "opponent", actor - opponent
