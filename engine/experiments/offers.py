"""What players are offered, and what they choose: what is never chosen is dead, what is always chosen is no choice.

It needs compiled kernels: battles stand still at every question, where the legal answers are listed.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice
from threading import Event
from typing import Any

from engine.battles.asking import listed_cells
from engine.battles.by_hand.parting import AS_SAID
from engine.battles.modes import call
from engine.battles.orders import BattleOrder, OrderError
from engine.battles.played import battles_of
from engine.battles.searching.standing import PlayOn, Seated, seated_at, standing_battle
from engine.battles.styles import stands_still
from engine.execution.executors import each_in_order
from engine.execution.simulation import Simulation
from engine.experiments.profiles import orders_of
from engine.experiments.trials import Progress, Trial
from engine.kernel.answers import ANSWERED
from engine.kernel.questions import LIST_CHOICES
from engine.systems import SYSTEMS, title_of
from schemas.systems import SystemName

Option = tuple[str, str]
"""The name of a question, and what an answer to it says."""


@dataclass
class Tally:
    """At how many questions each option was offered, at how many beside another one, and at how many it was chosen."""

    offered: Counter[Option] = field(default_factory=Counter)
    beside_others: Counter[Option] = field(default_factory=Counter)
    chosen: Counter[Option] = field(default_factory=Counter)

    def count(self, question: str, offered: set[str], chosen: str) -> None:
        """Count what was offered at a question and what was chosen of it."""
        options = [(question, option) for option in offered | {chosen}]
        self.offered.update(options)
        self.chosen[question, chosen] += 1
        if len(options) > 1:
            self.beside_others.update(options)

    def add(self, other: "Tally") -> None:
        """Add what was counted elsewhere."""
        self.offered.update(other.offered)
        self.beside_others.update(other.beside_others)
        self.chosen.update(other.chosen)


class Verdict(StrEnum):
    """What it says of an option how often it is chosen."""

    NEVER = "never"
    ALWAYS = "always"
    SOMETIMES = ""


@dataclass(frozen=True)
class OfferRow:
    """How often a player was offered an option, how often beside another one, and how often it chose it."""

    player: str
    question: str
    says: str
    offered: int
    beside_others: int
    chosen: int

    @property
    def verdict(self) -> Verdict:
        """Return whether it is chosen never, or each time though there are others."""
        if not self.chosen:
            return Verdict.NEVER
        return Verdict.ALWAYS if self.beside_others and self.chosen == self.offered else Verdict.SOMETIMES


@dataclass(frozen=True)
class Offers:
    """What the players of some battles were offered and chose: rows in the order of the game's questions."""

    trials: tuple[Trial, ...]
    rows: tuple[OfferRow, ...]
    battles: int
    cancelled: bool


Tallies = dict[str, Tally]
"""What was counted, by players."""


def offers(
    simulation: Simulation,
    trials: Sequence[Trial],
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Offers:
    """Return what is offered and chosen in the battles of some trials, in turn, one a seed; once stopped, up to then.

    Raises:
        OrderError: the pack has not what a trial names, a player searches or does without something, or there is no
            compiled kernel, or none that lists answers.
    """
    if simulation.mode != "compiled" or battles_of(simulation.system).questions is None:
        raise OrderError(
            f"what is offered is counted in compiled battles, and those of {title_of(simulation.system)} are not"
        )
    battles = trials[0].battles
    orders = islice(orders_of(trials), battles)
    found: Tallies = {}
    fought = 0
    for fought, tallies in enumerate(
        each_in_order(lambda order: watched(simulation, order)[0], orders, trials[0].threads, stop or Event()), start=1
    ):
        for player, tally in tallies.items():
            found.setdefault(player, Tally()).add(tally)
        progress(Progress(fought, battles))
    return Offers(tuple(trials), tuple(_rows(simulation.system, found)), fought, cancelled=fought < battles)


def _rows(system: SystemName, found: Tallies) -> Iterator[OfferRow]:
    """Yield a row for each player and option, by question and then by what it says."""
    questions = battles_of(system).questions
    assert questions is not None
    names = [row.name for row in questions.rows]
    for player, tally in sorted(found.items()):
        for option in sorted(tally.offered, key=lambda each: (names.index(each[0]), each[1])):
            counts = tally.offered[option], tally.beside_others[option], tally.chosen[option]
            yield OfferRow(player, *option, *counts)


def watched(simulation: Simulation, order: BattleOrder) -> tuple[Tallies, Any]:
    """Fight a battle and return what each of its players was offered and chose, and the battle at its end, set up.

    It is the battle that nobody watched: answers are listed on a copy of it.

    Raises:
        OrderError: the pack has not what is ordered; or a player cannot be copied.
    """
    if any(stands_still(each.player) for each in order.participants):
        raise OrderError("what is offered is not counted where a player searches or lacks an option")
    system = simulation.system
    battle = standing_battle(system, simulation.mode, lambda: simulation.set_up(order))
    seats = {each.seat: each.player for each in order.participants}
    players = [seats[seat] for seat in simulation.form_for(order.scenario).seats]
    tallies: Tallies = {player: Tally() for player in players}
    styles = dict(enumerate(seated_at(battle.setup.game, len(players))))
    waits = PlayOn({side: Seated(ANSWERED, style.weights) for side, style in styles.items()})
    watching = _Watching(system, battle.setup)
    battle.go_on(waits)
    while not battle.over:
        side = battle.setup.game.answers.side
        root = battle.save()
        watching.lists()
        battle.restore(root)
        battle.go_on(PlayOn({side: styles[side]}, lent=True))
        watching.decided(tallies[players[side]])
        battle.go_on(waits)
    return tallies, battle.setup


class _Watching:
    """Who takes down what is offered and what is chosen, question for question of one battle."""

    def __init__(self, system: SystemName, setup: Any) -> None:
        questions, parting = battles_of(system).questions, SYSTEMS[system].parting
        assert questions is not None
        self._system, self._setup, self._questions = system, setup, questions
        self._parting = parting() if parting is not None else {}
        self._row, self._how, self._offered = questions.rows[0], AS_SAID, set[str]()

    def lists(self) -> None:
        """Take down what is offered at the question that waits."""
        game = self._setup.game
        self._row = self._questions.row(game.answers.question)
        self._how = self._parting.get(self._row.name, AS_SAID)
        if not self._how.parts(self._row):
            return
        listed = listed_cells(game.choices, lambda: call(self._system, LIST_CHOICES, game, "compiled"))
        parted = {self._how.alike(cells): cells for cells in listed}
        self._offered = {self._how.option(self._row, cells, self._setup) for cells in parted.values()}
        self._offered |= {*self._how.offers(listed, self._setup)}

    def decided(self, tally: Tally) -> None:
        """Count what was chosen; it was offered, too, where lists have not all that is legal."""
        if not self._how.parts(self._row):
            return
        game = self._setup.game
        cells = (*(getattr(game.choice, each) for each in self._row.cells), *self._how.more(game.choice))
        chosen = self._how.option(self._row, cells or (game.answers.yes,), self._setup)
        tally.count(self._row.name, self._offered, chosen)
