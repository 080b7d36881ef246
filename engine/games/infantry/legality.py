"""The squads of a pack, what they cost, and whether they are legal."""

from collections import Counter
from collections.abc import Iterator

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.games.infantry.points import members_of, squad_points
from schemas.models.infantry.people import Squad
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack


def squads(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each squad: its troopers, their PV, the budget, and the verdict over them and their cards."""
    for loaded in pack.of_kind("squad"):
        if isinstance(loaded.model, Squad) and isinstance(pack.rules, Rules):
            members = Counter(trooper.name for trooper in members_of(loaded.model, pack))
            names = ", ".join(name if count == 1 else f"{count} {name}" for name, count in members.items())
            points, budget = squad_points(loaded.model, pack, pack.rules), pack.rules.points.budget
            cards = (pack.find("trooper", name) for name in dict.fromkeys(loaded.model.members))
            judged = (loaded, *(card for card in cards if card is not None))
            verdict = "no" if any(any(document_findings(each, pack)) for each in judged) else "yes"
            yield (loaded.model.name, names, str(points), str(budget), verdict)


SQUADS = LegalityTable("Are its squads legal?", ("squad", "troopers", "PV", "budget", "legal"), squads)
