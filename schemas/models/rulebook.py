"""`rulebook` and `chapter`: the numbered rules of a system with their rulings, and the parts of the printed book."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import PICTURE_PATTERN, Document, Id, Part, Words

RULE_ID_PATTERN = r"^[A-Z0-9]{2,6}\.[A-Z]+\.[0-9]+$"
Area = Annotated[str, Field(pattern=r"^[A-Z]+$", max_length=12)]
RuleId = Annotated[str, Field(pattern=RULE_ID_PATTERN, examples=["7S.RIF.5"])]


class Rule(Part):
    """One rule of the game in our own words."""

    id: RuleId = Field(description="Rule id: book, area, number.")
    section: str = Field(min_length=1, max_length=120, description="Section of the rulebook the rule stands in.")
    text: Words = Field(min_length=1, max_length=2000, description="The rule, in our own words, for players.")
    note: Words | None = Field(
        default=None,
        min_length=1,
        max_length=2000,
        description="For editors: what the source says, and what was made of it; books leave it out.",
    )
    plays: bool = Field(
        default=True,
        description="Whether the rule does something in play; false for descriptions, examples and advice.",
    )


class Ruling(Part):
    """A question the source leaves open, how it is decided here, and which parameters change it.

    Question and ruling are for editors. What players have to know of it is `text`, which books print behind a rule.
    """

    id: RuleId = Field(description="Ruling id, of the area GAP.", examples=["7S.GAP.8"])
    question: Words = Field(min_length=1, max_length=2000, description="What the source lacks or contradicts.")
    ruling: Words = Field(min_length=1, max_length=2000, description="How it is decided by default.")
    text: Words | None = Field(
        default=None,
        min_length=1,
        max_length=2000,
        description="What players are told of it, as a rule; books leave out a ruling without it.",
    )
    after: RuleId | None = Field(
        default=None, description="The rule that it stands behind in books; the last of its book when left out."
    )
    parameters: Annotated[tuple[str, ...], Field(strict=False)] = Field(
        default=(),
        description="Rules parameters that hold the decision, as dotted names.",
        examples=[["range.boundary"]],
    )


class Rulebook(Document):
    """The numbered rules of one system."""

    kind: Literal["rulebook"] = Field(description="Always `rulebook`.")
    title: Words = Field(min_length=1, max_length=80, description="Title of the rulebook.")
    areas: dict[Area, Words] = Field(
        default_factory=dict,
        description=(
            "Titles of the areas, by the middle part of their rules' ids, in the order in which books have them; "
            "one without stands behind them and is called by its id."
        ),
        examples=[{"RIF": "Rifle fire"}],
    )
    optional: Annotated[tuple[Area, ...], Field(strict=False)] = Field(
        default=(),
        description="Areas that a first game can do without: books mark them, and leave them out if asked to.",
        examples=[["CRW"]],
    )
    rules: Annotated[tuple[Rule, ...], Field(strict=False, min_length=1)] = Field(
        description="The rules, in the order of the book."
    )
    rulings: Annotated[tuple[Ruling, ...], Field(strict=False)] = Field(
        default=(), description="The rulings, in the order of their ids."
    )


Sentence = Annotated[Words, Field(min_length=1, max_length=600)]


class Fight(Part):
    """A battle, fought when the book is printed: the same seed, the same battle."""

    seed: Annotated[int, Field(ge=0, le=2**53)] = Field(description="Seed of its dice.", examples=[7])
    scenario: Id | None = Field(default=None, description="Scenario, level or fight, where the game has them.")
    map: Id | None = Field(default=None, description="Map; when left out, the seed draws one.")
    forces: dict[Id, Id] = Field(
        default_factory=dict, description="Force of each seat, by the seat's name.", examples=[{"red": "puc"}]
    )
    players: dict[Id, Id] = Field(
        default_factory=dict,
        description="Player of each seat, by the seat's name; `heuristic` where none is named.",
        examples=[{"red": "first"}],
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


class PieceAt(Part):
    """A piece of a diagram: what it is there for, where it stands, and what else its question has to know of it."""

    name: Id = Field(description="What it is there for, in the words of the question.", examples=["looker"])
    at: Annotated[tuple[float, float], Field(strict=False)] | None = Field(
        default=None,
        description="Where it stands: column and row, or inches from west and south, as the game counts.",
        examples=[[18, 20]],
    )
    point: Annotated[str, Field(pattern=r"^[A-Z]-[A-Z]-[0-9]{2}$")] | None = Field(
        default=None, description="The point that it stands on, where points have names.", examples=["F-H-20"]
    )
    faces: Annotated[int, Field(ge=0, le=359)] | None = Field(
        default=None, description="Where it faces, in degrees clockwise from north.", examples=[60]
    )
    card: Id | None = Field(
        default=None, description="Who or what it is: a document of the pack, by its id.", examples=["ranger"]
    )
    number: Annotated[int, Field(ge=-99, le=999)] | None = Field(
        default=None,
        description="A number that the question asks for, such as levels above the ground, a rating or a roll.",
        examples=[4],
    )


Edge = Annotated[int, Field(ge=0, le=999)]


class Diagram(Part):
    """A question to the rules, drawn with their answer, on a map of the pack where the game has maps."""

    type: Literal["diagram"] = Field(description="Always `diagram`.")
    asks: Id = Field(description="What is asked; each game has questions of its own.", examples=["sight"])
    map: Id | None = Field(default=None, description="The map, where the question is about one.", examples=["millford"])
    pieces: Annotated[tuple[PieceAt, ...], Field(strict=False, max_length=12)] = Field(
        default=(), description="The pieces that the question is about."
    )
    area: Annotated[tuple[Edge, Edge, Edge, Edge], Field(strict=False)] | None = Field(
        default=None,
        description="The part of the map that is shown, by its edges: west, south, east, north; all when left out.",
        examples=[[10, 20, 32, 40]],
    )


Figure = Annotated[Card | Picture | Board | Story | Diagram, Field(discriminator="type")]


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
