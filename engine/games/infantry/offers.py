"""What troopers by lot may be, carry and wear: the choices for each field of their cards, and which go together.

Rules: IN.GEN.1, IN.CRW.1, IN.EXP.4 to IN.EXP.7, IN.GAP.4, IN.MOR.5.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from engine.games.infantry.kit import OPTION_OF, OPTION_OF_FILLING, SINGLE
from engine.games.infantry.purchases import ARMOR_CELL, LEADERSHIP, SNEAK_SUIT, purchases, trooper_of
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Armor, Weapon
from schemas.models.infantry.words import Experience, Filling, Section, WeaponType
from schemas.packs.packs import Pack

LEVELS: Final = (1, 2)
"""Leadership that is paid for, above what a leader has for nothing, or it would not show. Rule: IN.MOR.5."""


@dataclass(frozen=True)
class Choice:
    """What a field of a trooper may hold, how many of which purchase that is, and what it costs."""

    value: Any
    thing: str = ""
    many: int = 0
    cost: int = 0


Made = dict[str, Choice]
"""A trooper in the making: what is chosen for each field of its document."""


class Offers:
    """What the fields of troopers may hold in a pack, at its prices; the first choice of each costs least."""

    def __init__(self, pack: Pack) -> None:
        self._rules = cast("Rules", pack.rules)
        self._prices = {card.id: card.price for card in purchases(pack)}
        self._weapons = {loaded.id: cast("Weapon", loaded.model) for loaded in pack.of_kind("weapon")}
        self._armor = [cast("Armor", loaded.model) for loaded in pack.of_kind("armor")]
        self.fields: Mapping[str, tuple[Choice, ...]] = dict(self._fields())
        free = self._rules.morale.leadership
        self.leadership = (Choice(0), *(self._choice(free + level, LEADERSHIP, free + level) for level in LEVELS))

    def _fields(self) -> Iterator[tuple[str, tuple[Choice, ...]]]:
        allowed = [weapon for weapon in self._weapons.values() if self._is_allowed(weapon)]
        options, nothing = self._rules.options, Choice(None)
        levels = self._rules.points.trooper if options.experience else (Experience.REGULAR,)
        people = (self._choice(level, trooper_of(level), 1) for level in levels)
        yield "experience", tuple(sorted(people, key=lambda choice: choice.cost))
        for field, section in SINGLE.items():
            yield field, (nothing, *(self._choice(each.id, each.id, 1) for each in allowed if each.section is section))
        yield "mounted", (nothing, *(self._choice(each.id, each.id, 1) for each in allowed if each.mountable))
        number = self._rules.sections.grenades
        thrown = (each.id for each in allowed if each.section is Section.GRENADES and number)
        yield "grenades", (Choice({}), *(self._choice({name: number}, name, 1) for name in thrown))
        armor = self._armor if options.body_armor else []
        yield "armor", (nothing, *(self._choice(each.id, ARMOR_CELL, each.coverage) for each in armor))
        suits = (self._choice(worn, SNEAK_SUIT, int(worn)) for worn in (False, True)[: 1 + options.sneak_suits])
        yield "sneak_suit", (*suits,)

    def _choice(self, value: Any, thing: str, many: int) -> Choice:
        return Choice(value, thing, many, self._prices.get(thing, 0) * many)

    def _is_allowed(self, weapon: Weapon) -> bool:
        """Return whether the rules have such weapons. Rule: IN.GEN.1."""
        option = OPTION_OF.get(weapon.type) or OPTION_OF_FILLING.get(weapon.filling or Filling.EXPLOSIVE)
        return option is None or bool(getattr(self._rules.options, option))

    def fits(self, made: Made) -> bool:
        """Return whether the sections of a trooper go together. Rules: IN.EXP.6, IN.EXP.7, IN.GAP.4."""
        primary, sections = self._weapons.get(made["primary"].value), self._rules.sections
        if made["mounted"].value is not None:
            taken = sections.mounted_takes.value
            filled = taken in SINGLE and taken != "primary" and made[taken].value is not None
            if primary is None or not primary.mount or filled:
                return False
        if primary is None or primary.type is not WeaponType.CREWED:
            return True
        beside = {section: made[field].value for field, section in SINGLE.items() if field != "primary"}
        beside[Section.GRENADES] = made["grenades"].value
        return all(section in sections.crewed_keeps for section, value in beside.items() if value)
