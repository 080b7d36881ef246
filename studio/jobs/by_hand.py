"""A battle that is played by hand on a page: whom it waits for, and all that the person there is shown, as JSON."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from json import dumps
from re import IGNORECASE, escape
from re import compile as compiled
from threading import Thread
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engine.battles.asking import Choice
from engine.battles.by_hand.offers import by_kind, heaps, in_common
from engine.battles.by_hand.saves import saved_text
from engine.battles.forms import MOST_SEATS
from engine.battles.orders import BattleOrder, OrderError
from engine.battles.played import battles_of
from engine.execution.playing import ANSWERED, NoAnswer, PlayedByHand, must_be_counted
from engine.execution.simulation import Simulation
from studio.jobs.battles import Fought
from studio.jobs.replay import Json, rules_cited, steps_since
from studio.systems import Board, studio_of

Hints = Mapping[str, Choice]


class Answer(BaseModel):
    """What a page says where a person answers: the `number` of an answer in its list, and after how many it stands.

    `holds` has the names of the scenes that the page knows, so that they need not be sent again.
    """

    model_config = ConfigDict(frozen=True, strict=True)
    after: int = Field(ge=0)
    number: int = Field(ge=1)
    holds: list[str] = Field(default_factory=list, max_length=MOST_SEATS)


@dataclass(frozen=True)
class Hand:
    """A battle at a question with a choice, or at its end; `told` are the rows that each seat has seen before.

    `looking` is the seat of the person at the screen; where another one is asked, nothing is shown until it is that.
    `holds` has the names of the scenes that the page knows.
    """

    played: PlayedByHand
    looking: str
    told: Mapping[str, int] = field(default_factory=dict)
    laid: dict[str, "Laid"] = field(default_factory=dict, compare=False, repr=False)
    holds: frozenset[str] = frozenset()

    @property
    def handed_to(self) -> str:
        """Return the seat of the person who is to come to the screen, "" where the right one is there."""
        seat = self.played.seat or self.looking
        return seat if seat != self.looking else ""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return what may be answered, in the order in which the page numbers it."""
        return by_kind(self.played.choices)

    def answered(self, answer: Answer) -> "Hand":
        """Return the battle after an answer.

        Raises:
            NoAnswer: it was given to another question than the one that waits, or there is none of that number.
        """
        choices = self.choices
        if answer.after != len(self.played.order.answers) or self.handed_to:
            raise NoAnswer("the battle has gone on since this was chosen")
        if answer.number > len(choices):
            raise NoAnswer(f"there are only {len(choices)} answers")
        told = {**self.told, self.looking: self.played.length}
        played = settled(self.played.answered(choices[answer.number - 1].cells))
        return replace(self, played=played, told=told, holds=frozenset(answer.holds))

    def taken(self, seat: str) -> "Hand":
        """Return the battle with the person of a seat at the screen."""
        return replace(self, looking=seat)

    def back(self) -> "Hand":
        """Return the battle before the last answer of the person who is asked.

        Raises:
            NoAnswer: there is none.
        """
        played = self.played.back()
        return replace(self, played=played, told={seat: min(at, played.length) for seat, at in self.told.items()})

    def resigned(self) -> "Hand":
        """Return the battle given up by the person who is asked.

        Raises:
            NoAnswer: it has ended.
        """
        return replace(self, played=self.played.resigned())

    def saved(self) -> bytes:
        """Return the battle as the file from which it goes on."""
        played = self.played
        seats = played.simulation.form_for(played.order.scenario).seats
        return saved_text(played.simulation.pack, played.order, seats).encode()

    def fought(self) -> Fought:
        """Return the battle, which has ended, as one that was fought."""
        battle = self.played.battle()
        return Fought(self.played.order, battle.result, battle.jsonl().encode(), self.played.order.seed)


@dataclass
class Laid:
    """The empty table as a seat saw it first, and what never changes on it: made once, since it is most of the work.

    The scene is known by its `name`, which is another one where it differs.
    """

    board: Board
    scene: Json | None = None
    name: str = ""

    def see(self, board: Board, chapter: str) -> None:
        """Note what never changes on a table, if that is not known yet."""
        if self.scene is None:
            self.scene = {**board.scene(), "chapter": chapter}
            self.name = blake2b(dumps(self.scene).encode(), digest_size=8).hexdigest()

    def fresh(self) -> Board:
        """Return a table on which nothing has happened."""
        board = copy(self.board)
        board.table = deepcopy(board.table)
        return board


def begun(played: PlayedByHand) -> Hand:
    """Return a battle with the person at the screen who is asked first.

    Raises:
        OrderError: nobody plays it, or it cannot be fought as it was ordered.
        OverflowError: there are more answers than a list holds.
    """
    if not played.persons:
        raise OrderError("nobody plays it: let a person sit at a seat")
    must_be_counted(played.order)
    played = settled(played)
    return Hand(played, played.seat or "")


def make_ready(simulation: Simulation, order: BattleOrder) -> Thread:
    """Begin a battle behind the page, so that its ground is at hand once it is begun there; nobody plays in it."""
    persons = tuple(each._replace(player=ANSWERED) for each in order.participants)
    played = PlayedByHand(simulation, order._replace(participants=persons))
    thread = Thread(target=_looked_at, args=(played,), daemon=True, name="ground")
    thread.start()
    return thread


def _looked_at(played: PlayedByHand) -> None:
    with suppress(OrderError, OverflowError):  # said when it is begun on the page
        shown(begun(played))


def settled(played: PlayedByHand) -> PlayedByHand:
    """Return a battle at the next question that leaves a choice, or at its end."""
    while not played.is_over and len(played.choices) == 1:
        played = played.answered(played.choices[0].cells)
    return played


def shown(hand: Hand, hints: Hints | None = None) -> Json:
    """Return what the person at the screen is shown, as JSON, made of what the seat may know and of nothing else.

    That is what happened since the last answer, step by step as in a replay, the question, its answers by number, the
    `heaps` in which they stand with their titles, and what each style would answer, where that was asked for. A scene
    that the page knows is left out: it is most of what there is to send.
    """
    played, seat = hand.played, hand.looking
    laid = _laid(hand)
    board, told = laid.fresh(), played.tale(seat)
    chapter = battles_of(played.simulation.system).form.turns.removesuffix("s")
    since = len(told) - len(played.rows(seat, hand.told.get(seat, 0)))
    steps = [*steps_since(told, since, board, chapter)]
    laid.see(board, chapter)
    answers, table = [*_answers(hand.choices, board)], played.board(seat)
    return {
        "board": laid.name,
        "scene": None if laid.name in hand.holds else laid.scene,
        "steps": steps,
        "rules": rules_cited([*steps, *answers], played.simulation.pack),
        "after": len(played.order.answers),
        "asks": played.asks,
        "about": [*played.about(table)],
        "table": [*table],
        "answers": answers,
        "heaps": [*_heaps(hand.choices)],
        "hints": [*_hints(hints or {}, hand.choices)],
    }


def _laid(hand: Hand) -> Laid:
    simulation, seat = hand.played.simulation, hand.looking
    lay = studio_of(simulation.system).board
    if lay is None:
        raise NoAnswer(f"battles of {simulation.system} cannot be shown yet")
    if seat not in hand.laid:
        hand.laid[seat] = Laid(lay()(hand.played.header(seat), simulation.pack))
    return hand.laid[seat]


def _answers(choices: Sequence[Choice], board: Board) -> Iterator[Json]:
    """Yield answers: their sentences, odds, rules, and the place or the piece that each leads to."""
    named = [*_pieces(choices, board.shown)]
    tells_apart = len({*named}) > 1
    for choice, piece in zip(choices, named, strict=True):
        place = board.spot(choice.sentence)
        leads: Json = {"at": [*place]} if place else {"piece": piece} if piece and tells_apart else {}
        yield {"text": choice.sentence, "odds": choice.odds, "rules": [*choice.rules], **leads}


def _pieces(choices: Iterable[Choice], known: Mapping[str, Any]) -> Iterator[str]:
    """Yield the piece on the table that each sentence names last, "" where it names none."""
    by_words = {name.lower(): name for name in known}
    names = "|".join(escape(name) for name in sorted(by_words, key=len, reverse=True))
    pattern = compiled(rf"(?<!\w)(?:{names})(?!\w)" if names else r"\b\B", IGNORECASE)
    for choice in choices:
        found = pattern.findall(choice.sentence)
        yield by_words[found[-1].lower()] if found else ""


def _heaps(choices: Sequence[Choice]) -> Iterator[Json]:
    for numbers in heaps(choices):
        title = in_common([choices[number - 1].sentence for number in numbers]) if len(numbers) > 1 else ""
        yield {"title": title, "numbers": [*numbers]}


def _hints(hints: Hints, choices: Sequence[Choice]) -> Iterator[Json]:
    """Yield what styles would answer, those of one mind together, and its number; 0 for what is not listed."""
    numbers = {choice.cells: number for number, choice in enumerate(choices, 1)}
    for choice in dict.fromkeys(hints.values()):
        styles = [style for style, its in hints.items() if its == choice]
        yield {"styles": styles, "text": choice.sentence, "number": numbers.get(choice.cells, 0)}
