"""What a record was ordered by: which measurement, with which arguments, as commands and programs name them."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.battles.forms import MOST_SEATS


class RecordError(ValueError):
    """A record that cannot be kept, read or found, or an order that is none; the message says why."""


class Part(BaseModel):
    """A part of a record: frozen, judged strictly, and built when the first one is read."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, allow_inf_nan=False, defer_build=True)


Word = Annotated[str, Field(max_length=200)]
BySeat = Annotated[dict[Word, Word], Field(max_length=MOST_SEATS)]
Words = Annotated[tuple[Word, ...], Field(strict=False, max_length=100)]
Battles = Annotated[int, Field(ge=1, le=10**9)]
Seed = Annotated[int, Field(ge=0, lt=2**62)]
Until = Annotated[float, Field(gt=0, le=0.5)]


class Fought(Part):
    """What all measurements by battles are ordered by: who sits where, in which scenario, from which seed on."""

    forces: BySeat = Field(default={}, description="Id of the force by seat; the others in turn, or drawn.")
    players: BySeat = Field(default={}, description="Who plays, by seat.")
    scenario: Word | None = Field(default=None, description="Id of the scenario.")
    seed: Seed = Field(default=1, description="First seed.")


class OneBattle(Fought):
    """One battle."""

    measure: Literal["battle"]
    map: Word | None = Field(default=None, description="Id of the map; drawn by the seed if there is none.")


class ManyBattles(Fought):
    """Many battles, a row each."""

    measure: Literal["battles"]
    map: Word | None = Field(default=None, description="Id of the map; drawn by the seeds if there is none.")
    battles: Annotated[int, Field(ge=1, le=5000)] = Field(default=1000, description="How many.")


class Balanced(Fought):
    """Who wins how often."""

    measure: Literal["balance"]
    map: Word | None = Field(default=None, description="Id of the map; all of them in turn if there is none.")
    battles: Battles | None = Field(default=None, description="Battles a pairing at most.")
    until: Until | None = Field(default=None, description="Plus or minus at which it stops.")
    by: Word = Field(default="pairing", description="What the rows are.")
    styles: Words | Literal["all"] = Field(default=(), description="Styles that all meet.")
    without: Word = Field(default="", description="Words of an answer that a side does without, or a document.")


class Profiled(Fought):
    """What kind of game it is."""

    measure: Literal["profile"]
    map: Word | None = Field(default=None, description="Id of the map; all of them in turn if there is none.")
    battles: Battles = Field(default=60, description="Battles in all.")
    tries: Battles = Field(default=16, description="How often each is fought on.")


class Offered(Fought):
    """What players are offered, and what they choose."""

    measure: Literal["offers"]
    map: Word | None = Field(default=None, description="Id of the map; all of them in turn if there is none.")
    battles: Battles = Field(default=60, description="Battles in all.")


class Swept(Fought):
    """What a number is worth."""

    measure: Literal["sweep"]
    map: Word | None = Field(default=None, description="Id of the map; all of them in turn if there is none.")
    place: Word = Field(description="Where the number stands.")
    values: Annotated[str, Field(max_length=2000)] = Field(description="Its values: 1..4, or a list.")
    battles: Battles | None = Field(default=None, description="Battles a pairing and value at most.")
    until: Until | None = Field(default=None, description="Plus or minus at which it stops.")
    styles: Words | Literal["all"] = Field(default=(), description="Styles that all meet.")


class ReadOtherwise(Fought):
    """Which rulings matter."""

    measure: Literal["rulings"]
    battles: Battles | None = Field(default=None, description="Battles a pairing and reading at most.")


class Tuned(Part):
    """Points or prices that are fair, or what a point is worth."""

    measure: Literal["tune"]
    things: Word = Field(description="What is tuned, as the game calls it.")
    of: Words = Field(default=(), description="Decks that may change, or the force whose points are ranked.")
    battles: Battles | None = Field(default=None, description="Battles a round or a step.")
    until: Until | None = Field(default=None, description="Plus or minus at which it stops.")
    rounds: Annotated[int, Field(ge=1, le=9)] | None = Field(default=None, description="Rounds to propose from.")
    scenario: Word | None = Field(default=None, description="Id of the scenario.")
    seed: Seed = Field(default=1, description="First seed.")


class Aimed(Part):
    """Values of numbers at which sides win as often as their author wants."""

    measure: Literal["tune_numbers"]
    values: Annotated[dict[Word, Annotated[str, Field(max_length=2000)]], Field(min_length=1, max_length=9)] = Field(
        description="Values by place that may stand there: 8..14, or a list."
    )
    aims: Annotated[dict[Word, Annotated[float, Field(gt=0, lt=1)]], Field(max_length=100)] = Field(
        default={}, description="Share of wins by side, from 0 to 1; the others share the rest."
    )
    forces: BySeat = Field(default={}, description="Id of the force by seat; the others in turn.")
    scenario: Word | None = Field(default=None, description="Id of the scenario.")
    styles: Words | Literal["all"] = Field(default="all", description="Styles that all meet.")
    battles: Battles | None = Field(default=None, description="Battles a value.")
    rounds: Annotated[int, Field(ge=1, le=9)] = Field(default=2, description="How often all numbers are gone through.")
    seed: Seed = Field(default=1, description="First seed.")


class AskedOdds(Part):
    """A table of exact chances."""

    measure: Literal["odds"]
    table: Word = Field(description="Name of the table.")
    inputs: Annotated[dict[Word, Annotated[str, Field(max_length=2000)]], Field(max_length=40)] = Field(
        default={}, description="Values of its inputs, as commands take them; what is left out is as the table has it."
    )


Order = Annotated[
    OneBattle | ManyBattles | Balanced | Profiled | Offered | Swept | ReadOtherwise | Tuned | Aimed | AskedOdds,
    Field(discriminator="measure"),
]
"""What is measured: a model for each measurement, told apart by its name."""


class _Asked(Part):
    order: Order


def order_from(measure: str, arguments: dict[str, Any]) -> Order:
    """Return an order of a measurement with arguments.

    Raises:
        RecordError: there is no such measurement, or an argument is none that it takes.
    """
    try:
        return _Asked.model_validate({"order": {"measure": measure, **arguments}}).order
    except ValidationError as error:
        raise RecordError(f"no order of a measurement: {first_of(error)}") from error


def arguments_of(order: Order) -> dict[str, Any]:
    """Return the arguments of an order by name, without the name of the measurement."""
    return {name: value for name, value in order if name != "measure"}


LONGEST: Final = 80


def first_of(error: ValidationError) -> str:
    """Return the first mistake of a judgement in words: the place, and what is wrong with it."""
    first = error.errors(include_url=False)[0]
    path = ".".join(map(str, first["loc"]))[:LONGEST]
    return f"`{path}`: {first['msg'].lower().removeprefix('value error, ')}"
