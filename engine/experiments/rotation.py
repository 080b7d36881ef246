"""Rotating trials: trials in which several pairings share a seed, or take the seeds in turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import chain
from typing import cast

from engine.battles.orders import BattleOrder, Mode
from engine.execution.simulation import Simulation
from engine.experiments.trials import Pairing, Trial
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class RotatingTrial(Trial):
    """A trial whose seeds take the entries of `turns` one after another; all pairings of an entry share the seed.

    So every seed stands for itself, whoever meets on it, and where a trial is broken off all pairings of an entry have
    come equally far. Every entry has as many pairings as there are in `pairings`.
    """

    turns: tuple[tuple[Pairing, ...], ...] = ()

    def all_orders(self, pairings: Sequence[Pairing], first: int, last: int) -> Iterator[BattleOrder]:
        """Yield the orders of the blocks numbered `first` to `last` - 1, seed by seed, for as many `pairings`."""
        for number in range(first, last):
            meetings = self.turns[number // max(1, len(self.maps)) % len(self.turns)][: len(pairings)]
            yield from chain.from_iterable(self.orders(meeting, number, number + 1) for meeting in meetings)


def rotating(turns: tuple[tuple[Pairing, ...], ...], trial: Trial) -> RotatingTrial:
    """Return `trial` as a rotating trial of `turns`."""
    planned = {field.name: getattr(trial, field.name) for field in fields(Trial)}
    return RotatingTrial(**planned | {"pairings": turns[0]}, turns=turns)


def variant(simulation: Simulation, pack: Pack) -> Simulation:
    """Return another pack ready to be fought over as `simulation` is, and where."""
    return Simulation(pack, cast("Mode", simulation.mode), simulation.executor)
