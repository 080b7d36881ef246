"""What follows a Move or Jump: passive sensors, blips turned over, and who holds an objective."""

from collections.abc import Callable
from typing import Any

from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.documents import other
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.pieces import NEAR_IN, Piece, range_in
from tests.referees.seven_seconds.revealing import Follow, reveal

PASSIVE = "passive sensors"
# How near to half of a base may be hidden before the referee takes the log's word for it.
DOUBT = 0.04


def after_moving(bench: Bench, piece: Piece) -> None:
    """Owe what passive sensors do at the end of a Move or Jump. Rules: 7S.PASS.1 to 7S.PASS.8, 7S.BLIP.12."""
    if piece.unit:
        _sense(bench, [piece], piece)
        return
    found = [sensed(bench, piece, each) for each in bench.table.of(other(piece.side))]
    if any(each is not False for each in found):
        bench.dues.owe(
            "reveal",
            "7S.BLIP.12",
            _then(bench, lambda units: _sense(bench, units, piece)),
            doubtful=True not in found,
            actor=piece.name,
            by=PASSIVE,
        )


def _then(bench: Bench, follow: Follow) -> Callable[[Row], None]:
    return lambda row: reveal(bench, row, follow)


def sensed(bench: Bench, mover: Piece, target: Piece) -> bool | None:
    """Return whether passive sensors reach a piece, None in doubt; blocking terrain stops them. Rule: 7S.PASS.7."""
    far = range_in(mover, target) - bench.brief.rules.passive.radius_in
    if far > NEAR_IN:
        return False
    share = bench.brief.rules.los.min_visible_fraction
    shown = [view.shows(mover, target) for view in bench.views(mover, target)]
    if far > 0 or any(abs(each - share) <= DOUBT for each in shown) or len({each > share for each in shown}) > 1:
        return None if max(shown) >= share - DOUBT else False
    return shown[0] > share


def _sense(bench: Bench, movers: list[Piece], place: Piece) -> None:
    """Owe what movers find from the place where their Move ended: a unit's own, or its blip's. Ruling: 7S.GAP.37."""
    for enemy in bench.table.of(other(place.side)):
        found = sensed(bench, place, enemy)
        if found is False:
            continue
        if enemy.blip:
            bench.dues.owe(
                "reveal",
                "7S.PASS.4",
                _then(bench, _meet_all(bench, movers)),
                doubtful=found is None,
                actor=enemy.name,
                by=PASSIVE,
            )
        for mover in movers if enemy.unit else ():
            _meet(bench, mover, enemy, doubtful=found is None)
    for objective in bench.table.objectives():
        found = sensed(bench, place, objective)
        # Whether two units of one blip give an objective one counter or two is left open (7S.GAP.37, 7S.GAP.39).
        for mover in movers if found is not False else ():
            bench.dues.owe(
                "counters",
                "7S.OBJ.9",
                doubtful=found is None or mover is not movers[0],
                actor=objective.name,
                target=mover.name,
                cause=PASSIVE,
                added=bench.brief.rules.passive.objective_counters,
            )
    bench.checks.append(lambda row: _check_objectives(bench, row, movers))


def _meet_all(bench: Bench, movers: list[Piece]) -> Follow:
    def follow(units: list[Piece]) -> None:
        for unit in units:
            for mover in movers:
                _meet(bench, mover, unit, doubtful=False)

    return follow


def _meet(bench: Bench, mover: Piece, enemy: Piece, *, doubtful: bool) -> None:
    """Owe a contact. Rules: 7S.PASS.1, 7S.PASS.6."""
    bench.dues.owe(
        "passive_contact",
        "7S.PASS.1",
        lambda _: _met(bench, mover, enemy),
        doubtful=doubtful,
        actor=mover.name,
        target=enemy.name,
    )


def _met(bench: Bench, mover: Piece, enemy: Piece) -> None:
    """Owe a counter for the enemy, and one more for the mover. Rules: 7S.PASS.1, 7S.PASS.2."""
    added = bench.brief.rules.passive.counters
    bench.dues.owe("counters", "7S.PASS.1", actor=enemy.name, target=mover.name, cause=PASSIVE, added=added)
    own: dict[str, Any] = {"actor": mover.name, "target": mover.name, "cause": PASSIVE}
    due = next((each for each in bench.dues.owed if each.values.items() >= own.items()), None)
    if due is None:
        due = bench.dues.owe("counters", "7S.PASS.2", **own, added=0)
    due.values["added"] += added


def _check_objectives(bench: Bench, row: Row, movers: list[Piece]) -> None:
    """After the consequences every objective in range is as it should be. Rules: 7S.OBJ.4, 7S.OBJ.5, 7S.GAP.40."""
    for mover in movers:
        for objective in bench.table.objectives():
            if mover.name in bench.table.pieces and _near(bench, mover, objective):
                wanted = holder_after(bench, mover, objective)
                rule = "7S.OBJ.4" if wanted else "7S.OBJ.5"
                bench.check(
                    row,
                    rule,
                    f"{objective.name} should be {wanted or 'contested'} after {mover.name} moved",
                    holds=objective.held_by == wanted,
                )


def _near(bench: Bench, unit: Piece, objective: Piece) -> bool:
    return range_in(unit, objective) <= bench.brief.rules.objective.secure_radius_in + NEAR_IN / 3


def holder_after(bench: Bench, mover: Piece, objective: Piece) -> str:
    """Return who holds an objective beside which a unit has ended its movement. Rule: 7S.OBJ.4."""
    enemies = any(_near(bench, enemy, objective) for enemy in bench.table.revealed(other(mover.side)))
    return "" if enemies else mover.side


def secured(bench: Bench, row: Row) -> None:
    """A mover alone near an objective secures it. Rules: 7S.OBJ.4, 7S.GAP.40, 7S.GAP.42."""
    _control(bench, row, row["side"], "7S.OBJ.4")


def contested(bench: Bench, row: Row) -> None:
    """A mover with an enemy near an objective makes it contested. Rules: 7S.OBJ.5, 7S.GAP.40."""
    _control(bench, row, "", "7S.OBJ.5")


def _control(bench: Bench, row: Row, side: str, rule: str) -> None:
    mover, objective = bench.piece(row, "actor"), bench.piece(row, "target")
    if mover is None or objective is None:
        return
    fits = mover.unit and not objective.destroyed and _near(bench, mover, objective)
    bench.check(row, rule, f"{mover.name} is no unit within reach of {objective.name}", holds=fits)
    wanted = holder_after(bench, mover, objective)
    bench.check(row, rule, f"{objective.name} should be {wanted or 'contested'}", holds=wanted == side)
    objective.held_by = side
