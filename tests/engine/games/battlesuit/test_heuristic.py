"""The heuristic player of Battlesuit: better than chance from either side, and after what the scenario counts."""

from pathlib import Path

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder, Participant
from schemas.packs.packs import Pack, read_packs

SIDES = ("red", "blue")


@pytest.fixture(scope="module")
def pack() -> Pack:
    """Return the shipped pack."""
    return read_packs([Path("content/battlesuit")]).packs[0]


def battle(pack: Pack, scenario: str, seed: int, thinks: str) -> Battle:
    """Return a battle of the heuristic player of a side against a random one."""
    seats = tuple(Participant(side, None, "heuristic" if side == thinks else "random") for side in SIDES)
    return fight(pack, BattleOrder(seats, scenario, None, seed))


@pytest.mark.parametrize("scenario", ["crossroads", "market_day", "night_wade", "ransom_road", "the_ashgarth_line"])
def test_thinking_beats_chance_from_both_sides(pack: Pack, scenario: str) -> None:
    """Of each seed fought from both sides, thinking wins at least twice as often as it loses."""
    winners = [(thinks, battle(pack, scenario, seed, thinks).result.winner) for seed in range(6) for thinks in SIDES]
    won = sum(winner == thinks for thinks, winner in winners)
    lost = sum(winner not in {thinks, None} for thinks, winner in winners)

    assert won >= 2 * lost
    assert won >= 6


def test_whoever_scores_by_leaving_leaves(pack: Pack) -> None:
    """On the Ransom Road red scores for soldiers that leave over the south edge. Rules: BS.VIC.1, BS.EDG.1."""
    rows = [row for seed in range(6) for row in battle(pack, "ransom_road", seed, "red").rows()]
    left = [row["edge"] for row in rows if row["event"] == "exit" and row["side"] == "red"]

    assert len(left) >= 20
    assert {*left} == {"south"}


def test_paint_is_for_friends(pack: Pack) -> None:
    """Whoever is painted is fired at by a friend of the painter in the same turn, as a rule. Rule: BS.PNT.6."""
    rows = [row for seed in range(4) for row in [*battle(pack, "six_fields", seed, "blue").rows()][1:]]
    paints = [at for at, row in enumerate(rows) if row["event"] == "paint" and row["side"] == "blue"]
    used = 0
    for at in paints:
        turn = [row for row in rows[at : at + 600] if row["turn"] == rows[at]["turn"]]
        others = {row["actor"] for row in turn if row["event"] == "attack" and row["target"] == rows[at]["target"]}
        used += bool(others - {rows[at]["actor"]})

    assert paints
    assert used >= len(paints) / 2
