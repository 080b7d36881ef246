"""What a custom player answers with, and why an answer is not open, in words.

Bearings are degrees from north, clockwise, in steps of 15. Legal answers are left in `game.choice`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from engine.battles.events import word
from engine.games.infantry.custom_players.pieces import Dot, Gun, Trooper, Weapon
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.acting.choices import clear_choice, faults_of
from engine.games.infantry.kernel.codes import Fault
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_place

Action = Literal[
    "end",
    "step",
    "drop_prone",
    "stand_up",
    "change_weapon",
    "drop_weapon",
    "aimed_fire",
    "fire_on_the_move",
    "strike",
    "arc",
    "wide_arc",
    "explosive",
    "explosive_on_the_move",
    "into_tunnel",
    "out_of_tunnel",
    "set_up",
    "break_down",
    "swing",
    "take_over",
    "pick_up",
    "free_fire",
]
ACTION_CODES: Final[Mapping[str, int]] = {word(action): action for action in codes.Action}

FAULT_WORDS = {
    Fault.NOT_FIGHTING: "the trooper does not fight any more",
    Fault.WRONG_DOT: "that dot is off the map, not next to the trooper, or no aim for it",
    Fault.IN_THE_WAY: "something stands in the way, or the dot is full",
    Fault.CANNOT_SWIM: "nobody swims with that much in hand",
    Fault.NOT_ENOUGH: "too few AP are left",
    Fault.OVER_MOVEMENT: "nobody spends more AP on movement in a turn",
    Fault.ALREADY: "it is so already",
    Fault.NO_WEAPON: "there is no such weapon on the card, or none in hand",
    Fault.WRONG_WEAPON: "the weapon is not for that",
    Fault.NO_ENEMY: "it is no enemy who fights",
    Fault.OUT_OF_RANGE: "it is out of range",
    Fault.NOT_SEEN: "it is out of sight",
    Fault.MUST_MOVE_ON: "the trooper shares its dot, and has to step on first",
    Fault.WRONG_BEARING: "a bearing is degrees from 0 to 345, in steps of 15",
    Fault.NOT_ADJACENT: "it is not next to the trooper",
    Fault.NOT_WHILE_SWIMMING: "nobody does that in deep water",
    Fault.NO_GUN: "there is no crewed weapon that it could be done with",
    Fault.NO_CREW: "too few of the crew are next to it, with too few AP",
    Fault.NOT_THERE: "the trooper is not on the dot of the crewed weapon",
    Fault.TAKEN: "somebody else controls the crewed weapon",
    Fault.HANDS_FULL: "the hands of the trooper are full",
    Fault.FIRED_ALREADY: "the crewed weapon has fired in this turn",
    Fault.NOT_IN_ARC: "it is not in the arc of the crewed weapon",
    Fault.NO_ROUNDS: "no round is left",
    Fault.NOT_MOVING: "fire on the move takes a trooper that has stepped to another dot, and the rules for it",
    Fault.NOT_IN_HAND: "the weapon is not in hand",
    Fault.TOO_MANY: "too many explosions wait",
    Fault.CAUGHT: "the trooper is caught in wire",
    Fault.NO_TUNNEL: "there is no way into or out of a tunnel",
    Fault.TOO_SHAKEN: "the trooper is shaken: it neither attacks nor advances",
    Fault.HAS_LAID_ARC: "the trooper has laid an arc in this turn, and does not aim as well",
    Fault.TOO_LOW: "nobody stands up in a tunnel",
}
HERE = codes.NOBODY, codes.NOBODY


@dataclass(frozen=True)
class Act:
    """What a trooper does, and what belongs to it; the rest is not looked at. Rules: IN.GAP.14, IN.HOUSE.1.

    Fire and blows have a `target`, and so has what is done with a crewed weapon of others; steps and explosives go to a
    dot, changes and explosives name a `weapon` of the trooper's card, arcs and crewed weapons a bearing.
    """

    action: Action
    target: Trooper | Gun | None = None
    at: Dot | None = None
    weapon: Weapon | None = None
    bearing_deg: int | None = None

    def __str__(self) -> str:
        """Return what is done, to whom, where."""
        bearing = "" if self.bearing_deg is None else f"{self.bearing_deg}°"
        parts = (self.action, self.weapon, self.target, self.at and f"{self.at[0]}/{self.at[1]}", bearing)
        return " ".join(str(part) for part in parts if part)


@dataclass(frozen=True)
class Place:
    """A dot where a trooper is set down, and the bearing of its crewed weapon, if that stands. Rule: IN.HOUSE.10."""

    at: Dot
    bearing_deg: int = 0

    def __str__(self) -> str:
        """Return the dot."""
        return f"{self.at[0]}/{self.at[1]}"


def act_refused(game: Game, person: int, answer: Act) -> str:
    """Return why a trooper cannot do something. Rules: IN.GAP.14, IN.GAP.39, IN.HOUSE.1."""
    clear_choice(game)
    if answer.action not in ACTION_CODES:
        return f"there is no action {answer.action!r}; there are: {', '.join(ACTION_CODES)}"
    choice = game.choice
    choice.action = ACTION_CODES[answer.action]
    choice.slot = codes.NOBODY if answer.weapon is None else answer.weapon.number
    choice.target = codes.NOBODY if answer.target is None else answer.target.number
    choice.bearing = codes.NOBODY if answer.bearing_deg is None else bearing_of(answer.bearing_deg)
    choice.column, choice.row = HERE if answer.at is None else answer.at
    faults = faults_of(game, person)
    return ", and ".join(words for bit, words in FAULT_WORDS.items() if faults & bit)


def place_refused(game: Game, side: int, answer: Place) -> str:
    """Return why a trooper cannot be set down on a dot. Rules: IN.GAP.39, IN.HOUSE.10."""
    clear_choice(game)
    game.choice.column, game.choice.row = answer.at
    game.choice.bearing = bearing_of(answer.bearing_deg)
    if game.choice.bearing == codes.NOBODY:
        return FAULT_WORDS[Fault.WRONG_BEARING]
    free = is_place(game, side, *answer.at)
    return "" if free else "the dot is not in the zone of the side, or nobody can stand there any more"


def bearing_of(degrees: int) -> int:
    """Return the number of a bearing, NOBODY if it is none that arcs may have."""
    number, rest = divmod(degrees, codes.BEARING_DEG)
    return number if rest == 0 and 0 <= number < codes.BEARINGS else codes.NOBODY
