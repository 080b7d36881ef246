"""A fight laid out by hand: who it is about, the dice that fall, and what is answered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from engine.battles.asking import game_with
from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.battle.set_up import ManeuversSetup, set_up_battle
from engine.games.maneuvers.kernel.actions.maneuver import make_maneuvers
from engine.games.maneuvers.kernel.actions.steps import earn
from engine.games.maneuvers.kernel.codes import Draw, EarnedBy, Weight
from engine.games.maneuvers.kernel.course import begin_fight, roll_checks, take_action
from engine.games.maneuvers.kernel.numbers.codes import Check
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import clear_choice, faults_of
from engine.games.maneuvers.names import Cast
from engine.games.maneuvers.rules import RATING_CODES, STATE_CODES
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Rating, State
from schemas.packs.packs import Pack

NOBODY = -1
REASONS = {
    "order": Draw.ORDER,
    "act": Draw.MANEUVER,
    "oppose": Draw.OPPOSING,
    "points": Draw.POINTS,
    "check": Draw.CHECK,
}
CHECKS = {"fallout": Check.FALLOUT, "casualty": Check.CASUALTY}
BLANK: Mapping[str, Any] = {
    "kind": "maneuver",
    "actor": ["firefight"],
    "opponent": ["firefight"],
    "effect": [],
    "risk": [],
    "reward": [],
}


class HomePack(PreparedPack):
    """The shipped pack with maneuvers of one's own, and with other rules."""

    def __init__(self, pack: Pack, maneuvers: Mapping[str, Mapping[str, Any]], rules: Mapping[str, Any]) -> None:
        super().__init__(pack)
        assert isinstance(pack.rules, Rules)
        ruled = pack.rules.model_dump(mode="json")
        changed = {name: {**ruled[name], **values} for name, values in rules.items()}
        self.rules = Rules.model_validate({**ruled, **changed})
        own = (Maneuver.model_validate({**BLANK, "id": name, "name": name, **data}) for name, data in maneuvers.items())
        self.__dict__["maneuvers"] = (*PreparedPack(pack).maneuvers, *own)


@dataclass
class Told:
    """A custom player that answers as it was told."""

    maneuver: tuple[int, int, int, int] = (NOBODY, NOBODY, NOBODY, NOBODY)
    extra: tuple[int, int, int, int] | None = None
    opposition: tuple[int, int] = (NOBODY, NOBODY)
    notices: int = NOBODY
    leaves: bool = False
    pays: bool = False
    asked: list[str] = field(default_factory=list)

    def choose_maneuver(self, game: Game, person: int) -> None:  # noqa: ARG002  # asked as all players are
        """Choose the maneuver."""
        self._choose(game, self.maneuver)

    def _choose(self, game: Game, chosen: tuple[int, int, int, int]) -> None:
        game.choice.maneuver, game.choice.rating, game.choice.target, game.choice.ally = chosen

    def choose_opposition(self, game: Game, actor: int) -> None:  # noqa: ARG002  # asked as all players are
        """Choose who opposes."""
        game.choice.opponent, game.choice.rating = self.opposition

    def choose_extra(self, game: Game, person: int) -> None:  # noqa: ARG002  # asked as all players are
        """Choose the extra maneuver, or none."""
        self.asked.append("extra")
        if self.extra is not None:
            self._choose(game, self.extra)

    def choose_noticed(self, game: Game, person: int) -> None:  # noqa: ARG002  # asked as all players are
        """Choose who is noticed."""
        self.asked.append("noticed")
        game.choice.target = self.notices

    def wants_to_leave(self, game: Game, person: int) -> bool:  # noqa: ARG002  # asked as all players are
        """Return whether somebody leaves."""
        self.asked.append("leave")
        return self.leaves

    def wants_to_pay(self, game: Game, person: int, points: int) -> bool:  # noqa: ARG002  # asked as all players are
        """Return whether so much is paid."""
        self.asked.append(f"pay {points}")
        return self.pays


class Table:
    """A fight of Copperhead (a) against Lantern (b) on open ground, in plain mode, before its first action.

    Dice that are not laid down fall as the seed has them. The heuristic player of both sides weighs by the defaults and
    some `weights`.
    """

    def __init__(
        self,
        pack: Pack,
        *,
        maneuvers: Mapping[str, Mapping[str, Any]] | None = None,
        totals: tuple[int, int] = (0, 0),
        weights: Mapping[str, int] | None = None,
        **rules: Mapping[str, Any],
    ) -> None:
        self.players = (Told(), Told())
        self.game: Game = game_with(Game, self.players)
        who = (Participant("a", "copperhead", "custom"), Participant("b", "lantern", "custom"))
        prepared = HomePack(pack, maneuvers or {}, rules)
        self.setup: ManeuversSetup = set_up_battle(prepared, BattleOrder(who, seed=1), self.game)
        self.names: Cast = self.setup.names
        for (name, value), side in product((weights or {}).items(), range(len(self.players))):
            self.game.style.weights[side * len(Weight) + Weight[name.upper()]] = value
        begin_fight(self.game)
        self.game.battle.round = 1
        self.game.battle.total[:] = totals
        self.told: int = self.game.log.length

    def person(self, name: str) -> int:
        """Return the number of a character."""
        return self.names.people.index(name)

    def maneuver(self, name: str) -> int:
        """Return the number of a maneuver by its id."""
        return [each.id for each in self.names.maneuvers].index(name)

    def dice(self, name: str, **values: Any) -> None:
        """Lay down what a character throws, by reason: a number, or several in their order."""
        script = self.game.script
        for reason, faces in values.items():
            for face in faces if isinstance(faces, tuple) else (faces,):
                script.actor[script.rows], script.reason[script.rows] = self.person(name), REASONS[reason]
                script.value[script.rows], script.left[script.rows] = face, 1
                script.rows += 1

    def set(self, name: str, *states: str, of: str = "") -> None:
        """Bring a character into states; `of` is the enemy to whom they are exposed, or who has flagged them."""
        battle, person = self.game.battle, self.person(name)
        for state in states:
            if state in {"exposed", "flagged"}:
                column = battle.exposed_to if state == "exposed" else battle.flagged_by
                column[person] |= 1 << self.person(of)
                battle.noticed[person] |= 1 << self.person(of) if state == "flagged" else 0
            else:
                getattr(battle, state)[person] = 1

    def has(self, name: str, state: str) -> bool:
        """Return whether a character is in a state, whomever it concerns."""
        columns = {State.EXPOSED: "exposed_to", State.FLAGGED: "flagged_by"}
        column = columns.get(State(state), state)
        assert State(state) in STATE_CODES
        return bool(getattr(self.game.battle, column)[self.person(name)])

    def choose(self, maneuver: str, rating: str, target: str = "", ally: str = "") -> tuple[int, int, int, int]:
        """Return a choice by its numbers."""
        named = tuple(self.person(name) if name else NOBODY for name in (target, ally))
        return self.maneuver(maneuver), RATING_CODES[Rating(rating)], named[0], named[1]

    def faults(self, actor: str, maneuver: str, rating: str, target: str = "", ally: str = "") -> int:
        """Return what is against a choice, as bits."""
        return self.faults_of(actor, self.choose(maneuver, rating, target, ally))

    def faults_of(self, actor: str, chosen: tuple[int, int, int, int]) -> int:
        """Return what is against a choice by its numbers, as bits."""
        clear_choice(self.game)
        choice = self.game.choice
        choice.maneuver, choice.rating, choice.target, choice.ally = chosen
        return faults_of(self.game, self.person(actor))

    def make(
        self, actor: str, maneuver: str, rating: str, against: tuple[str, str], target: str = "", ally: str = ""
    ) -> list[dict[str, Any]]:
        """Let a character make a maneuver that somebody opposes with a rating; return its rows."""
        self._tell(actor, (maneuver, rating, target, ally), against)
        make_maneuvers(self.game, self.person(actor))
        return self.rows()

    def make_chosen(self, actor: str) -> None:
        """Let a character make what its player was told to choose."""
        make_maneuvers(self.game, self.person(actor))

    def act(
        self, actor: str, maneuver: str, rating: str, against: tuple[str, str], target: str = "", ally: str = ""
    ) -> list[dict[str, Any]]:
        """Let a character take a whole action with such a maneuver; return its rows."""
        self._tell(actor, (maneuver, rating, target, ally), against)
        take_action(self.game, self.person(actor))
        return self.rows()

    def _tell(self, actor: str, maneuver: tuple[str, str, str, str], against: tuple[str, str]) -> None:
        side = self.game.forces.squad[self.person(actor)]
        self.players[side].maneuver = self.choose(*maneuver)
        self.players[1 - side].opposition = (self.person(against[0]), RATING_CODES[Rating(against[1])])

    def earn(self, name: str, kind: str, stress: int) -> None:
        """Let a character earn a check."""
        earn(self.game, self.person(name), CHECKS[kind], stress, EarnedBy.DAMAGE, 0)

    def check(self, name: str, kind: str, stress: int) -> list[dict[str, Any]]:
        """Let a character earn a check, and roll all that were earned; return the rows."""
        self.earn(name, kind, stress)
        roll_checks(self.game)
        return self.rows()

    def rows(self) -> list[dict[str, Any]]:
        """Return the rows since this was asked last."""
        found = [self.setup.event(row) for row in self.setup.rows()][self.told :]
        self.told += len(found)
        return found

    @property
    def totals(self) -> tuple[int, int]:
        """Return both totals."""
        return self.game.battle.total[0], self.game.battle.total[1]


def only(rows: list[dict[str, Any]], event: str) -> list[dict[str, Any]]:
    """Return the rows of one kind."""
    return [row for row in rows if row["event"] == event]


def net(rows: list[dict[str, Any]]) -> int:
    """Return the net advantage of the first roll of an actor."""
    advantage: int = next(row["advantage"] for row in only(rows, "roll") if row["role"] == "actor")
    return advantage
