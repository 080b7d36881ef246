"""How a battle goes: where troopers may be set down, turns of both sides, and the end.

Rules: IN.GAP.29, IN.GAP.38, IN.GAP.39, IN.HOUSE.1, IN.HOUSE.10.
"""

from engine.games.infantry.kernel.acting.actions import act, move_on
from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.acting.morale import check_morale, check_squads, drive
from engine.games.infantry.kernel.blasts.launching import resolve_declared
from engine.games.infantry.kernel.blasts.smoke import clear_smoke, grow_smoke
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
    ArcEnd,
    Draw,
    Event,
    Slot,
    StartStep,
    State,
)
from engine.games.infantry.kernel.firing.guns import stand_gun
from engine.games.infantry.kernel.moving.hazards import burn_at_end, burn_at_start, change_fires, struggle
from engine.games.infantry.kernel.questions import choose_action, choose_place, choose_trooper
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import end_arc, fresh_ap, weapon_in
from engine.games.infantry.kernel.standing.objectives import note_objectives, note_total, score
from engine.games.infantry.kernel.standing.people import (
    count_ready,
    end_last_turn,
    first_place,
    is_crowded,
    is_fighting,
    is_place,
    is_ready,
    judge,
    note,
    note_result,
    note_side,
    note_standing,
)


def begin_battle(game: Game) -> None:
    """Lay out fresh cards, find who has the first turn, and set everybody down. Rules: IN.HOUSE.1, IN.HOUSE.10."""
    game.battle.winner = NOBODY
    game.battle.acting = NOBODY
    for person in range(game.forces.people):
        fresh_card(game, person)
    for side in range(SIDES):
        note_strength(game, side)
    note_objectives(game)
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


START_STEPS = 3


def play_turn(game: Game, first: int) -> None:
    """Play a game turn: the turn of one side, then that of the other. Rules: IN.GAP.29, IN.HOUSE.1."""
    game.battle.turn += 1
    note_side(game, Event.TURN, NOBODY, game.battle.turn, game.forces.turns, 0, 0, 0)
    begin_turn(game)
    judge(game)
    if game.battle.over == 0:
        play_side(game, first)
    if game.battle.over == 0:
        play_side(game, 1 - first)


def play_side(game: Game, side: int) -> None:
    """Play a side's turn. Rule: IN.HOUSE.1."""
    game.battle.side = side
    note_side(game, Event.SIDE_TURN, side, game.battle.turn, 0, 0, 0, 0)
    begin_side(game, side)
    judge(game)
    rally(game, side)
    while game.battle.over == 0 and game.log.full == 0 and count_ready(game, side) > 0:
        clear_choice(game)
        choose_trooper(game, side)
        person: int = game.choice.target
        if person == NOBODY:
            break
        if not is_ready(game, side, person):
            game.answers.refused = 1
            note_side(game, Event.REFUSED, side, 0, 0, 0, 0, 0)
            break
        activate(game, side, person)
    if game.battle.over == 0:
        end_side(game, side)


def rally(game: Game, side: int) -> None:
    """Let the shaken of a side act first, in their order. Rule: IN.GAP.28."""
    for person in range(game.forces.people):
        if is_ready(game, side, person) and game.battle.shaken[person] and game.battle.over == 0:
            activate(game, side, person)


def end_side(game: Game, side: int) -> None:
    """End a side's turn: smoke grows, fire burns, explosions go off, morale is checked. Rule: IN.HOUSE.1."""
    grow_smoke(game, side)
    burn_at_end(game, side)
    judge(game)
    if game.battle.over == 0:
        resolve_declared(game)
        judge(game)
    if game.battle.over == 0:
        check_squads(game)
        judge(game)


def begin_turn(game: Game) -> None:
    """Begin a game turn: fires go out, smoke goes, and fire hurts, as the rules order it. Rule: IN.GAP.49."""
    for step in range(START_STEPS):
        if game.rulings.start_order[step] == StartStep.FIRES_OUT:
            change_fires(game)
        elif game.rulings.start_order[step] == StartStep.SMOKE:
            clear_smoke(game)
        else:
            burn_at_start(game)


def begin_side(game: Game, side: int) -> None:
    """Give a side fresh AP, end its arcs, and let the enemy's fire anew. Rule: IN.HOUSE.1, IN.HOUSE.4."""
    for person in range(game.forces.people):
        game.battle.arc_attacks[person] = 0
        game.battle.gun_fired[person] = 0
        game.battle.burnt[person] = 0
        if game.forces.side[person] == side and is_fighting(game, person):
            end_arc(game, person, ArcEnd.LAPSED)
            game.battle.ap[person] = fresh_ap(game, person)
            game.battle.moved[person] = 0
            game.battle.stepped[person] = 0
            game.battle.laid[person] = 0
            game.battle.done[person] = 0
            if game.battle.shaken[person]:
                check_morale(game, person, True)
            if game.battle.caught[person]:
                struggle(game, person)


def activate(game: Game, side: int, person: int) -> None:
    """Let a trooper spend its AP, one action after another, until it ends its turn. Rules: IN.GAP.28, IN.HOUSE.1."""
    game.battle.acting = person
    note(game, Event.ACTIVATED, person, NOBODY, game.battle.ap[person], 0, 0)
    if game.battle.shaken[person]:
        drive(game, person)
        judge(game)
    while is_ready(game, side, person) and game.battle.over == 0 and game.log.full == 0:
        clear_choice(game)
        choose_action(game, side, person)
        if is_legal(game, person):
            act(game, person)
        else:
            refuse(game, person)
        judge(game)
    game.battle.acting = NOBODY


def refuse(game: Game, person: int) -> None:
    """Refuse what was chosen: it is taken as the end of the trooper's turn. Rule: IN.GAP.39."""
    game.answers.refused = 1
    game.battle.refused += 1
    note(game, Event.REFUSED, person, NOBODY, game.choice.action, 0, 0)
    if is_crowded(game, person):
        move_on(game, person)
    else:
        game.battle.done[person] = 1


def end_turn(game: Game) -> None:
    """End a game turn: how things stand, what is scored, and whether that was the last. Rule: IN.HOUSE.11."""
    note_standing(game)
    if game.battle.over == 0:
        score(game)
    note_total(game)
    end_last_turn(game)


def play(game: Game) -> None:
    """Fight to the end. Rules: IN.HOUSE.1, IN.HOUSE.9 to IN.HOUSE.11."""
    begin_battle(game)
    judge(game)
    while game.battle.over == 0 and game.log.full == 0:
        play_turn(game, game.battle.first)
        end_turn(game)
    note_result(game)
