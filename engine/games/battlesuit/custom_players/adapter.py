"""The adapter of a custom player: the kernel's questions put to it, its answers checked and written down."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from engine.battles.asking import Asked
from engine.games.battlesuit.custom_players.actions import Action, Step, amount_of, way_of
from engine.games.battlesuit.custom_players.player import Player
from engine.games.battlesuit.custom_players.seen import Ground, Soldier, soldiers_seen
from engine.games.battlesuit.custom_players.view import View
from engine.games.battlesuit.kernel.board.places import next_point
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability
from engine.games.battlesuit.kernel.codes import NOBODY, Ability
from engine.games.battlesuit.kernel.legal.command import may_join
from engine.games.battlesuit.kernel.legal.special import may_lay
from engine.games.battlesuit.kernel.legal.steps import (
    may_deploy,
    may_deploy_at,
    may_enter,
    may_enter_at,
    may_walk_extra,
)
from engine.games.battlesuit.kernel.legal.support import may_mend, may_query, may_rally, may_revive
from engine.games.battlesuit.kernel.legal.targets import may_react
from engine.games.battlesuit.kernel.legal.ways import is_refuge
from engine.games.battlesuit.kernel.numbers.flight import may_pay
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.names import SIDES, Cast
from schemas.models.battlesuit.words import Direction

WAYS = [way.value for way in Direction]
PLACES = {
    "deploy": (may_deploy, may_deploy_at, "may not begin there: taken, or out of its area"),
    "enter": (may_enter, may_enter_at, "may not come on there: taken, or not on its edge"),
}
"""What judges places on the ground and in the air, and why one is refused."""


class PlayerAdapter:
    """A player at a side of the table. Unlike the kernel's own players it may not err: a wrong answer is raised."""

    def __init__(self, player: Player, side: int) -> None:
        """Seat a player; `game` is known once it is asked something."""
        self._player, self._side = player, side
        self._asked = Asked(player, SIDES[side])
        self._game: Any = None

    def choose_place(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to where a soldier begins, and `choice.level` if it begins in the air."""
        self._choose_place(game, "deploy", soldier)

    def choose_entry(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to where a soldier comes on to the map, and `choice.level` if it does in the air."""
        self._choose_place(game, "enter", soldier)

    def choose_mine_point(self, game: Game, mine: int) -> None:
        """Set `choice.dot` to where a mine marker is laid."""
        answer = self._ask("lay_mine", self._view(game), mine)
        if answer is None:
            return
        dot = self._point("lay_mine", answer)
        if not may_lay(game, mine, dot):
            reason = "no marker may lie there: taken, wet, beside one, or out of its area"
            raise self._asked.illegal("lay_mine", answer, reason)
        game.choice.dot = dot

    def choose_facing(self, game: Game, soldier: int) -> None:
        """Set `choice.way` to the direction that a soldier faces."""
        answer = self._ask_about(game, "faces", soldier)
        if answer not in WAYS:
            raise self._asked.illegal("faces", answer, f"it is none of {', '.join(WAYS)}")
        game.choice.way = WAYS.index(answer)

    def wants_to_go_first(self, game: Game) -> bool:
        """Return whether to go first."""
        return bool(self._ask("goes_first", self._view(game)))

    def wants_to_reorganise(self, game: Game) -> bool:
        """Return whether a side spends the turn on becoming one squad."""
        return bool(self._ask("reorganises", self._view(game)))

    def choose_unit(self, game: Game) -> None:
        """Set `choice.soldier` to the soldier that is activated."""
        view = self._view(game)
        answer = self._ask("activate", view)
        game.choice.soldier = self._one_of("activate", answer, view.ready, "it may not be activated now")

    def choose_action(self, game: Game, soldier: int) -> None:
        """Set `choice.action` and `choice.amount`; no action is doing nothing."""
        answer = self._open(game, "act", soldier, Action, "that action is not open to it now")
        if answer is not None:
            game.choice.action = answer.code
            game.choice.amount = amount_of(answer, self._shown(game, soldier).at, self._ground)

    def choose_step(self, game: Game, soldier: int) -> None:
        """Set `choice.step` and `choice.way`; no step is stopping."""
        reason = f"it may not take that step with {game.soldiers.left[soldier]} points"
        answer = self._open(game, "step", soldier, Step, reason)
        if answer is not None:
            game.choice.step = answer.code
            game.choice.way = way_of(answer, self._shown(game, soldier).at, self._ground)

    def choose_target(self, game: Game, soldier: int, attack: int) -> None:
        """Set `choice.target` to whom a soldier attacks or paints."""
        view, shown = self._view(game), self._shown(game, soldier)
        answer = self._ask("target", view, shown, attack)
        choices = (*view.targets(shown), *view.marks(shown))
        game.choice.target = self._one_of("target", answer, choices, f"{shown.name} can neither attack nor paint it")

    def choose_landing(self, game: Game, soldier: int, cost: int, left: int) -> None:
        """Set `choice.amount` to the movement points paid for a landing."""
        answer = self._ask_about(game, "pays", soldier, cost, left)
        paid = self._whole("pays", answer, min(cost, left))
        if not may_pay(game.numbers, cost, left, paid):
            raise self._asked.illegal("pays", answer, f"a landing for {cost} points is not paid in part")
        game.choice.amount = paid

    def choose_reaction(self, game: Game, mover: int) -> None:
        """Set `choice.soldier` to who reacts to an enemy that moves."""
        choices = self._fitting(game, self._side, lambda each: may_react(game, each, mover))
        answer = self._ask_about(game, "reacts", mover, choices)
        game.choice.soldier = self._one_of("reacts", answer, choices, "it may not react to that mover")

    def choose_extra_step(self, game: Game, soldier: int) -> None:
        """Set `choice.way` to the step of a soldier that was shaken while moving."""
        answer = self._ask_about(game, "steps_on", soldier)
        game.choice.way = NOBODY
        if answer is None:
            return
        dot = self._point("steps_on", answer)
        ways = [way for way in range(len(WAYS)) if next_point(game, game.soldiers.dot[soldier], way) == dot]
        if not ways or not may_walk_extra(game, soldier, ways[0]):
            raise self._asked.illegal("steps_on", answer, f"{self._shown(game, soldier).name} cannot walk there")
        game.choice.way = ways[0]

    def drops_stealth(self, game: Game, soldier: int) -> bool:
        """Return whether a soldier gives up its stealth."""
        return bool(self._ask_about(game, "gives_up_stealth", soldier))

    def wants_to_detonate(self, game: Game, drone: int) -> bool:
        """Return whether to set off the bomb of a drone."""
        prepare(game, self._side)
        return bool(self._ask_about(game, "sets_off", drone))

    def choose_morale_points(self, game: Game, soldier: int, most: int) -> None:
        """Set `choice.amount` to the command points spent on a morale roll, up to `most`."""
        game.choice.amount = self._whole("takes_points", self._ask_about(game, "takes_points", soldier, most), most)

    def choose_group(self, game: Game) -> None:
        """Set `choice.soldier` to one more soldier of a group."""
        choices = self._fitting(game, self._side, lambda each: may_join(game, self._side, each))
        answer = self._ask("calls_on", self._view(game), choices)
        game.choice.soldier = self._one_of("calls_on", answer, choices, "it cannot be called on now")

    def choose_crusader(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the crusader that helps a soldier, nobody for none."""
        crusaders = self._fitting(game, self._side, lambda each: may_rally(game, each, soldier))
        self._choose_among(game, "steadied_by", soldier, crusaders)

    def choose_engineer(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the engineer that repairs a soldier, nobody for none; `choice.amount` 1 for a die."""

        def repairs(each: int) -> bool:
            return has_ability(game, each, Ability.REPAIRS) and may_mend(game, each, soldier)

        self._choose_among(game, "mended_by", soldier, self._fitting(game, self._side, repairs))
        if game.choice.target >= 0:
            self._choose_manner(game, game.choice.target)

    def choose_patient(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the down soldier that is helped up; `choice.amount` 1 for a die."""
        patients = self._fitting(game, self._side, lambda each: may_revive(game, soldier, each))
        self._choose_among(game, "patient", soldier, patients)
        if game.choice.target >= 0 and has_ability(game, soldier, Ability.REPAIRS):
            self._choose_manner(game, soldier)

    def choose_query(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the enemy whose card a soldier inspects, nobody for none."""
        enemies = self._fitting(game, 1 - self._side, lambda each: may_query(game, soldier, each))
        self._choose_among(game, "inspects", soldier, enemies)

    def choose_cover(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to the cover a frightened soldier runs to."""
        self._game = game
        names = tuple(name for dot, name in enumerate(self._cast.points) if is_refuge(game, soldier, dot))
        answer = self._ask_about(game, "takes_cover", soldier, names)
        if answer not in names:
            raise self._asked.illegal("takes_cover", answer, "it is none of the best covers within reach")
        game.choice.dot = self._point("takes_cover", answer)

    @cached_property
    def _cast(self) -> Cast:
        cast: Cast = self._game.setup.names
        return cast

    @cached_property
    def _ground(self) -> Ground:
        return Ground(self._game, self._cast.points)

    def _view(self, game: Game) -> View:
        """Return what the kernel has filled the view with for the player."""
        self._game = game
        return View(game, self._cast, self._ground)

    def _shown(self, game: Game, number: int) -> Soldier:
        self._game = game
        return next(each for each in soldiers_seen(game, self._cast) if each.number == number)

    def _fitting(self, game: Game, side: int, fits: Callable[[int], bool]) -> tuple[Soldier, ...]:
        """Return the soldiers of a side that the player sees and that fit, in the order of their numbers."""
        self._game = game
        wanted = {each for each in range(first_of(side), end_of(game, side)) if fits(each)}
        return tuple(each for each in soldiers_seen(game, self._cast) if each.number in wanted)

    def _ask(self, question: str, *about: Any) -> Any:
        return self._asked.answer(question, getattr(self._player, question), *about)

    def _ask_about(self, game: Game, question: str, soldier: int, *about: Any) -> Any:
        return self._ask(question, self._view(game), self._shown(game, soldier), *about)

    def _open(self, game: Game, question: str, soldier: int, kinds: Any, reason: str) -> Any:
        """Return an action or a step that is open to a soldier, or None."""
        view, shown = self._view(game), self._shown(game, soldier)
        answer = self._ask(question, view, shown)
        if answer is None:
            return None
        if not isinstance(answer, kinds):
            kind = "action" if question == "act" else question
            raise self._asked.illegal(question, answer, f"it is no {kind} and not None")
        if not self._asked.answer(question, view.allows, shown, answer):
            raise self._asked.illegal(question, f"{answer} for {shown}", reason)
        return answer

    def _choose_place(self, game: Game, question: str, soldier: int) -> None:
        on_ground, aloft, reason = PLACES[question]
        answer = self._ask_about(game, question, soldier)
        if answer is None:
            return
        in_air = isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[1], int)
        name, *level = answer if in_air else (answer,)
        dot = self._point(question, name)
        if not (aloft(game, soldier, dot, level[0]) if level else on_ground(game, soldier, dot)):
            raise self._asked.illegal(question, answer, f"{self._shown(game, soldier).name} {reason}")
        game.choice.dot, game.choice.level = dot, level[0] if level else 0

    def _choose_among(self, game: Game, question: str, soldier: int, choices: tuple[Soldier, ...]) -> None:
        """Set `choice.target` to one of some soldiers, nobody for none."""
        answer = self._ask_about(game, question, soldier, choices)
        game.choice.target = self._one_of(question, answer, choices, "it is none of those that may be chosen")

    def _choose_manner(self, game: Game, helper: int) -> None:
        game.choice.amount = int(bool(self._ask_about(game, "repairs_by_die", helper)))

    def _one_of(self, question: str, answer: object, choices: tuple[Soldier, ...], reason: str) -> int:
        """Return the number of a soldier that is one of some, NOBODY for None; any other answer is raised."""
        if answer is None:
            return NOBODY
        if not isinstance(answer, Soldier):
            raise self._asked.illegal(question, answer, "it is no soldier and not None")
        if answer.number not in {each.number for each in choices}:
            raise self._asked.illegal(question, answer, reason)
        return answer.number

    def _point(self, question: str, answer: object) -> int:
        """Return the number of a point by its name; any other answer is raised."""
        if not isinstance(answer, str):
            raise self._asked.illegal(question, answer, "it is no point")
        try:
            return self._ground.dot(answer)
        except ValueError as error:
            raise self._asked.illegal(question, answer, str(error)) from error

    def _whole(self, question: str, answer: object, most: int) -> int:
        """Return a whole number from 0 to `most`; any other answer is raised."""
        if not isinstance(answer, int) or not 0 <= answer <= most:
            raise self._asked.illegal(question, answer, f"it is no whole number from 0 to {most}")
        return answer
