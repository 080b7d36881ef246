"""A battle laid out by hand: a small map, who stands where, the dice that fall, and what is done."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.battles.asking import game_with
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder, Participant
from engine.battles.styles import Weights, styles_of
from engine.games.infantry.battle.prepared import PreparedPack
from engine.games.infantry.battle.set_up import InfantrySetup, set_up_battle
from engine.games.infantry.kernel.acting.actions import act
from engine.games.infantry.kernel.acting.choices import clear_choice, faults_of
from engine.games.infantry.kernel.codes import Action, Draw
from engine.games.infantry.kernel.course import begin_battle, begin_side
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.names import Meeting, meeting_on
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.people import Squad
from schemas.models.infantry.player import Player
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack

REASONS = {
    "attack": Draw.ATTACK,
    "harm": Draw.DAMAGE,
    "scatter": Draw.SCATTER,
    "wire": Draw.WIRE,
    "morale": Draw.MORALE,
}
NO_PLACE = -1
MEADOW = ("........." + "\n") * 30


class HomePack(PreparedPack):
    """The shipped pack with a map and two squads of one's own, and with other rules."""

    def __init__(
        self, pack: Pack, drawn: Mapping[str, Any], sides: Sequence[Sequence[str]], rules: Mapping[str, Any]
    ) -> None:
        assert isinstance(pack.rules, Rules)
        ruled = pack.rules.model_dump(mode="json")
        changed = {name: {**ruled[name], **values} for name, values in rules.items()}
        super().__init__(replace(pack, rules=Rules.model_validate({**ruled, **changed})))
        self.drawn = DotMap.model_validate({"kind": "dot_map", "id": "here", "title": "Here", **drawn})
        self.sides = {name: _squad(name, members) for name, members in zip("ab", sides, strict=True)}

    @property
    def styles(self) -> Mapping[str, Weights]:
        """The heuristic player weighs as `first` does, whose play positions are laid out for."""
        found = styles_of(self.pack, Player)
        return {**found, DEFAULT_PLAYER: found["first"]}

    def squads(self, force: str) -> tuple[Squad, ...]:
        """Return the squad of a side."""
        return (self.sides[force],)

    def meeting(self, scenario: str | None, battle_map: str, forces: tuple[str, str]) -> Meeting:  # noqa: ARG002
        """Return the meeting of both squads on the map."""
        return meeting_on(self.drawn, ("a", "b"), self.rules)


def _squad(name: str, members: Sequence[str]) -> Squad:
    return Squad.model_validate(
        {
            "kind": "squad",
            "id": name,
            "name": f"Squad {name.upper()}",
            "colour": "#202020",
            "background": "Here for this.",
            "leader": members[0],
            "members": [*members],
        }
    )


@dataclass
class Told:
    """A custom player that sets troopers down in a row of its own, fires into every arc, and does nothing by itself."""

    row: int
    fires: bool = True
    asked: list[str] = field(default_factory=list)

    def choose_place(self, game: Game, person: int) -> None:
        """Choose the dot of the trooper's number."""
        game.choice.column, game.choice.row = person, self.row

    def choose_trooper(self, game: Game) -> None:  # asked as all players are
        """Choose nobody."""

    def choose_action(self, game: Game, person: int) -> None:  # asked as all players are
        """Choose to end the turn."""

    def wants_to_fire(self, game: Game, person: int, target: int, weapon: int) -> bool:  # noqa: ARG002  # as all
        """Return whether somebody fires into their arc."""
        self.asked.append("fire")
        return self.fires

    def wants_cover(self, game: Game, person: int) -> bool:  # noqa: ARG002  # asked as all players are
        """Return whether somebody who was shot at drops prone."""
        self.asked.append("cover")
        return True


class Table:
    """A battle of two squads in plain mode, in the first turn of side A, before anybody acts.

    Troopers are named by their cards; those of A are `a` of `sides`. Dice that are not laid down fall as the seed has
    them.
    """

    def __init__(
        self,
        pack: Pack,
        a: Sequence[str] = ("rifleman",),
        b: Sequence[str] = ("scout",),
        *,
        ground: str = MEADOW,
        drawn: Mapping[str, Any] | None = None,
        **rules: Mapping[str, Any],
    ) -> None:
        prepared = HomePack(pack, {"ground": ground, **(drawn or {})}, (a, b), rules)
        rows = prepared.drawn.rows
        self.players = (Told(0), Told(rows - 1))
        self.game = game_with(Game, self.players)
        who = (Participant("a", "a", "custom"), Participant("b", "b", "custom"))
        self.setup: InfantrySetup = set_up_battle(prepared, BattleOrder(who, None, "here", 1), self.game)
        self.game.setup = self.setup
        self.people = [trooper.id for _, trooper in self.setup.names.everybody]
        begin_battle(self.game)
        self.game.battle.turn, self.game.battle.side = 1, 0
        begin_side(self.game, 0)
        begin_side(self.game, 1)
        self.told: int = self.game.log.length

    def person(self, name: str) -> int:
        """Return the number of the first trooper of a card; `name` may end in #2 for the second, and so on."""
        card, _, number = name.partition("#")
        return [at for at, each in enumerate(self.people) if each == card][int(number or 1) - 1]

    def put(self, name: str, column: int, row: int, **state: int) -> None:
        """Put a trooper on a dot, in a state by the battle's own columns."""
        person = self.person(name)
        for column_of, value in {"column": column, "row": row, **state}.items():
            getattr(self.game.battle, column_of)[person] = value

    def dice(self, name: str, **values: Any) -> None:
        """Lay down what a trooper throws, by reason: faces in their order."""
        script = self.game.script
        for reason, faces in values.items():
            for face in faces if isinstance(faces, tuple) else (faces,):
                script.actor[script.rows], script.reason[script.rows] = self.person(name), REASONS[reason]
                script.value[script.rows], script.left[script.rows] = face, 1
                script.rows += 1

    def choose(self, action: int, target: str = "", **cells: int) -> None:
        """Choose an action, with what belongs to it."""
        clear_choice(self.game)
        self.game.choice.action = action
        if target:
            self.game.choice.target = self.person(target)
        for cell, value in cells.items():
            setattr(self.game.choice, cell, value)

    def faults(self, name: str, action: int, target: str = "", **cells: int) -> int:
        """Return what is against an action, as bits."""
        self.choose(action, target, **cells)
        return faults_of(self.game, self.person(name))

    def do(self, name: str, action: int, target: str = "", **cells: int) -> list[dict[str, Any]]:
        """Let a trooper do something that is legal; return its rows."""
        assert self.faults(name, action, target, **cells) == 0
        act(self.game, self.person(name))
        return self.rows()

    def walk(self, name: str, *dots: tuple[int, int]) -> list[dict[str, Any]]:
        """Let a trooper step from dot to dot; return the rows."""
        return [row for column, at in dots for row in self.do(name, Action.STEP, column=column, row=at)]

    def ap(self, name: str) -> int:
        """Return the AP that a trooper has left."""
        left: int = self.game.battle.ap[self.person(name)]
        return left

    def rows(self) -> list[dict[str, Any]]:
        """Return the rows since this was asked last."""
        found = [self.setup.event(row) for row in self.setup.rows()][self.told :]
        self.told += len(found)
        return found


def only(rows: list[dict[str, Any]], event: str) -> list[dict[str, Any]]:
    """Return the rows of one kind."""
    return [row for row in rows if row["event"] == event]


def map_of(*lines: str, rows: int = 6) -> str:
    """Return the ground whose northernmost lines are given, with standard dots south of them."""
    return "\n".join([*lines, *["." * len(lines[0])] * (rows - len(lines))]) + "\n"
