"""The adapter of a custom player: the kernel's questions put to it, its answers checked and written down."""

from engine.games.battlesuit.custom_players.actions import Action, Step, amount_of, way_of
from engine.games.battlesuit.custom_players.command_adapter import CommandAdapter
from engine.games.battlesuit.kernel.board.places import next_point
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.legal.special import may_lay
from engine.games.battlesuit.kernel.legal.steps import (
    may_deploy,
    may_deploy_at,
    may_enter,
    may_enter_at,
    may_walk_extra,
)
from engine.games.battlesuit.kernel.legal.targets import may_react
from engine.games.battlesuit.kernel.numbers.flight import may_pay
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from schemas.models.battlesuit.words import Direction

WAYS = [way.value for way in Direction]


class PlayerAdapter(CommandAdapter):
    """All questions of a battle but those of command, which stand in its base."""

    def choose_place(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to where a soldier begins, and `choice.level` if it begins in the air."""
        shown = self.shown(game, soldier)
        answer = self.ask("deploy", self.table(game), shown)
        if answer is None:
            return
        dot, level = self._place("deploy", answer)
        aloft = level is not None and may_deploy_at(game, soldier, dot, level)
        if not aloft and (level is not None or not may_deploy(game, soldier, dot)):
            raise self.asked.illegal("deploy", answer, f"{shown.name} may not begin there: taken, or out of its area")
        game.choice.dot, game.choice.level = dot, level or 0

    def choose_entry(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to where a soldier comes on to the map, and `choice.level` if it does in the air."""
        shown = self.shown(game, soldier)
        answer = self.ask("enter", self.table(game), shown)
        if answer is None:
            return
        dot, level = self._place("enter", answer)
        aloft = level is not None and may_enter_at(game, soldier, dot, level)
        if not aloft and (level is not None or not may_enter(game, soldier, dot)):
            raise self.asked.illegal("enter", answer, f"{shown.name} may not come on there: taken, or not on its edge")
        game.choice.dot, game.choice.level = dot, level or 0

    def _place(self, question: str, answer: object) -> tuple[int, int | None]:
        if isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[1], int):
            return self.point(question, answer[0]), answer[1]
        return self.point(question, answer), None

    def choose_mine_point(self, game: Game, mine: int) -> None:
        """Set `choice.dot` to where a mine marker is laid."""
        answer = self.ask("lay_mine", self.table(game), mine)
        if answer is None:
            return
        dot = self.point("lay_mine", answer)
        if not may_lay(game, mine, dot):
            raise self.asked.illegal(
                "lay_mine", answer, "no marker may lie there: taken, wet, beside one, or out of its area"
            )
        game.choice.dot = dot

    def choose_facing(self, game: Game, soldier: int) -> None:
        """Set `choice.way` to the direction that a soldier faces."""
        answer = self.ask("faces", self.table(game), self.shown(game, soldier))
        if answer not in WAYS:
            raise self.asked.illegal("faces", answer, f"it is none of {', '.join(WAYS)}")
        game.choice.way = WAYS.index(answer)

    def wants_to_go_first(self, game: Game) -> bool:
        """Return whether to go first."""
        return bool(self.ask("goes_first", self.table(game)))

    def choose_unit(self, game: Game) -> None:
        """Set `choice.soldier` to the soldier that is activated."""
        table = self.table(game)
        answer = self.ask("activate", table)
        game.choice.soldier = self.one_of("activate", answer, table.ready, "it may not be activated now")

    def choose_action(self, game: Game, soldier: int) -> None:
        """Set `choice.action` and `choice.amount`; no action is doing nothing."""
        table, shown = self.table(game), self.shown(game, soldier)
        answer = self.ask("act", table, shown)
        if answer is None:
            return
        if not isinstance(answer, Action):
            raise self.asked.illegal("act", answer, "it is no action and not None")
        if not self.allows("act", table, shown, answer):
            raise self.asked.illegal("act", f"{answer} for {shown}", "that action is not open to it now")
        game.choice.action = answer.code
        game.choice.amount = amount_of(answer, shown.at, self.ground)

    def choose_step(self, game: Game, soldier: int) -> None:
        """Set `choice.step` and `choice.way`; no step is stopping."""
        table, shown = self.table(game), self.shown(game, soldier)
        answer = self.ask("step", table, shown)
        if answer is None:
            return
        if not isinstance(answer, Step):
            raise self.asked.illegal("step", answer, "it is no step and not None")
        if not self.allows("step", table, shown, answer):
            left = game.soldiers.left[soldier]
            raise self.asked.illegal("step", f"{answer} for {shown}", f"it may not take that step with {left} points")
        game.choice.step = answer.code
        game.choice.way = way_of(answer, shown.at, self.ground)

    def choose_target(self, game: Game, soldier: int, attack: int) -> None:
        """Set `choice.target` to whom a soldier attacks or paints."""
        table, shown = self.table(game), self.shown(game, soldier)
        answer = self.ask("target", table, shown, attack)
        choices = (*table.targets(shown), *table.marks(shown))
        game.choice.target = self.one_of("target", answer, choices, f"{shown.name} can neither attack nor paint it")

    def choose_landing(self, game: Game, soldier: int, cost: int, left: int) -> None:
        """Set `choice.amount` to the movement points paid for a landing."""
        answer = self.ask("pays", self.table(game), self.shown(game, soldier), cost, left)
        paid = self.whole("pays", answer, min(cost, left))
        if not may_pay(game.numbers, cost, left, paid):
            raise self.asked.illegal("pays", answer, f"a landing for {cost} points is not paid in part")
        game.choice.amount = paid

    def choose_reaction(self, game: Game, mover: int) -> None:
        """Set `choice.soldier` to who reacts to an enemy that moves."""
        own = range(first_of(self.side), end_of(game, self.side))
        choices = self.choices(game, (each for each in own if may_react(game, each, mover)))
        answer = self.ask("reacts", self.table(game), self.shown(game, mover), choices)
        game.choice.soldier = self.one_of("reacts", answer, choices, "it may not react to that mover")

    def choose_extra_step(self, game: Game, soldier: int) -> None:
        """Set `choice.way` to the step of a soldier that was shaken while moving."""
        shown = self.shown(game, soldier)
        answer = self.ask("steps_on", self.table(game), shown)
        game.choice.way = NOBODY
        if answer is None:
            return
        dot = self.point("steps_on", answer)
        ways = [way for way in range(len(WAYS)) if next_point(game, game.soldiers.dot[soldier], way) == dot]
        if not ways or not may_walk_extra(game, soldier, ways[0]):
            raise self.asked.illegal("steps_on", answer, f"{shown.name} cannot walk there")
        game.choice.way = ways[0]

    def drops_stealth(self, game: Game, soldier: int) -> bool:
        """Return whether a soldier gives up its stealth."""
        return bool(self.ask("gives_up_stealth", self.table(game), self.shown(game, soldier)))

    def wants_to_detonate(self, game: Game, drone: int) -> bool:
        """Return whether to set off the bomb of a drone."""
        prepare(game, self.side)
        return bool(self.ask("sets_off", self.table(game), self.shown(game, drone)))
