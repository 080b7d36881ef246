"""Bombs and mines that go off. Rules: BS.BMB.3 to BS.BMB.6, BS.MIN.5, BS.MIN.6, BS.GAP.86 to BS.GAP.89."""

from engine.games.battlesuit.kernel.actions.fire.harm import suffer
from engine.games.battlesuit.kernel.actions.fire.loss import eliminate
from engine.games.battlesuit.kernel.actions.fire.strengths import note_parts
from engine.games.battlesuit.kernel.actions.special.hiding import show
from engine.games.battlesuit.kernel.board.places import cover_of, is_airborne, next_point, occupant_of, points_apart
from engine.games.battlesuit.kernel.board.ruins import lay
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_on_map, note, note_all
from engine.games.battlesuit.kernel.chance import roll
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, STRUCTURE_SIDES, Detonation, Draw, Event, Terrain
from engine.games.battlesuit.kernel.numbers.blast import blast_reaches, set_blast_parts
from engine.games.battlesuit.kernel.numbers.resolution import resolve
from engine.games.battlesuit.kernel.players.observe import prove_card
from engine.games.battlesuit.kernel.records import Game


def go_off(game: Game, kind: int, dot: int, by: int) -> None:
    """Let a bomb or a mine of soldier `by`, or set off by it, go off on a point. Rules: BS.BMB.3, BS.MIN.5."""
    note(game, Event.BLAST, by, NOBODY, dot, kind, 0)
    if kind == Detonation.BOMB:
        destroy_all(game, dot, by)
        for way in range(DIRECTIONS):
            there: int = next_point(game, dot, way)
            if there != NOBODY:
                shake_structure(game, there, by)
    for side in range(2):
        for soldier in range(first_of(side), end_of(game, side)):
            if is_on_map(game, soldier):
                blast(game, kind, dot, soldier, by)


def destroy_all(game: Game, dot: int, by: int) -> None:
    """Destroy all that is on the very point of a bomb, who passes through as well. Rules: BS.BMB.3, BS.GAP.86."""
    for side in range(2):
        for soldier in range(first_of(side), end_of(game, side)):
            if is_on_map(game, soldier) and game.soldiers.dot[soldier] == dot:
                show(game, soldier, by)
                eliminate(game, soldier, by)
    was: int = game.land.terrain[dot]
    becomes: int = centre_after(was, game.special.bomb_always_slag)
    game.land.improved[dot] = 0
    if becomes != was:
        lay(game, dot, becomes)
        note_all(game, Event.SHATTERED, by, NOBODY, dot, was, becomes, 0, 0)


def centre_after(terrain: int, always_slag: int) -> int:
    """Return what a bomb leaves of the terrain of its point: a bunker less, slag, or the water there was.

    Rules: BS.BMB.3, BS.GAP.86.
    """
    if terrain == Terrain.WATER or terrain == Terrain.BRIDGE:
        return Terrain.WATER
    return Terrain.CLEAR if terrain == Terrain.BUNKER and not always_slag else Terrain.SLAG


def shake_structure(game: Game, dot: int, by: int) -> None:
    """Throw for a structure next to a bomb; who is in one that falls is out. Rule: BS.BMB.4."""
    was: int = game.land.terrain[dot]
    up_to: int = falls_up_to(game, was)
    if up_to == 0:
        return
    die: int = roll(game, by, Draw.STRUCTURE, STRUCTURE_SIDES)
    if die <= up_to:
        soldier: int = occupant_of(game, dot)
        if soldier != NOBODY and not is_airborne(game, soldier):
            show(game, soldier, by)
            eliminate(game, soldier, by)
        lay(game, dot, Terrain.RUBBLE)
    note_all(game, Event.SHATTERED, by, NOBODY, dot, was, game.land.terrain[dot], die, up_to)


def falls_up_to(game: Game, terrain: int) -> int:
    """Return the highest roll that destroys a structure next to a bomb; 0 for what is none. Rule: BS.BMB.4."""
    if terrain == Terrain.BUNKER:
        return game.special.bomb_bunker_up_to
    return game.special.bomb_building_up_to if terrain == Terrain.BUILDING or terrain == Terrain.BRIDGE else 0


def blast(game: Game, kind: int, dot: int, soldier: int, by: int) -> None:
    """Attack a soldier that a bomb or a mine reaches. Rules: BS.BMB.5, BS.BMB.6, BS.MIN.5, BS.GAP.88."""
    points: int = points_apart(game, dot, game.soldiers.dot[soldier])
    if not blast_reaches(game.numbers, kind, points):
        return
    show(game, soldier, by)
    game.attack.explosion = kind
    game.attack.range_points = points
    game.attack.target = game.forces.card[soldier]
    game.attack.target_hits = game.soldiers.hits[soldier]
    game.attack.cover = cover_of(game, soldier)
    game.attack.marine_defends = game.forces.marine[soldier]
    set_blast_parts(game.numbers, game.cards, game.attack)
    note_parts(game, by, soldier)
    game.attack.die = roll(game, soldier, Draw.BLAST, game.numbers.combat_die)
    resolve(game.numbers, game.cards, game.attack)
    strength: int = game.attack.strength
    note_all(game, Event.BLAST_ATTACK, by, soldier, strength, points, kind, game.attack.die, game.attack.modified_die)
    note(game, Event.STRUCK, by, soldier, game.attack.result, game.attack.harm, game.attack.hits)
    suffer(game, soldier, by)
    prove_card(game, soldier)
