"""What cards of units must be together; each value by itself is bounded by its schema. Rules: BS.PCS.14, BS.PCS.17."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.games.battlesuit.checks.runs import ruled
from engine.games.battlesuit.rules.cards import is_unarmoured
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.battlesuit.cards import UnitCard
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import Pack


def drone_ability(card: UnitCard, _: Pack, __: Rules) -> Iterator[Finding]:
    """Soldiers without armour have no abilities; only drones do. Rule: BS.PCS.17."""
    if is_unarmoured(card):
        for i, ability in enumerate(card.abilities):
            message = f"{ability.value} is what a drone can do, and this is an unarmoured soldier"
            hint = "take it out, or write `unit_class: drone`"
            yield Finding("drone-ability", ("abilities", i), message, hint, "BS.PCS.17")


CARD_CHECKS = (
    Check(
        code="drone-ability",
        kind="unit_card",
        rule="BS.PCS.17",
        title="A soldier with an ability of drones",
        explanation="Police, militia and others without armour walk and fire; flying, painting, bombs and jammers are "
        "for drones.",
        run=ruled(UnitCard, drone_ability),
        severity=Severity.WARNING,
    ),
)
