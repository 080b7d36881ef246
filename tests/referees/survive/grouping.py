"""Units that go together: whether they are one chain."""

from tests.referees.reading import NEAR_IN, Row
from tests.referees.survive.bench import Bench
from tests.referees.survive.figures import Figure


def judge_chain(bench: Bench, units: list[Figure], gap_in: float, rule: str, row: Row) -> None:
    """Judge whether units are one chain of neighbours, or all near each other. Rules: SV.MOV.12, SV.GAP.38."""

    def near(one: Figure, other: Figure) -> bool:
        return bench.reach(one, other) <= gap_in + 2 * NEAR_IN

    if bench.rules.team.mob_run_coherency == "all_pairs" and rule == "SV.MOV.12":
        holds = all(near(one, other) for one in units for other in units)
    else:
        linked, rest = units[:1], units[1:]
        while found := [each for each in rest if any(near(each, one) for one in linked)]:
            linked, rest = linked + found, [each for each in rest if each not in found]
        holds = not rest
    bench.log.check(row, rule, "they do not keep together", holds=holds)
