"""The squads of a pack, what they cost, and whether they are legal."""

from collections.abc import Iterator

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.games.maneuvers.squads import cost_of, members_of
from schemas.models.maneuvers.fight import Squad
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack


def squads(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each squad: its members, what they cost, its budget, and the verdict."""
    for loaded in pack.of_kind("squad"):
        if isinstance(loaded.model, Squad) and isinstance(pack.rules, Rules):
            members = members_of(loaded.model, pack)
            cost, budget = sum(cost_of(each, pack.rules) for each in members), pack.rules.squad.budget
            verdict = "no" if any(document_findings(loaded, pack)) else "yes"
            names = ", ".join(each.name for each in members)
            yield (loaded.model.name, names, str(cost), "none" if budget is None else str(budget), verdict)


SQUADS = LegalityTable("Are its squads legal?", ("squad", "members", "cost", "budget", "legal"), squads)
