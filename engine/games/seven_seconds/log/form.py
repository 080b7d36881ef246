"""The form of the log: its header, and its rows as the table of events says them."""

from typing import Annotated, Literal

from pydantic import Field

from engine.battles.events import Measure
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.log.events import LOG, SideName
from engine.games.seven_seconds.log.meanings import MEANINGS


class Force(Side):
    """A side: its faction, the cards it has drawn, and its units."""

    mission: str = Field(description="Id of the mission card.")
    troop: str = Field(description="Id of the troop card.")
    drone: str = Field(description="Id of the drone card.")
    units: list[str] = Field(description="Names of the units.")


class TableHeader(Header):
    """What was played, by whom, and on what table; measures in inches."""

    red: Force = Field(description="Side red.")
    blue: Force = Field(description="Side blue.")
    map: str = Field(description="Id of the map.")
    table_in: Annotated[list[Measure], Field(min_length=2, max_length=2)] = Field(
        description="Width and depth of the table in inches."
    )
    game_type: Literal["attack_defense", "chance_encounter"] = Field(description="How the battle begins.")
    attacker: SideName = Field(description="The side that attacks, or chose its edge.")


FORM = log_form(TableHeader, LOG, SEATS, MEANINGS, "setup")
