"""The form of the log: its header, and its rows as the table of events says them."""

from typing import Annotated

from pydantic import Field

from engine.battles.events import Measure, Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Part, Side
from engine.games.survive.log.events import LOG
from engine.games.survive.log.meanings import MEANINGS
from engine.games.survive.log.words import SIDES

Spot = Annotated[list[Measure], Field(min_length=2, max_length=2)]


class Mob(Side):
    """A seat: its Mob, what it is called and its colour, and its units."""

    name: str = Field(description="Name of the Mob.")
    colour: str = Field(description="Colour of the Mob.")
    units: list[str] = Field(description="Names of its units.")


class Terrain(Part):
    """A piece of terrain and its corners."""

    id: str = Field(description="Id of the piece.")
    type: str = Field(description="Kind of terrain.")
    outline_in: list[Spot] = Field(description="Its corners, in inches.")


class ZoneHeader(Header):
    """What was played, by whom, and in which control zone; measures in inches. Seats without a Mob are missing."""

    south_west: Mob = Field(default=None, description="The seat in the south-west.")  # type: ignore[assignment]
    north_west: Mob = Field(default=None, description="The seat in the north-west.")  # type: ignore[assignment]
    north_east: Mob = Field(default=None, description="The seat in the north-east.")  # type: ignore[assignment]
    south_east: Mob = Field(default=None, description="The seat in the south-east.")  # type: ignore[assignment]
    map: str = Field(description="Id of the control zone.")
    level: str = Field(description="Id of the level; empty without one.")
    table_in: Spot = Field(description="Width and depth of the board in inches.")
    spire_in: Spot = Field(description="Where the spire stands, in inches.")
    rings_in: Spot = Field(description="Radius of the inner and of the outer control zone in inches.")
    terrain: list[Terrain] = Field(default_factory=list, description="The pieces of terrain.")
    turns: Number = Field(description="How many turns there are.")


FORM = log_form(ZoneHeader, LOG, SIDES, MEANINGS)
