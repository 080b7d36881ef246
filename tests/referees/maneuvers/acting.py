"""An action: what ends with it, an escape made good, and the Maneuver. Rules: MN.HOUSE.3, MN.COR.1 to MN.COR.6."""

from collections.abc import Iterator

from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.steps import Extra, Step
from schemas.models.maneuvers.words import Currency, Hiding, Opposer, State
from tests.referees.maneuvers.bench import Bench, Owed
from tests.referees.maneuvers.choosing import faults, possible
from tests.referees.maneuvers.fighters import OTHER, Boon, Fighter
from tests.referees.maneuvers.harm import by_failure, failed
from tests.referees.maneuvers.modifiers import exposed, modifiers
from tests.referees.maneuvers.rolls import dice_of, earns_reward, kept, net_of
from tests.referees.maneuvers.scene import Scene
from tests.referees.maneuvers.standing import clear, earn, ends, expired, forget, lapsed, leave, next_ones, used
from tests.referees.maneuvers.steps import STEPS
from tests.referees.reading import Row


def turn(bench: Bench, actor: Fighter) -> None:
    """Read the action of a character, or that it is missed. Rules: MN.ORD.2, MN.AID.3, MN.GAP.30."""
    bench.fight.action += 1
    if actor.missing:
        missed(bench, actor)
        return
    bench.log.take("action", "MN.ORD.2", actor=actor.name, side=actor.side)
    if bench.rules.lasting.ends == "start":
        bench.settle(expired(bench, actor, "time"))
    leaving = escape(bench, actor)
    if not leaving or not bench.rules.escape.takes_action:
        maneuver(bench, actor)
    if leaving and not actor.gone:
        leave(bench, actor)
    afterwards(bench, actor)


def afterwards(bench: Bench, actor: Fighter) -> None:
    """Read what ends after an action. Rules: MN.GAP.13, MN.GAP.30."""
    at_its_end = expired(bench, actor, "time") if bench.rules.lasting.ends == "end" else ()
    bench.settle([*at_its_end, *lapsed(bench, actor)])


def missed(bench: Bench, actor: Fighter) -> None:
    """Read that an action is missed, and what ends with it. Rules: MN.AID.3, MN.GAP.27, MN.GAP.30."""
    actor.missing = False
    bench.log.take("missed_action", "MN.AID.3", actor=actor.name, side=actor.side)
    owed = [*ends(bench, next_ones(bench, actor), "missed_action", "MN.GAP.27")]
    if bench.rules.lasting.lost_action_counts:
        owed += [*expired(bench, actor, "missed_action"), *lapsed(bench, actor)]
        if State.ESCAPING in actor.states:
            forget(actor, State.ESCAPING)
            told = {"actor": actor.name, "state": "escaping", "set": False, "cause": "missed_action"}
            owed.append(("state", "MN.ESC.3", told))
    bench.settle(owed)


def escape(bench: Bench, actor: Fighter) -> bool:
    """Read whether an escape is made good, and return it. Rules: MN.ESC.3, MN.ESC.4, MN.GAP.8."""
    if State.ESCAPING not in actor.states:
        return False
    points, side = bench.rules.escape.points, actor.side
    able = bench.fight.affords(side, Currency.POINTS, points)
    row = bench.log.take("escape", "MN.ESC.3", actor=actor.name, side=side, able=able)
    bench.log.check(row, "MN.ESC.4", f"{side} cannot pay {points} points", holds=able or not row["made"])
    if row["made"]:
        paid = bench.log.take("total", "MN.ESC.3", actor=actor.name, part="none")
        bench.total(paid, side, "pays_for_escape", points, bench.fight.totals[side] - points, "MN.ESC.3")
    clear(bench, actor, State.ESCAPING, "time")
    return bool(row["made"])


def maneuver(bench: Bench, actor: Fighter) -> None:
    """Read the Maneuver of an action, or that there is none. Rule: MN.COR.1."""
    if not bench.log.sees("idle"):
        chosen(bench, actor, None)
        return
    row = bench.log.take("idle", "MN.COR.1", actor=actor.name, refused=False)
    known = (each for each in bench.brief.ids.values() if bench.brief.knows(actor.side, each))
    some = next((each.name for each in known if possible(each, actor, bench.fight)), "")
    bench.log.check(row, "MN.COR.1", f"{actor.name} could choose {some}", holds=not some)


def chosen(bench: Bench, actor: Fighter, extra: Maneuver | None) -> None:
    """Read a Maneuver, chosen or granted, from its choice to its end. Rules: MN.COR.2, MN.GAP.17."""
    row = bench.log.take("maneuver", "MN.COR.1", actor=actor.name, side=actor.side, extra=extra is not None)
    found = bench.brief.maneuvers.get(row["maneuver"])
    if found is None or (extra is not None and found is not extra):
        raise bench.log.stray("MN.COR.1", f"{row['maneuver']} cannot be chosen")
    knows = extra is not None or bench.brief.knows(actor.side, found)
    bench.log.check(row, "MN.COR.1", f"{actor.name} does not know {found.name}", holds=knows)
    rated(bench, row, actor, [each.value for each in found.actor], "MN.COR.2")
    target = bench.fighter(row, "target", "MN.GAP.6") if "target" in row else None
    ally = bench.fighter(row, "ally", "MN.AID.1") if row["ally"] else None
    for rule, sentence in faults(found, actor, target, ally, bench.fight):
        bench.log.check(row, rule, sentence, holds=False)
    scene = Scene(bench, found, actor, target, ally)
    if extra is not None and bench.rules.observing.extra == "effect_only":
        carry_out(scene, "effect", found.effect)
        come_out(scene, rewarded=False)
    else:
        opposed(scene, row["value"])
    for name in scene.granted:
        another(bench, actor, bench.brief.ids[name])


def rated(bench: Bench, row: Row, who: Fighter, ratings: list[str], rule: str) -> None:
    """Judge which rating is rolled with. Rules: MN.COR.2, MN.COR.3, MN.GAP.5."""
    holds = row["rating"] in ratings and row["value"] == who.rating(row["rating"])
    bench.log.check(row, rule, f"{who.name} rolls with {row['rating']} {row['value']}", holds=holds)


def opposed(scene: Scene, value: int) -> None:
    """Read who opposes a Maneuver, its Effect, the rolls, and Risk or Reward. Rule: MN.HOUSE.3."""
    bench = scene.bench
    row = bench.log.take("opposes", "MN.COR.3", target=scene.actor.name, maneuver=scene.maneuver.name)
    scene.opponent = opponent = bench.fighter(row)
    holds = opponent in opponents(scene)
    bench.log.check(row, "MN.GAP.6", f"{opponent.name} cannot oppose it", holds=holds)
    rated(bench, row, opponent, [each.value for each in scene.maneuver.opponent], "MN.COR.3")
    before = dict(bench.fight.totals)
    carry_out(scene, "effect", scene.maneuver.effect)
    after = dict(bench.fight.totals)
    rewarded = rolls(scene, opponent, (value, row["value"]), after if late_after(bench) else before)
    carry_out(scene, *(("reward", scene.maneuver.reward) if rewarded else ("risk", scene.maneuver.risk)))
    come_out(scene, rewarded=rewarded)


def come_out(scene: Scene, *, rewarded: bool) -> None:
    """Read whether hiding ends with the Maneuver. Rule: MN.GAP.10."""
    hiding = scene.maneuver.hiding
    if hiding is Hiding.ENDS or (hiding is Hiding.ENDS_WITHOUT_REWARD and not rewarded):
        clear(scene.bench, scene.actor, State.HIDDEN, "maneuver")


def late_after(bench: Bench) -> bool:
    """Return whether totals count as the Effect left them. Rule: MN.GAP.21."""
    return bench.rules.late.total_at == "after_effect"


def opponents(scene: Scene) -> list[Fighter]:
    """Return who may oppose a Maneuver. Rule: MN.GAP.6."""
    target, late = scene.target, scene.bench.rules.opposing.after_lost_action
    if scene.maneuver.opposer is Opposer.TARGET and target is not None and (late or not target.missing):
        return [target]
    return [*scene.bench.fight.opposing(OTHER[scene.actor.side])]


def rolls(scene: Scene, opponent: Fighter, values: tuple[int, int], totals: dict[str, int]) -> bool:
    """Read both rolls and how they compare, and return whether the Reward is earned. Rules: MN.COR.5, MN.COR.6."""
    bench, actor = scene.bench, scene.actor
    net = sum(modifiers(scene.maneuver, actor, scene.target, opponent, bench.fight))
    next_boons = next_ones(bench, actor)
    result = roll(bench, actor, "actor", net, values[0])
    against = roll(bench, opponent, "opponent", 0, values[1])
    scene.margin, rewarded = abs(result - against), earns_reward(result, against)
    told = {"rewarded": rewarded, "margin": scene.margin, "result": result, "opposed": against}
    bench.log.take("compared", "MN.COR.5", actor=actor.name, target=opponent.name, **told)
    bench.settle(used_up(scene, next_boons))
    for who, margin in failed(result, against, bench.rules):
        loser = actor if who == "actor" else opponent
        total = totals[loser.side]
        earn(bench, loser, by_failure(bench.fight.round, total, margin, bench.rules), "late_failure", total, "MN.VIC.3")
    return rewarded


def used_up(scene: Scene, next_boons: list[Boon]) -> Iterator[Owed]:
    """Yield the rows that tell what a roll has used up. Rules: MN.GAP.11, MN.GAP.27."""
    yield from ends(scene.bench, next_boons, "use", "MN.GAP.27")
    target, ends_by_use = scene.target, scene.bench.rules.hiding.exposure_ends_by_use
    if target is not None and ends_by_use and exposed(scene.maneuver, target, scene.actor):
        yield used(target, scene.actor)


def roll(bench: Bench, who: Fighter, role: str, net: int, value: int) -> int:
    """Read the dice of a roll, and return its result. Rules: MN.HOUSE.1, MN.TRM.2."""
    reason, rule = ("maneuver", "MN.COR.2") if role == "actor" else ("opposing", "MN.COR.3")
    shown = bench.dice(reason, rule, bench.rules.dice.action, dice_of(net, bench.rules), actor=who.name)
    die = kept(shown, net)
    told = {"role": role, "advantage": net_of(net, bench.rules), "die": die, "value": value, "result": die + value}
    bench.log.take("roll", "MN.HOUSE.1", actor=who.name, **told)
    return die + value


def carry_out(scene: Scene, part: str, steps: tuple[Step, ...]) -> None:
    """Read the steps of a part in their order. Rules: MN.COR.4 to MN.COR.6."""
    scene.part = part
    for step in steps:
        if isinstance(step, Extra):
            scene.granted.append(step.maneuver)
        else:
            STEPS[type(step)](scene, step)


def another(bench: Bench, actor: Fighter, granted: Maneuver) -> None:
    """Read another Maneuver within the action. Rules: MN.AID.4, MN.GAP.17."""
    row = bench.log.take("extra", "MN.GAP.17", actor=actor.name, maneuver=granted.name)
    can = possible(granted, actor, bench.fight)
    sentence = f"{granted.name} is {'' if can else 'im'}possible"
    bench.log.check(row, "MN.GAP.17", sentence, holds=(row["what"] == "impossible") != can)
    if row["what"] == "made":
        chosen(bench, actor, granted)
