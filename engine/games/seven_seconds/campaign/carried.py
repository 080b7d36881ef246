"""What a player carries from a campaign into its next battle."""

from pydantic import Field

from schemas.base import Part
from schemas.models.seven_seconds.faction import Stats


class Carried(Part):
    """A winning streak, and the stats as technology has raised them (None: as the faction's document says)."""

    streak: int = Field(default=0, ge=0, le=999)
    stats: Stats | None = None


NOTHING = (Carried(), Carried())
