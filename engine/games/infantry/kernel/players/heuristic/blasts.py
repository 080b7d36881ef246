"""How the heuristic player uses explosives: at the enemy whom it hits best, with no friend near."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.blasts.declaring import distance_to, hand_faults, number_at
from engine.games.infantry.kernel.codes import LAUNCH, NOBODY, SLOTS
from engine.games.infantry.kernel.numbers.blasts import filling_of
from engine.games.infantry.kernel.numbers.codes import SMOKES
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms, weapon_in
from engine.games.infantry.kernel.standing.people import is_enemy, is_fighting

GOOD_BLAST = 9


def chooses_blast(game: Game, person: int) -> bool:
    """Choose an explosive that does damage at an enemy; return whether there is one to use."""
    for slot in range(SLOTS):
        if hand_faults(game, person, slot, False) == 0 and filling_of(game.arms) != SMOKES:
            target: int = blast_target(game, person, slot)
            if target != NOBODY:
                aims_at(game, slot, target)
                return is_legal(game, person)
    return False


def blast_target(game: Game, person: int, slot: int) -> int:
    """Return the enemy at whom the weapon of a section is used best, NOBODY if at none."""
    found: int = NOBODY
    least: int = GOOD_BLAST + 1
    for target in range(game.forces.people):
        if is_enemy(game, person, target) and is_clear(game, person, slot, target):
            aims_at(game, slot, target)
            if is_legal(game, person):
                load_arms(game, weapon_in(game, person, slot))
                column: int = game.battle.column[target]
                number: int = number_at(game, person, column, game.battle.row[target], False)
                if number < least:
                    least = number
                    found = target
    return found


def aims_at(game: Game, slot: int, target: int) -> None:
    """Choose to use the weapon of a section at somebody's dot."""
    clear_choice(game)
    game.choice.action = LAUNCH
    game.choice.slot = slot
    game.choice.column = game.battle.column[target]
    game.choice.row = game.battle.row[target]


def is_clear(game: Game, person: int, slot: int, target: int) -> bool:
    """Return whether no friend, nor the trooper itself, is within the rings around somebody, and one dot more."""
    rings: int = game.arsenal.rings[weapon_in(game, person, slot)]
    column: int = game.battle.column[target]
    row: int = game.battle.row[target]
    for friend in range(game.forces.people):
        same_side: bool = game.forces.side[friend] == game.forces.side[person]
        if same_side and is_fighting(game, friend) and distance_to(game, friend, column, row) <= rings:
            return False
    return True
