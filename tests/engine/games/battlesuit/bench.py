"""A bare panel with soldiers put on it by hand, dice and answers laid down, the kernel's own functions called."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.places import put
from engine.games.battlesuit.kernel.codes import Place
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES, chart_of, laid_out
from engine.games.battlesuit.maps.charts import Charted, charted, number_of
from engine.games.battlesuit.maps.layouts import Layout, Panel
from engine.games.battlesuit.maps.panels import PanelShape
from engine.games.battlesuit.maps.sight import fill_ruling, sight_ground
from engine.games.battlesuit.rules.numbers import pack_cards, pack_numbers, pack_special
from engine.kernel.answers import ANSWERED
from engine.kernel.log import LOG_WIDTH
from engine.kernel.records import share
from schemas.models.battlesuit.player import Weights
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import read_packs


@cache
def shipped_cards() -> tuple[Any, ...]:
    """Return the shipped cards."""
    [pack] = read_packs([Path("content/battlesuit")]).packs
    return tuple(document.model for kind in ("soldier_card", "unit_card") for document in pack.of_kind(kind))


@dataclass(frozen=True)
class Bench:
    """A table on panel A: clear ground at level 0, but for what is said; red soldiers from 0 on, blue from 60 on."""

    game: Game
    chart: Charted

    def dot(self, name: str) -> int:
        """Return the number of a point."""
        return number_of(self.chart, name)

    def add(self, side: int, card: str, at: str, level: int | None = None, **columns: int) -> int:
        """Put a soldier on the map, on the ground unless a level is said; return its number."""
        soldier = side * codes.SIDE_SOLDIERS + self.game.forces.count[side]
        self.game.forces.count[side] += 1
        self.game.forces.card[soldier] = [each.id for each in shipped_cards()].index(card)
        self.game.soldiers.place[soldier] = Place.ON_MAP
        self.game.soldiers.dot[soldier] = codes.NOBODY
        dot = self.dot(at)
        put(self.game, soldier, dot, self.game.board.base[dot] if level is None else level)
        for name, value in columns.items():
            getattr(self.game.soldiers, name)[soldier] = value
        return soldier

    def at(self, soldier: int) -> str:
        """Return the name of the point a soldier is on."""
        return self.chart.names[self.game.soldiers.dot[soldier]]

    def answers(self, *cells: int) -> None:
        """Lay down the answers of both sides."""
        self.game.forces.policy[0] = self.game.forces.policy[1] = ANSWERED
        self.game.answers.cells[: len(cells)] = [*cells]
        self.game.answers.given, self.game.answers.read = len(cells), 0
        prepare(self.game, 0)

    def die(self, soldier: int, reason: int, value: int) -> None:
        """Lay down the next die of a soldier for a reason."""
        script, row = self.game.script, self.game.script.rows
        script.actor[row], script.reason[row], script.value[row], script.left[row] = soldier, reason, value, 1
        script.rows += 1

    def rows(self, kind: int) -> Iterator[tuple[int, ...]]:
        """Yield the log's rows of a kind."""
        for at in range(0, self.game.log.length * LOG_WIDTH, LOG_WIDTH):
            if self.game.log.cells[at] == kind:
                yield tuple(self.game.log.cells[at : at + LOG_WIDTH])


def bench(
    terrain: Mapping[str, str] | None = None,
    ground: Mapping[str, int] | None = None,
    changes: Mapping[str, Mapping[str, Any]] | None = None,
) -> Bench:
    """Return a table with terrain and ground levels by point, and the changed rules."""
    rules = Rules.model_validate({"kind": "rules", "id": "bench", "title": "Bench", **(changes or {})})
    chart = chart_of(rules.terrain)
    layout = Layout(((Panel("A"),),), PanelShape(last_row=rules.map.last_row))
    field = laid_out(layout, terrain or {}, ground or {}, chart)
    made = charted(field, sight_ground(field, chart, rules.los))
    game = Game()
    game.style.weights[:] = [*Weights().model_dump().values()] * 2
    pack_numbers(rules, game.numbers)
    pack_special(rules, game.special)
    pack_cards(shipped_cards(), game.cards)
    fill_ruling(game.sight.ruling, rules.los)
    made.ground.lay_over(game.sight.ground)
    share(game, "board", made.board)
    share(game, "pairs", made.pairs)
    for point, number in made.numbers.items():
        game.land.terrain[number] = TERRAIN_CODES[field.terrain_at(point)]
    game.battle.turn = 1
    game.battle.mover = codes.NOBODY
    return Bench(game, made)
