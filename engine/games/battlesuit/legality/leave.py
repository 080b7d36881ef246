"""What a scenario gives a force leave for: an assistant leader, more squads. Rules: BS.PCS.5, BS.GAP.44, BS.GAP.140."""

from collections.abc import Iterator

from engine.games.battlesuit.checks.scenarios import forces_of
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.special_rules import Assistant, SpecialRule
from schemas.packs.packs import Pack


def leave_for(force: Force, pack: Pack) -> Iterator[SpecialRule]:
    """Yield the special rules of all scenarios of a pack that are about a force which fights there."""
    for loaded in pack.of_kind("scenario"):
        if isinstance(loaded.model, Scenario):
            sides = {side for side, there in forces_of(loaded.model, pack).items() if there.id == force.id}
            yield from (rule for rule in loaded.model.special_rules if getattr(rule, "side", None) in sides)


def most_commanders(force: Force, pack: Pack, rules: Rules) -> int:
    """Return how many commanders a squad of a force may have; the only squad has an assistant where one is allowed."""
    most = rules.leader.commander_max_per_squad
    assisted = len(force.squads) == 1 and any(isinstance(rule, Assistant) for rule in leave_for(force, pack))
    return most + 1 if assisted else most
