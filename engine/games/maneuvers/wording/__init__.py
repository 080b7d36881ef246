"""Maneuvers in sentences: what cards, forms and logs say of steps and requirements, made from them."""

from engine.games.maneuvers.wording.maneuver import (
    ManeuverText,
    maneuver_text,
    requirement_sentence,
    requirement_sentences,
)
from engine.games.maneuvers.wording.steps import part_text, step_sentence
from engine.games.maneuvers.wording.terms import Wording, ratings_words, wording_of

__all__ = [
    "ManeuverText",
    "Wording",
    "maneuver_text",
    "part_text",
    "ratings_words",
    "requirement_sentence",
    "requirement_sentences",
    "step_sentence",
    "wording_of",
]
