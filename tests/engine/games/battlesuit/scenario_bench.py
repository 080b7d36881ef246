"""Battles of Battlesuit laid out by hand: a shipped scenario with parts of its own, rules of its own, nobody placed."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from engine.battles.modes import new_game
from engine.games.battlesuit.battle.prepared import PreparedPack
from engine.games.battlesuit.battle.set_up import lay_out
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.places import put
from engine.games.battlesuit.kernel.codes import Place
from engine.games.battlesuit.kernel.course.set_up import open_edges
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.names import Ready
from engine.paths import CONTENT
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.packs.packs import Pack, read_packs

Document = Mapping[str, Any]


@cache
def shipped() -> Pack:
    """Return the shipped pack."""
    return read_packs([CONTENT / "battlesuit"]).packs[0]


def ruled(rules: Document) -> Rules:
    """Return the shipped rules with some values of some groups changed."""
    document = shipped().rules
    assert isinstance(document, Rules)
    plain = document.model_dump(mode="json")
    return Rules.model_validate({**plain, **{group: {**plain[group], **values} for group, values in rules.items()}})


def weigh(game: Game, prepared: PreparedPack, player: str = "first") -> None:
    """Let both sides of a game weigh as a player does: in positions that are laid out by hand as the first one."""
    game.style.weights[:] = [*prepared.styles[player]] * codes.SIDES


class Bench:
    """One battle in plain mode that a test sets up and asks; soldiers are numbered within their side."""

    def __init__(self, scenario: str = "crossroads", rules: Document | None = None, **parts: Any) -> None:
        """Lay a shipped scenario out with `parts` of its document changed."""
        pack = replace(shipped(), rules=ruled(rules or {}))
        self.prepared = PreparedPack(pack)
        document = self.prepared.scenario(scenario).model_dump(mode="json", exclude_defaults=True)
        forces = {"red": "red_platoon", "blue": "blue_platoon"} if scenario == "crossroads" else document["forces"]
        model = Scenario.model_validate({**document, "forces": forces, **parts})
        self.ready: Ready = self.prepared.ready(model, model.forces.red, model.forces.blue)
        self.game: Game = new_game(Game, "plain")
        lay_out(self.game, self.prepared, self.ready)
        weigh(self.game, self.prepared)
        for column in ("dot", "painted_by", "lost_to", "exit_edge"):
            getattr(self.game.soldiers, column)[:] = [codes.NOBODY] * codes.SOLDIERS
        open_edges(self.game)
        self.game.battle.turn = 1

    def dot(self, name: str) -> int:
        """Return the number of a point."""
        return self.ready.stage.chart.names.index(name)

    def soldier(self, side: int, card: str, number: int = 0) -> int:
        """Return the number of a soldier of a card."""
        alike = [at for at, each in enumerate(self.ready.fighters[side]) if each.card.id == card]
        return side * codes.SIDE_SOLDIERS + alike[number]

    def stand(self, soldier: int, at: str, above: int = 0) -> None:
        """Put a soldier on a point, so many levels above its ground."""
        dot = self.dot(at)
        self.game.soldiers.place[soldier] = Place.ON_MAP
        put(self.game, soldier, dot, self.game.board.base[dot] + above)

    def lose(self, soldier: int, by: int) -> None:
        """Have a soldier eliminated by another, or by nobody."""
        self.game.soldiers.place[soldier] = Place.LOST
        self.game.soldiers.lost_to[soldier] = by
