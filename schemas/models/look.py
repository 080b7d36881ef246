"""`look`: how pieces look, apart from what they say: colours, faces, sizes of type, a frame, a format of cards."""

from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator

from schemas.base import Breach, Colour, Document, Id, Part, Words, refuse
from schemas.models.deck import FaceName, FormatName, TypeSetting
from schemas.models.pack import FONT_PATTERN

EVERYTHING: Final = "pack"
TARGET_PATTERN: Final = r"^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]*)?$"
"""`pack`, a kind of document, or one document: its kind and its id."""

Target = Annotated[str, Field(pattern=TARGET_PATTERN, max_length=120, examples=["mission_card", "deck/night_market"])]
Scale = Annotated[float, Field(ge=0.5, le=2)]


class LookFace(Part):
    """What stands in the place of a shipped face; all that is set in it changes."""

    font: Annotated[str, Field(pattern=FONT_PATTERN, max_length=200)] | None = Field(
        default=None,
        description="One of the `fonts` of `pack.yaml`; characters that it lacks are set in the shipped face.",
        examples=["fonts/Rye-Regular.ttf"],
    )
    like: FaceName | None = Field(default=None, description="Another of the shipped faces.", examples=["numeral"])
    scale: Scale = Field(default=1.0, description="What its sizes are multiplied with.", examples=[0.9])

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        found: list[Breach] = []
        if self.font is not None and self.like is not None:
            found.append((("like",), "left out beside `font`: a face is one of the two"))
        refuse(found)
        return self


class LookFrame(Part):
    """A band round each card, not round counters, drawn over what lies at its edges."""

    colour: Annotated[str, Field(pattern=r"^(#[0-9A-Fa-f]{6}|[a-z][a-z0-9_]*)$", max_length=70)] = Field(
        default="ink", description="A colour of the palette, or `#RRGGBB`.", examples=["ink"]
    )
    line_mm: Annotated[float, Field(ge=0.2, le=10)] = Field(default=0.8, description="How wide it is.")
    inset_mm: Annotated[float, Field(ge=0, le=20)] = Field(
        default=0.0, description="How far from the cut it begins; 0 lets it go on into the bleed."
    )
    radius_mm: Annotated[float, Field(ge=0, le=20)] = Field(
        default=0.0, description="How round the corners are that it leaves within."
    )


class Look(Document):
    """How pieces look: what the look leaves out stays as it is."""

    kind: Literal["look"] = Field(description="Always `look`.")
    title: Words = Field(min_length=1, max_length=80, description="Name of the look.", examples=["Dusk"])
    applies_to: Annotated[tuple[Target, ...], Field(strict=False, max_length=60)] = Field(
        default=(),
        description="What is drawn in it: `pack` for all, a kind, or a document by its kind and id; the nearest wins. "
        "Decks and cards may name it themselves instead.",
        examples=[["mission_card", "deck/night_market"]],
    )
    palette: Annotated[dict[Id, Colour], Field(max_length=80)] = Field(
        default_factory=dict,
        description="Colours by name: those that the cards of the game are drawn with, and those that decks name.",
        examples=[{"paper": "#F4E9D2", "ink": "#2A1B12"}],
    )
    faces: Annotated[dict[FaceName, LookFace], Field(max_length=5)] = Field(
        default_factory=dict,
        description="What stands in the place of the shipped faces, by their jobs.",
        examples=[{"title": {"font": "fonts/Rye-Regular.ttf", "scale": 0.9}}],
    )
    styles: Annotated[dict[Id, TypeSetting], Field(max_length=40)] = Field(
        default_factory=dict,
        description="Ways to set a text of decks, by name; a deck's own stand before them.",
        examples=[{"title": {"size_pt": 16}}],
    )
    frame: LookFrame | None = Field(default=None, description="A band round each card; none when left out.")
    format: FormatName | None = Field(
        default=None, description="Size of the cards of decks that say none themselves.", examples=["tarot"]
    )
