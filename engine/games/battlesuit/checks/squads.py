"""What a force must be to be fielded, squad by squad.

Rules: BS.DYO.1, BS.GAP.140, BS.PCS.5, BS.GAP.46, BS.SQC.1, BS.DYO.2, BS.DYO.3, BS.DYO.23, BS.GAP.94.
"""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.battlesuit.checks.scenarios import unequal_pools, unfair_ratio
from engine.games.battlesuit.legality.forces import Entry, entries, leave_for
from engine.games.battlesuit.legality.scenarios import forces_of
from engine.games.battlesuit.rules.numbers import can
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.diagnostics.wording import counted
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.special_rules import Assistant, MoreSquads, OptionInPlay
from schemas.models.battlesuit.words import Ability, OptionalRule, Side
from schemas.packs.packs import Pack


@check("too-many-squads", "BS.GAP.140")
def too_many_squads(force: Force, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """More squads than a force may have.

    A force has one or two squads: `force.squads_most` of the rules. A scenario that wants more for a side says so in
    its special rules, as `type: squads`.
    """
    said = [rule.most for rule in leave_for(force, pack) if isinstance(rule, MoreSquads)]
    most, count = max([rules.force.squads_most, *said]), len(force.squads)
    if count > most:
        yield mistake(
            ("squads", most),
            f"the force has {counted(count, 'squad')}; there are {most} at most",
            f"divide it into {most}, or let its scenario say `- {{type: squads, side: red, most: {count}}}`",
        )


@check("empty-force", "BS.DYO.1")
def empty_force(force: Force) -> Iterator[Finding]:
    """A force of nobody.

    At least one squad of a force has soldiers or units.
    """
    if is_empty(force):
        yield mistake(("squads",), "nobody is in this force", "add soldiers or units to a squad")


def is_empty(force: Force) -> bool:
    """Return whether nobody is in a force."""
    return not any(squad.soldiers or squad.units for squad in force.squads)


@check("no-assistant-leader", "BS.PCS.5")
def no_assistant(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """An assistant leader who is not there.

    The assistant leader is the second commander in the only squad of a side: a card that `leads`. Nobody else can take
    over.
    """
    forces = forces_of(scenario, pack)
    for i, rule in enumerate(scenario.special_rules):
        if isinstance(rule, Assistant) and rule.side in forces and not has_assistant(forces[rule.side], pack):
            yield mistake(
                ("special_rules", i, "side"),
                f"{rule.side.value} has no second commander in a squad that is its only one",
                "add one to its force, or take the special rule out",
            )


@check("assistant-not-allowed", "BS.PCS.5")
def assistant_not_allowed(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A second commander without leave.

    A side begins with two commanders in its squad only where the special rules have `assistant_leader` for it.
    """
    allowed = {rule.side for rule in scenario.special_rules if isinstance(rule, Assistant)}
    for side, force in forces_of(scenario, pack).items():
        usual = rules.leader.commander_max_per_squad < 2
        if usual and side not in allowed and has_assistant(force, pack):
            yield mistake(
                ("forces", side.value),
                f"the squad of {side.value} has two commanders, and this scenario has no assistant leader",
                f"add `- {{type: assistant_leader, side: {side.value}}}` to special_rules, or take another force",
            )


def has_assistant(force: Force, pack: Pack) -> bool:
    """Return whether a force has two commanders in its only squad."""
    return len(force.squads) == 1 and sum(line.count for line in leaders(force, pack)) > 1


def leaders(force: Force, pack: Pack) -> Iterator[Entry]:
    """Yield the lines of a force that are commanders."""
    yield from (line for line in entries(force, pack) if can(line.card, Ability.LEADS))


@check("squad-without-commander", "BS.SQC.1", severity=Severity.WARNING)
def squad_without_commander(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """A squad without a commander under squad command.

    Usually one commander serves the whole side, and a squad may go without. Where the optional rule squad_command is in
    play, a squad without a commander of its own is out of command from the first turn.
    Rules: BS.SQC.1, BS.GAP.46.
    """
    in_play = {rule.rule for rule in scenario.special_rules if isinstance(rule, OptionInPlay)}
    if OptionalRule.SQUAD_COMMAND not in in_play:
        return
    for side, force in forces_of(scenario, pack).items():
        led = {line.at[1] for line in leaders(force, pack)}
        for number, squad in enumerate(force.squads):
            if number not in led and _all_known(force, number, pack):
                yield mistake(
                    ("forces", side.value),
                    f"squad {squad.name!r} of {side.value} has no commander; with squad command it is out of command "
                    "all through the battle",
                    "add a commander to the squad, or drop squad_command",
                )


def _all_known(force: Force, number: int, pack: Pack) -> bool:
    """Return whether the pack has the cards of all armoured soldiers of a squad; otherwise nobody can tell."""
    lines = (line for line in entries(force, pack) if line.at[1] == number)
    return sum(isinstance(line.card, SoldierCard) for line in lines) == len(force.squads[number].soldiers)


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
