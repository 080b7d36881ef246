"""A trooper in numbers: what it costs item by item, its AP cell by cell, and what it carries. Rules: IN.HOUSE.8.

By the functions that judge it and that battles are fought with. Rules: IN.ARM.6, IN.GAP.36, IN.XPR.3, IN.EXP.10.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from engine.games.infantry.cells import cells_of, lethal_to_kill
from engine.games.infantry.kernel.numbers.action_points import movement_ap, turn_ap
from engine.games.infantry.kit import Kit, ap_cost_of, carried, crew_of, kit_of, rounds_of
from engine.games.infantry.points import Item, items_of, points_of
from engine.games.infantry.rules.numbers import EXPERIENCE_CODES, numbers_of
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.packs.packs import Pack
from studio.core.entries import Entry

DOT = " \N{MIDDLE DOT} "
DASH = "\N{EN DASH}"


@dataclass(frozen=True)
class Carried:
    """A weapon on a card: what it is, where it is written, and its figures in words; "" for those it has not."""

    name: str
    section: str
    ap: str
    rounds: str
    range_dots: str
    damage: str
    crew: str


@dataclass(frozen=True)
class TrooperSum:
    """A trooper in numbers: PV in all and by item, AP by the first cell not crossed out, and what kills it.

    `armored` are the cells under armour, the leftmost is 1; `moving` what of the AP may go into movement.
    """

    points: int
    items: tuple[Item, ...]
    ap: tuple[int, ...]
    moving: tuple[int, ...]
    armored: tuple[int, ...]
    lethal: int
    weapons: tuple[Carried, ...]


def rules_of(pack: Pack) -> Rules:
    """Return the rules of a pack of infantry."""
    return cast("Rules", pack.rules)


def trooper_of(entry: Entry) -> Trooper | None:
    """Return the trooper of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Trooper) else None


def trooper_sum(pack: Pack | None, entry: Entry) -> TrooperSum | None:
    """Return a trooper in numbers; None while it cannot be counted."""
    trooper = trooper_of(entry)
    if pack is None or trooper is None:
        return None
    rules, kit = rules_of(pack), kit_of(trooper, pack)
    ap = ap_by_cell(trooper, kit, rules)
    cells = cells_of(trooper, kit.armor)
    return TrooperSum(
        points_of(trooper, kit, rules),
        tuple(_items(trooper, kit, rules)),
        ap,
        tuple(movement_ap(numbers_of(rules), each) for each in ap),
        cells,
        lethal_to_kill(len(cells), rules),
        tuple(_weapons(trooper, kit, rules)),
    )


def ap_by_cell(trooper: Trooper, kit: Kit, rules: Rules) -> tuple[int, ...]:
    """Return the AP of a trooper by the first cell not crossed out. Rules: IN.ARM.6, IN.GAP.36, IN.XPR.3."""
    numbers, less = numbers_of(rules), kit.armor.ap_cost if kit.armor is not None else 0
    experience = EXPERIENCE_CODES[trooper.experience]
    return tuple(turn_ap(numbers, cell, less, experience) for cell in range(rules.card.cells))


def _items(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Item]:
    """Yield everything that costs something, the trooper itself first."""
    yield Item(f"a {trooper.experience} trooper", rules.points.trooper[trooper.experience])
    primary = kit.weapon(trooper.primary)
    if primary is not None:
        yield Item(f"its {primary.name}", primary.point_value)
    yield from (item for item in items_of(trooper, kit, rules) if item.points)


def _weapons(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Carried]:
    for name, (section, *_) in carried(trooper):
        weapon = kit.weapon(name)
        if weapon is not None:
            count = trooper.grenades.get(name, 1) if section == "grenades" else 1
            yield _carried(weapon, str(section), count, rules, extra=kit.feeds(weapon))


def _carried(weapon: Weapon, section: str, count: int, rules: Rules, *, extra: bool) -> Carried:
    rounds, ap = rounds_of(weapon, rules, extra=extra), ap_cost_of(weapon, rules)
    ranges = [str(dots) for dots in (weapon.short_dots, weapon.long_dots) if dots is not None]
    return Carried(
        f"{count} {weapon.name}" if section == "grenades" else weapon.name,
        section,
        "" if ap is None else str(ap),
        "" if rounds is None else str(rounds),
        " / ".join(ranges),
        DASH.join(map(str, weapon.damage)),
        str(crew_of(weapon, rules) or ""),
    )


def weapon_names(pack: Pack | None, section: str = "", *, mountable: bool = False) -> dict[str, str]:
    """Return the weapons of a section by id, each with its name and PV, in the order of their names."""
    found = [one.model for one in pack.of_kind("weapon") if isinstance(one.model, Weapon)] if pack is not None else []
    fitting = [one for one in found if (one.mountable if mountable else one.section == section)]
    return {
        one.id: f"{one.name}{DOT}{one.point_value} PV" for one in sorted(fitting, key=lambda one: (one.name, one.id))
    }


def trooper_names(pack: Pack | None) -> dict[str, str]:
    """Return the troopers of a pack by id, each with its name, role and PV, in the order of their names."""
    if pack is None:
        return {}
    found = [one.model for one in pack.of_kind("trooper") if isinstance(one.model, Trooper)]
    ordered = sorted(found, key=lambda one: (one.name, one.id))
    points: Mapping[str, int] = {one.id: points_of(one, kit_of(one, pack), rules_of(pack)) for one in ordered}
    return {one.id: DOT.join((one.name, one.role, f"{points[one.id]} PV")) for one in ordered}
