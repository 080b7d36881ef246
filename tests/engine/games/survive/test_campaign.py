"""Campaigns of SURVIVE: levels in a row, and a record of SoulChips and Levels-up, as the rules have them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.battles.orders import OrderError
from engine.campaigns import CampaignOrder, run_campaign, told
from schemas.packs.packs import Pack
from tests.engine.games.survive.test_battle import level_for, pack_with, shipped


@pytest.fixture
def linked(tmp_path: Path) -> Pack:
    """A pack with two levels of a campaign among those that are none."""
    mobs = ["rust_saints", "night_shift", "glass_dogs"]
    return pack_with(
        tmp_path, one=level_for(3, mode="campaign", mobs=mobs), two=level_for(2, mode="campaign", mobs=mobs[:2])
    )


def test_levels_of_a_campaign_follow_each_other_and_others_are_left_out(linked: Pack) -> None:
    """SV.GAP.6: linked levels are those that are played by Campaign Play; after the last comes the first again."""
    chapters = [*run_campaign(linked, CampaignOrder(seed=3, battles_max=3))]

    assert [chapter.row["event"] for chapter in chapters] == ["campaign", "battle", "battle", "battle", "end"]
    fought = [chapter.battle for chapter in chapters if chapter.battle is not None]
    assert [battle.header["level"] for battle in fought] == ["one", "two", "one"]
    assert {battle.result.level for battle in fought} == {"campaign"}
    assert len({battle.header["seed"] for battle in fought}) == 3


def test_soulchips_and_levels_up_are_those_of_the_logs(linked: Pack) -> None:
    """SV.GAP.34, SV.RED.6, SV.VIC.1: a marker beside each dead body, a Levels-up for who reaches the spire."""
    *chapters, end = run_campaign(linked, CampaignOrder(seed=3, battles_max=4))
    counted: Counter[tuple[str, str]] = Counter()
    for chapter in chapters:
        rows = [json.loads(line) for line in chapter.battle.jsonl().splitlines()] if chapter.battle else []
        for row in rows:
            if row["event"] in {"soulchip", "levels_up"}:
                counted[rows[0][row["side"]]["force"], row["event"]] += 1

    assert counted
    for mob, record in end.row["record"].items():
        assert (record["soulchips"], record["levels_up"]) == (counted[mob, "soulchip"], counted[mob, "levels_up"])
    assert {mob: record["levels"] for mob, record in end.row["record"].items()} == {
        "rust_saints": 4,
        "night_shift": 4,
        "glass_dogs": 2,
    }


def test_each_chapter_is_told_in_a_line(linked: Pack) -> None:
    """The level, who won how, and the record of each Mob."""
    lines = [told(linked, chapter) for chapter in run_campaign(linked, CampaignOrder(seed=3, battles_max=2))]

    assert lines[0] == "2 levels in a row of one, two, seed 3."
    assert lines[1].startswith("1. one: ")
    assert " wins by " in lines[1]
    assert lines[-1].startswith("After 2 levels: glass_dogs ")


def test_what_the_rules_do_not_have_is_refused_with_a_sentence(linked: Pack) -> None:
    """No level by Campaign Play, no campaign; and no length, as nothing ends one."""
    with pytest.raises(OrderError, match="survive has no level of a campaign: give its levels `mode: campaign`"):
        [*run_campaign(shipped(), CampaignOrder())]
    with pytest.raises(OrderError, match="no length 'short'; the rules name no end of one"):
        run_campaign(linked, CampaignOrder(length="short"))
