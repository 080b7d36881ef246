"""How well players do against others: every seed from every seat, the same dice for all who are compared."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.battles.orders import BattleOrder, Outcome, Participant
from engine.battles.styles import KIND
from engine.execution.serialization import NO_PLACES
from engine.execution.simulation import Simulation
from engine.experiments.statistics import BlockSums, Interval, block_rate
from schemas.models.player import PlayerDocument
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
    one. Forces and maps are as a scenario has them, or drawn by the seed, alike from every seat.
    """

    against: tuple[str, ...]
    scenarios: tuple[str | None, ...]
    seeds: range

    def seatings(self, simulation: Simulation, player: str) -> Iterator[Seating]:
        """Yield the battles of a player, seed by seed."""
        for number, seed in enumerate(self.seeds):
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
    seatings = [(player, *each) for player in players for each in match.seatings(simulation, player)]
    chunks = simulation.run((order for _, _, order in seatings), threads=threads)
    blocks: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
    for (player, own, order), outcome in zip(seatings, (one for chunk in chunks for one in chunk), strict=True):
        blocks[player, order.seed].append(points(own, outcome))
    sums = {player: BlockSums(len(simulation.form.seats)) for player in players}
    for (player, _), won in blocks.items():
        sums[player].add(sum(won) * sums[player].seats / len(won))
    return {player: block_rate(found) for player, found in sums.items()}


def points(seat: str, outcome: Outcome) -> float:
    """Return what a battle counts for a seat: 1 if it has won, its share if nobody has, else 0."""
    if outcome.fault:
        return 0.0
    return float(outcome.result.winner == seat) if outcome.result.winner else 1 / len(outcome.seats)
