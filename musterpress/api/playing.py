"""Battles played by hand: a program, or a person before it, answers for a seat, and players answer for the others."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from engine.battles.asking import Choice
from engine.battles.orders import BattleOrder, BattleResult, Mode, OrderError
from engine.battles.telling import report, retold
from engine.execution.simulation import Simulation
from engine.execution.snapshots import Snapshot, choices, is_legal, resume
from musterpress.api.fighting import Forces, Players, ordered
from musterpress.api.packs import Pack
from musterpress.api.tables import listing

__all__ = ["Choice", "Game", "play"]

ANSWERED = "answered"
SHOWN = 10


@dataclass(frozen=True)
class _Standing:
    """A battle as it stands: its log by names with the sentences, who is asked, and how it ended if it did."""

    told: tuple[tuple[dict[str, Any], str], ...]
    seat: str | None
    result: BattleResult | None


@dataclass(frozen=True, repr=False, eq=False)
class Game:
    """A battle that waits for an answer, or has ended. Nothing of it changes: each answer makes another game.

    So an earlier game can be answered otherwise. The log tells all that happened, hidden things too.
    """

    simulation: Simulation
    snapshot: Snapshot

    @property
    def seat(self) -> str | None:
        """Return the seat that is asked; None at the end."""
        return self._standing.seat

    @property
    def is_over(self) -> bool:
        """Return whether the battle has ended."""
        return self.seat is None

    @property
    def result(self) -> BattleResult | None:
        """Return how it ended: `winner`, `ranking`, `scores`, `turns`, `ending`, `level`; None while it goes on."""
        return self._standing.result

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Return the legal answers, each with its `sentence`; none at the end.

        They are all there are, but for places and numbers that are too many to list.
        """
        return () if self.is_over else choices(self.simulation, self.snapshot)

    def choose(self, choice: int | Choice) -> "Game":
        """Return the battle after an answer, at the next question or at its end.

        A choice is one of `choices`, or its number there from 0; one that is not listed is taken if it is legal.

        Raises:
            ValueError: it is not legal, or the battle has ended.
        """
        if self.is_over:
            raise ValueError("the battle has ended, and nothing is asked")
        if isinstance(choice, int) and not 0 <= choice < len(self.choices):
            raise ValueError(f"choices are numbered from 0 to {len(self.choices) - 1}, got {choice}")
        taken = self.choices[choice] if isinstance(choice, int) else choice
        if taken not in self.choices and not is_legal(self.simulation, self.snapshot, taken.cells):
            raise ValueError(f"no legal answer to what is asked: {taken}")
        return replace(self, snapshot=self.snapshot.answered(taken.cells))

    def events(self) -> tuple[dict[str, Any], ...]:
        """Return what happened so far: the rows of the log by names, without its header."""
        return tuple(dict(row) for row, _ in self._standing.told)

    def sentences(self) -> tuple[str, ...]:
        """Return what happened so far, told."""
        return tuple(report(self.simulation.system, self._standing.told))

    @cached_property
    def _standing(self) -> _Standing:
        setup = resume(self.simulation, self.snapshot)
        answers = setup.game.answers
        rows = (setup.told(row) for row in setup.rows())
        told = tuple(retold(self.simulation.system, rows))
        if answers.question:
            return _Standing(told, setup.seats[answers.side], None)
        return _Standing(told, None, setup.result())

    def __repr__(self) -> str:
        happened = f"{len(self._standing.told)} events"
        if self.result is not None:
            return f"<Game over after {happened}: {self.result.winner or 'nobody'} won>"
        return f"<Game after {happened}: {self.seat} has {len(self.choices)} choices>"

    def _repr_html_(self) -> str:
        offered = [f"{number}: {choice.sentence}" for number, choice in enumerate(self.choices[:SHOWN])]
        left = len(self.choices) - SHOWN
        more = [f"and {left} more choices"] if left > 0 else []
        return listing(repr(self), [*self.sentences()[-SHOWN:], *offered, *more])


def play(
    pack: Pack,
    seats: str | Collection[str] = (),
    *,
    forces: Forces | None = None,
    players: Players | None = None,
    scenario: str | None = None,
    map: str | None = None,
    seed: int = 1,
    mode: Mode = "auto",
) -> Game:
    """Return a battle at its first question to one of `seats`; to the first seat of the game if none is named.

    Shipped players answer for the others. What is not named is drawn by the seed.

    Raises:
        OrderError: the pack has not what is named, or a seat is given to you and to a player.
    """
    simulation = pack.simulation if mode == "auto" else Simulation(pack.read, mode)
    mine = (seats,) if isinstance(seats, str) else tuple(seats) or simulation.form_for(scenario).seats[:1]
    twice = [seat for seat in mine if seat in (players or {})]
    if twice:
        raise OrderError(f"{twice[0]} is yours to answer for, and is given a player")
    order, own = ordered(simulation, forces, {**(players or {}), **dict.fromkeys(mine, ANSWERED)}, scenario)
    if own:
        raise OrderError("the other seats are played by shipped players, which are named")
    return Game(simulation, Snapshot(BattleOrder(order, scenario, map, seed, mode)))
