"""Help for damaged soldiers: engineers, repairs and drones that are shut down.

Rules: BS.DRN.7 to BS.DRN.9, BS.ENG.1, BS.ENG.2, BS.ENG.5, BS.ENG.6, BS.DWN.2, BS.GAP.67, BS.GAP.68, BS.REP.1,
BS.REP.2, BS.GAP.65, BS.GAP.66.
"""

from engine.games.battlesuit.kernel.board.places import lift
from engine.games.battlesuit.kernel.board.soldiers import has_ability, is_good_order, note, note_all, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import (
    BOXES,
    NOBODY,
    SHUT_DOWN_MARKERS,
    SIX_SIDES,
    TWELVE_SIDES,
    Ability,
    Morale,
    Place,
)
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Outcome, Repairs, Shaken
from engine.games.battlesuit.kernel.legal.support import count_menders, may_repair_other, may_revive
from engine.games.battlesuit.kernel.numbers.results import boxes_mended, clears_mine
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.questions import choose_engineer, choose_patient
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def reboot(game: Game, drone: int, result: int) -> bool:
    """Do to a shocked drone what its recovery check says; return whether it may act. Rules: BS.DRN.7 to BS.DRN.9."""
    if result == Outcome.STUNNED:
        return False
    if result == Outcome.PANIC:
        shut_down(game, drone)
        return False
    if game.soldiers.shut_down[drone] > 1:
        game.soldiers.shut_down[drone] -= 1
        note(game, Event.SHUT_DOWN, drone, NOBODY, game.soldiers.shut_down[drone], 0, 0)
        return False
    game.soldiers.shut_down[drone] = 0
    game.soldiers.morale[drone] = Morale.STEADY
    game.soldiers.recovering[drone] = Shaken.STILL_SHAKEN if result == Outcome.SHAKEN else Shaken.RECOVERED
    return True


def shut_down(game: Game, drone: int) -> None:
    """Shut a drone down; one that is shut down already goes off-line, and is no loss. Rules: BS.DRN.8, BS.DRN.9."""
    if game.soldiers.shut_down[drone] > 0:
        lift(game, drone)
        game.soldiers.place[drone] = Place.OFF_LINE
        note(game, Event.OFF_LINE, drone, NOBODY, 0, 0, 0)
        return
    game.soldiers.shut_down[drone] = SHUT_DOWN_MARKERS
    note(game, Event.SHUT_DOWN, drone, NOBODY, SHUT_DOWN_MARKERS, 0, 0)


def is_mended(game: Game, soldier: int) -> bool:
    """Let a player have an engineer repair a soldier that is activated; return whether it did. Rule: BS.ENG.1."""
    if game.battle.reorganising[side_of(soldier)] or not is_good_order(game, soldier):
        return False
    if count_menders(game, soldier) == 0:
        return False
    prepare(game, side_of(soldier))
    choose_engineer(game, side_of(soldier), soldier)
    helper: int = game.choice.target
    if helper == NOBODY:
        return False
    if not may_repair_other(game, helper, soldier):
        refuse_answer(game.answers, game.forces.policy[side_of(soldier)])
        return False
    mend(game, helper, soldier, game.choice.amount)
    return True


def revive(game: Game, helper: int) -> None:
    """Let a player help up a down soldier. Rules: BS.DWN.2, BS.GAP.68."""
    prepare(game, side_of(helper))
    choose_patient(game, side_of(helper), helper)
    patient: int = game.choice.target
    if patient != NOBODY and may_revive(game, helper, patient):
        mend(game, helper, patient, game.choice.amount)
    elif patient != NOBODY:
        refuse_answer(game.answers, game.forces.policy[side_of(helper)])


def mend(game: Game, helper: int, patient: int, manner: int) -> None:
    """Restore boxes, surely or by a die; both soldiers are complete. Rules: BS.ENG.1, BS.ENG.2, BS.GAP.67."""
    hits: int = game.soldiers.hits[patient]
    boxes: int = 1
    die: int = 0
    if manner != Repairs.BY_ITSELF and manner != Repairs.BY_DIE:
        refuse_answer(game.answers, game.forces.policy[side_of(helper)])
    if not has_ability(game, helper, Ability.REPAIRS):
        boxes = min(game.numbers.crusader_revives, hits)
    elif manner == Repairs.BY_DIE:
        die = throw(game, side_of(helper), helper, Draw.REPAIR, SIX_SIDES, -game.soldiers.hits[helper])
        boxes = boxes_mended(game.numbers, die, game.soldiers.hits[helper], hits)
    game.soldiers.hits[patient] = min(max(hits - boxes, 0), BOXES)
    game.soldiers.complete[helper] = 1
    game.soldiers.complete[patient] = 1
    note_all(
        game, Event.MEND, helper, patient, hits - game.soldiers.hits[patient], game.soldiers.hits[patient], die, 0, 0
    )


def clears_point(game: Game, soldier: int) -> bool:
    """Let an engineer that has entered a mined point try to take the mine away; return whether it is gone.

    Rule: BS.ENG.5.
    """
    if not has_ability(game, soldier, Ability.CLEARS_MINES):
        return False
    die: int = throw(game, side_of(soldier), soldier, Draw.MINE_CLEARANCE, TWELVE_SIDES, 0)
    return clears_mine(die, game.soldiers.hits[soldier])


def repairs_itself(die: int, hits: int) -> bool:
    """Return whether a roll restores a box of a soldier with so many hits. Rule: BS.REP.2."""
    return die > hits


def repair(game: Game, soldier: int) -> None:
    """Let a soldier try to restore one of its boxes. Rule: BS.REP.2."""
    die: int = throw(game, side_of(soldier), soldier, Draw.REPAIR, game.numbers.repair_die, 0)
    works: bool = repairs_itself(die, game.soldiers.hits[soldier])
    if works:
        game.soldiers.hits[soldier] -= 1
    note(game, Event.REPAIR, soldier, NOBODY, 1 if works else 0, game.soldiers.hits[soldier], 0)
