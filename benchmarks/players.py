"""Players against each other, and how much a search wins against each: who can be exploited measures badly.

Run: python -m benchmarks.players [GAME ...]
"""

import sys
from collections.abc import Iterator, Sequence

from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.styles import KIND, player_of
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.statistics import Interval
from engine.experiments.training import Match, TrainOrder, shares, train
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SYSTEM_NAMES

SEEDS = 1000
FIRST_SEED = 2**33
SEARCHES = {"widely": (32, 26), "longer": (60, 240)}
"""Rounds, and seeds a round: some 20,000 fights with two seats, and ten times as many in longer rounds."""


def main(systems: Sequence[str]) -> None:
    """Print the tables of some games."""
    for system in systems:
        [pack] = read_packs([CONTENT / system]).packs
        documents = (loaded.id for loaded in pack.of_kind(KIND) if loaded.id != DEFAULT_PLAYER)
        players = (DEFAULT_PLAYER, *documents)
        print(f"\n{system}: share of battles that the player of the row wins against that of the column")
        for line in meetings(pack, players):
            print(line)
        print(f"\n{system}: share that a search wins against a player, on {SEEDS} fresh seeds from every seat")
        for line in searches(pack, players):
            print(line)


def meetings(pack: Pack, players: Sequence[str]) -> Iterator[str]:
    """Yield a row for each player."""
    simulation = Simulation(pack)
    scenarios = (None, *simulation.scenarios)
    yield " | ".join(["player", *players])
    for player in players:
        met = (Match((other,), scenarios, range(FIRST_SEED, FIRST_SEED + SEEDS)) for other in players)
        found = [shares(simulation, match, [player], usable_cores())[player] for match in met]
        yield " | ".join([player, *(f"{share.estimate:.1%}" for share in found)])


def searches(pack: Pack, players: Sequence[str]) -> Iterator[str]:
    """Yield a row for each player and search, from itself and from `first`: its battles, and what it wins."""
    yield "against | begun as | battles | wins"
    for against in players:
        for rounds, seeds in SEARCHES.values():
            for start in (name for name in players if name in {"first", against}):
                order = TrainOrder(
                    player_of(pack, start), (against,), (), rounds, seeds, SEEDS, seed=7, threads=usable_cores()
                )
                found = train([pack], order)
                spent = found.player.trained.battles if found.player.trained else 0
                yield f"{against} | {start} | {spent:,} | {_told(found.share)}"


def _told(share: Interval) -> str:
    return f"{share.estimate:.1%} ({share.low:.1%} to {share.high:.1%})"


if __name__ == "__main__":
    main(sys.argv[1:] or SYSTEM_NAMES)
