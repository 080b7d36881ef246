"""Battles played by hand: a program, or a person before it, answers for a seat, and players answer for the others."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.battles.asking import Choice
from engine.battles.by_hand.saves import read_saved, saved_text
from engine.battles.orders import BattleOrder, BattleResult, Mode, OrderError
from engine.battles.resigning import with_resignation
from engine.battles.telling import Told, report, retold
from engine.execution.playing import ANSWERED, PlayedByHand, gone_on_with
from engine.execution.simulation import Simulation
from engine.execution.snapshots import resume as resumed
from engine.experiments.reviews import TRIES, Missed, missed_in
from musterpress.api.fighting import Battle, Forces, Players, ordered
from musterpress.api.packs import Pack
from musterpress.api.tables import listing

__all__ = ["Choice", "Game", "play", "resume"]

SHOWN = 10


@dataclass(frozen=True, repr=False, eq=False)
class Game:
    """A battle that waits for an answer, or has ended. Nothing of it changes: each answer makes another game.

    So an earlier game can be answered otherwise. What is asked for with the name of a seat tells what that seat may
    know; without one it tells all that happened, hidden things too.
    """

    played: PlayedByHand

    @property
    def seat(self) -> str | None:
        """Return the seat that is asked; None at the end."""
        return self.played.seat

    @property
    def question(self) -> str:
        """Return what is asked, as a sentence; "" at the end."""
        return self.played.asks

    @property
    def is_over(self) -> bool:
        """Return whether the battle has ended."""
        return self.played.is_over

    @property
    def result(self) -> BattleResult | None:
        """Return how it ended: `winner`, `ranking`, `scores`, `turns`, `ending`, `level`; None while it goes on."""
        return self.played.result

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return the legal answers, each with its `sentence`, `rules` and `odds`; none at the end.

        They are all there are, but for places and numbers that are too many to list. `odds` are in words, and "" where
        nothing can be said beforehand.
        """
        return self.played.choices

    def choose(self, choice: int | Choice) -> "Game":
        """Return the battle after an answer, at the next question or at its end.

        A choice is one of `choices`, or its number there from 0; one that is not listed is taken if it is legal.

        Raises:
            ValueError: it is not legal, or the battle has ended.
        """
        if isinstance(choice, int) and not self.is_over and not 0 <= choice < len(self.choices):
            raise ValueError(f"choices are numbered from 0 to {len(self.choices) - 1}, got {choice}")
        listed = self.choices[choice] if isinstance(choice, int) and not self.is_over else choice
        return replace(self, played=self.played.answered(listed.cells if isinstance(listed, Choice) else ()))

    def back(self) -> "Game":
        """Return the battle before the last answer of the seat that is asked.

        Raises:
            ValueError: there is none.
        """
        return replace(self, played=self.played.back())

    def resign(self) -> "Game":
        """Return the battle given up by the seat that is asked: it is over, and lost for that seat.

        Raises:
            ValueError: it has ended before.
        """
        return replace(self, played=self.played.resigned())

    def hints(self) -> Mapping[str, Choice]:
        """Return what each style of the heuristic player would answer, by its name, knowing what the seat knows."""
        return self.played.hints()

    def board(self, seat: str | None = None) -> tuple[str, ...]:
        """Return the table as a seat may know it, a sentence a thing; as the seat that is asked if none is named."""
        return self.played.board(seat or self.seat or self.played.persons[0])

    def events(self, seat: str | None = None) -> tuple[dict[str, Any], ...]:
        """Return what happened so far: the rows of the log by names, without its header."""
        if seat is not None:
            return tuple(self.played.rows(seat))
        setup = resumed(self.played.simulation, self.played.order)
        return tuple(row for row, _ in self._ended((setup.event(row), "") for row in setup.rows()))

    def sentences(self, seat: str | None = None) -> tuple[str, ...]:
        """Return what happened so far, told; to a seat with the dice as they were thrown."""
        if seat is not None:
            return self.played.told(seat)
        system, setup = self.played.simulation.system, resumed(self.played.simulation, self.played.order)
        return tuple(report(system, retold(system, self._ended(setup.told(row) for row in setup.rows())), ""))

    def _ended(self, told: Iterable[Told]) -> Iterable[Told]:
        """Return told rows, and behind them who resigned."""
        return with_resignation(told, self.played.order, self.played.simulation.system)

    def saved(self) -> str:
        """Return the battle as a text to be kept, which `resume` reads."""
        played = self.played
        seats = played.simulation.form_for(played.order.scenario).seats
        return saved_text(played.simulation.pack, played.order, seats)

    def missed(self, tries: int = TRIES) -> tuple[Missed, ...]:
        """Return your answers so far that another one would have beaten by more than chance, worst first.

        Each is judged by so many battles that go on from it with other dice, as the seat knew the battle then, when the
        log had `rows` rows: `given` and `better` are choices, `worth` and `better_worth` the shares of the others that
        are left behind on average.

        Raises:
            ValueError: the battle has a searching player.
        """
        return missed_in(self.played.simulation, self.played.order, tries, self.played.language)

    def battle(self) -> Battle:
        """Return the battle, which has ended, as one that was fought: its log is as true as any.

        Raises:
            ValueError: it still goes on.
        """
        return Battle(self.played.battle())

    def __repr__(self) -> str:
        happened = f"{self.played.length} events"
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
    language: str = "",
) -> Game:
    """Return a battle at its first question to one of `seats`; to the first seat of the game if none is named.

    Shipped players answer for the others, searching ones too. What is not named is drawn by the seed. Sentences are in
    a language such as "de" where the game has it.

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
    return Game(PlayedByHand(simulation, BattleOrder(order, scenario, map, seed, mode), language))


def resume(pack: Pack, text: str, language: str = "") -> Game:
    """Return a battle that was saved, where it stood, from what `Game.saved` returned.

    Raises:
        ValueError: it is no saved battle, is of another pack or other rules, or its answers are not legal.
    """
    return Game(gone_on_with(pack.simulation, read_saved(text.encode()), language))
