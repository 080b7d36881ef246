"""What a force costs. Rules: BS.DYO.1, BS.DYO.5 to BS.DYO.21."""

from collections.abc import Mapping

from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.force import Force
from schemas.packs import Pack


def build_values(pack: Pack) -> Mapping[str, int]:
    """Return the build points of each type of soldier and unit of a pack and those it extends."""
    cards = [loaded.model for kind in ("soldier_card", "unit_card") for loaded in pack.of_kind(kind)]
    return {card.id: card.build_value for card in cards if isinstance(card, SoldierCard | UnitCard)}


def cost_of(force: Force, values: Mapping[str, int]) -> int:
    """Return what a force costs in build points; types without a value cost nothing."""
    soldiers = [(entry.card, entry.count) for squad in force.squads for entry in squad.soldiers]
    units = [(entry.card, entry.count) for squad in force.squads for entry in squad.units]
    return sum(count * values.get(card, 0) for card, count in (*soldiers, *units))
