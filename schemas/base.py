"""The parts every model is built from: frozen values, documents, ids and references, parameters, pictures, refusals."""

from collections.abc import Iterable
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, GetJsonSchemaHandler, JsonValue, ValidationError
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, InitErrorDetails, PydanticCustomError

from schemas.diagnostics.diagnostics import Location

ID_PATTERN = r"^[a-z][a-z0-9_]*$"
REFERENCE_PATTERN = r"^([a-z][a-z0-9_]*:)?[a-z][a-z0-9_]*$"

Colour = Annotated[str, Field(pattern=r"^#[0-9A-Fa-f]{6}$", examples=["#B3202A"])]
Id = Annotated[str, Field(pattern=ID_PATTERN, max_length=64)]

WORDS_KEY: Final = "x-words"
"""Says in a JSON Schema that a text is words for people."""


class ForPeople:
    """The mark of words for people."""

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Return the JSON Schema of a text, marked."""
        return {**handler(schema), WORDS_KEY: True}


def _seen(text: str) -> str:
    """Return a text; raises `ValueError` when it has blanks only."""
    if text and not text.strip():
        raise ValueError("it has blanks only: write a text, or leave the key out where it may be left out")
    return text


Words = Annotated[str, AfterValidator(_seen), ForPeople()]
"""A text that people read, on paper or on the screen, and so one that is translated; nothing is known by it."""


def reference(kind: str) -> Any:
    """Return the annotation of a field that names a document of `kind`.

    The value is an `id` of the same pack (or of one it extends), or `pack:id`.
    """
    return Field(pattern=REFERENCE_PATTERN, json_schema_extra={"x-reference": kind})


class Part(BaseModel):
    """A piece of a document: frozen, and closed to keys it does not know.

    What checks a class is built when its first value is, so that a command waits only for those it reads.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


class Document(Part):
    """A whole document: what it is, and its name inside its pack."""

    kind: str
    id: Id = Field(
        description="Name of this document, unique among its kind in the pack; lower case with underscores.",
        examples=["new_tokyo"],
    )
    source: str = Field(
        default="house",
        min_length=1,
        max_length=200,
        description="Where the content comes from: `house` for our own, else book and section.",
        examples=["house", "7 Seconds v0.81, Factions"],
    )


def parameter(default: Any, rules: str, description: str, **bounds: Any) -> Any:
    """Return a field with a default, a description and the ids of the rules it belongs to.

    `rules` holds rule ids apart by spaces; they become the JSON Schema's `x-rules`. A class as default stands for a
    value of it that says nothing, and is made when it is asked for.
    """
    rule_ids: list[JsonValue] = [*rules.split()]
    made = {"default_factory": default} if isinstance(default, type) else {"default": default}
    return Field(description=description, json_schema_extra={"x-rules": rule_ids}, **made, **bounds)


PICTURE_PATTERN = (
    r"^([A-Za-z0-9_-][A-Za-z0-9_. -]*(/[A-Za-z0-9_-][A-Za-z0-9_. -]*)*\.([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]))?$"
)

PicturePath = Annotated[str, Field(pattern=PICTURE_PATTERN, max_length=200)]

PICTURE: Final[Any] = Field(
    default="",
    description="Picture (PNG or JPEG) as a path inside the pack, with forward slashes; none when left out.",
    examples=["pictures/relay.png"],
)
"""The field of a document's picture."""


Breach = tuple[Location, str]
"""Where a value is wrong, from the value being checked, and what is right in its place."""


def refuse(breaches: Iterable[Breach]) -> None:
    """Refuse a value for all its `breaches`; do nothing if there are none.

    Raises:
        ValidationError: of all breaches, each with its place; for use in a validator of a model.
    """
    details = [
        InitErrorDetails(type=PydanticCustomError("refused", "{words}", {"words": words}), loc=at, input=None)
        for at, words in breaches
    ]
    if details:
        raise ValidationError.from_exception_data("refused", details)
