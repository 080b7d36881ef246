"""How packs of SURVIVE are tuned: what a point of weight or Difficulty is worth, and Mobs with loads by lot.

Rules: SV.GAP.4, SV.GAP.35, SV.MOV.1.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from engine.battles.orders import OrderError
from engine.experiments.tuning.tunable import Bought, Lot, Step, Steps, Table, Weighing
from engine.games.survive.rules.movement import arsenal_of
from engine.games.survive.rules.shots import skill_with, to_hit
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Mode
from schemas.packs.packs import Loaded, Pack

VALUES: Final = ("weight", "difficulty")
PASSING: Final = range(-4, 3)
"""What may be added to a number for a while: running, being Dazed, cover, a Double-Tap."""


def steps(pack: Pack, mob: str) -> tuple[Step, ...]:
    """Return the steps of one point of each weapon that a Mob carries, by weapon and value, up before down.

    A point of Difficulty that changes no number of anybody who carries the weapon is no step: as ruled, Difficulty
    counts only as far as it is above the skill. Rules: SV.HOUSE.1, SV.GAP.5.

    Raises:
        OrderError: there is no such Mob.
    """
    units = tuple(units_in(pack, mob))
    weapons = {name: pack.named("weapon", name, Weapon) for unit in units for name in unit.weapons}
    return tuple(
        Step(f"{mob}{change:+d}{value}@{name}", (name, value), change)
        for name, weapon in sorted(weapons.items())
        for value in VALUES
        for change in (1, -1)
        if weapon is not None and getattr(weapon, value) + change >= 0
        if value != "difficulty" or _is_felt(pack, [unit for unit in units if name in unit.weapons], weapon, change)
    )


def _is_felt(pack: Pack, units: Iterable[Unit], weapon: Weapon, change: int) -> bool:
    """Return whether a change of Difficulty changes a number of a unit, in either mode and by whatever passes."""
    if not isinstance(pack.rules, Rules):
        return True
    games = (pack.rules.game.model_copy(update={"mode": mode}) for mode in Mode)
    by_mode = [pack.rules.model_copy(update={"game": game}) for game in games]
    skills = {skill_with(unit, weapon) for unit in units}
    return any(
        to_hit(skill, weapon.difficulty, rules, passing) != to_hit(skill, weapon.difficulty + change, rules, passing)
        for rules in by_mode
        for skill in skills
        for passing in PASSING
    )


def with_steps(pack: Pack, mob: str, taken: tuple[Step, ...]) -> Pack:
    """Return the pack with a further Mob for each step, called by the step's id, that carries the changed weapon.

    Raises:
        OrderError: there is no such Mob.
    """
    return replace(pack, documents=(*pack.documents, *(each for step in taken for each in _variant(pack, mob, step))))


def _variant(pack: Pack, name: str, step: Step) -> Iterator[Loaded]:
    """Yield the changed weapon, the units of a Mob with it, and the Mob of those units."""
    mob, (weapon, value) = _mob(pack, name), step.at
    changed = f"{step.id}:weapon".replace(":", "@")
    armed = pack.find("weapon", weapon)
    assert armed is not None
    yield renamed(pack, armed, changed, {value: getattr(armed.model, value) + step.change})
    for reference in dict.fromkeys(mob.units):
        unit = pack.find("unit", reference)
        assert unit is not None
        assert isinstance(unit.model, Unit)
        weapons = tuple(changed if each == weapon else each for each in unit.model.weapons)
        yield renamed(pack, unit, _unit_id(step, reference), {"weapons": weapons})
    found = pack.find("mob", name)
    assert found is not None
    yield renamed(pack, found, step.id, {"units": tuple(_unit_id(step, each) for each in mob.units)})


def _unit_id(step: Step, reference: str) -> str:
    return f"{step.id}@{reference}".replace(":", "@")


def renamed(pack: Pack, loaded: Loaded, name: str, values: dict[str, object]) -> Loaded:
    """Return a document of another id, with other values, as one of the pack's own."""
    model = loaded.model.model_copy(update={"id": name, **values})
    return replace(loaded, id=name, model=model, pack_id=pack.manifest.id)


def _mob(pack: Pack, name: str) -> Mob:
    mob = pack.named("mob", name, Mob)
    if mob is None:
        known = ", ".join(document.id for document in pack.of_kind("mob"))
        raise OrderError(f"no mob {name!r} in {pack.manifest.id}; there are: {known}")
    return mob


def units_in(pack: Pack, name: str) -> tuple[Unit, ...]:
    """Return the units of a Mob, in its order.

    Raises:
        OrderError: there is no such Mob.
    """
    found = (pack.named("unit", reference, Unit) for reference in _mob(pack, name).units)
    return tuple(unit for unit in found if unit is not None)


WEAPONS: Final = Steps(
    columns=("weapon", "value"),
    explained="of weight or Difficulty, on every such weapon of the Mob, where it changes anything",
    steps=steps,
    with_steps=with_steps,
)


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
