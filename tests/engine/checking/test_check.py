"""A check is a function that bears its code, severity, rule and words, and asks for what it needs by types."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest

from engine.checking.check import check, mistake
from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.packs.packs import Loaded, Pack


class Rules(Document):
    """Rules of a game that there is not."""

    kind: Literal["rules"]
    most: int


class Creature(Document):
    """A document of that game."""

    kind: Literal["creature"]
    teeth: int


@check("too-many-teeth", "TOY.1", severity=Severity.WARNING, own=lambda shark, pack: (shark.id, pack.folder.name))
def too_many_teeth(creature: Creature, own: tuple[str, str], rules: Rules) -> Iterator[Finding]:
    """A creature has
    too many teeth.

    At most `most`,
    whatever it eats.
    Rules: TOY.1, TOY.2.
    """
    if creature.teeth > rules.most:
        yield mistake(("teeth",), f"{creature.teeth} of {own}")
        yield mistake(("teeth",), "as a rule of its own says", rule="TOY.2", severity=Severity.ERROR)
        yield Finding("another-code", ("teeth",), "for another check")


@check("just-so", kind="creature", varies=True)
def just_so(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
    """Just so."""
    yield mistake(("id",), f"{loaded.id} in {pack.folder.name}", severity=Severity.WARNING)


def read(rules: Any) -> tuple[Loaded, Pack]:
    """Return a creature with 40 teeth, and its pack with rules."""
    given: Any = Loaded
    creature = Creature(kind="creature", id="shark", teeth=40)
    places: Any = None
    loaded = given("creature", "shark", creature, {}, Path("shark.yaml"), places, "toy")
    pack: Any = type("ToyPack", (), {"folder": Path("toy"), "rules": rules})()
    return loaded, pack


RULES = Rules(kind="rules", id="rules", most=20)


def test_the_words_are_those_of_the_docstring() -> None:
    """Its first paragraph without the full stop, and the second in one line, without the rules for readers of code."""
    assert (too_many_teeth.title, too_many_teeth.explanation) == (
        "A creature has too many teeth",
        "At most `most`, whatever it eats.",
    )
    assert (just_so.title, just_so.explanation) == ("Just so", "")
    assert (too_many_teeth.code, too_many_teeth.kind, too_many_teeth.rule) == ("too-many-teeth", "creature", "TOY.1")


def test_findings_bear_what_stands_at_the_function() -> None:
    """Its code, its severity whatever they say, its rule where they have none; those of other codes are left out."""
    assert [*too_many_teeth.run(*read(RULES))] == [
        Finding("too-many-teeth", ("teeth",), "40 of ('shark', 'toy')", "", "TOY.1", Severity.WARNING),
        Finding("too-many-teeth", ("teeth",), "as a rule of its own says", "", "TOY.2", Severity.WARNING),
    ]


def test_where_the_rules_have_a_say_findings_keep_their_severity() -> None:
    """A function may also ask for the document as loaded and for the pack; what it finds has no rule of its own."""
    assert [*just_so.run(*read(RULES))] == [
        Finding("just-so", ("id",), "shark in toy", "", "", Severity.WARNING),
    ]


@pytest.mark.parametrize("rules", [None, Creature(kind="creature", id="other", teeth=1)])
def test_nothing_is_wrong_by_the_rules_of_another_game(rules: Any) -> None:
    """A function that asks for the rules of its game is not called with others."""
    assert [*too_many_teeth.run(*read(rules))] == []


def test_it_is_called_like_its_function() -> None:
    """Worked cases ask it without a pack."""
    shark = Creature(kind="creature", id="shark", teeth=21)

    assert next(found.message for found in too_many_teeth(shark, ("a", "b"), RULES)) == "21 of ('a', 'b')"
