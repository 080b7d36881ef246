"""Battles played by hand: what a seat is asked and may know, what it may answer, taken back, saved and gone on with.

A battle that is played is its order and nothing else: the seed and the answers so far, which lead there again.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from engine.battles.asking import Choice, decided_cells, listed_cells, offered, question_sentence
from engine.battles.battle import Battle, order_row
from engine.battles.by_hand.saves import Saved, SaveError, order_of
from engine.battles.by_hand.views import Lines, SideView, said_rows, side_view, with_dice
from engine.battles.modes import call
from engine.battles.orders import BattleOrder, BattleResult, BattleSetup, Cells, LogRow, OrderError
from engine.battles.played import all_lies_open, battles_of
from engine.battles.resigning import given_up, with_resignation
from engine.battles.searching.budgets import budget_of
from engine.battles.searching.fights import stood
from engine.battles.searching.standing import PlayOn, Seated
from engine.battles.telling import Told, needs_all, report, retold
from engine.execution.simulation import Simulation
from engine.execution.snapshots import is_legal, resume
from engine.kernel.answers import HEURISTIC
from engine.kernel.questions import Questions

ANSWERED = "answered"
"""Who plays a seat by hand."""


class NoAnswer(ValueError):
    """What was answered may not be; the message says why, and `rules` are those it goes by."""

    def __init__(self, message: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.rules = rules


@dataclass(frozen=True)
class _Stand:
    """Where a battle stands: what it waits for, how many rows there are, and how it ended if it did."""

    side: int
    seat: str | None
    asks: str
    question: str
    actor: str
    length: int
    choices: tuple[Choice, ...]
    result: BattleResult | None


@dataclass(frozen=True)
class PlayedByHand:
    """A battle that waits for an answer, or has ended; nothing of it changes, and each answer makes another.

    `language` is that of all sentences.
    """

    simulation: Simulation
    order: BattleOrder
    language: str = ""

    @property
    def persons(self) -> tuple[str, ...]:
        """Return the seats that are played by hand, in their order."""
        seats = self.simulation.form_for(self.order.scenario).seats
        return tuple(each.seat for each in self.order.seated(seats) if each.player == ANSWERED)

    @property
    def seat(self) -> str | None:
        """Return the seat that is asked; None at the end."""
        return self._stand.seat

    @property
    def is_over(self) -> bool:
        """Return whether the battle has ended."""
        return self.seat is None

    @property
    def asks(self) -> str:
        """Return the question that waits, as a sentence; "" at the end."""
        return self._stand.asks

    @property
    def question(self) -> str:
        """Return the name of the question that waits; "" at the end."""
        return self._stand.question

    @property
    def length(self) -> int:
        """Return how many rows the log has so far."""
        return self._stand.length

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return the legal answers with their sentences, rules and odds; none at the end.

        They are all there are, but for places and numbers that are too many to list.
        """
        return self._stand.choices

    @property
    def result(self) -> BattleResult | None:
        """Return how the battle ended; None while it goes on."""
        return self._stand.result

    def answered(self, cells: Cells) -> "PlayedByHand":
        """Return the battle after an answer, at the next question or at its end.

        Raises:
            NoAnswer: the battle has ended, or the rules do not take the answer.
        """
        if self.is_over:
            raise NoAnswer("the battle has ended, and nothing is asked")
        listed = any(choice.cells == cells for choice in self.choices)
        if not listed and not is_legal(self.simulation, self.order, cells):
            rules = tuple(dict.fromkeys(rule for choice in self.choices for rule in choice.rules))
            raise NoAnswer(f"no legal answer to what is asked: {list(cells)}", rules)
        return replace(self, order=self.order.answered(cells))

    def resigned(self) -> "PlayedByHand":
        """Return the battle given up by the seat that is asked, which ends it.

        Raises:
            NoAnswer: the battle has ended.
        """
        if self.is_over:
            raise NoAnswer("the battle has ended, and nobody can resign")
        return replace(self, order=self.order._replace(resigned=self.seat))

    def back(self) -> "PlayedByHand":
        """Return the battle before the last answer of the seat that is asked, at its end of whoever answered last.

        Answers without another choice are taken back with those before them; who has resigned takes that back.

        Raises:
            NoAnswer: it has given none.
        """
        if self.order.resigned is not None:
            return replace(self, order=self.order._replace(resigned=None))
        for count in range(len(self.order.answers) - 1, -1, -1):
            before = replace(self, order=self.order._replace(answers=self.order.answers[:count]))
            if self.seat in {None, before.seat} and len(before.choices) > 1:
                return before
        raise NoAnswer("there is nothing to take back")

    def rows(self, seat: str, since: int = 0) -> list[LogRow]:
        """Return the rows of the log as a seat may know them, from a number on."""
        rows = ((row, "") for row in self._view(seat).rows(since))
        return [row for row, _ in with_resignation(rows, self.order, self.simulation.system)]

    def told(self, seat: str, since: int = 0) -> Lines:
        """Return what happened as a seat may know it, from a row on, in sentences; dice as they were thrown."""
        system = self.simulation.system
        told = self.tale(seat, since)
        return tuple(report(system, with_dice(told, self.language), self.language))

    def tale(self, seat: str, since: int = 0) -> list[Told]:
        """Return the rows of the log as a seat may know them, from a number on, with the sentence of each."""
        system, view = self.simulation.system, self._view(seat)
        before = len(view.rows()) - len(view.rows(since)) if needs_all(system) else 0
        rows = said_rows(system, view.rows(0 if needs_all(system) else since), self.language)
        ended = with_resignation(rows, self.order, system, self.language)
        return [*retold(system, ended, self.language)][before:]

    def header(self, seat: str) -> LogRow:
        """Return what the log begins with as a seat may know it: what was ordered and laid out, and no answer."""
        order = order_row(self.order._replace(answers=()), self.simulation.form_for(self.order.scenario).seats)
        return {"order": order, **self._view(seat).header()}

    def board(self, seat: str) -> Lines:
        """Return the table as a seat may know it, a sentence for each thing on it."""
        view = self._view(seat)
        return view.board(view.rows())

    def about(self, table: Lines) -> Lines:
        """Return the sentences of a table that begin with whom the question is about; none where it is nobody."""
        actor = self._stand.actor.lower()
        return tuple(line for line in table if line.lower().startswith(actor)) if actor else ()

    def hints(self) -> Mapping[str, Choice]:
        """Return what the heuristic player would answer by each style of the pack, where it can be said.

        A style knows no more than the seat that is asked.
        """
        styles = {} if self.is_over else seated_styles(self.simulation)
        found = {name: self._hint(style) for name, style in styles.items()}
        return {name: choice for name, choice in found.items() if choice is not None}

    def battle(self) -> Battle:
        """Return the battle, which has ended, as one that was fought, with its log.

        Raises:
            NoAnswer: it still goes on.
        """
        if not self.is_over:
            raise NoAnswer("the battle still goes on")
        return Battle(self.simulation.pack, self.order, self.simulation.mode, resume(self.simulation, self.order))

    @cached_property
    def _stand(self) -> _Stand:
        setup = resume(self.simulation, self.order)
        answers, length, resigned = setup.game.answers, setup.game.log.length, self.order.resigned
        if resigned is not None:
            result = given_up(setup.result(), setup.seats, resigned)
            return _Stand(-1, None, "", "", "", length + 1, (), result)
        if not answers.question:
            return _Stand(-1, None, "", "", "", length, (), setup.result())
        questions, side = self._questions, answers.side
        row = questions.row(answers.question)
        asks = question_sentence(questions, setup, self.language)
        actor = _said_actor(questions, setup, self.language)
        return _Stand(side, setup.seats[side], asks, row.name, actor, length, self._offers(setup, side), None)

    def _offers(self, setup: BattleSetup, side: int) -> tuple[Choice, ...]:
        game, mode, system = setup.game, self.simulation.mode, self.simulation.system
        if conceal := battles_of(system).conceal:
            conceal(game, side)
        listed = listed_cells(game.choices, lambda: call(system, "list_choices", game, mode))
        view = side_view(self.simulation.pack, setup, side, self.language)
        question = self._questions.row(game.answers.question).name
        made = (offered(self._questions, setup, cells, self.language) for cells in listed)
        return tuple(choice._replace(odds=view.odds(question, choice.cells)) for choice in made)

    @property
    def _questions(self) -> Questions:
        system = self.simulation.system
        questions = battles_of(system).questions
        if questions is None:
            raise OrderError(f"battles of {system} do not list what may be answered")
        return questions

    def _view(self, seat: str) -> SideView:
        setup = resume(self.simulation, self.order)
        return side_view(self.simulation.pack, setup, setup.seats.index(seat), self.language)

    def _hint(self, style: Seated) -> Choice | None:
        """Return what a style answers, in a battle that is led there again and asks it instead."""
        simulation, played = self.simulation, battles_of(self.simulation.system)
        begun = self.order._replace(answers=())
        found = simulation.found(self.order)
        battle = stood(simulation.pack, self.order, simulation.mode, lambda: simulation.set_up(begun), found)
        row = self._questions.row(battle.setup.game.answers.question)
        side, conceal = self._stand.side, played.conceal or all_lies_open
        battle.change(lambda game: conceal(game, side))
        battle.go_on(PlayOn({side: style}, lent=True))
        cells = decided_cells(battle.setup.game, row)
        if row.reads:
            return next((each for each in self.choices if cells and each.cells[: len(cells)] == cells), None)
        there = next((each for each in self.choices if each.cells == cells), None)
        if there or not is_legal(simulation, self.order, cells):
            return there
        return offered(self._questions, resume(simulation, self.order), cells, self.language)


def seated_styles(simulation: Simulation) -> dict[str, Seated]:
    """Return who plays by each style of a pack, by its name, sorted; none where players are no documents."""
    styles = getattr(battles_of(simulation.system).prepared(simulation.pack), "styles", {})
    return {name: Seated(HEURISTIC, styles[name]) for name in sorted(styles)}


def _said_actor(questions: Questions, setup: BattleSetup, language: str) -> str:
    """Return whom the question is about, as sentences call it; "" for nobody."""
    piece = setup.game.answers.piece
    name = str(questions.piece(piece, setup)) if piece >= 0 else ""
    return str(questions.parts["actor"](name, language)) if name and "actor" in questions.parts else name


def gone_on_with(simulation: Simulation, saved: Saved, language: str = "") -> PlayedByHand:
    """Return a saved battle where it stood; each of its answers is judged by the rules.

    Raises:
        SaveError: it is of another pack or of other rules, or cannot be fought as it says.
    """
    order = order_of(saved, simulation.pack)
    played = PlayedByHand(simulation, order, language)
    try:
        known = [*battles_of(simulation.system).form.seats]
        if not any(each.player == ANSWERED for each in order.participants if each.seat in known):
            raise SaveError("nobody plays the saved battle by hand")
        must_be_counted(order)
        begun = order._replace(answers=())
        stood(simulation.pack, order, simulation.mode, lambda: simulation.set_up(begun), simulation.found(order))
    except OrderError as error:
        raise SaveError(f"the saved battle cannot be gone on with: {error}") from error
    return played


def must_be_counted(order: BattleOrder) -> None:
    """Accept an order whose searching players count their tries, so that they try as much whenever it is fought again.

    Raises:
        OrderError: one of them goes by the clock.
    """
    budgets = (budget_of(each.player) for each in order.participants)
    if any(budget is not None and budget.milliseconds for budget in budgets):
        raise OrderError("a battle played by hand is fought again for every answer: give tries, as in search:200")
