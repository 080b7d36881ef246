"""The form of the log: its header, and what the table of events does not say of rows."""

from typing import Annotated, Literal

from pydantic import Field

from engine.battles.events import further_types
from engine.battles.log_forms import LogForm, Measure, RowForms
from engine.battles.logs import Header, Side
from engine.games.seven_seconds.battle.names import SIDES
from engine.games.seven_seconds.log.events import EVENTS, SideName
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


FORMS = RowForms(
    clock="round",
    sides=SIDES,
    phases=("setup",),
    more=further_types(EVENTS.values()),
    sometimes=further_types(EVENTS.values(), sometimes=True),
    says=MEANINGS,
)
FORM = LogForm(TableHeader, FORMS.rows_of(EVENTS.values()))
