"""What a step costs: terrain, contours, trenches, crawling. Rules: IN.TER.2 to IN.TER.4, IN.GAP.14, IN.GAP.15."""

from engine.games.infantry.kernel.codes import NOWHERE, Land
from engine.games.infantry.kernel.numbers.codes import Step
from engine.games.infantry.kernel.numbers.steps import costs_together
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.ground import land_at, level_at


def entry_of(land: int, from_land: int) -> int:
    """Return the kind of step that leads into a terrain. Rules: IN.TUN.2, IN.TUN.3, IN.WAT.1, IN.WAT.5, IN.WIR.1."""
    if land == Land.TRENCH:
        return Step.IN_TRENCH if from_land == Land.TRENCH else Step.TRENCH_EDGE
    if land == Land.SHALLOW_WATER:
        return Step.SHALLOW
    if land == Land.DEEP_WATER:
        return Step.SWIM
    if land == Land.BARBED_WIRE:
        return Step.WIRE
    return dry_entry(land)


def dry_entry(land: int) -> int:
    """Return the kind of step that leads into ground that is neither dug, wet nor wired. Rules: IN.TER.1, IN.TER.4."""
    if land == Land.ROUGH:
        return Step.ROUGH
    if land == Land.SWAMP:
        return Step.SWAMP
    return Step.CLIMB if land == Land.LOW_WALL else Step.STANDARD


def with_cost(game: Game, cost: int, step: int) -> int:
    """Return a cost with that of one more kind of step; 0 is nothing special so far. Rule: IN.GAP.15."""
    more: int = game.numbers.step_ap[step]
    return costs_together(game.numbers, cost, more) if cost else more


def step_cost(game: Game, person: int, from_column: int, from_row: int, column: int, row: int) -> int:
    """Return the AP of a trooper's step from one dot to its neighbour. Rules: IN.TUN.2 to IN.TUN.4, IN.GAP.15."""
    if game.battle.tunnel[person] != NOWHERE:
        return game.numbers.step_ap[Step.IN_TUNNEL]
    from_land: int = land_at(game, from_column, from_row)
    land: int = land_at(game, column, row)
    entry: int = entry_of(land, from_land)
    cost: int = game.numbers.step_ap[entry] if entry != Step.STANDARD else 0
    if from_land == Land.TRENCH and land != Land.TRENCH:
        cost = with_cost(game, cost, Step.TRENCH_EDGE)
    if level_at(game, from_column, from_row) != level_at(game, column, row):
        cost = with_cost(game, cost, Step.CONTOUR)
    if game.battle.prone[person]:
        cost = with_cost(game, cost, Step.CRAWL)
    return cost if cost > 0 else game.numbers.step_ap[Step.STANDARD]
