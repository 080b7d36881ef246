"""The player that a stranger writes, six questions of which five have an answer already, and how the kernel asks it."""

from typing import Any

from engine.battles.asking import Asked
from engine.games.maneuvers.custom_players.view import (
    AskedView,
    Character,
    Make,
    Oppose,
    View,
    make_refused,
    opposition_refused,
)
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import clear_choice, is_hidden_enemy
from engine.games.maneuvers.names import SEATS, Cast


class Player:
    """A player of one squad in one fight. A new one is made for every fight, so it may remember things.

    Each question comes with the `table` as this squad sees it now. Whoever needs chance brings a generator with a seed:
    the same fight should come out the same.
    """

    def act(self, view: View, character: Character) -> Make:
        """Return the maneuver of a character's action, one of `view.maneuvers(character)`. Rule: MN.COR.1."""
        raise NotImplementedError

    def oppose(self, view: View, actor: Character, make: Make, choices: tuple[Oppose, ...]) -> Oppose:
        """Return who opposes an enemy's maneuver, and on what: the highest rating. Rule: MN.COR.3."""
        return max(choices, key=lambda each: (each.character.ratings[each.rating], -each.character.number))

    def extra(self, view: View, character: Character, choices: tuple[Make, ...]) -> Make | None:
        """Return how a character makes a maneuver that comes with another, or None: the first way. Rule: MN.AID.4."""
        return choices[0]

    def notices(self, view: View, character: Character, choices: tuple[Character, ...]) -> Character:
        """Return which enemy who hides is noticed: the first. Rule: MN.OBS.4."""
        return choices[0]

    def leaves(self, view: View, character: Character) -> bool:
        """Return whether a character who is ready to leave pays for it, and leaves: no. Rule: MN.ESC.3."""
        return False

    def pays(self, view: View, character: Character, points: int) -> bool:
        """Return whether so many points are paid to stay in a state, such as hidden: yes. Rule: MN.SNP.5."""
        return True


class PlayerAdapter:
    """A player at a seat. Unlike the kernel's own players it may not err: a wrong answer is raised."""

    def __init__(self, player: Player, squad: int) -> None:
        """Seat a player."""
        self._squad = squad
        self._asked = Asked(player, SEATS[squad])

    def choose_maneuver(self, game: Game, person: int) -> None:
        """Set `choice.maneuver`, `rating`, `target` and `ally` of an action."""
        view = self._view(game)

        def take(answer: Make) -> str:
            return make_refused(game, _names(game), person, answer)

        self._asked.take("act", (view, view.characters[person]), (Make,), take)

    def choose_opposition(self, game: Game, actor: int) -> None:
        """Set `choice.opponent` and `rating` against the maneuver that goes on."""
        view = self._view(game)

        def take(answer: Oppose) -> str:
            return opposition_refused(game, actor, answer)

        about = (view, view.characters[actor], view.made(), view.oppositions(actor))
        self._asked.take("oppose", about, (Oppose,), take)

    def choose_extra(self, game: Game, person: int) -> None:
        """As `choose_maneuver`, of `battle.maneuver`, or leave it for none."""
        view, maneuver = self._view(game), game.battle.maneuver

        def take(answer: Make | None) -> str:
            clear_choice(game)
            if answer is None:
                return ""
            reason = make_refused(game, _names(game), person, answer)
            granted = _names(game).maneuvers[maneuver].id
            return reason or ("" if answer.maneuver == granted else f"the extra maneuver is {granted}")

        self._asked.take("extra", (view, view.characters[person], view.extras(person)), (Make, None), take)

    def choose_noticed(self, game: Game, person: int) -> None:
        """Set `choice.target` to a hidden enemy."""
        view = self._view(game)

        def take(answer: Character) -> str:
            clear_choice(game)
            game.choice.target = answer.number
            return "" if is_hidden_enemy(game, person, answer.number) else "it is no enemy who hides"

        self._asked.take("notices", (view, view.characters[person], view.noticeable(person)), (Character,), take)

    def wants_to_leave(self, game: Game, person: int) -> bool:
        """Return whether somebody leaves the fight."""
        view = self._view(game)
        return self._asked.says_yes("leaves", view, view.characters[person])

    def wants_to_pay(self, game: Game, person: int, points: int) -> bool:
        """Return whether so much is paid."""
        view = self._view(game)
        return self._asked.says_yes("pays", view, view.characters[person], points)

    def _view(self, game: Game) -> AskedView:
        return AskedView(game, _names(game), self._squad)


def _names(game: Any) -> Cast:
    found: Cast = game.setup.names
    return found
