"""How answers to questions are told apart: by what their sentences say, and by what a game says beside them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from string import Formatter
from typing import Any, Final

from engine.battles.events import FLAG, Counted, Picked
from engine.battles.orders import Cells
from engine.kernel.questions import Question


@dataclass(frozen=True)
class Parting:
    """How answers to a question are told apart beyond what their sentences say.

    `by` are values that are told as they are: in the sentence, or in brackets after it; `further` ones are functions of
    the cells and of the battle that is set up. `says` tells an answer instead of the sentence. `more` returns the cells
    of a choice that are no columns, `offers` what is offered beside what is listed, of the cells that are. Answers
    whose `alike` is the same say the same.
    """

    by: tuple[str, ...] = ()
    further: Mapping[str, Callable[[Cells, Any], Any]] = field(default_factory=dict)
    says: Callable[[Cells], str] | None = None
    more: Callable[[Any], Cells] = lambda _: ()
    offers: Callable[[Collection[Cells], Any], Collection[str]] = lambda _, __: ()
    alike: Callable[[Cells], Cells] = lambda cells: cells

    def parts(self, row: Question) -> bool:
        """Return whether answers to a question are told apart at all."""
        return bool(self.by) or self.says is not None or isinstance(row.says, Picked)

    def option(self, row: Question, cells: Cells, setup: Any) -> str:
        """Return what an answer says in a battle that is set up, names of values in braces where they are not told."""
        if self.says is not None:
            return self.says(cells)
        values = _Values(row, self, cells, setup)
        says: Any = row.says
        while isinstance(says, Picked):
            says = says.of(values)
        if isinstance(says, Counted):
            return f"{says.many} [{values[says.part]}]"
        told = {name: values[name] for name in self.by if values.get(name)}
        return _filled(says, told, self.further)


MOST_SENTENCES: Final = 512
"""So many sentences are kept with the names that they have in braces."""

AS_SAID: Final = Parting()
"""Answers are told apart by their sentences alone."""


class _Values(dict[str, Any]):
    """The values of an answer by their names, each made when it is asked for first."""

    def __init__(self, row: Question, parting: Parting, cells: Cells, setup: Any) -> None:
        super().__init__()
        self._row, self._parting, self._cells, self._setup = row, parting, cells, setup

    def __missing__(self, name: str) -> Any:
        further = self._row.further.get(name) or self._parting.further.get(name)
        value = further(self._cells, self._setup) if further else self._cell(name)
        self[name] = value
        return value

    def _cell(self, name: str) -> Any:
        cell_of = self._row.cells or {"yes": FLAG}
        return cell_of[name](self._cells[[*cell_of].index(name)], self._setup) if name in cell_of else None

    def get(self, name: str, _: Any = None) -> Any:
        """Return a value, None where an answer has none of that name."""
        return self[name]


@lru_cache(maxsize=MOST_SENTENCES)
def _braced(says: str) -> Sequence[str]:
    return [name for _, name, _, _ in Formatter().parse(says) if name]


def _filled(says: str, told: Mapping[str, Any], beside: Collection[str]) -> str:
    """Return a sentence with what is told of its values, and those beside it in brackets."""
    if not told:
        return says
    braced = _braced(says)
    filled = says.format_map({name: str(told.get(name, f"{{{name}}}")) for name in braced})
    after = [str(told[name]) for name in beside if name in told and name not in braced]
    return f"{filled} [{', '.join(after)}]" if after else filled
