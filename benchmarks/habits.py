"""What players of Battlesuit use of the rules and what they waste, as the rows of battles have it.

Run: python -m benchmarks.habits [PLAYER ...] [--battles N]; each player meets its like, the scenarios in turn.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.games.battlesuit.kernel.codes import Result
from engine.games.battlesuit.kernel.numbers.results import result_of
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs

GOES_ON: Final = {"step", "fly", "walks_on", "level", "bounce", "landing"}
USES_BOOST: Final = {"step", "fly", "level", "attack"}
EARLY: Final = 2
RESCUE: Final = "the_pathfinder"
LOSSES: Final = "enemies out of action"
FATE: Final = "what became of the target"
COUNTED: Final = (
    ("shots, of activations", "shots", "activate"),
    ("shots that no die lets have an effect", "hopeless shots", "shots"),
    ("hidden soldiers that are seen by the second turn", "seen early", "hidden at first"),
    ("moves without a shot that end where they began", "moves to nowhere", "moves"),
    ("boosts without use", "useless boosts", "boost"),
    ("shots in reaction", "reaction", "shots"),
    ("markers of mines set off or cleared, of those laid", "mine", "mine_laid"),
    ("times somebody went into stealth", "stealth begun", "activate"),
    ("times a commander took command", "pool", "activate"),
    ("soldiers painted", "paint", "activate"),
    ("soldiers that left the map", "exit", "deployed"),
    ("soldiers out of action", "lost", "deployed"),
    ("points scored for other things than enemies", "objective points", "points"),
    ("rangers brought off in *The Pathfinder*", "targets brought off", "rescues"),
    ("rangers lost there", "targets lost", "rescues"),
)
"""What is counted: in words, its name, and that of what it is a part of."""

Row = Mapping[str, Any]


def main() -> None:
    """Print a row for each habit, a column for each player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", default=["first", "steady", "heuristic"])
    parser.add_argument("--battles", type=int, default=360)
    asked = parser.parse_args()
    [pack] = read_packs([CONTENT / "battlesuit"]).packs
    found = [used(pack, player, asked.battles) for player in asked.players]
    for line in table(asked.players, found):
        print(line)


def table(players: Sequence[str], found: Sequence[Counter[str]]) -> Iterator[str]:
    """Yield the lines of a table of what some players do."""
    yield f"| what | {' | '.join(f'`{player}`' for player in players)} |"
    yield f"|---|{'---:|' * len(players)}"
    for words, part, whole in COUNTED:
        cells = (f"{each[part]:,} of {each[whole]:,} ({each[part] / max(1, each[whole]):.1%})" for each in found)
        yield f"| {words} | {' | '.join(cells)} |"


def used(pack: Pack, player: str, battles: int) -> Counter[str]:
    """Return how often things were done in battles of a player with its like, the scenarios in turn."""
    scenarios = sorted(each.id for each in pack.of_kind("scenario"))
    turns = (divmod(number, len(scenarios)) for number in range(battles))
    return sum((habits(pack, player, scenarios[at], seed) for seed, at in turns), Counter())


def habits(pack: Pack, player: str, scenario: str, seed: int) -> Counter[str]:
    """Return how often things were done in a battle with one player at both seats."""
    seats = tuple(Participant(side, None, player) for side in ("red", "blue"))
    battle = fight(pack, BattleOrder(seats, scenario, None, seed))
    found = count([*battle.rows()], battle.setup.game.numbers)
    found["rescues"] = int(scenario == RESCUE)
    return found


def count(rows: Sequence[Row], numbers: Any) -> Counter[str]:
    """Return how often things were done in the rows of a battle, by its numbers."""
    found = Counter(row["event"] for row in rows)
    places = {row["actor"]: row["at"] for row in rows if row["event"] == "deploy"}
    found["deployed"] = found["deploy"] + found["enter"]
    found["hidden at first"] = sum(row["event"] == "deploy" and row["hidden"] for row in rows)
    found["seen early"] = sum(row["event"] == "unhidden" and row["turn"] <= EARLY for row in rows)
    found["stealth begun"] = sum(row["event"] == "stealth" and not row["die"] for row in rows)
    found["points"] = sum(row["points"] for row in rows if row["event"] == "score")
    found["objective points"] = sum(row["points"] for row in rows if row["event"] == "score" and row["for"] != LOSSES)
    fates = [row["side"] for row in rows if row["event"] == "score" and row["for"] == FATE and row["points"]]
    found["targets lost"], found["targets brought off"] = fates.count("blue"), fates.count("red")
    aimed = [row["strength"] for row in rows if row["event"] == "attack" and "spillover" not in row["manner"]]
    found["shots"], found["hopeless shots"] = len(aimed), sum(is_hopeless(numbers, strength) for strength in aimed)
    for activation in activations(rows):
        actor = activation[0]["actor"]
        own = [row for row in activation[1:] if row.get("actor") == actor]
        way = [row["at"] for row in own if row["event"] in GOES_ON and "at" in row]
        found["moves"] += bool(way)
        done = [row["event"] for row in own]
        found["moves to nowhere"] += bool(way) and way[-1] == places.get(actor) and "attack" not in done
        found["useless boosts"] += "boost" in done and not {*done[done.index("boost") :]} & USES_BOOST
        places.update({row["actor"]: row["at"] for row in activation if "actor" in row and "at" in row})
    return found


def activations(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Yield the rows of each activation, that of the activation first."""
    number = 0
    counted = [(number := number + (row["event"] == "activate"), row) for row in rows]
    for at, group in groupby(counted, key=lambda each: each[0]):
        if at:
            yield [row for _, row in group]


def is_hopeless(numbers: Any, strength: int) -> bool:
    """Return whether no die lets a shot of a strength do anything. Rule: BS.FIR.10."""
    return all(result_of(numbers, strength, die) == Result.NE for die in range(1, numbers.combat_die + 1))


if __name__ == "__main__":
    main()
