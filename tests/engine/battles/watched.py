"""Battles by kernels that watch themselves; run as a program: FOLDER of the kernels, what to do, SYSTEM.

`scenarios` fights every shipped scenario, `bounds:N` battles with N parameters of the rules at a time at their bounds,
`cases` answers the worked cases of a system. What a kernel finds of itself, it writes to the error stream.
"""

import importlib.util
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from engine.battles.modes import compiled_kernel, new_game, play
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.battles.played import battles_of
from engine.kernel.kernels import built_module
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from tests.engine.absurd import Bounds, Location
from tests.rules.adapters.systems import ADAPTERS
from tests.rules.case_files import KEPT, read_cases
from tests.rules.test_cases import in_form

PLAYERS = ("heuristic", "random")
UNPLANNED = 2
"""Seeds of a game whose battles need no scenario: maps and missions are drawn."""


def main(folder: str, task: str, system: str) -> None:
    """Lay the kernels of a folder in the place of ours, and have them work."""
    for file in Path(folder).glob("*.so"):
        _lay(file.name.partition(".")[0], file)
    name, _, number = task.partition(":")
    if name == "cases":
        _answer(system)
        return
    [pack] = (pack for pack in read_packs([CONTENT]).packs if pack.manifest.id == system)
    orders = [*_orders(pack)]
    packs = [pack] * len(orders) if name == "scenarios" else [*_packs_at_bounds(pack, int(number))]
    fought = sum(_fight(each, orders[at % len(orders)]) for at, each in enumerate(packs))
    assert fought == len(packs) if name == "scenarios" else 10 * fought > 9 * len(packs), (fought, len(packs))


def _lay(name: str, file: Path) -> None:
    spec = importlib.util.spec_from_file_location(built_module(name), file)
    assert spec is not None
    assert spec.loader is not None
    sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules[spec.name])
    found = compiled_kernel(name)
    assert found is not None
    assert found.__file__ == str(file)


def _orders(pack: Pack) -> Iterator[BattleOrder]:
    """Yield a battle of each scenario by each player, or some by the seed alone."""
    played = battles_of(pack.manifest.system)
    prepared = played.prepared(pack)
    scenarios: list[str | None] = [*sorted(prepared.scenarios)] or [None] * UNPLANNED
    for seed, scenario in enumerate(scenarios):
        for player in PLAYERS:
            seats = played.form_for(prepared, scenario).seats
            yield BattleOrder(tuple(Participant(seat, None, player) for seat in seats), scenario, None, seed)


def _answer(system: str) -> None:
    """Answer the worked cases of a system."""
    for case in (case for path in KEPT for case in read_cases(path) if case.system == system):
        assert in_form(case.expect, ADAPTERS[system][case.question](case.given)) == case.expect, case.id


def _fight(pack: Pack, order: BattleOrder) -> int:
    """Return 1 if a battle could be set up; whatever is wrong with its end is not asked here."""
    played = battles_of(pack.manifest.system)
    game = new_game(played.game, "compiled")
    try:
        setup = played.set_up(played.prepared(pack), order, game)
    except OrderError:
        return 0
    play(pack.manifest.system, setup.game, "compiled")
    return 1


def _packs_at_bounds(pack: Pack, together: int) -> Iterator[Pack]:
    """Yield the pack with so many parameters at a time at one of their bounds, until all were at each of them."""
    assert isinstance(pack.rules, BaseModel)
    bounds = Bounds(type(pack.rules))
    extremes = bounds.extremes()
    for end in range(max(map(len, extremes.values()))):
        ends = [(at, found[end]) for at, found in extremes.items() if end < len(found)]
        for first in range(0, len(ends), together):
            yield replace(pack, rules=_ruled(bounds, dict(ends[first : first + together])))


def _ruled(bounds: Bounds, changes: Mapping[Location, Any]) -> Any:
    """Return the rules with those of some changes that fit together."""
    taken: dict[Location, Any] = {}
    rules: Any = bounds.model.model_validate(bounds.changed(taken))
    for at, value in changes.items():
        try:
            rules = bounds.model.model_validate(bounds.changed({**taken, at: value}))
        except ValidationError:
            continue
        taken[at] = value
    return rules


if __name__ == "__main__":
    main(*sys.argv[1:])
