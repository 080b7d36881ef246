"""Lessons: the battle that a chapter tells is the one that is played, and whoever answers as it does has its story."""

import json
from pathlib import Path
from shutil import copytree

import pytest

from engine.battles.battle import Battle
from engine.battles.orders import Participant
from engine.execution.playing import PlayedByHand
from engine.execution.simulation import Simulation
from engine.paths import CONTENT
from schemas.markup import Heading, Paragraph
from schemas.packs.packs import Pack, read_packs
from studio.jobs.by_hand import begun
from studio.jobs.teaching import lessons
from tests.engine.conftest import packs

__all__ = ["packs"]
TITLES = {
    "seven_seconds": "A first battle",
    "battlesuit": "A first battle",
    "survive": "A first level",
    "maneuvers": "A first fight",
    "infantry": "A first battle",
}
ANSWERS = 3


@pytest.mark.parametrize("game", TITLES)
def test_every_game_teaches_the_first_battle_of_its_book(packs: dict[str, Pack], game: str) -> None:
    """Its first seat is a person's, whose answers are those of the chapter if they are those of who plays there."""
    pack = packs[game]
    [lesson] = lessons(pack)
    assert lesson.title == TITLES[game]
    first, *others = lesson.order.participants
    assert (first.player, lesson.played) == ("answered", "first")
    assert {each.player for each in others} == {"first"}
    told = lesson.order._replace(participants=(first._replace(player="first"), *others))

    hand = begun(PlayedByHand(Simulation(pack), lesson.order))
    for _ in range(ANSWERS):
        hand = begun(hand.played.answered(hand.played.hints()["first"].cells))
    log = Battle(pack, told, "compiled", Simulation(pack).fought(told)).jsonl().splitlines()
    events = [row["event"] for row in map(json.loads, log[1:])]
    seen = [row["event"] for row in hand.played.rows(first.seat)]
    assert len(seen) > ANSWERS
    so_far = iter(events[: hand.played.length])
    assert all(event in so_far for event in seen)  # in their order; cards of the enemy are told to nobody


def test_chapters_without_a_story_teach_nothing(packs: dict[str, Pack], tmp_path: Path) -> None:
    """And one whose scenario is not there is no lesson; the text is that of the chapter, block by block."""
    [lesson] = lessons(packs["maneuvers"])
    assert isinstance(lesson.text[0], Paragraph)
    assert [block.spans[0].text for block in lesson.text if isinstance(block, Heading)] == ["What to take from it"]
    assert lesson.order.participants[0] == Participant("a", None, "answered")

    folder = copytree(CONTENT / "maneuvers", tmp_path / "maneuvers")
    (folder / "chapters" / "a_first_fight.yaml").unlink()
    (bare,) = read_packs([folder]).packs
    assert lessons(bare) == ()
