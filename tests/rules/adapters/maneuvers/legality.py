"""What characters and squads have to be."""

from collections.abc import Iterable
from typing import Any, TypeVar, cast

from pydantic import ValidationError

from engine.games.maneuvers.checks.fights import squad_size, value_out_of_range
from engine.games.maneuvers.squads import RATINGS, VALUES, span_of
from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding
from schemas.models.maneuvers.fight import Character, Squad
from tests.rules.adapters.maneuvers.bench import Answer, Given, rules_of, shipped_pack

OF_A_FIGHT = {"squad"}
"""What cases say of a character that its document leaves to others."""
D = TypeVar("D", bound=Document)


def unjudged(model: type[D], **values: Any) -> D:
    """Return a document with what a case says of it, whether its schema would take it or not."""
    return cast("D", cast("Any", model).model_construct(**values))


def verdict(errors: Iterable[str]) -> Answer:
    """Return errors, each once, and that there are none."""
    found = frozenset(errors)
    return {"valid": not found, "errors": found}


def validate_character(given: Given) -> Answer:
    """Answer what is wrong with a character."""
    rules = rules_of(given)
    written = {name: value for name, value in given["character"].items() if name not in OF_A_FIGHT}
    least = {name: span_of(name, rules).least for name in VALUES}
    found = value_out_of_range(unjudged(Character, **{**least, **written}), rules)
    return verdict([*map(_word, found), *("unknown_rating" for _ in _unknown(written))])


def _word(finding: Finding) -> str:
    """Return a value that is out of range in the words of the cases."""
    [name] = finding.at
    return "rating_out_of_range" if name in RATINGS else f"{name}_out_of_range"


def _unknown(written: dict[str, Any]) -> Iterable[str]:
    """Yield the fields that the document of a character does not have."""
    sound = shipped_pack().named("character", "vale", Character)
    assert sound is not None
    try:
        Character.model_validate({**sound.model_dump(mode="json"), **written})
    except ValidationError as error:
        yield from (str(each["loc"][0]) for each in error.errors() if each["type"] == "extra_forbidden")


def validate_squad(given: Given) -> Answer:
    """Answer what is wrong with a squad of so many."""
    squad = unjudged(Squad, members=tuple(f"member_{at}" for at in range(given["size"])))
    return verdict(finding.code.replace("-", "_") for finding in squad_size(squad, shipped_pack(), rules_of(given)))
