"""The form of the log: its header, and its rows as the table of events says them."""

from typing import Annotated

from pydantic import Field

from engine.battles.events import Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.infantry.form import SEATS
from engine.games.infantry.log.events import LOG
from engine.games.infantry.log.meanings import MEANINGS


class Squads(Side):
    """A side: its squads and their colours, its troopers and their cards in the same order, and where it begins.

    `zone` is the first and the last column, the first and the last row.
    """

    names: list[str] = Field(description="Names of the squads.")
    colours: list[str] = Field(description="Colours of the squads.")
    troopers: list[str] = Field(description="Names of the troopers in this battle.")
    cards: list[str] = Field(description="Ids of their cards.")
    zone: Annotated[list[Number], Field(min_length=4, max_length=4)] = Field(
        description="First and last column, first and last row of its zone."
    )


class DotsHeader(Header):
    """What was played, by whom, and on how many dots; `scenario` is empty where none was named."""

    a: Squads = Field(description="Side a.")
    b: Squads = Field(description="Side b.")
    scenario: str = Field(description="Id of the scenario; empty without one.")
    map: str = Field(description="Id of the map.")
    columns: Number = Field(description="Columns of the map.")
    rows: Number = Field(description="Rows of the map.")
    turns: Number = Field(description="How many turns there are.")
    budget: Number = Field(description="What each side may cost, in points.")


FORM = log_form(DotsHeader, LOG, SEATS, MEANINGS, "setup")
