"""Fire, paint and what comes of a hit. Rules: BS.FIR, BS.RES, BS.PNT, BS.IND, BS.RPD, BS.SPL, BS.RXN."""

from tests.referees.battlesuit.bench import OTHER, Act, Bench
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.harm import apply_result
from tests.referees.battlesuit.lattice import far
from tests.referees.battlesuit.pieces import Soldier
from tests.referees.battlesuit.strength import attack_parts, is_command_doubtful


def parts(bench: Bench, row: Row) -> None:
    """Collect the parts of a strength until the attack is told."""
    bench.parts.update(row["parts"])
    bench.cover = row.get("terrain", bench.cover)


def reaction(bench: Bench, row: Row) -> None:
    """Judge a declaration of reaction fire. Rules: BS.RXN.1, BS.RXN.3, BS.RXN.5, BS.GAP.104, BS.GAP.107."""
    bench.settle(row)
    actor, target = bench.soldier(row), bench.soldier(row, "target")
    act = bench.act
    moving = act is not None and act.soldier is target
    bench.check(row, "BS.RXN.1", f"{target.name} is not moving", holds=moving and actor.side != target.side)
    bench.check(row, "BS.RXN.1", f"{actor.name} has been activated", holds=not actor.complete)
    bench.check(row, "BS.GAP.104", f"{actor.name} is not fit to react", holds=actor.is_fit and actor.attack > 0)
    bench.check(row, "BS.RXN.1", f"{actor.name} is airborne", holds=not bench.is_airborne(actor))
    bench.same(row, "BS.RXN.1", "in_sight", bench.sees(actor, target))
    if act is not None:
        act.windows -= 1
    actor.complete = True
    if row["in_sight"]:
        bench.owe("attack", "BS.RXN.3", actor=actor.name, target=target.name)


def attack(bench: Bench, row: Row) -> None:
    """Judge an attack: who may, at whom, how strong."""
    attacker, target = bench.soldier(row), bench.soldier(row, "target")
    owed = any(each.names(row) for each in bench.dues)
    is_spill = "spillover" in row["manner"]
    act = bench.act
    is_own = act is not None and act.soldier is attacker
    if owed:
        bench.pay(row, "BS.SPL.1")
    else:
        bench.settle(row)
        bench.check(row, "BS.SPL.1", "nothing spills over on this soldier", holds=not is_spill)
        if not is_spill:
            _own_shot(bench, row, attacker, target)
    _arithmetic(bench, row, attacker, target, is_reaction=not is_own)
    if not is_spill:
        bench.last_shot = (attacker, target)
    apply_result(bench, row, attacker, target)
    if not is_spill:
        _spill(bench, row, attacker, target)


def _own_shot(bench: Bench, row: Row, attacker: Soldier, target: Soldier) -> None:
    act = bench.act
    if act is None or act.soldier is not attacker:
        bench.breach(row, "BS.FIR.6", f"{attacker.name} is not active")
        return
    bench.check(row, "BS.FIR.4", f"{attacker.name} is disarmed", holds=attacker.attack > 0)
    bench.check(row, "BS.PNT.2", f"{target.name} is not on the map", holds=target.place == "on")
    _mode(bench, row, attacker, target)
    if act.wild:
        _berserk_sniper(bench, row, act)
        return
    bench.check(row, "BS.FIR.7", f"{target.name} is no enemy", holds=target.side != attacker.side)
    _count(bench, row, act, target)
    _sniper(bench, row, act)
    if act.painted is not None:
        bench.check(row, "BS.PNT.4", "it painted another target", holds=act.painted is target)
    act.shots += 1
    act.first = act.first or (target.spot, row["die"])


def _mode(bench: Bench, row: Row, attacker: Soldier, target: Soldier) -> None:
    seen = bench.sees(attacker, target)
    bench.check(row, "BS.FIR.8", "sight and manner do not agree", holds=("indirect" in row["manner"]) != seen)
    if not seen:
        spotters = (each for each in bench.of(attacker.side) if each.place == "on" and each is not attacker)
        spotted = any(bench.sees(each, target) for each in spotters)
        bench.check(row, "BS.IND.1", f"nobody sees {target.name}", holds=spotted)


def _count(bench: Bench, row: Row, act: Act, target: Soldier) -> None:
    """Check how often a soldier fires, and let it pay for a shot in a move. Rules: BS.FIR.1, BS.FIR.2, BS.GAP.54."""
    rules = bench.brief.rules
    twice = "fires_twice" in act.soldier.abilities
    rapid = "rapid" in row["manner"] or twice
    most = rules.fire.shots if rapid else 1
    taken = act.shots + (act.painted is not None)
    bench.check(row, "BS.FIR.2", f"shot {taken + 1} of {most}", holds=taken < most)
    if rapid:
        bench.check(row, "BS.RPD.1", "it has moved", holds=not act.moved)
        act.rapid = True
        if act.first and act.first[0] != target.spot and act.painted is None:
            reach = far(act.first[0], target.spot)
            bench.check(row, "BS.RPD.3", f"{reach} points from the first target", holds=reach <= act.first[1])
    elif act.moved or act.bounced:
        act.left -= rules.move.fire_mp
        act.windows += 1
        bench.check(row, "BS.FIR.1", "no movement point is left to fire", holds=act.left >= 0 or act.stealthy)
    else:
        act.owes_mp += rules.move.fire_mp
        act.windows += 1


def no_shot(bench: Bench, row: Row) -> None:
    """Judge a shot of a move that was held back, or prevented by a reaction. Rules: BS.FIR.1, BS.RXN.6, BS.GAP.54."""
    bench.settle(row)
    act, soldier = bench.act, bench.soldier(row)
    if "target" in row:
        _bomb_was_first(bench, row)
    elif act is None or act.soldier is not soldier:
        bench.breach(row, "BS.FIR.6", f"{row['actor']} is not active")
    else:
        bench.check(row, "BS.GAP.54", "it has fired", holds=act.shots == 0 and not act.rapid)
        bench.same(row, "BS.RXN.6", "prevented", not soldier.is_fit)
        act.left -= act.owes_mp + (0 if act.has_paid_shot else bench.brief.rules.move.fire_mp)
        bench.same(row, "BS.FIR.1", "left", act.left)
        act.windows += 0 if act.has_paid_shot else 1
        act.owes_mp, act.shots, act.may_have_fired = 0, act.shots + 1, False


def _bomb_was_first(bench: Bench, row: Row) -> None:
    """Judge a shot at a bomb drone that was set off before. Rules: BS.BMB.1, BS.GAP.136."""
    act, target = bench.act, bench.soldier(row, "target")
    went_off = "detonates" in target.abilities and target.place == "lost"
    bench.check(row, "BS.GAP.136", f"{target.name} has not gone off", holds=went_off)
    bench.check(row, "BS.GAP.136", "a bomb prevents the shot", holds=row["prevented"])
    if act is not None and act.soldier is bench.soldier(row):
        shot_mp = act.owes_mp + bench.brief.rules.move.fire_mp
        bench.check(row, "BS.FIR.1", "left", holds=row["left"] in {act.left, act.left - shot_mp})
        act.windows += row["left"] < act.left
        act.left, act.owes_mp, act.shots, act.may_have_fired = row["left"], 0, act.shots + 1, False


def strict(bench: Bench, row: Row) -> None:
    """Judge an attack that was none. Rule: BS.STC.1."""
    bench.settle(row)
    soldier, target = bench.soldier(row), bench.soldier(row, "target")
    bench.check(row, "BS.STC.1", "strict combat is not in play", holds="strict_combat" in bench.brief.options)
    act = bench.act
    if act is None or act.soldier is not soldier:
        bench.breach(row, "BS.STC.1", f"{soldier.name} is not active")
        return
    able = [each for each in bench.of(soldier.side) if each.place == "on" and not each.is_down]
    seen = any(bench.sees(each, target) for each in able)
    faced = "facing" in bench.brief.options
    bench.check(row, "BS.STC.1", f"{target.name} can be attacked", holds=not seen or target.place != "on" or faced)
    act.committed, act.left = True, 0
    act.windows += 1


def _berserk_sniper(bench: Bench, row: Row, act: Act) -> None:
    still = not act.moved and not bench.is_airborne(act.soldier)
    fits = still or act.panics_as != "berserk" or "snipes" not in act.soldier.abilities
    bench.check(row, "BS.GAP.141", "a berserk sniper has moved or is in the air", holds=fits)


def _sniper(bench: Bench, row: Row, act: Act) -> None:
    if "snipes" in act.soldier.abilities:
        fits = not act.moved and not act.shots and "rapid" not in row["manner"] and act.painted is None
        bench.check(row, "BS.SNP.1", "a sniper fires once, unmoved", holds=fits)
        bench.check(row, "BS.SNP.1", "a sniper fires from the ground", holds=not bench.is_airborne(act.soldier))


def _arithmetic(bench: Bench, row: Row, attacker: Soldier, target: Soldier, *, is_reaction: bool) -> None:
    want = attack_parts(bench, attacker, target, row["manner"], is_reaction=is_reaction)
    told = dict(bench.parts)
    terrain, bench.cover = bench.cover, None
    bench.parts.clear()
    bench.same(row, "BS.MAP.13", "range_points", far(attacker.spot, target.spot))
    bench.check(row, "BS.FIR.9", "the parts do not add up", holds=sum(told.values()) == row["strength"])
    if "facing" in bench.brief.options:
        told.pop("facing", None)
    if is_command_doubtful(bench, attacker):
        told.pop("out_of_command", None)
        want.pop("out_of_command", None)
    bench.check(row, "BS.FIR.9", f"the parts are {told}, not {want}", holds=told == want)
    if "cover" in told:
        here = bench.ground.terrain[target.spot]
        bench.check(row, "BS.MOD.21", f"the cover is {here}, not {terrain}", holds=terrain == here)


def _spill(bench: Bench, row: Row, attacker: Soldier, target: Soldier) -> None:
    """Owe an attack on everybody beside the target. Rules: BS.SPL.1, BS.SPL.3, BS.GAP.64."""
    words = [word for word in row["manner"].split() if word in ("indirect", "rapid")]
    manner = " ".join([*words, "spillover"])
    for each in bench.on_map():
        if each not in (attacker, target) and far(each.spot, target.spot) <= 1:
            bench.owe("attack", "BS.SPL.1", actor=attacker.name, target=each.name, manner=manner)


def paint(bench: Bench, row: Row) -> None:
    """Judge painting. Rules: BS.PNT.1 to BS.PNT.6, BS.SNP.3, BS.ECM.2, BS.PCS.19 to BS.PCS.22."""
    bench.settle(row)
    painter, target = bench.soldier(row), bench.soldier(row, "target")
    act, rules = bench.act, bench.brief.rules.modifiers
    if act is None or act.soldier is not painter:
        bench.breach(row, "BS.PNT.2", f"{painter.name} is not active")
        return
    bench.check(row, "BS.PNT.2", "it has moved", holds=not act.moved and not act.bounced)
    bench.check(row, "BS.PNT.2", f"{target.name} is out of sight", holds=bench.sees(painter, target))
    bench.check(row, "BS.PNT.1", f"{target.name} is no enemy", holds=target.side == OTHER[painter.side])
    bench.check(row, "BS.SHK.6", "it has just been shaken", holds=act.state != "shaken" and not act.wild)
    bench.check(row, "BS.ECM.2", "ECM drones cannot be painted", holds="jams" not in target.abilities)
    can = not painter.is_drone or "paints" in painter.abilities
    bench.check(row, "BS.PCS.18", f"{painter.name} cannot paint", holds=can)
    by_sniper = "snipes" in painter.abilities
    bench.same(row, "BS.SNP.3", "by_sniper", by_sniper)
    target.paint = max(target.paint, rules.sniper_paint_bonus if by_sniper else rules.painted)
    act.painted = target
    act.rapid = True
