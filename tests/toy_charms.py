"""The toy game with what can be tuned: each seat holds a charm, which multiplies its die, and forces may be lucky.

Whoever has the highest product alone wins; the storm beats them all as in `toy_seats`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.battles.forms import BattleForm, Fact, Mirroring
from engine.battles.orders import BattleOrder, BattleResult, Outcome, ranked
from engine.battles.played import PlayedSystem
from engine.experiments.tuning.tunable import ScoreCard, Scoring, Step, Steps, Values
from engine.kernel.dice import die_face, keyed_draw
from engine.systems import EngineSystem, Tunable
from schemas.packs.packs import Pack
from tests.toy_seats import FORCES, STORM, ToyGame, ToyPrepared, ToySetup, held_part

POINTS = {"clover": (3,), "horseshoe": (1,), "penny": (1,)}
"""What each charm multiplies a die by; as they are alike but for that, they are fair where all are equal."""
CHARMS = (*POINTS,)
LUCK = {"+1": 1, "-1": -1}
"""What the end of a force's name adds to its dice."""


def luck_of(force: str) -> int:
    """Return what a force adds to its dice."""
    return LUCK.get(force[-2:], 0)


def values_of(pack: Pack) -> dict[str, Any]:
    """Return the points and the further forces of a pack, which stand in its description."""
    said = pack.manifest.description
    found: dict[str, Any] = json.loads(said) if said.startswith("{") else {"points": POINTS, "forces": []}
    return found


def with_values(pack: Pack, **values: Any) -> Pack:
    """Return a pack with other points or further forces."""
    said = json.dumps(values_of(pack) | values)
    return replace(pack, manifest=pack.manifest.model_copy(update={"description": said}))


@dataclass(frozen=True)
class CharmPrepared(ToyPrepared):
    """The forces and a scenario of the toy, and the points of the charms."""

    points: tuple[tuple[str, tuple[int, ...]], ...] = ()


@dataclass(frozen=True)
class CharmSetup(ToySetup):
    """A battle with charms."""

    points: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def charms(self) -> tuple[str, ...]:
        """Return the charm of each seat: drawn by the seed, or where seats are roles, the role's own."""
        charms = [charm for charm, _ in self.points]
        if self.form.mirroring == "kept":
            return tuple(charms[: len(self.forces)])
        return tuple(charms[keyed_draw(self.seed, 2, at, 0, 0) % len(charms)] for at in range(len(self.forces)))

    def pips(self) -> tuple[int, ...]:
        """Return the die of each seat, with the luck of its force."""
        forces = enumerate(self.forces.values())
        return tuple(die_face(keyed_draw(self.seed, 1, at, 0, 0), 6) + luck_of(force) for at, force in forces)

    def result(self) -> BattleResult:
        """Return who has the highest product alone; the storm if it throws a 6."""
        worth = dict(self.points)
        products = [worth[charm][0] * die for charm, die in zip(self.charms(), self.pips(), strict=True)]
        scores = dict(zip(self.forces, products, strict=True))
        best = ranked(scores)[0]
        winner = best[0] if len(best) == 1 else None
        if die_face(keyed_draw(self.seed, 1, 0, STORM, 0), 6) == 6:
            winner = self.form.neutral
        return BattleResult(winner, ranked(scores), scores, 1, "dice")

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return the result, with the charms and what they count."""
        facts = {"charm": self.charms(), "pips": tuple((die,) for die in self.pips())}
        return Outcome(order, self.forces, None, self.result(), facts, 1)

    def rows(self) -> Iterator[tuple[int, ...]]:
        """Return that nothing is told."""
        return iter(())


def charm_system(seats: int, mirroring: Mirroring = "rotated") -> EngineSystem:
    """Return the record of the toy with charms for some number of seats."""
    names = ("north", "east", "south", "west")[:seats]
    facts = (Fact("charm", "card", "charm"), Fact("pips", "counts_by_seat"))
    form = BattleForm(names, facts, mirroring, neutral="storm", has_map=False, force="mob")

    def prepare(pack: Pack) -> CharmPrepared:
        values = values_of(pack)
        points = tuple((charm, tuple(row)) for charm, row in values["points"].items())
        return CharmPrepared(seats, (*FORCES, *values["forces"]), points=points)

    def set_up(prepared: CharmPrepared, order: BattleOrder, game: Any) -> CharmSetup:
        fixed = dict(zip(names, prepared.scenarios.get(order.scenario or "", ()), strict=False))
        forces = {seat: order.at(seat).force or fixed.get(seat, "ants") for seat in names}
        return CharmSetup(game, form, order.seed, forces, prepared.points)

    played = PlayedSystem(ToyGame, prepare, set_up, form)
    return EngineSystem(
        "Toy",
        battles=held_part(played),
        tuned_points=(Tunable("charm", "bag", held_part(SCORING)),),
        ranked_steps=(Tunable("pip", "mob", held_part(STEPS)),),
    )


def _cards(pack: Pack) -> tuple[ScoreCard, ...]:
    points, bags = values_of(pack)["points"], values_of(pack).get("bags", {})
    return tuple(
        ScoreCard(
            charm,
            bags.get(charm, "luck"),
            own=True,
            points=tuple(row),
            groups=((0,),),
            words=("a pip",),
            places=(("points",),),
        )
        for charm, row in points.items()
    )


def _with_points(pack: Pack, values: Values) -> Pack:
    return with_values(pack, points={**values_of(pack)["points"], **values})


def _steps(_pack: Pack, force: str) -> tuple[Step, ...]:
    return tuple(Step(f"{force}{ending}", ("dice",), change) for ending, change in LUCK.items())


def _with_steps(pack: Pack, _force: str, taken: tuple[Step, ...]) -> Pack:
    return with_values(pack, forces=[step.id for step in taken])


SCORING = Scoring("charm", "pips", "charm", "points", (-9, 9), lambda _: 0, _cards, _with_points)
STEPS = Steps(("what",), "added to every die", _steps, _with_steps)
