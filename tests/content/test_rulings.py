"""Rulings and the parameters that change them find each other, in the rulebook of every shipped game."""

from collections.abc import Iterator
from typing import cast

import pytest

from engine.paths import CONTENT
from schemas.kinds import KINDS, RULES, Kind
from schemas.markup import RULE_ID
from schemas.models.rulebook import Rulebook
from schemas.packs.packs import read_packs
from schemas.systems import SYSTEM_NAMES
from tests.schemas.models.parameters import parameters_of

RULED = [kind for kind in KINDS if kind.name == RULES]


def rulings_cited(kind: Kind) -> Iterator[tuple[str, set[str]]]:
    """Yield each parameter of a game that cites rulings, and these."""
    for path, field in parameters_of(kind.model, depth=1):
        extra = field.json_schema_extra
        assert isinstance(extra, dict)
        if found := {rule for rule in cast("list[str]", extra["x-rules"]) if ".GAP." in rule}:
            yield path, found


@pytest.mark.parametrize("kind", RULED, ids=lambda kind: kind.schema_path)
def test_a_ruling_names_the_parameters_that_cite_it(kind: Kind) -> None:
    """An author who wants a ruling otherwise is told of every parameter there is for it."""
    assert kind.system is not None
    [pack] = read_packs([CONTENT / kind.system]).packs
    [loaded] = pack.of_kind("rulebook")
    assert isinstance(loaded.model, Rulebook)
    named = {ruling.id: ruling.parameters for ruling in loaded.model.rulings}

    cited = [*rulings_cited(kind)]
    assert cited
    assert [path for path, rulings in cited if not any(path in named[ruling] for ruling in rulings)] == []


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_players_are_sent_to_what_their_book_prints(system: str) -> None:
    """Neither a rule nor a chapter or a card refers to a ruling that is for editors only, whose text is nowhere."""
    [pack] = read_packs([CONTENT / system]).packs
    [loaded] = pack.of_kind("rulebook")
    assert isinstance(loaded.model, Rulebook)
    told = {rule.id for rule in loaded.model.rules} | {one.id for one in loaded.model.rulings if one.text is not None}

    texts = [rule.text for rule in loaded.model.rules] + [one.text or "" for one in loaded.model.rulings]
    for kind in ("chapter", "quick_reference"):
        texts += [str(one.model.model_dump(mode="json")) for one in pack.of_kind(kind)]

    sent = {rule for text in texts for rule in RULE_ID.findall(text)}
    assert len(told) > 0
    assert sorted(sent - told) == []
