"""Where troopers may be set down. Rules: IN.GAP.39, IN.HOUSE.10."""

from engine.games.infantry.kernel.acting.choices import clear_choice
from engine.games.infantry.kernel.chance import throw_two
from engine.games.infantry.kernel.codes import (
    BEARINGS,
    CARD_CELLS,
    NOBODY,
    NOWHERE,
    PEOPLE,
    SIDE_A,
    SIDE_B,
    SIDES,
    SLOTS,
    Draw,
    Event,
    Slot,
    State,
)
from engine.games.infantry.kernel.firing.guns import stand_gun
from engine.games.infantry.kernel.questions import choose_place
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import weapon_in
from engine.games.infantry.kernel.standing.people import first_place, is_place, note, note_side


def begin_battle(game: Game) -> None:
    """Lay out fresh cards, find who has the first turn, and set everybody down. Rules: IN.HOUSE.1, IN.HOUSE.10."""
    game.battle.winner = NOBODY
    game.battle.acting = NOBODY
    for person in range(game.forces.people):
        fresh_card(game, person)
    for side in range(SIDES):
        note_strength(game, side)
    find_first(game)
    deploy(game, 1 - game.battle.side)
    deploy(game, game.battle.side)


def fresh_card(game: Game, person: int) -> None:
    """Lay out the card of a trooper, with the first weapon it has in hand. Rules: IN.HOUSE.2, IN.HOUSE.10."""
    game.battle.tunnel[person] = NOWHERE
    for cell in range(CARD_CELLS):
        game.battle.armor[person * CARD_CELLS + cell] = game.forces.armor[person * CARD_CELLS + cell]
    for slot in range(SLOTS):
        game.battle.weapon[person * SLOTS + slot] = game.forces.weapon[person * SLOTS + slot]
        game.battle.rounds[person * SLOTS + slot] = game.forces.rounds[person * SLOTS + slot]
    game.battle.active[person] = first_slot(game, person)
    has_gun: bool = game.forces.gun[person] != NOBODY
    game.battle.gun[person] = person if has_gun else NOBODY
    game.battle.gun_holder[person] = person if has_gun else NOBODY


def first_slot(game: Game, person: int) -> int:
    """Return the section of the weapon that a trooper begins with in hand: the primary one. Rule: IN.HOUSE.10."""
    if weapon_in(game, person, Slot.PRIMARY) == NOBODY and game.forces.gun[person] == NOBODY:
        if weapon_in(game, person, Slot.SECONDARY) != NOBODY:
            return Slot.SECONDARY
        if weapon_in(game, person, Slot.MOUNTED) != NOBODY:
            return Slot.MOUNTED
        if weapon_in(game, person, Slot.OTHER) != NOBODY:
            return Slot.OTHER
    return Slot.PRIMARY


def note_strength(game: Game, side: int) -> None:
    """Note how many troopers of how many PV a side has. Rule: IN.HOUSE.8."""
    people: int = 0
    value: int = 0
    for person in range(game.forces.people):
        if game.forces.side[person] == side:
            people += 1
            value += game.forces.value[person]
    note_side(game, Event.BEGINS, side, people, value, game.forces.budget, 0, 0)


def find_first(game: Game) -> None:
    """Find who has the first turn: as the scenario says, else A, or by two dice. Rules: IN.HOUSE.1, IN.HOUSE.10."""
    game.battle.side = SIDE_A
    total_a: int = 0
    total_b: int = 0
    if game.forces.first != NOBODY:
        game.battle.side = game.forces.first
    elif game.rulings.first_by_roll:
        while total_a == total_b:
            total_a = throw_two(game, PEOPLE + SIDE_A, Draw.FIRST_TURN)
            total_b = throw_two(game, PEOPLE + SIDE_B, Draw.FIRST_TURN)
        game.battle.side = SIDE_A if total_a > total_b else SIDE_B
    game.battle.first = game.battle.side
    note_side(game, Event.FIRST, game.battle.side, total_a, total_b, 0, 0, 0)


def deploy(game: Game, side: int) -> None:
    """Set the troopers of a side down, one by one. Rule: IN.HOUSE.10."""
    for person in range(game.forces.people):
        if game.forces.side[person] == side:
            clear_choice(game)
            choose_place(game, side, person)
            if not is_place(game, side, game.choice.column, game.choice.row):
                game.answers.refused = 1
                first_place(game, side)
            set_down(game, person)


def set_down(game: Game, person: int) -> None:
    """Set a trooper down on the chosen dot."""
    game.battle.state[person] = State.FIGHTING
    game.battle.column[person] = game.choice.column
    game.battle.row[person] = game.choice.row
    note(game, Event.PLACED, person, NOBODY, game.choice.column, game.choice.row, game.forces.gun[person])
    if game.battle.gun[person] != NOBODY and game.forces.set_up[game.forces.side[person]]:
        stand_gun(game, person, max(0, min(BEARINGS - 1, game.choice.bearing)), 0)
