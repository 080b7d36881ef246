"""What a pack holds, by name: weapons, units, boards and Mobs, own and inherited ones."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from schemas.models.survive.force import Unit, Weapon
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Load:
    """What a unit carries: the weapons there are, in its order, and the names nobody defined."""

    weapons: tuple[Weapon, ...]
    unknown: tuple[str, ...]


def load_of(names: Iterable[str], arsenal: Mapping[str, Weapon]) -> Load:
    """Return the weapons of some names."""
    listed = tuple(names)
    known = tuple(arsenal[name] for name in listed if name in arsenal)
    return Load(known, tuple(name for name in listed if name not in arsenal))


def arsenal_of(pack: Pack, names: Iterable[str]) -> dict[str, Weapon]:
    """Return the weapons that some references of a pack name, by those references."""
    found = {name: pack.named("weapon", name, Weapon) for name in names}
    return {name: weapon for name, weapon in found.items() if weapon is not None}


def units_of(pack: Pack) -> tuple[Unit, ...]:
    """Return the units of a pack by id."""
    return tuple(loaded.model for loaded in pack.of_kind("unit") if isinstance(loaded.model, Unit))
