"""Questions of command, help and morale put to a custom player, its answers checked and written down."""

from collections.abc import Callable

from engine.games.battlesuit.custom_players.actions import Action, Step
from engine.games.battlesuit.custom_players.asking import Asking
from engine.games.battlesuit.custom_players.seen import Soldier
from engine.games.battlesuit.custom_players.table import Table
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability
from engine.games.battlesuit.kernel.codes import Ability
from engine.games.battlesuit.kernel.legal.command import may_join
from engine.games.battlesuit.kernel.legal.support import may_mend, may_query, may_rally, may_revive
from engine.games.battlesuit.kernel.legal.ways import is_refuge
from engine.games.battlesuit.kernel.records import Game


class CommandAdapter(Asking):
    """What a custom player is asked about command and support."""

    def choose_morale_points(self, game: Game, soldier: int, most: int) -> None:
        """Set `choice.amount` to the command points spent on a morale roll, up to `most`."""
        answer = self.ask("takes_points", self.table(game), self.shown(game, soldier), most)
        game.choice.amount = self.whole("takes_points", answer, most)

    def choose_group(self, game: Game) -> None:
        """Set `choice.soldier` to one more soldier of a group."""
        choices = self._own(game, lambda each: may_join(game, self.side, each))
        answer = self.ask("calls_on", self.table(game), choices)
        game.choice.soldier = self.one_of("calls_on", answer, choices, "it cannot be called on now")

    def choose_crusader(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the crusader that helps a soldier, nobody for none."""
        choices = self._own(game, lambda each: may_rally(game, each, soldier))
        game.choice.target = self._helper(game, "steadied_by", soldier, choices)

    def choose_engineer(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the engineer that repairs a soldier, nobody for none; `choice.amount` 1 for a die."""
        engineers = self._own(
            game, lambda each: has_ability(game, each, Ability.REPAIRS) and may_mend(game, each, soldier)
        )
        game.choice.target = self._helper(game, "mended_by", soldier, engineers)
        if game.choice.target >= 0:
            self._choose_manner(game, game.choice.target)

    def choose_patient(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the down soldier that is helped up; `choice.amount` 1 for a die."""
        game.choice.target = self._helper(
            game, "patient", soldier, self._own(game, lambda each: may_revive(game, soldier, each))
        )
        if game.choice.target >= 0 and has_ability(game, soldier, Ability.REPAIRS):
            self._choose_manner(game, soldier)

    def choose_query(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the enemy whose card a soldier inspects, nobody for none."""
        enemies = range(first_of(1 - self.side), end_of(game, 1 - self.side))
        choices = self.choices(game, (each for each in enemies if may_query(game, soldier, each)))
        game.choice.target = self._helper(game, "inspects", soldier, choices)

    def wants_to_reorganise(self, game: Game) -> bool:
        """Return whether a side spends the turn on becoming one squad."""
        return bool(self.ask("reorganises", self.table(game)))

    def choose_cover(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to the cover a frightened soldier runs to."""
        names = tuple(name for dot, name in enumerate(self.cast.points) if is_refuge(game, soldier, dot))
        answer = self.ask("takes_cover", self.table(game), self.shown(game, soldier), names)
        if answer not in names:
            raise self.asked.illegal("takes_cover", answer, "it is none of the best covers within reach")
        game.choice.dot = self.point("takes_cover", answer)

    def allows(self, question: str, table: Table, soldier: Soldier, answer: Action | Step) -> bool:
        """Return whether an action or step is open to a soldier.

        Raises:
            PlayerError: it names what there is not, or is of the wrong type.
        """
        return bool(self.asked.answer(question, table.allows, soldier, answer))

    def _own(self, game: Game, fits: Callable[[int], bool]) -> tuple[Soldier, ...]:
        own = range(first_of(self.side), end_of(game, self.side))
        return self.choices(game, (each for each in own if fits(each)))

    def _helper(self, game: Game, question: str, soldier: int, choices: tuple[Soldier, ...]) -> int:
        answer = self.ask(question, self.table(game), self.shown(game, soldier), choices)
        return self.one_of(question, answer, choices, "it is none of those that may be chosen")

    def _choose_manner(self, game: Game, helper: int) -> None:
        game.choice.amount = int(bool(self.ask("repairs_by_die", self.table(game), self.shown(game, helper))))
