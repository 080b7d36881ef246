"""The player that a stranger writes, five questions of which three are answered already, and how the kernel asks it."""

from typing import Any

from engine.battles.asking import Asked
from engine.games.infantry.custom_players.pieces import Trooper, card_of
from engine.games.infantry.custom_players.view import Act, Place, View, act_refused, place_refused
from engine.games.infantry.kernel.acting.choices import clear_choice
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import first_place, is_ready
from engine.games.infantry.names import SEATS, Cast


class Player:
    """A player of one side in one battle. A new one is made for every battle, so it may remember things.

    Each question comes with the `table` as it is now. Whoever needs chance brings a generator with a seed: the same
    battle should come out the same.
    """

    def activate(self, view: View) -> Trooper | None:
        """Return which of `view.ready` acts next, or None to end the movement of the side. Rule: IN.HOUSE.1."""
        raise NotImplementedError

    def act(self, view: View, trooper: Trooper) -> Act | None:
        """Return what a trooper does next, or None to end its turn; asked until it ends. Rule: IN.HOUSE.1."""
        raise NotImplementedError

    def deploy(self, view: View, trooper: Trooper) -> Place | None:
        """Return where a trooper is set down, or None: the first free dot of the zone. Rule: IN.HOUSE.10."""
        return None

    def fires(self, view: View, trooper: Trooper, target: Trooper, weapon: str) -> bool:
        """Return whether a trooper fires a weapon at an enemy who has entered its arc: yes. Rule: IN.HOUSE.4."""
        return True

    def drops(self, view: View, trooper: Trooper) -> bool:
        """Return whether a trooper who was shot at on the move drops prone: no. Rule: IN.MVF.6."""
        return False


class PlayerAdapter:
    """A player at a seat. Unlike the kernel's own players it may not err: a wrong answer is raised."""

    def __init__(self, player: Player, side: int) -> None:
        """Seat a player."""
        self._side = side
        self._asked = Asked(player, SEATS[side])

    def choose_place(self, game: Game, person: int) -> None:
        """Set `choice.column` and `row` to where a trooper is set down, and `bearing`."""
        view = self._view(game)

        def take(answer: Place | None) -> str:
            if answer is not None:
                return place_refused(game, self._side, answer)
            clear_choice(game)  # without a bearing, so to the north
            first_place(game, self._side)
            return ""

        self._asked.take("deploy", (view, view.troopers[person]), (Place, None), take)

    def choose_trooper(self, game: Game) -> None:
        """Set `choice.target` to who acts next, or leave it for nobody."""

        def take(answer: Trooper | None) -> str:
            clear_choice(game)
            if answer is None:
                return ""
            game.choice.target = answer.number
            ready = is_ready(game, self._side, answer.number)
            return "" if ready else "it is not one's own, or does not act any more in this turn"

        self._asked.take("activate", (self._view(game),), (Trooper, None), take)

    def choose_action(self, game: Game, person: int) -> None:
        """Set `choice.action` and what belongs to it."""
        view = self._view(game)

        def take(answer: Act | None) -> str:
            return act_refused(game, person, Act("end") if answer is None else answer)

        self._asked.take("act", (view, view.troopers[person]), (Act, None), take)

    def wants_to_fire(self, game: Game, person: int, target: int, weapon: int) -> bool:
        """Return whether somebody fires a weapon into its arc."""
        view = self._view(game)
        about = (view.troopers[person], view.troopers[target], card_of(_names(game), weapon))
        return self._asked.says_yes("fires", view, *about)

    def wants_cover(self, game: Game, person: int) -> bool:
        """Return whether somebody who was shot at drops prone."""
        view = self._view(game)
        return self._asked.says_yes("drops", view, view.troopers[person])

    def _view(self, game: Game) -> View:
        return View(game, _names(game), self._side)


def _names(game: Any) -> Cast:
    found: Cast = game.setup.names
    return found
