"""How the heuristic player uses smoke: between it and whoever covers the open dots it has to cross."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import (
    NOBODY,
    NOWHERE,
    SLOTS,
    Action,
    Slot,
)
from engine.games.infantry.kernel.numbers.blasts import filling_of
from engine.games.infantry.kernel.numbers.codes import Filling
from engine.games.infantry.kernel.numbers.lines import walk_line
from engine.games.infantry.kernel.players.heuristic.aims import way_to
from engine.games.infantry.kernel.players.heuristic.clock import CAREFUL
from engine.games.infantry.kernel.players.heuristic.dangers import reaction_harm
from engine.games.infantry.kernel.players.heuristic.steps import SQUARE, points_at
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms, weapon_in
from engine.games.infantry.kernel.standing.ground import dot_of
from engine.games.infantry.kernel.standing.people import is_enemy

THROW_DOTS = 4


def chooses_smoke(game: Game, person: int, foe: int) -> bool:
    """Choose to throw smoke before whoever covers the way to an enemy; return whether that can be done."""
    slot: int = smoke_slot(game, person)
    if slot == NOBODY or game.battle.tunnel[person] != NOWHERE:
        return False
    watcher: int = watcher_of_way(game, person, foe)
    if watcher == NOBODY:
        return False
    column: int = game.battle.column[watcher]
    walk_line(game.line, game.battle.column[person], game.battle.row[person], column, game.battle.row[watcher])
    at: int = max(0, min(game.line.count, THROW_DOTS, game.battle.ap[person]) - 1)
    clear_choice(game)
    game.choice.action = Action.EXPLOSIVE
    game.choice.slot = slot
    game.choice.column = game.line.column[at]
    game.choice.row = game.line.row[at]
    return not game.battle.smoke[dot_of(game, game.choice.column, game.choice.row)] and is_legal(game, person)


def smoke_slot(game: Game, person: int) -> int:
    """Return a section with a smoke grenade, NOBODY for none."""
    for slot in range(Slot.GRENADES, SLOTS):
        weapon: int = weapon_in(game, person, slot)
        if weapon != NOBODY and game.battle.rounds[person * SLOTS + slot] != 0:
            load_arms(game, weapon)
            if filling_of(game.arms) == Filling.SMOKE:
                return slot
    return NOBODY


def watcher_of_way(game: Game, person: int, foe: int) -> int:
    """Return who would do a trooper most harm on its next step to an enemy; NOBODY if nobody would do much."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    best: int = NOBODY
    least: int = way_to(game, person, foe, column, row)
    for place in range(SQUARE):
        points_at(game, column + place % 3 - 1, row + place // 3 - 1)
        if is_legal(game, person) and way_to(game, person, foe, game.choice.column, game.choice.row) < least:
            least = way_to(game, person, foe, game.choice.column, game.choice.row)
            best = place
    return NOBODY if best == NOBODY else watcher_of(game, person, column + best % 3 - 1, row + best // 3 - 1)


def watcher_of(game: Game, person: int, column: int, row: int) -> int:
    """Return the enemy whose arc would do a trooper most harm on a dot; NOBODY if none would do much."""
    from_column: int = game.battle.column[person]
    from_row: int = game.battle.row[person]
    game.battle.column[person] = column
    game.battle.row[person] = row
    found: int = NOBODY
    most: int = CAREFUL
    for enemy in range(game.forces.people):
        harm: int = reaction_harm(game, enemy, person) if is_enemy(game, person, enemy) else 0
        if harm > most:
            most = harm
            found = enemy
    game.battle.column[person] = from_column
    game.battle.row[person] = from_row
    return found
