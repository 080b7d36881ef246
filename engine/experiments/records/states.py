"""A state of a pack: the files that battles ask for as they were when something was measured, so that it can be again.

A state is laid over the files of the pack as they are now; nothing is written, and what it builds on is not in it.
"""

import json
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field, ValidationError

from engine.battles.battle import pack_digest
from engine.experiments.records.orders import Part, RecordError, first_of
from engine.experiments.records.record import Digest, object_in
from schemas.kinds import UNPLAYED
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.packs import Pack

STATE_FORMAT: Final = 1
MOST_STATE_BYTES: Final = 16_000_000
MOST_FILES: Final = 4000


def inside(name: str) -> str:
    """Return the name of a file of a pack: below its folder on every system, and not hidden."""
    parts = PurePosixPath(name).parts
    if not parts or name.startswith("/") or set(name) & set("\\:") or not name.isprintable():
        raise ValueError("the name leads out of the pack")
    if any(part.startswith(".") for part in parts):
        raise ValueError("a file of a pack is not hidden")
    return name


FileName = Annotated[str, Field(max_length=500), AfterValidator(inside)]


class State(Part):
    """The files of a pack that battles ask for, by their names below its folder."""

    format: Literal[1] = Field(default=STATE_FORMAT, description="Version of the form of states.")
    digest: Digest = Field(description="Digest of what the pack and those below it said to the engine then.")
    files: Annotated[dict[FileName, str], Field(max_length=MOST_FILES)] = Field(description="The text of each file.")


def state_of(pack: Pack, read: Callable[[Path], bytes]) -> State:
    """Return the state of a pack whose files have the bytes that `read` returns.

    Raises:
        OSError: a file cannot be read.
        RecordError: a file has a name that no other machine would take.
    """
    found = {path.relative_to(pack.folder).as_posix(): read(path).decode("utf-8") for path in _played(pack)}
    try:
        return State.model_validate({"digest": pack_digest(pack), "files": dict(sorted(found.items()))})
    except ValidationError as error:
        raise RecordError(f"the pack cannot be kept: {first_of(error)}") from error


def state_text(state: State) -> str:
    """Return a state as the text of its file."""
    return json.dumps(state.model_dump(mode="json"), indent=1, ensure_ascii=False) + "\n"


def read_state(data: bytes) -> State:
    """Return what a file says, whoever wrote it.

    Raises:
        RecordError: it is no state of a pack.
    """
    try:
        return State.model_validate(object_in(data, MOST_STATE_BYTES, "state of a pack"))
    except ValidationError as error:
        raise RecordError(f"no state of a pack: {first_of(error)}") from error


def changes_to(state: State, pack: Pack) -> dict[Path, bytes | None]:
    """Return what makes a pack what it was then: the bytes of files by path, None for those that were not there."""
    now: dict[Path, bytes | None] = dict.fromkeys(_played(pack))
    return now | {pack.folder / name: text.encode("utf-8") for name, text in state.files.items()}


def _played(pack: Pack) -> list[Path]:
    """Return the files of a pack's own that battles ask for."""
    played = {document.path for document in pack.documents if document.kind not in UNPLAYED}
    return sorted({pack.folder / MANIFEST_NAME, *played})
