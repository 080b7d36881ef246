"""Campaigns as they are fought: two battles worked out by hand, streaks at the setup, and whole campaigns."""

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any, cast

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder, OrderError
from engine.campaigns import CampaignOrder, Chapter, run_campaign, told
from engine.games.seven_seconds.battle.draws import higher
from engine.games.seven_seconds.campaign.run import Player, awarded, battle_seed, spent
from engine.games.seven_seconds.campaign.standing import NO_ADVANTAGES, BattleEnd, Carried, Standing, advantage
from engine.games.seven_seconds.form import participants
from schemas.models.seven_seconds.cards import MissionCard
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating, Stat
from schemas.packs.packs import Pack

RULES = Rules(kind="rules", id="ruled", title="As ruled")
CAMPAIGN = RULES.campaign
SHORT = CampaignOrder(participants("puc", "zane"), length="short", seed=7)


def player(pack: Pack, name: str) -> Player:
    found = pack.find("faction", name)
    assert found is not None
    return Player(cast("Faction", found.model), Standing())


def line(who: Player, rating: Rating) -> list[int]:
    return [who.faction.stats.line(rating).value(stat) for stat in Stat]


def test_two_battles_worked_out_by_hand(seven_seconds: Pack) -> None:
    """The PUC wins decisively and controls the table, then loses narrowly on a contested one.

    1: red has 3 points, a streak of 1 and 2 tech points, blue 1 tech point. Red is behind in Reserve robotics (1 to 2)
    and buys it for 1; nothing else costs 1. Blue is behind in Reserve armour (2 to 3) and buys it for 1.
    2: blue has 1 point and a streak of 1; red's streak is over, its tech points are 1 + 1, blue's 0 + 1. Red is behind
    in Veteran robotics (2 to 3), at 2 as cheap as any Reserve raise and farther behind. Blue is behind in nothing of
    Reserve any more and keeps its point.
    """
    players = (player(seven_seconds, "puc"), player(seven_seconds, "zane"))

    players, _ = spent(awarded(players, BattleEnd(0, "decisive", 0), CAMPAIGN), CAMPAIGN)

    assert [each.standing for each in players] == [Standing(3, 1, 1), Standing(0, 0, 0)]
    assert line(players[0], Rating.RESERVE) == [2, 2, 3, 2, 2, 2]
    assert line(players[1], Rating.RESERVE) == [2, 2, 3, 2, 2, 2]

    players, bought = spent(awarded(players, BattleEnd(1, "marginal", None), CAMPAIGN), CAMPAIGN)

    assert [each.standing for each in players] == [Standing(3, 0, 0), Standing(1, 1, 1)]
    assert line(players[0], Rating.VETERAN) == [3, 3, 4, 3, 3, 3]
    assert [each.purchases == () for each in bought] == [False, True]
    assert players[1].carried == Carried(streak=1, stats=players[1].faction.stats)


def chances(streaks: tuple[int, int]) -> list[Fraction]:
    """Red attacks, blue attacks, chance encounter: all 36 throws counted."""
    brings = (advantage(streaks[0], CAMPAIGN), advantage(streaks[1], CAMPAIGN))
    thrown = [higher((red, blue), brings) for red in range(1, 7) for blue in range(1, 7)]
    return [Fraction(thrown.count(who), 36) for who in (0, 1, None)]


@pytest.mark.parametrize(
    ("streaks", "expected"),
    [((0, 0), ["5/12", "5/12", "1/6"]), ((1, 0), ["7/12", "5/18", "5/36"]), ((0, 3), ["1/12", "5/6", "1/12"])],
)
def test_a_streak_helps_to_attack(streaks: tuple[int, int], expected: list[str]) -> None:
    """The rulebook's cases 33 to 35: who attacks, and how often it is a chance encounter."""
    assert chances(streaks) == [Fraction(chance) for chance in expected]


@pytest.mark.parametrize(
    ("dice", "streaks", "attacker"), [((5, 3), (0, 0), 0), ((4, 4), (0, 0), None), ((3, 5), (2, 0), None)]
)
def test_the_roll_with_its_bonus_decides(dice: tuple[int, int], streaks: tuple[int, int], attacker: int | None) -> None:
    """The rulebook's cases 30 to 32: equal totals are a chance encounter."""
    brings = (advantage(streaks[0], CAMPAIGN), advantage(streaks[1], CAMPAIGN))

    assert higher(dice, brings) == attacker


def rows(battle: Battle, event: str) -> list[dict[str, Any]]:
    return [row for row in battle.rows() if row["event"] == event]


def carried(streak: int) -> tuple[Carried, Carried]:
    return Carried(streak=streak), Carried()


def test_an_order_without_a_campaign_is_as_it_was(seven_seconds: Pack) -> None:
    """Carrying nothing changes no row but the header's order."""
    plain = [*fight(seven_seconds, BattleOrder(seed=4)).rows()]
    empty = [*fight(seven_seconds, BattleOrder(seed=4, carried=(Carried(), Carried()))).rows()]

    assert plain[1:] == empty[1:]
    assert "carried" not in plain[0]["order"]
    assert empty[0]["order"]["carried"] == [{"streak": 0, "stats": None}] * 2


@pytest.mark.parametrize("seed", range(20))
def test_a_streak_of_three_rolls_higher_and_draws_twice(seven_seconds: Pack, seed: int) -> None:
    """+3 on the roll, two missions and two troop cards to choose from; the roll and the cards say so in the log."""
    battle = fight(seven_seconds, BattleOrder(seed=seed, carried=carried(3)))
    red, blue = (row["value"] for row in rows(battle, "die")[:2])
    [game_type] = rows(battle, "game_type")
    cards = {(row["side"], row["kind"]): row for row in rows(battle, "card")}

    assert game_type["bonus"] == {"red": 3, "blue": 0}
    assert game_type["attack_defense"] == (red + 3 != blue)
    assert not game_type["attack_defense"] or game_type["attacker"] == ("red" if red + 3 > blue else "blue")
    assert [len(cards["red", f"{kind}_card"].get("put_back", ())) for kind in ("mission", "troop", "drone")] == [
        1,
        1,
        0,
    ]
    assert not any("put_back" in cards["blue", f"{kind}_card"] for kind in ("mission", "troop", "drone"))


def points_on(pack: Pack, title: str) -> int:
    """The victory points that stand on a mission, each line once."""
    [card] = [
        loaded.model
        for loaded in pack.of_kind("mission_card")
        if isinstance(loaded.model, MissionCard) and loaded.model.title == title
    ]
    written = [condition.model_dump() for condition in card.victory_points]
    return sum(max(line.get("vp", line.get("vp_each", 0)), 0) for line in written)


@pytest.mark.parametrize("seed", range(10))
def test_the_better_mission_is_kept(seven_seconds: Pack, seed: int) -> None:
    """On the card that is put back stand no more victory points than on the one that is kept."""
    mission = rows(fight(seven_seconds, BattleOrder(seed=seed, carried=carried(3))), "card")[0]

    assert points_on(seven_seconds, mission["title"]) >= points_on(seven_seconds, mission["put_back"][0])


def test_the_bonus_may_count_for_the_first_player_too(seven_seconds: Pack) -> None:
    """In a chance encounter the streak helps again only where the rules say all setup rolls."""
    scopes = [
        Rules(kind="rules", id="short", title="Short").model_copy(
            update={
                "end": RULES.end.model_copy(update={"max_rounds": 1}),
                "campaign": CAMPAIGN.model_copy(update={"roll_bonus_scope": scope}),
            }
        )
        for scope in ("game_type_roll", "all_setup_rolls")
    ]
    seen = 0
    for seed in range(150):
        order = BattleOrder(seed=seed, carried=carried(1))
        ruled, house = (fight(replace(seven_seconds, rules=rules), order) for rules in scopes)
        if rows(ruled, "game_type")[0]["attack_defense"]:
            continue
        for battle, bonus in ((ruled, 0), (house, 1)):
            dice = [row["value"] for row in rows(battle, "die") if row["reason"] == "first player"]
            *ties, (red, blue) = zip(dice[::2], dice[1::2], strict=True)
            assert all(one + bonus == other for one, other in ties)
            assert rows(battle, "game_type")[0]["attacker"] == ("red" if red + bonus > blue else "blue")
            seen += bool(ties)
    assert seen


def test_raised_stats_take_the_field(seven_seconds: Pack) -> None:
    """Where red carries armour 5 in every rating, its troopers have it in the battle's records; blue's stay."""
    red = player(seven_seconds, "zane").faction
    lines = {rating.value: red.stats.line(rating).model_copy(update={"armour": 5}) for rating in Rating}
    better = red.stats.model_copy(update=lines)
    order = BattleOrder(participants("zane", "zane"), seed=4, carried=(Carried(stats=better), Carried()))

    names = fight(seven_seconds, order).setup.names  # type: ignore[attr-defined]

    troopers = {"commander", "tactical", "scout", "engineer"}
    armour = [{unit.armour for unit in units if unit.type in troopers} for units in names.units]
    assert armour[0] == {5}
    assert 5 not in armour[1]


def test_both_sides_may_be_of_one_faction(seven_seconds: Pack) -> None:
    """Zane against Zane: each keeps its own stats."""
    *_, end = run_campaign(seven_seconds, CampaignOrder(participants("zane", "zane"), length="long", seed=4))

    assert end.row["stats"]["red"] != end.row["stats"]["blue"]


def chapters(pack: Pack, order: CampaignOrder) -> list[Chapter]:
    return [*run_campaign(pack, order)]


@pytest.mark.parametrize("seed", range(4))
def test_a_campaign_is_the_sum_of_its_battles(seven_seconds: Pack, seed: int) -> None:
    """Points, streaks and earned tech points are counted again from the battles' logs alone."""
    worth = {"marginal": 1, "normal": 2, "decisive": 3}
    points, streak, tech = ({"red": 0, "blue": 0} for _ in range(3))
    _, *battles, end = chapters(seven_seconds, replace(SHORT, seed=seed))
    for chapter in battles:
        assert chapter.battle is not None
        result = json.loads(chapter.battle.jsonl().splitlines()[-1])
        for side in ("red", "blue"):
            won, lost = result["winner"] == side, result["winner"] not in {side, None}
            points[side] += worth[result["level"]] if won else 0
            streak[side] = streak[side] + 1 if won else 0 if lost else streak[side]
            spent_now = sum(each["cost"] for each in chapter.row["purchases"].get(side, ()))
            tech[side] += 1 + (result["table"] == side) - spent_now
        for side, standing in chapter.row["standing"].items():
            assert standing == {"points": points[side], "streak": streak[side], "tech": tech[side]}
            assert standing["tech"] >= 0

    assert end.row["over"] == (max(points.values()) >= 6 or max(streak.values()) >= 4)
    assert end.row["over"]


def test_a_campaign_ends_at_once_and_buys_nothing_then(seven_seconds: Pack) -> None:
    """Only the last battle decides; after it there are no purchases."""
    _, *battles, end = chapters(seven_seconds, SHORT)

    assert battles[-1].row["purchases"] == {}
    assert all(battle.row["purchases"] for battle in battles[:-1])
    assert end.row["battles"] == len(battles)


def test_the_stats_stay_legal(seven_seconds: Pack) -> None:
    """After a long campaign Reserve is at most Veteran, Veteran at most Spec Ops, Spec Ops at most 5."""
    *_, end = chapters(seven_seconds, CampaignOrder(length="long", seed=1))

    for stats in end.row["stats"].values():
        for stat in Stat:
            assert stats["reserve"][stat] <= stats["veteran"][stat] <= stats["spec_ops"][stat] <= 5


def test_battles_have_seeds_of_their_own(seven_seconds: Pack) -> None:
    """No two battles of many campaigns have the same seed, and all are in range."""
    seeds = [battle_seed(seed, number) for seed in range(50) for number in range(1, 41)]

    assert len(set(seeds)) == 2000
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_the_same_order_is_the_same_campaign(seven_seconds: Pack) -> None:
    """And another seed is another one; factions that are not named are drawn."""
    once, again, other = (chapters(seven_seconds, CampaignOrder(length="short", seed=seed)) for seed in (1, 1, 2))

    assert [chapter.row for chapter in once] == [chapter.row for chapter in again]
    assert [chapter.row for chapter in once] != [chapter.row for chapter in other]


def test_every_chapter_is_one_line(seven_seconds: Pack) -> None:
    """So that a campaign can be read at a glance."""
    lines = [told(seven_seconds, chapter) for chapter in chapters(seven_seconds, SHORT)]

    assert all(line and "\n" not in line for line in lines)


def test_a_first_win_can_be_the_end(seven_seconds: Pack) -> None:
    """Where one win in a row is enough, the first battle that is not a draw decides by its streak."""
    rules = seven_seconds.rules.model_copy(
        update={"campaign": CAMPAIGN.model_copy(update={"streak_to_win": 1, "streak_roll_bonus": ()})}
    )
    *_, last, end = chapters(replace(seven_seconds, rules=rules), SHORT)

    assert end.row["reason"] == "winning_streak"
    assert end.row["winner"] == last.row["winner"]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"length": "endless"}, "no length 'endless'; there are: short, medium, long"),
        ({"participants": participants("atlantis")}, "no faction 'atlantis' in seven_seconds"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"battles_max": 0}, "at least one battle"),
    ],
)
def test_wrong_orders_are_refused_in_words(seven_seconds: Pack, wrong: dict[str, Any], words: str) -> None:
    """What is not there is said, and what there is."""
    with pytest.raises(OrderError, match=words):
        chapters(seven_seconds, replace(SHORT, **wrong))


def test_nobody_has_an_advantage_from_the_start() -> None:
    """A streak of none brings nothing."""
    assert (advantage(0, CAMPAIGN), advantage(0, CAMPAIGN)) == NO_ADVANTAGES
