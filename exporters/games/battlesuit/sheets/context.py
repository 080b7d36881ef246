"""What the clauses of a scenario are worded with: the rules of its pack, and the titles of cards."""

from dataclasses import dataclass

from exporters.games.battlesuit.rulings import rules_of
from exporters.games.battlesuit.words.scenario import all_of
from exporters.layout.settings import Setting, document_of
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.force import Soldiers, Units
from schemas.models.battlesuit.rules import Rules

Row = tuple[str, str]


@dataclass(frozen=True)
class Context:
    """What clauses are worded with: the rules, and the titles of cards."""

    setting: Setting

    @property
    def rules(self) -> Rules:
        """The rules of the pack."""
        return rules_of(self.setting)

    @property
    def language(self) -> str:
        """The language that they are worded in."""
        return self.setting.language

    def cards(self, names: tuple[str, ...]) -> str:
        """Return the titles of types of soldiers as a list; those the pack does not know by their ids."""
        return all_of(tuple(self.soldier(name) for name in names), self.language)

    def soldier(self, name: str) -> str:
        """Return the title of a type of armoured soldier."""
        card = document_of(self.setting, "soldier_card", name, SoldierCard)
        return card.title if card else name

    def unit(self, name: str) -> str:
        """Return the title of a type of unit."""
        card = document_of(self.setting, "unit_card", name, UnitCard)
        return card.title if card else name

    def types(self, soldiers: tuple[str, ...], units: tuple[str, ...]) -> tuple[str, ...]:
        """Return the titles of types of soldiers and units."""
        return (*map(self.soldier, soldiers), *map(self.unit, units))

    def numbers(self, soldiers: tuple[Soldiers, ...], units: tuple[Units, ...]) -> str:
        """Return how many of each type there are, as a list."""
        titled = (
            *(f"{one.count} {self.soldier(one.card)}" for one in soldiers),
            *(f"{one.count} {self.unit(one.card)}" for one in units),
        )
        return all_of(titled, self.language)
