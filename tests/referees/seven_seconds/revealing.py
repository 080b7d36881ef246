"""Blips turned over: why, what appears, and where."""

from collections.abc import Callable

from tests.referees.seven_seconds.bench import Bench, Placing
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.footing import check_beside, check_footing
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, distance_in
from tests.referees.seven_seconds.turns import start

Follow = Callable[[list[Piece]], None]


def reveal(bench: Bench, row: Row, then: Follow | None) -> None:
    """A blip is taken away and its units are due. Rules: 7S.BLIP.3, 7S.BLIP.10, 7S.GAP.29."""
    blip = bench.piece(row, "actor")
    if blip is None:
        return
    bench.check(row, "7S.CTR.4", f"{blip.name} is no blip", holds=blip.blip)
    most = bench.brief.rules.holding.units_per_square
    bench.check(row, "7S.HOLD.1", f"a blip holds {most} units at most", holds=0 <= row["units"] <= most)
    bench.remove(blip.name)
    acting = bench.acting.pop(blip.name, None)
    if row["units"] == 0:
        bench.dues.owe("decoy", "7S.BLIP.10", actor=blip.name)
        return
    # What acted as a blip has no actions left when it is turned over (7S.BLIP.6), but its activation still ends.
    follow = then or _nothing
    if acting is not None:
        acting.left = 0
        bench.placing = Placing(blip, row["units"], ready=False, then=_acting_on(bench, follow, spent=True))
    else:
        bench.placing = Placing(blip, row["units"], blip.ready, follow)
    for _ in range(row["units"]):
        bench.dues.owe("unit_placed", "7S.BLIP.3", side=blip.side)


def _nothing(_: list[Piece]) -> None:
    return


def _acting_on(bench: Bench, follow: Follow, *, spent: bool) -> Follow:
    def enter(units: list[Piece]) -> None:
        for unit in units:
            bench.acting[unit.name] = start(bench, unit)
            # Of two units the one that does not act keeps its counter (7S.GAP.105).
            unit.ready = not spent and len(units) == 2
            if spent:
                bench.acting[unit.name].left = 0
        follow(units)

    return enter


def by_owner(bench: Bench, row: Row) -> None:
    """The owner turns over a blip: to act with its units, or at will between actions. Rules: 7S.BLIP.1, 7S.GAP.30."""
    blip = bench.table.pieces.get(row["actor"])
    now = bench.turn
    extra = now is not None and now.activations > now.allowance and blip is not None and blip.name in bench.acting
    bench.check(row, "7S.ACT.5", "an extra blip is turned over in its activation", holds=not extra)
    first = next((due for due in bench.dues.owed if due.names(row)), None)
    if first is None:
        # A reveal is not a move: what the last action brought about is judged without its units (7S.GAP.42).
        bench.settle(row)
        reveal(bench, row, None)
        return
    bench.dues.owed.remove(first)
    reveal(bench, row, _acting_on(bench, _nothing, spent=False))
    if bench.placing is not None:
        bench.placing.ready = False


def to_intercept(bench: Bench, row: Row) -> None:
    """An enemy of the firer turns over a blip just before Countermeasures are rolled. Ruling: 7S.GAP.58."""
    flight = bench.flight
    enemy = flight is not None and flight.firer.side != row["side"]
    bench.check(row, "7S.GAP.58", "no enemy missile is in the air", holds=enemy)
    reveal(bench, row, None)


def unit_placed(bench: Bench, row: Row) -> None:
    """A unit stands where its blip lay, or touches the place. Rules: 7S.BLIP.3, 7S.GAP.31, 7S.HOLD.5."""
    placing, name = bench.placing, row["actor"]
    if " blip " in name:
        return
    unit = bench.table.units.get(name)
    if unit is None or name not in bench.table.holding(row["side"]):
        bench.breach(row, "7S.HOLD.5", f"{name} is not in the holding area")
        if unit is None:
            return
    piece = Piece(name, row["side"], unit.kind, row["x_in"], row["y_in"], bench.brief.rules.base.diameter_in / 2)
    piece.damaged = name in bench.table.hidden_damaged
    bench.table.hidden_damaged.discard(name)
    bench.table.pieces[name] = piece
    check_footing(bench, row, piece, "7S.GAP.31")
    if placing is None:
        return
    check_beside(bench, row, piece, placing.blip.at, "7S.BLIP.3")
    under = bench.table.hidden_under.pop(name, {placing.blip.name})
    bench.check(row, "7S.SCR.2", f"{name} lies under one of {sorted(under)}", holds=placing.blip.name in under)
    piece.ready = placing.ready
    placing.placed.append(piece)
    if len(placing.placed) == placing.count:
        bench.placing = None
        placing.then(placing.placed)


def scramble(bench: Bench, row: Row, piece: Piece) -> None:
    """A unit without counters hides under one of three blips. Rules: 7S.SCR.1 to 7S.SCR.3, 7S.GAP.70, 7S.GAP.71."""
    rules = bench.brief.rules
    bench.check(
        row,
        "7S.SCR.1",
        f"{piece.name} holds target counters",
        holds=piece.counters <= rules.scramble.max_target_counters,
    )
    lying = sum(each.blip for each in bench.table.of(piece.side))
    wanted = rules.scramble.blips
    unused = rules.holding.squares - lying >= wanted == row["blips"]
    bench.check(row, "7S.SCR.3", f"{lying} blips of the side lie on the table", holds=unused)
    bench.remove(piece.name)
    bench.acting.pop(piece.name, None)
    if piece.damaged:
        bench.table.hidden_damaged.add(piece.name)
    bench.table.hidden_under[piece.name] = set()
    for _ in range(wanted):
        bench.dues.owe("unit_placed", "7S.SCR.2", _blip_placed(bench, piece), side=piece.side)


def _blip_placed(bench: Bench, unit: Piece) -> Callable[[Row], None]:
    def place(row: Row) -> None:
        name = row["actor"]
        unused = " blip " in name and name not in bench.table.pieces
        bench.check(row, "7S.GAP.70", f"{name} is no unused blip", holds=unused)
        blip = Piece(name, unit.side, "blip", row["x_in"], row["y_in"], unit.radius_in)
        bench.table.pieces[name] = blip
        bench.table.hidden_under[unit.name].add(name)
        check_footing(bench, row, blip, "7S.GAP.70")
        beside = distance_in(blip.at, unit.at) <= unit.radius_in + blip.radius_in + NEAR_IN
        if not beside:
            check_beside(bench, row, blip, unit.at, "7S.GAP.70")

    return place
