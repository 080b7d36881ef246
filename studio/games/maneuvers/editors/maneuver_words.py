"""What a maneuver says in sentences, whatever of it is not sound yet. Rules: MN.COR.1 to MN.COR.6."""

from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from engine.games.maneuvers.wording import Wording, maneuver_text, requirement_sentence, step_sentence, wording_of
from schemas.diagnostics.diagnostics import Location
from schemas.models.maneuvers.maneuver import Maneuver, Requirement
from schemas.models.maneuvers.steps import Step
from schemas.packs.packs import Pack
from studio.core.entries import Entry

REQUIRES: Final = "requires"
STEP: Final[TypeAdapter[Step]] = TypeAdapter(Step)
REQUIREMENT: Final[TypeAdapter[Requirement]] = TypeAdapter(Requirement)


def words_at(pack: Pack | None, entry: Entry, at: Location) -> str:
    """Return the sentence of the requirement or the step at a place; "" while it is none yet."""
    if pack is None:
        return ""
    value, wording = entry.value(at), wording_of(pack)
    return _requirement(value, wording) if at[0] == REQUIRES else _step(value, wording)


def notes_of(pack: Pack | None, entry: Entry) -> str:
    """Return who is named by a maneuver, who opposes it and what it does to hiding; "" while it has mistakes."""
    maneuver = entry.loaded.model if entry.loaded is not None else None
    if pack is None or not isinstance(maneuver, Maneuver):
        return ""
    return " ".join(maneuver_text(maneuver, wording_of(pack)).notes)


def _step(value: Any, wording: Wording) -> str:
    try:
        return step_sentence(STEP.validate_python(value), wording)
    except ValidationError:
        return ""


def _requirement(value: Any, wording: Wording) -> str:
    try:
        return requirement_sentence(REQUIREMENT.validate_python(value), wording)
    except ValidationError:
        return ""
