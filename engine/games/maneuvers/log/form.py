"""The form of the log: its header, and what the table of events does not say of rows."""

from pydantic import Field

from engine.battles.events import further_types
from engine.battles.log_forms import LogForm, Number, RowForms
from engine.battles.logs import Header, Side
from engine.games.maneuvers.battle.form import SEATS
from engine.games.maneuvers.log.events import EVENTS
from engine.games.maneuvers.log.meanings import MEANINGS


class Squad(Side):
    """A seat: its squad, who is in it and by which cards, and how it begins."""

    name: str = Field(description="Name of the squad.")
    colour: str = Field(description="Colour of the squad.")
    members: list[str] = Field(description="Names of its members.")
    characters: list[str] = Field(description="Ids of their cards.")
    location: Number = Field(description="Number of the location where it begins, from 0.")
    preparation: str = Field(description="How it is prepared.")
    total: Number = Field(description="Squad Total that it begins with.")


class FightHeader(Header):
    """What was played, by whom, and along which locations; `fight` is empty where none was named."""

    a: Squad = Field(description="Side a.")
    b: Squad = Field(description="Side b.")
    fight: str = Field(description="Id of the fight; empty without one.")
    locations: list[str] = Field(description="The locations in a row.")
    rounds: Number = Field(description="How many rounds there are at most.")


FORMS = RowForms(
    clock="round",
    sides=SEATS,
    phases=("order", "end"),
    more=further_types(EVENTS.values()),
    sometimes={},
    says=MEANINGS,
)
FORM = LogForm(FightHeader, FORMS.rows_of(EVENTS.values()))
