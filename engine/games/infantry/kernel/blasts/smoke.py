"""Smoke: where it lands, how it grows, and when it is gone. Rules: IN.SMK.2 to IN.SMK.7, IN.GAP.13, IN.GAP.51."""

from engine.games.infantry.kernel.codes import CLOUDS, NOBODY, Event, NoEffect
from engine.games.infantry.kernel.numbers.codes import AREA_MIDDLE
from engine.games.infantry.kernel.numbers.harm import fill_smoke, place_of, smoke_gone_turn
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import dot_of, is_obstacle, is_on_map, note, note_side


def land_smoke(game: Game, person: int, column: int, row: int) -> None:
    """Let smoke rise from a dot; there is none on a wall. Rules: IN.SMK.3, IN.GAP.51."""
    if is_obstacle(game, column, row) and not game.numbers.smoke_on_wall:
        note(game, Event.NO_EFFECT, person, NOBODY, NoEffect.ON_A_WALL, 0, 0)
        return
    if game.battle.clouds < CLOUDS:
        cloud: int = game.battle.clouds
        game.battle.clouds += 1
        game.battle.cloud_column[cloud] = column
        game.battle.cloud_row[cloud] = row
        game.battle.cloud_side[cloud] = game.forces.side[person]
        game.battle.cloud_turn[cloud] = game.battle.turn
        game.battle.cloud_grown[cloud] = 0
        fill_dots(game, cloud)
        note_cloud(game, cloud)


def radius_of(game: Game, cloud: int) -> int:
    """Return the radius of a cloud. Rules: IN.SMK.3, IN.SMK.5."""
    return game.numbers.smoke_grown if game.battle.cloud_grown[cloud] else game.numbers.smoke_radius


def note_cloud(game: Game, cloud: int) -> None:
    """Note where a cloud is and how far it reaches."""
    gone: int = smoke_gone_turn(game.numbers, game.battle.cloud_turn[cloud])
    column: int = game.battle.cloud_column[cloud]
    row: int = game.battle.cloud_row[cloud]
    note_side(game, Event.SMOKE, game.battle.cloud_side[cloud], column, row, radius_of(game, cloud), gone, 0)


def grow_smoke(game: Game, side: int) -> None:
    """Let the smoke grow that a side has thrown in an earlier turn. Rule: IN.SMK.5."""
    for cloud in range(game.battle.clouds):
        waits: bool = game.battle.cloud_grown[cloud] == 0 and game.battle.cloud_turn[cloud] < game.battle.turn
        if waits and game.battle.cloud_side[cloud] == side:
            game.battle.cloud_grown[cloud] = 1
            fill_dots(game, cloud)
            note_cloud(game, cloud)


def clear_smoke(game: Game) -> None:
    """Take away the smoke whose time has come. Rules: IN.SMK.7, IN.GAP.13."""
    kept: int = 0
    for cloud in range(game.battle.clouds):
        if smoke_gone_turn(game.numbers, game.battle.cloud_turn[cloud]) <= game.battle.turn:
            column: int = game.battle.cloud_column[cloud]
            note_side(game, Event.SMOKE_GONE, NOBODY, column, game.battle.cloud_row[cloud], 0, 0, 0)
        else:
            move_cloud(game, cloud, kept)
            kept += 1
    if kept < game.battle.clouds:
        game.battle.clouds = kept
        for dot in range(game.ground.width * game.ground.height):
            if game.battle.smoke[dot] <= game.battle.turn:
                game.battle.smoke[dot] = 0


def move_cloud(game: Game, cloud: int, to: int) -> None:
    """Give a cloud another number."""
    game.battle.cloud_column[to] = game.battle.cloud_column[cloud]
    game.battle.cloud_row[to] = game.battle.cloud_row[cloud]
    game.battle.cloud_side[to] = game.battle.cloud_side[cloud]
    game.battle.cloud_turn[to] = game.battle.cloud_turn[cloud]
    game.battle.cloud_grown[to] = game.battle.cloud_grown[cloud]


def fill_dots(game: Game, cloud: int) -> None:
    """Mark on the dots that a cloud fills now when it goes; obstacles that fall later let no more in.

    Rules: IN.SMK.3, IN.SMK.5, IN.SMK.6.
    """
    radius: int = radius_of(game, cloud)
    gone: int = smoke_gone_turn(game.numbers, game.battle.cloud_turn[cloud])
    column: int = game.battle.cloud_column[cloud]
    row: int = game.battle.cloud_row[cloud]
    for up in range(-AREA_MIDDLE, AREA_MIDDLE + 1):
        for across in range(-AREA_MIDDLE, AREA_MIDDLE + 1):
            open_dot: bool = is_on_map(game, column + across, row + up)
            wall: bool = not open_dot or is_obstacle(game, column + across, row + up)
            game.area.wall[place_of(across, up)] = 1 if wall else 0
    fill_smoke(game.numbers, game.area, radius)
    for up in range(-radius, radius + 1):
        for across in range(-radius, radius + 1):
            if game.area.filled[place_of(across, up)]:
                dot: int = dot_of(game, column + across, row + up)
                game.battle.smoke[dot] = max(game.battle.smoke[dot], gone)
