"""What a mission must be to be scored. Rules: 7S.CARD.1, 7S.OBJ.1, 7S.GAP.10."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.checking.runs import alone
from engine.games.seven_seconds.checks.runs import ruled
from engine.games.seven_seconds.rules.missions import points_of
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import MissionCard
from schemas.models.seven_seconds.conditions import Condition
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Deck


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
        )


MISSION_CARD_CHECKS = (
    Check(
        code="objective-in-chance-encounter",
        kind="mission_card",
        rule="7S.OBJ.1",
        title="A chance encounter mission names an objective",
        explanation=(
            "Objectives are placed in attack / defense games only, so in a chance encounter nothing can be done "
            "to them."
        ),
        run=alone(MissionCard, objective_in_chance_encounter),
    ),
    Check(
        code="duplicate-condition",
        kind="mission_card",
        rule="7S.CARD.1",
        title="A mission scores twice for the same thing",
        explanation=(
            "Two conditions of one kind, on the same objective and state, would both score. Write them as one."
        ),
        run=alone(MissionCard, duplicate_condition),
    ),
    Check(
        code="barred-condition",
        kind="mission_card",
        rule="7S.GAP.10",
        title="A mission scores for something these rules do not allow",
        explanation=(
            "`mission.condition_types` of the rules document lists what missions may score for, and "
            "`mission.allow_negative_vp` says whether they may cost points."
        ),
        run=ruled(MissionCard, barred_condition),
    ),
    Check(
        code="scores-nothing",
        kind="mission_card",
        rule="7S.CARD.1",
        title="A condition is worth no points",
        explanation="A condition of 0 victory points takes room on the card and changes nothing.",
        run=alone(MissionCard, scores_nothing),
        severity=Severity.WARNING,
    ),
    Check(
        code="nothing-to-gain",
        kind="mission_card",
        rule="7S.WIN.5",
        title="A mission has no condition that gains points",
        explanation="Players score their own mission only, so a mission of penalties alone cannot win a battle.",
        run=alone(MissionCard, nothing_to_gain),
        severity=Severity.WARNING,
    ),
)
