"""Whatever is told of maneuvers is said in the language that it is told in, but for the names of the pack."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from engine.battles.asking import offered
from engine.battles.telling import report
from engine.games.maneuvers.battle.set_up import ManeuversSetup
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.questions import QUESTIONS
from engine.games.maneuvers.log.events import LOG
from engine.games.maneuvers.wording import (
    Wording,
    maneuver_text,
    ratings_words,
    requirement_sentence,
    step_sentence,
    wording_of,
)
from schemas.catalogues.saying import PSEUDO
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.words import Rating
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.any_fight import AnyPack, fought
from tests.engine.games.maneuvers.test_wording import REQUIREMENT, REQUIREMENTS, STEPS, WORDING

SEEDS = (0, 6, 14, 25)
"""Fights in which every kind of row comes up."""

NAMED = ("actor", "target", "ally", "maneuver", "squad", "location", "from", "to")
ANSWERS: Mapping[str, Sequence[tuple[int, ...]]] = {
    "choose_maneuver": [(0, 0, -1, -1), (0, 1, 4, -1), (0, 2, -1, 1), (0, 3, 4, 1)],
    "choose_extra": [(0, 4, -1, -1), (0, 5, 4, -1), (NOBODY, 0, 0, 0)],
    "choose_opposition": [(4, rating) for rating in range(len(Rating))],
    "choose_noticed": [(4,)],
    "wants_to_leave": [(0,), (1,)],
    "wants_to_pay": [(0,), (1,)],
}
"""Answers to each question, as the kernel reads them, that are said in other words."""

Told = list[tuple[dict[str, Any], str]]


def names_in(row: dict[str, Any]) -> Iterator[str]:
    yield from (row[value] for value in NAMED if row.get(value))
    yield from row.get("squads", ())


def left_in_english(sentences: Iterable[str], names: Iterable[str]) -> list[str]:
    """Return sentences that have a plain vowel beside names; the pseudo-language has none."""
    known = re.compile("|".join(map(re.escape, sorted({*names}, key=len, reverse=True))) or "$^")
    return [sentence for sentence in sentences if re.search("[aeiou]", known.sub("", sentence), re.IGNORECASE)]


@pytest.fixture(scope="module")
def fights(packs: dict[str, Pack]) -> list[Told]:
    """Return fights of any maneuvers under any rules, told in the pseudo-language."""
    setups = (fought(AnyPack(packs["maneuvers"], seed), seed, "compiled") for seed in SEEDS)
    return [[setup.told(row, PSEUDO) for row in setup.rows()] for setup in setups]


def test_every_sentence_of_a_log_is_said_in_the_language(fights: list[Told]) -> None:
    """Each kind of row that has a sentence is told with no word of English beside names."""
    told = [(row, sentence) for fight in fights for row, sentence in fight if sentence]

    assert {row["event"] for row, _ in told} == {*LOG.sentences}
    assert not [text for row, sentence in told for text in left_in_english([sentence], names_in(row))]


def test_every_sentence_of_a_report_is_said_in_the_language(fights: list[Told]) -> None:
    """The order of action, a maneuver with who opposes it, and checks with what becomes of people are said whole."""
    for told in fights:
        names = {name for row, _ in told for name in names_in(row)}
        lines = [*report("maneuvers", told, PSEUDO)]
        assert len(lines) < sum(bool(sentence) for _, sentence in told)
        assert not left_in_english(lines, names)


def asked(setup: ManeuversSetup, question: str) -> SimpleNamespace:
    """Return a fight that waits at a question to its first character, about its third maneuver or 2 points."""
    answers = SimpleNamespace(question=QUESTIONS.number(question), side=0, piece=0, amount=2)
    return SimpleNamespace(names=setup.names, seats=setup.seats, game=SimpleNamespace(answers=answers))


def test_every_answer_is_said_in_the_language(packs: dict[str, Pack]) -> None:
    """What a player may answer is a sentence of the language, whichever question waits (MN.COR.2, MN.ESC.3)."""
    setup = fought(AnyPack(packs["maneuvers"], 0), 0, "compiled")
    names = [row.name for row in QUESTIONS.rows]
    told = [(asked(setup, each), cells) for each in names for cells in ANSWERS[each]]
    said = [offered(QUESTIONS, waiting, cells, PSEUDO).sentence for waiting, cells in told]

    assert len({*said}) == len(said)
    assert all(text.endswith(".") for text in said)
    assert not left_in_english((re.sub(r"(Person|Any) \d+", "", text) for text in said), ())


def test_all_that_cards_say_is_said_in_the_language(packs: dict[str, Pack]) -> None:
    """Each step and each requirement there is, lists of ratings, and whatever else the shipped cards say of theirs."""
    spoken = Wording(WORDING.rules, {"observe": "[]", "take_cover": "[]"}, PSEUDO)
    wording = wording_of(packs["maneuvers"], PSEUDO)
    models = [each.model for each in packs["maneuvers"].of_kind("maneuver") if isinstance(each.model, Maneuver)]
    texts = [maneuver_text(model, wording) for model in models]
    said = [
        *(step_sentence(step, spoken) for step in STEPS),
        *(requirement_sentence(REQUIREMENT.validate_python(each), spoken) for each in REQUIREMENTS),
        *(sentence for text in texts for sentence in (*text.requires, *text.notes, text.roll, text.opposed)),
        ratings_words(Rating, PSEUDO),
    ]

    assert not left_in_english(said, ())
    assert not left_in_english(
        (part for text in texts for part in (text.effect, text.risk, text.reward)), wording.names.values()
    )
