"""A record: figures of a pack with all that is needed to measure them again, as one value and as the text of a file."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Protocol

from pydantic import AfterValidator, Field, JsonValue, TypeAdapter, ValidationError, field_validator

from engine.battles.battle import pack_digest
from engine.battles.logs import READER
from engine.battles.orders import ENGINE
from engine.experiments.records.orders import Order, Part, RecordError, first_of
from engine.kernel.kernels import kernel_digest
from schemas.packs.packs import Pack
from schemas.systems import KnownSystem

RECORD_FORMAT: Final = 1
MOST_BYTES: Final = 4_000_000
MOST_NUMBER: Final = 999_999
NOW: Final = "now"
"""What the pack as it stands is called where a record could be named."""


def _unmistakable(name: str) -> str:
    if name.isdecimal() or name == NOW or name != name.strip() or not name.isprintable():
        raise ValueError(f"a name is printable, is no number and not {NOW!r}, and has no space at its ends")
    return name


Label = Annotated[str, Field(max_length=80)]
Name = Annotated[Label, AfterValidator(_unmistakable)]
Note = Annotated[str, Field(max_length=2000)]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Figures = dict[str, JsonValue]


class Record(Part):
    """What was measured of a pack: by which order, of which state of it, by which rules of play, and the figures."""

    format: Literal[1] = Field(default=RECORD_FORMAT, description="Version of the form of records.")
    number: int = Field(default=0, ge=0, le=MOST_NUMBER, description="Its number; 0 where it is not kept so far.")
    name: Name = Field(default="", description="What its author calls it.")
    note: Note = Field(default="", description="What its author says of it.")
    pinned: bool = Field(default=False, description="Whether it stays when there are too many.")
    engine: Annotated[str, Field(max_length=40)] = Field(description="Version of Musterpress that measured it.")
    kernel: Annotated[str, Field(max_length=64)] = Field(description="Digest of the rules of play.")
    system: KnownSystem = Field(description="The game.")
    pack: Label = Field(description="Id of the pack.")
    version: Annotated[str, Field(max_length=40)] = Field(description="Version of the pack.")
    digest: Digest = Field(description="Digest of what the pack and those below it say to the engine.")
    order: Order = Field(description="What was measured, with its arguments.")
    figures: Figures = Field(description="The figures, as the command writes them with `--format json`.")
    notes: Annotated[tuple[Note, ...], Field(strict=False, max_length=40)] = Field(
        default=(), description="Sentences on what the figures rest on."
    )

    @field_validator("figures")
    @classmethod
    def _has_rows(cls, figures: Figures) -> Figures:
        rows = figures.get("rows")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ValueError("figures hold rows, a list of objects")
        return figures

    @property
    def rows(self) -> list[dict[str, Any]]:
        """Return the rows of its figures."""
        return self.figures["rows"]  # type: ignore[return-value] # judged by `_has_rows`

    @property
    def facts(self) -> dict[str, JsonValue]:
        """Return its figures without the rows."""
        return {name: value for name, value in self.figures.items() if name != "rows"}


_NAME: Final = TypeAdapter[str](Name)


def refuse_name(name: str) -> None:
    """Refuse before the work a name that no record can have.

    Raises:
        RecordError: it is too long, or a number, or the like.
    """
    try:
        _NAME.validate_python(name)
    except ValidationError as error:
        raise RecordError(f"{name!r} is no name of a record: {error.errors(include_url=False)[0]['msg']}") from error


class Found(Protocol):
    """Figures: `facts` on how they came about, `rows`, and `notes` on what they rest on."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """Return how they came about."""

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return the rows, each with the same columns."""

    @property
    def notes(self) -> Iterable[str]:
        """Return sentences on what they rest on."""


def blank_record(pack: Pack, order: Order, name: str = "") -> Record:
    """Return the record that an order of a pack will be, without figures and number so far.

    Raises:
        RecordError: the name is none.
    """
    manifest = pack.manifest
    of_pack = {"system": manifest.system, "pack": manifest.id, "version": manifest.version, "digest": pack_digest(pack)}
    rules = {"engine": ENGINE, "kernel": kernel_digest(manifest.system)}
    parts = {"name": name, **rules, **of_pack, "order": order.model_dump(), "figures": {"rows": []}}
    try:
        return Record.model_validate(parts)
    except ValidationError as error:
        raise RecordError(f"it cannot be kept: {first_of(error)}") from error


def with_figures(record: Record, found: Found) -> Record:
    """Return a record with what was found.

    Raises:
        RecordError: the work was broken off, so that it could not be measured again, or a figure may be anything.
    """
    if found.facts.get("cancelled"):
        raise RecordError("what was stopped by hand cannot be measured again, so it is not kept")
    try:
        figures = json.loads(json.dumps({**found.facts, "rows": [*found.rows]}, allow_nan=False))
    except ValueError as error:
        raise RecordError("so few battles leave a figure that may be anything; fight more of them") from error
    return changed(record, figures=figures, notes=tuple(found.notes))


def made_record(pack: Pack, order: Order, found: Found, name: str = "") -> Record:
    """Return a record of what was measured of a pack, without a number so far.

    Raises:
        RecordError: the work was broken off, or the name is none.
    """
    return with_figures(blank_record(pack, order, name), found)


def record_text(record: Record) -> str:
    """Return a record as the text of its file: the same record, the same text."""
    return json.dumps(record.model_dump(mode="json"), indent=1, ensure_ascii=False) + "\n"


def read_record(data: bytes) -> Record:
    """Return what a file says, whoever wrote it.

    Raises:
        RecordError: it is no record, or a part of it is wrong.
    """
    row = object_in(data, MOST_BYTES, "record")
    if row.get("format") != RECORD_FORMAT:
        raise RecordError(f"a record of another format; this Musterpress reads format {RECORD_FORMAT}")
    try:
        return Record.model_validate(row)
    except ValidationError as error:
        raise RecordError(f"no record: {first_of(error)}") from error


def object_in(data: bytes, most_bytes: int, what: str) -> dict[str, Any]:
    """Return the JSON object in a file.

    Raises:
        RecordError: it is too long, or holds none.
    """
    if len(data) > most_bytes:
        raise RecordError(f"longer than {most_bytes:,} bytes; no {what} is")
    try:
        row: Any = READER.decode(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise RecordError(f"no {what}: this is no JSON object in UTF-8") from error
    if not isinstance(row, dict):
        raise RecordError(f"no {what}: this is no JSON object in UTF-8")
    return row


def changed(record: Record, **parts: Any) -> Record:
    """Return a record with other parts: its `number`, `name`, `note`, `pinned`.

    Raises:
        RecordError: a part cannot be so.
    """
    try:
        return Record.model_validate({**dict(record), **parts})
    except ValidationError as error:
        raise RecordError(first_of(error)) from error
