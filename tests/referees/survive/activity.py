"""A player's phase: who is activated, and all that units do in it; and holds that interrupt."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import takewhile

from tests.referees.reading import NEAR_IN, Row
from tests.referees.survive.bench import Bench
from tests.referees.survive.blinking import FIRST_DIE, blink
from tests.referees.survive.charging import contacts
from tests.referees.survive.fighting import fit, stands
from tests.referees.survive.figures import UNTOLD, Figure, distance, towards
from tests.referees.survive.grouping import judge_chain
from tests.referees.survive.holding import interrupt, interrupts
from tests.referees.survive.moving import allowance, at_spire, charge, keychip, walk
from tests.referees.survive.shooting import Tap, aim, shot


@dataclass
class Acting:
    """A unit in its activation: its action, its partner, the inches and shots it has left, and its last shot."""

    figure: Figure
    action: str
    partner: str
    left: float
    shots: int
    tap: Tap | None = None


@dataclass
class Phase:
    """A phase: whose it is, and who acts in it."""

    side: str
    acting: dict[str, Acting] = field(default_factory=dict)


Handler = Callable[[Bench, Phase, Row], None]


def phase(bench: Bench, side: str) -> None:
    """Read a phase to its end. Rules: SV.SEQ.3, SV.SEQ.5."""
    ready = bench.ready(side)
    bench.log.take("phase", "SV.SEQ.3", side=side, ready=len(ready))
    now = Phase(side)
    while bench.log.next["event"] in HANDLERS and bench.log.next.get("reason") in {None, FIRST_DIE}:
        HANDLERS[bench.log.next["event"]](bench, now, bench.log.next)
    row = bench.log.next
    bench.log.check(row, "SV.SEQ.3", f"{side} activates nobody", holds=bool(now.acting) or bool(not bench.ready(side)))
    judge_group(bench, now, row)
    judge_keychip(bench, now, row)


def judge_group(bench: Bench, now: Phase, row: Row) -> None:
    """Judge who may be activated together. Rules: SV.SEQ.3, SV.MOV.9, SV.MOV.11, SV.MOV.12, SV.MOV.13, SV.GAP.28."""
    acting = list(now.acting.values())
    if len(acting) <= bench.rules.turn.units_per_phase:
        return
    actions = {each.action for each in acting}
    allowed = actions in ({"run"}, {"blink"}) or (len(acting) == 2 and all(each.partner for each in acting))
    bench.log.check(row, "SV.GAP.28", f"{len(acting)} units are activated together", holds=allowed)
    if actions == {"run"}:
        chain = [each.figure for each in acting if stands(bench, each.figure)]
        judge_chain(bench, chain, bench.rules.team.mob_run_in, "SV.MOV.12", row)


def judge_keychip(bench: Bench, now: Phase, row: Row) -> None:
    """Judge that whoever touches the KeyChip has taken it, and won with it at the spire. Rule: SV.GAP.33."""
    for each in now.acting.values():
        if not fit(bench, each.figure):
            continue
        if bench.keychip is not None and not bench.carrier and bench.rules.keychip.pickup == "base_contact":
            far = distance(each.figure.at, bench.keychip) - bench.rules.base.diameter_in
            bench.log.check(row, "SV.GAP.33", f"{each.figure.name} leaves the KeyChip", holds=far > -NEAR_IN)
        if bench.carrier == each.figure.name:
            there = at_spire(bench, each.figure, -NEAR_IN)
            bench.log.check(row, "SV.VIC.1", f"{each.figure.name} is at the spire", holds=not there)


def activate(bench: Bench, now: Phase, row: Row) -> None:
    """A unit begins its activation, alone or in a group. Rules: SV.SEQ.3, SV.MOV.9, SV.GAP.26, SV.DAZ.2."""
    bench.log.take("activate", "SV.SEQ.3", side=now.side)
    figure, action = bench.figure(row), row["action"]
    check = bench.log.check
    check(row, "SV.SEQ.3", f"{figure.name} is not {now.side}'s", holds=figure.side == now.side)
    check(row, "SV.SEQ.5", f"{figure.name} has been activated", holds=not figure.acted)
    check(row, "SV.DAZ.2", f"{action} of a unit, Dazed: {figure.dazed}", holds=figure.dazed == (action == "shuffle"))
    partner = bench.figures.get(row.get("target", ""))
    if partner is not None:
        check(row, "SV.MOV.9", f"a Double Team cannot {action}", holds=action in {"move", "charge"})
        apart = bench.reach(figure, partner) - bench.rules.team.double_team_in
        check(row, "SV.MOV.9", f"they are {apart:.3f} inches too far apart", holds=apart <= NEAR_IN)
        check(row, "SV.MOV.9", "they are not of one Mob", holds=partner.side == figure.side)
    figure.acted = True
    if action == "charge" and not is_told(bench, figure):
        figure.facing = UNTOLD
    rules = bench.rules.shooting
    shots = {"blink": 0, "charge": rules.charge_shots}.get(action, rules.shots)
    now.acting[figure.name] = Acting(figure, action, row.get("target", ""), allowance(bench, figure, action), shots)


def is_told(bench: Bench, charger: Figure) -> bool:
    """Return whether this phase says whom a unit turned to for its charge; the fire of its partner may end it first."""
    phase = takewhile(lambda each: each["event"] not in {"phase", "pulse"}, bench.log.rows[bench.log.at :])
    return any(each.get("actor") == charger.name and each["event"] in {"charge", "stand", "shot"} for each in phase)


def acting(bench: Bench, now: Phase, row: Row) -> Acting:
    """Return the activation that a row belongs to.

    Raises:
        OutOfPlace: the row's unit is not being activated.
    """
    found = now.acting.get(row.get("actor", ""))
    if found is None or not stands(bench, found.figure):
        raise bench.log.stray("SV.SEQ.3", f"{row.get('actor')} is not being activated")
    return found


def move(bench: Bench, now: Phase, row: Row) -> None:
    """A unit goes a straight way. Rules: SV.MOV.1, SV.MOV.3, SV.DAZ.2."""
    unit = acting(bench, now, row)
    if unit.figure.dazed:
        unit.left = min(unit.left, bench.rules.movement.dazed_in)
    unit.left = walk(bench, unit.figure, unit.action, unit.left)


def turn(bench: Bench, now: Phase, row: Row) -> None:
    """A unit turns: in its activation, or as a holder that is about to shoot. Rules: SV.MOV.7, SV.GAP.39."""
    figure = bench.figure(row)
    if figure.shots and figure.name not in now.acting:
        interrupt(bench, figure)
        return
    acting(bench, now, row)
    bench.log.take("facing", "SV.GAP.39")
    figure.facing = (row["facing_east"], row["facing_north"])


def shoot(bench: Bench, now: Phase, row: Row) -> None:
    """A unit shoots in its activation, or a holder does. Rules: SV.MOV.2, SV.MOV.4, SV.SHT.7."""
    figure = bench.figure(row)
    if figure.shots and figure.name not in now.acting:
        interrupt(bench, figure)
        return
    unit = acting(bench, now, row)
    bench.log.check(row, "SV.MOV.2", f"{figure.name} has no shot left", holds=unit.shots > 0)
    unit.shots -= 1
    if unit.action == "charge":
        face(bench, figure, row)
    how = aim(bench, figure, unit.action)
    partner = now.acting.get(unit.partner)
    how.tap = partner.tap if partner is not None else None
    unit.tap = shot(bench, figure, how)


def face(bench: Bench, charger: Figure, shot: Row) -> None:
    """Turn a charger to whom it will charge before it shoots; the log says who that is further on. Rule: SV.GAP.44."""
    rest = takewhile(lambda each: each["event"] not in {"phase", "pulse"}, bench.log.rows[bench.log.at :])
    mine = (each for each in rest if each.get("actor") == charger.name and each["event"] in {"charge", "stand"})
    row = next(mine, shot)
    target = bench.figures.get(row.get("target", shot["target"]))
    if target is not None:
        charger.facing = towards(charger.at, target.at)


def blinks(bench: Bench, now: Phase, row: Row) -> None:
    """A chain of units Blinks. Rules: SV.MOV.13, SV.GAP.18."""
    first = acting(bench, now, row)
    bench.log.check(row, "SV.MOV.13", f"{first.figure.name} does not Blink", holds=first.action == "blink")
    blink(bench, now.side, [each.figure for each in now.acting.values()], row)


def stand(bench: Bench, now: Phase, row: Row) -> None:
    """A unit does nothing more, or nothing at all in its activation."""
    figure = bench.figure(row)
    if figure.side == now.side and not figure.acted:
        figure.acted = True
        now.acting[figure.name] = Acting(figure, "stand", "", 0.0, 0)
    acting(bench, now, row)
    bench.log.take("stand", "SV.SEQ.3")


def draw(bench: Bench, now: Phase, row: Row) -> None:
    """A unit slings its weapon and draws another. Rules: SV.AMM.3, SV.HOUSE.9."""
    unit = acting(bench, now, row)
    bench.log.take("drawn", "SV.AMM.3", ready_in_turn=bench.turn + 1)
    guns = unit.figure.card.guns if unit.figure.card else {}
    holds = row["weapon"] in guns and row["weapon"] != unit.figure.in_hand
    bench.log.check(row, "SV.HOUSE.9", f"{row['weapon']} cannot be drawn", holds=holds)
    unit.figure.in_hand, unit.figure.ready_in_turn = row["weapon"], row["ready_in_turn"]


def charges(bench: Bench, now: Phase, row: Row) -> None:
    """A unit charges, alone or in a Double Team, and what follows is fought. Rules: SV.MOV.5, SV.MOB.1."""
    unit = acting(bench, now, row)
    bench.log.check(row, "SV.MOV.5", f"{unit.figure.name} does not charge", holds=unit.action == "charge")
    reached = [(unit.figure, charge(bench, unit.figure, unit.left))]
    unit.left = 0.0
    keychip(bench)
    interrupts(bench)
    partner = now.acting.get(unit.partner)
    if partner is not None and bench.log.sees("charge", actor=partner.figure.name):
        mobs = bench.log.next["target"] == row["target"]
        reached.append((partner.figure, charge(bench, partner.figure, partner.left, set_down=mobs)))
        partner.left = 0.0
        keychip(bench)
        interrupts(bench)
    contacts(bench, reached)


def chip(bench: Bench, now: Phase, row: Row) -> None:
    """The KeyChip is taken or brought home in an activation. Rule: SV.GAP.33."""
    acting(bench, now, row)
    keychip(bench)


HANDLERS: Mapping[str, Handler] = {
    "activate": activate,
    "move": move,
    "facing": turn,
    "shot": shoot,
    "stand": stand,
    "drawn": draw,
    "charge": charges,
    "keychip_taken": chip,
    "levels_up": chip,
    "die": blinks,
}
