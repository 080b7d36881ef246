"""The cards: weapons in hand, action points, and damage on their cells. Rules: IN.GAP.36, IN.HOUSE.2."""

from engine.games.infantry.kernel.codes import CARD_CELLS, NOBODY, RINGS, SLOTS, ArcEnd, Event, GunDeed, Harm, State
from engine.games.infantry.kernel.numbers.harm import crossed_cells, take_bludgeoning, take_lethal
from engine.games.infantry.kernel.numbers.steps import turn_ap
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_fighting, note, note_long


def weapon_in(game: Game, person: int, slot: int) -> int:
    """Return the weapon in a section of a card, NOBODY for none."""
    return game.battle.weapon[person * SLOTS + slot]


def load_arms(game: Game, weapon: int) -> None:
    """Fill `game.arms` with a weapon."""
    game.arms.type = game.arsenal.type[weapon]
    game.arms.filling = game.arsenal.filling[weapon]
    game.arms.ap = game.arsenal.ap[weapon]
    game.arms.ammo = game.arsenal.ammo[weapon]
    game.arms.short_dots = game.arsenal.short_dots[weapon]
    game.arms.long_dots = game.arsenal.long_dots[weapon]
    game.arms.mode = game.arsenal.mode[weapon]
    game.arms.crew = game.arsenal.crew[weapon]
    game.arms.rings = game.arsenal.rings[weapon]
    for ring in range(RINGS):
        game.arms.ring[ring] = game.arsenal.ring[weapon * RINGS + ring]


def load_marks(game: Game, person: int) -> None:
    """Fill `game.marks` with the marks on a card."""
    for cell in range(CARD_CELLS):
        game.marks.hp[cell] = game.battle.hp[person * CARD_CELLS + cell]
        game.marks.armor[cell] = game.battle.armor[person * CARD_CELLS + cell]


def keep_marks(game: Game, person: int) -> None:
    """Write `game.marks` on a card."""
    for cell in range(CARD_CELLS):
        game.battle.hp[person * CARD_CELLS + cell] = game.marks.hp[cell]
        game.battle.armor[person * CARD_CELLS + cell] = game.marks.armor[cell]


def crossed_on(game: Game, person: int) -> int:
    """Return how many HP cells of a trooper are crossed out. Rule: IN.HOUSE.2."""
    load_marks(game, person)
    return crossed_cells(game.numbers, game.marks)


def fresh_ap(game: Game, person: int) -> int:
    """Return the AP that a trooper has at the start of its turn. Rule: IN.GAP.36."""
    crossed: int = crossed_on(game, person)
    return turn_ap(game.numbers, crossed, game.forces.armor_ap[person], game.forces.experience[person])


def armor_hits_on(game: Game) -> int:
    """Return how many hits the armour in `game.marks` has taken."""
    found: int = 0
    for cell in range(CARD_CELLS):
        found += max(0, game.marks.armor[cell])
    return found


def hurt(game: Game, person: int, points: int, harm: int) -> None:
    """Do points of damage to a trooper, one at a time, and let it die of them. Rules: IN.ARM.3, IN.HOUSE.2."""
    if points <= 0 or not is_fighting(game, person):
        return
    load_marks(game, person)
    before: int = armor_hits_on(game)
    for _ in range(points):
        if harm == Harm.BLUDGEONING:
            take_bludgeoning(game.numbers, game.marks)
        else:
            take_lethal(game.numbers, game.marks)
    keep_marks(game, person)
    crossed: int = crossed_cells(game.numbers, game.marks)
    halved: int = 1 if crossed < game.numbers.cells and game.marks.hp[crossed] != 0 else 0
    note_long(game, Event.DAMAGE, person, NOBODY, points, harm, crossed, halved, armor_hits_on(game) - before)
    if crossed >= game.numbers.cells:
        die(game, person)


def die(game: Game, person: int) -> None:
    """Take a dead trooper off the map. Rules: IN.MOR.1, IN.GAP.42, IN.HOUSE.2, IN.HOUSE.9."""
    side: int = game.forces.side[person]
    end_arc(game, person, ArcEnd.FELL)
    leave_gun(game, person)
    note(game, Event.DEAD, person, NOBODY, game.forces.value[person], 0, 0)
    game.battle.state[person] = State.DEAD
    game.battle.ap[person] = 0
    game.battle.lost[side] += game.forces.value[person]
    game.battle.kills[1 - side] += 1
    squad: int = game.forces.squad[person]
    game.battle.fallen[squad] += 1
    if game.rulings.leader_counts or not game.forces.leads[person]:
        game.battle.dead[squad] += 1


def leave_gun(game: Game, person: int) -> None:
    """Let a trooper lose control of its crewed weapon, which stays on the dot. Rules: IN.CRW.8, IN.GAP.5."""
    gun: int = game.battle.gun[person]
    if gun == NOBODY:
        return
    if not game.battle.gun_stands[gun]:
        game.battle.gun_column[gun] = game.battle.column[person]
        game.battle.gun_row[gun] = game.battle.row[person]
        game.battle.gun_tunnel[gun] = game.battle.tunnel[person]
    game.battle.gun_holder[gun] = NOBODY
    game.battle.gun[person] = NOBODY
    note_long(game, Event.GUN, person, gun, GunDeed.LEFT, game.forces.gun[gun], 0, 0, game.battle.ap[person])


def end_arc(game: Game, person: int, cause: int) -> None:
    """Take a trooper's arc off the map, if it has one. Rule: IN.HOUSE.4."""
    if game.battle.arc[person]:
        game.battle.arc[person] = 0
        note(game, Event.ARC_ENDS, person, NOBODY, cause, 0, 0)
