"""The end of a fight: when, who has won and how well, and what becomes of everybody. Rules: MN.GAP.22, MN.GAP.33."""

from collections.abc import Mapping, Sequence

from schemas.models.maneuvers.rules import Rules
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
        edge, is_open = fight.edge(found[1]) if found[1] else 0, fight.rules.end.victory_by == "harm"
        told = {"winner": None if is_open else found[1], "edge": edge, "open": is_open}
        bench.log.take("fight_over", "MN.GAP.22", reason=WORDS[found[0]], **told)
    return found is not None


def aftermath(bench: Bench) -> None:
    """Read the checks, what becomes of those who made them, and the result. Rules: MN.GAP.29, MN.HOUSE.6."""
    fates: dict[Fighter, list[tuple[str, Outcome]]] = {}
    for whom, due in bench.fight.dues:
        if bench.rules.check.escaped_too or not whom.gone:
            fates.setdefault(whom, []).append((due.kind, check(bench, whom, due.kind, due.stress)))
    for whom in bench.fight.fighters.values():
        if whom in fates:
            outcome = stands([outcome for _, outcome in fates[whom]], bench.rules)
            bench.log.take("fate", "MN.GAP.29", actor=whom.name, outcome=outcome.value)
    reason, winner = ended(bench.fight) or ("", None)
    if bench.rules.end.victory_by == "harm":
        winner = by_harm(bench, fates)
    edge = bench.fight.edge(winner) if winner else 0
    told = {"ending": WORDS[reason], "winner": winner, "rounds": bench.fight.round, "edge": edge}
    bench.log.take("result", "MN.HOUSE.6", **told, **({"grade": grade(edge, bench.fight)} if winner else {}))
    if bench.log.next["event"]:
        bench.log.check(bench.log.next, "MN.GAP.22", "the fight is over", holds=False)


def by_harm(bench: Bench, fates: Mapping[Fighter, Sequence[tuple[str, Outcome]]]) -> str | None:
    """Read what harm both squads came to, and return who has won by it, None of a draw. Rule: MN.GAP.33."""
    fight, harm = bench.fight, dict.fromkeys(SIDES, 0)
    for whom in fight.fighters.values():
        counts = [worth(kind, outcome, bench.rules) for kind, outcome in fates.get(whom, ())]
        points = (counts[0] if bench.rules.check.several == "first" else max(counts)) if counts else 0
        behind = was_left_behind(whom, fight)
        harm[whom.side] += max(points, bench.rules.end.harm_points.left) if behind else points
    bench.log.take("harm", "MN.GAP.33", **{f"harm_{side}": harm[side] for side in SIDES})
    if harm["a"] != harm["b"]:
        return min(SIDES, key=lambda side: harm[side])
    return max(SIDES, key=fight.edge) if fight.edge("a") else None


def worth(kind: str, outcome: Outcome, rules: Rules) -> int:
    """Return what an outcome of a check counts as harm. Rule: MN.GAP.33."""
    points = rules.end.harm_points
    if outcome is Outcome.KILLED:
        return points.dead
    harmed = {"fallout": points.fallout, "casualty": points.casualty}[kind]
    return 0 if outcome is Outcome.NONE else harmed


def was_left_behind(whom: Fighter, fight: Fight) -> bool:
    """Return whether somebody faces enemies at the end, and one of their own has left the fight. Rule: MN.GAP.33."""
    everybody = fight.fighters.values()
    faces_enemies = any(each.side != whom.side and not each.gone for each in everybody)
    return not whom.gone and faces_enemies and any(each.side == whom.side and each.gone for each in everybody)


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
