"""Command, support, squads, queries, suits and panic: their parameters as the kernel's numbers."""

from engine.games.battlesuit.kernel.rules_record import Numbers
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Direction


def pack_command(rules: Rules, numbers: Numbers) -> None:
    """Fill what command and support take from a rules document."""
    _leaders(rules, numbers)
    _support(rules, numbers)
    _squads(rules, numbers)
    _cards_and_suits(rules, numbers)
    _panic(rules, numbers)


def _leaders(rules: Rules, numbers: Numbers) -> None:
    active = rules.active_command
    numbers.replacement_delay = rules.leader.replacement_delay
    numbers.assistants_count_at_once = int(rules.leader.assistant_counts_from == "at_once")
    numbers.override_limit = active.override_limit
    numbers.pool_survives_disable = int(active.pool_survives_disable)
    numbers.group_max_total = active.group_max_total
    numbers.morale_per_point = active.morale_per_point


def _support(rules: Rules, numbers: Numbers) -> None:
    numbers.crusader_revives = rules.crusader.crusader_revives
    numbers.crusader_range = rules.crusader.crusader_range
    numbers.crusader_by_movement = int(rules.crusader.crusader_range_mode == "mp_cost")
    numbers.crusader_must_be_fit = int(rules.crusader.crusader_must_be_fit)
    numbers.engineer_repair_clamp = int(rules.repair.engineer_repair_clamp)


def _squads(rules: Rules, numbers: Numbers) -> None:
    squad = rules.squad
    numbers.split_from, numbers.reorganise_below = squad.split_from, squad.reorganise_below
    numbers.reorganise_morale_mod = squad.reorganise_morale_mod
    numbers.down_counts_as_lost = int("down" in squad.squad_loss_counts)
    numbers.eliminated_counts_as_lost = int("eliminated" in squad.squad_loss_counts)


def _cards_and_suits(rules: Rules, numbers: Numbers) -> None:
    numbers.query_needs_sight = int(rules.fire.query_needs_los)
    numbers.cards_are_kept = int(rules.fire.revealed_card == "kept")
    numbers.suit_die = rules.dice.suit_die
    numbers.breach_up_to, numbers.breach_roll_at = rules.suit.breach_up_to, rules.suit.roll_at


def _panic(rules: Rules, numbers: Numbers) -> None:
    panic, ways = rules.panic, tuple(Direction)
    numbers.compass[:] = [ways.index(way) for way in rules.map.compass]
    numbers.berserk_jump, numbers.berserk_jump_cap = panic.berserk.jump, panic.berserk.jump_cap
    numbers.berserk_even_fires = int(panic.berserk.even_fires)
    numbers.berserk_needs_sight = int(panic.berserk_needs_los)
    numbers.berserk_sniper_fires = int(panic.berserk_sniper_fires)
    numbers.nearest_cover_first = int(panic.best_cover_order == "distance_then_cover")
    numbers.run_points = panic.run_points
