"""Paths of pictures in a pack."""

from typing import Annotated, Any, Final

from pydantic import Field

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
