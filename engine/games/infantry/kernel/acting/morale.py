"""Morale: checks, and the shaken, who are driven to cover or to their own edge. Rules: IN.MOR.1, IN.GAP.28."""

from engine.games.infantry.kernel.chance import throw_two
from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, ArcEnd, Draw, Edge, Ending, Event, Land, State
from engine.games.infantry.kernel.firing.reactions import react_to
from engine.games.infantry.kernel.moving.steps import dot_refused, is_full, make_step, step_cost, step_refused
from engine.games.infantry.kernel.numbers.harm import checks_morale, morale_target, passes_morale
from engine.games.infantry.kernel.numbers.targets import dots_apart
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import end_arc, leave_gun
from engine.games.infantry.kernel.standing.people import (
    FAR_AWAY,
    dot_of,
    enemy_near,
    is_fighting,
    is_on_map,
    judge,
    land_at,
    note,
    note_long,
)

STRAIGHTNESS = 1000


def is_advance(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a dot is nearer to the nearest enemy than a trooper is. Rule: IN.GAP.28."""
    before: int = enemy_near(game, person, game.battle.column[person], game.battle.row[person])
    return enemy_near(game, person, column, row) < before


def gives_cover(game: Game, column: int, row: int) -> bool:
    """Return whether a dot is cover: vegetation, a trench, a low wall or a dot beside one. Rule: IN.GAP.28."""
    land: int = land_at(game, column, row)
    if (
        land == Land.LIGHT_VEGETATION
        or land == Land.HEAVY_VEGETATION
        or (land == Land.TRENCH and game.rulings.tunnels == 1)
    ):
        return True
    for beside_row in range(row - 1, row + 2):
        for beside in range(column - 1, column + 2):
            if is_on_map(game, beside, beside_row) and land_at(game, beside, beside_row) == Land.LOW_WALL:
                return True
    return False


def own_edge(game: Game, side: int) -> int:
    """Return the edge of the map from which the zone of a side reaches in least far. Rules: IN.GAP.28, IN.HOUSE.10."""
    found: int = Edge.SOUTH
    least: int = game.forces.north[side] + 1
    if game.ground.height - game.forces.south[side] < least:
        least = game.ground.height - game.forces.south[side]
        found = Edge.NORTH
    if game.forces.east[side] + 1 < least:
        least = game.forces.east[side] + 1
        found = Edge.WEST
    if game.ground.width - game.forces.west[side] < least:
        found = Edge.EAST
    return found


def is_on_own_edge(game: Game, side: int, column: int, row: int) -> bool:
    """Return whether a dot lies on a side's own edge of the map. Rule: IN.GAP.28."""
    edge: int = own_edge(game, side)
    if edge == Edge.SOUTH:
        return row == 0
    if edge == Edge.NORTH:
        return row == game.ground.height - 1
    return column == (0 if edge == Edge.WEST else game.ground.width - 1)


def is_refuge(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a dot, as it lies there, is one that the shaken make for. Rule: IN.GAP.28."""
    land: int = land_at(game, column, row)
    bad: bool = (land == Land.DEEP_WATER and game.rulings.water == 1) or (
        land == Land.BARBED_WIRE and game.rulings.wire == 1
    )
    if bad or game.battle.fire[dot_of(game, column, row)]:
        return False
    return gives_cover(game, column, row) or is_on_own_edge(game, game.forces.side[person], column, row)


def is_free_refuge(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a trooper can make for a dot: a refuge, free, and no nearer to the enemy. Rule: IN.GAP.28."""
    if not is_refuge(game, person, column, row) or dot_refused(game, person, column, row):
        return False
    return not is_full(game, person, column, row) and not is_advance(game, person, column, row)


def finds_refuge(game: Game, person: int) -> bool:
    """Choose the nearest refuge, of equals farthest from the enemy; return whether there is one. Rule: IN.GAP.28."""
    least: int = FAR_AWAY
    farthest: int = 0
    for row in range(game.ground.height):
        for column in range(game.ground.width):
            away: int = dots_apart(game.battle.column[person], game.battle.row[person], column, row)
            if away <= least and is_free_refuge(game, person, column, row):
                safe: int = enemy_near(game, person, column, row)
                if away < least or safe > farthest:
                    game.choice.column = column
                    game.choice.row = row
                    farthest = safe
                least = away
    return least < FAR_AWAY


def drive(game: Game, person: int) -> None:
    """Let a shaken trooper go where it makes for, as far as its AP last, under the enemy's arcs. Rule: IN.GAP.28."""
    if not needs_refuge(game, person) or not finds_refuge(game, person):
        return
    column: int = game.choice.column
    row: int = game.choice.row
    note(game, Event.FLEES, person, NOBODY, column, row, 1 if gives_cover(game, column, row) else 0)
    while is_fighting(game, person) and try_way(game, person, column, row):
        make_step(game, person, game.choice.column, game.choice.row)
        react_to(game, person)


def needs_refuge(game: Game, person: int) -> bool:
    """Return whether a trooper is neither caught, nor under ground, nor where it would make for. Rule: IN.GAP.28."""
    if game.battle.caught[person] or game.battle.tunnel[person] != NOWHERE:
        return False
    return not is_refuge(game, person, game.battle.column[person], game.battle.row[person])


def try_way(game: Game, person: int, column: int, row: int) -> bool:
    """Choose the cheapest step that leads nearer to a dot, of equals the straightest; return whether there is one.

    Rule: IN.GAP.28.
    """
    here_column: int = game.battle.column[person]
    here_row: int = game.battle.row[person]
    least: int = NOBODY
    for place in range(9):
        next_column: int = here_column + place % 3 - 1
        next_row: int = here_row + place // 3 - 1
        if leads_home(game, person, next_column, next_row, column, row):
            cost: int = STRAIGHTNESS * step_cost(game, person, here_column, here_row, next_column, next_row)
            cost += abs(column - next_column) + abs(row - next_row)
            if least == NOBODY or cost < least:
                least = cost
                game.choice.column = next_column
                game.choice.row = next_row
    return least != NOBODY


def leads_home(game: Game, person: int, next_column: int, next_row: int, column: int, row: int) -> bool:
    """Return whether a step is legal, no advance, to a free dot, and leads nearer to another one. Rule: IN.GAP.28."""
    before: int = dots_apart(game.battle.column[person], game.battle.row[person], column, row)
    if dots_apart(next_column, next_row, column, row) >= before or step_refused(game, person, next_column, next_row):
        return False
    return not is_full(game, person, next_column, next_row) and not is_advance(game, person, next_column, next_row)


def check_squads(game: Game) -> None:
    """Check the morale of squads that have lost somebody, at the end of a side's turn. Rules: IN.MOR.1, IN.GAP.28."""
    for squad in range(game.forces.squads):
        new: bool = game.battle.fallen[squad] > 0 or game.rulings.checks_every_turn == 1
        game.battle.fallen[squad] = 0
        if new and checks_morale(game.numbers, game.battle.dead[squad]):
            check_squad(game, squad)


def check_squad(game: Game, squad: int) -> None:
    """Let the survivors of a squad check their morale, until a side is gone. Rules: IN.MOR.2, IN.HOUSE.9."""
    for person in range(game.forces.people):
        is_in: bool = game.forces.squad[person] == squad and is_fighting(game, person)
        if is_in and game.battle.over == Ending.NOT_OVER:
            check_morale(game, person, False)
            judge(game)


def leadership_in(game: Game, squad: int) -> int:
    """Return the leadership of a squad's leader who lives, or of who follows, else 0. Rules: IN.MOR.4, IN.GAP.41."""
    for person in range(game.forces.people):
        leads: bool = game.forces.squad[person] == squad and game.forces.leads[person] == 1
        if leads and is_fighting(game, person):
            return game.forces.leadership[person]
    return game.rulings.leadership if game.rulings.leader_replaced else 0


def check_morale(game: Game, person: int, at_start: bool) -> None:
    """Let a trooper check its morale; the shaken are calm again only at the start of their own turn.

    Rules: IN.MOR.2 to IN.MOR.6, IN.GAP.28.
    """
    squad: int = game.forces.squad[person]
    leadership: int = leadership_in(game, squad)
    target: int = morale_target(game.numbers, game.forces.experience[person], game.battle.dead[squad], leadership)
    roll: int = throw_two(game, person, Draw.MORALE)
    passed: bool = passes_morale(game.numbers, target, roll)
    was: int = game.battle.shaken[person]
    game.battle.shaken[person] = 1 if not passed or (was and not at_start) else 0
    note_long(game, Event.MORALE, person, NOBODY, roll, target, 1 if passed else 0, was, game.battle.shaken[person])
    if not passed:
        fail(game, person, not at_start or game.rulings.rally_counts == 1)
    elif not game.battle.shaken[person]:
        game.battle.failures[person] = 0


def fail(game: Game, person: int, counts: bool) -> None:
    """Shake a trooper who has failed, or rout it where that counts and is one failure too many. Rule: IN.GAP.28."""
    game.battle.failures[person] += 1 if counts else 0
    if game.rulings.fails_rout or game.battle.failures[person] >= game.rulings.routed_after:
        rout(game, person)
    else:
        end_arc(game, person, ArcEnd.SHAKEN)


def rout(game: Game, person: int) -> None:
    """Take a trooper off the map who has had enough: it is lost, not dead. Rule: IN.GAP.28."""
    end_arc(game, person, ArcEnd.SHAKEN)
    leave_gun(game, person)
    note(game, Event.ROUTED, person, NOBODY, game.forces.value[person], 0, 0)
    game.battle.state[person] = State.ROUTED
    game.battle.ap[person] = 0
    game.battle.lost[game.forces.side[person]] += game.forces.value[person]
