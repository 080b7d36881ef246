"""Smoke: where it rises, how it grows, and when it is gone. Rules: IN.SMK.3 to IN.SMK.7, IN.GAP.13, IN.GAP.51."""

from dataclasses import replace

from tests.referees.infantry.bench import Bench, Declared
from tests.referees.infantry.ground import Cloud
from tests.referees.infantry.lines import Spot


def gone(bench: Bench) -> None:
    """Read which smoke goes at the start of a game turn. Rules: IN.SMK.7, IN.GAP.13."""
    for cloud in [each for each in bench.ground.clouds if each.until <= bench.turn]:
        bench.log.take("smoke_gone", "IN.SMK.7", column=cloud.spot[0], row=cloud.spot[1])
        bench.ground.clouds.remove(cloud)


def grows(bench: Bench) -> None:
    """Read how smoke of a side grows at the end of its movement phase. Rule: IN.SMK.5."""
    radius = bench.rules.smoke.grown_radius
    for at, cloud in enumerate(bench.ground.clouds):
        if cloud.side == bench.side and not cloud.grown and cloud.landed < bench.turn:
            _told(bench, cloud.spot, radius, cloud.until, cloud.side)
            dots = bench.ground.smoke_from(cloud.spot, radius)
            bench.ground.clouds[at] = replace(cloud, dots=dots, grown=True)


def rises(bench: Bench, shot: Declared, spot: Spot) -> None:
    """Read how smoke rises where it lands. Rules: IN.SMK.3, IN.SMK.6, IN.GAP.51."""
    rules, side = bench.rules.smoke, shot.soldier.side
    if bench.ground.stops(spot) and rules.on_wall == "no_smoke":
        bench.log.take("no_effect", "IN.GAP.51", actor=shot.soldier.name, why="on_a_wall")
        return
    until = bench.turn + (rules.turns if rules.counted_in == "game_turns" else -(-rules.turns // 2))
    _told(bench, spot, rules.radius, until, side)
    dots = bench.ground.smoke_from(spot, rules.radius)
    bench.ground.clouds.append(Cloud(spot, side, dots, until, bench.turn))


def _told(bench: Bench, spot: Spot, radius: int, until: int, side: str) -> None:
    told = {"column": spot[0], "row": spot[1], "radius": radius, "until": until}
    bench.log.take("smoke", "IN.SMK.5" if radius == bench.rules.smoke.grown_radius else "IN.SMK.3", side=side, **told)
