"""The form of the log: its header, its rows as the table of events says them, and what their values mean."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from pydantic import Field

from engine.battles.events import Measure
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.log.events import LOG, SideName


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


MEANINGS: Final[Mapping[str, str]] = {
    "round": "The round, from 1; 0 before the first.",
    "actor": "The unit that acts, or that it happens to.",
    "target": "The other one: the unit or objective that it is done to, or who did it.",
    "value": "What the die shows.",
    "die.need": "What the throw is held against; 0 where it is read from a table.",
    "die.reason": "What it was thrown for.",
    "end.reason": "Why the battle ends.",
    "attack_defense": "Whether one side attacks; else it is a chance encounter.",
    "attacker": "The side that attacks; in a chance encounter the one that chose its edge.",
    "bonus": "What each side adds to its die.",
    "kind": "Which kind of card it is.",
    "card": "Id of the card.",
    "card.title": "Title of the card.",
    "put_back": "Ids of the cards that were put back before it.",
    "edge": "The edge of the table that the side comes from.",
    "opponent_edge": "The edge that the other side comes from.",
    "x_in": "Inches from the west edge.",
    "y_in": "Inches from the south edge.",
    "by": "The side that does it.",
    "reveal.by": "What reveals the unit.",
    "what": "What there is no place for.",
    "count": "How many are bought.",
    "drones_bought.points": "Points that they cost.",
    "drones": "Types of the drones that are bought, each once for each drone.",
    "round.number": "The round that begins.",
    "terrain_gone.number": "Number of the piece of terrain on the map, from 0; made ones are counted on.",
    "red_counters": "Activation counters that red has.",
    "blue_counters": "Activation counters that blue has.",
    "red": "What red rolled.",
    "blue": "What blue rolled.",
    "result.red": "Victory points of red.",
    "result.blue": "Victory points of blue.",
    "allowance": "How many units the side may activate in this turn.",
    "own_counters": "Activation counters that the side has left.",
    "enemy_counters": "Activation counters that the other side has left.",
    "counters_left": "Activation counters that the side has left as it passes.",
    "reveal_first": "Whether the unit is revealed before it acts.",
    "awake": "Whether it wakes from being stunned.",
    "works": "Whether the damaged suit works.",
    "intercept.works": "Whether the suit works, so that it may try to shoot the missile down.",
    "from_x_in": "Inches from the west edge where it began.",
    "from_y_in": "Inches from the south edge where it began.",
    "length_in": "How far it went, in inches.",
    "shed.shed": "Target counters that it sheds by moving.",
    "counters": "Target counters on it after this.",
    "fire_missile.counters": "Target counters on the one who is fired at.",
    "missile_result.counters": "Target counters that count for the hit, after cover; it can be less than 0.",
    "contact_roll.counters": "Target counters that count for the hit.",
    "added": "Target counters that are put on it.",
    "cause": "What they come from.",
    "units": "How many units the blip turns out to be.",
    "dice": "How many dice are thrown.",
    "pool": "Sum of the dice, in points to buy target counters with.",
    "pool_spent.points": "Points that there were to spend.",
    "unit_price.points": "Points that there were to spend.",
    "score.points": "Victory points.",
    "points_per_counter": "Points that one target counter costs.",
    "placed": "Target counters that are bought.",
    "weapon": "The weapon that is fired.",
    "range_band": "Range band of the shot, 1 for the nearest.",
    "range_in": "Distance to the target in inches.",
    "target_cover": "Cover of the terrain that the target stands in.",
    "light_between": "Pieces of light cover that the line crosses.",
    "heavy_between": "Pieces of heavy cover that the line crosses.",
    "heavy_in": "How many inches of heavy cover the line crosses.",
    "rifle_result.result": "What the shot does.",
    "red_die": "What the red die shows: more than the armour stuns.",
    "other_die": "What the other die shows: more than the armour damages.",
    "armour": "Armour of the one who is hit.",
    "table": "Who holds the table: a side, or contested.",
    "pursuit.rounds": "How many rounds the pursuit lasts.",
    "rounds": "How many rounds were played.",
    "countermeasures": "Countermeasures that the die has to keep within.",
    "hit": "Whether it hits.",
    "distance_in": "How many inches it goes astray.",
    "angle_deg": "Which way, in degrees clockwise from north.",
    "radius_in": "Radius in inches.",
    "blast_stage.stage": "Ring of the blast, 1 for the innermost.",
    "beats_armour": "Whether this ring goes through the armour.",
    "made": "Whether the terrain was made in the battle; else it is a piece of the map.",
    "feature": "Id of the piece of terrain on the map.",
    "terrain_gone.type": "Its type of terrain.",
    "score.type": "Type of the condition that scores.",
    "by_commander": "Whether the commander gives it.",
    "blips": "How many blips the unit turns into.",
    "active": "Whether the jammer is on now.",
    "jammed.value": "What the die shows; 0 if none was thrown.",
    "jammed.harmed": "Whether the field harms it.",
    "state": "State of the objective.",
    "condition": "Number of the condition on the mission card, from 0.",
    "objective": "The objective that it is about.",
    "winner": "The side that wins; null for nobody.",
    "result.level": "How clear the victory is.",
}

FORM = log_form(TableHeader, LOG, SEATS, MEANINGS, "setup")
