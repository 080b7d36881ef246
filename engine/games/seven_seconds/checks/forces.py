"""What factions, troop and drone cards must be to be fielded. Rules: 7S.CARD.5 to 7S.CARD.11, 7S.GEN.17, 7S.HOLD.1."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.checking.check import check, mistake
from engine.games.seven_seconds.legality.factions import faction_findings
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import DroneCard, Drones, TroopCard, Troopers
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneLine, TrooperType, TroopLine
from schemas.packs.packs import Pack


@check("stat-out-of-range", "7S.FAC.5")
def stat_out_of_range(faction: Faction, rules: Rules) -> Iterable[Finding]:
    """A stat is lower or higher than stats may be.

    Every stat of every rating lies between `faction.stat_min` and `faction.stat_max` of the rules document, 1 to 5 as
    the game is written.
    """
    return faction_findings(faction, rules)


@check("stat-below-lower-rating", "7S.FAC.9")
def stat_below_lower_rating(faction: Faction, rules: Rules) -> Iterable[Finding]:
    """A stat is lower than in the rating below.

    Veterans start from the finished Reserve line and Spec Ops from the finished Veteran line, and points are only ever
    added.
    """
    return faction_findings(faction, rules)


@check("points-over-budget", "7S.FAC.6")
def points_over_budget(faction: Faction, rules: Rules) -> Iterable[Finding]:
    """A rating spends more points than it has.

    Reserve starts at `faction.stat_min` in each stat and adds `faction.points_per_rating` points; Veteran and Spec Ops
    add as many to the line below them (rules 7S.FAC.6 to 7S.FAC.8). The hint is the smallest change that makes the
    whole faction legal.
    """
    return faction_findings(faction, rules)


@check("points-unspent", "7S.GAP.96", severity=Severity.WARNING, varies=True)
def points_unspent(faction: Faction, rules: Rules) -> Iterable[Finding]:
    """A rating does not spend all its points.

    Points that a rating does not spend are lost; they are not carried over. `faction.underspend` of the rules document
    makes this a warning, an error or nothing at all.
    """
    return faction_findings(faction, rules)


@check("troopers-over-pool", "7S.GEN.17")
def troopers_over_pool(card: TroopCard, rules: Rules) -> Iterator[Finding]:
    """A squad needs more troopers of a type than there are figures.

    A player owns a fixed number of figures of each type, `figures.pool` of the rules document.
    """
    for line in TroopLine:
        for message, hint, index in _over_pool(card.lines.line(line).troopers, rules):
            at = ("lines", line, "troopers", index, "count")
            yield mistake(at, f"line {line} has {message}", hint)


@check("drones-over-pool", "7S.GEN.17")
def drones_over_pool(card: DroneCard, rules: Rules) -> Iterator[Finding]:
    """A line needs more drones of a type than there are figures.

    A player owns a fixed number of figures of each type, `figures.pool` of the rules document.
    """
    for line in DroneLine:
        for message, hint, index in _over_pool(card.lines.line(line).drones, rules):
            at = ("lines", line, "drones", index, "count")
            yield mistake(at, f"line {line} has {message}", hint)


def _over_pool(units: Iterable[Troopers | Drones], rules: Rules) -> Iterator[tuple[str, str, int]]:
    """Yield what is too much, the fix, and the last entry of the type that is over the pool."""
    counts: Counter[str] = Counter()
    last = {}
    for i, unit in enumerate(units):
        counts[unit.type] += unit.count
        last[unit.type.value] = i
    for name, count in counts.items():
        pool: int = getattr(rules.figures.pool, name)
        if count > pool:
            words = name.replace("_", " ")
            yield f"{count} of the {pool} {words} figures", f"take away {count - pool} {words}", last[name]


@check("several-commanders", "7S.GAP.11")
def several_commanders(card: TroopCard) -> Iterator[Finding]:
    """A squad has more than one commander.

    Each line of a troop card is one squad, and a squad has at most one commander.
    """
    for line in TroopLine:
        rows = [
            (i, entry.count)
            for i, entry in enumerate(card.lines.line(line).troopers)
            if entry.type == TrooperType.COMMANDER
        ]
        total = sum(count for _, count in rows)
        if total > 1:
            yield mistake(
                ("lines", line, "troopers", rows[-1][0], "count" if rows[-1][1] > 1 else "type"),
                f"line {line} has {total} commanders; a squad has at most 1",
                "make the others tactical troopers",
            )


@check("unusual-squad-size", "7S.CARD.11", severity=Severity.WARNING)
def unusual_squad_size(card: TroopCard, rules: Rules) -> Iterator[Finding]:
    """A squad is smaller or larger than is customary.

    Squads have 4 to 8 troopers, the commander included (`troop_card.squad_min` and `troop_card.squad_max`). It is a
    guideline, so another size is played all the same.
    """
    least, most = rules.troop_card.squad_min, rules.troop_card.squad_max
    for line in TroopLine:
        size = squad_size(card, line)
        if not least <= size <= most:
            yield mistake(
                ("lines", line, "troopers"),
                f"line {line} has {size} troopers; squads have {least} to {most}, the commander included",
                f"add {least - size}" if size < least else f"take away {size - most}",
            )


def squad_size(card: TroopCard, line: TroopLine) -> int:
    """Return the number of troopers of a line."""
    return sum(entry.count for entry in card.lines.line(line).troopers)


def drone_line(card: TroopCard, line: TroopLine, rules: Rules) -> DroneLine | None:
    """Return the drone line that goes with a troop line, or None if nothing names one. Rule: 7S.GAP.11."""
    if rules.troop_card.drone_line_scope == "card":
        return card.drone_line
    return card.lines.line(line).drone_line or card.drone_line


@check("no-drone-line", "7S.CARD.7")
def no_drone_line(card: TroopCard, rules: Rules) -> Iterator[Finding]:
    """A squad does not say which drones come with it.

    The mission names a troop line, and the troop line names a line of the drone card; where it does not, the card's own
    `drone_line` counts.
    """
    for line in TroopLine:
        if drone_line(card, line, rules) is None:
            yield mistake(
                ("lines", line),
                f"line {line} names no drone line, and neither does the card",
                "give the line or the card a drone_line: X, Y or Z",
            )


@check("empty-drone-line", "7S.GAP.12")
def empty_drone_line(card: DroneCard, rules: Rules) -> Iterator[Finding]:
    """A line of a drone card is empty.

    An empty line is legal unless the rules document says `drone_card.allow_empty_line: false`.
    """
    if rules.drone_card.allow_empty_line:
        return
    for line in DroneLine:
        if not card.lines.line(line).drones:
            yield mistake(
                ("lines", line, "drones"),
                f"line {line} holds no drones, and these rules do not allow an empty line",
                "add a drone",
            )


def _fullest(pack: Pack) -> dict[DroneLine, tuple[int, str]]:
    """Return the most drones that any drone card has in a line, and the first card by id that has them."""
    cards = [other.model for other in pack.of_kind("drone_card") if isinstance(other.model, DroneCard)]
    loads = {
        line: [(-sum(drones.count for drones in card.lines.line(line).drones), card.id) for card in cards]
        for line in DroneLine
    }
    return {line: (-min(each)[0], min(each)[1]) for line, each in loads.items() if each}


@check("holding-area-full", "7S.HOLD.1", fullest=lambda _, pack: pack.once(_fullest))
def holding_area_full(card: TroopCard, fullest: Mapping[DroneLine, tuple[int, str]], rules: Rules) -> Iterator[Finding]:
    """A squad with its drones does not fit into the holding area.

    The holding area has 16 squares for two units each (`holding.squares`, `holding.units_per_square`). The largest
    drone card of the pack is counted, since any of them may be drawn.
    """
    places = rules.holding.squares * rules.holding.units_per_square
    for line in TroopLine:
        name = drone_line(card, line, rules)
        if name is None:
            continue
        drones, drone_card = fullest.get(name, (0, ""))
        units = squad_size(card, line) + drones
        if units > places:
            yield mistake(
                ("lines", line, "troopers"),
                f"line {line} with line {name} of drone card {drone_card!r} makes {units} units for {places} places",
                f"take away {units - places} units",
            )
