"""The steps of Effect, Risk and Reward: what each does, and the rows that tell it. Rules: MN.COR.1, MN.COR.4."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from schemas.models.maneuvers.steps import (
    Advantage,
    ClearState,
    Damage,
    Disadvantage,
    Gain,
    Leave,
    Lose,
    LoseAction,
    Move,
    Pay,
    PayOrClear,
    SetState,
    Unnoticed,
)
from schemas.models.maneuvers.words import Currency, SideWord, State, Until, Way, Whom
from tests.referees.maneuvers.documents import Brief
from tests.referees.maneuvers.fighters import OTHER, Boon, Fighter
from tests.referees.maneuvers.harm import by_damage
from tests.referees.maneuvers.rolls import fallen
from tests.referees.maneuvers.scene import Scene
from tests.referees.maneuvers.standing import clear, earn, leave, put_in

PAID = {Currency.EDGE: "pays_edge", Currency.POINTS: "pays_points"}


def change(scene: Scene, step: Gain | Lose) -> None:
    """Read points gained or lost. Rules: MN.SQD.2, MN.GAP.28."""
    bench, rules = scene.bench, scene.bench.rules
    side = scene.actor.side if step.side is SideWord.OWN else OTHER[scene.actor.side]
    shown = bench.dice("points", "MN.SQD.2", rules.dice.points, step.dice, actor=scene.actor.name)
    points = step.points + sum(shown) + (scene.margin if step.margin else 0)
    before = bench.fight.totals[side]
    after = before + points if isinstance(step, Gain) else fallen(before, points, rules)
    row = bench.log.take("total", "MN.SQD.2", actor=scene.actor.name, part=scene.part)
    bench.total(row, side, "gains" if isinstance(step, Gain) else "loses", points, after, "MN.SQD.2")


def pay(scene: Scene, step: Pay) -> None:
    """Read what the squad spends. Rules: MN.GAP.3, MN.GAP.32."""
    _spend(scene, step.currency, step.points)


def _spend(scene: Scene, currency: Currency, points: int) -> None:
    bench, side = scene.bench, scene.actor.side
    row = bench.log.take("total", "MN.GAP.3", actor=scene.actor.name, part=scene.part)
    bench.total(row, side, PAID[currency], points, bench.fight.totals[side] - points, "MN.GAP.3")


def pay_or_clear(scene: Scene, step: PayOrClear) -> None:
    """Read a payment, or the state that is lost without it. Rule: MN.SNP.5."""
    if scene.bench.log.sees("total", change=PAID[step.currency]):
        able = scene.bench.fight.affords(scene.actor.side, step.currency, step.points)
        sentence = f"{step.points} {step.currency} cannot be paid"
        scene.bench.log.check(scene.bench.log.next, "MN.GAP.3", sentence, holds=able)
        _spend(scene, step.currency, step.points)
    else:
        clear(scene.bench, scene.actor, step.state, "not_paying")


def set_state(scene: Scene, step: SetState) -> None:
    """Read that somebody comes into a state."""
    whom = chosen(scene, step.whom, "state", state=step.state.value, set=True)
    if whom is not None:
        put_in(scene.bench, whom, step.state, scene.counterpart(whom))


def clear_state(scene: Scene, step: ClearState) -> None:
    """Read that somebody loses a state."""
    told = {"state": step.state.value, "set": False, "cause": "step"}
    whom = chosen(scene, step.whom, "state", **told)
    has_it = all(step.state in each.states for each in scene.people(step.whom))
    if whom is not None and (has_it or scene.bench.log.sees("state", actor=whom.name, **told)):
        clear(scene.bench, whom, step.state, "step")


def boon(scene: Scene, step: Advantage | Disadvantage) -> None:
    """Read an advantage or a disadvantage on rolls. Rules: MN.TRM.2, MN.GAP.30."""
    worth = 1 if isinstance(step, Advantage) else -1
    until = "next_action" if step.until is Until.ACTOR_NEXT_ACTION else "fight_end"
    told: dict[str, Any] = {"worth": worth, "rolls": step.rolls.value, "until": until}
    whom = chosen(scene, step.whom, "advantage", **told)
    if whom is not None:
        scene.bench.log.take("advantage", "MN.TRM.2", actor=whom.name, target=scene.actor.name, **told)
        scene.bench.fight.boons.append(Boon(step.rolls, whom, worth, step.until, scene.actor, scene.bench.fight.action))


def damage(scene: Scene, step: Damage) -> None:
    """Read direct damage, and the checks it earns. Rules: MN.DMG.1 to MN.DMG.5."""
    for dealer in scene.people(step.dealer):
        for victim in scene.people(step.victim):
            dues = by_damage(dealer.card.damage, victim.card.armor, scene.bench.rules)
            cards = {"damage": dealer.card.damage, "armor": victim.card.armor, "checks": [due.kind for due in dues]}
            scene.bench.log.take("damage", "MN.DMG.1", actor=dealer.name, target=victim.name, part=scene.part, **cards)
            total = scene.bench.fight.totals[victim.side]
            earn(scene.bench, victim, dues, "damage", total, "MN.DMG.5")


def lose_action(scene: Scene, step: LoseAction) -> None:
    """Read that somebody will miss their next action. Rule: MN.AID.3."""
    whom = chosen(scene, step.whom, "will_miss")
    if whom is not None:
        scene.bench.log.take("will_miss", "MN.AID.3", actor=whom.name)
        whom.missing = True


def depart(scene: Scene, step: Leave) -> None:
    """Read that somebody is out of the fight. Rule: MN.ESC.3."""
    whom = chosen(scene, step.whom, "left")
    if whom is not None:
        leave(scene.bench, whom)


def move(scene: Scene, step: Move) -> None:
    """Read where the actor goes, and that the move ends hiding and exposure. Rules: MN.GAP.7, MN.GAP.10, MN.COV.3."""
    bench, actor = scene.bench, scene.actor
    row = bench.log.take("move", "MN.GAP.7", actor=actor.name, part=scene.part, **{"from": actor.place})
    holds = row["to"] in ways(bench.brief, actor, step.to)
    bench.log.check(row, "MN.GAP.7", f"{actor.name} goes {step.to} to {row['to']}", holds=holds)
    actor.place = row["to"]
    if bench.rules.hiding.ends_by_moving:
        clear(bench, actor, State.HIDDEN, "moving")
    if bench.rules.hiding.exposure_ends_by_moving:
        clear(bench, actor, State.EXPOSED, "moving")


def ways(brief: Brief, actor: Fighter, way: Way) -> set[str]:
    """Return where a move may lead: a location on, if there is one, towards or away from the enemy's end of the row."""
    places, last = brief.locations, len(brief.locations) - 1
    here, own, enemy = (places.index(each) for each in (actor.place, *map(brief.home, (actor.side, OTHER[actor.side]))))
    on = enemy > own or (enemy == own and actor.side == "a")
    steps = {Way.TOWARDS: {1 if on else -1}, Way.AWAY: {-1 if on else 1}}.get(way, {-1, 1})
    return {places[max(0, min(last, here + step))] for step in steps}


def unnoticed(scene: Scene, _: Unnoticed) -> None:
    """Read that the other side notices nothing. Rules: MN.FLG.4, MN.GAP.15."""
    scene.bench.log.take("unnoticed", "MN.FLG.4", actor=scene.actor.name)


def chosen(scene: Scene, word: Whom, event: str, **told: Any) -> Fighter | None:
    """Return whom a step is about: of several hidden enemies, the one of the next row. Rule: MN.OBS.4."""
    people: Sequence[Fighter] = scene.people(word)
    named = next((each for each in people if scene.bench.log.sees(event, actor=each.name, **told)), None)
    if word is Whom.HIDDEN_ENEMY and (named or len(people) == 1):
        scene.noticed = named or people[0]
    return named or next(iter(people), None)


STEPS: Mapping[type, Callable[[Scene, Any], None]] = {
    Gain: change,
    Lose: change,
    Pay: pay,
    PayOrClear: pay_or_clear,
    SetState: set_state,
    ClearState: clear_state,
    Advantage: boon,
    Disadvantage: boon,
    Damage: damage,
    LoseAction: lose_action,
    Leave: depart,
    Move: move,
    Unnoticed: unnoticed,
}
