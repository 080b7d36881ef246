"""A battle: a pure function of pack, order and seed, with a log that cites the rules."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.battles.modes import mode_for, new_game
from engine.battles.orders import ENGINE, LOG_FORMAT, BattleOrder, BattleResult, BattleSetup, OrderError
from engine.battles.played import battles_of
from engine.battles.resigning import given_up, judge_resignation, with_resignation
from engine.battles.searching.fights import fight_out
from engine.battles.telling import retold
from engine.kernel.kernels import kernel_digest
from engine.kernel.records import clear
from schemas.kinds import UNPLAYED
from schemas.packs.packs import Pack


@dataclass(frozen=True, repr=False)
class Battle:
    """A battle that has been fought."""

    pack: Pack
    order: BattleOrder
    mode: str
    setup: BattleSetup

    @cached_property
    def header(self) -> dict[str, Any]:
        """Return the log's first row: what was played, by whom, with which seed."""
        manifest = self.pack.manifest
        header = self.setup.header()
        seats = tuple(seat for seat in battles_of(manifest.system).form.seats if seat in header)
        return {
            "n": 0,
            "event": "header",
            "format": LOG_FORMAT,
            "engine": ENGINE,
            "kernel": kernel_digest(manifest.system),
            "system": manifest.system,
            "pack": manifest.id,
            "version": manifest.version,
            "digest": pack_digest(self.pack),
            "seed": self.order.seed,
            "mode": self.mode,
            "order": order_row(self.order, seats),
            **header,
            "rules": [],
        }

    def __repr__(self) -> str:
        return f"<Battle of {self.pack.manifest.id}, seed {self.order.seed}, {self.mode}>"

    @property
    def result(self) -> BattleResult:
        """Return how it ended."""
        result, resigned = self.setup.result(), self.order.resigned
        return result if resigned is None else given_up(result, self.setup.seats, resigned)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Return the log by names: the header, then every event with its number from 1."""
        yield self.header
        events = ((self.setup.event(row), "") for row in self.setup.rows())
        for number, (row, _) in enumerate(with_resignation(events, self.order, self.pack.manifest.system), 1):
            yield {"n": number, **row}

    def jsonl(self) -> str:
        """Return the log as JSON Lines; modes differ in the header's `mode` alone."""
        return "".join(json.dumps(row, ensure_ascii=False, separators=(", ", ": ")) + "\n" for row in self.rows())

    def told(self, language: str = "") -> Iterator[tuple[dict[str, Any], str]]:
        """Return every row by names with its sentence in a language, "" for a row that needs none."""
        system = self.pack.manifest.system
        rows = (self.setup.told(row, language) for row in self.setup.rows())
        return retold(system, with_resignation(rows, self.order, system, language), language)

    def sentences(self, language: str = "") -> Iterator[str]:
        """Return the log as plain sentences in a language, in order."""
        return (sentence for _, sentence in self.told(language) if sentence)


def fight(pack: Pack, order: BattleOrder) -> Battle:
    """Fight a battle to its end.

    Raises:
        OrderError: the order names what the pack does not have, the system is not played yet, or the pack's rules
            make the battle longer than a log can hold.
    """
    system = pack.manifest.system
    game = battles_of(system).game
    mode = mode_for(system, order.mode)
    return fight_in(pack, order, new_game(game, mode), mode)


def fight_in(pack: Pack, order: BattleOrder, game: Any, mode: str) -> Battle:
    """Fight a battle of a system that is played, in an empty `game` of its own, made for the mode.

    Raises:
        OrderError: the order names what the pack does not have, or the battle went beyond a limit.
    """
    if not 0 <= order.seed < 2**62:
        raise OrderError(f"a seed is a whole number from 0 to {2**62 - 1}, got {order.seed}")
    played = battles_of(pack.manifest.system)

    def set_up() -> BattleSetup:
        clear(game)
        return played.set_up(played.prepared(pack), order, game)

    setup = fight_out(pack, order, mode, set_up)
    if order.resigned is not None:
        judge_resignation(order.resigned, setup)
    elif fault := setup.fault():
        raise OrderError(fault)
    return Battle(pack, order, mode, setup)


def order_row(order: BattleOrder, seats: tuple[str, ...]) -> dict[str, Any]:
    """Return what was ordered, None for what was left to the seed, so that it can be ordered again."""
    participants = [each._asdict() for each in order.seated(seats)]
    named = {"participants": participants, "scenario": order.scenario, "map": order.map}
    carried = [each.model_dump(mode="json") for each in order.carried]
    named |= {"carried": carried} if carried else {}
    by_hand = {"answers": order.answers or None, "resigned": order.resigned}
    return {**named, **{name: value for name, value in by_hand.items() if value is not None}}


def pack_digest(pack: Pack) -> str:
    """Return a digest of all that a pack and the packs it builds on say to the engine, 16 hex digits."""
    digest = hashlib.blake2b(digest_size=8)
    for level in _levels(pack):
        played = (document for document in level.documents if document.kind not in UNPLAYED)
        for document in sorted(played, key=lambda loaded: (loaded.kind, loaded.id)):
            digest.update(json.dumps(document.data, sort_keys=True, ensure_ascii=False).encode())
    return digest.hexdigest()


def _levels(pack: Pack) -> Iterator[Pack]:
    yield pack
    for lower in (*((pack.base,) if pack.base else ()), *pack.required):
        yield from _levels(lower)
