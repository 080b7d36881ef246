"""`player`: a style of the heuristic player, by what things are worth to it."""

from pydantic import Field

from schemas.base import Part
from schemas.models.player import PlayerDocument, weight


class Weights(Part):
    """What things are worth to a player, in hundredths of a point of the squad total where nothing else is said."""

    point: int = weight(100, "A point of the squad total.", 1000)
    spare_point: int = weight(25, "A point of the squad total to who is so far ahead that the others concede.", 1000)
    spare_edge: int = weight(8, "Edge above that of conceding from which points are spare.", 99)
    swing: int = weight(110, "Another die at a maneuver.", 2000)
    action: int = weight(220, "An action that somebody loses.", 4000)
    extra_action: int = weight(120, "An extra maneuver.", 4000)
    presence: int = weight(400, "That somebody stays in the fight.", 9999)
    last_presence: int = weight(6000, "That the last of a squad stays in it.", 99999)
    hiding: int = weight(60, "To be hidden.", 2000)
    hiding_when_flagged: int = weight(80, "To be hidden, where one is flagged.", 2000)
    readiness: int = weight(70, "To be ready to snipe.", 2000)
    exposure: int = weight(70, "That somebody is exposed.", 2000)
    mark: int = weight(60, "That an enemy is flagged.", 2000)
    observation: int = weight(60, "To observe.", 2000)
    unnoticed_mark: int = weight(15, "That a flag is not noticed.", 2000)
    escape_in_need: int = weight(300, "To be ready to leave a fight that cannot be won any more.", 9999)
    escape: int = weight(150, "What it costs to be ready to leave any other.", 9999)
    outcome: int = weight(60, "A step of the outcome of a check, where harm does not decide.", 2000)
    harm_point: int = weight(400, "A point of harm, where harm decides.", 9999)
    aid: int = weight(45, "Another die at a check.", 2000)
    lasts: int = weight(3, "How often an advantage helps that lasts to the end of the fight.", 20, least=1)
    hopeless_edge: int = weight(15, "How many points of Edge behind a fight is given up, late in it.", 99)


class Player(PlayerDocument):
    """A style of the heuristic player in fights of maneuvers."""

    weights: Weights = Field(default_factory=Weights, description="What things are worth to it.")
