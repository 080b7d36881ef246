"""What an author has typed into fields and the pack has not got yet, as the browser hands it over for the draft."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

MOST_BYTES: Final = 8_000_000
"""Of a message: what is typed in one field is at most a file."""

Name = Annotated[str, Field(max_length=500)]


class Typed(BaseModel):
    """The text in one field: its widget, label and page, and by which checksum what it showed before is known."""

    model_config = ConfigDict(frozen=True, strict=True)
    widget: Name
    label: Name
    page: Name
    before: Annotated[int, Field(alias="from", ge=0)]
    text: str
    setting: bool = False


Shelf = Mapping[str, Typed]
"""What is typed, by the places of fields as the browser names them."""


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True)
    token: Name
    typed: dict[Name, Typed]


_SHELF: Final = TypeAdapter(dict[Name, Typed])


def message_of(data: bytes) -> tuple[str, Shelf] | None:
    """Return the token of a tab and what is typed in it; None when that is no such message."""
    try:
        said = _Message.model_validate_json(data)
    except ValidationError:
        return None
    return said.token, said.typed


def written(shelf: Shelf) -> dict[str, Any]:
    """Return what is typed as JSON has it."""
    return {place: one.model_dump(by_alias=True) for place, one in shelf.items()}


def shelf_of(data: bytes) -> Shelf:
    """Return what stands in a file, nothing where it is none of ours."""
    try:
        return _SHELF.validate_json(data)
    except ValidationError:
        return {}
