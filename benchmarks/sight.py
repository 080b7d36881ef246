"""How long all lines of sight of a Battlesuit map take, from ground to ground.

Run: python -m benchmarks.sight

Four panels in a square have 2,381 points and 2.8 million pairs. Times are CPU seconds of one core.
"""

import time
from random import Random

from engine.games.battlesuit.maps.battlefield import Field, chart_of
from engine.games.battlesuit.maps.layouts import Layout, Panel
from engine.games.battlesuit.maps.sight import SightGround, sight_ground, sight_table
from schemas.models.battlesuit.rules.fire import SightRules
from schemas.models.battlesuit.rules.terrain import TerrainRules

SQUARE = Layout(((Panel("A"), Panel("B", 180)), (Panel("C"), Panel("D"))))
KINDS = ("woods", "building", "rubble", "marsh")
MAPS = {"bare": 0.0, "a tenth covered": 0.1, "a third covered": 0.33}


def ground(share: float) -> SightGround:
    """Return a map with terrain on a share of its points, and hills on half as many."""
    random = Random(1)
    dots = [*SQUARE.names]
    terrain = {dot: random.choice(KINDS) for dot in dots if random.random() < share}
    levels = {dot: random.choice((1, 2)) for dot in dots if random.random() < share / 2}
    return sight_ground(Field(SQUARE, terrain, levels), chart_of(TerrainRules()), SightRules())


def main() -> None:
    """Print the times."""
    for name, share in MAPS.items():
        look = ground(share)
        start = time.process_time()
        table = sight_table(look)
        taken = time.process_time() - start
        kept = time.process_time()
        sight_table(ground(share))
        again = time.process_time() - kept
        print(
            f"{name}: {len(table.seen):,} pairs, {sum(table.seen) / len(table.seen):.0%} in sight, "
            f"{taken:.2f} s; asked again {again:.3f} s"
        )


if __name__ == "__main__":
    main()
