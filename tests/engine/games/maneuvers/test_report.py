"""The report of a fight: what belongs together is one sentence, and nothing is lost or told twice."""

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.battles.telling import report
from schemas.packs.packs import Pack


def test_a_report_tells_the_order_the_opposition_and_the_checks_at_once(packs: dict[str, Pack]) -> None:
    """One sentence for eight places, one for each maneuver with its opponent, one for each character with checks."""
    battle = fight(packs["maneuvers"], BattleOrder(scenario="loading_dock", seed=5))
    events = [row["event"] for row, sentence in battle.told() if sentence]
    lines = [*report("maneuvers", battle.told())]

    merged = events.count("order") - 1 + events.count("opposes") + events.count("check")
    assert len(lines) == len(events) - merged
    assert [line.count("(") for line in lines if line.startswith("The order of action: ")] == [8]
    assert sum("; " in line and " opposes it, on " in line for line in lines) == events.count("opposes")
    fates = [line for line in lines if " comes out of it " in line]
    assert len(fates) == events.count("fate")
    assert all(" check and comes out of it " in line or " checks and comes out of it " in line for line in fates)
    assert all(line.endswith(".") for line in lines)


def test_a_row_that_stands_alone_is_told_alone() -> None:
    """MN.GAP.17: an extra maneuver of which the Effect alone is done has nobody who opposes it."""
    rows = [
        ({"event": "maneuver", "actor": "Vale"}, "Vale follows it up with Observe, on awareness 3."),
        ({"event": "state", "actor": "Vale"}, "Vale knows what the enemy is up to."),
        ({"event": "fate", "actor": "Vale", "outcome": "none"}, "Vale comes out of it unharmed."),
    ]

    assert [*report("maneuvers", rows)] == [sentence for _, sentence in rows]
