"""`player`: a style of the heuristic player, by what things are worth to it."""

from pydantic import Field

from schemas.base import Part
from schemas.models.player import PlayerDocument, weight


class Weights(Part):
    """What things are worth to a player; a trooper is worth 1,000,000. Lengths are thousandths of an inch."""

    progress: int = weight(18000, "An inch nearer to a goal.", 500000)
    shed: int = weight(20000, "A counter that a move takes away.", 500000)
    exposure: int = weight(30000, "To stand in the sight of an enemy.", 1000000)
    shelter: int = weight(36000, "To stand in cover.", 1000000)
    vp: int = weight(140000, "A victory point.", 2000000)
    counter: int = weight(26000, "An activation counter that one takes.", 500000)
    blast_percent: int = weight(45, "Share of a trooper that a blast is worth, in percent.", 100)
    flame_percent: int = weight(30, "Share of a trooper that a flame is worth, in percent.", 100)
    command: int = weight(250000, "To have a trooper act by command.", 2000000)
    command_reach_mil: int = weight(18000, "How near an enemy has to be to command a trooper.", 100000)
    repair: int = weight(320000, "To repair a unit.", 2000000)
    jammer: int = weight(70000, "To switch a jammer.", 1000000)
    scramble: int = weight(45000, "To scramble, for each enemy who is near.", 1000000)
    near_mil: int = weight(9000, "How near that is.", 100000)
    scan_percent: int = weight(70, "Share of what is behind a blip that a scan is worth, in percent.", 100)
    reveal_mil: int = weight(20000, "How near an enemy has to be for a blip to be revealed.", 200000)
    goal_vp_mil: int = weight(1500, "How much longer a way may be for a victory point.", 50000)
    goal_spread_mil: int = weight(3000, "How far units of a side spread over goals that are as good.", 50000)
    small_squad: int = weight(2, "With so many troopers left a side may withdraw.", 20)
    lopsided: int = weight(2, "Against so many enemies for each of them.", 20, least=1)
    sharing: int = weight(0, "1 to search with fewer dice, and for two targets, where that is worth more.", 1)
    whole_scramble_percent: int = weight(0, "What a scramble is worth to a unit without damage, in percent.", 100)
    detours: int = weight(0, "1 to move round what is in the way, where the straight way is not open.", 1)


class Player(PlayerDocument):
    """A style of the heuristic player in battles of 7 Seconds."""

    weights: Weights = Field(default_factory=Weights, description="What things are worth to it.")
