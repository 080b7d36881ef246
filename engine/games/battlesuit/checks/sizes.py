"""Whether forces are as large as the scenario is. Rules: BS.DYO.2, BS.DYO.3, BS.DYO.23, BS.SQC.1, BS.GAP.94."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.battlesuit.checks.scenarios import unequal_pools, unfair_ratio
from engine.games.battlesuit.legality.forces import entries
from engine.games.battlesuit.legality.scenarios import forces_of
from engine.games.battlesuit.rules.cards import can
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.diagnostics.wording import counted
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.special_rules import OptionInPlay
from schemas.models.battlesuit.words import Ability, OptionalRule, Side
from schemas.packs.packs import Pack


@check("unusual-pool", "BS.DYO.2", severity=Severity.WARNING)
def unusual_pool(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A pool of an unusual size.

    A meeting engagement is played with `force.meeting_pool` build points a side, a holding action with
    `force.attacker_pool` and `force.defender_pool`, and a large scenario with `force.large_pool_factor` times as many.
    A scenario of `size: custom` has any.
    Rules: BS.DYO.2, BS.DYO.3, BS.DYO.23.
    """
    uneven = [*unequal_pools(scenario, pack), *unfair_ratio(scenario, pack, rules)]
    if uneven or scenario.type == "custom" or scenario.size == "custom":
        return
    for side, force in forces_of(scenario, pack).items():
        usual = usual_pool(scenario, side, rules)
        if force.budget != usual:
            yield mistake(
                ("forces", side.value),
                f"{side.value} has {force.budget} build points; such a {scenario.size} scenario is played with {usual}",
                f"make its budget {usual}, or the size custom",
                rule="BS.DYO.23" if scenario.size == "large" else "BS.DYO.2",
            )


def usual_pool(scenario: Scenario, side: Side, rules: Rules) -> int:
    """Return the build points that a side usually has."""
    pool = rules.force.meeting_pool
    if scenario.type == "holding_action":
        pool = rules.force.attacker_pool if side is scenario.attacker else rules.force.defender_pool
    return pool * (rules.force.large_pool_factor if scenario.size == "large" else 1)


@check("wrong-squad-size", "BS.GAP.94")
def wrong_squad_size(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad too small or too large for squad command.

    Where the optional rule squad_command is in play, a squad has `squad.squad_size.min` to `squad.squad_size.max`
    armoured soldiers, besides its commander.
    Rules: BS.SQC.1, BS.GAP.94.
    """
    options = {rule.rule for rule in scenario.special_rules if isinstance(rule, OptionInPlay)}
    if OptionalRule.SQUAD_COMMAND not in options:
        return
    size = rules.squad.squad_size
    for side, force in forces_of(scenario, pack).items():
        for number, squad in enumerate(force.squads):
            count = soldiers_of(force, number, pack, rules)
            if not size.min <= count <= size.max:
                change = f"add {size.min - count}" if count < size.min else f"take {count - size.max} out"
                yield mistake(
                    ("forces", side.value),
                    f"squad {squad.name!r} of {side.value} has {counted(count, 'soldier')}; with "
                    f"squad command it has {size.min} to {size.max}",
                    f"{change}, or drop squad_command",
                )


def soldiers_of(force: Force, number: int, pack: Pack, rules: Rules) -> int:
    """Return how many armoured soldiers a squad has, with or without its commander as the rules count."""
    leaders_count = not rules.squad.squad_size.besides_commander
    lines = [line for line in entries(force, pack) if line.at[1] == number and isinstance(line.card, SoldierCard)]
    return sum(line.count for line in lines if leaders_count or not can(line.card, Ability.LEADS))


SIZE_CHECKS = (
    unusual_pool,
    wrong_squad_size,
)
