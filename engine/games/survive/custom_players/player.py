"""The player that a stranger writes, twelve questions of which ten are answered already, and how the kernel asks it."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.battles.asking import Asked
from engine.games.survive.custom_players.pieces import Activate, Piece, Place, Shot, Weapon, piece_of
from engine.games.survive.custom_players.view import INCH, View
from engine.games.survive.custom_players.words import (
    activation_refused,
    charge_refused,
    follow_on_refused,
    shot_refused,
    start_refused,
    way_refused,
)
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.board.choices import clear_choice, may_draw, may_strike_with, stay
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.numbers.places import distance_squared, whole_root
from engine.games.survive.kernel.records import Game
from engine.games.survive.names import Cast
from engine.games.survive.rules.numbers import mils


class Player:
    """A player of one Mob in one battle. A new one is made for every battle, so it may remember things.

    Each question comes with the `table` as it is now. Whoever needs chance brings a generator with a seed: the same
    battle should come out the same.
    """

    def activate(self, view: View) -> Activate | Piece:
        """Return who of `view.ready` acts now, and how; a unit alone moves, or shuffles or shoots if it must."""
        raise NotImplementedError

    def go(self, view: View, unit: Piece, left_in: float) -> Place | None:
        """Return where a unit goes straight ahead, with so much of its way left, or None to stop there."""
        raise NotImplementedError

    def spot(self, view: View, unit: Piece) -> Place | None:
        """Return where a unit is set up, or None: the free place nearest to the corner. Rule: SV.GAP.41."""
        return None

    def holds(self, view: View, unit: Piece) -> bool:
        """Return whether a unit holds in this turn: never. Rule: SV.SEQ.1."""
        return False

    def shoot(self, view: View, unit: Piece) -> Shot | Piece | None:
        """Return whom a unit shoots at now: whom it hits most easily, or None to wait. Rule: SV.SHT.1."""
        chances = {target: view.number_to_hit(unit, target) for target in view.targets(unit)}
        best = max(chances, key=lambda target: (chances[target], -target.number), default=None)
        return best if best is not None and chances[best] else None

    def shoot_holding(self, view: View, unit: Piece) -> Shot | Piece | None:
        """Return whom a unit that holds shoots at, after an action of anybody: as `shoot`. Rule: SV.GAP.26."""
        return self.shoot(view, unit)

    def charge(self, view: View, unit: Piece) -> Piece | None:
        """Return whom a unit charges: the nearest it may, or None to stand still. Rule: SV.MOV.5."""
        return min(view.charges(unit), key=lambda target: (view.distance_in(unit, target), target.number), default=None)

    def draw(self, view: View, unit: Piece) -> Weapon | None:
        """Return another weapon to draw when a unit is activated, or None: none. Rule: SV.AMM.3."""
        return None

    def strike_with(self, view: View, unit: Piece, foe: Piece) -> Weapon | None:
        """Return the weapon of a fight, or None for fists: that of most Power. Rule: SV.GAP.47."""
        close = (weapon for weapon in unit.weapons if weapon.type == "close")
        return max(close, key=lambda weapon: (weapon.power, -weapon.number), default=None)

    def reply(self, view: View, unit: Piece, foes: Sequence[Piece]) -> Piece:
        """Return which of the two who mob a unit it strikes: the first. Rule: SV.GAP.17."""
        return foes[0]

    def follow_on(self, view: View, unit: Piece, left_in: float, loser: Piece | None) -> Piece | Place | None:
        """Return whom the winner of a fight charges, or where it moves, or None: neither. Rule: SV.RES.5."""
        return None

    def look(self, view: View, unit: Piece) -> Place | None:
        """Return a point that a unit looks at which has Blinked, or None: as before. Rule: SV.GAP.18."""
        return None


Take = Callable[[Any], str]


class PlayerAdapter:
    """A player at a seat. Unlike the kernel's own players it may not err: a wrong answer is raised."""

    def __init__(self, player: Player, side: int) -> None:
        """Seat a player."""
        self._player, self._side = player, side
        self._in_mob_run = False

    def choose_spot(self, game: Game, piece: int) -> None:
        """Set `choice.x_mil`, `y_mil` and the facing of a unit that is set up."""

        def take(answer: Place | None) -> str:
            if answer is None:
                return ""
            x, y = mils(answer.x_in), mils(answer.y_in)
            reason = start_refused(game, self._side, piece, x, y)
            _go_and_look(game, x, y, answer.looks_at or _inches(game.board.spire_x_mil, game.board.spire_y_mil))
            return reason

        self._put(game, "spot", self._about(game, piece), take, (Place, None))

    def wants_hold(self, game: Game, piece: int) -> bool:
        """Return whether a unit holds."""
        return self._asked(game).says_yes("holds", *self._about(game, piece))

    def choose_units(self, game: Game) -> None:
        """Set `choice.action`, `piece`, and `partner` or `joins` of a group."""

        def take(answer: Activate | Piece) -> str:
            activate = _alone(answer) if isinstance(answer, Piece) else answer
            self._in_mob_run = activate.action == "mob_run"
            return activation_refused(game, self._side, activate)

        self._put(game, "activate", (self._view(game),), take, (Activate, Piece))

    def choose_leg(self, game: Game, piece: int, left_mil: int) -> None:
        """Set `choice.x_mil`, `y_mil` and the facing of a unit on its way."""

        def take(answer: Place | None) -> str:
            return self._take_way(game, piece, left_mil, answer)

        self._put(game, "go", (*self._about(game, piece), left_mil / INCH), take, (Place, None))

    def choose_charge(self, game: Game, piece: int) -> None:
        """Set `choice.target` to whom a unit charges."""

        def take(answer: Piece | None) -> str:
            game.choice.target = codes.NOBODY if answer is None else answer.number
            return "" if answer is None else charge_refused(game, piece, answer.number, codes.NOBODY)

        self._put(game, "charge", self._about(game, piece), take, (Piece, None))

    def choose_shot(self, game: Game, piece: int) -> None:
        """Set `choice.target`, `slot` and `estimate_mil` of a shot, or no target."""
        self._put_shot(game, "shoot", piece)

    def choose_hold_shot(self, game: Game, piece: int) -> None:
        """As `choose_shot`, of a unit that holds."""
        self._put_shot(game, "shoot_holding", piece)

    def choose_draw(self, game: Game, piece: int) -> None:
        """Set `choice.slot` to a weapon that is drawn, or leave it."""

        def take(answer: Weapon | None) -> str:
            game.choice.slot = codes.NOBODY if answer is None else answer.number
            may = answer is None or may_draw(game, piece, answer.number)
            return "" if may else "it is in hand already, for close combat, or not the unit's"

        self._put(game, "draw", self._about(game, piece), take, (Weapon, None))

    def choose_blade(self, game: Game, piece: int, foe: int) -> None:
        """Set `choice.slot` to what a unit strikes with, or leave it for fists."""

        def take(answer: Weapon | None) -> str:
            game.choice.slot = codes.NOBODY if answer is None else answer.number
            may = may_strike_with(game, piece, game.choice.slot)
            return "" if may else "it is not for close combat, or not the unit's"

        self._put(game, "strike_with", (*self._about(game, piece), self._piece(game, foe)), take, (Weapon, None))

    def choose_reply(self, game: Game, piece: int, one: int, other: int) -> None:
        """Set `choice.target` to one of the two who mob a unit."""

        def take(answer: Piece) -> str:
            game.choice.target = answer.number
            return "" if answer.number in {one, other} else "it is none of the two who mob the unit"

        foes = (self._piece(game, one), self._piece(game, other))
        self._put(game, "reply", (*self._about(game, piece), foes), take, (Piece,))

    def choose_follow_on(self, game: Game, piece: int, left_mil: int, loser: int) -> None:
        """Set `choice.target` to whom a winner charges, or `x_mil` and `y_mil` to where it moves."""

        def take(answer: Piece | Place | None) -> str:
            if not isinstance(answer, Piece):
                return self._take_way(game, piece, left_mil, answer)
            game.choice.target = answer.number
            return follow_on_refused(game, piece, answer.number, left_mil, loser)

        about = (*self._about(game, piece), left_mil / INCH, self._piece(game, loser))
        self._put(game, "follow_on", about, take, (Piece, Place, None))

    def choose_facing(self, game: Game, piece: int) -> None:
        """Set the facing of a unit that has Blinked."""

        def take(answer: Place | None) -> str:
            stay(game, piece)
            if answer is not None:
                _go_and_look(game, game.choice.x_mil, game.choice.y_mil, (answer.x_in, answer.y_in))
            return ""

        self._put(game, "look", self._about(game, piece), take, (Place, None))

    def _put_shot(self, game: Game, question: str, piece: int) -> None:
        action = game.choice.action

        def take(answer: Shot | Piece | None) -> str:
            if answer is None:
                return ""
            shot = Shot(answer) if isinstance(answer, Piece) else answer
            game.choice.target = shot.target.number
            game.choice.slot = game.battle.in_hand[piece]
            reason = shot_refused(game, piece, shot.target.number, action)
            exact = 0 if reason else apart_mil(game, piece, shot.target.number)
            game.choice.estimate_mil = exact if shot.estimate_in is None else mils(shot.estimate_in)
            return reason

        self._put(game, question, self._about(game, piece), take, (Shot, Piece, None))

    def _take_way(self, game: Game, piece: int, left_mil: int, answer: Place | None) -> str:
        stay(game, piece)
        if answer is None:
            return ""
        x, y = mils(answer.x_in), mils(answer.y_in)
        reason = way_refused(game, piece, (x, y), left_mil, in_mob_run=self._in_mob_run)
        from_x, from_y = game.battle.x_mil[piece], game.battle.y_mil[piece]
        _go_and_look(game, x, y, answer.looks_at or _inches(2 * x - from_x, 2 * y - from_y))
        return reason

    def _put(
        self, game: Game, question: str, about: tuple[Any, ...], take: Take, kinds: tuple[type | None, ...]
    ) -> None:
        """Ask, and have the answer taken down as a new choice, if it is of a kind that fits and legal."""
        action = game.choice.action

        def take_anew(answer: Any) -> str:
            clear_choice(game)
            game.choice.action = action
            return take(answer)

        self._asked(game).take(question, about, kinds, take_anew)

    def _asked(self, game: Game) -> Asked:
        return Asked(self._player, _cast(game).seats[self._side])

    def _about(self, game: Game, piece: int) -> tuple[View, Piece]:
        return self._view(game), self._piece(game, piece)

    def _view(self, game: Game) -> View:
        return View(game, _cast(game), self._side, mob_run=self._in_mob_run)

    def _piece(self, game: Game, piece: int) -> Piece:
        return piece_of(game, _cast(game), self._side, piece)


def _cast(game: Any) -> Cast:
    found: Cast = game.setup.names
    return found


def _alone(unit: Piece) -> Activate:
    """Return what a unit does by itself of which nothing is said."""
    return Activate("shuffle" if unit.dazed else "hold" if unit.holding else "move", unit)


def _inches(x_mil: int, y_mil: int) -> tuple[float, float]:
    return x_mil / INCH, y_mil / INCH


def _go_and_look(game: Game, x: int, y: int, point_in: tuple[float, float]) -> None:
    """Choose a place and, from there, the direction of a point; the place itself gives none."""
    game.choice.x_mil, game.choice.y_mil = x, y
    east, north = mils(point_in[0]) - x, mils(point_in[1]) - y
    if length := whole_root(distance_squared(0, 0, east, north)):
        game.choice.facing_x, game.choice.facing_y = east * codes.PPM // length, north * codes.PPM // length
