"""Battles that stand still where a player decides, are copied there, and go on with other dice and other players.

Compiled, a battle stands on a stack of its own, and a copy takes some microseconds. Where there are no such stacks, and
in plain mode, a copy is what has led there, and the battle is fought again to go on from it. Both end alike, row for
row.
"""

import ctypes
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from types import ModuleType
from typing import Any, Final, Protocol

from engine.battles.modes import compiled_kernel, plain_entry
from engine.battles.orders import BattleSetup, Cells
from engine.battles.styles import Weights
from engine.kernel.answers import LENT, Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws
from engine.kernel.log import Log
from engine.kernel.pausing import Waiting, goes_on_with
from engine.kernel.records import C_TYPES, Column, Record
from schemas.systems import SystemName

Step = Callable[[Any], None]
"""What changes in the records of a battle that stands still, before it goes on."""

SetUp = Callable[[], BattleSetup]
"""What sets a battle out, always in the same record, which is cleared before."""


@dataclass(frozen=True)
class Seated:
    """Who decides for a side, by its number in kernels, and what the heuristic player weighs by, () where nothing."""

    policy: int
    weights: Weights = ()


def seated_at(game: Any, sides: int) -> tuple[Seated, ...]:
    """Return who decides for each of so many sides of a game."""
    weights = [*game.style.weights] if hasattr(game, "style") else []
    each = len(weights) // len(game.forces.policy)
    return tuple(
        Seated(game.forces.policy[side], tuple(weights[side * each : (side + 1) * each])) for side in range(sides)
    )


@dataclass(frozen=True)
class PlayOn:
    """A step: `players` by side take over, `dice` is the seed of all draws from here; None leaves them as they are.

    The battle stands again before the first row of a round beyond `until`, if that is not 0. The question that it
    stands at is answered with `cells`; or it is `lent`, and the heuristic player decides it for the side that was
    asked, whose weights are those it is given here.
    """

    players: Mapping[int, Seated] = field(default_factory=dict)
    dice: int | None = None
    until: int = 0
    cells: Cells | None = None
    lent: bool = False

    def __call__(self, game: Any) -> None:
        """Change the records of a battle that stands still."""
        for side, player in self.players.items():
            game.forces.policy[side] = player.policy
            if player.weights:
                at = side * len(player.weights)
                game.style.weights[at : at + len(player.weights)] = player.weights
        if self.dice is not None:
            game.draws.seed = self.dice
        game.log.until = self.until
        game.answers.lent = LENT if self.lent else 0
        if self.cells is not None:
            at = game.answers.read
            game.answers.cells[at : at + len(self.cells)] = self.cells
            game.answers.given = at + len(self.cells)


class StandingBattle(Protocol):
    """A battle that stands still: before its first row, where a player decides, at a bound, or at its end.

    It is the business of one thread at a time.
    """

    @property
    def setup(self) -> BattleSetup:
        """Return the battle as it stands."""

    @property
    def over(self) -> bool:
        """Return whether it has ended."""

    def go_on(self, step: Step) -> None:
        """Change the records, then fight on to where it stands next.

        Raises:
            ValueError: it is over.
        """

    def change(self, step: Step) -> None:
        """Change the records, and stand where it stands."""

    def save(self) -> Any:
        """Return a copy of the battle as it stands."""

    def restore(self, saved: Any) -> None:
        """Let the battle stand as a copy of it has it."""


Columns = AbstractSet[tuple[str, str]]
"""Columns by the names of their records and their own."""


def standing_battle(system: SystemName, mode: str, set_up: SetUp, redrawn: Columns = frozenset()) -> StandingBattle:
    """Return a battle that stands before its first row; `set_up` sets it out in a record made for the mode.

    Copies hold the columns that a battle changes, and those that are `redrawn`.
    """
    kernel = compiled_kernel(system) if mode == "compiled" else None
    if kernel is not None and kernel.STACKS:
        return _Copied(kernel, set_up(), redrawn)
    return _FoughtAgain(_runner(system, kernel), set_up)


class _Copied:
    """A battle on a stack of its own."""

    def __init__(self, kernel: ModuleType, setup: BattleSetup, redrawn: Columns) -> None:
        self.setup = setup
        self._battle: Any = kernel.Standing(setup.game.address, spans_of(setup.game, kernel.CHANGED | redrawn))

    @property
    def over(self) -> bool:
        return bool(self._battle.over)

    def go_on(self, step: Step) -> None:
        step(self.setup.game)
        self._battle.go_on()

    def change(self, step: Step) -> None:
        step(self.setup.game)

    def save(self) -> bytes:
        saved: bytes = self._battle.save()
        return saved

    def restore(self, saved: bytes) -> None:
        self._battle.restore(saved)


Runner = Callable[[Any, Callable[[], bool]], None]
"""What fights a battle from its beginning, and asks wherever it stands whether it goes on there."""


class _FoughtAgain:
    """A battle whose copies are the steps that led there."""

    def __init__(self, run: Runner, set_up: SetUp) -> None:
        self._run, self._set_up = run, set_up
        self._steps: tuple[Step, ...] = ()
        self._changes: tuple[Step, ...] = ()
        self._reached: tuple[tuple[Step, ...], tuple[Step, ...]] = (), ()
        self.over = False
        self._setup = set_up()

    @property
    def setup(self) -> BattleSetup:
        """The battle as it stands; it is fought again if it stood elsewhere last."""
        if self._reached != (self._steps, self._changes):
            self._fight()
        return self._setup

    def go_on(self, step: Step) -> None:
        if self.over:
            raise ValueError("the battle is over")
        self._steps, self._changes = (*self._steps, partial(_take, (*self._changes, step))), ()
        self._fight()

    def change(self, step: Step) -> None:
        step(self.setup.game)
        self._changes = (*self._changes, step)
        self._reached = self._steps, self._changes

    def save(self) -> tuple[tuple[Step, ...], tuple[Step, ...], bool]:
        return self._steps, self._changes, self.over

    def restore(self, saved: tuple[tuple[Step, ...], tuple[Step, ...], bool]) -> None:
        self._steps, self._changes, self.over = saved

    def _fight(self) -> None:
        """Set the battle out anew, and take the steps one after another where it stands."""
        self._setup = self._set_up()
        self._reached = self._steps, self._changes
        waiting, game = iter(self._steps), self._setup.game
        self.over = True

        def takes_step() -> bool:
            step = next(waiting, None)
            self.over = step is not None
            if step is not None:
                step(game)
            return self.over

        if takes_step():
            self._run(game, takes_step)
        _take(self._changes, game)


def _take(steps: Sequence[Step], game: Any) -> None:
    """Take some steps where a battle stands."""
    for step in steps:
        step(game)


def _runner(system: SystemName, kernel: ModuleType | None) -> Runner:
    if kernel is not None:
        return lambda game, step: kernel.fought(game.address, step)

    def run(game: Any, step: Callable[[], bool]) -> None:
        with suppress(Waiting), goes_on_with(step):
            plain_entry(system)(game)

    return run


Span = tuple[int, int, int]
"""An address, so many bytes, and the address of the number they are taken times, 0 for once."""

ASKED: Final[tuple[type[Record], ...]] = (Answers, Choices, Draws, Log)
"""The records that whoever plays a battle writes to as well."""

SEATED: Final = frozenset({("Forces", "policy"), ("Style", "weights")})
"""The columns that say who plays, by their records."""


def spans_of(game: Any, changed: Columns) -> tuple[Span, ...]:
    """Return where a packed game keeps what a battle changes: columns by record and name, and who plays with what."""
    asked = {(record.__name__, name) for record in ASKED for name in record.columns}
    return tuple(_joined(sorted(_spans(game, changed | asked | SEATED))))


def _spans(packed: Any, changed: Columns) -> Iterator[Span]:
    whole = getattr(packed, "whole", packed)
    for name, layout in whole.record.columns.items():
        if not isinstance(layout, Column):
            if not layout.shared:
                yield from _spans(getattr(packed, name), changed)
        elif (whole.record.__name__, name) in changed:
            yield _span(whole, name, layout)


def _span(whole: Any, name: str, layout: Column) -> Span:
    begins = ctypes.addressof(whole)
    at, size = begins + getattr(type(whole), name).offset, getattr(type(whole), name).size
    if not layout.kept:
        return at, size, 0
    each = ctypes.sizeof(C_TYPES[layout.kind]) * layout.each
    return at, each, begins + getattr(type(whole), layout.kept).offset


def _joined(spans: list[Span]) -> Iterator[Span]:
    """Yield spans of which those that follow one another are one; columns that are counted stand alone."""
    begins, size = spans[0][0], 0
    for at, length, counted in spans:
        if counted or at != begins + size:
            if size:
                yield begins, size, 0
            begins, size = at, 0
        if counted:
            yield at, length, counted
        else:
            size += length
    if size:
        yield begins, size, 0
