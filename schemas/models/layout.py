"""`layout`: where the parts of a printed piece lie, moved, resized or hidden by the author of a pack."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Document, Id, Part

LENGTH_PATTERN = r"^([+-]= ?)?-?[0-9]+(\.[0-9]+)? ?(mm|in)$"
MM_PER_UNIT = {"mm": 1.0, "in": 25.4}

Length = Annotated[str, Field(pattern=LENGTH_PATTERN, max_length=24, examples=["4.2 mm", "0.25 in", "+= 1 mm"])]
"""A length with its unit; with `+=` or `-=` before it, how much is added to the length that stood there."""


class BoxPlace(Part):
    """A named box: what is left out stays as it is. Measured from the upper left corner of the trimmed piece."""

    extends: Id | None = Field(
        default=None, description="Box of this layout whose measures are taken over first.", examples=["title"]
    )
    x: Length | None = Field(default=None, description="Its left side, from the left edge of the piece.")
    y: Length | None = Field(default=None, description="Its upper side, from the upper edge of the piece.")
    width: Length | None = Field(default=None, description="How wide it is.")
    height: Length | None = Field(default=None, description="How high it is.")
    hidden: bool = Field(default=False, description="Whether nothing is drawn in it.")


class LayoutDocument(Document):
    """Changes to one of the shipped layouts, for all cards or sheets that are drawn by it."""

    kind: Literal["layout"] = Field(description="Always `layout`.")
    extends: Id = Field(description="Name of the shipped layout that is changed.", examples=["mission_card"])
    boxes: Annotated[dict[Id, BoxPlace], Field(min_length=1, max_length=64)] = Field(
        description="The boxes that are changed, by name."
    )
