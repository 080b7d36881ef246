"""What a check found stands while the pack answers as it did."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.checking import checks
from engine.checking.checks import Checked, check_packs
from engine.checking.watching import Answers, WatchedPack
from engine.paths import CONTENT
from schemas.packs.drafts import Memory
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack

SEVEN = CONTENT / "seven_seconds"


@pytest.fixture(scope="module")
def pack() -> Pack:
    """The shipped pack of 7 Seconds."""
    return check_packs([SEVEN]).packs[0]


def test_every_question_is_noted_with_its_answer(pack: Pack) -> None:
    """Methods by what they were asked, members by what they hold."""
    watched: Any = WatchedPack(pack)

    answers = [watched.lacks("faction"), watched.find("faction", "puc"), watched.rules, watched.of_kind("faction")]

    assert list(watched.answers.values()) == answers
    assert {name for name, _asked in watched.answers} == {"lacks", "find", "rules", "of_kind"}


@pytest.mark.parametrize("question", [("find", "faction", "puc"), ("of_kind", "faction"), ("documents",)])
def test_a_document_less_is_another_answer(pack: Pack, question: tuple[str, ...]) -> None:
    """A pack without the faction does not answer as the pack did; what was not asked for does not count."""
    name, *asked = question
    watched: Any = WatchedPack(pack)
    member = getattr(watched, name)
    _answer = member(*asked) if asked else member
    without = replace(pack, documents=tuple(one for one in pack.documents if one.id != "puc"))
    cards = replace(pack, documents=tuple(one for one in pack.documents if one.kind != "drone_card"))

    assert Answers(replace(pack)).same(watched.answers)
    assert not Answers(without).same(watched.answers)
    assert Answers(cards).same(watched.answers) is (name != "documents")


def checked(memory: Memory, **changed: str) -> Checked:
    """Check the shipped pack with other texts in some of its files, by the path that the names stand for."""
    texts = {SEVEN / f"{name.replace('__', '/')}.yaml": text.encode() for name, text in changed.items()}
    memory.forget_others()
    return check_packs([SEVEN], (CONTENT,), Gatherer(Overlay(texts), memory))


def text(name: str) -> str:
    """Return what a file of the shipped pack says."""
    return Path(SEVEN / name).read_text(encoding="utf-8")


def test_after_an_edit_all_is_said_that_a_first_look_says() -> None:
    """Edits of a card, the rules, a faction and a file that is gone: a memory changes nothing of what is found."""
    memory = Memory()
    edits: list[dict[str, str]] = [
        {},
        {"troops__line_platoon": text("troops/line_platoon.yaml").replace("count: 4", "count: 40")},
        {"rules": text("rules.yaml") + "\nforces: {pool: 3}\n"},
        {"drones__odd_lot": "kind: drone_card\nid: odd_lot\n"},
        {"factions__puc": text("factions/puc.yaml").replace("id: puc", "id: pux")},
        {"pack": text("pack.yaml").replace("version: ", "version: x")},
        {},
    ]
    for edit in edits:
        assert checked(memory, **edit).diagnostics == checked(Memory(), **edit).diagnostics


def test_a_document_is_looked_at_again_only_when_an_answer_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """One letter in a faction: it, the pack as a whole, and the chapter that fights with it are judged again."""
    looked: list[str] = []
    look = checks._look

    def noting(loaded: Any, pack: Any) -> Any:
        looked.append(loaded.id)
        return look(loaded, pack)

    monkeypatch.setattr(checks, "_look", noting)
    memory = Memory()
    checked(memory)
    looked.clear()
    checked(memory, factions__puc=text("factions/puc.yaml").replace("background: ", "background: X"))

    assert "puc" in looked
    assert {*looked} <= {"puc", "seven_seconds", "a_first_battle"}
