"""What players are offered, and what they choose of it: what a player never chooses it cannot use.

Run: python -m benchmarks.options [SYSTEM ...] [--battles N] [--player NAME ...]. It needs compiled kernels.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence

from benchmarks.never_chosen import why_never
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder, Participant
from engine.execution.simulation import Simulation
from engine.experiments.offers import Option, Tally, watched
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SYSTEM_NAMES, SystemName

BATTLES = 1000


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=[*SYSTEM_NAMES])
    parser.add_argument("--battles", type=int, default=BATTLES)
    parser.add_argument("--player", action="append")
    given = parser.parse_args()
    for system in given.systems:
        [pack] = read_packs([CONTENT / system]).packs
        players = given.player or [DEFAULT_PLAYER]
        tallies = {player: watch(pack, given.battles, player) for player in players}
        print(f"\n{system}: offered against chosen, in {given.battles:,} battles")
        for line in lines(system, tallies):
            print(line, flush=True)


def watch(pack: Pack, battles: int, player: str = DEFAULT_PLAYER) -> Tally:
    """Return what a player at every seat was offered and chose in so many battles, whose scenarios take turns."""
    simulation, tally = Simulation(pack, "compiled"), Tally()
    scenarios: Sequence[str | None] = [*sorted(simulation.scenarios)] or [None]
    for seed in range(battles):
        scenario = scenarios[seed % len(scenarios)]
        seats = simulation.form_for(scenario).seats
        order = BattleOrder(tuple(Participant(seat, None, player) for seat in seats), scenario, None, seed)
        tally.add(watched(simulation, order)[0][player])
    return tally


def lines(system: SystemName, tallies: Mapping[str, Tally]) -> Iterator[str]:
    """Yield the rows of the table: of each player how often it chose an answer, of how many times it could.

    What none of them chooses has its reason, if one is known.
    """
    yield "".join(["| question | answer |", *(f" `{player}` |" for player in tallies), " why never |"])
    yield "|---|---|" + "---:|" * len(tallies) + "---|"
    never = never_chosen(tallies.values())
    for option in sorted({option for tally in tallies.values() for option in tally.offered}):
        said = "".join(_counts(tally, option) for tally in tallies.values())
        why = why_never(system, option[1]) if option in never else ""
        yield f"| `{option[0]}` | {option[1]} |{said} {why} |"


def never_chosen(tallies: Iterable[Tally]) -> set[Option]:
    """Return what some players were offered and none of them chose once."""
    each = [*tallies]
    return {option for tally in each for option in tally.offered} - {
        option for tally in each for option in tally.chosen
    }


def _counts(tally: Tally, option: Option) -> str:
    offered, chosen = tally.offered[option], tally.chosen[option]
    return f" {chosen:,} of {offered:,} ({chosen / offered:.1%}) |" if offered else " |"


if __name__ == "__main__":
    main()
