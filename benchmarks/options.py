"""What players are offered, and what the heuristic player chooses of it: what it never chooses it cannot use.

Run: python -m benchmarks.options [SYSTEM ...] [--battles N] [--player NAME]. A game is added by a row of `SYSTEMS`.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from engine.battles.asking import game_with, listed_cells, seating
from engine.battles.battle import fight_in
from engine.battles.events import FLAG, Picked
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder
from engine.battles.played import battles_of
from engine.battles.styles import Weights, player_of
from engine.kernel.questions import LIST_CHOICES, Question, Questions
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName

Cells = tuple[int, ...]
Option = tuple[str, str]
"""A question, and what its answer says; names stand in braces."""

BATTLES = 1000


@dataclass(frozen=True)
class Told:
    """How options of a question are told apart beyond what their sentences say.

    `by` is a cell whose value is told as well; `more` returns the cells of a choice that are no columns.
    """

    by: str = ""
    more: Callable[[Any], Cells] = lambda _: ()


def _joining(choice: Any) -> Cells:
    joins = tuple(piece for piece, joined in enumerate(choice.joins) if joined)
    return (len(joins), *joins)


SYSTEMS: Final[Mapping[SystemName, Mapping[str, Told]]] = {
    "survive": {
        "choose_units": Told(more=_joining),
        "choose_shot": Told(by="slot"),
        "choose_draw": Told(by="slot"),
        "choose_blade": Told(by="slot"),
    },
}


@dataclass
class Tally:
    """How often each option was offered, and how often it was chosen."""

    offered: Counter[Option] = field(default_factory=Counter)
    chosen: Counter[Option] = field(default_factory=Counter)

    def never(self) -> list[Option]:
        """Return what was offered and not chosen once, sorted."""
        return sorted(set(self.offered) - set(self.chosen))


class Watching:
    """A seat of the heuristic player whose questions are written down with all that it might answer."""

    def __init__(
        self, side: int, questions: Questions, told: Mapping[str, Told], tally: Tally, weights: Weights = ()
    ) -> None:
        """Watch a side, that weighs by some weights, or as `heuristic` does."""
        self._side, self._questions, self._told, self._tally, self._weights = side, questions, told, tally, weights
        self._rows = {row.name: row for row in questions.rows}

    def __getattr__(self, question: str) -> Callable[..., Any]:
        """Return what answers a question of this name."""
        return partial(self._answer, question)

    def _answer(self, name: str, game: Any, *about: int) -> Any:
        row, told, count = self._rows[name], self._told.get(name, Told()), len(self._weights)
        if count:
            game.style.weights[self._side * count : (self._side + 1) * count] = self._weights
        parted = bool(told.by) or isinstance(row.says, Picked)
        options = {self._option(row, told, game, cells) for cells in self._listed(name, game, about)} if parted else ()
        self._tally.offered.update((name, option) for option in options)
        answer = self._questions.call(name, game, self._side, *about)
        if parted:
            cells = tuple(getattr(game.choice, each) for each in row.cells) + told.more(game.choice)
            self._tally.chosen[name, self._option(row, told, game, cells if row.cells else (int(answer),))] += 1
        return answer

    def _listed(self, name: str, game: Any, about: tuple[int, ...]) -> tuple[Cells, ...]:
        """Return the legal answers; the game is as it was before."""
        before = game.choice, game.answers
        game.choice, game.answers = deepcopy(before)
        self._questions.call(f"put_{name}", game, self._side, *about)
        listed = listed_cells(game.choices, partial(self._questions.call, LIST_CHOICES, game))
        game.choice, game.answers = before
        return listed

    def _option(self, row: Question, told: Told, game: Any, cells: Cells) -> str:
        """Return what an answer says, without its names."""
        cell_of = row.cells or {"yes": FLAG}
        values = {name: cell(value, game.setup) for (name, cell), value in zip(cell_of.items(), cells, strict=False)}
        values |= {name: value(cells, game.setup) for name, value in row.further.items()}
        says: Any = row.says
        while isinstance(says, Picked):
            says = says.of(values)
        return f"{says} [{values[told.by]}]" if told.by and values[told.by] else str(says)


def watch(pack: Pack, battles: int, player: str = DEFAULT_PLAYER) -> Tally:
    """Return what a player was offered and chose in so many battles, whose scenarios take turns, in plain mode."""
    system = pack.manifest.system
    played, tally = battles_of(system), Tally()
    prepared = played.prepared(pack)
    weights = tuple(player_of(pack, player).weights.model_dump().values())
    scenarios: list[str | None] = [*sorted(prepared.scenarios)] or [None]
    for seed in range(battles):
        scenario = scenarios[seed % len(scenarios)]
        seats = played.form_for(prepared, scenario).seats
        assert played.questions is not None
        adapters = [Watching(side, played.questions, SYSTEMS[system], tally, weights) for side in range(len(seats))]
        order = seating(BattleOrder(scenario=scenario, seed=seed), seats, seats)
        fight_in(pack, order, game_with(played.game, adapters), "plain")
    return tally


def lines(tally: Tally) -> Iterator[str]:
    """Yield the rows of the table."""
    yield "| question | answer | offered | chosen |"
    yield "|---|---|---:|---:|"
    for option in sorted(tally.offered | tally.chosen):
        yield f"| `{option[0]}` | {option[1]} | {tally.offered[option]:,} | {tally.chosen[option]:,} |"


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=[*SYSTEMS])
    parser.add_argument("--battles", type=int, default=BATTLES)
    parser.add_argument("--player", default=DEFAULT_PLAYER)
    given = parser.parse_args()
    for system in given.systems:
        [pack] = read_packs([CONTENT / system]).packs
        print(f"\n{system}: offered to {given.player} against chosen, in {given.battles:,} battles")
        for line in lines(watch(pack, given.battles, given.player)):
            print(line, flush=True)


if __name__ == "__main__":
    main()
