"""Who is in command, what that is worth to morale, and who may be activated.

Rules: BS.CMD.1 to BS.CMD.4, BS.COM.1, BS.REI.1, BS.DWN.3, BS.SQC.3, BS.SQC.5, BS.SQM.1, BS.SQM.2, BS.MRN.4,
BS.GAP.46, BS.GAP.47, BS.GAP.144, BS.SEQ.2, BS.SHK.1, BS.SHK.2, BS.PAN.1, BS.ORD.1, BS.ORD.2, BS.COM.2, BS.COM.3,
BS.COM.11, BS.ACT.2, BS.GAP.48.
"""

from engine.games.battlesuit.kernel.board.places import sees
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    has_option,
    is_active,
    is_down,
    is_good_order,
    is_lost,
    is_on_map,
    is_soldier,
    side_of,
)
from engine.games.battlesuit.kernel.codes import NOBODY, SIDE_SQUADS, Ability, Morale, Place, Rank
from engine.games.battlesuit.kernel.event_codes import Grouped, Option
from engine.games.battlesuit.kernel.legal.special import is_jammed
from engine.games.battlesuit.kernel.numbers.results import is_half_lost
from engine.games.battlesuit.kernel.records import Game


def squad_of(game: Game, soldier: int) -> int:
    """Return the squad of a soldier, counted over both sides."""
    return side_of(soldier) * SIDE_SQUADS + game.forces.squad[soldier]


def leads(game: Game, soldier: int) -> bool:
    """Return whether a soldier leads its squad now. Rules: BS.PCS.5, BS.PCS.6."""
    return game.battle.leader[squad_of(game, soldier)] == soldier


def commands(game: Game, soldier: int) -> bool:
    """Return whether a soldier counts as a commander; an assistant only where it leads, unless so ruled.

    Rules: BS.GAP.46, BS.GAP.144.
    """
    return leads(game, soldier) or (
        game.numbers.assistants_count_at_once == 1 and game.forces.leader[soldier] == Rank.ASSISTANT
    )


def serves(game: Game, leader: int, soldier: int) -> bool:
    """Return whether a fit leader commands a soldier: of its squad, or in its sight. Rule: BS.SQC.3."""
    if game.battle.merged[side_of(soldier)] or game.forces.squad[leader] == game.forces.squad[soldier]:
        return True
    return is_on_map(game, soldier) and sees(game, leader, soldier)


def is_led(game: Game, soldier: int) -> bool:
    """Return whether a commander on the map in good order serves a soldier. Rules: BS.COM.1, BS.DWN.3, BS.GAP.46."""
    side: int = side_of(soldier)
    for leader in range(first_of(side), end_of(game, side)):
        if commands(game, leader) and is_good_order(game, leader) and serves(game, leader, soldier):
            return True
    return False


def is_in_command(game: Game, soldier: int) -> bool:
    """Return whether a soldier is in command; those who enter this turn are. Rules: BS.GAP.46, BS.REI.1."""
    if is_jammed(game, soldier):
        return False
    entering: bool = game.forces.wave[soldier] > 0 and game.soldiers.entered[soldier] == game.battle.turn
    return entering or is_led(game, soldier)


def half_lost(game: Game, soldier: int) -> int:
    """Return 1 if a soldier's squad has lost half its strength, where that counts. Rules: BS.SQM.1, BS.SQM.2."""
    if not has_option(game, Option.SQUAD_MORALE):
        return 0
    squad: int = squad_of(game, soldier)
    return 1 if game.battle.half_lost[squad] or has_lost_half(game, squad) else 0


def has_lost_half(game: Game, squad: int) -> bool:
    """Return whether half of those a squad began with are lost, or more. Rules: BS.SQM.1, BS.GAP.96."""
    lost: int = 0
    side: int = squad // SIDE_SQUADS
    for soldier in range(first_of(side), end_of(game, side)):
        if squad_of(game, soldier) == squad and counts_as_lost(game, soldier):
            lost += 1
    return is_half_lost(game.battle.began_with[squad], lost)


def counts_as_lost(game: Game, soldier: int) -> bool:
    """Return whether a soldier counts as a loss of its squad. Rule: BS.GAP.96."""
    if is_lost(game, soldier):
        return game.numbers.eliminated_counts_as_lost == 1
    return game.numbers.down_counts_as_lost == 1 and is_on_map(game, soldier) and is_down(game, soldier)


def command_part(game: Game, soldier: int) -> int:
    """Return what lack of command does to a morale roll; leaders bear none of it. Rules: BS.CMD.1 to BS.CMD.4."""
    if leads(game, soldier) or has_ability(game, soldier, Ability.LEADS) or is_in_command(game, soldier):
        return 0
    return game.numbers.morale_out_of_command


def squad_part(game: Game, soldier: int) -> int:
    """Return what the losses of a squad do to a morale roll. Rule: BS.SQM.1."""
    return game.numbers.squad_half_lost_mod * half_lost(game, soldier)


def marine_part(game: Game, soldier: int) -> int:
    """Return what a marine adds to a morale roll. Rule: BS.MRN.4."""
    return game.special.marine_morale * game.forces.marine[soldier]


def reorganising_part(game: Game, soldier: int) -> int:
    """Return what a side that reorganises adds to morale rolls. Rule: BS.SQC.5."""
    return game.numbers.reorganise_morale_mod * game.battle.reorganising[side_of(soldier)]


def morale_modifier(game: Game, soldier: int) -> int:
    """Return what is added to a soldier's morale roll, command points apart. Rule: BS.SHK.3."""
    own: int = command_part(game, soldier) + marine_part(game, soldier)
    return own + squad_part(game, soldier) + reorganising_part(game, soldier)


def waits(game: Game, soldier: int) -> bool:
    """Return whether a soldier can still be activated in this turn; those off the map once their wave is due."""
    if game.soldiers.complete[soldier]:
        return False
    if game.soldiers.place[soldier] == Place.WAITING:
        wave: int = game.forces.wave[soldier]
        return wave > 0 and game.plan.wave_turn[wave] <= game.battle.turn
    return is_active(game, soldier)


def count_waiting(game: Game, side: int, morale: int) -> int:
    """Return how many soldiers of a side in a state of morale can still be activated."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if game.soldiers.morale[soldier] == morale and waits(game, soldier):
            found += 1
    return found


def count_grouped(game: Game, side: int) -> int:
    """Return how many soldiers of a group are still to be activated. Rule: BS.COM.13."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if game.soldiers.grouped[soldier] == Grouped.PASSED and waits(game, soldier):
            found += 1
    return found


def due_morale(game: Game, side: int) -> int:
    """Return which soldiers of a side are due: the shaken, then the panicked, then the others; NOBODY if none is."""
    if count_waiting(game, side, Morale.SHOCKED) > 0:
        return Morale.SHOCKED
    if count_waiting(game, side, Morale.PANICKED) > 0:
        return Morale.PANICKED
    return Morale.STEADY if count_waiting(game, side, Morale.STEADY) > 0 else NOBODY


def is_due(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier is due; those of a group before all others. Rules: BS.SEQ.2, BS.COM.13, BS.ACT.2."""
    if not is_soldier(game, soldier) or side_of(soldier) != side or not waits(game, soldier):
        return False
    if count_grouped(game, side) > 0:
        return game.soldiers.grouped[soldier] == Grouped.PASSED
    return game.soldiers.morale[soldier] == due_morale(game, side)


def may_override(game: Game, side: int, soldier: int) -> bool:
    """Return whether a leader may act in place of somebody shaken. Rules: BS.ORD.2, BS.COM.2, BS.GAP.48."""
    if not is_soldier(game, soldier) or side_of(soldier) != side or not waits(game, soldier):
        return False
    if game.battle.overrides[side] >= game.numbers.override_limit or game.battle.reorganising[side]:
        return False
    if (
        not has_ability(game, soldier, Ability.LEADS)
        or not is_good_order(game, soldier)
        or count_grouped(game, side) > 0
    ):
        return False
    return count_waiting(game, side, Morale.SHOCKED) + count_waiting(game, side, Morale.PANICKED) > 0


def may_activate(game: Game, side: int, soldier: int) -> bool:
    """Return whether a side may activate a soldier now: one that is due, or a leader that overrides."""
    return is_due(game, side, soldier) or may_override(game, side, soldier)


def may_join(game: Game, side: int, soldier: int) -> bool:
    """Return whether a command point may activate a soldier in the same impulse. Rules: BS.COM.4, BS.COM.11."""
    if not is_due(game, side, soldier) or game.soldiers.grouped[soldier] != Grouped.UNGROUPED:
        return False
    return is_in_command(game, soldier)


def first_due(game: Game, side: int) -> int:
    """Return the first soldier that is due, or NOBODY."""
    for soldier in range(first_of(side), end_of(game, side)):
        if is_due(game, side, soldier):
            return soldier
    return NOBODY
