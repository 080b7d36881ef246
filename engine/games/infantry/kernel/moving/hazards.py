"""What dots do to those on them: fire that spreads, and wire that holds. Rules: IN.INC.7, IN.WIR.2, IN.GAP.49."""

from engine.games.infantry.kernel.chance import SIX, throw, throw_sum
from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, Draw, Event, Harm, Land
from engine.games.infantry.kernel.numbers.steps import fire_damage, fire_out_turn, wire_catches
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import fresh_ap, hurt
from engine.games.infantry.kernel.standing.people import dot_of, is_fighting, is_on_map, land_at, note, note_side


def light_fire(game: Game, column: int, row: int) -> None:
    """Let a dot catch fire, or burn on. Rules: IN.INC.7, IN.GAP.11."""
    dot: int = dot_of(game, column, row)
    out: int = fire_out_turn(game.numbers, game.battle.turn)
    if game.battle.fire[dot] != out:
        game.battle.fire[dot] = out
        note_side(game, Event.BURNS, NOBODY, column, row, out, 0, 0)


def change_fires(game: Game) -> None:
    """Put out the fires whose time has come, and let the others spread where they do. Rules: IN.GAP.11, IN.GAP.49."""
    for row in range(game.ground.height):
        for column in range(game.ground.width):
            dot: int = dot_of(game, column, row)
            if game.battle.fire[dot] and game.battle.fire[dot] <= game.battle.turn:
                game.battle.fire[dot] = 0
                note_side(game, Event.FIRE_OUT, NOBODY, column, row, 0, 0, 0)
    if game.rulings.fire_spreads:
        spread_fires(game)


def spread_fires(game: Game) -> None:
    """Let fires that were lit before this turn go over to vegetation around them. Rule: IN.GAP.11."""
    new: int = fire_out_turn(game.numbers, game.battle.turn)
    for row in range(game.ground.height):
        for column in range(game.ground.width):
            fire: int = game.battle.fire[dot_of(game, column, row)]
            if fire and fire != new:
                spread_from(game, column, row)


def spread_from(game: Game, column: int, row: int) -> None:
    """Let a fire go over to the dots of vegetation around it that do not burn. Rule: IN.GAP.11."""
    for beside_row in range(row - 1, row + 2):
        for beside in range(column - 1, column + 2):
            if is_on_map(game, beside, beside_row) and not game.battle.fire[dot_of(game, beside, beside_row)]:
                land: int = land_at(game, beside, beside_row)
                if land == Land.LIGHT_VEGETATION or land == Land.HEAVY_VEGETATION:
                    light_fire(game, beside, beside_row)


def is_in_fire(game: Game, person: int) -> bool:
    """Return whether a trooper stands on a burning dot."""
    if not is_fighting(game, person) or game.battle.tunnel[person] != NOWHERE:
        return False
    return game.battle.fire[dot_of(game, game.battle.column[person], game.battle.row[person])] > 0


def burn_on_entry(game: Game, person: int) -> None:
    """Hurt a trooper who has stepped onto a burning dot. Rule: IN.INC.9."""
    entered: int = game.battle.burnt[person]
    game.battle.burnt[person] = entered + 1
    burn(game, person, fire_damage(game.numbers, entered + 1, False) - fire_damage(game.numbers, entered, False))


def burn_at_end(game: Game, side: int) -> None:
    """Hurt the troopers of a side whose movement has ended on a burning dot. Rules: IN.INC.10, IN.GAP.11."""
    for person in range(game.forces.people):
        if game.forces.side[person] == side and is_in_fire(game, person):
            entered: int = game.battle.burnt[person]
            burn(game, person, fire_damage(game.numbers, entered, True) - fire_damage(game.numbers, entered, False))


def burn_at_start(game: Game) -> None:
    """Hurt those who stand in fire when a game turn begins, whoever they are. Rules: IN.GAP.49, IN.GAP.58."""
    for person in range(game.forces.people):
        if is_in_fire(game, person):
            burn(game, person, game.rulings.fire_start)


def burn(game: Game, person: int, points: int) -> None:
    """Do points of damage of fire to a trooper. Rules: IN.INC.9, IN.INC.10."""
    if points > 0:
        note(game, Event.FIRE_HURTS, person, NOBODY, points, 0, 0)
        hurt(game, person, points, Harm.LETHAL)


def tear_at(game: Game, person: int) -> None:
    """Hurt a trooper who is in wire, and find whether it is caught. Rules: IN.WIR.2, IN.WIR.3."""
    hurt(game, person, throw_sum(game, person, Draw.WIRE, game.numbers.wire_dice), Harm.BLUDGEONING)
    if is_fighting(game, person):
        game.battle.caught[person] = 1 if wire_catches(game.numbers, throw(game, person, Draw.WIRE, SIX)) else 0
        note(game, Event.WIRE, person, NOBODY, game.battle.caught[person], 0, 0)


def struggle(game: Game, person: int) -> None:
    """Let a trooper who is caught try to get free, and find its AP anew. Rules: IN.WIR.4, IN.GAP.21."""
    tear_at(game, person)
    if is_fighting(game, person):
        game.battle.ap[person] = fresh_ap(game, person)
        if not game.battle.caught[person] and not game.rulings.wire_freed_acts:
            game.battle.ap[person] = 0
