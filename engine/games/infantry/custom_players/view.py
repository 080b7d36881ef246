"""The map as a custom player sees it, the questions it may ask, and what it answers with; why an answer is not open.

Bearings are degrees from north, clockwise, in steps of 15. Python hides nothing from who digs for it: a custom player
that reaches past this wrapper cheats.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, cast

from engine.battles.asking import listed_cells
from engine.battles.events import word
from engine.games.infantry.custom_players.pieces import (
    Dot,
    Ground,
    Gun,
    Objective,
    Trooper,
    Weapon,
    guns_seen,
    objectives_of,
    trooper_of,
)
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.acting.choices import clear_choice, faults_of
from engine.games.infantry.kernel.codes import Fault
from engine.games.infantry.kernel.firing.attacks import gun_refused, shot_refused
from engine.games.infantry.kernel.firing.sight import find_conditions, number_to_reach, sees
from engine.games.infantry.kernel.numbers.targets import range_band
from engine.games.infantry.kernel.players.listing import list_actions, list_places, list_steps, list_targets
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import distance_of, is_place
from engine.games.infantry.names import SEATS, Cast
from schemas.models.infantry.people import Weapon as WeaponCard

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


class View:
    """What both sides see while one answers a question; do not keep it for the next."""

    def __init__(self, game: Game, names: Cast, side: int) -> None:
        """Show a battle to a side."""
        self._game, self._names, self._side = game, names, side
        self.seat = SEATS[side]
        self.turn = game.battle.turn
        self.last_turn = game.forces.turns
        self.lost: Mapping[str, int] = dict(zip(SEATS, game.battle.lost, strict=True))
        self.scored: Mapping[str, int] = dict(zip(SEATS, game.battle.scored, strict=True))
        self.objectives: tuple[Objective, ...] = tuple(objectives_of(game, names, side))
        self.ground = Ground(game, side)

    @cached_property
    def troopers(self) -> tuple[Trooper, ...]:
        """The troopers of both sides, by their numbers; also those who are dead, routed or still to come."""
        numbers = range(self._game.forces.people)
        return tuple(trooper_of(self._game, self._names, self._side, number) for number in numbers)

    @property
    def mine(self) -> tuple[Trooper, ...]:
        """One's own troopers who fight."""
        return tuple(each for each in self.troopers if each.mine and each.at)

    @property
    def enemies(self) -> tuple[Trooper, ...]:
        """The enemies who fight."""
        return tuple(each for each in self.troopers if not each.mine and each.at)

    @property
    def ready(self) -> tuple[Trooper, ...]:
        """One's own troopers who may still act in this turn. Rule: IN.HOUSE.1."""
        return tuple(each for each in self.mine if each.ready)

    @cached_property
    def guns(self) -> tuple[Gun, ...]:
        """The crewed weapons on the map. Rule: IN.CRW.1."""
        return tuple(guns_seen(self._game, self._names))

    @property
    def explosions(self) -> tuple[Dot, ...]:
        """The dots that explosives were aimed at in this turn, which go off at its end. Rule: IN.HOUSE.6."""
        battle = self._game.battle
        return tuple((battle.declared_column[at], battle.declared_row[at]) for at in range(battle.declared))

    @cached_property
    def arsenal(self) -> Mapping[str, WeaponCard]:
        """The weapons by their ids, as the pack writes them."""
        return {weapon.id: weapon for weapon in self._names.weapons}

    def actions(self, trooper: Trooper) -> tuple[Act, ...]:
        """Return all that is open to one's own trooper, but explosives far from enemies. Rules: IN.GAP.2, IN.GAP.14."""
        return self._acts(trooper, lambda: list_actions(self._game, trooper.number))

    def steps(self, trooper: Trooper) -> tuple[Act, ...]:
        """Return the steps that are open to one's own trooper. Rule: IN.GAP.20."""
        return self._acts(trooper, lambda: list_steps(self._game, trooper.number))

    def shots(self, trooper: Trooper) -> tuple[Act, ...]:
        """Return the aimed attacks that are open to one's own trooper. Rule: IN.HOUSE.4."""
        return self._acts(trooper, lambda: list_targets(self._game, trooper.number, codes.Action.AIMED_FIRE))

    def why_not(self, trooper: Trooper, act: Act) -> str:
        """Return why something is not open to one's own trooper, "" if it is."""
        return act_refused(self._game, trooper.number, act) if trooper.mine else "it is not one's own"

    def places(self, trooper: Trooper) -> tuple[Place, ...]:
        """Return where one's own trooper may be set down now, with each bearing if it matters. Rule: IN.HOUSE.10."""
        if not trooper.mine:
            return ()
        self._game.answers.piece = trooper.number  # whom the list is about
        cells = listed_cells(self._game.choices, lambda: list_places(self._game, self._side))
        return tuple(Place((column, row), bearing * codes.BEARING_DEG) for column, row, bearing in cells)

    def dots_apart(self, one: Trooper, other: Trooper) -> int:
        """Return how many dots two troopers are apart. Rule: IN.GAP.20."""
        return distance_of(self._game, one.number, other.number)

    def sees(self, trooper: Trooper, other: Trooper) -> bool:
        """Return whether a trooper sees another one; need not be so the other way round. Rule: IN.GAP.44."""
        return bool(trooper.at and other.at) and sees(self._game, trooper.number, other.number)

    def number_to_hit(self, trooper: Trooper, target: Trooper) -> int:
        """Return what two dice have to reach with the weapon in hand; 0 where no shot can be. Rule: IN.HOUSE.3."""
        game, person, other = self._game, trooper.number, target.number
        if trooper.at is None or gun_refused(game, person) or shot_refused(game, person, other):
            return 0
        find_conditions(game, person, other)
        return number_to_reach(game, range_band(game.numbers, game.arms, distance_of(game, person, other), 0))

    def _acts(self, trooper: Trooper, fill: Callable[[], None]) -> tuple[Act, ...]:
        cells = listed_cells(self._game.choices, fill) if trooper.mine else ()
        return tuple(self._act(trooper, each) for each in cells)

    def _act(self, trooper: Trooper, cells: tuple[int, ...]) -> Act:
        action, slot, target, bearing, column, row = cells
        return Act(
            cast("Action", word(codes.Action(action))),
            target=None if target == codes.NOBODY else self._named(action, target),
            at=None if column == codes.NOBODY else (column, row),
            weapon=None if slot == codes.NOBODY else next(each for each in trooper.weapons if each.number == slot),
            bearing_deg=None if bearing == codes.NOBODY else bearing * codes.BEARING_DEG,
        )

    def _named(self, action: int, number: int) -> Trooper | Gun:
        if action in {codes.Action.TAKE_OVER, codes.Action.PICK_UP}:
            return next(gun for gun in self.guns if gun.number == number)
        return self.troopers[number]
