"""What troop and drone cards must be to be fielded. Rules: 7S.CARD.5 to 7S.CARD.11, 7S.GEN.17, 7S.HOLD.1."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.checking.check import Check
from engine.checking.runs import alone
from engine.games.seven_seconds.checks.runs import ruled
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import DroneCard, Drones, TroopCard, Troopers
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneLine, TrooperType, TroopLine
from schemas.packs.packs import Loaded, Pack


def troopers_over_pool(card: TroopCard, rules: Rules) -> Iterator[Finding]:
    """A line holds no more troopers of a type than one player has figures. Rule: 7S.GEN.17."""
    for line in TroopLine:
        for message, hint, index in _over_pool(card.lines.line(line).troopers, rules):
            at = ("lines", line, "troopers", index, "count")
            yield Finding("troopers-over-pool", at, f"line {line} has {message}", hint, "7S.GEN.17")


def drones_over_pool(card: DroneCard, rules: Rules) -> Iterator[Finding]:
    """A line holds no more drones of a type than one player has figures. Rule: 7S.GEN.17."""
    for line in DroneLine:
        for message, hint, index in _over_pool(card.lines.line(line).drones, rules):
            at = ("lines", line, "drones", index, "count")
            yield Finding("drones-over-pool", at, f"line {line} has {message}", hint, "7S.GEN.17")


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


def several_commanders(card: TroopCard) -> Iterator[Finding]:
    """A squad has at most one commander. Rule: 7S.GAP.11."""
    for line in TroopLine:
        rows = [
            (i, entry.count)
            for i, entry in enumerate(card.lines.line(line).troopers)
            if entry.type == TrooperType.COMMANDER
        ]
        total = sum(count for _, count in rows)
        if total > 1:
            yield Finding(
                "several-commanders",
                ("lines", line, "troopers", rows[-1][0], "count" if rows[-1][1] > 1 else "type"),
                f"line {line} has {total} commanders; a squad has at most 1",
                "make the others tactical troopers",
                "7S.GAP.11",
            )


def unusual_squad_size(card: TroopCard, rules: Rules) -> Iterator[Finding]:
    """A squad has the customary number of troopers. Rule: 7S.CARD.11."""
    least, most = rules.troop_card.squad_min, rules.troop_card.squad_max
    for line in TroopLine:
        size = squad_size(card, line)
        if not least <= size <= most:
            yield Finding(
                "unusual-squad-size",
                ("lines", line, "troopers"),
                f"line {line} has {size} troopers; squads have {least} to {most}, the commander included",
                f"add {least - size}" if size < least else f"take away {size - most}",
                "7S.CARD.11",
            )


def squad_size(card: TroopCard, line: TroopLine) -> int:
    """Return the number of troopers of a line."""
    return sum(entry.count for entry in card.lines.line(line).troopers)


def drone_line(card: TroopCard, line: TroopLine, rules: Rules) -> DroneLine | None:
    """Return the drone line that goes with a troop line, or None if nothing names one. Rule: 7S.GAP.11."""
    if rules.troop_card.drone_line_scope == "card":
        return card.drone_line
    return card.lines.line(line).drone_line or card.drone_line


def no_drone_line(card: TroopCard, rules: Rules) -> Iterator[Finding]:
    """Every troop line leads to a drone line. Rule: 7S.CARD.7."""
    for line in TroopLine:
        if drone_line(card, line, rules) is None:
            yield Finding(
                "no-drone-line",
                ("lines", line),
                f"line {line} names no drone line, and neither does the card",
                "give the line or the card a drone_line: X, Y or Z",
                "7S.CARD.7",
            )


def empty_drone_line(card: DroneCard, rules: Rules) -> Iterator[Finding]:
    """A line of a drone card holds drones, where the rules ask for it. Rule: 7S.GAP.12."""
    if rules.drone_card.allow_empty_line:
        return
    for line in DroneLine:
        if not card.lines.line(line).drones:
            yield Finding(
                "empty-drone-line",
                ("lines", line, "drones"),
                f"line {line} holds no drones, and these rules do not allow an empty line",
                "add a drone",
                "7S.GAP.12",
            )


def holding_area_full(card: TroopCard, fullest: Mapping[DroneLine, tuple[int, str]], rules: Rules) -> Iterator[Finding]:
    """A squad and its drones fit into the holding area, whatever drone card is drawn. Rule: 7S.HOLD.1."""
    places = rules.holding.squares * rules.holding.units_per_square
    for line in TroopLine:
        name = drone_line(card, line, rules)
        if name is None:
            continue
        drones, drone_card = fullest.get(name, (0, ""))
        units = squad_size(card, line) + drones
        if units > places:
            yield Finding(
                "holding-area-full",
                ("lines", line, "troopers"),
                f"line {line} with line {name} of drone card {drone_card!r} makes {units} units for {places} places",
                f"take away {units - places} units",
                "7S.HOLD.1",
            )


def _holding_area(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
    if isinstance(loaded.model, TroopCard) and isinstance(pack.rules, Rules):
        yield from holding_area_full(loaded.model, pack.once(_fullest), pack.rules)


def _fullest(pack: Pack) -> dict[DroneLine, tuple[int, str]]:
    """Return the most drones that any drone card has in a line, and the first card by id that has them."""
    cards = [other.model for other in pack.of_kind("drone_card") if isinstance(other.model, DroneCard)]
    loads = {
        line: [(-sum(drones.count for drones in card.lines.line(line).drones), card.id) for card in cards]
        for line in DroneLine
    }
    return {line: (-min(each)[0], min(each)[1]) for line, each in loads.items() if each}


TROOP_CARD_CHECKS = (
    Check(
        code="troopers-over-pool",
        kind="troop_card",
        rule="7S.GEN.17",
        title="A squad needs more troopers of a type than there are figures",
        explanation="A player owns a fixed number of figures of each type, `figures.pool` of the rules document.",
        run=ruled(TroopCard, troopers_over_pool),
    ),
    Check(
        code="several-commanders",
        kind="troop_card",
        rule="7S.GAP.11",
        title="A squad has more than one commander",
        explanation="Each line of a troop card is one squad, and a squad has at most one commander.",
        run=alone(TroopCard, several_commanders),
    ),
    Check(
        code="unusual-squad-size",
        kind="troop_card",
        rule="7S.CARD.11",
        title="A squad is smaller or larger than is customary",
        explanation=(
            "Squads have 4 to 8 troopers, the commander included (`troop_card.squad_min` and `troop_card.squad_max`). "
            "It is a guideline, so another size is played all the same."
        ),
        run=ruled(TroopCard, unusual_squad_size),
        severity=Severity.WARNING,
    ),
    Check(
        code="no-drone-line",
        kind="troop_card",
        rule="7S.CARD.7",
        title="A squad does not say which drones come with it",
        explanation=(
            "The mission names a troop line, and the troop line names a line of the drone card; where it does not, the "
            "card's own `drone_line` counts."
        ),
        run=ruled(TroopCard, no_drone_line),
    ),
    Check(
        code="holding-area-full",
        kind="troop_card",
        rule="7S.HOLD.1",
        title="A squad with its drones does not fit into the holding area",
        explanation=(
            "The holding area has 16 squares for two units each (`holding.squares`, `holding.units_per_square`). The "
            "largest drone card of the pack is counted, since any of them may be drawn."
        ),
        run=_holding_area,
    ),
)

DRONE_CARD_CHECKS = (
    Check(
        code="drones-over-pool",
        kind="drone_card",
        rule="7S.GEN.17",
        title="A line needs more drones of a type than there are figures",
        explanation="A player owns a fixed number of figures of each type, `figures.pool` of the rules document.",
        run=ruled(DroneCard, drones_over_pool),
    ),
    Check(
        code="empty-drone-line",
        kind="drone_card",
        rule="7S.GAP.12",
        title="A line of a drone card is empty",
        explanation="An empty line is legal unless the rules document says `drone_card.allow_empty_line: false`.",
        run=ruled(DroneCard, empty_drone_line),
    ),
)
