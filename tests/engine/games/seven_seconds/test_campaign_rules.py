"""Points, streaks and technology of campaigns, against the rulebook's worked cases and on paper."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.games.seven_seconds.campaign.standing import (
    BattleEnd,
    Standing,
    Standings,
    advantage,
    award,
    status,
)
from engine.games.seven_seconds.campaign.technology import Raise, buy, compared_stats, purchase, tech_cost, wishes
from engine.games.seven_seconds.rules.missions import victory
from schemas.models.seven_seconds.faction import StatLine, Stats
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.victory import CampaignRules
from schemas.models.seven_seconds.words import Rating, Stat

Case = dict[str, Any]
CASES: list[Case] = yaml.load(
    Path("tests/engine/games/seven_seconds/campaign_cases.yaml").read_text("utf-8"), Loader=yaml.CSafeLoader
)["cases"]
PLAYERS = ("p1", "p2")
SIDES = {"p1": 0, "p2": 1, "controlled_by_p1": 0, "controlled_by_p2": 1}
RULES = Rules(kind="rules", id="ruled", title="As ruled")
CAMPAIGN = RULES.campaign


def changed(**changes: Any) -> CampaignRules:
    return CampaignRules.model_validate(changes)


def standings(given: Case) -> Standings:
    return Standing(**given["p1"]), Standing(**given["p2"])


def named(pair: Standings) -> Case:
    return {player: standing._asdict() for player, standing in zip(PLAYERS, pair, strict=True)}


def outcome(battle: Case) -> BattleEnd:
    table = battle.get("table", battle.get("control"))
    return BattleEnd(SIDES.get(battle["winner"]), battle["level"], SIDES.get(table or ""))


def ended(pair: Standings, length: str) -> Case:
    found = status(pair, length, CAMPAIGN)
    return {
        "over": found.over,
        "winner": None if found.winner is None else PLAYERS[found.winner],
        "reason": found.reason,
    }


def stats(values: Case, stat: str = "armour", otherwise: int = 1) -> Stats:
    """Stats in which one stat is as given per rating, and all others are alike."""
    lines = {
        rating.value: StatLine.model_validate(
            {each.value: values[rating.value] if each == stat else otherwise for each in Stat}
        )
        for rating in Rating
    }
    return Stats.model_validate(lines)


def victories(given: Case) -> Case:
    found = [victory(red, blue, RULES) for red, blue in given["vp_pairs"]]
    names = {"red": "p1", "blue": "p2", None: "draw"}
    return {"winner": [names[winner] for winner, _ in found], "level": [level for _, level in found]}


def victory_with_state(given: Case) -> Case:
    found = victories({"vp_pairs": [[given[player]["vp"] for player in PLAYERS]]})
    return {name: values[0] for name, values in found.items()}


def campaign_sequence(given: Case) -> Case:
    now = (Standing(), Standing())
    for battle in given["battles"]:
        assert not status(now, given["length"], CAMPAIGN).over
        now = award(now, outcome(battle), CAMPAIGN)
    return {**named(now), **ended(now, given["length"])}


def status_many(given: Case) -> Case:
    pairs = zip(given["length"], given["p1_points"], strict=True)
    return {"over": [status((Standing(points), Standing()), length, CAMPAIGN).over for length, points in pairs]}


def draws(given: Case) -> Case:
    found = [advantage(streak, CAMPAIGN) for streak in given["streaks"]]
    return {name: [getattr(each, name) for each in found] for name in found[0]._fields}


def costs(given: Case) -> Case:
    own, opponent = given["own"], given["opponent"]
    return {rating.value: tech_cost(rating, own[rating], opponent[rating], CAMPAIGN) for rating in Rating}


def tech_legality(given: Case) -> Case:
    own = stats(given["own"])
    found = [purchase(own, own, given["tech"], Raise(Rating(name), Stat.ARMOUR), CAMPAIGN) for name in given["raises"]]
    return {"legal": [each.cost is not None for each in found], "errors": [each.error or None for each in found]}


def tech_purchase(given: Case) -> Case:
    [stat] = given["faction"]["reserve"]
    own, opponent = (
        stats({rating: line[stat] for rating, line in given[name].items()}, stat)
        for name in ("faction", "opponent_snapshot")
    )
    bought = buy(own, opponent, given["tech"], [Raise(Rating(r), Stat(s)) for r, s in given["buy"]], CAMPAIGN)
    return {
        "costs": [each.cost for each in bought.purchases],
        "legal": [each.cost is not None for each in bought.purchases],
        "tech_left": bought.tech,
        "stats": {rating.value: bought.stats.line(rating).value(Stat(stat)) for rating in Rating},
        "errors": [each.error or None for each in bought.purchases],
    }


ANSWERS: dict[str, Callable[[Case], Case]] = {
    "victory": victories,
    "victory_with_state": victory_with_state,
    "campaign_award": lambda given: named(award(standings(given["before"]), outcome(given["battle"]), CAMPAIGN)),
    "campaign_status": lambda given: ended((Standing(**given["p1"]), Standing(**given["p2"])), given["length"]),
    "campaign_status_many": status_many,
    "campaign_sequence": campaign_sequence,
    "pre_battle_draws": draws,
    "tech_cost": costs,
    "tech_legality": tech_legality,
    "tech_purchase": tech_purchase,
}
OURS = [case for case in CASES if case["given"]["kind"] in ANSWERS]


@pytest.mark.parametrize("case", OURS, ids=lambda case: case["id"])
def test_a_worked_case_comes_out(case: Case) -> None:
    """The engine answers what the rulebook's example answers."""
    assert ANSWERS[case["given"]["kind"]](case["given"]) == case["expect"]


def test_a_draw_may_end_a_streak() -> None:
    """Where the rules say so, a draw puts both streaks back to zero; points are not earned either way."""
    before = (Standing(3, 2, 4), Standing(3, 0, 0))
    drawn = BattleEnd(None, "draw", None)

    after = award(before, drawn, changed(draw_resets_streak=True))

    assert after == (Standing(3, 0, 5), Standing(3, 0, 1))


def test_unspent_tech_points_may_be_lost() -> None:
    """Without banking, four points left over are gone when the next battle has been fought."""
    before = (Standing(0, 0, 4), Standing(0, 0, 1))

    after = award(before, BattleEnd(0, "marginal", 1), changed(bank_tech=False))

    assert [standing.tech for standing in after] == [1, 2]


def test_a_loser_may_earn_points_too() -> None:
    """With a point for losing, a player can reach the total by it; if both do, the one who has more wins."""
    rules = changed(points={"loss": 1})
    before = (Standing(5), Standing(5))

    after = award(before, BattleEnd(1, "normal", None), rules)

    assert [standing.points for standing in after] == [6, 7]
    assert status(after, "short", rules).winner == 1
    assert status((Standing(6), Standing(6)), "short", rules).winner is None


def test_a_streak_beyond_the_list_keeps_the_last_entry() -> None:
    """Where six wins in a row are needed, a streak of five is worth as much as one of three."""
    assert advantage(5, CAMPAIGN) == advantage(3, CAMPAIGN)
    assert advantage(5, changed(streak_roll_bonus=[])).roll_bonus == 0


def test_the_highest_value_is_a_parameter() -> None:
    """Where stats go to 7, a Spec Ops 5 can be raised, and a 7 cannot."""
    rules = changed(stat_max=7)
    five, seven = (stats({"reserve": 1, "veteran": 1, "spec_ops": top}) for top in (5, 7))
    wish = Raise(Rating.SPEC_OPS, Stat.ARMOUR)

    assert purchase(five, five, 6, wish, rules).cost == 6
    assert purchase(seven, seven, 6, wish, rules).error == "above_7"


@pytest.mark.parametrize(("snapshot", "cost"), [("before_purchases", 6), ("live", 3)])
def test_prices_compare_with_the_opponent_before_or_after_buying(snapshot: str, cost: int) -> None:
    """Both had Spec Ops 3; red has just bought a 4: blue pays half by the live rule only."""
    rules = changed(opponent_snapshot=snapshot)
    red, blue = (stats({"reserve": 1, "veteran": 1, "spec_ops": top}) for top in (3, 3))
    red_now = stats({"reserve": 1, "veteran": 1, "spec_ops": 4})
    opponent = compared_stats((red, blue), (red_now, blue), 1, rules)

    assert purchase(blue, opponent, 9, Raise(Rating.SPEC_OPS, Stat.ARMOUR), rules).cost == cost


def test_players_buy_the_cheapest_first() -> None:
    """With 5 points and an opponent ahead in Reserve armour: 1 for that, then two Reserve raises at 2 each."""
    own = stats({"reserve": 1, "veteran": 3, "spec_ops": 3}, "armour", otherwise=3)
    opponent = stats({"reserve": 2, "veteran": 3, "spec_ops": 3}, "armour", otherwise=3)

    bought = buy(own, opponent, 5, wishes(own, opponent, 5, CAMPAIGN), CAMPAIGN)

    assert [each.cost for each in bought.purchases] == [1, 2]
    assert bought.stats.reserve.armour == 3
    assert bought.tech == 2


def test_free_technology_is_bought_to_the_end_and_no_further() -> None:
    """Where raising costs nothing, the players stop at the highest value: eighteen fives."""
    free = {"reserve": 0, "veteran": 0, "spec_ops": 0}
    rules = changed(tech_cost=free, tech_cost_behind=free)
    own = stats({"reserve": 1, "veteran": 1, "spec_ops": 1})

    bought = buy(own, own, 0, wishes(own, own, 0, rules), rules)

    assert {bought.stats.line(rating).value(stat) for rating in Rating for stat in Stat} == {5}
    assert len(bought.purchases) == 72
