"""Players that do without an option: they answer as a style does, but never with what is forbidden to them.

What is forbidden is told by what answers say: `heuristic without goes for Cover Fire` never gives an answer whose
English sentence has these words, unless the rules leave nothing else. Where its own style would, the other styles of
the pack are asked in turn; where they all would, some of the other legal answers are tried with dice of the player's
own making, as a searching player does, and the best is given. In what is tried nobody does without anything.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from engine.battles.asking import decided_cells, listed_cells, offered
from engine.battles.events import Picked
from engine.battles.orders import Cells
from engine.battles.played import Redraw
from engine.battles.searching.player import OTHER_DICE, Race, worth
from engine.battles.searching.standing import PlayOn, Seated, StandingBattle
from engine.kernel.answers import ANSWERED
from engine.kernel.dice import die_face, keyed_draw
from engine.kernel.questions import Question, Questions

MOST_TRIED: Final = 4
"""So many of the other legal answers are tried."""
TRIES: Final = 16
"""So many tries there are of them in all."""
PATIENCE: Final = 3
"""So often other styles are asked for a piece in a row; what they answer may lead it to the same question again."""


@dataclass
class Abstainer:
    """Who answers for sides that do without an option in one battle that stands still.

    `seated` are the players of all sides, as they were ordered, `forbidden` the words by side, and `styles` those that
    are asked after a side's own. `lists` fills the legal answers of the question that waits; `redraw` draws anew in the
    records what a side does not know, by a seed.
    """

    battle: StandingBattle
    questions: Questions
    seats: Sequence[str]
    seated: Mapping[int, Seated]
    forbidden: Mapping[int, str]
    styles: Sequence[Seated]
    lists: Callable[[Any], None]
    redraw: Redraw
    seed: int
    asked: int = 0
    piece: int = -1
    denied: int = 0

    def play(self) -> None:
        """Fight the battle to its end."""
        self.battle.go_on(self._waits)
        while not self.battle.over:
            self._answer(self.battle.setup.game.answers.side)

    @property
    def _waits(self) -> PlayOn:
        """Return the step after which the battle stands where one of the sides is asked next."""
        return PlayOn({side: Seated(ANSWERED, self.seated[side].weights) for side in self.forbidden})

    def _answer(self, side: int) -> None:
        """Give the first answer of a style that is not forbidden, else the best of what is left, else its own."""
        root, own = self.battle.save(), self.seated[side]
        answers = self.battle.setup.game.answers
        row, piece = self.questions.row(answers.question), answers.piece
        others = [each for each in self.styles if each != own] if self._has_patience(piece) else []
        for style in (own, *others):
            self.battle.go_on(PlayOn({side: style}, lent=True))
            if not self._is_forbidden(side, row, decided_cells(self.battle.setup.game, row)):
                self.battle.go_on(self._waits)
                return
            self.battle.restore(root)
            self.denied += style == own
        left = self._left(side)
        self.battle.restore(root)
        if left:
            self.battle.go_on(PlayOn(self._waits.players, cells=self._best(side, root, left)))
        else:
            self.battle.go_on(PlayOn({side: own}, lent=True))
            self.battle.go_on(self._waits)

    def _has_patience(self, piece: int) -> bool:
        """Return whether styles may still be asked for a piece; whenever another one is asked about, they may again."""
        if piece != self.piece:
            self.piece, self.denied = piece, 0
        return self.denied < PATIENCE

    def _is_forbidden(self, side: int, row: Question, cells: Cells) -> bool:
        """Return whether an answer says what a side does without; one that is told part by part says nothing of it."""
        if not cells or not isinstance(row.says, str | Picked):
            return False
        return self._says(side, offered(self.questions, self.battle.setup, cells, to=row).sentence)

    def _says(self, side: int, sentence: str) -> bool:
        return self.forbidden[side].casefold() in sentence.casefold()

    def _left(self, side: int) -> list[Cells]:
        """Return some legal answers that are not forbidden, drawn by lot: each kind is as likely, then each of it."""
        game = self.battle.setup.game
        kinds: dict[str, list[Cells]] = {}
        for cells in listed_cells(game.choices, lambda: self.lists(game)):
            choice = offered(self.questions, self.battle.setup, cells)
            if not self._says(side, choice.sentence):
                kinds.setdefault(choice.kind, []).append(cells)
        self.asked += 1
        left, found = [*kinds.values()], list[Cells]()
        while left and len(found) < MOST_TRIED:
            kind = left[self._drawn(side, 2 * len(found), len(left))]
            found.append(kind.pop(self._drawn(side, 2 * len(found) + 1, len(kind))))
            left = [each for each in left if each]
        return found

    def _drawn(self, side: int, number: int, many: int) -> int:
        """Return a number below `many` by lot."""
        return die_face(keyed_draw(self.seed, self.asked, side, 1, number), many) - 1

    def _best(self, side: int, root: Any, left: Sequence[Cells]) -> Cells:
        """Return the best of some answers by what comes of each; the battle stands there again."""
        found = []
        for cells in left if len(left) > 1 else ():
            self.battle.restore(root)
            self.battle.go_on(partial(self._concealed, side, cells))
            found.append(self.battle.save())
        race = Race(found, lambda saved, dice: self._tried(side, saved, dice), lambda visits: visits <= TRIES)
        best = race.best(lambda count: OTHER_DICE + keyed_draw(self.seed, self.asked, side, 0, count)) if found else 0
        self.battle.restore(root)
        return left[best]

    def _concealed(self, side: int, cells: Cells, game: Any) -> None:
        """Take what a side does not know out of what is tried, and give an answer."""
        self.redraw(game, side, self.seed)
        PlayOn(self._waits.players, cells=cells)(game)

    def _tried(self, side: int, saved: Any, dice: int) -> float:
        """Return what the end is worth to a side if the battle goes on from there with some dice."""

        def steps(game: Any) -> None:
            self.redraw(game, side, dice)
            PlayOn(self.seated, dice)(game)

        self.battle.restore(saved)
        if not self.battle.over:
            self.battle.go_on(steps)
        return worth(self.battle.setup.result(), self.seats[side])
