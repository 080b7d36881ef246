"""`deck` and `card`: cards of any game, drawn as their author says: fields, boxes, colours and faces are data."""

from typing import Annotated, Final, Literal, Self

from pydantic import Field, WithJsonSchema, model_validator

from schemas.base import PICTURE_PATTERN, Breach, Colour, Document, Id, Part, Words, reference, refuse
from schemas.models.layout import MM_PER_UNIT

MEASURE_PATTERN: Final = r"^-?[0-9]+(\.[0-9]+)? ?(mm|in)$"
NAMED_PATTERN: Final = r"^(#[0-9A-Fa-f]{6}|\{?[a-z][a-z0-9_]*\}?)$"
FIELD_PATTERN: Final = r"^\{[a-z][a-z0-9_]*\}$"
SIDE_MM: Final = (20.0, 300.0)
EDGE_MM: Final = (0.0, 20.0)
MARK: Final = r"\{([a-z][a-z0-9_]*)(:signed)?\}"
"""A field in a text: its name between braces, and `:signed` for a number that begins with + or a minus."""

Measure = Annotated[str, Field(pattern=MEASURE_PATTERN, max_length=20, examples=["4 mm", "0.125 in"])]
Millimetres = Annotated[float, Field(ge=0, le=50)]
Points = Annotated[float, Field(ge=5, le=120)]
NamedColour = Annotated[str, Field(pattern=NAMED_PATTERN, max_length=70, examples=["ink", "{suit}", "#B3202A"])]
"""A name of the palette, a field whose value is such a name, or `#RRGGBB`."""

NamedIcon = Annotated[str, Field(pattern=r"^\{?[a-z][a-z0-9_]*\}?$", max_length=70, examples=["flame", "{suit}"])]
Count = Annotated[
    Annotated[int, Field(ge=0, le=60)] | Annotated[str, Field(pattern=FIELD_PATTERN)],
    WithJsonSchema({"type": ["integer", "string"], "minimum": 0, "maximum": 60, "pattern": FIELD_PATTERN}),
]
PathOrField = Annotated[str, Field(pattern=rf"{FIELD_PATTERN}|{PICTURE_PATTERN}", max_length=200)]
FaceName = Literal["text", "italic", "label", "title", "numeral"]
FormatName = Literal[
    "poker", "euro_poker", "bridge", "us_game", "euro", "mini_euro", "japanese", "mini", "micro", "poker_half",
    "tarot", "jumbo", "business", "domino", "square", "small_square",
]  # fmt: skip
Sides = Annotated[int, Field(ge=3, le=24)]


Entries = Annotated[tuple[Annotated[str, Field(max_length=200)], ...], Field(strict=False, max_length=60)]
FieldValue = Annotated[
    bool | int | Annotated[str, Field(max_length=2000)] | Entries,
    Field(union_mode="left_to_right"),
    WithJsonSchema({"type": ["boolean", "integer", "string", "array"], "items": {"type": "string"}}),
]
"""What a field of a card says: a text, a number, a name, a path, or a list."""

Conditions = Annotated[
    dict[Id, FieldValue],
    Field(max_length=8),
]
"""Values that fields have; of a list, one that is in it. `true` and `false`: whether the field says anything."""


class CardField(Part):
    """A field that each card of the deck fills in."""

    type: Literal["text", "number", "list", "picture", "choice"] = Field(
        description="What it holds: words, a whole number, a list of names, a picture of the pack, or one of `of`.",
        examples=["number"],
    )
    of: Annotated[tuple[Id, ...], Field(strict=False, max_length=40)] = Field(
        default=(), description="What a choice or an entry of a list may be; a list without it may hold any words."
    )
    least: int | None = Field(default=None, description="The least that a number may be.")
    most: int | None = Field(default=None, description="The most that a number may be.")
    optional: bool = Field(default=False, description="Whether cards may leave it out.")

    @model_validator(mode="after")
    def _is_of_its_type(self) -> Self:
        refuse(self._breaches())
        return self

    def _breaches(self) -> list[Breach]:
        found: list[Breach] = []
        if self.type == "choice" and not self.of:
            found.append((("type",), "with what can be chosen: `of: [red, blue]`"))
        if self.of and self.type not in {"choice", "list"}:
            found.append((("of",), "left out: only a choice and a list have it"))
        bounded = self.least is not None or self.most is not None
        if bounded and self.type != "number":
            found.append((("type",), "`number`, which alone has `least` and `most`"))
        return found


class TypeSetting(Part):
    """How a text is set; what is left out is as in the style that it goes by."""

    face: FaceName | None = Field(default=None, description="The face, by its job.", examples=["title"])
    size_pt: Points | None = Field(default=None, description="Its size, which a long text goes below.", examples=[9])
    least_pt: Points | None = Field(default=None, description="The smallest size it may go down to.", examples=[6])
    colour: NamedColour | None = Field(default=None, description="Its colour.")
    align: Literal["left", "centre", "right"] | None = Field(default=None, description="Where lines lie in the box.")
    valign: Literal["top", "middle", "bottom"] | None = Field(default=None, description="Where the text lies in it.")
    leading: Annotated[float, Field(ge=0.8, le=2)] | None = Field(
        default=None, description="Distance of lines, as a multiple of the size."
    )
    tracking_pt: Annotated[float, Field(ge=-1, le=10)] | None = Field(
        default=None, description="What is added between letters."
    )
    capitals: bool | None = Field(default=None, description="Whether all letters are capitals.")


class Placed(Part):
    """Where a box lies on the trimmed card, from its upper left corner, and when it is drawn."""

    x: Measure = Field(description="Its left side, from the left edge of the card; negative in the bleed.")
    y: Measure = Field(description="Its upper side, from the upper edge of the card; negative in the bleed.")
    width: Measure = Field(description="How wide it is.")
    height: Measure = Field(description="How high it is.")
    turned_deg: Literal[0, 90, 180, 270] = Field(
        default=0, description="How far what is in it is turned, clockwise; the box lies where it says."
    )
    when: Conditions = Field(
        default_factory=dict,
        description="What fields have to say for it to be drawn; `true` for anything, `false` for nothing.",
        examples=[{"suit": "ember", "art": True}],
    )


class TextBox(Placed, TypeSetting):
    """A text with fields in braces and icons between colons."""

    type: Literal["text"] = Field(description="Always `text`.")
    text: Annotated[Words, Field(max_length=2000)] = Field(
        description="What it says; `{name}` is a field, `{power:signed}` a number with its sign, `:heart:` an icon.",
        examples=["{name}"],
    )
    style: Id | None = Field(default=None, description="The style that it goes by.", examples=["title"])


class IconBox(Placed):
    """An icon, or a row of them: as many as a number says, or one for each entry of a list."""

    type: Literal["icons"] = Field(description="Always `icons`.")
    icon: NamedIcon = Field(description="Its name, or a field whose value is the name of an icon, or a list of such.")
    count: Count = Field(
        default=1, description="How many stand in the row: a number, or the field that has it.", examples=["{cost}"]
    )
    colour: NamedColour = Field(default="ink", description="Its colour.")
    gap: Measure = Field(default="0.6 mm", description="Between two of them.")
    align: Literal["left", "centre", "right"] = Field(default="left", description="Where the row lies in the box.")
    down: bool = Field(default=False, description="Whether they stand below each other, as wide as the box.")


class PictureBox(Placed):
    """A picture that fills the box, cut evenly where it has another shape."""

    type: Literal["picture"] = Field(description="Always `picture`.")
    picture: PathOrField = Field(
        description="A path in the pack, or the field that has it.", examples=["{art}", "pictures/moon.png"]
    )
    radius: Measure = Field(default="0 mm", description="How round its corners are.")


class ShapeBox(Placed):
    """A shape, filled or as a line."""

    type: Literal["shape"] = Field(description="Always `shape`.")
    shape: Literal["rectangle", "ellipse", "polygon", "star"] = Field(description="What it is.")
    fill: NamedColour | None = Field(default=None, description="Its colour; none when left out.")
    fade: NamedColour | None = Field(
        default=None, description="Colour that a filled rectangle runs to, from above downwards."
    )
    line: NamedColour | None = Field(default=None, description="Colour of the line round it; none when left out.")
    line_mm: Millimetres = Field(default=0.3, description="How wide that line is.")
    radius: Measure = Field(default="0 mm", description="How round the corners of a rectangle are.")
    sides: Sides = Field(default=6, description="Corners of a polygon, points of a star.")
    turn_deg: Annotated[float, Field(ge=-360, le=360)] = Field(
        default=0.0, description="How far a polygon or star is turned, clockwise; its first corner is above."
    )


class RuleBox(Placed):
    """A line through the middle of the box, along its longer side."""

    type: Literal["rule"] = Field(description="Always `rule`.")
    colour: NamedColour = Field(default="ink", description="Its colour.")
    line_mm: Millimetres = Field(default=0.3, description="How wide it is.")
    dash_mm: Annotated[tuple[Millimetres, ...], Field(strict=False, max_length=4)] = Field(
        default=(), description="Lengths of dashes and gaps; a whole line when left out.", examples=[[1.5, 1]]
    )


class QrBox(Placed):
    """A QR code, dark on white, as large as fits."""

    type: Literal["qr"] = Field(description="Always `qr`.")
    code: Annotated[str, Field(min_length=1, max_length=300)] = Field(
        description="What it says to a camera; fields in braces.", examples=["https://example.org/{code}"]
    )
    colour: NamedColour = Field(default="ink", description="Its colour.")


AnyBox = Annotated[TextBox | IconBox | PictureBox | ShapeBox | RuleBox | QrBox, Field(discriminator="type")]
Boxes = Annotated[dict[Id, AnyBox], Field(max_length=80)]


def out_of_range(at: str, measure: str, least_mm: float, most_mm: float) -> list[Breach]:
    """Return that a measure is too small or too large, nothing if it is not."""
    mm = float(measure[:-2]) * MM_PER_UNIT[measure[-2:]]
    return [] if least_mm <= mm <= most_mm else [((at,), f"from {least_mm:g} to {most_mm:g} mm")]


class CardSize(Part):
    """A size of one's own."""

    width: Measure = Field(description="How wide a card is when it is cut, 20 to 300 mm.", examples=["60 mm"])
    height: Measure = Field(description="How high it is, 20 to 300 mm.", examples=["60 mm"])

    @model_validator(mode="after")
    def _can_be_cut(self) -> Self:
        refuse([*out_of_range("width", self.width, *SIDE_MM), *out_of_range("height", self.height, *SIDE_MM)])
        return self


class Deck(Document):
    """Cards of any game: what each of them says, and how that is drawn."""

    kind: Literal["deck"] = Field(description="Always `deck`.")
    title: Words = Field(min_length=1, max_length=80, description="Name of the deck.", examples=["Night Market"])
    format: FormatName = Field(
        default="poker", description="Size of a card by its name in the trade.", examples=["tarot"]
    )
    look: Annotated[str, reference("look")] | None = Field(
        default=None, description="The look that its cards are drawn in.", examples=["dusk"]
    )
    size: CardSize | None = Field(
        default=None,
        description="A width and a height of your own, in the place of a format.",
        examples=[{"width": "60 mm", "height": "60 mm"}],
    )
    bleed: Measure = Field(default="0.125 in", description="How far colour goes on beyond the cut, up to 20 mm.")
    safe: Measure = Field(default="3 mm", description="How far texts and icons keep from the cut, up to 20 mm.")
    fields: Annotated[dict[Id, CardField], Field(max_length=60)] = Field(
        default_factory=dict, description="What each card says, by name.", examples=[{"cost": {"type": "number"}}]
    )
    palette: Annotated[dict[Id, Colour], Field(max_length=60)] = Field(
        default_factory=dict,
        description="Colours by name; `ink` and `paper` are there already.",
        examples=[{"ember": "#B3402A"}],
    )
    styles: Annotated[dict[Id, TypeSetting], Field(max_length=40)] = Field(
        default_factory=dict,
        description="Ways to set a text, by name; those that there are already can be changed.",
        examples=[{"title": {"size_pt": 14, "colour": "ember"}}],
    )
    icons: Annotated[dict[Id, Annotated[str, Field(min_length=1, max_length=4000)]], Field(max_length=60)] = Field(
        default_factory=dict,
        description="Icons of your own: shapes in a square of 16 by 16, a shape a line; one in another is a hole.",
        examples=[{"ring": "circle 8 8 7\ncircle 8 8 4\n"}],
    )
    front: Boxes = Field(description="The boxes of the front by name, each drawn over those before it.")
    back: Boxes = Field(default_factory=dict, description="The boxes of the back; it is blank without any.")

    @model_validator(mode="after")
    def _has_an_edge(self) -> Self:
        refuse([*out_of_range("bleed", self.bleed, *EDGE_MM), *out_of_range("safe", self.safe, *EDGE_MM)])
        return self


class Card(Document):
    """A card of a deck."""

    kind: Literal["card"] = Field(description="Always `card`.")
    deck: Annotated[str, reference("deck")] = Field(description="Its deck.", examples=["night_market"])
    look: Annotated[str, reference("look")] | None = Field(
        default=None, description="The look that it is drawn in, where that is not the deck's.", examples=["dusk"]
    )
    copies: Annotated[int, Field(ge=1, le=99)] = Field(default=1, description="How many of it are in the deck.")
    fields: Annotated[dict[Id, FieldValue], Field(max_length=60, strict=False)] = Field(
        default_factory=dict,
        description="What it says, by the names of the deck's fields.",
        examples=[{"name": "Lantern seller", "cost": 2}],
    )

    @property
    def name(self) -> str:
        """What people call it: its field `name`, or its id."""
        return str(self.fields.get("name") or self.id)
