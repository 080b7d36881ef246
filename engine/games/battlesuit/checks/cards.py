"""What cards of units must be together; each value by itself is bounded by its schema. Rules: BS.PCS.14, BS.PCS.17."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.battlesuit.rules.cards import is_unarmoured
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.battlesuit.cards import UnitCard


@check("drone-ability", "BS.PCS.17", severity=Severity.WARNING)
def drone_ability(card: UnitCard) -> Iterator[Finding]:
    """A soldier with an ability of drones.

    Police, militia and others without armour walk and fire; flying, painting, bombs and jammers are for drones.
    """
    if is_unarmoured(card):
        for i, ability in enumerate(card.abilities):
            message = f"{ability.value} is what a drone can do, and this is an unarmoured soldier"
            hint = "take it out, or write `unit_class: drone`"
            yield mistake(("abilities", i), message, hint)


CARD_CHECKS = (drone_ability,)
