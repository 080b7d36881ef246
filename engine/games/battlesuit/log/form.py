"""The form of the log: its header, and its rows as the table of events says them."""

from typing import Annotated

from pydantic import Field

from engine.battles.events import Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.log.events import LOG
from engine.games.battlesuit.log.meanings import MEANINGS

Panel = Annotated[list[str | int], Field(min_length=2, max_length=2)]
"""The letter of a panel, and how many degrees it is turned."""


class Force(Side):
    """A side: its force, its soldiers, and their cards in the same order."""

    soldiers: list[str] = Field(description="Names of the soldiers in this battle.")
    cards: list[str] = Field(description="Ids of their cards.")


class MapHeader(Header):
    """What was played, by whom, and on which panels, row by row from the north; None where there is none."""

    red: Force = Field(description="Side red.")
    blue: Force = Field(description="Side blue.")
    scenario: str = Field(description="Id of the scenario; empty without one.")
    map: str = Field(description="Id of the map.")
    layout: list[list[Panel | None]] = Field(
        description="Letter and turn in degrees of each panel, row by row from the north; null where there is none."
    )
    points: Number = Field(description="Build points of a side.")
    turns: Number = Field(description="How many turns there are.")


FORM = log_form(MapHeader, LOG, SIDES, MEANINGS)
