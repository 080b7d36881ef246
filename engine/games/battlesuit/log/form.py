"""The form of the log: its header, its rows as the table of events says them, and what their values mean."""

from collections.abc import Mapping
from typing import Annotated, Final

from pydantic import Field

from engine.battles.events import Number
from engine.battles.log_forms import log_form
from engine.battles.logs import Header, Side
from engine.games.battlesuit.log.events import LOG
from engine.games.battlesuit.names import SIDES

Panel = Annotated[list[str | int], Field(min_length=2, max_length=2)]
"""The letter of a panel, and how many degrees it is turned."""


class Force(Side):
    """A side: its force, its soldiers, and their cards in the same order."""

    soldiers: list[str] = Field(description="Names of the soldiers in this battle.")
    cards: list[str] = Field(description="Ids of their cards.")


class MapHeader(Header):
    """What was played, by whom, and on which panels, row by row from the north; None where there is none."""

    red: Force = Field(description="Side red.")
    blue: Force = Field(description="Side blue.")
    scenario: str = Field(description="Id of the scenario; empty without one.")
    map: str = Field(description="Id of the map.")
    layout: list[list[Panel | None]] = Field(
        description="Letter and turn in degrees of each panel, row by row from the north; null where there is none."
    )
    points: Number = Field(description="Build points of a side.")
    turns: Number = Field(description="How many turns there are.")


MEANINGS: Final[Mapping[str, str]] = {
    "turn": "The turn, from 1; 0 before the first.",
    "turn.of": "How many turns there are.",
    "actor": "The soldier or unit that acts, or that it happens to.",
    "target": "The other one: who is attacked, painted, helped, or who did it.",
    "red": "What red rolled.",
    "blue": "What blue rolled.",
    "result.red": "Victory points of red.",
    "result.blue": "Victory points of blue.",
    "first": "The side that goes first.",
    "at": "The point on the map: panel, row and column, such as A-H-11.",
    "hidden": "Whether it is set up hidden.",
    "state": "Morale of the soldier as it is activated.",
    "place": "Whether it is on the map.",
    "wave": "Number of the wave of reinforcements, from 1.",
    "soldiers": "How many soldiers of the wave may come on to the map.",
    "ending": "Why the battle ends.",
    "condition": "Number of the victory condition of the side in its scenario, from 0.",
    "score.points": "Victory points.",
    "for": "What the victory points are for.",
    "value": "What the die shows.",
    "modifier": "What is added to the die.",
    "reason": "What it was thrown for.",
    "left": "Movement points that are left after it.",
    "edge": "The edge of the map that it leaves over.",
    "parts": "What the strength is the sum of, each part in points; parts of 0 are left out.",
    "strength.terrain": "The terrain that the target has cover of.",
    "demolition.terrain": "What is brought down.",
    "strength": "Strength of the attack, in points, to find the column of the table of results by.",
    "range_points": "Distance to the target, in points of the map.",
    "manner": "Which kind of attack it is.",
    "die": "What the die shows; 0 if none was thrown.",
    "modified_die": "The die after what is added to it.",
    "struck.result": "Result of the table: NE for none, S for shaken, the number of boxes, X for eliminated.",
    "morale.result": "What becomes of the soldier by the table of morale.",
    "panic.result": "What becomes of the soldier by the table of panic.",
    "harm": "What the result comes to for the target.",
    "hits": "Damage boxes of the target that are crossed off now.",
    "by_sniper": "Whether a sniper paints, which counts more.",
    "burnt": "Whether the glow does damage.",
    "glow": "How strong the slag glows.",
    "prevented": "Whether something keeps it from firing; else it holds its fire.",
    "faces": "The direction that it faces now.",
    "turned": "By how many points of the compass it has turned.",
    "storey": "The storey of the building that it is on now, 0 for the ground floor.",
    "works": "Whether it succeeds.",
    "paid": "Movement points that the landing took.",
    "forced": "Whether it was forced down.",
    "harmed": "Whether it is damaged.",
    "unpaid": "Movement points that were lacking for the landing, which are taken off the die.",
    "way": "The direction it goes.",
    "in_sight": "Whether it sees the one it reacts to.",
    "box": "Box of the track of stealth that its marker stands in.",
    "usable_from": "The first turn in which it may go into stealth again.",
    "markers": "Shock markers that it has.",
    "kind": "What lies or goes off there.",
    "marker": "Number of the mine marker of the side, from 0.",
    "cleared": "Whether the mine is cleared; else it is set off.",
    "shattered.was": "What the terrain was.",
    "shattered.becomes": "What it is now; the same if it stands.",
    "rally.becomes": "Morale of the one who is rallied now.",
    "up_to": "The die up to which the terrain is destroyed; 0 where none is thrown.",
    "pool.points": "Command points that are added.",
    "spent.points": "Command points that are spent.",
    "blast_attack.points": "Points of attack that the blast has at that distance.",
    "pool": "Command points in the pool after it.",
    "on": "What they are spent on.",
    "passes": "Whether it follows the call to the group.",
    "from_turn": "The turn from which the new leader counts.",
    "restored": "Damage boxes that are restored; below 0 the damage has become worse.",
    "holds": "Whether the suit holds.",
    "does": "What it does while it is berserk.",
    "to": "Where it runs.",
    "stage": "Whether the reorganising begins or is done.",
    "level": "Level above the ground; 0 on it.",
    "berserk.level": "Level that it leaps up to.",
    "result.level": "How clear the victory is; null where the scenario has no levels.",
}

FORM = log_form(MapHeader, LOG, SIDES, MEANINGS)
