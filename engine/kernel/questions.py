"""Questions to players as rows, and what of a kernel follows from them: who decides, what is read, what is listed.

What follows is a kernel module that stands in no file: the compiler is given its source, and in plain mode it is run.
"""

import linecache
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, NamedTuple

from engine.kernel.answers import CUSTOM

SHARED = "engine.kernel"
LIST_CHOICES = "list_choices"


class Question(NamedTuple):
    """A question to players, put by a kernel function of its name; its `arguments` after the game begin with the side.

    `cells` are those of an answer: columns of `game.choice` by name, each with how it is told, of which type it is and
    how a sentence says it. No cells: the answer is yes or no, and the function returns it. `asks` is the question as
    people are asked it, `says` says an answer by the names of its cells and of `further` values, each a function of all
    cells and of the battle that is set up; `cites` are the rules it goes by, parted by spaces, or what picks them.
    `heuristic` and `lists` are calls `module.function(arguments)`, of modules of the kernel's players: the heuristic
    player's answer, "" where that leaves the choice as it is, and what lists the legal answers. `reads` is one that
    reads an answer of which not all cells are columns. `alike` names the value that answers of a kind have in common,
    "" where those of a sentence are one kind. `of` and `amount_of` are the piece and the amount that it is
    about, as expressions of the arguments. The random player takes the first answer that is listed, but once in
    `seldom` times, if that is more than 1.
    """

    name: str
    about: str
    arguments: tuple[str, ...]
    asks: str
    says: Any
    heuristic: str
    lists: str
    reads: str
    of: str
    amount_of: str
    seldom: int
    cites: Any
    cells: Mapping[str, Any]
    further: Mapping[str, Any]
    alike: str = ""

    @property
    def returns(self) -> str:
        """The type of what the function returns."""
        return "None" if self.cells or self.reads else "bool"

    def source(self, number: int) -> Iterator[str]:
        """Yield the functions that put the question, read its answer, and have the player decide who decides."""
        given = ", ".join(["game", *self.arguments])
        typed = ", ".join(["game: Game", *(f"{name}: int" for name in self.arguments)])
        put = f"put_question(game.answers, {number}, side, {self.of}, {self.amount_of})"
        yield f"def put_{self.name}({typed}) -> None:\n    {put}"
        yield "\n".join([f"def read_{self.name}(game: Game) -> {self.returns}:", *self._reading()])
        decides = self._decides() if self.returns == "None" else self._says_yes()
        yield (
            f'def {self.name}({typed}) -> {self.returns}:\n    """{self.about}"""\n'
            "    if answers_in_cells(game.forces.policy[side]):\n"
            f"        put_{self.name}({given})\n        find_answer(game, side, {self.seldom})\n"
            f"{decides}"
        )

    def _decides(self) -> str:
        """Return who decides once the question was put: whoever waited then may be another player by now."""
        itself = f"        {_call(self.heuristic)}\n" if self.heuristic else ""
        return (
            f"    if answers_in_cells(game.forces.policy[side]):\n        read_{self.name}(game)\n"
            f"    else:\n{itself}        stand_decided(game.answers, 0)"
        )

    def _says_yes(self) -> str:
        return (
            f"    if answers_in_cells(game.forces.policy[side]):\n        return read_{self.name}(game)\n"
            f"    yes: bool = {_call(self.heuristic)}\n    stand_decided(game.answers, int(yes))\n    return yes"
        )

    def _reading(self) -> Iterator[str]:
        if self.reads:
            yield f"    {_call(self.reads)}"
        elif not self.cells:
            yield "    return said_yes(game.answers, game.choices)"
        else:
            yield from (f"    game.choice.{name} = next_cell(game.answers, game.choices)" for name in self.cells)

    @property
    def calls(self) -> tuple[str, ...]:
        """The calls of other modules."""
        return tuple(filter(None, (self.heuristic, self.lists, self.reads)))


def question(
    name: str,
    about: str,
    arguments: str,
    asks: str,
    says: Any,
    /,
    *,
    heuristic: str,
    lists: str = f"{SHARED}.choices.list_no_and_yes(game.choices)",
    reads: str = "",
    of: str = "-1",
    amount_of: str = "0",
    seldom: int = 1,
    cites: Any = "",
    further: Mapping[str, Any] | None = None,
    alike: str = "",
    **cells: Any,
) -> Question:
    """Return a question to players; `arguments` are parted by spaces."""
    parted = tuple(arguments.split())
    given = (heuristic, lists, reads, of, amount_of, seldom, cites)
    return Question(name, about, parted, asks, says, *given, cells, further or {}, alike)


@dataclass(frozen=True)
class Questions:
    """The questions of a game in the order of their numbers, from 1; `kernel` is the package of its kernel.

    `piece` tells which piece a question is about; `parts` say values of any row in sentences. The kernel's
    `chance.draw_answer(game, side, count)` draws for the random player.
    """

    kernel: str
    rows: tuple[Question, ...]
    piece: Any
    parts: Mapping[str, Any] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """Return the number of a question, under which it waits."""
        return 1 + [row.name for row in self.rows].index(name)

    def row(self, number: int) -> Question:
        """Return the question that waits under a number."""
        return self.rows[number - 1]

    @cached_property
    def source(self) -> str:
        """The kernel module that follows from the rows."""
        found: dict[str, set[str]] = defaultdict(set)
        for call in (call for row in self.rows for call in row.calls):
            found[self._module(call)].add(_function(call))
        found[f"{self.kernel}.records"].add("Game")
        found[f"{self.kernel}.chance"].add("draw_answer")
        found[f"{SHARED}.answers"] |= {"ANSWERED", "RANDOM", "answers_in_cells", "begin_answer", "next_cell"}
        found[f"{SHARED}.answers"] |= {"put_question", "said_yes", "stand_decided", "take_choice", "wait_for_answer"}
        found[f"{SHARED}.choices"] |= {"MOST_DRAWS", "NONE_DRAWN", "forget_choices"}
        imports = (f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(found.items()))
        functions = (text for number, row in enumerate(self.rows, 1) for text in row.source(number))
        return "\n\n\n".join(["\n".join(imports), _FIND_ANSWER, _listing(self.rows), *functions]) + "\n"

    def _module(self, call: str) -> str:
        module = call.partition("(")[0].rpartition(".")[0]
        return module if module.startswith(SHARED) else f"{self.kernel}.players.{module}"

    def function(self, name: str) -> Callable[..., bool]:
        """Return a function of the module that follows from the rows, in plain mode.

        It asks custom players, who sit in `game.adapters` by side, by the method that bears the question's name.

        Raises:
            AttributeError: there is none of that name.
        """
        if name == LIST_CHOICES:
            return partial(self.call, name)
        if name not in {row.name for row in self.rows}:
            raise AttributeError(f"no question {name!r}")
        return partial(self._ask, name)

    def call(self, name: str, *given: Any) -> Any:
        """Return what a function of the module that follows from the rows returns."""
        return self.functions[name](*given)

    def _ask(self, name: str, game: Any, side: int, *about: int) -> Any:
        if game.forces.policy[side] == CUSTOM:
            return getattr(game.adapters[side], name)(game, *about)
        return self.call(name, game, side, *about)

    @cached_property
    def functions(self) -> Mapping[str, Any]:
        """What the module defines; it is run when something is asked first, for what it imports asks as well."""
        place, space = f"<questions of {self.kernel}>", dict[str, Any]()
        linecache.cache[place] = (len(self.source), None, self.source.splitlines(keepends=True), place)
        exec(compile(self.source, place, "exec"), space)  # noqa: S102  # our own rows, as the compiler gets them
        return space


_FIND_ANSWER = '''\
def find_answer(game: Game, side: int, seldom: int) -> None:
    """Find the answer to the question that was put: laid down, or drawn of what is legal."""
    if game.forces.policy[side] == ANSWERED:
        wait_for_answer(game.answers)
    if game.forces.policy[side] == RANDOM:
        draw_legal(game, side, seldom)
    else:
        begin_answer(game.answers)


def draw_legal(game: Game, side: int, seldom: int) -> None:
    """Draw candidates until one is legal; after some tries draw of the whole list. Each legal answer is as likely.

    Where another answer than the first is given but once in `seldom` times, that is drawn before.
    """
    game.choices.drawn = NONE_DRAWN
    if seldom > 1 and draw_answer(game, side, seldom) > 0:
        game.choices.drawn = 1
    list_choices(game)
    count: int = max(1, game.choices.proposed)
    tries: int = 0
    while game.choices.listed == 0 and tries < MOST_DRAWS:
        game.choices.drawn = 1 + draw_answer(game, side, count)
        list_choices(game)
        tries += 1
    game.choices.drawn = 0
    if game.choices.listed == 0:
        list_choices(game)
    take_choice(game.answers, game.choices, draw_answer(game, side, max(1, game.choices.listed)))'''


def _listing(rows: Iterable[Question]) -> str:
    """Return the function that lists the legal answers of the question that waits."""
    lines = [f"def {LIST_CHOICES}(game: Game) -> None:", "    forget_choices(game.choices)"]
    for number, row in enumerate(rows, 1):
        lines += [f"    {'if' if number == 1 else 'elif'} game.answers.question == {number}:"]
        lines += [f"        {_call(row.lists)}"]
    return "\n".join(lines)


def _function(call: str) -> str:
    return call.partition("(")[0].rpartition(".")[2]


def _call(call: str) -> str:
    """Return a call without its module."""
    return _function(call) + "(" + call.partition("(")[2]
