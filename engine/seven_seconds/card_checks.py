"""What mission, troop and drone cards must hold to be played. Rules: 7S.CARD, 7S.GAP.10 to 7S.GAP.14."""

from collections import Counter
from collections.abc import Iterable, Iterator

from schemas.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import DroneCard, Drones, MissionCard, TroopCard, Troopers
from schemas.models.seven_seconds.conditions import Condition
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Deck, DroneLine, TrooperType, TroopLine


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
    """Yield what is too much, the mend, and the last entry of the type that is over the pool."""
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
                Severity.WARNING,
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


def holding_area_full(card: TroopCard, drone_cards: Iterable[DroneCard], rules: Rules) -> Iterator[Finding]:
    """A squad and its drones fit into the holding area, whatever drone card is drawn. Rule: 7S.HOLD.1."""
    places = rules.holding.squares * rules.holding.units_per_square
    drawn = tuple(drone_cards)
    for line in TroopLine:
        name = drone_line(card, line, rules)
        if name is None:
            continue
        loads = sorted((-sum(drones.count for drones in card_.lines.line(name).drones), card_.id) for card_ in drawn)
        count, fullest = loads[0] if loads else (0, "")
        units = squad_size(card, line) - count
        if units > places:
            yield Finding(
                "holding-area-full",
                ("lines", line, "troopers"),
                f"line {line} with line {name} of drone card {fullest!r} makes {units} units for {places} places",
                f"take away {units - places} units",
                "7S.HOLD.1",
            )


def objective_in_chance_encounter(card: MissionCard) -> Iterator[Finding]:
    """A chance encounter has no objectives, so its missions name none. Rule: 7S.OBJ.1."""
    if card.deck != Deck.CHANCE_ENCOUNTER:
        return
    for i, condition in enumerate(card.victory_points):
        objective = getattr(condition, "objective", None)
        if objective is not None:
            yield Finding(
                "objective-in-chance-encounter",
                ("victory_points", i, "objective"),
                f"objective {objective} does not exist in a chance encounter",
                "score something else, or move the card to the offense or defense deck",
                "7S.OBJ.1",
            )


def duplicate_condition(card: MissionCard) -> Iterator[Finding]:
    """A mission scores for each thing once. Rule: 7S.CARD.1."""
    seen: dict[tuple[str, ...], int] = {}
    for i, condition in enumerate(card.victory_points):
        subject = _subject(condition)
        if subject in seen:
            yield Finding(
                "duplicate-condition",
                ("victory_points", i),
                f"condition {i + 1} scores for the same thing as condition {seen[subject] + 1}",
                "add their points up in one of them",
                "7S.CARD.1",
            )
        seen.setdefault(subject, i)


def _subject(condition: Condition) -> tuple[str, ...]:
    """Return what a condition looks at, without its points."""
    parts = (getattr(condition, name, "") for name in ("type", "objective", "state"))
    return tuple(str(part) for part in parts)


def points_of(condition: Condition) -> int:
    """Return the victory points of a condition, once or for each piece."""
    points: int = getattr(condition, "vp", 0) or getattr(condition, "vp_each", 0)
    return points


def barred_condition(card: MissionCard, rules: Rules) -> Iterator[Finding]:
    """A mission scores only for what the rules let missions score for. Rule: 7S.GAP.10."""
    for i, condition in enumerate(card.victory_points):
        if condition.type not in rules.mission.condition_types:
            yield Finding(
                "barred-condition",
                ("victory_points", i, "type"),
                f"{condition.type} is not among the condition types of these rules",
                f"use one of {', '.join(rules.mission.condition_types)}",
                "7S.GAP.10",
            )
        elif points_of(condition) < 0 and not rules.mission.allow_negative_vp:
            yield Finding(
                "barred-condition",
                ("victory_points", i),
                "these rules do not allow negative victory points",
                "reward the opposite instead",
                "7S.GAP.10",
            )


def scores_nothing(card: MissionCard) -> Iterator[Finding]:
    """A condition is worth something. Rule: 7S.CARD.1."""
    for i, condition in enumerate(card.victory_points):
        if points_of(condition) == 0:
            yield Finding(
                "scores-nothing",
                ("victory_points", i),
                f"condition {i + 1} is worth 0 victory points",
                "give it points or take it away",
                "7S.CARD.1",
                Severity.WARNING,
            )


def nothing_to_gain(card: MissionCard) -> Iterator[Finding]:
    """A mission can be won: something on it scores. Rule: 7S.WIN.5."""
    if all(points_of(condition) <= 0 for condition in card.victory_points):
        yield Finding(
            "nothing-to-gain",
            ("victory_points",),
            "no condition of this mission gains victory points; it can only be lost",
            "add a condition with positive points",
            "7S.WIN.5",
            Severity.WARNING,
        )
