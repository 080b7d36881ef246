"""A player of any game that searches: it tries what the styles of its pack would answer, and plays each out.

At every question the candidates are the answers of the heuristic player by each style there is, and, where these
disagree and the budget is enough, by some whose weights are near those of the first. Each is played out to the end with
dice of its own making, the same for all candidates, all seats by one style. Who is worse by more than chance explains
is left out as the race goes on; in the end the first style's answer stands, unless another one is better by more than
that. What a side does not know is drawn anew for every try, or taken out (`PlayedSystem.redraw`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, cast

from engine.battles.orders import BattleResult, Cells, OrderError
from engine.battles.played import Redraw
from engine.battles.searching.budgets import Budget
from engine.battles.searching.fights import Found
from engine.battles.searching.standing import PlayOn, Seated, StandingBattle
from engine.kernel.dice import keyed_draw
from engine.kernel.questions import Questions

OTHER_DICE: Final = 2**61
"""Seeds of what is tried begin here: no battle is ordered with one of them by chance."""


@dataclass(frozen=True)
class Searcher:
    """Who decides for sides with a budget in one battle that stands still.

    `seated` are the players of all sides, as they were ordered; `styles` what candidates answer by, and all sides play
    by the first of them in what is tried. By `near` more candidates answer while a budget is enough for them. `redraw`
    draws anew in the records what a side does not know, by a seed.
    """

    battle: StandingBattle
    questions: Questions | None
    seats: Sequence[str]
    seated: Mapping[int, Seated]
    styles: Sequence[Seated]
    near: Sequence[Seated]
    redraw: Redraw
    seed: int
    found: Found = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)

    def play(self, budgets: Mapping[int, Budget], answers: tuple[Cells, ...] = ()) -> None:
        """Fight the battle to its end; sides with a budget search, others are given `answers` while there are any."""
        given = 0
        self.battle.go_on(PlayOn())
        while not self.battle.over:
            side = self.battle.setup.game.answers.side
            if side in budgets:
                self._search(side, budgets[side], answers[:given])
            elif given < len(answers):
                self.battle.go_on(PlayOn(cells=answers[given]))
                given += 1
                self._must_be_taken(given)
            else:
                return
        if given < len(answers):
            raise OrderError(f"{len(answers)} answers are laid down, and the battle asks for {given}")

    def _must_be_taken(self, number: int) -> None:
        answers = self.battle.setup.game.answers
        if answers.refused or answers.read != answers.given:
            raise OrderError(f"answer {number} is none that the rules take where it is given")

    def _search(self, side: int, budget: Budget, answers: tuple[Cells, ...]) -> None:
        """Let a side answer by the style that it finds, or has found when those answers were given."""
        at = (answers, side, self.asked.get(side, 0))
        if at in self.found:
            self.asked[side] = self.asked.get(side, 0) + 1
        else:
            self.found[at] = self.chosen(side, budget)
        self.battle.go_on(PlayOn({side: self.found[at]}, lent=True))
        self.battle.go_on(PlayOn({side: self.seated[side]}))

    def chosen(self, side: int, budget: Budget) -> Seated:
        """Return by which style a side answers the question that it is asked; the battle stands there again."""
        number = self.asked[side] = self.asked.get(side, 0) + 1
        lasts, root = budget.lasts(), self.battle.save()
        found = self._candidates(side, root, budget.candidates)
        best = 0
        if len(found) > 1:
            race = Race([*found.values()], lambda saved, dice: self._tried(side, saved, dice), lasts)
            best = race.best(lambda count: self._dice(side, number, count))
        self.battle.restore(root)
        return [*found][best]

    def _dice(self, side: int, number: int, count: int) -> int:
        """Return the seed of a try of the so-many-th question of a side, the same for all candidates."""
        return OTHER_DICE + keyed_draw(self.seed, number, side, 0, count)

    def _candidates(self, side: int, root: Any, most: int) -> dict[Seated, Any]:
        """Return the styles whose answers differ, and how the battle stands with each, concealed.

        Where these disagree, those that are near the first are asked until there are the most that may be.
        """
        found: dict[Any, tuple[Seated, Any]] = {}
        self.battle.restore(root)
        row = cast("Questions", self.questions).row(self.battle.setup.game.answers.question)
        self.battle.change(lambda game: self.redraw(game, side, self.seed))
        concealed = self.battle.save()
        for number, style in enumerate((*self.styles, *self.near)):
            if number >= len(self.styles) and not 1 < len(found) < most:
                break
            self.battle.restore(concealed)
            self.battle.go_on(PlayOn({side: style}, lent=True))
            game = self.battle.setup.game
            names = row.cells if row.cells and not row.reads else type(game.choice).record.columns
            answer = tuple(_value(getattr(game.choice, name)) for name in names) if row.returns == "None" else ()
            if (answer, game.answers.yes) not in found:
                found[answer, game.answers.yes] = style, self.battle.save()
        return dict(found.values())

    def _tried(self, side: int, saved: Any, dice: int) -> float:
        """Return what the end is worth to a side if a candidate is played out with some dice."""
        self.battle.restore(saved)
        self.battle.go_on(lambda game: self._try(game, side, dice))
        return worth(self.battle.setup.result(), self.seats[side])

    def _try(self, game: Any, side: int, dice: int) -> None:
        """Draw anew what a side does not know, and have all seats play on with some dice."""
        self.redraw(game, side, dice)
        PlayOn(dict.fromkeys(range(len(self.seats)), self.styles[0]), dice)(game)


def worth(result: BattleResult, seat: str) -> float:
    """Return what share of the other seats an end leaves behind a seat; those that are level count half."""
    place = next(at for at, level in enumerate(result.ranking) if seat in level)
    others = sum(map(len, result.ranking)) - 1
    level = len(result.ranking[place]) - 1
    behind = sum(map(len, result.ranking[place + 1 :]))
    return (behind + level / 2) / others if others else 0.0


def _value(column: Any) -> Any:
    """Return a single value, or the cells of a column."""
    return column if isinstance(column, int | float) else tuple(column)


BATCH: Final = 8
"""After so many tries of each candidate it is asked whether one falls behind."""

BEHIND: Final = 2.0
"""Standard errors by which a candidate is left out."""

AHEAD: Final = 1.0
"""Standard errors by which another candidate has to be better than the first one."""

Values = list[float]


@dataclass
class Race:
    """Candidates, each as the battle stands with it, that are tried with the same dice until one is ahead."""

    candidates: Sequence[Any]
    tried: Callable[[Any, int], float]
    lasts: Callable[[int], bool]

    def best(self, dice: Callable[[int], int]) -> int:
        """Return the number of the candidate to take; `dice` are the seeds of the tries by their numbers."""
        values: list[Values] = [[] for _ in self.candidates]
        alive, visits, tries = [*range(len(values))], 0, 0
        while len(alive) > 1 and self.lasts(visits + len(alive)):
            seed = dice(tries)
            for each in alive:
                values[each].append(self.tried(self.candidates[each], seed))
            visits, tries = visits + len(alive), tries + 1
            if tries % BATCH == 0:
                leader = max(alive, key=lambda each: sum(values[each]))
                alive = [each for each in alive if each == leader or lead(values[leader], values[each]) < BEHIND]
        if not tries:
            return 0
        leader = max(alive, key=lambda each: sum(values[each]))
        return leader if lead(values[leader], values[0]) > AHEAD else 0


def lead(ahead: Values, behind: Values) -> float:
    """Return by how many standard errors one candidate is better than another, tried with the same dice."""
    mean, error = mean_and_error(ahead, behind)
    return mean / error


def mean_and_error(ahead: Sequence[float], behind: Sequence[float]) -> tuple[float, float]:
    """Return by how much one candidate is better than another on average, and the standard error of that; never 0.

    They were tried with the same dice, and of the longer one what has no partner is left out.
    """
    differences = [one - other for one, other in zip(ahead, behind, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return mean, sqrt((spread + 1 / count) / count)
