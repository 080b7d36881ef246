"""The players of all games, trained again: what each training finds, and how it does beside the one that is shipped.

Run: python -m benchmarks.training [GAME[/PLAYER] ...]; what is found is left in out/players, as documents.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from benchmarks.drawn_packs import drawn, shipped
from engine.battles.styles import player_of, player_text
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.statistics import Interval
from engine.experiments.training import JUDGED_SEED, Match, TrainOrder, held_at, shares, train, with_players
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName

OUT = Path("out/players")
ROUNDS, JUDGED = 30, 500
FOUND = "found"
DRAWN = 40
"""Packs at random that a player is trained in who is to play with any content."""


@dataclass(frozen=True)
class Recipe:
    """How a player is trained: whom it begins as, whom it meets, what is held, and in which packs beside the shipped.

    `drawn` packs have content at random, `also` names others; the shipped one has as many seeds as these together.
    """

    player: str
    start: str = "steady"
    against: tuple[str, ...] = ("first", "steady")
    hold: str = ""
    drawn: int = 0
    also: tuple[str, ...] = ()


SEEDS: Final[Mapping[SystemName, int]] = {
    "maneuvers": 120,
    "infantry": 60,
    "seven_seconds": 60,
    "survive": 30,
    "battlesuit": 12,
}
"""Seeds a round; a battle of Battlesuit takes as long as twenty of maneuvers."""

RECIPES: Final[Mapping[SystemName, Sequence[Recipe]]] = {
    "maneuvers": (
        Recipe("steady", "first", ("first",)),
        Recipe("heuristic", against=("first", "steady", "bold"), drawn=DRAWN),
        Recipe(
            "bold",
            hold="harm_point=2500,hiding=5,hiding_when_flagged=5,exposure=5,readiness=5,escape=9999,escape_in_need=0",
        ),
        Recipe(
            "careful",
            hold="hiding=400,hiding_when_flagged=400,exposure=400,escape=0,escape_in_need=2000,hopeless_edge=4",
        ),
        Recipe("scorer", hold="point=400,harm_point=60"),
    ),
    "infantry": (
        Recipe("steady", "first", ("first",)),
        Recipe("heuristic", drawn=DRAWN),
        Recipe("bold", hold="nerve=1000,good_number=10,fair_number=12,waiting_turns=1"),
        Recipe("careful", hold="nerve=15,close_dots=1,cover=40,near_turns=8,standing_up=8"),
        Recipe("runner", hold="nerve=300,good_number=6,fair_number=8,way=30"),
    ),
    "seven_seconds": (
        Recipe("steady", "first", ("first",)),
        Recipe("heuristic", also=("homebrew_example",)),
        Recipe("bold", hold="shelter=0,exposure=0"),
        Recipe("careful", hold="shelter=150000,exposure=120000"),
        Recipe("scorer", hold="vp=500000,progress=30000"),
    ),
    "survive": (
        Recipe("steady", "first", ("first",)),
        Recipe("heuristic", "heuristic", ("heuristic", "steady", "first", "random")),
        Recipe("bold", hold="standoff_percent=25,pulse_mil=1,last_pulse_mil=3,charge=40,mobbing_loss=900,risk=200"),
        Recipe("careful", hold="standoff_percent=60,pulse_mil=20,last_pulse_mil=60,hold=250,charge=300,risk=1200"),
        Recipe("seeker", hold="carrier=12000,prime=9000,near_goal=1500,finish=8000,gift=3000,claim_mil=40000"),
    ),
    "battlesuit": (
        Recipe("heuristic", against=("first", "steady")),
        Recipe(
            "bold",
            "heuristic",
            ("first", "steady", "heuristic"),
            "weakest_shot=3,standing_shot=0,seen=0,seen_aloft=0,damaged=9,leader_damaged=9,ambush=0,stealth_points=0,"
            "bounce_eyes=60,bounce_damage=9",
        ),
        Recipe(
            "careful",
            "heuristic",
            ("first", "steady", "heuristic"),
            "seen=200,seen_aloft=60,damaged=2,leader_damaged=1,stealth_points=25,ambush=4,bounce_eyes=1,"
            "bounce_damage=0,retreat=3",
        ),
        Recipe(
            "scorer",
            "heuristic",
            ("first", "steady", "heuristic"),
            "way=200,objective=40,ground_mp=4,standing_shot=9,slow_mp=0,bounce_shot=20,damaged=5,leader_damaged=5",
        ),
    ),
}


def main(names: Sequence[str]) -> None:
    """Train the players that are named, or all of a game, or all, and print a row for each as it is found."""
    print("game | player | against | held | battles | s | wins, of the pool | shipped | found against shipped")
    for system, recipes in RECIPES.items():
        for recipe in recipes:
            if not names or {system, f"{system}/{recipe.player}"} & {*names}:
                print(" | ".join(trained(system, recipe)), flush=True)


def trained(system: SystemName, recipe: Recipe) -> Iterator[str]:
    """Yield the cells of a player's row, whose document is written."""
    began = monotonic()
    pack, threads = shipped(system), usable_cores()
    start, held = held_at(player_of(pack, recipe.start), recipe.hold)
    order = TrainOrder(start, recipe.against, (), ROUNDS, SEEDS[system], JUDGED, seed=1, threads=threads, held=held)
    more = others(system, recipe)
    found = train([*[pack] * max(1, len(more)), *more], order)
    write(system, recipe.player, player_text(found.player, recipe.player))
    spent = found.player.trained.battles if found.player.trained else 0
    yield from (system, recipe.player, " ".join(recipe.against), recipe.hold or "-", f"{spent:,}")
    yield from (f"{monotonic() - began:.0f}", told(found.share))
    seeds = range(JUDGED_SEED, JUDGED_SEED + JUDGED)
    simulation = Simulation(with_players(pack, {FOUND: found.player}))
    among = (None, *simulation.scenarios)
    yield told(shares(simulation, Match(recipe.against, among, seeds), [recipe.player], threads)[recipe.player])
    yield told(shares(simulation, Match((recipe.player,), among, seeds), [FOUND], threads)[FOUND])


def others(system: SystemName, recipe: Recipe) -> list[Pack]:
    """Return the packs in which a player is trained beside the shipped one."""
    named = read_packs([CONTENT / name for name in (system, *recipe.also)]).packs
    return [*(pack for pack in named if pack.manifest.id in recipe.also), *drawn(system, range(1, recipe.drawn + 1))]


def write(system: str, name: str, text: str) -> None:
    """Leave a document of a player."""
    file = OUT / system / f"{name}.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def told(share: Interval) -> str:
    """Return a share with its interval, in percent."""
    return f"{share.estimate:.1%} ({share.low:.1%} to {share.high:.1%})"


if __name__ == "__main__":
    main(sys.argv[1:])
