"""A battle that a seat gives up where it is asked: the row with which its log ends, and how it ended."""

from collections.abc import Iterable, Iterator

from engine.battles.orders import BattleOrder, BattleResult, BattleSetup, LogRow, OrderError
from engine.battles.played import battles_of
from engine.battles.telling import RESIGNED, Told, tell_resignation
from schemas.systems import SystemName


def judge_resignation(resigned: str, setup: BattleSetup) -> None:
    """Accept that a seat has resigned where a battle stands, which waits for its answer.

    Raises:
        OrderError: it waits for another one's, or for none.
    """
    answers = setup.game.answers
    if not answers.question or setup.seats[answers.side] != resigned:
        raise OrderError(f"{resigned} resigns where it is not asked")


def with_resignation(
    told: Iterable[Told], order: BattleOrder, system: SystemName, language: str = ""
) -> Iterator[Told]:
    """Yield told rows, and behind them the one that says who resigned, if anybody did, at the time of the last one."""
    last: LogRow = {}
    for last, sentence in told:
        yield last, sentence
    if order.resigned is not None:
        clock = battles_of(system).form.turns.removesuffix("s")
        time = {name: last[name] for name in (clock, "phase") if name in last}
        row = {**time, "event": RESIGNED, "side": order.resigned, "rules": []}
        yield row, tell_resignation(row, language)


def given_up(result: BattleResult, seats: Iterable[str], resigned: str) -> BattleResult:
    """Return the result of a battle that a seat gave up: it is last, and the others are level.

    With two seats the other one wins, and with more nobody; scores and turns are those by then.
    """
    others = tuple(seat for seat in seats if seat != resigned)
    winner = others[0] if len(others) == 1 else None
    return result._replace(winner=winner, ranking=(others, (resigned,)), ending=RESIGNED, level="")
