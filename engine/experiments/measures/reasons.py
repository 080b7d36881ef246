"""Why a scenario goes as it goes: what is found in it without a battle, and in what its sides differ."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.battles.forms import BattleForm
from engine.checking.checks import document_findings
from engine.execution.simulation import Simulation
from engine.experiments.balance import Balance
from engine.experiments.pools import Verdict, leaning
from engine.experiments.statistics import Interval
from engine.experiments.tallies import Standing, neutral_wins
from schemas.packs.packs import Loaded, Pack

TOLD: Final = 3
WORTH_TELLING: Final = 0.1
"""Share of what both sides have of a thing, by which they differ at the least where it is told."""

ENEMY: Final = "enemy_"


class Difference(NamedTuple):
    """What a side has of a thing in a battle, and what each of the others has, both on the average."""

    name: str
    own: float
    other: float

    @property
    def share(self) -> float:
        """By how much they differ, as a share of what both have; 0 where neither has any."""
        both = abs(self.own) + abs(self.other)
        return abs(self.own - self.other) / both if both else 0.0


@dataclass(frozen=True)
class Judged:
    """A side of a scenario: whether it is favoured there, and why.

    `found` is what is seen in the scenario without a battle; of `differences` the largest comes first.
    """

    scenario: str
    standing: Standing
    verdict: Verdict
    found: tuple[str, ...]
    differences: tuple[Difference, ...]

    @property
    def side(self) -> str:
        """Return whose side it is: the seat where seats are kept, else the force; see `met`."""
        return self.standing.name[1].partition(", ")[0].partition(" against ")[0]


def judged(found: Balance[Standing], simulation: Simulation) -> Iterator[Judged]:
    """Yield of each scenario of a balance by scenario the side that wins most there, with the reasons."""
    for scenario in dict.fromkeys(row.name[0] for row in found.standings):
        form = simulation.form_for(scenario)
        best = max((row for row in found.standings if row.name[0] == scenario), key=lambda row: row.won.estimate)
        yield Judged(scenario, best, verdict_of(best, form), seen_in(simulation, scenario), differences(best, form))


def seen_in(simulation: Simulation, scenario: str) -> tuple[str, ...]:
    """Return what the checks of a scenario say of it, which need no battle."""
    documents = _documents(simulation.pack, simulation.form_for(scenario), scenario)
    return tuple(one.message for document in documents for one in document_findings(document, simulation.pack))


def verdict_of(row: Standing, form: BattleForm) -> Verdict:
    """Return whether a side has more than its fair share; what nobody has won is shared by all alike."""
    seats = len(form.seats)
    shared = row.drawn.estimate + (row.averages[neutral_wins(form)] if form.neutral is not None else 0.0)
    won, more = row.won, shared / seats
    return leaning(Interval(won.estimate + more, won.low + more, won.high + more), 1 / seats)


def differences(row: Standing, form: BattleForm) -> tuple[Difference, ...]:
    """Return what a side has more or less of than the others by a tenth at the least, points left out."""
    others = len(form.seats) - 1
    found = [
        Difference(name, own, row.averages[f"{ENEMY}{name}"] / others)
        for name, own in row.averages.items()
        if f"{ENEMY}{name}" in row.averages and name != form.score
    ]
    return tuple(sorted((one for one in found if one.share >= WORTH_TELLING), key=lambda one: -one.share))[:TOLD]


def _documents(pack: Pack, form: BattleForm, scenario: str) -> Iterator[Loaded]:
    """Yield the document of a scenario: its kind is what a system calls its scenarios where it tells of a battle."""
    named = (pack.find(fact.name, scenario) for fact in form.facts if fact.kind == "word")
    yield from (document for document in named if document is not None)
