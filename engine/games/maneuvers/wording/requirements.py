"""Requirements in sentences, with those that a cost makes. Rules: MN.SNP.1, MN.SNP.2, MN.GAP.3, MN.GAP.11."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.games.maneuvers.wording.terms import RATINGS, Wording, number
from schemas.catalogues.saying import said
from schemas.models.maneuvers.maneuver import (
    AimNeeded,
    AllyNeeded,
    EdgeNeeded,
    Maneuver,
    RatingNeeded,
    Requirement,
    StateNeeded,
)
from schemas.models.maneuvers.words import Currency, State

OF_ACTOR: Final[Mapping[State, str]] = {
    State.HIDDEN: "You must be hiding.",
    State.SNIPE_READY: "You must be ready to snipe.",
    State.EXPOSED: "You must be exposed.",
    State.FLAGGED: "You must be flagged.",
    State.OBSERVER: "You must be an observer.",
    State.ESCAPING: "You must be escaping.",
}
OF_TARGET: Final[Mapping[State, str]] = {
    State.HIDDEN: "The target must be hiding.",
    State.SNIPE_READY: "The target must be ready to snipe.",
    State.EXPOSED: "The target must be exposed.",
    State.FLAGGED: "The target must be flagged.",
    State.OBSERVER: "The target must be an observer.",
    State.ESCAPING: "The target must be escaping.",
}
WAIVERS: Final[Mapping[State, str]] = {
    State.HIDDEN: "None of this is needed if the target is hiding.",
    State.SNIPE_READY: "None of this is needed if the target is ready to snipe.",
    State.EXPOSED: "None of this is needed if the target is exposed to you.",
    State.FLAGGED: "None of this is needed if the target is flagged.",
    State.OBSERVER: "None of this is needed if the target is an observer.",
    State.ESCAPING: "None of this is needed if the target is escaping.",
}
ALLY: Final = "Name an ally who is in the fight."
RATING: Final = "Your {rating} must be {least} or more."
EDGE: Final = "Your Edge must be {least} or more."
TOTAL: Final = "Your squad total must be {least} or more."
AIM: Final = "You must be an observer, or the target must be flagged."
AIM_WHEN_READY: Final = "You must be ready to snipe and an observer, or the target must be flagged."


def requirement_sentence(requirement: Requirement, wording: Wording) -> str:
    """Return the sentence of a requirement, with a full stop."""
    language = wording.language
    match requirement:
        case StateNeeded(state=state, whom=whom):
            return said((OF_ACTOR if whom == "actor" else OF_TARGET)[state], language)
        case AimNeeded():
            return said(AIM_WHEN_READY if wording.rules.hiding.snipe_needs_ready else AIM, language)
        case AllyNeeded():
            return said(ALLY, language)
        case RatingNeeded(rating=rating, least=least):
            return said(RATING, language, rating=said(RATINGS[rating], language), least=least)
        case EdgeNeeded(least=least):
            return said(EDGE, language, least=number(least))


def requirement_sentences(maneuver: Maneuver, wording: Wording) -> tuple[str, ...]:
    """Return what has to be so before a maneuver may be chosen, each once: the written, then what its cost makes.

    What a state of the target waives is said after what it waives, which no cost is.
    """
    written = [requirement_sentence(each, wording) for each in maneuver.requires]
    waived = [said(WAIVERS[maneuver.waived_by], wording.language)] if written and maneuver.waived_by else []
    return tuple(dict.fromkeys([*written, *waived, *_costs(maneuver, wording)]))


def _costs(maneuver: Maneuver, wording: Wording) -> Iterator[str]:
    """Yield what paying takes, unless it is asked for already."""
    total = wording.rules.total
    edge, points = maneuver.cost(Currency.EDGE), maneuver.cost(Currency.POINTS)
    asked = max((each.least for each in maneuver.requires if isinstance(each, EdgeNeeded)), default=0)
    if total.edge_needed and edge > asked:
        yield said(EDGE, wording.language, least=edge)
    if points:
        yield said(TOTAL, wording.language, least=number(points + total.points_floor))
