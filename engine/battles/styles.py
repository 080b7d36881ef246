"""Styles of the heuristic player: documents of the kind `player`, as the weights that a kernel weighs by."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple, cast

from yaml import safe_dump

from engine.battles.forms import DEFAULT_PLAYER, BattleForm
from engine.battles.orders import OrderError
from engine.battles.searching.budgets import budget_of
from engine.systems import title_of
from schemas.base import Part
from schemas.kinds import kinds_of
from schemas.models.player import PlayerDocument
from schemas.packs.packs import Pack

KIND: Final = "player"
WITHOUT: Final = " without "
NO_STYLES: Final = frozenset({"random", "answered", "custom"})
"""Players who weigh nothing: they do without no option."""
NEAR: Final = 4.0
"""A weight of a player near another one is at most so many times as much or as little."""
Weights = tuple[int, ...]


class Restriction(NamedTuple):
    """A player that answers as a style does, but never with what says the words of an `option`."""

    style: str
    option: str


def restriction_of(player: str) -> Restriction | None:
    """Return what a player does without by its name, `bold without fires at`; None for the name of another player.

    Raises:
        OrderError: it does not say what.
    """
    style, without, option = player.partition(WITHOUT)
    if not without:
        return None
    if not option.strip():
        raise OrderError(f"a player does without some words of its answers, bold without fires at, not {player!r}")
    return Restriction(style, option.strip())


def stands_still(player: str) -> bool:
    """Return whether battles stand still for a player of a name: it searches, or does without an option.

    Raises:
        OrderError: the name of such a player cannot be read.
    """
    return restriction_of(player) is not None or budget_of(player) is not None


def styles_of(pack: Pack, model: type[PlayerDocument]) -> Mapping[str, Weights]:
    """Return the weights of the players of a pack by their ids; `heuristic` has the defaults where it is no document.

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


def pool_of(pack: Pack, form: BattleForm) -> tuple[str, ...]:
    """Return the styles of a pack that differ: the player that plays where nobody is named, then its documents.

    One that weighs as another before it is left out. Where players are no documents, it is the player alone.
    """
    kind = kinds_of(pack.manifest.system).get(KIND)
    if kind is None:
        return form.players[:1]
    known = styles_of(pack, cast("type[PlayerDocument]", kind.model))
    names = (*form.players[:1], *sorted(known.keys() - {*form.players[:1]}))
    return tuple({known[name]: name for name in reversed(names)}.values())[::-1]


def may_play(name: str, pack: Pack, form: BattleForm) -> bool:
    """Return whether battles of a pack know a player of a name: one that is listed, one that searches, or a style.

    A style may do without an option.

    Raises:
        OrderError: it searches with a budget that cannot be read, or does without nothing.
    """
    if restricted := restriction_of(name):
        return restricted.style in player_names(pack, form) and restricted.style not in NO_STYLES
    return name in player_names(pack, form) or budget_of(name) is not None


def player_of(pack: Pack, name: str) -> PlayerDocument:
    """Return a player of a pack, or the one that plays where nobody is named, as a document.

    Raises:
        OrderError: there is none of that name, or players of the game are no documents yet.
    """
    kind = kinds_of(pack.manifest.system).get(KIND)
    if kind is None:
        raise OrderError(f"players of {title_of(pack.manifest.system)} are no documents yet")
    known = _documents(pack)
    if name not in known and name != DEFAULT_PLAYER:
        raise OrderError(f"no player {name!r}; there are: {', '.join(sorted({DEFAULT_PLAYER, *known}))}")
    shipped = {"kind": KIND, "id": "shipped", "name": "Heuristic", "style": "Plays to win."}
    found: Any = known.get(name) or kind.model.model_validate(shipped).model_copy(update={"id": DEFAULT_PLAYER})
    return cast("PlayerDocument", found)


def players_near(player: PlayerDocument) -> Iterator[Weights]:
    """Yield the weights of players near one without end, always the same: each weight is moved by lot."""
    weights, chance = player.weights, Random(0)
    while True:
        yield tuple(
            within_bounds(weights, name, getattr(weights, name) * NEAR ** chance.uniform(-1, 1))
            for name in type(weights).model_fields
        )


def within_bounds(weights: Part, name: str, value: float) -> int:
    """Return what a weight may be that is nearest to a value."""
    low, high = bounds_of(weights, name)
    return min(max(round(value), low), high)


def bounds_of(weights: Part, name: str) -> tuple[int, int]:
    """Return the least and the most that a weight may be."""
    found = {type(one).__name__: one for one in type(weights).model_fields[name].metadata}
    return found["Ge"].ge, found["Le"].le


def player_text(player: PlayerDocument, name: str) -> str:
    """Return a player as a document of another id, in YAML; it is called by it, too."""
    said = player.model_dump(mode="json", include={"kind", "style", "weights", "trained"}, exclude_none=True)
    head = {"kind": said.pop("kind"), "id": name, "name": name.replace("_", " ").capitalize()}
    return safe_dump({**head, **said}, sort_keys=False, allow_unicode=True, width=1000)


def style_sentences(pack: Pack) -> Mapping[str, tuple[str, str]]:
    """Return the name and the sentence of each player of a pack, by its id."""
    return {name: (document.name, document.style) for name, document in _documents(pack).items()}


def _documents(pack: Pack) -> Mapping[str, Any]:
    return {loaded.id: loaded.model for loaded in pack.of_kind(KIND)}
