"""The readers of a document: battles, tables of chances, what is printed, and the referee."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from exporters.components.base import PrintJob
from exporters.drawing.svg import to_svg
from exporters.systems import products_of
from musterpress import api
from schemas.systems import System


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
        before = shipped(system).changed(self.kind, self.of, self.under) if self.under else shipped(system)
        said = before.document(self.kind, self.of)
        swapped = {name: said[name].replace(*parts, 1) for name, parts in self.swap.items()}
        return before, before.changed(self.kind, self.of, {**self.to, **swapped})


@cache
def shipped(system: str) -> api.Pack:
    """Return the shipped pack of a system."""
    return api.load(system)


@dataclass(frozen=True)
class Fight:
    """A battle that is fought twice, under both packs."""

    seed: int
    scenario: str | None = None
    players: str = "heuristic"

    def rows(self, pack: api.Pack) -> tuple[dict[str, Any], ...]:
        """Return the rows of its log, the header first."""
        seats = pack.seats_of(self.scenario)
        players = dict.fromkeys(seats, self.players)
        return tuple(api.fight(pack, seed=self.seed, scenario=self.scenario, players=players).rows())


def battle_notices(fight: Fight, before: api.Pack, after: api.Pack) -> bool:
    """Return whether the same battle goes otherwise."""
    return _told(fight.rows(before)) != _told(fight.rows(after))


def _told(rows: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    """Return what happens, without what it is called."""
    return [{key: value for key, value in row.items() if key not in {"side", "actor", "target"}} for row in rows[1:]]


def referee_notices(fight: Fight, before: api.Pack, after: api.Pack) -> bool:
    """Return whether who knows only the changed document finds fault with the battle as it was before."""
    header, *rows = fight.rows(before)
    judge = import_module(f"tests.referees.{before.system}.referee").judge
    assert not judge(header, rows, before.read)
    return bool(judge(header, rows, after.read))


def odds_notice(asked: str | tuple[str, Mapping[str, str]], before: api.Pack, after: api.Pack) -> bool:
    """Return whether a table of chances has other figures: as it is asked if nothing is said, or with inputs."""
    table, inputs = (asked, {}) if isinstance(asked, str) else asked
    odds: Callable[..., api.Table] = api.odds
    return odds(before, table, **inputs).rows != odds(after, table, **inputs).rows


def print_notices(change: Change, product: str, before: api.Pack, after: api.Pack) -> bool:
    """Return whether a document looks otherwise: its own card, map or page, or the pieces of a `product`."""
    if product:
        return _pieces(product, before) != _pieces(product, after)
    return any(_side(change, back, before) != _side(change, back, after) for back in (False, True))


def _side(change: Change, back: bool, pack: api.Pack) -> str:
    with suppress(ValueError):  # it has no back
        return api.card(pack, change.kind, change.of, back=back).svg
    return ""


def _pieces(product: str, pack: api.Pack) -> list[tuple[int, str]]:
    pieces = products_of(System(pack.system))[product].pieces(PrintJob.of(pack.read))
    return [(piece.copies, to_svg(side)) for piece in pieces for side in (piece.front, piece.back) if side is not None]
