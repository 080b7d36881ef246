"""Players that are trained: how well one does against others, and the search for its weights.

The search is evolution of a covariance matrix (Hansen), against a pool that stands still. Each round has dice of its
own, the same for all who are tried in it; who is found is judged on dice that nobody has seen. Weights that are held
stay as they are, so that a player keeps its style.
"""

import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from pathlib import Path
from typing import Any, Final

from engine.battles.orders import BattleOrder, OrderError, Outcome, Participant
from engine.battles.played import battles_of
from engine.battles.styles import KIND, bounds_of, within_bounds
from engine.execution.executors import LOCAL, Executor
from engine.execution.serialization import NO_PLACES
from engine.execution.simulation import Simulation
from engine.experiments.statistics import BlockSums, Interval, block_rate
from schemas.models.player import PlayerDocument, Training
from schemas.packs.packs import Loaded, Pack

Seating = tuple[str, BattleOrder]
"""The seat of the player who is judged, and the battle."""


def with_players(pack: Pack, players: Mapping[str, PlayerDocument]) -> Pack:
    """Return a pack with some more players, or with others of the same names."""
    others = (one for one in pack.documents if one.kind != KIND or one.id not in players)
    more = (Loaded(KIND, name, model, {}, Path(), NO_PLACES, pack.manifest.id) for name, model in players.items())
    return replace(pack, documents=(*others, *more))


@dataclass(frozen=True)
class Match:
    """Whom a player meets, where, and how often: every seed from every seat.

    Seeds take the scenarios in turn, and for all of them the opponents; None among the scenarios is a battle without
    one. Forces and maps are as a scenario has them, or drawn by the seed, alike from every seat. `turn` is the number
    of the first seed.
    """

    against: tuple[str, ...]
    scenarios: tuple[str | None, ...]
    seeds: range
    turn: int = 0

    def seatings(self, simulation: Simulation, player: str) -> Iterator[Seating]:
        """Yield the battles of a player, seed by seed."""
        for number, seed in enumerate(self.seeds, start=self.turn):
            scenario = self.scenarios[number % len(self.scenarios)]
            opponent = self.against[number // len(self.scenarios) % len(self.against)]
            seats = simulation.form_for(scenario).seats
            for own in seats:
                who = tuple(Participant(seat, None, player if seat == own else opponent) for seat in seats)
                yield own, BattleOrder(who, scenario, None, seed)


def shares(simulation: Simulation, match: Match, players: Sequence[str], threads: int) -> dict[str, Interval]:
    """Return which share of its battles each of some players wins, with intervals; all seats share a draw.

    Battles that went beyond a limit are lost.
    """
    return shares_in([(simulation, match)], players, threads)


def shares_in(grounds: Iterable[tuple[Simulation, Match]], players: Sequence[str], threads: int) -> dict[str, Interval]:
    """Return the same of battles in several packs of a game, each as its own match has it."""
    sums: dict[str, BlockSums] = {}
    for simulation, match in grounds:
        seatings = [(player, *each) for player in players for each in match.seatings(simulation, player)]
        chunks = simulation.run((order for _, _, order in seatings), threads=threads)
        blocks: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
        for (player, own, order), outcome in zip(seatings, (one for chunk in chunks for one in chunk), strict=True):
            blocks[player, order.seed].append(points(own, outcome))
        for (player, _), won in blocks.items():
            found = sums.setdefault(player, BlockSums(len(simulation.form.seats)))
            found.add(sum(won) * found.seats / len(won))
    return {player: block_rate(sums[player]) for player in players}


def points(seat: str, outcome: Outcome) -> float:
    """Return what a battle counts for a seat: 1 if it has won, its share if nobody has, else 0."""
    if outcome.fault:
        return 0.0
    return float(outcome.result.winner == seat) if outcome.result.winner else 1 / len(outcome.seats)


FIRST_STEP: Final = 0.4
"""How far the first round looks: weights are tried in the main from two thirds to half as much again."""

TRIED: Final = "tried-"
"""What those who are tried are called, which is no id of a document."""

JUDGED_SEED: Final = 2**32
"""The first seed of the dice that judge; the search stays below."""

Scenarios = tuple[str | None, ...]
Hear = Callable[[int, "Round"], None]


def unheard(_number: int, _round: "Round") -> None:
    """Hear nothing."""


@dataclass(frozen=True)
class TrainOrder:
    """What is searched for: the weights of a player that begins as `start` and meets those of `against`.

    A round tries as many players as the library sees fit, each on so many `seeds`, from every seat; `rounds` of them
    are fought. `held` weights are not changed. The one found is judged on `judged` seeds. No `scenarios` are all that
    each pack has, and battles without one.
    """

    start: PlayerDocument
    against: tuple[str, ...]
    scenarios: Scenarios
    rounds: int
    seeds: int
    judged: int
    seed: int
    threads: int
    held: tuple[str, ...] = ()


@dataclass(frozen=True)
class Round:
    """A round of a search: the shares of battles that those who were tried in it have won, in their order."""

    shares: tuple[float, ...]

    @property
    def best(self) -> float:
        """Return the best share."""
        return max(self.shares)

    @property
    def mean(self) -> float:
        """Return the mean of all."""
        return sum(self.shares) / len(self.shares)


@dataclass(frozen=True)
class Trained:
    """A player that was found, how it and the one it began as do against the pool, and how the search went."""

    player: PlayerDocument
    share: Interval
    before: Interval
    rounds: tuple[Round, ...]


def held_at(player: PlayerDocument, words: str) -> tuple[PlayerDocument, tuple[str, ...]]:
    """Return a player with the weights that words such as `escape,harm_point=800` set, and the names of them all.

    Raises:
        OrderError: there is no such weight, or it may not be that much.
    """
    named = {
        each.partition("=")[0].strip(): each.partition("=")[2].strip() for each in words.split(",") if each.strip()
    }
    for name, value in named.items():
        if name not in type(player.weights).model_fields:
            raise OrderError(f"no weight {name!r}; there are: {', '.join(type(player.weights).model_fields)}")
        if value and not (value.isdigit() and within_bounds(player.weights, name, int(value)) == int(value)):
            low, high = bounds_of(player.weights, name)
            raise OrderError(f"{name} is a whole number from {low} to {high}, got {value!r}")
    moved = {name: int(value) for name, value in named.items() if value}
    weights = player.weights.model_copy(update=moved)
    return player.model_copy(update={"weights": weights}), tuple(named)


def train(
    packs: Sequence[Pack],
    order: TrainOrder,
    heard: Hear = unheard,
    known: Sequence[Round] = (),
    executor: Executor = LOCAL,
) -> Trained:
    """Search for the weights of a player that wins in some packs of a game, which take the seeds in turn.

    The same order finds the same player in the same packs, whatever the number of threads. `heard` is told of each
    round that was fought. Rounds that are `known`, from a search of the same order that was broken off, are not fought
    again.

    Raises:
        OrderError: nothing may be changed, the library is not installed, the packs are of several games, or battles
            cannot be fought as ordered.
    """
    [system, *others] = dict.fromkeys(pack.manifest.system for pack in packs)
    if others:
        raise OrderError(f"a player plays one game, and these packs are of {' and '.join((system, *others))}")
    free = [name for name in type(order.start.weights).model_fields if name not in order.held]
    if not free:
        raise OrderError("all weights are held, so there is nothing to search for")
    search, rounds = _search(len(free), order.seed), [*known]
    for number in range(order.rounds):
        asked = search.ask()
        if number == len(rounds):
            tried = {f"{TRIED}{at}": _moved(order.start, free, steps) for at, steps in enumerate(asked)}
            first = 1 + (order.seed * order.rounds + number) * order.seeds
            found = _met(packs, order, tried, range(first, first + order.seeds), executor)
            rounds.append(Round(tuple(found[name].estimate for name in tried)))
            heard(number, rounds[-1])
        search.tell(asked, [-share for share in rounds[number].shares])
    battles = sum(len(each.shares) for each in rounds) * order.seeds * len(battles_of(system).form.seats)
    training = Training(against=order.against, held=order.held, battles=battles, seed=order.seed)
    player = _moved(order.start, free, search.result.xfavorite).model_copy(update={"trained": training})
    both = {f"{TRIED}before": order.start, f"{TRIED}found": player}
    judged = _met(packs, order, both, range(JUDGED_SEED, JUDGED_SEED + order.judged), executor)
    return Trained(player, judged[f"{TRIED}found"], judged[f"{TRIED}before"], tuple(rounds))


def _met(
    packs: Sequence[Pack], order: TrainOrder, players: Mapping[str, PlayerDocument], seeds: range, executor: Executor
) -> dict[str, Interval]:
    """Return the shares of players who are tried on some seeds; a pack has those that leave its number over.

    Each pack begins at another turn, so that all scenarios and opponents are met though it has few seeds a round.
    """
    grounds: list[tuple[Simulation, Match]] = []
    for number, pack in enumerate(packs):
        first = (number - seeds.start) % len(packs)
        if first >= len(seeds):
            continue
        simulation = Simulation(with_players(pack, players), executor=executor)
        among = order.scenarios or (None, *simulation.scenarios)
        grounds.append((simulation, Match(order.against, among, seeds[first :: len(packs)], turn=first)))
    return shares_in(grounds, [*players], order.threads)


def _search(dimensions: int, seed: int) -> Any:
    try:
        with warnings.catch_warnings(action="ignore"):  # it would like to plot
            import cma  # noqa: PLC0415 - comes with the extra `train`
    except ImportError as error:
        raise OrderError("training needs the extra `train`: pip install 'musterpress[train]'") from error
    return cma.CMAEvolutionStrategy([0.0] * dimensions, FIRST_STEP, {"seed": seed, "verbose": -9})


def _moved(start: PlayerDocument, free: Sequence[str], steps: Any) -> PlayerDocument:
    """Return a player with its free weights that much larger or smaller, in powers of e, within their bounds."""
    weights = start.weights
    moved = {
        name: within_bounds(weights, name, getattr(weights, name) * exp(step))
        for name, step in zip(free, steps, strict=True)
    }
    return start.model_copy(update={"weights": weights.model_copy(update=moved)})
