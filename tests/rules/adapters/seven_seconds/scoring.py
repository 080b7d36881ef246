"""Victory points, and who wins by them."""

from collections.abc import Mapping
from typing import Any

from engine.games.seven_seconds.kernel.course.ending import victory_points
from engine.games.seven_seconds.rules.missions import columns_of, lay_conditions, victory
from schemas.models.seven_seconds.cards import MissionCard
from tests.rules.adapters.seven_seconds.bench import ATTACKER, TABLE, Answer, Bench, Given, rules_of
from tests.rules.adapters.seven_seconds.documents import mission_card
from tests.rules.adapters.seven_seconds.objectives import placed
from tests.rules.adapters.seven_seconds.setup import OBJECTIVES, PLAYERS, SIDES

WINNERS = {"red": "p1", "blue": "p2", None: "draw"}


def result(given: Given, first: int, second: int) -> Answer:
    """Return winner and level by the points of p1 and p2."""
    winner, level = victory(first, second, rules_of(given))
    return {"winner": WINNERS[winner], "level": level}


def victories(given: Given) -> Answer:
    """Answer winner and level for pairs of victory points."""
    found = [result(given, first, second) for first, second in given["vp_pairs"]]
    return {"winner": [row["winner"] for row in found], "level": [row["level"] for row in found]}


def victory_with_state(given: Given) -> Answer:
    """Answer winner and level, whatever is left on the table."""
    return result(given, given["p1"]["vp"], given["p2"]["vp"])


def mission_scoring(given: Given) -> Answer:
    """Answer the victory points of both missions for an end state."""
    bench = Bench(given)
    final = given["final"]
    sides = {player: SIDES[given["sides"][player]] for player in PLAYERS}
    bench.game.forces.attacker = ATTACKER
    for name, known in final.get("objectives", {}).items():
        placed(bench, OBJECTIVES.index(name), known)
    bench.game.battle.table_control = TABLE[final["table"]]
    for player, side in sides.items():
        if given["missions"].get(player):
            mission = mission_card({"victory_points": given["missions"][player]})
            lay_conditions(columns_of(MissionCard.model_validate(mission)), side, bench.game.forces)
        losses(bench, side, player, final)
    points = {player: victory_points(bench.game, side) for player, side in sides.items()}
    return {"vp": points, **result(given, points["p1"], points["p2"])}


def losses(bench: Bench, side: int, player: str, final: Mapping[str, Any]) -> None:
    """Give a side its losses and survivors."""
    battle = bench.game.battle
    battle.troopers_lost[side] = final.get("troopers_killed", {}).get(player, 0)
    battle.drones_lost[side] = final.get("drones_killed", {}).get(player, 0)
    battle.commander_lost[side] = int(final.get("commander_killed", {}).get(player, False))
    for number in range(final.get("troopers_surviving", {}).get(player, 0)):
        bench.unit(side, "tactical", (2.0 + number, 2.0))
