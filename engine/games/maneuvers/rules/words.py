"""The words of documents as the numbers of the kernel."""

from collections.abc import Mapping
from typing import Any, Final

from engine.games.maneuvers.kernel import codes
from engine.kernel.packing import coded
from schemas.models.maneuvers.words import Currency, Rating, Scope, SideWord, State, Way, Whom

RATING_CODES: Final[Mapping[Any, int]] = {rating: number for number, rating in enumerate(Rating)}
STATE_CODES: Final[Mapping[Any, int]] = coded(State, codes.State)
WHOM_CODES: Final[Mapping[Any, int]] = coded(Whom, codes.Whom)
WORD_CODES: Final[Mapping[str, Mapping[Any, int]]] = {
    "side": coded(SideWord, codes.SideWord),
    "currency": coded(Currency, codes.Currency),
    "to": coded(Way, codes.Way),
    "rolls": coded(Scope, codes.Scope),
}
"""The field of a step that holds its word, of which no step has two, and the numbers of its words."""
