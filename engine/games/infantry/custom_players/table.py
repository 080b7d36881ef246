"""The map as a custom player sees it, and the questions it may ask.

Python hides nothing from who digs for it: a custom player that reaches past this wrapper cheats.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import cast

from engine.battles.asking import listed_cells
from engine.battles.events import word
from engine.games.infantry.custom_players.answers import Act, Action, Place, act_refused
from engine.games.infantry.custom_players.pieces import Dot, Ground, Gun, Trooper, guns_seen, trooper_of
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.firing.attacks import gun_refused, shot_refused
from engine.games.infantry.kernel.firing.sight import find_conditions, number_to_reach, sees
from engine.games.infantry.kernel.numbers.targets import range_band
from engine.games.infantry.kernel.players.listing import list_actions, list_places, list_steps, list_targets
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import distance_of
from engine.games.infantry.names import SEATS, Cast
from schemas.models.infantry.weapon import Weapon as WeaponCard


class Table:
    """What both sides see while one answers a question; do not keep it for the next."""

    def __init__(self, game: Game, names: Cast, side: int) -> None:
        """Show a battle to a side."""
        self._game, self._names, self._side = game, names, side
        self.seat = SEATS[side]
        self.turn = game.battle.turn
        self.last_turn = game.forces.turns
        self.lost: Mapping[str, int] = dict(zip(SEATS, game.battle.lost, strict=True))
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
