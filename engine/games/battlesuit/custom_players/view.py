"""The table as a custom player sees it, and the questions it may ask. It shows `game.view` and nothing else.

Python hides nothing from who digs for it: a custom player that reaches past this wrapper cheats.
"""

from collections.abc import Iterator
from functools import cached_property

from engine.games.battlesuit.custom_players.actions import (
    Action,
    Step,
    amount_of,
    thinkable_actions,
    thinkable_steps,
    way_of,
)
from engine.games.battlesuit.custom_players.seen import Ground, Soldier, soldiers_seen
from engine.games.battlesuit.kernel.board.places import sees
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.command import may_activate
from engine.games.battlesuit.kernel.legal.steps import may_deploy, may_enter, may_step
from engine.games.battlesuit.kernel.legal.targets import may_paint, may_try
from engine.games.battlesuit.kernel.numbers.flight import highest
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.names import SIDES, Cast


class View:
    """What one side sees while it answers one question; do not keep it for the next."""

    def __init__(self, game: Game, cast: Cast, ground: Ground) -> None:
        """Show the view that the kernel has filled for the side it asks."""
        self._game = game
        self._cast = cast
        self.ground = ground
        self.side = SIDES[game.view.side]
        self.turn = game.battle.turn
        self.last_turn = game.plan.turns
        self.scores: dict[str, int] = dict(zip(SIDES, game.battle.score, strict=True))
        self.command_points = game.battle.pool[game.view.side]

    @cached_property
    def soldiers(self) -> tuple[Soldier, ...]:
        """Whom this side sees on the map, and its own soldiers that are still to come."""
        return soldiers_seen(self._game, self._cast)

    @property
    def mine(self) -> tuple[Soldier, ...]:
        """One's own soldiers, on the map and still to come."""
        return tuple(soldier for soldier in self.soldiers if soldier.mine)

    @property
    def enemies(self) -> tuple[Soldier, ...]:
        """The enemies that are to be seen on the map."""
        return tuple(soldier for soldier in self.soldiers if not soldier.mine)

    @property
    def ready(self) -> tuple[Soldier, ...]:
        """One's own soldiers that may be activated now. Rules: BS.SEQ.2, BS.COM.2."""
        game = self._game
        return tuple(each for each in self.mine if may_activate(game, game.view.side, each.number))

    @cached_property
    def goals(self) -> tuple[str, ...]:
        """The points that the scenario scores for, in its order."""
        plan = self._game.plan
        rows = range(plan.conditions)
        dots = (plan.goal[plan.first_goal[row] + at] for row in rows for at in range(plan.goals[row]))
        return tuple(dict.fromkeys(self._cast.point(dot) for dot in dots))

    def sees(self, soldier: Soldier, other: Soldier) -> bool:
        """Return whether two soldiers on the map see each other. Rule: BS.LOS.17."""
        return sees(self._game, self._seen(soldier), self._seen(other))

    def movement_left(self, soldier: Soldier) -> int:
        """Return the movement points that a soldier of one's own has left in its activation."""
        return self._game.soldiers.left[soldier.number] if soldier.mine else 0

    def targets(self, soldier: Soldier) -> tuple[Soldier, ...]:
        """Return the enemies that a soldier may name as targets now. Rules: BS.FIR.8, BS.IND.1, BS.STC.1."""
        return tuple(enemy for enemy in self.enemies if may_try(self._game, soldier.number, enemy.number))

    def marks(self, soldier: Soldier) -> tuple[Soldier, ...]:
        """Return the enemies that a soldier could paint. Rule: BS.PNT.2."""
        return tuple(enemy for enemy in self.enemies if may_paint(self._game, self._seen(soldier), enemy.number))

    def allows(self, soldier: Soldier, answer: Action | Step) -> bool:
        """Return whether an action, or a step of its move, is open to a soldier of one's own now."""
        if not soldier.mine:
            return False
        if isinstance(answer, Action):
            return may_do(self._game, soldier.number, answer.code, amount_of(answer, soldier.at, self.ground))
        return may_step(self._game, soldier.number, answer.code, way_of(answer, soldier.at, self.ground))

    def actions(self, soldier: Soldier) -> Iterator[Action]:
        """Yield the legal actions of a soldier."""
        return (each for each in thinkable_actions(soldier.at, self.ground) if self.allows(soldier, each))

    def steps(self, soldier: Soldier) -> Iterator[Step]:
        """Yield the legal steps of a soldier that moves; it may always stop as well."""
        most = highest(self._game.numbers, self.ground.level(soldier.at))
        return (each for each in thinkable_steps(soldier.at, most, self.ground) if self.allows(soldier, each))

    def places(self, soldier: Soldier) -> tuple[str, ...]:
        """Return the points where a soldier may be set up on the ground. Rule: BS.SCN.5."""
        return tuple(name for dot, name in self._dots() if may_deploy(self._game, soldier.number, dot))

    def entries(self, soldier: Soldier) -> tuple[str, ...]:
        """Return the points of the edge where a soldier may come on to the map on the ground. Rule: BS.EDG.1."""
        return tuple(name for dot, name in self._dots() if may_enter(self._game, soldier.number, dot))

    def _dots(self) -> Iterator[tuple[int, str]]:
        return enumerate(self.ground.points)

    def _seen(self, soldier: Soldier) -> int:
        if not self._game.view.seen[soldier.number]:
            raise ValueError(f"{soldier.name} is not on the map")
        return soldier.number
