"""The toy game with what forces buy: swords and shields, which say how strong a force is, whatever they cost.

For each point of strength that a force has more, it wins 5 in 100 battles more. Where there is a bounty, what a force
costs counts against it, as where whoever destroys more points wins.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder, BattleResult, Outcome
from engine.battles.played import PlayedSystem
from engine.experiments.tuning.tunable import Bought, Lot, Pair, PricedCard, Prices
from engine.kernel.dice import keyed_draw
from engine.systems import EngineSystem, Tunable
from schemas.packs.packs import Pack
from tests.toy_seats import ToyGame, ToyPrepared, ToySetup, held_part

STRENGTH = {"shield": 1, "sword": 2}
"""What each is really worth: a sword is plainly twice as good as a shield."""
PRICE = 3
"""What each costs."""
BUDGET = 18
WINS_A_POINT = 0.05
FIELD, MAPS = BattleForm(("north", "south"), force="mob"), ("dale", "hill")


def arms_of(pack: Pack) -> dict[str, Any]:
    """Return what a pack says in its description: strengths of forces by id, and what each loses for its cost."""
    said = pack.manifest.description
    found: dict[str, Any] = json.loads(said) if said.startswith("{") else {"bounty": 0.0, "forces": {}}
    return found


def with_arms(pack: Pack, **values: Any) -> Pack:
    """Return a pack that says something else."""
    said = json.dumps(arms_of(pack) | values)
    return replace(pack, manifest=pack.manifest.model_copy(update={"description": said}))


@dataclass(frozen=True)
class ArmsPrepared(ToyPrepared):
    """Forces with their strengths."""

    strengths: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class ArmsSetup(ToySetup):
    """A battle of two forces with arms."""

    strengths: tuple[tuple[str, float], ...] = ()

    def result(self) -> BattleResult:
        """Return who wins by a draw between 0 and 1: the first seat if it is below its chance."""
        known, (north, south) = dict(self.strengths), self.forces
        more = known[self.forces[north]] - known[self.forces[south]]
        drawn = keyed_draw(self.seed, 1, 0, 0, 0) % 10_000 / 10_000
        first, second = (north, south) if drawn < 0.5 + WINS_A_POINT * more else (south, north)
        return BattleResult(first, ((first,), (second,)), {first: 1, second: 0}, 1, "drawn")

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return the result."""
        return Outcome(order, self.forces, order.map, self.result(), {}, 1)

    def rows(self) -> Iterator[tuple[int, ...]]:
        """Return that nothing is told."""
        return iter(())


def cards(_pack: Pack) -> tuple[PricedCard, ...]:
    """Return a shield and a sword, which cost the same; half of a sword's price goes to its edge."""
    halves = (("metal", PRICE - 1), ("edge", 1))
    return (
        PricedCard("shield", "arm", PRICE, ("price",), own=True, spent=(("metal", PRICE),)),
        PricedCard("sword", "arm", PRICE, ("price",), own=True, spent=halves),
    )


def with_pairs(
    pack: Pack, prices: Mapping[str, int], numbers: Iterable[int], *, even: bool
) -> tuple[Pack, tuple[Pair, ...]]:
    """Return a pack with pairs of forces of shields and swords."""
    priced = {name: prices.get(name, PRICE) for name in STRENGTH}
    bounty, forces, pairs = float(arms_of(pack)["bounty"]), dict[str, float](), list[Pair]()
    for number in numbers:
        lot = Lot(number, int(even))
        one, other = (_bought(f"lot{number}{side}", lot, priced, even=even) for side in "ab")
        pairs.append((one, other))
        for each in (one, other):
            worth = sum((STRENGTH[name] - bounty * priced[name]) * many for name, many in each.counts.items())
            forces[each.id] = worth
    return with_arms(pack, forces=forces), tuple(pairs)


def _bought(name: str, lot: Lot, prices: Mapping[str, int], *, even: bool) -> Bought:
    """Return a force for the budget, or for up to a half less."""
    cost = BUDGET if even else BUDGET - lot.below(BUDGET // 2 + 1)
    swords = lot.below(cost // prices["sword"] + 1)
    shields = (cost - swords * prices["sword"]) // prices["shield"]
    return Bought(name, {"sword": swords, "shield": shields})


def arms_system(*, most_times: int | None = None, rounds: int = 1) -> EngineSystem:
    """Return the record of the toy with arms; its two maps are alike."""
    prices = Prices("price", (1, 99), cards, with_pairs, (), most_times=most_times, rounds=rounds)

    def prepare(pack: Pack) -> ArmsPrepared:
        strengths = arms_of(pack)["forces"]
        return ArmsPrepared(2, (*strengths,), MAPS, strengths=(*strengths.items(),))

    def set_up(prepared: ArmsPrepared, order: BattleOrder, game: Any) -> ArmsSetup:
        forces = {seat: str(order.at(seat).force) for seat in FIELD.seats}
        return ArmsSetup(game, FIELD, order.seed, forces, prepared.strengths)

    played = PlayedSystem(ToyGame, prepare, set_up, FIELD)
    return EngineSystem("Toy", battles=held_part(played), tuned_prices=(Tunable("arm", "mob", held_part(prices)),))
