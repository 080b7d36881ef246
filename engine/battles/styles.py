"""Styles of the heuristic player: documents of the kind `player`, as the weights that a kernel weighs by."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.forms import DEFAULT_PLAYER, BattleForm
from schemas.models.player import PlayerDocument
from schemas.packs.packs import Pack

KIND: Final = "player"
Weights = tuple[int, ...]


def styles_of(pack: Pack, model: type[PlayerDocument]) -> Mapping[str, Weights]:
    """Return the weights of the players of a pack by their ids, and those of `heuristic`, which are the defaults.

    They are in the order of the fields of the model.
    """
    shipped = model.model_fields["weights"].get_default(call_default_factory=True)
    styles = {DEFAULT_PLAYER: shipped, **{name: each.weights for name, each in _documents(pack).items()}}
    return {
        name: tuple(getattr(weights, field) for field in type(weights).model_fields) for name, weights in styles.items()
    }


def player_names(pack: Pack, form: BattleForm) -> tuple[str, ...]:
    """Return who may play battles of a pack: the players of the form, then those of the pack, sorted."""
    return (*form.players, *(loaded.id for loaded in pack.of_kind(KIND) if loaded.id not in form.players))


def style_sentences(pack: Pack) -> Mapping[str, str]:
    """Return the name and the sentence of each player of a pack, by its id."""
    return {name: f"{document.name}: {document.style}" for name, document in _documents(pack).items()}


def _documents(pack: Pack) -> Mapping[str, Any]:
    return {loaded.id: loaded.model for loaded in pack.of_kind(KIND)}
