"""A referee of Battlesuit: reads a battle's log row by row, beside the rulebook, and says every breach.

It keeps its own map and soldiers, draws its own lines of sight and knows nothing of the engine's kernel. Every action
is judged when its row comes; what the rules make of it is owed at once, and has to be paid by the rows that follow.
It referees by the rulings of the shipped rulebook; numbers are read from the pack.
"""

from collections.abc import Iterable, Mapping

from schemas.packs.packs import Pack
from tests.referees.battlesuit import ending, fire, flight, harm, hidden, morale, movement, support, turns
from tests.referees.battlesuit.bench import Bench, Handler
from tests.referees.battlesuit.documents import Row, brief, is_of_these
from tests.referees.breach import Breach


def _die(bench: Bench, row: Row) -> None:
    sides = 6 if row["reason"] in SIX else 12
    bench.check(row, "BS.GEN.2", f"a die shows {row['value']}", holds=1 <= row["value"] <= sides)
    bench.dice.append(row)


SIX = frozenset(("stealth", "crash landing", "repair", "command points", "berserk", "direction", "suit"))
HANDLERS: Mapping[str, Handler] = {
    "die": _die,
    "turn": turns.turn,
    "wave": turns.wave,
    "initiative": turns.initiative,
    "first": turns.first,
    "activate": turns.activate,
    "override": turns.override,
    "stand": turns.stand,
    "spent": turns.spent,
    "group": turns.group,
    "pool": turns.pool,
    "end_turn": turns.end_turn,
    "deploy": hidden.deploy,
    "no_place": hidden.no_place,
    "no_mine": hidden.no_mine,
    "mine_laid": hidden.mine_laid,
    "enter": movement.enter,
    "step": movement.step,
    "exit": movement.leave,
    "glow": movement.glow,
    "fell_back": movement.fell_back,
    "storey": movement.storey,
    "bounce": flight.bounce,
    "boost": flight.boost,
    "level": flight.level,
    "hover": flight.hover,
    "fly": flight.fly,
    "walks_on": flight.walks_on,
    "landing": flight.landing,
    "crash": flight.crash,
    "sunk": flight.sunk,
    "extra_step": flight.extra_step,
    "facing": flight.faces,
    "strength": fire.parts,
    "reaction": fire.reaction,
    "attack": fire.attack,
    "paint": fire.paint,
    "no_shot": fire.no_shot,
    "strict": fire.strict,
    "struck": harm.struck,
    "shaken": harm.shaken,
    "lost": harm.lost,
    "suit": harm.suit,
    "morale": morale.morale,
    "panic": morale.panic,
    "berserk": morale.berserk,
    "flight": morale.flight,
    "rally": morale.rally,
    "shut_down": morale.shut_down,
    "off_line": morale.off_line,
    "repair": support.repair,
    "mend": support.mend,
    "demolition": support.demolition,
    "query": support.query,
    "leader": support.leader,
    "reorganised": support.reorganised,
    "stealth": hidden.stealth,
    "out_of_stealth": hidden.revealed,
    "unhidden": hidden.unhidden,
    "mine": hidden.mine,
    "blast": hidden.blast,
    "shattered": hidden.shattered,
    "blast_attack": hidden.blast_attack,
    "held": ending.held,
    "score": ending.score,
    "end": ending.end,
    "result": ending.result,
}


def judge(header: Row, rows: Iterable[Row], pack: Pack) -> list[Breach]:
    """Return every breach of a battle, in the order of its rows."""
    bench = Bench(brief(header, pack))
    if not is_of_these(header, bench.brief):
        return [Breach(header["n"], "BS.SCN.4", "these are not the map and the soldiers of the documents")]
    for row in rows:
        read(bench, row)
    return bench.breaches


def read(bench: Bench, row: Row) -> None:
    """Judge one row and take it in."""
    handler = HANDLERS.get(row["event"])
    if handler is None:
        bench.breach(row, "BS.SEQ.1", f"no rule calls for {row['event']}")
        return
    if row.get("at") is not None and row["at"] not in bench.ground.names:
        bench.breach(row, "BS.MAP.7", f"no point is called {row['at']}")
        return
    handler(bench, row)


__all__ = ["Breach", "judge"]
