"""The end of a fight: when, who has won and how well, and what becomes of everybody. Rules: MN.GAP.22, MN.HOUSE.5."""

from schemas.models.maneuvers.words import Outcome, Scope
from tests.referees.maneuvers.bench import Bench
from tests.referees.maneuvers.documents import SIDES
from tests.referees.maneuvers.fight import Fight
from tests.referees.maneuvers.fighters import Fighter
from tests.referees.maneuvers.harm import net_of_checks, outcome_of, stands
from tests.referees.maneuvers.rolls import dice_of, kept, net_of

WORDS = {"a": "squad_gone", "b": "conceded", "c": "last_round"}


def ended(fight: Fight) -> tuple[str, str | None] | None:
    """Return the clause of MN.GAP.22 that ends a fight after its round, and the winner, None of a draw; or None."""
    left = [side for side in SIDES if any(fight.present(side))]
    ahead = max(SIDES, key=fight.edge) if fight.edge("a") else None
    end = fight.rules.end
    if len(left) < len(SIDES):
        return "a", left[0] if left else None
    concedes = end.concede_edge is not None and abs(fight.edge("a")) >= end.concede_edge
    if concedes and fight.round >= end.concede_from_round:
        return "b", ahead
    if fight.round >= end.rounds:
        return "c", ahead
    return None


def grade(edge: int, fight: Fight) -> str:
    """Return how good a victory is, by the Edge of the winner. Rule: MN.HOUSE.6."""
    end = fight.rules.end
    if edge >= end.decisive_edge:
        return "decisive"
    return "clear" if edge >= end.clear_edge else "marginal"


def over(bench: Bench) -> bool:
    """Read how a round ends, and return whether the fight does. Rules: MN.SQD.3, MN.GAP.22."""
    fight = bench.fight
    totals = {f"total_{side}": fight.totals[side] for side in SIDES}
    left = {f"left_{side}": len([*fight.present(side)]) for side in SIDES}
    bench.log.take("standing", "MN.SQD.3", **totals, **left)
    found = ended(fight)
    if found is not None:
        edge = fight.edge(found[1]) if found[1] else 0
        bench.log.take("fight_over", "MN.GAP.22", reason=WORDS[found[0]], winner=found[1], edge=edge)
    return found is not None


def aftermath(bench: Bench) -> None:
    """Read the checks, what becomes of those who made them, and the result. Rules: MN.GAP.29, MN.HOUSE.6."""
    fates: dict[Fighter, list[Outcome]] = {}
    for whom, due in bench.fight.dues:
        if bench.rules.check.escaped_too or not whom.gone:
            fates.setdefault(whom, []).append(check(bench, whom, due.kind, due.stress))
    for whom in bench.fight.fighters.values():
        if whom in fates:
            bench.log.take("fate", "MN.GAP.29", actor=whom.name, outcome=stands(fates[whom], bench.rules).value)
    reason, winner = ended(bench.fight) or ("", None)
    edge = bench.fight.edge(winner) if winner else 0
    told = {"ending": WORDS[reason], "winner": winner, "rounds": bench.fight.round, "edge": edge}
    bench.log.take("result", "MN.HOUSE.6", **told, **({"grade": grade(edge, bench.fight)} if winner else {}))
    if bench.log.next["event"]:
        bench.log.check(bench.log.next, "MN.GAP.22", "the fight is over", holds=False)


def check(bench: Bench, whom: Fighter, kind: str, stress: int) -> Outcome:
    """Read a check, and return its outcome. Rules: MN.HOUSE.5, MN.AID.2, MN.GAP.16."""
    net = net_of_checks(bench.fight.held(Scope.CHECKS_OF, whom), bench.rules)
    shown = bench.dice("check", "MN.HOUSE.5", bench.rules.dice.check, dice_of(net, bench.rules), actor=whom.name)
    score = kept(shown, net) + whom.card.resilience - stress
    outcome = outcome_of(kind, score, bench.rules)
    told = {
        "check": kind,
        "stress": stress,
        "advantage": net_of(net, bench.rules),
        "score": score,
        "outcome": outcome.value,
    }
    bench.log.take("check", "MN.HOUSE.5", actor=whom.name, **told)
    return outcome
