"""What a `player` document says in every game: a style of the heuristic player, and how it was trained."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from schemas.base import Document, Id, Part, Words

TAKEN: Final = frozenset({"random", "custom", "answered", "search"})
"""Players that no document is of."""


def weight(default: int, description: str, most: int, least: int = 0) -> Any:
    """Return a number that a player weighs by, with what it means.

    The default is that of `heuristic` where a pack has no document of it.
    """
    return Field(default=default, ge=least, le=most, description=description)


def _is_free(name: str) -> str:
    if name in TAKEN:
        words = f"there is a player `{name}` in every pack: call it otherwise"
        raise PydanticCustomError("refused", "{words}", {"words": words})
    return name


class Training(Part):
    """How the weights of a player were found; the same training finds them again."""

    against: tuple[Id, ...] = Field(strict=False, description="The players that it was trained against.")
    held: tuple[Id, ...] = Field(default=(), strict=False, description="Weights that were set, and not searched for.")
    battles: int = Field(ge=1, description="Battles that it took.")
    seed: int = Field(ge=0, description="Seed of the search.")


class PlayerDocument(Document):
    """A style of the heuristic player, which anybody may give a seat: `--player red=bold`."""

    kind: Literal["player"] = Field(description="Always `player`.")
    id: Annotated[Id, AfterValidator(_is_free)] = Field(description="Name by which it is given a seat.")
    name: Words = Field(min_length=1, max_length=40, description="Name of the player.", examples=["Bold"])
    style: Words = Field(
        min_length=1,
        max_length=200,
        description="How it plays, in a sentence.",
        examples=["Hurts whom it can, and leaves cover for it."],
    )
    weights: Part = Field(default_factory=Part, description="What things are worth to it.")
    trained: Training | None = Field(default=None, description="How its weights were found, if a training did.")
