"""The checks of Toy, as one table."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding
from schemas.models.toy.creature import Creature
from schemas.models.toy.rules import Rules


def excess_teeth(creature: Creature, rules: Rules) -> int:
    """Return by how many teeth a creature has more than the rules allow, 0 if it has not. Rule: TOY.GAP.1."""
    return max(0, creature.teeth - rules.creature.most_teeth)


@check("toy-too-many-teeth", "TOY.CRE.1")
def too_many_teeth(creature: Creature, rules: Rules) -> Iterator[Finding]:
    """A creature with too many teeth.

    A creature has at most `creature.most_teeth` of the rules document.
    """
    most = rules.creature.most_teeth
    if excess := excess_teeth(creature, rules):
        message = f"{creature.teeth} teeth, {excess} above the most of {most}"
        yield mistake(("teeth",), message, f"make it {most}")


CHECKS = (too_many_teeth,)
