"""Loads by lot: Mobs of the same units with other weapons, to weigh what each weapon is worth.

Rules: SV.GAP.4, SV.GAP.35, SV.MOV.1.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from engine.battles.orders import OrderError
from engine.experiments.tuning.lot import Lot
from engine.experiments.tuning.tunable import Bought, Table, Weighing
from engine.games.survive.forces import arsenal_of
from engine.games.survive.tuning import renamed, units_in
from schemas.models.survive.force import Mob, Unit
from schemas.models.survive.rules import Rules
from schemas.packs.packs import Loaded, Pack

EMPTY_ONE_IN: Final = 3
"""Of so many places one is left empty by lot: without weapons less there is nothing to tell what one more brings."""


def weights(pack: Pack) -> dict[str, int]:
    """Return the weight of each weapon that units of Mobs carry, by its name."""
    carried = {name for mob in pack.of_kind("mob") for unit in units_in(pack, mob.id) for name in unit.weapons}
    return {name: weapon.weight for name, weapon in arsenal_of(pack, sorted(carried)).items()}


def mobs(pack: Pack) -> tuple[Bought, ...]:
    """Return the Mobs by id, with how many of each weapon they carry."""
    return tuple(_with_counts(mob.id, (unit.weapons for unit in units_in(pack, mob.id))) for mob in pack.of_kind("mob"))


def with_tables(pack: Pack, numbers: Iterable[int], seats: int) -> tuple[Pack, tuple[Table, ...]]:
    """Return a pack with a table of Mobs by lot for each number; the pack's Mobs take turns in lending their units.

    Each unit has as many places as weapons on its card. One in three is left empty by lot, the
    others are filled with any weapon of the Mobs that the unit has not got yet and can still carry.

    Raises:
        OrderError: the pack has no Mobs, or they carry nothing.
    """
    likes, arsenal = [mob.id for mob in pack.of_kind("mob")], weights(pack)
    if not arsenal:
        raise OrderError(f"{pack.manifest.id} has no mob that carries a weapon")
    most, documents, tables = cast("Rules", pack.rules).limits.total_weight, list[Loaded](), list[Table]()
    for number in numbers:
        lot, like = Lot(number), likes[number % len(likes)]
        forces = []
        for at in range(seats):
            loads = [load_by_lot(lot, arsenal, len(unit.weapons), most) for unit in units_in(pack, like)]
            name = f"lot{number}{chr(ord('a') + at)}"
            documents += _armed(pack, like, name, loads)
            forces.append(_with_counts(name, loads))
        tables.append(Table(like, tuple(forces)))
    return replace(pack, documents=(*pack.documents, *documents)), tuple(tables)


def load_by_lot(lot: Lot, arsenal: Mapping[str, int], places: int, most: int) -> tuple[str, ...]:
    """Return different weapons for so many places, or fewer, that weigh at most `most` together. Rule: SV.GAP.35."""
    load: list[str] = []
    for _ in range(places):
        left = most - sum(arsenal[name] for name in load)
        fitting = [name for name, weight in arsenal.items() if weight <= left and name not in load]
        if fitting and lot.below(EMPTY_ONE_IN):
            load.append(lot.one_of(fitting))
    return tuple(load)


def _with_counts(name: str, loads: Iterable[Sequence[str]]) -> Bought:
    return Bought(name, Counter(weapon for load in loads for weapon in load))


def _armed(pack: Pack, like: str, name: str, loads: Sequence[tuple[str, ...]]) -> Iterator[Loaded]:
    """Yield the units of a Mob with other weapons, and the Mob of those units."""
    mob = pack.find("mob", like)
    assert mob is not None
    references = cast("Mob", mob.model).units
    for at, (reference, load) in enumerate(zip(references, loads, strict=True)):
        unit = pack.find("unit", reference)
        assert unit is not None
        printed = {weapon: number for weapon, number in cast("Unit", unit.model).to_hit.items() if weapon in load}
        yield renamed(pack, unit, f"{name}@{at}", {"weapons": load, "to_hit": printed})
    yield renamed(pack, mob, name, {"units": tuple(f"{name}@{at}" for at in range(len(loads)))})


LOADS: Final = Weighing(cost="weight", costs=weights, forces=mobs, with_tables=with_tables)
