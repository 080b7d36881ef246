"""The forces of a pack with their squads and points, and whether they are legal."""

from collections.abc import Iterator

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.games.battlesuit.legality.forces import cost_of, entries
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.setup import Force
from schemas.packs.packs import Pack


def forces(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each force: its squads and soldiers in armour, the build points it spends, and the verdict."""
    for loaded in pack.of_kind("force"):
        if isinstance(loaded.model, Force):
            force, lines = loaded.model, [*entries(loaded.model, pack)]
            armoured = sum(line.count for line in lines if isinstance(line.card, SoldierCard))
            verdict = "no" if any(document_findings(loaded, pack)) else "yes"
            yield (force.title, str(len(force.squads)), str(armoured), f"{cost_of(lines)} of {force.budget}", verdict)


FORCES = LegalityTable("Are its forces legal?", ("force", "squads", "in armour", "points", "legal"), forces)
