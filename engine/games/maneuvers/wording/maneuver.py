"""A maneuver in sentences, as its card has it: what it asks for, what it rolls, and its three parts.

Rules: MN.SNP.1, MN.SNP.2, MN.GAP.3, MN.GAP.11.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.maneuvers.wording.steps import part_text
from engine.games.maneuvers.wording.terms import RATINGS, Wording, number, ratings_words
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
from schemas.models.maneuvers.words import Currency, Hiding, Opposer, State

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


TARGET_OPPOSES: Final = "Name a target, who opposes it."
OTHERS_PICK: Final = "The other squad picks who opposes it."
OTHERS_PICK_FOR_TARGET: Final = "Name a target; the other squad picks who opposes it."
NAMES_ALLY: Final = "Name an ally, if there is one in the fight."
DIRECT_ATTACK: Final = "It is a direct attack."
ENDS_HIDING: Final = "It ends your hiding."
ENDS_HIDING_UNREWARDED: Final = "It ends your hiding, unless you earn the Reward."


@dataclass(frozen=True)
class ManeuverText:
    """What is said of a maneuver.

    `requires` has a sentence for each requirement, `roll` and `opposed` the ratings to choose from, `notes` a sentence
    each for who is named, who opposes and what becomes of hiding; `effect`, `risk` and `reward` are made from steps.
    `own` is the author's text, which stands in the place of the three; empty where there is none.
    """

    requires: tuple[str, ...]
    roll: str
    opposed: str
    notes: tuple[str, ...]
    effect: str
    risk: str
    reward: str
    own: str


def maneuver_text(maneuver: Maneuver, wording: Wording) -> ManeuverText:
    """Return what is said of a maneuver, made from its fields and steps. Rules: MN.COR.1 to MN.COR.6."""
    return ManeuverText(
        requires=requirement_sentences(maneuver, wording),
        roll=ratings_words(maneuver.actor, wording.language),
        opposed=ratings_words(maneuver.opponent, wording.language),
        notes=tuple(said(note, wording.language) for note in _notes(maneuver)),
        effect=part_text(maneuver.effect, wording),
        risk=part_text(maneuver.risk, wording),
        reward=part_text(maneuver.reward, wording),
        own=maneuver.text,
    )


def _notes(maneuver: Maneuver) -> Iterator[str]:
    """Yield who is named, who opposes, and what becomes of hiding. Rules: MN.GAP.6, MN.GAP.9, MN.GAP.10."""
    if maneuver.opposer is Opposer.TARGET:
        yield TARGET_OPPOSES
    else:
        yield OTHERS_PICK_FOR_TARGET if maneuver.aimed else OTHERS_PICK
    if maneuver.names_ally and not any(isinstance(each, AllyNeeded) for each in maneuver.requires):
        yield NAMES_ALLY
    if maneuver.direct_attack:
        yield DIRECT_ATTACK
    if maneuver.hiding is Hiding.ENDS:
        yield ENDS_HIDING
    if maneuver.hiding is Hiding.ENDS_WITHOUT_REWARD:
        yield ENDS_HIDING_UNREWARDED
