"""What a custom player answers with."""

from dataclasses import dataclass

from engine.games.maneuvers.custom_players.people import Character


@dataclass(frozen=True)
class Make:
    """A maneuver by its id, the rating it is rolled with, and whom it names. Rules: MN.COR.1, MN.COR.2, MN.GAP.5."""

    maneuver: str
    rating: str
    target: Character | None = None
    ally: Character | None = None

    def __str__(self) -> str:
        """Return what is made, against whom, with whom."""
        against = f" against {self.target}" if self.target else ""
        naming = f", naming {self.ally}" if self.ally else ""
        return f"{self.maneuver}{against}{naming} on {self.rating}"


@dataclass(frozen=True)
class Oppose:
    """Who opposes a maneuver, and the rating that is rolled. Rules: MN.COR.3, MN.GAP.5, MN.GAP.6."""

    character: Character
    rating: str

    def __str__(self) -> str:
        """Return who opposes with what."""
        return f"{self.character} on {self.rating}"
