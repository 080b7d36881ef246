"""The chapters of 7 Seconds: rules and figures that they name, and the battle that they tell."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.battles.battle import fight
from exporters.book.chapters import model_of
from exporters.book.law import law_of
from exporters.book.stories import order_of
from schemas.markup import FigureHere, FigureRow, read_markup
from schemas.models.rulebook import Chapter, Story
from schemas.models.seven_seconds.faction import Faction
from schemas.packs.packs import Pack, read_packs

RULE = re.compile(r"7S\.[A-Z]+\.[0-9]+")
FACTIONS = {"New Tokyo": "new_tokyo", "PUC": "puc", "Zane": "zane"}


@cache
def pack() -> Pack:
    [found] = read_packs([Path("content/seven_seconds")]).packs
    return found


@cache
def chapters() -> dict[str, Chapter]:
    return {each.id: model_of(each) for each in pack().of_kind("chapter")}


@cache
def log() -> tuple[tuple[dict[str, Any], str], ...]:
    """The rows of the battle that the chapters tell, with their sentences, from row 1."""
    return tuple(fight(pack(), order_of(stories()["setup"].battle)).told())


def stories() -> dict[str, Story]:
    return {name: each for name, each in chapters()["a_first_battle"].figures.items() if isinstance(each, Story)}


def said(chapter: Chapter) -> Iterator[str]:
    """Everything that a chapter says."""
    yield chapter.text
    yield from chapter.terms.values()
    for figure in chapter.figures.values():
        yield from figure.remarks.values() if isinstance(figure, Story) else ()


def told(name: str) -> str:
    """The sentences of a part of the battle."""
    story = stories()[name]
    return " ".join(sentence for _, sentence in log()[story.first - 1 : story.last] if sentence)


def test_every_rule_that_chapters_refer_to_is_in_the_rulebook() -> None:
    """A reference to a rule that is not there would lead nowhere."""
    law = law_of(pack())
    known = {rule.id for rule in law.rules} | {ruling.id for ruling in law.rulings}
    named = {rule for chapter in chapters().values() for text in said(chapter) for rule in RULE.findall(text)}
    assert len(named) > 40
    assert named - known == set()


def test_every_figure_of_a_chapter_stands_once_in_its_text() -> None:
    """A figure without a place is not printed; a place without a figure is empty."""
    for chapter in chapters().values():
        places = [
            figure.name
            for each in read_markup(chapter.text)
            if isinstance(each.block, FigureHere | FigureRow)
            for figure in (each.block.figures if isinstance(each.block, FigureRow) else (each.block,))
        ]
        assert sorted(places) == sorted(chapter.figures)


def test_the_glossary_explains_25_to_40_words_each_with_its_rule() -> None:
    """A word that the game needs is explained in a sentence, and the rule is said that has it in full."""
    terms = {term: text for chapter in chapters().values() for term, text in chapter.terms.items()}
    assert 25 <= len(terms) <= 40
    assert [term for term, text in terms.items() if not RULE.search(text)] == []


def test_every_remark_of_the_first_battle_is_about_an_event_of_its_part() -> None:
    """A remark stands where its event comes for the first time in the part that is told."""
    for story in stories().values():
        events = {row["event"] for row, _ in log()[story.first - 1 : story.last]}
        assert set(story.remarks) - events == set()


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ("opening", "Red basic drone 1 jumps 9.0 in"),
        ("opening", "Blue secures alpha."),
        ("missiles", "(rolled 3 against 1). It comes down 8 in away"),
        ("missiles", "Blue recce drone 1 rolls 2 against countermeasures 2. Blue recce drone 1 shoots it down."),
        ("hit", "A direct hit on blue recce drone 1 (rolled 1 against 1)."),
        ("hit", "Red tactical 2 sheds 1 of its target counters; 0 left."),
        ("command", "Red commander 1 commands red tactical 1: it may be activated again."),
        ("rifle", "Red may activate 3 units (7 ready against 2)."),
        ("rifle", "13 points on blue tactical 2 at 3 each: 4 counters."),
        (
            "rifle",
            "fires its plasma rifle at blue tactical 2: range band 3, 1 die. Red assault 2 hits blue tactical 2.",
        ),
        ("rifle", "Blue commander 1's suit is damaged."),
        ("rifle", "Red tactical 3 contests alpha. Red secures beta."),
        ("ending", "Blue announces a withdrawal."),
        ("ending", "Red wins a normal victory: red 16, blue 8."),
    ],
)
def test_the_first_battle_comes_as_the_chapter_says(part: str, sentence: str) -> None:
    """What the chapter's own words and remarks are about is in the rows that it tells."""
    assert sentence in told(part)


def test_the_dice_of_the_first_battle_are_those_that_its_remarks_name() -> None:
    """2, 5 and 6 of the search, 2 of the rifle; 3 and 5 of the miss; 2, 6, 3, 2 of the blast."""
    rolled = {
        name: [row["value"] for row, _ in log()[story.first - 1 : story.last] if row["event"] == "die"]
        for name, story in stories().items()
    }
    assert rolled["rifle"][:4] == [2, 5, 6, 2]
    assert rolled["missiles"][2:4] == [3, 5]
    assert rolled["rifle"][7:11] == [2, 6, 3, 2]


def test_the_table_of_factions_has_the_stats_of_the_factions() -> None:
    """7S.FAC.2 to 7S.FAC.4: the book says the numbers that the faction sheets say."""
    rows = re.findall(r"^\| ([\w ]+), (\w+(?: \w+)?) \|([\d |]+)\|$", chapters()["what_you_need"].text, re.MULTILINE)
    assert len(rows) == 9
    for name, rating, numbers in rows:
        faction = pack().find("faction", FACTIONS[name])
        assert faction is not None
        assert isinstance(faction.model, Faction)
        stats = faction.model.model_dump(mode="json")["stats"][rating.lower().replace(" ", "_")]
        order = ("sensors", "stealth", "armour", "countermeasures", "nuclear", "robotics")
        assert [int(number) for number in numbers.split("|")] == [stats[stat] for stat in order]
