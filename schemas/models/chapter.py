"""`chapter`: a part of the printed rulebook that teaches, in small markup, with figures."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import PICTURE_PATTERN, Document, Id, Part, Words

Sentence = Annotated[Words, Field(min_length=1, max_length=600)]


class Fight(Part):
    """A battle, fought when the book is printed: the same seed, the same battle."""

    seed: Annotated[int, Field(ge=0, le=2**53)] = Field(description="Seed of its dice.", examples=[7])
    scenario: Id | None = Field(default=None, description="Scenario, level or fight, where the game has them.")
    map: Id | None = Field(default=None, description="Map; when left out, the seed draws one.")
    forces: dict[Id, Id] = Field(
        default_factory=dict, description="Force of each seat, by the seat's name.", examples=[{"red": "puc"}]
    )


class Card(Part):
    """A printed card or sheet of this pack."""

    type: Literal["card"] = Field(description="Always `card`.")
    card: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$")] = Field(
        description="Kind and id of its document.", examples=["troop_card/hawk"]
    )


class Picture(Part):
    """A picture of the author's."""

    type: Literal["picture"] = Field(description="Always `picture`.")
    picture: Annotated[str, Field(pattern=PICTURE_PATTERN, min_length=1, max_length=200)] = Field(
        description="Picture (PNG or JPEG) as a path inside the pack.", examples=["pictures/relay.png"]
    )


class Board(Part):
    """The table of a battle from above, at one moment."""

    type: Literal["board"] = Field(description="Always `board`.")
    battle: Fight = Field(description="The battle.")
    frame: Annotated[int, Field(ge=1, le=99)] = Field(
        default=1, description="Which of its frames: the first is that after setup.", examples=[2]
    )


class Story(Part):
    """A battle told step by step, whole or in part, with the table from above after each round."""

    type: Literal["story"] = Field(description="Always `story`.")
    battle: Fight = Field(description="The battle.")
    frames: Annotated[int, Field(ge=1, le=20)] = Field(
        default=2, description="How many frames of it are shown; without a last row it is told as far as the last one."
    )
    first: Annotated[int, Field(ge=1, le=99_999)] = Field(
        default=1, description="Number of the first row of its log that is told.", examples=[65]
    )
    last: Annotated[int, Field(ge=1, le=99_999)] | None = Field(
        default=None, description="Number of the last row of its log that is told.", examples=[79]
    )
    remarks: dict[Id, Sentence] = Field(
        default_factory=dict,
        description="What is said when an event comes for the first time, by the event's name in the log.",
        examples=[{"fire_missile": "A missile flies wherever its target has a counter."}],
    )


Figure = Annotated[Card | Picture | Board | Story, Field(discriminator="type")]


class Chapter(Document):
    """A chapter of the printed rulebook."""

    kind: Literal["chapter"] = Field(description="Always `chapter`.")
    title: Words = Field(min_length=1, max_length=60, description="Title of the chapter.", examples=["A first battle"])
    place: Annotated[int, Field(ge=1, le=99)] = Field(
        description="Its place among the chapters; from 50 on they stand behind the rules.", examples=[10]
    )
    text: Words = Field(
        min_length=1,
        max_length=40_000,
        description=(
            "The text, in a part of Markdown: headings, lists, tables, `> ` for what is set apart, `**strong**`, "
            "`*emphasis*`, and `![caption](name)` for a figure. Rule ids become references."
        ),
    )
    figures: dict[Id, Figure] = Field(default_factory=dict, description="The figures of the text, by name.")
    terms: dict[Annotated[Words, Field(min_length=1, max_length=40)], Sentence] = Field(
        default_factory=dict,
        description="Words that the glossary explains and the index lists, each with its meaning.",
        examples=[{"blip": "A counter that stands for a unit nobody has seen."}],
    )
