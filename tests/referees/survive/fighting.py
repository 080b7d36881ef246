"""Close combat of two: who strikes first, every strike, who wins, and what follows on."""

from dataclasses import dataclass, field

from tests.referees.reading import Row
from tests.referees.survive.bench import Bench
from tests.referees.survive.figures import Figure, in_arc
from tests.referees.survive.harm import effect, profile


@dataclass
class Runs:
    """Hits in unbroken runs: of each striker upon an opponent, or of a mobbing pair with its misses."""

    hits: dict[str, int] = field(default_factory=dict)
    misses: int = 0


def grit(bench: Bench, figure: Figure) -> int:
    """Return a figure's Grit. Rule: SV.FCH.3."""
    return figure.card.unit.grit if figure.card else profile(bench, figure).grit


def stands(bench: Bench, figure: Figure) -> bool:
    """Return whether a figure is still what it was, alive on the table."""
    return bench.figures.get(figure.name) is figure


def fit(bench: Bench, figure: Figure) -> bool:
    """Return whether a figure is alive and not Dazed."""
    return stands(bench, figure) and not figure.dazed


def blades(bench: Bench, figure: Figure, modifier: int) -> set[tuple[int, int]]:
    """Return the number and Power of a strike, a pair for each weapon and for fists. Rules: SV.FCH.4, SV.GAP.47."""
    if figure.card is None:
        line = profile(bench, figure)
        return {(bench.clamped(line.close_to_hit + modifier), line.close_power)}
    fists = bench.rules.combat.unarmed
    skill = figure.card.unit.combat
    arms = [(fists.difficulty, fists.power), *((each.difficulty, each.power) for each in figure.card.blades)]
    return {(bench.number(skill, difficulty, modifier), power) for difficulty, power in arms}


def strike(bench: Bench, striker: Figure, victim: Figure, modifier: int, bonus: int) -> str:
    """Read a strike; return "missed", "none" or its effect. Rules: SV.FCH.4, SV.FCH.6, SV.RES.3."""
    named = {"actor": striker.name, "target": victim.name}
    value = bench.log.die("strike", "SV.FCH.4", bench.sides_of_dice, **named)
    need = bench.log.rows[bench.log.at - 1]["need"]
    automatic = bench.log.next
    hit = value <= need
    row = bench.log.take("strike", "SV.FCH.4", number=need, hit=hit, bonus=bonus, modifier=modifier, **named)
    pairs = {(number, power + bonus) for number, power in blades(bench, striker, modifier)}
    found = (row["number"], row["power"])
    bench.log.check(automatic, "SV.FCH.4", f"number and Power {found}, not of {pairs}", holds=found in pairs)
    return effect(bench, striker.name, victim, row["power"], "a strike") if row["hit"] else "missed"


def step(bench: Bench, runs: Runs, striker: Figure, victim: Figure, modifier: int = 0) -> str:
    """Read a strike of a duel with the bonus of its run, and count it. Rules: SV.RES.3, SV.RES.4, SV.GAP.16."""
    hits = runs.hits.get(striker.name, 0)
    result = strike(bench, striker, victim, modifier, run_bonus(bench, hits))
    runs.hits[striker.name] = hits + 1 if result == "none" else 0
    return result


def run_bonus(bench: Bench, hits: int) -> int:
    """Return what the hits of a run add to the next one. Rule: SV.GAP.16."""
    rules = bench.rules.combat
    return rules.run_step * (hits if rules.run_bonus == "cumulative" else min(hits, 1))


def reply(bench: Bench, figure: Figure) -> int:
    """Return what is taken off a strike of the opening. Rules: SV.FCH.6, SV.DAZ.5, SV.RCH.6."""
    return bench.rules.combat.dazed_reply_modifier if figure.dazed else 0


def duel(bench: Bench, charger: Figure, target: Figure) -> Figure | None:
    """Read a contact and the fight of two to its end; return the winner that may follow on, if any."""
    row = bench.log.take("contact", "SV.FCH.3", actor=charger.name, target=target.name)
    rear = from_rear(bench, charger, target, row)
    runs = Runs()
    first = charger if rear else first_striker(bench, charger, target)
    second = target if first is charger else charger
    if rear:
        rear_opening(bench, runs, charger, target)
        first, second = target, charger
    else:
        step(bench, runs, first, second)
        if stands(bench, first) and stands(bench, second):
            step(bench, runs, second, first, reply(bench, second))
    further(bench, runs, first, second)
    return closed(bench, charger, target)


def from_rear(bench: Bench, charger: Figure, target: Figure, row: Row) -> bool:
    """Judge the side of a contact, and return whether it is the rear. Rules: SV.RCH.1, SV.GAP.49."""
    rules = bench.rules.arc
    behind = (-target.facing[0], -target.facing[1])
    inside = in_arc(target.at, behind, charger.at, rules.rear_deg)
    said: bool = row["reached"] == "rear"
    bench.log.check(row, "SV.RCH.1", f"{target.name} is reached elsewhere", holds=inside in {None, said})
    return said


def first_striker(bench: Bench, charger: Figure, target: Figure) -> Figure:
    """Return who strikes first face to face. Rules: SV.FCH.1, SV.FCH.3, SV.GAP.15, SV.DAZ.5."""
    rules = bench.rules.combat
    mine, other = grit(bench, charger) + rules.charge_grit, grit(bench, target)
    if target.dazed or mine > other:
        return charger
    return charger if mine == other and rules.grit_tie == "charger" else target


def rear_opening(bench: Bench, runs: Runs, charger: Figure, target: Figure) -> None:
    """Read the opening of a Rear Charge. Rules: SV.RCH.2 to SV.RCH.8."""
    result = step(bench, runs, charger, target)
    if result in {"missed", "none"} and stands(bench, target) and stands(bench, charger):
        step(bench, runs, target, charger, reply(bench, target))
    if stands(bench, target) and stands(bench, charger):
        step(bench, runs, charger, target, reply(bench, charger))


def further(bench: Bench, runs: Runs, first: Figure, second: Figure) -> None:
    """Read the strikes after the opening, by turns, until one is Dazed or dead. Rules: SV.RES.1, SV.HOUSE.6."""
    for count in range(bench.rules.combat.strikes_most):
        striker, victim = (first, second) if count % 2 == 0 else (second, first)
        if not (fit(bench, striker) and fit(bench, victim)):
            return
        step(bench, runs, striker, victim)


def closed(bench: Bench, one: Figure, other: Figure) -> Figure | None:
    """Read how a fight ends, and return the winner that may follow on. Rules: SV.GAP.13, SV.GAP.51."""
    alive = [each for each in (one, other) if stands(bench, each)]
    active = [each for each in alive if not each.dazed]
    if len(active) == 1 or len(alive) == 1:
        winner = (active or alive)[0]
        loser = other if winner is one else one
        bench.log.take("fight_over", "SV.GAP.13", how="won", actor=winner.name, target=loser.name)
        return winner if active and not winner.controlled else None
    how = "broken off" if active else "both Dazed" if alive else "nobody left"
    row = bench.log.take("fight_over", "SV.GAP.13", how=how)
    named = {row.get("actor"), row.get("target")}
    bench.log.check(row, "SV.GAP.13", f"{named} did not fight", holds=named == {one.name, other.name})
    return None
