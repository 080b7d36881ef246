"""Battles elsewhere: packs, orders and outcomes as bytes, and whether another install fights the same battles.

The bytes are pickles of our own values, so whoever opens one trusts who sent it. Nothing in a pack is code.
"""

import hashlib
import io
import pickle
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from engine.battles.modes import compiled_kernel
from engine.battles.orders import ENGINE, BattleOrder
from engine.execution.executors import Fighter, Outcomes
from engine.execution.simulation import Simulation
from engine.paths import HOME
from schemas.kinds import UNPLAYED
from schemas.packs.packs import Pack
from schemas.reading.nodes import Places, Scalar

PACKS_KEPT = 8
PROTOCOL = 5
FASTEST = 1
"""How orders and outcomes are compressed: half again as large as at best, in a quarter of the time."""


@dataclass
class _Nowhere:
    """The place of what was never in a file."""

    index: int = 0
    line: int = 0
    column: int = 0


NO_PLACES = Places(Scalar("", None, plain=True, start=_Nowhere(), end=_Nowhere()))


class _Pickler(pickle.Pickler):
    """Paths mean nothing elsewhere, and those of one system cannot be read on another: none are sent."""

    def reducer_override(self, value: Any) -> Any:
        """Return how to make `value` again."""
        return (Path, ()) if isinstance(value, Path) else NotImplemented


def serialized_pack(fighter: Fighter) -> bytes:
    """Return a pack and its mode without all that battles do not ask: prose, texts as written, places in files."""
    stream = io.BytesIO()
    _Pickler(stream, protocol=PROTOCOL).dump((_played(fighter.pack), fighter.mode))
    return zlib.compress(stream.getvalue())


@lru_cache(maxsize=PACKS_KEPT)
def simulation_of(serialized: bytes) -> Simulation:
    """Return a serialized pack, ready to be fought over; the same one for the same bytes.

    Raises:
        OrderError: its battles cannot be played here in that mode.
    """
    pack, mode = _unwrapped(serialized)
    return Simulation(pack, mode)


def serialized_orders(orders: Iterable[BattleOrder]) -> bytes:
    """Return orders as bytes."""
    return _wrapped(tuple(orders))


def fought(pack: bytes, orders: bytes) -> bytes:
    """Return the outcomes, serialized, of serialized orders that are fought over a serialized pack.

    Raises:
        OrderError: an order names what the pack does not have.
    """
    return _wrapped(simulation_of(pack).outcomes(_unwrapped(orders)))


def outcomes_of(serialized: bytes) -> Outcomes:
    """Return the outcomes that `fought` serialized."""
    outcomes: Outcomes = _unwrapped(serialized)
    return outcomes


def _played(pack: Pack) -> Pack:
    played = (document for document in pack.documents if document.kind not in UNPLAYED)
    return replace(
        pack,
        documents=tuple(replace(document, data={}, places=NO_PLACES) for document in played),
        base=None if pack.base is None else _played(pack.base),
        required=tuple(_played(lower) for lower in pack.required),
    )


def _wrapped(value: Any) -> bytes:
    return zlib.compress(pickle.dumps(value, PROTOCOL), FASTEST)


def _unwrapped(serialized: bytes) -> Any:
    return pickle.loads(zlib.decompress(serialized))  # noqa: S301 - our own, from a cluster that is trusted


LAYERS = ("schemas", "engine")
"""The sources that decide how a battle ends."""

Stamp = tuple[str, str, str]
"""Version, digest of the sources, digest of the kernel that runs; that is "plain", or "" where one is missing."""


@cache
def stamp(system: str, mode: str) -> Stamp:
    """Return what decides here how a system's battles end in the mode "plain" or "compiled"."""
    if mode == "plain":
        return ENGINE, _sources(), mode
    kernel = compiled_kernel(system)
    return ENGINE, _sources(), "" if kernel is None else kernel.digest()


def difference(here: Stamp, there: Stamp) -> str:
    """Return why `there` may not fight as `here` does, as a clause about `it`; "" if it fights the same."""
    for what, ours, theirs in zip(("version", "sources", "kernel"), here, there, strict=True):
        if not theirs:
            return "it has no compiled engine; install a C compiler there, or ask for --mode plain"
        if ours != theirs:
            return f"its Musterpress has the {what} {theirs}, the one here {ours}; install the same on all machines"
    return ""


def _sources() -> str:
    """Return a digest of the sources, the same whatever ends their lines."""
    digest = hashlib.blake2b(digest_size=8)
    found = {path.relative_to(HOME).as_posix(): path for layer in LAYERS for path in (HOME / layer).rglob("*.py")}
    for name in sorted(found):
        digest.update(f"{name}\n{found[name].read_text(encoding='utf-8')}\0".encode())
    return digest.hexdigest()
