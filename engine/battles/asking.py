"""Questions to players: legal answers as a kernel lists them, and custom players at the table, alike in all systems."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.battles.events import FLAG, picked, tell
from engine.battles.orders import BattleOrder, Cells, OrderError
from engine.kernel.choices import forget_choices
from engine.kernel.questions import Question, Questions
from engine.kernel.records import Record


class PlayerError(ValueError):
    """A custom player has failed to answer a question as the rules ask for."""


class IllegalAnswer(PlayerError):
    """A custom player answered what the rules do not allow; the message says what, and why not."""


class Asked(NamedTuple):
    """A custom player at a seat, as errors call it: `red's Hunter`."""

    player: object
    seat: str

    def answer(self, question: str, method: Callable[..., Any], *about: Any) -> Any:
        """Return what a method answers to a question.

        Raises:
            PlayerError: it fails, whatever is wrong; the cause is attached.
        """
        try:
            return method(*about)
        except Exception as error:
            raise PlayerError(f"{self._name} failed to answer {question}: {type(error).__name__}: {error}") from error

    def take(
        self, question: str, about: Sequence[Any], kinds: Sequence[type | None], take: Callable[[Any], str]
    ) -> None:
        """Ask what is a method of the player, and have the answer taken down, which says why it is not legal.

        Raises:
            PlayerError: the player fails; IllegalAnswer where its answer is of none of the `kinds`, or not legal.
        """
        answer = self.answer(question, getattr(self.player, question), *about)
        if not any(answer is None if kind is None else isinstance(answer, kind) for kind in kinds):
            names = " or ".join("None" if kind is None else kind.__name__ for kind in kinds)
            raise self.illegal(question, answer, f"it is no {names}")
        if reason := self.answer(question, take, answer):
            raise self.illegal(question, answer, reason)

    def says_yes(self, question: str, *about: Any) -> bool:
        """Return whether the player says yes to what is a method of it.

        Raises:
            PlayerError: it fails.
        """
        return bool(self.answer(question, getattr(self.player, question), *about))

    def illegal(self, question: str, answer: object, reason: str) -> IllegalAnswer:
        """Return the error that says what was answered, and why it is not legal."""
        return IllegalAnswer(f"{self._name} answered {question} with {answer}: {reason}")

    @property
    def _name(self) -> str:
        return f"{self.seat}'s {type(self.player).__name__}"


def game_with(record: type[Record], adapters: Sequence[Any]) -> Any:
    """Return an empty plain game with the adapters of custom players by seat, None where there is none.

    A question is put to the method of its name, which answers in `game.choice`, or returns yes or no. Once the battle
    is set out, `setup` of the game is it.
    """
    game: Any = record()
    game.adapters = adapters
    return game


def is_seated(game: Any, side: int) -> bool:
    """Return whether a custom player sits at a side of a game."""
    return any(getattr(game, "adapters", ())[side : side + 1])


def seating(order: BattleOrder, seats: Sequence[str], taken: Iterable[str]) -> BattleOrder:
    """Return an order for battles of these seats in which custom players sit at those that are taken.

    Raises:
        OrderError: it asks for the compiled mode, or there is no such seat.
    """
    if order.mode == "compiled":
        raise OrderError("custom players are Python, so their battles are played in plain mode")
    custom = {*taken}
    if unknown := sorted(custom - {*seats}):
        raise OrderError(f"no seat {unknown[0]!r}; there are: {', '.join(seats)}")
    seated = (each._replace(player="custom") if each.seat in custom else each for each in order.seated(seats))
    return order._replace(participants=tuple(seated))


class Choice(NamedTuple):
    """A legal answer: its cells, as an order takes them, what it means as a sentence, and the `rules` that it goes by.

    Answers of a `kind` are said by one sentence, with other values, or have what counts in common. `odds` are what may
    come of it, in words, where its game can say that beforehand.
    """

    cells: Cells
    sentence: str
    rules: tuple[str, ...] = ()
    kind: str = ""
    odds: str = ""


def listed_cells(choices: Any, fill: Callable[[], None]) -> tuple[Cells, ...]:
    """Return the cells of each answer that `fill` lists in an empty list, once each, in its order.

    Raises:
        OverflowError: there are more than a list holds.
    """
    forget_choices(choices)
    fill()
    if choices.full:
        raise OverflowError(f"more than {choices.listed} choices; they have {len(choices.cells)} cells at most")
    return tuple(dict.fromkeys(_answers(choices)))


def _answers(choices: Any) -> Iterator[Cells]:
    cells, at = choices.cells[: choices.length], 0
    while at < len(cells):
        yield tuple(cells[at + 1 : at + 1 + cells[at]])
        at += 1 + cells[at]


def decided_cells(game: Any, row: Question) -> Cells:
    """Return the cells of what the heuristic player has decided, those that are columns."""
    if row.returns == "bool":
        return (int(game.answers.yes),)
    return tuple(int(getattr(game.choice, name)) for name in row.cells)


def offered(questions: Questions, setup: Any, cells: Cells, language: str = "", to: Question | None = None) -> Choice:
    """Return an answer to a question as it is offered, in a language; to the one that waits, if none is named."""
    row = to or questions.row(setup.game.answers.question)
    told = row.cells or {"yes": FLAG}
    values = _asked(questions, setup)
    values |= {name: cell(value, setup) for (name, cell), value in zip(told.items(), cells, strict=False)}
    values |= {name: value(cells, setup) for name, value in row.further.items()}
    say = {**questions.parts, **{name: cell.say for name, cell in told.items() if cell.say}}
    says, cites = picked(row.says, values), picked(row.cites, values)
    kind = says if isinstance(says, str) else getattr(says, "one", "")
    kind = f"{row.alike} {values[row.alike]}" if row.alike else kind
    return Choice(cells, tell(says, values, language, say), tuple(cites.split()), kind)


def question_sentence(questions: Questions, setup: Any, language: str = "") -> str:
    """Return the question that waits, in a language."""
    row = questions.row(setup.game.answers.question)
    values = _asked(questions, setup)
    values |= {name: value((), setup) for name, value in row.further.items() if f"{{{name}}}" in row.asks}
    return tell(row.asks, values, language, questions.parts)


def _asked(questions: Questions, setup: Any) -> dict[str, Any]:
    """Return what the sentences of every question may name: who is asked, and what it is about."""
    answers = setup.game.answers
    actor = questions.piece(answers.piece, setup)
    return {"side": setup.seats[answers.side], "actor": actor, "amount": answers.amount}
