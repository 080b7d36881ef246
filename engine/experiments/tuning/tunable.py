"""What tuning sees of a system: cards that score points, and the steps a faction's stats can take."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.battles.orders import OrderError
from engine.battles.played import battles_of
from engine.systems import SYSTEMS
from schemas.diagnostics.diagnostics import Location
from schemas.packs.packs import Pack

Values = Mapping[str, tuple[int, ...]]
"""The points of each condition of a card, by the card's id."""


@dataclass(frozen=True)
class ScoreCard:
    """A card that scores: its `points` by condition, and where they stand in its file.

    `groups` are the rows that score the same for different things, so that they are changed together. A card that is
    not the pack's `own` comes from the pack it builds on and keeps its points. Rows worth nothing are in no group.
    """

    id: str
    deck: str
    own: bool
    points: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    words: tuple[str, ...]
    places: tuple[Location, ...]


@dataclass(frozen=True)
class Step:
    """One point more (`change` 1) or less (-1) bought for a stat at a rating; `id` names the faction that has it."""

    id: str
    stat: str
    rating: str
    change: int


@dataclass(frozen=True)
class Tunings:
    """How a system's packs are tuned.

    `kind` is the kind of document that scores, as battles name it among their facts (`drawn`) and as packs
    name it; the fact `met` counts its conditions by seat. Only battles of two seats that swap are tuned. Points lie
    within `limits`, and leads up to `draw_at` are draws.
    """

    drawn: str
    met: str
    kind: str
    limits: tuple[int, int]
    draw_at: Callable[[Pack], int]
    score_cards: Callable[[Pack], tuple[ScoreCard, ...]]
    with_points: Callable[[Pack, Values], Pack]
    steps: Callable[[Pack, str], tuple[Step, ...]]
    with_steps: Callable[[Pack, str, tuple[Step, ...]], Pack]


def tunings_of(pack: Pack) -> Tunings:
    """Return how packs of this one's system are tuned.

    Raises:
        OrderError: they cannot be, or their battles cannot be fought yet.
    """
    system = pack.manifest.system
    battles_of(system)
    tuning = SYSTEMS[system].tuning
    if tuning is None:
        raise OrderError(f"packs of {SYSTEMS[system].title} cannot be tuned yet")
    return tuning()
