"""Requirements in sentences, with those that a cost makes. Rules: MN.SNP.1, MN.SNP.2, MN.GAP.3, MN.GAP.11."""

from collections.abc import Iterator

from engine.games.maneuvers.wording.people import IS_IN
from engine.games.maneuvers.wording.terms import Wording, number
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


def requirement_sentence(requirement: Requirement, wording: Wording) -> str:
    """Return the sentence of a requirement, with a full stop."""
    match requirement:
        case StateNeeded(state=state, whom=whom):
            return f"{'You' if whom == 'actor' else 'The target'} must be {IS_IN[state]}."
        case AimNeeded():
            return _aim(wording)
        case AllyNeeded():
            return "Name an ally who is in the fight."
        case RatingNeeded(rating=rating, least=least):
            return f"Your {rating.value.capitalize()} must be {least} or more."
        case EdgeNeeded(least=least):
            return f"Your Edge must be {number(least)} or more."


def _aim(wording: Wording) -> str:
    ready = "ready to snipe and an observer" if wording.rules.hiding.snipe_needs_ready else "an observer"
    return f"You must be {ready}, or the target must be flagged."


def requirement_sentences(maneuver: Maneuver, wording: Wording) -> tuple[str, ...]:
    """Return what has to be so before a maneuver may be chosen, each once: the written, then what its cost makes.

    What a state of the target waives is said after what it waives, which no cost is.
    """
    written = [requirement_sentence(each, wording) for each in maneuver.requires]
    waived = [_waiver(maneuver.waived_by)] if written and maneuver.waived_by else []
    return tuple(dict.fromkeys([*written, *waived, *_costs(maneuver, wording)]))


def _waiver(state: State) -> str:
    to_you = " to you" if state is State.EXPOSED else ""
    return f"None of this is needed if the target is {IS_IN[state]}{to_you}."


def _costs(maneuver: Maneuver, wording: Wording) -> Iterator[str]:
    """Yield what paying takes, unless it is asked for already."""
    total = wording.rules.total
    edge, points = maneuver.cost(Currency.EDGE), maneuver.cost(Currency.POINTS)
    asked = max((each.least for each in maneuver.requires if isinstance(each, EdgeNeeded)), default=0)
    if total.edge_needed and edge > asked:
        yield f"Your Edge must be {edge} or more."
    if points:
        yield f"Your squad total must be {number(points + total.points_floor)} or more."
