"""What a force must be to be fielded. Rules: BS.DYO.1 to BS.DYO.21, BS.CARD.19, BS.GAP.44, BS.GAP.45, BS.GAP.100."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.checking.check import check, mistake
from engine.checking.legality import too_dear
from engine.games.battlesuit.legality.fixes import Offer, cheapest_pieces, cheapest_removal
from engine.games.battlesuit.legality.forces import (
    Entry,
    _lines,
    by_type,
    cost_of,
    drone_limit,
    entries,
    most_commanders,
)
from engine.games.battlesuit.rules.numbers import can, is_drone
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Ability
from schemas.packs.packs import Pack

MOST_TO_WEIGH = 240
"""Points over a budget up to which the cheapest way back is looked for: a whole force of the largest size."""


@check("force-over-budget", "BS.DYO.1")
def over_budget(force: Force, pack: Pack) -> Iterator[Finding]:
    """A force that costs more than its budget.

    The build values of all soldiers and units of a force, as on their cards, add up to its budget or less. The fix
    named is the cheapest: the soldiers whose going gives up the fewest points.
    """
    lines = [*entries(force, pack)]
    excess = cost_of(lines) - force.budget
    if excess > 0:
        hint, fix = _cheaper(lines, force.budget, excess)
        yield mistake(
            ("budget",), too_dear("the force", force.budget + excess, force.budget, "build points"), hint, fix=fix
        )


def _cheaper(lines: list[Entry], budget: int, excess: int) -> tuple[str, tuple[Fix, ...]]:
    """Return the cheapest fix, in words and as a change; leaders stay."""
    if excess > MOST_TO_WEIGH:
        return f"leave out soldiers worth {excess} build points", ()
    followers = [line for line in lines if not can(line.card, Ability.LEADS)]
    removal = cheapest_removal(excess, _offers(followers))
    if removal is None:
        return f"raise the budget to {budget + excess}", (Fix(("budget",), budget + excess),)
    return f"leave out {removal.words()}: that gains {removal.value}", leaving_out(followers, removal.counts)


def leaving_out(lines: Iterable[Entry], counts: Mapping[str, int]) -> tuple[Fix, ...]:
    """Return the changes that leave out so many of each type, the last lines first."""
    left, fixes = dict(counts), list[Fix]()
    for line in sorted(lines, key=lambda line: line.at, reverse=True):
        gone = min(left.get(line.card.id, 0), line.count)
        if gone:
            left[line.card.id] -= gone
            rest = line.count - gone
            fixes.append(Fix((*line.at, "count"), rest) if rest else Fix(line.at, None))
    return tuple(fixes)


def _offers(lines: Iterable[Entry]) -> tuple[Offer, ...]:
    """Return who may be left out, by type."""
    counts: Counter[str] = Counter()
    values: dict[str, int] = {}
    for line in lines:
        counts[line.card.id] += line.count
        values[line.card.id] = line.card.build_value
    return tuple(Offer(kind, values[kind], counts[kind]) for kind in sorted(counts))


@check("two-commanders-in-squad", "BS.GAP.44")
def several_commanders(force: Force, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Two commanders in one squad.

    A squad has one commander at most; a force of two squads may hold two. The limit is `leader.commander_max_per_squad`
    of the rules. The only squad of a force may have one more, the assistant leader, if it fights in a scenario whose
    special rules have `assistant_leader` for its side.
    Rules: BS.GAP.44, BS.PCS.5.
    """
    most = most_commanders(force, pack, rules)
    for number, squad in enumerate(force.squads):
        leaders = [line for line in _lines(squad, ("squads", number), pack) if can(line.card, Ability.LEADS)]
        count = sum(line.count for line in leaders)
        if count > most:
            yield mistake(
                leaders[-1].at_count,
                f"squad {squad.name!r} has {count} commanders; a squad has at most {most}",
                f"leave out {count - most}, or give each of them a squad of its own",
                fix=leaving_out(leaders, cheapest_pieces(count - most, _offers(leaders)).counts),
            )


@check("too-many-of-type", "BS.DYO.4")
def too_many(force: Force, pack: Pack) -> Iterator[Finding]:
    """More soldiers of a type than there are cards.

    The card of a type says how many of it a force, or a squad, may have: `most` and `most_in`.
    Rules: BS.DYO.4 to BS.DYO.14.
    """
    for lines in by_type(force, pack).values():
        card = lines[0].card
        if not is_drone(card) and not can(card, Ability.LEADS) and card.most is not None:
            yield from _excess(lines, card.most)


@check("too-many-drones-of-type", "BS.CARD.19")
def too_many_drones_of_type(force: Force, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """More drones of a type than its card has spaces.

    A force has at most `force.drone_limits.per_type` drones of any one type, or fewer where the card says so.
    Rules: BS.CARD.19, BS.GAP.101.
    """
    for lines in by_type(force, pack).values():
        if is_drone(lines[0].card):
            yield from _excess(lines, drone_limit(lines[0].card, rules))


def _excess(lines: list[Entry], most: int) -> Iterator[Finding]:
    """Yield the finding that there are too many of a type, at the line that goes too far."""
    count, card = sum(line.count for line in lines), lines[0].card
    if count > most:
        message = f"the force has {count} of {card.id!r}; there are {most} at most"
        fix = leaving_out(lines, {card.id: count - most})
        yield mistake(lines[-1].at_count, message, f"leave out {count - most} {card.id}", fix=fix)


@check("too-many-drones", "BS.CARD.19")
def too_many_drones(force: Force, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Too many drones altogether.

    A force has at most `force.drone_limits.total` drones, whatever their types.
    Rules: BS.CARD.19, BS.GAP.101.
    """
    drones = [line for line in entries(force, pack) if is_drone(line.card)]
    yield from _over("drones", drones, rules.force.drone_limits.total)


@check("out-of-letters", "BS.GAP.100")
def out_of_letters(force: Force, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """More armoured soldiers than letters.

    Armoured soldiers bear the letters A to T, so a force has `force.max_armored` of them at most, commanders included.
    Rules: BS.PCS.1, BS.GAP.100.
    """
    armoured = [line for line in entries(force, pack) if isinstance(line.card, SoldierCard)]
    yield from _over("armoured soldiers", armoured, rules.force.max_armored)


def _over(words: str, lines: list[Entry], most: int) -> Iterator[Finding]:
    """Yield the finding that some lines hold too many together, at the line that goes too far."""
    count = 0
    for line in lines:
        count += line.count
        if count > most:
            total = sum(each.count for each in lines)
            removal = cheapest_pieces(total - most, _offers(lines))
            message, hint = f"the force has {total} {words}; {most} at most", f"leave out {removal.words()}"
            yield mistake(line.at_count, message, hint, fix=leaving_out(lines, removal.counts))
            return


@check("no-commander", "BS.GAP.45", severity=Severity.WARNING, varies=True)
def no_commander(force: Force, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A force without a commander.

    Such a force may be fielded, but suffers the penalty for a lost leader from the first turn; with
    `leader.commander_required` it is illegal.
    """
    lines = [*entries(force, pack)]
    soldiers = sum(len(squad.soldiers) for squad in force.squads)
    known = sum(isinstance(line.card, SoldierCard) for line in lines)
    if known < soldiers or not lines or any(can(line.card, Ability.LEADS) for line in lines):
        return
    required = rules.leader.commander_required
    yield mistake(
        ("squads",),
        "nobody leads this force" + ("" if required else ": it takes the morale penalty all through the battle"),
        "add a commander to a squad",
        severity=Severity.ERROR if required else Severity.WARNING,
    )
