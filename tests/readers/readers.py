"""The readers of a document: battles, tables of chances, what is printed, and the referee."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Item
from exporters.kit.export import card_drawn
from exporters.systems import products_of
from musterpress import api


@dataclass(frozen=True)
class Change:
    """Other values in a document of a shipped pack: what is `under` both, and what only the second says.

    `swap` are parts of texts, such as rows of a map, and what stands there in their place.
    """

    kind: str
    of: str
    to: Mapping[str, Any]
    under: Mapping[str, Any] = field(default_factory=dict)
    swap: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def packs(self, system: str) -> tuple[api.Pack, api.Pack]:
        """Return the pack before and after.

        Raises:
            api.FaultyPack, ValueError: no author may write it so.
        """
        before = _with(system, self.kind, self.of, json.dumps(self.under)) if self.under else shipped(system)
        said = before.document(self.kind, self.of)
        swapped = {name: said[name].replace(*parts, 1) for name, parts in self.swap.items()}
        return before, before.changed(self.kind, self.of, {**self.to, **swapped})


@cache
def shipped(system: str) -> api.Pack:
    """Return the shipped pack of a system."""
    return api.load(system)


@lru_cache(maxsize=20)
def _with(system: str, kind: str, of: str, values: str) -> api.Pack:
    """Return the shipped pack with other values in a document: the same again, so that its battles are fought once."""
    return shipped(system).changed(kind, of, json.loads(values))


@dataclass(frozen=True)
class Fight:
    """A battle that is fought twice, under both packs."""

    seed: int
    scenario: str | None
    players: str


@lru_cache(maxsize=20)
def fought(fight: Fight, pack: api.Pack) -> tuple[dict[str, Any], ...]:
    """Return the rows of the log of a battle, the header first."""
    seats = pack.seats_of(fight.scenario)
    players = dict.fromkeys(seats, fight.players)
    return tuple(api.fight(pack, seed=fight.seed, scenario=fight.scenario, players=players).rows())


def battle_notices(fight: Fight, before: api.Pack, after: api.Pack) -> bool:
    """Return whether the same battle goes otherwise."""
    return _told(fought(fight, before)) != _told(fought(fight, after))


def _told(rows: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    """Return what happens, without what it is called."""
    return [{key: value for key, value in row.items() if key not in {"side", "actor", "target"}} for row in rows[1:]]


def referee_notices(fight: Fight, before: api.Pack, after: api.Pack) -> bool:
    """Return whether who knows only the changed document finds fault with the battle as it was before."""
    assert not _breaches(fight, before, before)
    return bool(_breaches(fight, before, after))


@lru_cache(maxsize=20)
def _breaches(fight: Fight, pack: api.Pack, by: api.Pack) -> list[Any]:
    """Return what is wrong with a battle of a pack, for who knows the documents of another."""
    header, *rows = fought(fight, pack)
    found: list[Any] = import_module(f"tests.referees.{pack.system}.referee").judge(header, rows, by.read)
    return found


def odds_notice(asked: str | tuple[str, Mapping[str, str]], before: api.Pack, after: api.Pack) -> bool:
    """Return whether a table of chances has other figures: as it is asked if nothing is said, or with inputs."""
    table, inputs = (asked, {}) if isinstance(asked, str) else asked
    odds: Callable[..., api.Table] = api.odds
    return odds(before, table, **inputs).rows != odds(after, table, **inputs).rows


def print_notices(change: Change, product: str, before: api.Pack, after: api.Pack) -> bool:
    """Return whether a document looks otherwise: its own card, map or page, or the pieces of a `product`."""
    if product:
        return _pieces(product, before) != _pieces(product, after)
    return any(
        _side(change.kind, change.of, back, before) != _side(change.kind, change.of, back, after)
        for back in (False, True)
    )


@lru_cache(maxsize=20)
def _side(kind: str, of: str, back: bool, pack: api.Pack) -> tuple[Item, ...]:
    with suppress(ValueError):  # it has no back
        return card_drawn(pack.read, pack.loaded(kind, of), back=back).drawing.items
    return ()


def _pieces(product: str, pack: api.Pack) -> list[tuple[int, tuple[Item, ...]]]:
    pieces = products_of(pack.system)[product].pieces(PrintJob.of(pack.read))
    return [(piece.copies, side.items) for piece in pieces for side in (piece.front, piece.back) if side is not None]
