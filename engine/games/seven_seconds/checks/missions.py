"""What a mission must be to be scored, and what a pack needs to be played.

Rules: 7S.CARD.1, 7S.CARD.9, 7S.OBJ.1, 7S.GAP.10, 7S.SETUP.5.
"""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.seven_seconds.rules.missions import points_of
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.cards import Condition, MissionCard
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Deck
from schemas.packs.packs import Pack


@check("objective-in-chance-encounter", "7S.OBJ.1")
def objective_in_chance_encounter(card: MissionCard) -> Iterator[Finding]:
    """A chance encounter mission names an objective.

    Objectives are placed in attack / defense games only, so in a chance encounter nothing can be done to them.
    """
    if card.deck != Deck.CHANCE_ENCOUNTER:
        return
    for i, condition in enumerate(card.victory_points):
        objective = getattr(condition, "objective", None)
        if objective is not None:
            yield mistake(
                ("victory_points", i, "objective"),
                f"objective {objective} does not exist in a chance encounter",
                "score something else, or move the card to the offense or defense deck",
            )


@check("duplicate-condition", "7S.CARD.1")
def duplicate_condition(card: MissionCard) -> Iterator[Finding]:
    """A mission scores twice for the same thing.

    Two conditions of one kind, on the same objective and state, would both score. Write them as one.
    """
    seen: dict[tuple[str, ...], int] = {}
    for i, condition in enumerate(card.victory_points):
        subject = _subject(condition)
        if subject in seen:
            yield mistake(
                ("victory_points", i),
                f"condition {i + 1} scores for the same thing as condition {seen[subject] + 1}",
                "add their points up in one of them",
            )
        seen.setdefault(subject, i)


def _subject(condition: Condition) -> tuple[str, ...]:
    """Return what a condition looks at, without its points."""
    parts = (getattr(condition, name, "") for name in ("type", "objective", "state"))
    return tuple(str(part) for part in parts)


@check("barred-condition", "7S.GAP.10")
def barred_condition(card: MissionCard, rules: Rules) -> Iterator[Finding]:
    """A mission scores for something these rules do not allow.

    `mission.condition_types` of the rules document lists what missions may score for, and `mission.allow_negative_vp`
    says whether they may cost points.
    """
    for i, condition in enumerate(card.victory_points):
        if condition.type not in rules.mission.condition_types:
            yield mistake(
                ("victory_points", i, "type"),
                f"{condition.type} is not among the condition types of these rules",
                f"use one of {', '.join(rules.mission.condition_types)}",
            )
        elif points_of(condition) < 0 and not rules.mission.allow_negative_vp:
            yield mistake(
                ("victory_points", i), "these rules do not allow negative victory points", "reward the opposite instead"
            )


@check("scores-nothing", "7S.CARD.1", severity=Severity.WARNING)
def scores_nothing(card: MissionCard) -> Iterator[Finding]:
    """A condition is worth no points.

    A condition of 0 victory points takes room on the card and changes nothing.
    """
    for i, condition in enumerate(card.victory_points):
        if points_of(condition) == 0:
            yield mistake(
                ("victory_points", i), f"condition {i + 1} is worth 0 victory points", "give it points or take it away"
            )


@check("nothing-to-gain", "7S.WIN.5", severity=Severity.WARNING)
def nothing_to_gain(card: MissionCard) -> Iterator[Finding]:
    """A mission has no condition that gains points.

    Players score their own mission only, so a mission of penalties alone cannot win a battle.
    """
    if all(points_of(condition) <= 0 for condition in card.victory_points):
        yield mistake(
            ("victory_points",),
            "no condition of this mission gains victory points; it can only be lost",
            "add a condition with positive points",
        )


NEEDED = (
    ("faction", "7S.FAC.1"),
    ("troop_card", "7S.SETUP.5"),
    ("drone_card", "7S.SETUP.5"),
    ("terrain_map", "7S.GEN.12"),
)


@check("not-enough-to-play", "7S.SETUP.5", kind="pack", severity=Severity.WARNING)
def not_enough_to_play(pack: Pack) -> Iterator[Finding]:
    """The pack lacks something a battle needs.

    A battle needs a faction, a map, a troop card, a drone card and a mission of each deck, from this pack or from the
    one it extends. A pack meant only as a supplement may ignore this.
    """
    for kind, rule in NEEDED:
        if pack.lacks(kind):
            yield _lacking(f"no {kind.replace('_', ' ')}", f"add a {kind} document", rule)
    decks = {loaded.model.deck for loaded in pack.of_kind("mission_card") if isinstance(loaded.model, MissionCard)}
    for deck in Deck:
        if deck not in decks and "mission_card" not in pack.faulty_kinds:
            words = deck.replace("_", " ")
            yield _lacking(f"no mission of the {words} deck", f"add a mission_card with deck: {deck}", "7S.CARD.9")


def _lacking(what: str, hint: str, rule: str) -> Finding:
    message = f"the pack has {what}, so it cannot be played by itself"
    return mistake(("id",), message, f"{hint}, or extend a pack that has one", rule=rule)
