"""What battles look like from outside, and who takes part: soldiers, the scenario made ready, and names."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from engine.battles.forms import BattleForm, Fact
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.maps.charts import Charted
from engine.games.battlesuit.maps.layouts import Panel
from engine.games.battlesuit.rules.numbers import Card
from engine.kernel.records import Template
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Condition, Level, Scenario
from schemas.models.battlesuit.setup import Force

SIDES: Final = ("red", "blue")
FORM: Final = BattleForm(
    seats=SIDES,
    facts=(
        Fact("scenario", "word"),
        Fact("ending", "word"),
        Fact("force", "card", "force", follows="force"),
        Fact("lost", "count_by_seat"),
        Fact("down", "count_by_seat"),
    ),
    mirroring="kept",
    scenario_maps=True,
    score="vp",
    turns="turns",
)
"""The sides are roles: a scenario says which force is red's, and where it comes from."""

MEETING_FORM: Final = replace(FORM, mirroring="rotated")
"""Without a scenario two forces meet on equal terms, so each comes from either edge as often."""


DRAW = "draw"


def level_of(levels: Sequence[Level], lead: int) -> str | None:
    """Return the highest level that a lead reaches, DRAW below the least; None without levels, where any lead wins."""
    if not levels:
        return None if lead else DRAW
    reached = [level.level.value for level in levels if lead >= level.lead_vp]
    return reached[-1] if reached else DRAW


LETTERS = "ABCDEFGHIJKLMNOPQRST"


@dataclass(frozen=True)
class Fighter:
    """A soldier of a force: its card, its squad, its letter (-1 without), and its number among those of its card."""

    card: Card
    squad: int
    letter: int
    number: int

    @property
    def name(self) -> str:
        """Return the name within its side: `front line C`, `recon drone 2`."""
        mark = LETTERS[self.letter] if 0 <= self.letter < len(LETTERS) else str(self.number)
        return f"{self.card.title.lower()} {mark}"


@dataclass(frozen=True)
class Stage:
    """A scenario on its map made ready, whoever fights there."""

    scenario: Scenario
    rules: Rules
    chart: Charted
    numbers: Template
    special: Template
    plan: Template
    land: Template


@dataclass(frozen=True)
class Ready:
    """A stage and who fights there: what battles share, and what each begins with."""

    stage: Stage
    forces: tuple[Force, Force]
    fighters: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    soldiers: Template

    @property
    def scenario(self) -> Scenario:
        """The scenario."""
        return self.stage.scenario


@dataclass(frozen=True)
class Cast:
    """Who fights where in one battle."""

    ready: Ready

    def header(self) -> dict[str, Any]:
        """Return what a reader needs to know before the first row."""
        return {
            **{side: self._side(number) for number, side in enumerate(SIDES)},
            "scenario": self.ready.scenario.id,
            "map": self.ready.scenario.map,
            "layout": [[placed and [placed.letter, placed.rotation] for placed in row] for row in self.rows],
            "points": len(self.points),
            "turns": self.ready.scenario.turns,
        }

    def _side(self, side: int) -> dict[str, Any]:
        fighters = self.ready.fighters[side]
        return {
            "force": self.ready.forces[side].id,
            "soldiers": [f"{SIDES[side]} {fighter.name}" for fighter in fighters],
            "cards": [fighter.card.id for fighter in fighters],
        }

    @cached_property
    def points(self) -> tuple[str, ...]:
        """The canonical names of the points by their numbers."""
        return self.ready.stage.chart.names

    @property
    def rows(self) -> tuple[tuple[Panel | None, ...], ...]:
        """The panels of the map, row by row from the north."""
        return self.ready.stage.chart.field.layout.rows

    def fighter(self, soldier: int) -> Fighter:
        """Return a soldier by its number."""
        side, number = divmod(soldier, codes.SIDE_SOLDIERS)
        return self.ready.fighters[side][number]

    def soldier(self, soldier: int) -> str:
        """Return the name of a soldier: `red front line C`."""
        return f"{SIDES[soldier // codes.SIDE_SOLDIERS]} {self.fighter(soldier).name}"

    def point(self, dot: int) -> str:
        """Return the name of a point."""
        return self.points[dot]

    def condition(self, row: int) -> Condition:
        """Return a condition of victory by its row."""
        return self.ready.scenario.victory[row]
