"""The squads of a pack, what they cost, and whether they are legal."""

from collections import Counter
from collections.abc import Iterator

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
from engine.games.infantry.points import members_of, squad_points
from schemas.diagnostics.diagnostics import Severity
from schemas.models.infantry.people import Squad
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Loaded, Pack


def squads(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each squad: its troopers, their PV, the budget, and the verdict over them and their cards."""
    for loaded in pack.of_kind("squad"):
        if isinstance(loaded.model, Squad) and isinstance(pack.rules, Rules):
            members = Counter(trooper.name for trooper in members_of(loaded.model, pack))
            names = ", ".join(name if count == 1 else f"{count} {name}" for name, count in members.items())
            points, budget = squad_points(loaded.model, pack, pack.rules), pack.rules.points.budget
            cards = [pack.find("trooper", name) for name in dict.fromkeys(loaded.model.members)]
            verdict = "yes" if all(is_sound(each, pack) for each in (loaded, *cards)) else "no"
            yield (loaded.model.name, names, str(points), str(budget), verdict)


def is_sound(loaded: Loaded | None, pack: Pack) -> bool:
    """Return whether a document is there and has no error; a warning is none."""
    findings = document_findings(loaded, pack) if loaded is not None else ()
    return loaded is not None and all(finding.severity is not Severity.ERROR for finding in findings)


SQUADS = LegalityTable("Are its squads legal?", ("squad", "troopers", "PV", "budget", "legal"), squads)
