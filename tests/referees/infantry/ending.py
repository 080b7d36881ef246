"""How a battle stands and ends. Rules: IN.HOUSE.9, IN.HOUSE.11, IN.GAP.38."""

from tests.referees.infantry import objectives
from tests.referees.infantry.bench import Bench, Row
from tests.referees.infantry.documents import OTHER


def standing(bench: Bench) -> None:
    """Read how the battle stands at the end of a game turn, or of the battle."""
    left = {f"left_{side}": len([*bench.of(side)]) for side in OTHER}
    row = bench.log.take("standing", "IN.HOUSE.9", **left)
    _lost(bench, row)


def read(bench: Bench) -> None:
    """Read the result, after which nothing comes."""
    gone = bench.wiped_out()
    if bench.log.sees("standing"):
        standing(bench)
        objectives.total(bench)
    winner = OTHER[gone] if gone else by_points(bench)
    if gone and bench.wiped_out() and not any(bench.on_map()):
        winner = by_points(bench)
    told = {"ending": "wiped_out" if gone else "last_turn", "turns": bench.turn, "winner": winner}
    row = bench.log.take("result", "IN.HOUSE.9", **told)
    _lost(bench, row)
    bench.check(bench.log.next, "IN.HOUSE.9", "the battle is over", holds=bench.log.at == len(bench.log.rows))


def by_points(bench: Bench) -> str | None:
    """Return who has more PV by enough; nobody in a draw. Rules: IN.HOUSE.9, IN.HOUSE.11."""
    ahead = objectives.sum_of(bench, "a") - objectives.sum_of(bench, "b")
    if ahead == 0 or abs(ahead) * 100 < bench.rules.scenario.draw_percent * bench.brief.budget:
        return None
    return "a" if ahead > 0 else "b"


def _lost(bench: Bench, row: Row) -> None:
    for side in OTHER:
        key, wanted = f"lost_{side}", bench.lost[side]
        bench.check(row, "IN.HOUSE.9", f"{key} is {row[key]}, not {wanted}", holds=row[key] == wanted)
