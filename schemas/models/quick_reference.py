"""`quick_reference`: a page of rules in short, on which the numbers in force stand in the place of their names."""

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Field, JsonValue, WithJsonSchema, model_validator

from schemas.base import Document, Id, Part, Words
from schemas.models.rulebook import RULE_ID_PATTERN

PARAMETER_PATTERN = r"^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$"
Rules = Annotated[str, Field(pattern=rf"{RULE_ID_PATTERN[:-1]}( to ({RULE_ID_PATTERN[1:-1]}|[0-9]+))?$")]
Cell = Annotated[Words, Field(max_length=600)]
Share = Annotated[float, Field(gt=0, lt=1)]
SINGLE: list[JsonValue] = ["boolean", "integer", "number", "string"]
"""What an entry of a list may be."""


def _as_written(value: Any) -> Any:
    """Return what a parameter may be; raises `ValueError` for groups of parameters, which have no value."""
    entries = value if isinstance(value, list) else [value or ""]
    if not all(isinstance(entry, bool | int | float | str) for entry in entries):
        raise ValueError("write one value, or a list of them: of a group, name each parameter by itself")
    return value


Value = Annotated[
    Any,
    AfterValidator(_as_written),
    WithJsonSchema({"type": [*SINGLE, "array", "null"], "items": {"type": SINGLE}}),
]
Conditions = Annotated[
    dict[Annotated[str, Field(pattern=PARAMETER_PATTERN, max_length=100)], Value], Field(max_length=8)
]
"""Values that parameters have; of a parameter that is a list, one that is in it."""

MOST_SHARE = 1.001
"""The whole width, and what numbers with a point lose on the way."""


class Conditional(Part):
    """What is printed only under some rules."""

    when: Conditions = Field(
        default_factory=dict,
        description="What the rules have to say for it: values by the dotted names of parameters.",
        examples=[{"options.morale": True}],
    )


class Saying(Conditional):
    """One of several ways to say something."""

    text: Cell = Field(description="The words, with names in braces as in every text of the page; may be empty.")


class TermRow(Conditional):
    """A word, and what is said of it."""

    term: Annotated[Words, Field(min_length=1, max_length=80)] = Field(
        description="The word.", examples=["On the move"]
    )
    text: Annotated[Cell, Field(min_length=1)] = Field(
        description=(
            "What is said of it. `{morale.threshold}` is a parameter in force, `{target.smoke:signed}` one in another "
            "form, `{wins}` a phrase."
        ),
        examples=["Drop prone {actions.drop_prone}, stand up {actions.stand_up}."],
    )


class CellRow(Conditional):
    """A row of a table."""

    cells: Annotated[tuple[Cell, ...], Field(strict=False, min_length=1, max_length=12)] = Field(
        description="Its cells, as many as the head has.", examples=[["Long range", "{target.long_range:signed}"]]
    )


class Terms(Part):
    """Words with what is said of each."""

    type: Literal["terms"] = Field(description="Always `terms`.")
    share: Share = Field(default=0.22, description="Share of the width that the words have.", examples=[0.17])
    made: Id | None = Field(default=None, description="Rows that the program makes, by their name.", examples=["suits"])
    rows: Annotated[tuple[TermRow, ...], Field(strict=False, max_length=40)] = Field(
        default=(), description="The words, in their order; they follow those that are made."
    )


class Table(Part):
    """A table: rows that the program makes of the rules and the pack, then those that are written here."""

    type: Literal["table"] = Field(description="Always `table`.")
    head: Annotated[tuple[Cell, ...], Field(strict=False, min_length=1, max_length=12)] = Field(
        description="What stands above its columns.", examples=[["Armour", "Cells", "AP", "PV"]]
    )
    shares: Annotated[tuple[Share, ...], Field(strict=False, min_length=1, max_length=12)] = Field(
        description=(
            "Share of the width of each column. Further columns that made rows have are numbered, and share the rest."
        ),
        examples=[[0.4, 0.2, 0.2, 0.2]],
    )
    left: Annotated[tuple[Annotated[int, Field(ge=1, le=12)], ...], Field(strict=False)] = Field(
        default=(1,), description="Columns that are set left and not in the middle, from 1."
    )
    gap_mm: Annotated[float, Field(ge=0, le=10)] = Field(default=1.0, description="Millimetres between two columns.")
    made: Id | None = Field(default=None, description="Rows that the program makes, by their name.", examples=["armor"])
    rows: Annotated[tuple[CellRow, ...], Field(strict=False, max_length=40)] = Field(
        default=(), description="Rows that are written here; they follow those that are made."
    )

    @model_validator(mode="after")
    def _is_even(self) -> Self:
        columns = len(self.head)
        if len(self.shares) != columns:
            raise ValueError(f"head has {columns} columns, shares {len(self.shares)}: give each column one of each")
        if sum(self.shares) > MOST_SHARE:
            raise ValueError(f"shares make {sum(self.shares):g} in all: columns have 1 between them")
        for number, row in enumerate(self.rows, start=1):
            if len(row.cells) != columns:
                raise ValueError(f"row {number} has {len(row.cells)} cells, head {columns}: leave none out")
        return self


TermsOrTable = Annotated[Terms | Table, Field(discriminator="type")]


class ReferenceSection(Conditional):
    """A part of the page with a title of its own."""

    title: Words = Field(min_length=1, max_length=60, description="Its title.", examples=["Firing arcs"])
    rules: Annotated[tuple[Rules, ...], Field(strict=False, max_length=8)] = Field(
        default=(), description="The rules it puts in short.", examples=[["IN.HOUSE.4", "IN.CRW.4 to IN.CRW.14"]]
    )
    icon: Id | None = Field(default=None, description="Icon before the title, by its name.", examples=["arc"])
    parts: Annotated[tuple[TermsOrTable, ...], Field(strict=False, min_length=1, max_length=8)] = Field(
        description="What stands below the title."
    )


class QuickReference(Document):
    """A page of the quick reference, or changes to one of the pack that is extended."""

    kind: Literal["quick_reference"] = Field(description="Always `quick_reference`.")
    title: Words = Field(min_length=1, max_length=60, description="Title of the page.", examples=["Rules in short"])
    note: Annotated[Words, Field(max_length=300)] = Field(
        default="", description="What stands at the foot of the page."
    )
    sections: dict[Id, ReferenceSection] = Field(
        default_factory=dict,
        description=(
            "Its sections by name, in their order. One of a name that the page of the extended pack has is printed in "
            "its place; others follow."
        ),
    )
    left_out: Annotated[tuple[Id, ...], Field(strict=False)] = Field(
        default=(), description="Sections of the extended pack's page that are not printed.", examples=[["morale"]]
    )
    phrases: dict[Id, Annotated[tuple[Saying, ...], Field(strict=False, min_length=1, max_length=32)]] = Field(
        default_factory=dict,
        description=(
            "Words that depend on the rules, by the name that texts have in braces; the first way that holds is said."
        ),
        examples=[{"draws": [{"when": {"victory.tie": "draw"}, "text": "A tie is a draw."}, {"text": "Dice off."}]}],
    )
