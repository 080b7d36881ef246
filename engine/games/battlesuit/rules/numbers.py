"""What the kernel's records do not say themselves: the tables of the rules as columns, and the cards.

Rules: BS.CARD.5, BS.CARD.17, BS.CARD.18.
"""

from collections.abc import Mapping, Sequence

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.event_codes import MoraleTable, Outcome
from engine.games.battlesuit.kernel.numbers.attack_record import Cards
from engine.games.battlesuit.kernel.rules_record import Numbers, Special
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES, chart_of, obstacle_levels
from engine.kernel.packing import once_a_document, pack_rules
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.rules.command import PanicRow, ShakenRow
from schemas.models.battlesuit.rules.terrain import TerrainEffect
from schemas.models.battlesuit.words import Ability, Result, UnitAbility

RESULTS = tuple(Result)
"""The results by their numbers, from the mildest to the worst. Rule: BS.GAP.1."""

MoraleRows = Sequence[ShakenRow | PanicRow]


@once_a_document
def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    numbers = Numbers()
    pack_numbers(rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    pack_rules(rules, numbers)
    _terrain(rules, numbers)
    _chart(rules, numbers)
    _morale(rules, numbers)
    numbers.crt[:] = [RESULTS.index(Result(entry)) for row in rules.combat.crt_table for entry in row.split()]
    numbers.die_least, numbers.die_most = rules.combat.die_clamp


def pack_special(rules: Rules, special: Special) -> None:
    """Fill `special`, what is of stealth, drones, bombs, mines and hidden set-up, from a rules document."""
    pack_rules(rules, special)
    for name, terrain in TERRAIN_CODES.items():
        special.sentry_forbidden[terrain] = int(name in rules.drone.sentry_forbidden)
        special.hides_in[terrain] = int(name in rules.hidden.hidden_terrain)
        special.blocks_edge[terrain] = int(name in rules.los.edge_blocking_terrain)


def morale_rows(rules: Rules) -> Mapping[int, MoraleRows]:
    """Return the rows of the morale tables, by the numbers of the tables."""
    return {
        MoraleTable.SHAKEN: rules.morale.shaken_table,
        MoraleTable.PANIC_ARMOURED: rules.panic.panic_armored,
        MoraleTable.PANIC_UNARMOURED: rules.panic.panic_unarmored,
    }


def _terrain(rules: Rules, numbers: Numbers) -> None:
    for name, effect in rules.terrain.terrain_effects:
        terrain = TERRAIN_CODES[name]
        numbers.cover_mod[terrain] = effect.attack_mod
        if isinstance(effect, TerrainEffect):
            numbers.blast_extra[terrain] = effect.blast_extra
            numbers.unarmoured_apart[terrain] = int(effect.blast_mod_unarmoured is not None)
            numbers.blast_mod_unarmoured[terrain] = effect.blast_mod_unarmoured or 0


def _morale(rules: Rules, numbers: Numbers) -> None:
    numbers.morale_least, numbers.morale_most = rules.morale.morale_clamp
    for table, rows in morale_rows(rules).items():
        numbers.morale_rows[table] = len(rows)
        for number, row in enumerate(rows, start=table * codes.MORALE_ROWS):
            numbers.morale_up_to[number] = row.up_to
            numbers.morale_result[number] = Outcome[row.result.upper()]


def _chart(rules: Rules, numbers: Numbers) -> None:
    for name, effect in chart_of(rules.terrain).items():
        terrain = TERRAIN_CODES[name]
        numbers.enter_mp[terrain] = codes.NO_ENTRY if effect.enter_mp is None else effect.enter_mp
        numbers.land_mp[terrain] = codes.NO_ENTRY if effect.land_mp is None else effect.land_mp
        numbers.rises[terrain] = obstacle_levels(effect)


Card = SoldierCard | UnitCard


def can(card: Card, ability: Ability | UnitAbility) -> bool:
    """Return whether a card has an ability."""
    return ability in card.abilities


def is_unarmoured(card: Card) -> bool:
    """Return whether a card is that of a soldier without armour; drones are none. Rule: BS.PCS.14."""
    return class_of(card) == codes.UnitClass.UNARMOURED


def is_drone(card: Card) -> bool:
    """Return whether a card is that of a drone. Rule: BS.PCS.17."""
    return class_of(card) == codes.UnitClass.DRONE


def class_of(card: Card) -> int:
    """Return what a card is that of: an armoured soldier, one without armour, or a drone."""
    return codes.UnitClass[card.unit_class.name] if isinstance(card, UnitCard) else codes.UnitClass.ARMOURED


def pack_cards(chosen: tuple[Card, ...], cards: Cards) -> None:
    """Fill the columns of `cards` from documents; each card is known by its place among them."""
    for number, card in enumerate(chosen):
        first = number * codes.BOXES
        cards.unit_class[number] = class_of(card)
        cards.abilities[number] = sum(1 << codes.Ability[ability.name] for ability in sorted({*card.abilities}))
        cards.attenuation_points[number] = card.attenuation_points
        for box, value in enumerate(_track(card.attack)):
            cards.attack[first + box] = value
        for box, value in enumerate(_track(card.shield)):
            cards.shield[first + box] = value
        for box, value in enumerate(_track(card.move)):
            cards.move[first + box] = value
        cards.build_value[number] = card.build_value


def _track(values: tuple[int, ...] | int) -> tuple[int, ...]:
    return (values,) if isinstance(values, int) else values
