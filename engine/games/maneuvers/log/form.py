"""The form of the log: its header, and its rows as the table of events says them."""

from pydantic import Field

from engine.battles.events import Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.maneuvers.form import SEATS
from engine.games.maneuvers.log.events import LOG
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


FORM = log_form(FightHeader, LOG, SEATS, MEANINGS, "order", "end")
