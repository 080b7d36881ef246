"""A maneuver in sentences, as its card has it: whom it names, what it takes, what it rolls, and its three parts."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.maneuvers.wording.requirements import requirement_sentences
from engine.games.maneuvers.wording.steps import part_text
from engine.games.maneuvers.wording.terms import Wording, ratings_words
from schemas.catalogues.saying import said
from schemas.models.maneuvers.maneuver import AllyNeeded, Maneuver
from schemas.models.maneuvers.words import Hiding, Opposer

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
