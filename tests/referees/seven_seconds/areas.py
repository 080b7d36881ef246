"""Explosions, flames, craters and smoke: who is caught, and what becomes of the ground."""

from collections.abc import Callable
from typing import Any, Protocol

from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.ground import Disc, Ground, ground
from tests.referees.seven_seconds.harm import owe_damage, owe_graze
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, Point, distance_in
from tests.referees.seven_seconds.revealing import reveal
from tests.referees.seven_seconds.turns import act
from tests.referees.seven_seconds.viewing import in_arc


class Harm(Protocol):
    """What befalls a unit in an area."""

    def __call__(self, piece: Piece, *, doubtful: bool) -> None:
        """Owe it, in doubt or not."""


EXPLOSION = "an explosion"
# An area is measured, not counted: so near to half the referee takes the log's word.
SHARE_DOUBT = 0.03


def caught(piece: Piece, at: Point, radius_in: float) -> bool | None:
    """Return whether the closest edge of a base lies within a radius, None in doubt. Rulings: 7S.GAP.61, 7S.GAP.66."""
    over = distance_in(piece.at, at) - piece.radius_in - radius_in
    return None if 0 < over <= NEAR_IN else over <= 0


def detonation(bench: Bench, row: Row) -> None:
    """Everybody within the radius is affected. Rules: 7S.BLAST.1 to 7S.BLAST.8, 7S.KAM.2, 7S.GAP.62."""
    at, dice = (row["x_in"], row["y_in"]), round(row["radius_in"])
    actor = bench.table.pieces.get(row["actor"])
    if actor is not None and actor.name == bench.diving:
        bench.remove(actor.name)
        bench.table.spent.add(actor.name)
        if bench.brief.rules.kamikaze.counts_as_killed:
            bench.dues.owe("destroyed", "7S.GAP.119", actor=actor.name, target=actor.name)
    struck = {due.values["actor"] for due in bench.dues.owed if due.event == "destroyed"}
    _catch(
        bench, at, row["radius_in"], struck, lambda piece, doubtful: _owe_blast(bench, piece, dice, doubtful=doubtful)
    )
    field = bench.brief.field
    if 0 <= at[0] <= field.width_in and 0 <= at[1] <= field.depth_in:
        radius = bench.brief.rules.crater.diameter_in / 2
        bench.dues.owe("crater", "7S.BLAST.8", x_in=at[0], y_in=at[1], radius_in=radius)


def _catch(bench: Bench, at: Point, radius_in: float, spared: set[str], owe: Harm) -> None:
    """Owe what happens to all units in an area, and to those under the blips in it."""
    for piece in list(bench.table.pieces.values()):
        inside = caught(piece, at, radius_in)
        if piece.name in spared or inside is False:
            continue
        if piece.unit:
            owe(piece, doubtful=inside is None)
        elif piece.blip:
            bench.dues.owe(
                "reveal",
                "7S.GAP.62",
                lambda row: reveal(bench, row, _each(owe)),
                doubtful=inside is None,
                actor=piece.name,
                by=EXPLOSION,
            )


def _each(owe: Harm) -> Callable[[list[Piece]], None]:
    """Return what befalls the units of a blip that is caught, wherever they are put. Ruling: 7S.GAP.62."""

    def follow(units: list[Piece]) -> None:
        for unit in units:
            owe(unit, doubtful=False)

    return follow


def _owe_blast(bench: Bench, piece: Piece, dice: int, *, doubtful: bool) -> None:
    """Drones are destroyed; a trooper rolls, and again for each stage that harms it. Rules: 7S.BLAST.3, 7S.BLAST.4."""
    if piece.drone:
        bench.dues.owe("destroyed", "7S.BLAST.3", doubtful=doubtful, actor=piece.name)
    else:
        _owe_stage(bench, piece, dice, 1, doubtful=doubtful)


def _owe_stage(bench: Bench, piece: Piece, dice: int, stage: int, *, doubtful: bool = False) -> None:
    rule = ("7S.BLAST.4", "7S.BLAST.5", "7S.BLAST.6")[stage - 1]
    armour = bench.table.units[piece.name].armour
    bench.dues.owe(
        "blast_stage",
        rule,
        lambda row: _stage(bench, row, piece, dice),
        doubtful=doubtful,
        actor=piece.name,
        stage=stage,
        armour=armour,
    )


def _stage(bench: Bench, row: Row, piece: Piece, dice: int) -> None:
    """Any die above Armour damages, stuns, destroys. Rules: 7S.BLAST.4 to 7S.BLAST.6, 7S.GAP.63."""
    rule = ("7S.BLAST.4", "7S.BLAST.5", "7S.BLAST.6")[row["stage"] - 1]
    mine = [die for die in bench.dice if die["reason"] == "blast" and die["actor"] == piece.name]
    bench.dice = [die for die in bench.dice if die not in mine]
    bench.check(row, rule, f"{len(mine)} dice, not {dice}", holds=len(mine) == dice)
    beats = any(die["value"] > row["armour"] for die in mine)
    bench.check(row, rule, "the dice decide otherwise", holds=row["beats_armour"] == beats)
    if not row["beats_armour"]:
        return
    if row["stage"] == 1:
        owe_damage(bench, piece, rule)
        if not piece.damaged:
            _owe_stage(bench, piece, dice, 2)
    elif row["stage"] == 2:
        if not piece.stunned:
            bench.dues.owe("stunned", rule, actor=piece.name)
        _owe_stage(bench, piece, dice, 3)
    else:
        bench.dues.owe("destroyed", rule, actor=piece.name)


def crater(bench: Bench, row: Row) -> None:
    """A crater takes away what it covers by more than half. Rules: 7S.BLAST.8, 7S.BLAST.9, 7S.GAP.65."""
    at, radius = (row["x_in"], row["y_in"]), row["radius_in"]
    for number, patch in enumerate(bench.patches):
        if patch is not None:
            _owe_gone(bench, _covered(bench, patch, at, radius), number=number, made=True)
    for feature in bench.terrain:
        _owe_gone(bench, _covered(bench, feature, at, radius), feature=feature.name, made=False)
    bench.patches.append(ground(f"crater {len(bench.patches)}", "crater", Disc(at, radius), bench.brief.rules))


def _covered(bench: Bench, piece: Ground, at: Point, radius_in: float) -> float:
    """Return the share of a piece that a crater covers, 0 of what stays. Ruling: 7S.GAP.65."""
    return piece.shape.covered_by(at, radius_in) if piece.type in bench.brief.rules.crater.removable else 0.0


def _owe_gone(bench: Bench, share: float, **named: Any) -> None:
    over = share - bench.brief.rules.crater.removes_above_share
    if over > -SHARE_DOUBT:
        bench.dues.owe("terrain_gone", "7S.BLAST.9", doubtful=over < SHARE_DOUBT, **named)


def terrain_gone(bench: Bench, row: Row) -> None:
    """A piece of terrain is taken away. Rule: 7S.BLAST.9."""
    if row["made"]:
        if row["number"] < len(bench.patches):
            bench.patches[row["number"]] = None
    else:
        bench.terrain = [each for each in bench.terrain if each.name != row["feature"]]


def fire_flamer(bench: Bench, row: Row) -> None:
    """Smoke up to 6 in ahead, and flames for whoever is inside. Rules: 7S.FLAM.1 to 7S.FLAM.6, 7S.GAP.66."""
    actor = bench.piece(row, "actor")
    if actor is None:
        return
    act(bench, row, actor)
    rules, at = bench.brief.rules.flamer, (row["x_in"], row["y_in"])
    bench.check(row, "7S.FLAM.1", f"{actor.name} has no flamer", holds=actor.trooper)
    far = distance_in(actor.at, at) - actor.radius_in
    bench.check(row, "7S.FLAM.2", f"the centre is {far:.3f} in away", holds=far <= rules.range_in + NEAR_IN)
    bench.check(row, "7S.FLAM.2", "the centre is outside the arc", holds=in_arc(bench, actor, at) is not False)
    field = bench.brief.field
    inside = 0 <= at[0] <= field.width_in and 0 <= at[1] <= field.depth_in
    bench.check(row, "7S.GAP.66", "the centre is off the table", holds=inside)
    bench.check(row, "7S.FLAM.2", "the smoke has another size", holds=row["radius_in"] == rules.radius_in)
    bench.dues.owe("counters", "7S.FLAM.1", actor=actor.name, cause="its flamer", added=rules.own_counters)
    _catch(bench, at, rules.radius_in, set(), lambda piece, doubtful: _owe_burns(bench, piece, doubtful=doubtful))
    bench.patches.append(
        ground(f"smoke {len(bench.patches)}", "flamer_smoke", Disc(at, rules.radius_in), bench.brief.rules)
    )


def _owe_burns(bench: Bench, piece: Piece, *, doubtful: bool) -> None:
    bench.dues.owe(
        "burned", "7S.FLAM.5", lambda _: owe_graze(bench, piece, "7S.FLAM.5"), doubtful=doubtful, actor=piece.name
    )
