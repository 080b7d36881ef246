"""Mobbing Charges: two strike at one, with one run of hits between them."""

from tests.referees.survive.bench import Bench
from tests.referees.survive.fighting import Runs, fit, reply, run_bonus, stands, strike
from tests.referees.survive.figures import Figure, in_arc

PAIR = "the pair"


def mob(bench: Bench, chargers: list[Figure], target: Figure) -> list[Figure]:
    """Read a Mobbing Charge in contact; return the winners that may follow on. Rules: SV.MOB.1, SV.GAP.17."""
    row = bench.log.take("mobbing", "SV.MOB.1", target=target.name)
    names = {each.name for each in chargers}
    bench.log.check(row, "SV.MOB.1", "others reached it", holds={row["actor"], row["front"]} == names)
    rear, front = bench.figure(row), bench.figure(row, "front")
    behind = in_arc(target.at, (-target.facing[0], -target.facing[1]), rear.at, bench.rules.arc.rear_deg)
    bench.log.check(row, "SV.MOB.1", f"{rear.name} is not in the rear", holds=behind is not False)
    runs = Runs()
    opening(bench, runs, rear, front, target)
    rounds(bench, runs, rear, front, target)
    return settled(bench, rear, front, target)


def opening(bench: Bench, runs: Runs, rear: Figure, front: Figure, target: Figure) -> None:
    """Read the Rear Charge of the one, each strike followed by one of the other. Rules: SV.GAP.17, SV.RCH.2.

    The sequence is played to its end (SV.GAP.13), so the answer takes 1 off the Second Strike, as SV.RCH.6 says.
    """
    blow(bench, runs, rear, target)
    blow(bench, runs, front, target)
    was_dazed = target.dazed and not answers_dazed(bench, target)
    if stands(bench, target) and not was_dazed:
        answer(bench, runs, (rear, front), target, reply(bench, target))
    if stands(bench, rear):
        blow(bench, runs, rear, target, reply(bench, rear))
    blow(bench, runs, front, target)


def answers_dazed(bench: Bench, target: Figure) -> bool:
    """Return whether a Dazed target strikes back: SV.DAZ.5 lets one that was Dazed before, SV.RCH.3 none other."""
    return bench.log.sees("die", reason="strike", actor=target.name)


def blow(bench: Bench, runs: Runs, striker: Figure, target: Figure, dazed: int = 0) -> None:
    """Read a strike of a mobber that is fit to make it, and count the pair's run. Rules: SV.MOB.2, SV.MOB.3."""
    if not (stands(bench, target) and (fit(bench, striker) or dazed)):
        return
    hits, rules = runs.hits.get(PAIR, 0), bench.rules.mobbing
    result = strike(bench, striker, target, dazed, run_bonus(bench, hits))
    if result == "missed":
        runs.misses += 1 if hits or rules.run_begins == "first_strike" else 0
        if runs.misses >= rules.miss_limit:
            runs.hits[PAIR], runs.misses = 0, 0
    elif result == "none":
        runs.hits[PAIR] = hits + 1
    else:
        runs.hits[PAIR], runs.misses = 0, 0


def answer(bench: Bench, runs: Runs, pair: tuple[Figure, Figure], target: Figure, modifier: int) -> None:
    """Read the target's strike at whichever mobber its owner chooses. Rule: SV.GAP.17."""
    name = bench.log.next.get("target")
    chosen = next((each for each in pair if each.name == name and stands(bench, each)), None)
    if chosen is None:
        if any(stands(bench, each) for each in pair):
            raise bench.log.stray("SV.GAP.17", f"{target.name} has to strike at one of the two")
        return
    for each in [each for each in runs.hits if each not in {PAIR, f"{target.name} {chosen.name}"}]:
        del runs.hits[each]
    upon = f"{target.name} {chosen.name}"
    hits = runs.hits.get(upon, 0)
    result = strike(bench, target, chosen, modifier, run_bonus(bench, hits))
    runs.hits[upon] = hits + 1 if result == "none" else 0


def rounds(bench: Bench, runs: Runs, rear: Figure, front: Figure, target: Figure) -> None:
    """Read the rounds after the opening: rear, front, target. Rules: SV.GAP.17, SV.HOUSE.6."""
    order = {"rear": rear, "front": front, "target": target}
    left = bench.rules.combat.strikes_most
    while left and fit(bench, target) and (fit(bench, rear) or fit(bench, front)):
        for place in bench.rules.mobbing.order:
            striker = order[place]
            over = not fit(bench, target) or not (fit(bench, rear) or fit(bench, front))
            if over or not left or not fit(bench, striker):
                continue
            left -= 1
            if striker is target:
                answer(bench, runs, (rear, front), target, 0)
            else:
                blow(bench, runs, striker, target)


def settled(bench: Bench, rear: Figure, front: Figure, target: Figure) -> list[Figure]:
    """Read how it ends, and return the winners that may follow on. Rules: SV.GAP.17, SV.MOB.4."""
    pair = [each for each in (rear, front) if stands(bench, each)]
    active = [each for each in pair if not each.dazed]
    if active and fit(bench, target):
        bench.log.take("fight_over", "SV.GAP.17", how="broken off")
        return []
    if active or (pair and not stands(bench, target)):
        row = bench.log.take("fight_over", "SV.GAP.17", how="won", target=target.name)
        bench.log.check(row, "SV.GAP.17", "the mobbers have won", holds=row["actor"] in {each.name for each in pair})
        return active
    if fit(bench, target) or (stands(bench, target) and not pair):
        bench.log.take("fight_over", "SV.GAP.17", how="won", actor=target.name)
        return [] if target.controlled or target.dazed else [target]
    bench.log.take("fight_over", "SV.GAP.17", how="both Dazed" if stands(bench, target) else "nobody left")
    return []
