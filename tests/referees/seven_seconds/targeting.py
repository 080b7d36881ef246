"""The Target action: a pool of dice, what each counter costs, and what it turns over."""

from tests.referees.seven_seconds.bench import Bench, Pool
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.pieces import Piece
from tests.referees.seven_seconds.revealing import reveal
from tests.referees.seven_seconds.sight import Sight
from tests.referees.seven_seconds.turns import act
from tests.referees.seven_seconds.viewing import band, cut, in_arc, unseen

ACTIVE = "active sensors"


def target(bench: Bench, row: Row) -> None:
    """A unit rolls up to its Sensors in dice and takes a counter for each. Rules: 7S.TGT.1 to 7S.TGT.3."""
    actor = bench.piece(row, "actor")
    thrown = bench.take_dice(row, "sensors", row["dice"], "7S.TGT.2")
    bench.check(row, "7S.TGT.2", f"the dice make {sum(thrown)}", holds=row["pool"] == sum(thrown))
    if actor is None:
        return
    act(bench, row, actor)
    able = actor.trooper or actor.kind == "recce_drone"
    bench.check(row, "7S.TGT.1", f"{actor.name} has no active sensors", holds=able)
    most = bench.table.units[actor.name].sensors if actor.unit else 0
    fits = bench.brief.rules.target.min_dice <= row["dice"] <= most
    bench.check(row, "7S.TGT.2", f"{actor.name} may roll 1 to {most} dice", holds=fits)
    each = bench.brief.rules.target.own_counters_per_die
    bench.dues.owe("counters", "7S.TGT.3", actor=actor.name, cause="its sensors", added=row["dice"] * each)
    bench.pool = Pool(actor, row["pool"])


def pool_spent(bench: Bench, row: Row) -> None:
    """Points buy counters at the price of the band. Rules: 7S.TGT.4 to 7S.TGT.14, 7S.GAP.43, 7S.GAP.107."""
    pool = bench.pool
    if pool is None or pool.actor.name != row["actor"]:
        bench.breach(row, "7S.TGT.4", "there is no pool to spend from")
        return
    bench.check(row, "7S.TGT.5", f"{pool.left} points are left", holds=0 < row["points"] <= pool.left)
    pool.left -= row["points"]
    if row["target"].startswith("spot "):
        bench.dues.owe(
            "spot", "7S.GAP.44", lambda found: _spot(bench, found, row), actor=row["actor"], target=row["target"]
        )
        return
    aim = bench.piece(row, "target")
    if aim is None:
        return
    fits = not aim.destroyed and (aim.kind == "objective" or aim.side != pool.actor.side)
    bench.check(row, "7S.TGT.4", f"{aim.name} is no enemy and no surviving objective", holds=fits)
    placed = _check_price(bench, row, pool.actor, aim)
    if placed > 0:
        _owe_counters(bench, aim, placed)


def _check_price(bench: Bench, row: Row, actor: Piece, aim: Piece) -> int:
    """Check the price and what cover swallows; return the counters placed. Rules: 7S.TGT.12 to 7S.TGT.14."""
    pool = bench.pool
    assert pool is not None
    bench.least(row, [_price_faults(bench, row, pool, aim, view.look(actor, aim)) for view in bench.views(actor, aim)])
    pool.charged.add(aim.name)
    return int(row["placed"])


def _price_faults(bench: Bench, row: Row, pool: Pool, aim: Piece, sight: Sight) -> list[tuple[str, str]]:
    found = cut(bench, sight, "7S.TGT.9", "7S.TGT.14")
    if found:
        return found
    price = _price(bench, pool.actor, sight)
    factor = bench.brief.rules.target.off_arc_multiplier
    inside = in_arc(bench, pool.actor, aim.at)
    prices = {True: [price], False: [price * factor], None: [price, price * factor]}[inside]
    paid = row["points_per_counter"]
    if paid not in prices:
        rule = "7S.TGT.5" if inside is not False else "7S.TGT.8"
        found.append((rule, f"a counter costs {' or '.join(map(str, prices))}"))
    cover = bench.brief.rules.cover
    between = sight.light * cover.between_light_counters + sight.heavy * cover.between_heavy_counters
    swallowed = 0 if aim.name in pool.charged else between
    placed = max(0, row["points"] // max(1, paid) - swallowed)
    if row["placed"] != placed:
        rule = "7S.TGT.14" if sight.heavy else "7S.TGT.13" if sight.light else "7S.TGT.7"
        found.append((rule, f"{row['points']} points place {placed}"))
    return found


def _price(bench: Bench, actor: Piece, sight: Sight) -> int:
    rules = bench.brief.rules
    width = rules.range.double_band_in if actor.kind == "scout" else rules.range.band_in
    return band(bench, sight.range_in, width) + bands_of(bench, sight.cover)


def bands_of(bench: Bench, cover: str) -> int:
    """Return the bands that cover at the target adds. Rule: 7S.COV.5."""
    rules = bench.brief.rules.cover
    return {"light": rules.light_bands, "heavy": rules.heavy_bands}.get(cover, 0)


def _owe_counters(bench: Bench, aim: Piece, placed: int) -> None:
    """Counters on a blip turn it over, and each of its units gets them all. Rules: 7S.BLIP.7 to 7S.BLIP.10."""
    if not aim.blip:
        bench.dues.owe("counters", "7S.TGT.4", actor=aim.name, cause=ACTIVE, added=placed)
        return

    def follow(units: list[Piece]) -> None:
        for unit in units:
            bench.dues.owe("counters", "7S.BLIP.8", actor=unit.name, cause=ACTIVE, added=placed)

    known = next(
        (due for due in bench.dues.owed if due.values.get("by") == ACTIVE and due.values.get("actor") == aim.name), None
    )
    if known is None:
        bench.dues.owe("reveal", "7S.BLIP.7", lambda row: reveal(bench, row, follow), actor=aim.name, by=ACTIVE)


def _spot(bench: Bench, row: Row, spent: Row) -> None:
    """A spot of ground keeps its counters. Ruling: 7S.GAP.44."""
    known = bench.table.pieces.get(row["target"])
    spot = known or Piece(row["target"], "", "spot", row["x_in"], row["y_in"], 0.0)
    bench.table.pieces[spot.name] = spot
    assert bench.pool is not None
    placed = _check_price(bench, spent, bench.pool.actor, spot)
    total = spot.counters + placed
    bench.check(row, "7S.GAP.44", f"{spot.name} should have {total} counters", holds=row["counters"] == total)
    spot.counters = row["counters"]


def line_of_sight(bench: Bench, row: Row) -> None:
    """A line of sight is as the ground has it. Rules: 7S.COV.7, 7S.COV.10, 7S.GAP.110."""
    actor, aim = bench.piece(row, "actor"), bench.piece(row, "target")
    if actor is not None and aim is not None:
        bench.least(row, [unseen(row, view.look(actor, aim)) for view in bench.views(actor, aim)])
