"""Icons of the game of maneuvers: what `icons.yaml` draws, by what it stands for."""

from typing import Final

from exporters.layout.icons import icons_of
from schemas.models.maneuvers.words import Rating, State

ICONS: Final = icons_of("maneuvers", "mn-")

EFFECT, RISK, REWARD = ICONS.named("effect", "risk", "reward")
PLAY, FILE, ROUND, EDGE = ICONS.named("play", "file", "round", "edge")

RATINGS: Final = ICONS.by(Rating)
VALUES: Final = {"action_value": next(ICONS.named("action")), **ICONS.by(("damage", "armor", "resilience"))}

MARKERS: Final = {
    **ICONS.by([state.value for state in State]),
    **ICONS.by(("advantage", "disadvantage", "aided", "lost_action", "fallout", "casualty")),
}
"""A sign for each marker by its name; every state of the vocabulary is among them."""

SQUADS: Final = ICONS.beginning("squad-")
"""A sign for each squad of a pack, beside its colour; they begin again after the last."""
