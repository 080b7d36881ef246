"""Repair, engineers, queries, leaders and squads. Rules: BS.REP, BS.ENG, BS.CARD.15, BS.PCS.6, BS.SQC.4."""

from tests.referees.battlesuit.bench import OTHER, Bench
from tests.referees.battlesuit.command import leaders
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.harm import gone, stands_at
from tests.referees.battlesuit.lattice import far

STRUCTURES = frozenset(("bridge", "building", "bunker"))


def _idles(bench: Bench, row: Row, rule: str) -> None:
    bench.settle(row)
    act = bench.act
    fits = act is not None and act.soldier.name == row["actor"] and not act.moved and not act.shots
    bench.check(row, rule, f"{row['actor']} has acted", holds=fits)


def repair(bench: Bench, row: Row) -> None:
    """Judge a repair. Rules: BS.REP.1, BS.REP.2, BS.GAP.36, BS.GAP.65."""
    _idles(bench, row, "BS.REP.1")
    soldier, act = bench.soldier(row), bench.act
    fits = soldier.is_armoured and 0 < soldier.hits < 5 and not bench.is_airborne(soldier)
    bench.check(row, "BS.REP.1", f"{soldier.name} cannot repair itself", holds=fits)
    bench.check(row, "BS.GAP.36", "it has just been shaken", holds=act is None or act.state != "shaken")
    die = bench.die(row, "repair", "BS.REP.2", None)
    bench.same(row, "BS.REP.2", "works", die > soldier.hits)
    soldier.hits -= bool(row["works"])
    bench.same(row, "BS.GAP.66", "hits", soldier.hits)
    if act is not None:
        act.over = True


def mend(bench: Bench, row: Row) -> None:
    """Judge the repair of another. Rules: BS.ENG.1, BS.ENG.2, BS.DWN.2, BS.GAP.67, BS.GAP.68."""
    bench.settle(row)
    actor, target = bench.soldier(row), bench.soldier(row, "target")
    bench.check(row, "BS.ENG.1", "they are not side by side", holds=far(actor.spot, target.spot) <= 1)
    bench.check(row, "BS.ENG.1", f"{target.name} is not damaged", holds=target.is_armoured and target.hits > 0)
    engineer = "repairs" in actor.abilities
    crusader = "rallies" in actor.abilities and target.is_down
    bench.check(row, "BS.GAP.68", f"{actor.name} cannot mend it", holds=(engineer or crusader) and actor.is_fit)
    if row["die"]:
        die = bench.die(row, "repair", "BS.ENG.2", row["die"])
        bench.same(row, "BS.GAP.67", "restored", min(max(die - actor.hits, 0), target.hits))
    else:
        bench.same(row, "BS.ENG.1", "restored", 1)
    target.hits -= row["restored"]
    bench.same(row, "BS.ENG.1", "hits", target.hits)
    actor.complete = target.complete = True
    if bench.act is not None:
        bench.act.over = True


def demolition(bench: Bench, row: Row) -> None:
    """Judge a demolition. Rules: BS.ENG.3, BS.ENG.4, BS.GAP.71."""
    _idles(bench, row, "BS.ENG.3")
    engineer, spot = bench.soldier(row), bench.ground.names[row["at"]]
    bench.check(row, "BS.ENG.3", f"{engineer.name} is no engineer", holds="demolishes" in engineer.abilities)
    bench.check(row, "BS.ENG.3", "it is not next to it", holds=far(engineer.spot, spot) <= 1)
    bench.check(row, "BS.ENG.3", "no structure is there", holds=bench.ground.terrain[spot] in STRUCTURES)
    bench.same(row, "BS.ENG.3", "terrain", bench.ground.terrain[spot])
    fall(bench, spot, "rubble")
    for each in stands_at(bench, spot):
        if each.side != engineer.side:
            gone(bench, each, "BS.ENG.4")
        elif each.inside:
            each.inside, each.level = False, bench.ground.level[spot]
    if bench.act is not None:
        bench.act.moved = True


def fall(bench: Bench, spot: tuple[int, int], becomes: str) -> None:
    """Change the terrain of a point. Rule: BS.TER.20."""
    if bench.ground.terrain[spot] in STRUCTURES and becomes not in STRUCTURES:
        bench.fallen.add(spot)
    bench.ground.terrain[spot] = becomes
    bench.ground.tall.pop(spot, None)
    bench.ground.improved.discard(spot)


def query(bench: Bench, row: Row) -> None:
    """Judge a look at a card. Rules: BS.CARD.15, BS.CARD.16, BS.GAP.103."""
    actor, target = bench.soldier(row), bench.soldier(row, "target")
    act = bench.act
    fits = act is not None and act.soldier is actor and bool({"queries_one", "queries_all"} & actor.abilities)
    bench.check(row, "BS.CARD.15", f"{actor.name} may not ask", holds=fits)
    bench.check(row, "BS.GAP.103", f"{target.name} is out of sight", holds=bench.sees(actor, target))
    bench.check(row, "BS.CARD.15", "it is no enemy", holds=target.side == OTHER[actor.side])
    if act is not None:
        act.queries += 1
        more = "queries_all" in actor.abilities
        bench.check(row, "BS.CARD.15", "it has asked", holds=act.queries == 1 or more)


def leader(bench: Bench, row: Row) -> None:
    """Judge who takes over. Rules: BS.PCS.6, BS.GAP.43."""
    soldier = bench.soldier(row)
    bench.check(row, "BS.PCS.6", f"{soldier.name} is no commander", holds="leads" in soldier.abilities)
    out = [each for each in leaders(bench, soldier.side) if each.place in ("lost", "exited")]
    bench.check(row, "BS.PCS.6", "no leader is gone", holds=bool(out))
    bench.assists_from[soldier.side] = row["from_turn"]


def reorganised(bench: Bench, row: Row) -> None:
    """Judge that a side makes one squad of two. Rules: BS.SQC.4, BS.GAP.95."""
    side = row["side"]
    bench.check(row, "BS.SQC.4", "squad command is not in play", holds="squad_command" in bench.brief.options)
    left = [each for each in bench.of(side) if each.place in ("on", "off") and not each.is_down]
    soldiers = [each for each in left if "leads" not in each.abilities]
    few = len(soldiers) < bench.brief.rules.squad.reorganise_below
    bench.check(row, "BS.GAP.95", f"{len(soldiers)} soldiers are left", holds=few)
    if row["stage"] == "begins":
        bench.resting.add(side)
